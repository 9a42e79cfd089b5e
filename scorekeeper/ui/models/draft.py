"""The one draft that a house keeps, as one of several pages sees it."""

from __future__ import annotations

from scorekeeper.book.house import House
from scorekeeper.rules import Rules

__all__ = ["DraftPlace"]


class DraftPlace:
    """The place for a draft: what another page put there is never written over unasked."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen = house.draft

    @property
    def others(self) -> Rules | None:
        """The draft that another page put here since this one looked, or None."""
        now = self._house.draft
        return None if now == self._seen else now

    def look(self) -> None:
        """Take note of what is here: it may be written over."""
        self._seen = self._house.draft

    def keep(self, rules: Rules | None) -> None:
        """Put ``rules`` here; None clears the place."""
        self._house.keep_draft(rules)
        self._seen = rules

    def clear(self) -> None:
        """Take the own draft away, and leave another page's where it is."""
        if self.others is None:
            self.keep(None)
