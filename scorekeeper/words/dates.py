"""Dates as people say them."""

from __future__ import annotations

from datetime import datetime, timedelta

from scorekeeper.words.translation import _

__all__ = ["clock_time", "evening"]

NIGHT = timedelta(hours=5)
"""An evening ends when the sun comes up, not at midnight."""


def evening(started: str) -> str:
    """Return the evening a game belongs to, ``started`` being ``YYYY-MM-DD HH:MM:SS``.

    >>> evening("2026-07-12 20:15:00")
    'Sunday, 12 July 2026'
    >>> evening("2026-07-13 00:40:00")
    'Sunday, 12 July 2026'
    """
    day = datetime.fromisoformat(started) - NIGHT
    return _("{weekday}, {day} {month} {year}").format(
        weekday=_weekdays()[day.weekday()],
        day=day.day,
        month=_months()[day.month - 1],
        year=day.year,
    )


def clock_time(started: str) -> str:
    """Return the time of day, hours and minutes.

    >>> clock_time("2026-07-12 20:15:00")
    '20:15'
    """
    return datetime.fromisoformat(started).strftime("%H:%M")


def _weekdays() -> tuple[str, ...]:
    return (
        _("Monday"),
        _("Tuesday"),
        _("Wednesday"),
        _("Thursday"),
        _("Friday"),
        _("Saturday"),
        _("Sunday"),
    )


def _months() -> tuple[str, ...]:
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )
