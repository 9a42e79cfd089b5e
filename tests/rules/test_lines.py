"""Ready lines: a base and so much per unit, read from formulas and written as such."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules.lines import Amount, Unit, When, amount_of, formula_of, when_of
from scorekeeper.rules.scoring import NAMES, points

GOLDEN = json.loads((Path(__file__).parents[1] / "data/golden/scoring.json").read_text())["rows"]
LINES = sorted({formula for row in GOLDEN for _, formula in row["scoring"]})
halves = st.integers(-60, 60).map(lambda n: n / 2 if n % 2 else n // 2)
units = st.none() | st.sampled_from(Unit)


def env(bid: int, tricks: int) -> dict[str, int | str]:
    """Return every value a formula may ask for, for one hand of 9 cards."""
    zeros: dict[str, int | str] = {**dict.fromkeys(NAMES, 0), "trump": ""}
    return {**zeros, "bid": bid, "tricks": tricks, "cards": 9, "off": abs(bid - tricks)}


def plain_points(amount: Amount, bid: int, tricks: int) -> float:
    """Work out a line by hand."""
    off = abs(bid - tricks)
    each = {
        None: 0,
        Unit.TRICKS: tricks,
        Unit.BID: bid,
        Unit.CARDS: 9,
        Unit.OFF: off,
        Unit.BID_SQUARED: bid * bid,
        Unit.OFF_SQUARED: off * off,
        Unit.BID_TRIANGLE: sum(range(bid + 1)),
        Unit.OFF_TRIANGLE: sum(range(off + 1)),
    }
    return amount.base + amount.factor * each[amount.unit]


@given(halves, halves, units, st.integers(0, 9), st.integers(0, 9))
def test_a_line_pays_its_base_and_so_much_per_unit(base, factor, unit, bid, tricks):
    amount = Amount(base, factor, unit)
    paid = plain_points(amount, bid, tricks)
    if not (2 * paid).is_integer() if isinstance(paid, float) else False:
        return  # a quarter is refused by the language itself

    assert points((("1", formula_of(amount)),), env(bid, tricks)) == paid


@given(halves, halves.filter(bool), st.sampled_from(Unit))
def test_a_line_reads_back_as_it_was_written(base, factor, unit):
    amount = Amount(base, factor, unit)

    assert amount_of(formula_of(amount)) == amount


@given(halves)
def test_a_line_without_a_unit_is_its_base_alone(base):
    assert amount_of(formula_of(Amount(base, 3, None))) == Amount(base)
    assert amount_of(formula_of(Amount(base, 0, Unit.OFF))) == Amount(base)


@pytest.mark.parametrize("formula", LINES)
def test_a_formula_of_a_real_table_says_the_same_as_its_line(formula):
    amount = amount_of(formula)

    for bid in range(4):
        for tricks in range(4):
            paid = points((("1", formula),), env(bid, tricks))
            assert amount is None or paid == plain_points(amount, bid, tricks)


def test_nearly_every_line_of_a_real_table_is_a_ready_one():
    typed = [formula for formula in LINES if amount_of(formula) is None]

    assert typed == [
        "-5*(2**off - 1)",
        "-5*off + 5*tricks",
        "-bid - 10*off",
        "bid + cards",
        "tricks + (top - cards + 1)",
    ]


@pytest.mark.parametrize("formula", ["", "made", "10 + total", "10 + 5*", "1 0 + bid if x", "1.2"])
def test_what_says_something_else_is_no_ready_line(formula):
    assert amount_of(formula) is None


def test_a_condition_is_known_however_it_is_spelt():
    assert when_of("bid==0 and made") is When.MADE_ZERO
    assert when_of("made and bid == 0") is When.MADE_ZERO
    assert when_of("missed") is When.MISSED
    assert when_of("off >= 2") is None
