"""Which of the copies that are made by themselves are kept: the last days, the last weeks."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

__all__ = ["DAYS", "WEEKS", "rotated"]

DAYS = 7
"""Copies kept of the last days that have one."""
WEEKS = 4
"""Copies kept of the last weeks that have one: of each the last."""


def rotated(days: Iterable[date]) -> frozenset[date]:
    """Return the days whose copies stay.

    Days and weeks without a copy do not count: who plays once a month has seven months.

    >>> december = [date(2026, 12, day) for day in range(1, 32)]
    >>> [day.day for day in sorted(rotated(december))]
    [13, 20, 25, 26, 27, 28, 29, 30, 31]
    """
    newest_first = sorted(set(days), reverse=True)
    last_of_week: dict[tuple[int, int], date] = {}
    for day in newest_first:
        last_of_week.setdefault(day.isocalendar()[:2], day)
    return frozenset([*newest_first[:DAYS], *list(last_of_week.values())[:WEEKS]])
