"""Taps that were not meant: the second of a double tap, and those that came too late."""

from __future__ import annotations

from collections.abc import Callable, Hashable

__all__ = ["DOUBLE_TAP", "SURPRISE", "Taps"]

DOUBLE_TAP = 0.25
"""Seconds within which a second tap on the same spot is the same tap."""

SURPRISE = 0.5
"""Seconds after somebody else's entry in which a tap was meant for what stood before."""

LONG_AGO = float("-inf")


class Taps:
    """Remembers when what lies under the thumb became something else.

    ``tick`` counts seconds.
    """

    def __init__(self, tick: Callable[[], float]) -> None:
        self._tick = tick
        self._turned = self._surprised = LONG_AGO
        self._last: tuple[Hashable, float] | None = None

    def turn(self) -> None:
        """Take note that the pad or the buttons became others."""
        self._turned = self._tick()

    def surprise(self) -> None:
        """Take note that somebody else's entry came in."""
        self._surprised = self._tick()

    def forget(self) -> None:
        """Take the next tap as it comes: it follows an undo, or is a key on a keyboard."""
        self._turned, self._last = LONG_AGO, None

    def just_turned(self) -> bool:
        """Whether the pad or the buttons became others under the thumb a moment ago.

        A second tap of the same thumb was not meant for what stands there now.
        """
        return self._tick() - self._turned < DOUBLE_TAP

    def just_surprised(self) -> bool:
        """Whether somebody else's entry came in a moment ago.

        What was tapped had been another player's pad, or another entry to undo.
        """
        return self._tick() - self._surprised < SURPRISE

    def stands(self, tapped: Hashable) -> None:
        """Take note that what was tapped is saved and shown: saving may have taken its time."""
        self._last = (tapped, self._tick())

    def is_same(self, tapped: Hashable) -> bool:
        """Whether the same key was tapped a moment ago: then it was one tap.

        Between two taps on a number the pad has moved on to the next player, who did not bid.
        """
        now = self._tick()
        last, self._last = self._last, (tapped, now)
        return last is not None and last[0] == tapped and now - last[1] < DOUBLE_TAP
