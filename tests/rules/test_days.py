"""Which evening a time belongs to, and which days are meant by parts of one."""

from datetime import date

import pytest

from scorekeeper.rules.evening import DayParts, evening_of


@pytest.mark.parametrize(
    ("started", "evening"),
    [
        ("2026-07-12 20:15:00", date(2026, 7, 12)),
        ("2026-07-13 04:59:59", date(2026, 7, 12)),
        ("2026-07-13 05:00:00", date(2026, 7, 13)),
        ("2026-01-01 00:40:00", date(2025, 12, 31)),
        ("0001-01-01 00:00:00", date(1, 1, 1)),
    ],
)
def test_an_evening_ends_when_the_sun_comes_up(started, evening):
    assert evening_of(started) == evening


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (DayParts(), True),
        (DayParts(year=2026, month=7, day=12, weekday=7), True),
        (DayParts(weekday=7), True),
        (DayParts(weekday=1), False),
        (DayParts(year=2025, month=7), False),
    ],
)
def test_a_day_is_meant_by_all_that_was_said_of_it(said, meant):
    assert DayParts.suit(said, date(2026, 7, 12)) is meant
