"""Dates as people write them when they look for one."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules.evening import DayParts
from scorekeeper.words.dates import days_meant, evening

JULY_12 = DayParts(2026, 7, 12)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("2026", [DayParts(2026)]),
        ("2026-07", [DayParts(2026, 7)]),
        ("2026-07-12", [JULY_12]),
        ("2026/7/12", [JULY_12]),
        ("12.7.2026", [JULY_12]),
        ("12.07.26", [JULY_12]),
        ("12.7.", [DayParts(None, 7, 12)]),
        ("12.7", [DayParts(None, 7, 12)]),
        ("7/2026", [DayParts(2026, 7)]),
        ("31/7/2026", [DayParts(2026, 7, 31)]),
        ("7/31/2026", [DayParts(2026, 7, 31)]),
        ("12/7", [DayParts(None, 7, 12), DayParts(None, 12, 7)]),
        ("7/7", [DayParts(None, 7, 7)]),
        ("12", [DayParts(day=12)]),
        ("12th", [DayParts(day=12)]),
        ("12.", [DayParts(day=12)]),
        ("july", [DayParts(month=7)]),
        ("Jul,", [DayParts(month=7)]),
        ("ju", []),
        ("jun", [DayParts(month=6)]),
        ("sun", [DayParts(weekday=7)]),
        ("mar", [DayParts(month=3)]),
        ("7.31", []),
        ("2026-13", []),
        ("0", []),
        ("12x", []),
        ("Ann", []),
        ("", []),
    ],
)
def test_a_word_means_these_days(written, meant):
    assert list(days_meant(written)) == meant


@given(st.dates(date(2000, 1, 1), date(2099, 12, 31)))
def test_a_day_is_found_however_it_is_written(day):
    said = evening(f"{day} 20:00:00")
    numbers = (f"{day.day}.{day.month}.{day.year}", f"{day.month}/{day.day}/{day.year}", f"{day}")

    for written in (*said.split(), *numbers):
        assert any(meant.suit(day) for meant in days_meant(written)), written
    assert not any(meant.suit(day + timedelta(days=1)) for meant in days_meant(f"{day}"))
