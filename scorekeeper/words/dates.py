"""Dates as people say them, and as they write them when they look for one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime
from typing import Final

from scorekeeper.rules.evening import DayParts, evening_of
from scorekeeper.words.translation import _

__all__ = ["clock_time", "day", "day_and_time", "days_meant", "evening"]

SHORTEST: Final = 3
"""So many letters of a month or a weekday stand for it, as in “Jul” or “Sun”."""
LONGEST_MONTH: Final = 31
CENTURY: Final = 2000
"""Of a year that is written with two digits."""
_YEAR_FIRST: Final = re.compile(r"(\d{4})(?:[-./](\d{1,2})(?:[-./](\d{1,2}))?)?")
_YEAR_LAST: Final = re.compile(r"(?:(\d{1,2})([-./]))?(\d{1,2})[-./](\d{4})")
_DAY_AND_MONTH: Final = re.compile(r"(\d{1,2})([-./])(\d{1,2})(?:[-./](\d{2}))?")
_DAY: Final = re.compile(r"(\d{1,2})(\D*)")


def evening(started: str) -> str:
    """Return the evening a game belongs to, ``started`` being ``YYYY-MM-DD HH:MM:SS``.

    >>> evening("2026-07-12 20:15:00")
    'Sunday, 12 July 2026'
    >>> evening("2026-07-13 00:40:00")
    'Sunday, 12 July 2026'
    """
    return day(evening_of(started))


def day_and_time(at: str) -> str:
    """Return the very day and time something was done, at night too.

    >>> day_and_time("2026-07-13 00:40:00")
    'Monday, 13 July 2026, 00:40'
    """
    return _("{day}, {time}").format(
        day=day(datetime.fromisoformat(at).date()), time=clock_time(at)
    )


def day(of: date) -> str:
    """Return a day of the calendar.

    >>> day(date(2026, 7, 12))
    'Sunday, 12 July 2026'
    """
    return _("{weekday}, {day} {month} {year}").format(
        weekday=_weekdays()[of.weekday()],
        day=of.day,
        month=_months()[of.month - 1],
        year=of.year,
    )


def clock_time(started: str) -> str:
    """Return the time of day, hours and minutes.

    >>> clock_time("2026-07-12 20:15:00")
    '20:15'
    """
    return datetime.fromisoformat(started).strftime("%H:%M")


def days_meant(word: str, fold: Callable[[str], str] = str.casefold) -> tuple[DayParts, ...]:
    """Return all that one word of a date may mean; nothing where it is none.

    ``fold`` makes of a name what counts when it is written in more ways than one.

    >>> days_meant("12.7.2026")
    (DayParts(year=2026, month=7, day=12, weekday=None),)
    >>> days_meant("jul") == days_meant("July") == (DayParts(month=7),)
    True
    """
    said = fold(word).strip(".,;")
    return tuple(dict.fromkeys(days for days in _meant(said, fold) if _is_possible(days)))


def _meant(said: str, fold: Callable[[str], str]) -> Iterator[DayParts]:
    if found := _YEAR_FIRST.fullmatch(said):
        yield DayParts(*map(_number, found.groups()))
    elif found := _YEAR_LAST.fullmatch(said):
        first, sign, second, year = found.groups()
        yield from _in_either_order(first, sign, second, int(year))
    elif found := _DAY_AND_MONTH.fullmatch(said):
        first, sign, second, short = found.groups()
        yield from _in_either_order(first, sign, second, CENTURY + int(short) if short else None)
    elif found := _DAY.fullmatch(said):
        # Translators: what may follow the number of a day, as in “1st”; in a row.
        if not found[2] or found[2] in fold(_("st nd rd th")).split():
            yield DayParts(day=int(found[1]))
    elif len(said) >= SHORTEST:
        yield from (DayParts(month=number) for number in _starting(said, _months(), fold))
        yield from (DayParts(weekday=number) for number in _starting(said, _weekdays(), fold))


def _number(part: str | None) -> int | None:
    return None if part is None else int(part)


def _starting(said: str, names: tuple[str, ...], fold: Callable[[str], str]) -> Iterator[int]:
    return (number for number, name in enumerate(names, 1) if fold(name).startswith(said))


def _in_either_order(
    first: str | None, sign: str | None, second: str, year: int | None
) -> Iterator[DayParts]:
    """Yield a day and a month; some put the month first, but not with a full stop."""
    if first is None:
        yield DayParts(year, int(second))
        return
    yield DayParts(year, int(second), int(first))
    if sign != ".":
        yield DayParts(year, int(first), int(second))


def _is_possible(days: DayParts) -> bool:
    return (days.month is None or 1 <= days.month <= len(_months())) and (
        days.day is None or 1 <= days.day <= LONGEST_MONTH
    )


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
