"""Taps that were not meant: the second of a double tap, and those that came too late."""

from __future__ import annotations

from collections.abc import Callable

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
        self._bid: tuple[int, float] | None = None

    def turn(self) -> None:
        """Take note that the pad or the buttons became others."""
        self._turned = self._tick()

    def surprise(self) -> None:
        """Take note that somebody else's entry came in."""
        self._surprised = self._tick()

    def forget(self) -> None:
        """Take the next tap as it comes: it follows an undo, or is a key on a keyboard."""
        self._turned, self._bid = LONG_AGO, None

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

    def bid_stands(self, bid: int) -> None:
        """Take note that ``bid`` is saved and shown: saving may have taken its time."""
        self._bid = (bid, self._tick())

    def is_same_bid(self, bid: int) -> bool:
        """Whether the same number was tapped a moment ago: then it was one tap.

        Between the two the pad has moved on to the next player, who did not bid.
        """
        now = self._tick()
        last, self._bid = self._bid, (bid, now)
        return last is not None and last[0] == bid and now - last[1] < DOUBLE_TAP
