"""The plan: hand sizes met at real tables, and the limits of any."""

import json
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import plans

from scorekeeper.rules import CLASSIC, FormulaError, Plan, RuleError, Shape
from scorekeeper.rules.plan import MOST_HANDS, plan_formula, sizes

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "data/golden/plans.json").read_text(encoding="utf-8")
)
SHAPES = [Shape.UP, Shape.DOWN, Shape.UP_DOWN, Shape.DOWN_UP]


def golden_sizes(row):
    segments = tuple(map(tuple, row["segments"]))
    return sizes(Plan(Shape.SEGMENTS, row["M"], segments), row["P"], row["M"])


@pytest.mark.parametrize("row", GOLDEN["rows"], ids=lambda row: row["key"])
def test_a_plan_met_at_a_real_table_has_its_number_of_hands(row):
    found = golden_sizes(row)

    assert len(found) == row["hands"]
    assert max(found) == row["M"]
    assert min(found) >= 1


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("up", [*range(1, 16)]),
        ("down-up-ones-each", [*range(10, 1, -1), 1, 1, 1, 1, 1, *range(2, 11)]),
        ("1-8-1", [1, 1, 1, 1, *range(2, 8), 8, 8, 8, 8, *range(7, 1, -1), 1, 1, 1, 1]),
        ("even-down-odd-up", [12, 10, 8, 6, 4, 2, 1, 3, 5, 7, 9, 11, 13]),
        ("down-to-four", [*range(17, 4, -1), 4, 4, 4, *range(5, 18)]),
        ("each-size-P-times", [n for n in [*range(13, 0, -1), *range(1, 14)] for _ in range(4)]),
        ("four-sets", [*range(1, 9), 9, 9, 9, 9, *range(8, 0, -1), 9, 9, 9, 9]),
    ],
)
def test_a_plan_met_at_a_real_table_goes_as_written_out_by_hand(key, expected):
    row = next(row for row in GOLDEN["rows"] if row["key"] == key)

    assert list(golden_sizes(row)) == expected


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_the_row_of_the_same_name(shape):
    row = next(row for row in GOLDEN["rows"] if row["key"] == shape)

    assert sizes(Plan(shape, row["M"]), row["P"], 99) == golden_sizes(row)


def test_the_base_game_deals_up_to_15_13_10_8_or_7_cards():
    tops = {str(players): max(CLASSIC.sizes(players)) for players in range(3, 8)}

    assert tops == GOLDEN["seed_hands"]
    assert all(CLASSIC.sizes(n) == tuple(range(1, tops[str(n)] + 1)) for n in range(3, 8))


def test_other_numbers_of_players_play_what_the_pack_allows():
    assert max(CLASSIC.sizes(2)) == 26
    assert max(CLASSIC.sizes(8)) == 6


@pytest.mark.parametrize(
    ("top", "biggest", "expected"),
    [(10, 13, 10), (10, 7, 7), ("max", 7, 7), (((4, 9),), 13, 9), (((5, 9),), 13, 13)],
)
def test_the_top_is_capped_by_the_pack(top, biggest, expected):
    assert Plan(top=top).top_for(4, biggest) == expected


@pytest.mark.parametrize("shape", SHAPES)
def test_a_top_of_one_card_is_one_hand(shape):
    assert sizes(Plan(shape, 1), 4, 13) == (1,)


def test_a_half_in_a_segment_is_cut():
    assert sizes(Plan(Shape.SEGMENTS, 9, (("M/2", "M/2", 1, "1"),)), 4, 13) == (4,)


@pytest.mark.parametrize(
    ("hands", "says"),
    [
        ((), "1 to 500 hands"),
        ((1,) * 501, "1 to 500 hands"),
        ((1, 14), "Hand 2 cannot have 14 cards: with 4 players the pack allows 1 to 13"),
        ((0, 1), "Hand 1 cannot have 0 cards"),
    ],
)
def test_a_list_of_sizes_that_cannot_be_dealt_is_refused(hands, says):
    with pytest.raises(RuleError, match=says):
        sizes(Plan(Shape.HANDS, hands=hands), 4, 13)


@pytest.mark.parametrize(
    "segment",
    [
        ("1", "1000000", 1, "1"),
        ("1", "1", 1, "1000000"),
        ("1", "500", 1, "500"),
        ("1", "1000000", 1, "0"),
        ("1", "0", 1, "1"),
        ("1", "2", 1, "0"),
        ("1", "2", 1, "-5"),
        ("0-3", "2", 1, "1"),
    ],
)
def test_a_segment_that_cannot_be_dealt_is_refused(segment):
    begun = time.perf_counter()

    with pytest.raises(RuleError):
        sizes(Plan(Shape.SEGMENTS, 9, (segment,) * 40), 4, 13)

    assert time.perf_counter() - begun < 0.2


def test_a_segment_without_an_answer_is_refused():
    with pytest.raises(FormulaError, match="no answer"):
        sizes(Plan(Shape.SEGMENTS, 9, (("M // (P - 4)", "1", 1, "1"),)), 4, 13)


def test_a_segment_knows_the_biggest_hand_and_the_players_only():
    assert plan_formula("M*100 + P").value({"M": 9, "P": 4}) == 904
    with pytest.raises(FormulaError, match="there are: M, P"):
        plan_formula("bid")


@given(plans(), st.integers(2, 7))
def test_every_hand_of_a_plan_can_be_dealt(plan, players):
    biggest = 52 // players

    found = sizes(plan, players, biggest)

    assert 1 <= len(found) <= MOST_HANDS
    assert all(1 <= size <= biggest for size in found)


@given(st.sampled_from(SHAPES), st.integers(1, 20), st.integers(2, 12))
def test_a_shape_goes_one_card_at_a_time(shape, top, players):
    found = sizes(Plan(shape, top), players, 52 // players)

    assert all(abs(after - before) == 1 for before, after in pairwise(found))
    assert {1, max(found)} <= {found[0], found[-1], found[len(found) // 2]}
