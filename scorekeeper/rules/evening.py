"""Evenings: the day that a time belongs to where people sit up late, and parts of such a day."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from scorekeeper.rules.values import dataclass

__all__ = ["NIGHT", "DayParts", "evening_of"]

NIGHT = timedelta(hours=5)
"""An evening ends when the sun comes up, not at midnight."""


def evening_of(started: str) -> date:
    """Return the day whose evening it was at ``started``, ``YYYY-MM-DD HH:MM:SS``.

    >>> evening_of("2026-07-13 00:40:00")
    datetime.date(2026, 7, 12)
    >>> evening_of("0001-01-01 00:00:00")
    datetime.date(1, 1, 1)
    """
    try:
        return (datetime.fromisoformat(started) - NIGHT).date()
    except OverflowError:  # there is no day before the first
        return date.min


@dataclass(frozen=True, slots=True)
class DayParts:
    """What somebody said of a day; None is what was left open.  Mondays are 1, Sundays 7."""

    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None

    def suit(self, day: date) -> bool:
        """Return whether ``day`` is one that was meant.

        >>> DayParts(month=7, weekday=7).suit(date(2026, 7, 12))
        True
        """
        said = (self.year, self.month, self.day, self.weekday)
        found = (day.year, day.month, day.day, day.isoweekday())
        return all(one in {None, other} for one, other in zip(said, found, strict=True))
