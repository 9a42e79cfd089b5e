"""Which copies stay: enough of the last days, and of the weeks before."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book.rotation import DAYS, WEEKS, rotated

days = st.sets(st.dates(date(2020, 1, 1), date(2030, 1, 1)), max_size=60)


@given(days)
def test_the_newest_days_stay_and_few_others(found):
    kept = rotated(found)

    assert kept <= found
    assert kept >= set(sorted(found)[-DAYS:])
    assert len(kept) <= DAYS + WEEKS


@given(days)
def test_what_stays_once_stays_when_it_is_asked_again(found):
    assert rotated(rotated(found)) == rotated(found)


def test_a_copy_a_day_for_a_year_leaves_a_week_and_four_weeks():
    kept = frozenset[date]()
    today = date(2026, 1, 1)
    for _ in range(365):
        kept = rotated({*kept, today})
        today += timedelta(days=1)

    yesterday = today - timedelta(days=1)
    ages = sorted((yesterday - day).days for day in kept)
    assert ages[:DAYS] == list(range(DAYS))
    assert all(21 <= age + yesterday.isoweekday() % 7 <= 28 for age in ages[-1:])


def test_who_plays_once_a_month_keeps_seven_months():
    months = [date(2026, month, 5) for month in range(1, 13)]

    assert rotated(months) == set(months[-7:])
