"""``score`` by rules of every kind, in every format, against figures worked out on paper."""

import csv
import io
import json

import pytest
from refusing import refused
from sheets import hand, sheet

from scorekeeper.rules import PRESETS

FIVE = {"length": 5, "made": 10, "missed": -10}


@pytest.fixture
def scored(scorekeeper, tmp_path):
    """Return a scorer of sheets, who looks that every format comes to the same totals."""

    def score(*hands, **rules):
        path = tmp_path / "sheet.json"
        path.write_text(sheet(*hands, rules=rules), encoding="utf-8")
        found = json.loads(scorekeeper("score", path, "--format", "json").out)
        text, table = scorekeeper("score", path), scorekeeper("score", path, "--format", "csv")
        assert (text.status, table.status) == (0, 0)
        ranks = next(row for row in text.out.splitlines() if row.lstrip().startswith("Rank"))
        assert [float(word) for word in ranks.split()[2::2]] == found["totals"]
        rows = list(csv.reader(io.StringIO(table.out.removeprefix("\ufeff"))))
        assert [float(cell) for cell in rows[-1][5::3]] == found["totals"]
        return found

    return score


def points(found):
    """Return what every hand paid."""
    return [line["points"] for line in found["hands"]]


def dealers(found):
    """Return who dealt."""
    return [line["dealer"] for line in found["hands"]]


# -- scoring and streaks -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one_card_hands", "paid"),
    [
        ("break", [12, 12, 11, 12, 12, 12]),
        ("ignore", [12, 12, 11, 12, 12, 22]),
        ("count", [12, 12, 11, 12, 22, 12]),
    ],
)
def test_a_streak_reads_one_card_hands_in_three_ways(scored, one_card_hands, paid):
    hands = [hand([c, 0, 0], [c, 0, 0], cards=c) for c in (2, 2, 1, 2, 2, 2)]

    found = scored(*hands, streak={**FIVE, "one_card_hands": one_card_hands})

    assert [line[0] for line in points(found)] == paid


def test_a_streak_of_misses_costs_and_starts_again(scored):
    hands = [hand([0, 2, 0], [1, 1, 0], cards=2)] * 4

    found = scored(*hands, streak={"length": 2, "made": 5, "missed": -7})

    assert points(found) == [[0, 0, 10], [-7, -7, 15]] * 2
    assert found["totals"] == [-14, -14, 50]


def test_half_points_and_points_by_place_are_paid(scored):
    rules = {"scoring": [["made and bid == 0", "0.5"], ["dealer", "100"], ["made", "tri(bid)"]]}

    found = scored(
        hand([3, 0, 0], [3, 0, 0], cards=3), hand([0, 1, 0], [2, 0, 0], cards=2), **rules
    )

    assert points(found) == [[6, 0.5, 0.5], [100, 0, 0.5]]
    assert found["totals"] == [106, 0.5, 1]


def test_points_may_depend_on_the_totals_before(scored):
    rules = {"scoring": [["made", "8"], ["missed", "-half(total)"]]}

    found = scored(hand([1, 0, 0], [1, 0, 0]), hand([0, 1, 0], [1, 1, 0], cards=2), **rules)

    assert points(found) == [[8, 8, 8], [-4, 8, 8]]


def test_extra_points_are_added_and_shown_apart(scored):
    rules = {"extra_points": [20, -10], "reminders": ["Mermaids pay 20."]}

    found = scored(hand([1, 0, 0], [1, 0, 0], adjust=[20, -10, 0.5]), **rules)

    assert points(found) == [[11, 10, 10]]
    assert found["hands"][0]["adjust"] == [20, -10, 0.5]
    assert found["totals"] == [31, 0, 10.5]


# -- the end -------------------------------------------------------------------------------


def test_the_lowest_total_may_win(scored):
    found = scored(
        hand([2, 0, 0], [0, 1, 1], cards=2), wins="lowest", scoring=[["missed", "tri(off)"]]
    )

    assert found["totals"] == [3, 1, 1]
    assert (found["ranks"], found["winners"]) == ([3, 1, 1], ["Ben", "Cy"])


@pytest.mark.parametrize(("ties", "ranks"), [("share", [1, 1, 3]), ("most-made", [2, 1, 3])])
def test_a_tie_is_shared_or_broken_by_the_bids_made(scored, ties, ranks):
    scratched = hand([2, 0, 0], [1, 0, 1], cards=2, adjust=[10, 0, 0])

    found = scored(
        scratched, hand([1, 0, 0], [1, 0, 0], cards=1), scoring=[["made", "10"]], ties=ties
    )

    assert found["totals"] == [20, 20, 10]
    assert found["ranks"] == ranks


def test_tricks_may_be_lost_where_the_rules_say_so(scored, scorekeeper, tmp_path):
    lost = hand([1, 0, 0], [0, 0, 0])
    path = tmp_path / "strict.json"
    path.write_text(sheet(lost), encoding="utf-8")

    assert scored(lost, tricks_can_be_lost=True)["totals"] == [0, 10, 10]
    assert "add up to 0; expected 1" in refused(scorekeeper("score", path))


# -- cards, plan and deal ------------------------------------------------------------------


def test_a_plan_in_segments_gives_the_hands_their_cards(scored):
    plan = {"shape": "segments", "top": 3, "segments": [["1", "1", 1, "P"], ["2", "M", 1, "1"]]}
    hands = [hand([1, 0, 0], [1, 0, 0])] * 3 + [hand([2, 0, 0], [2, 0, 0])]

    part = scored(*hands, plan=plan)
    whole = scored(*hands, hand([0, 3, 0], [0, 3, 0]), plan=plan)

    assert (part["complete"], whole["complete"]) == (False, True)
    assert [line["cards"] for line in whole["hands"]] == [1, 1, 1, 2, 3]
    assert whole["totals"] == [55, 53, 50]


def test_a_hand_is_capped_by_a_pack_that_grows_with_the_table(scorekeeper, tmp_path):
    rules = {"pack": {"cards": "8*players"}, "plan": {"shape": "down", "top": "max"}}
    path = tmp_path / "sheet.json"
    path.write_text(sheet(hand([0] * 3, [8, 0, 0]), rules=rules), encoding="utf-8")
    fits = scorekeeper("score", path, "--format", "json")
    path.write_text(sheet(hand([0] * 3, [9, 0, 0], cards=9), rules=rules), encoding="utf-8")

    assert json.loads(fits.out)["hands"][0]["cards"] == 8
    assert "the pack allows hands of 1 to 8 cards, not 9" in refused(scorekeeper("score", path))


def test_the_deal_goes_round_or_to_whoever_was_furthest_off(scored):
    hands = [
        hand([0, 0, 0], [1, 0, 0]),
        hand([0, 0, 2], [1, 1, 0], cards=2),
        hand([1, 0, 0], [1, 0, 0], cards=1),
    ]

    assert dealers(scored(*hands)) == ["Cy", "Ann", "Ben"]
    assert dealers(scored(*hands, deal={"direction": "right"})) == ["Cy", "Ben", "Ann"]
    assert dealers(scored(*hands, deal={"next_dealer": "biggest-miss"})) == ["Cy", "Ann", "Cy"]


# -- trump -----------------------------------------------------------------------------------

BY_TRUMP = [["trump == 'spades'", "20"], ["trump == 'none'", "1"], ["made", "10"]]


def test_trumps_in_a_cycle_are_known_without_being_told(scored):
    trump = {"source": "cycle", "cycle": ["spades", "hearts", "none"], "no_trump": "never"}

    found = scored(*[hand([0, 0, 1], [0, 0, 1], cards=1)] * 4, trump=trump, scoring=BY_TRUMP)

    assert [line[0] for line in points(found)] == [20, 10, 1, 20]


def test_a_fixed_trump_has_its_hands_without(scored):
    trump = {"source": "fixed", "cycle": ["spades"], "no_trump": [2]}

    found = scored(*[hand([0, 0, 1], [0, 0, 1], cards=1)] * 3, trump=trump, scoring=BY_TRUMP)

    assert [line[0] for line in points(found)] == [20, 1, 20]


@pytest.mark.parametrize("source", ["turn-up", "top-bidder", "auction"])
def test_a_trump_that_was_made_at_the_table_is_the_sheets(scored, source):
    made = hand([0, 0, 1], [0, 0, 1], trump="spades")

    found = scored(made, trump={"source": source}, scoring=BY_TRUMP)

    assert points(found) == [[20, 20, 20]]


def test_a_trump_that_the_rules_settle_otherwise_does_not_count_and_is_noted(scored):
    trump = {"source": "fixed", "cycle": ["spades"], "no_trump": "never"}

    found = scored(hand([0, 0, 1], [0, 0, 1], trump="hearts"), trump=trump, scoring=BY_TRUMP)

    assert points(found) == [[20, 20, 20]]
    assert found["warnings"] == ["Hand 1: the file says “Hearts”; by these rules it is “Spades”."]


# -- bidding ---------------------------------------------------------------------------------

EVEN, UNDER = hand([1, 1, 0], [1, 1, 0], cards=2), hand([0, 1, 0], [1, 1, 0], cards=2)


@pytest.mark.parametrize("order", ["in-turn", "at-once"])
@pytest.mark.parametrize(
    ("bidding", "said"),
    [
        ({}, []),
        (
            {"hook": "not-equal"},
            ["Hand 1: The bids add up to 2; they may not add up to 2."],
        ),
        ({"hook": "not-equal", "hook_from": 3}, []),
        (
            {"hook": "over-only"},
            [
                "Hand 1: The bids add up to 2; they must go over 2.",
                "Hand 2: The bids add up to 1; they must go over 2.",
            ],
        ),
        (
            {"hook": "exactly"},
            ["Hand 2: The bids add up to 1; they must add up to 2."],
        ),
        (
            {"hook": "exactly", "hook_on_last_hand": False},
            [],
        ),
    ],
)
def test_a_hook_that_was_broken_is_a_warning(scored, bidding, said, order):
    plan = {"shape": "hands", "hands": [2, 2]}

    found = scored(EVEN, UNDER, plan=plan, bidding={"order": order, **bidding})

    assert found["warnings"] == said
    assert found["totals"] == [11, 22, 20]


def test_one_zero_too_many_is_a_warning(scored):
    found = scored(*[hand([1, 1, 0], [1, 1, 0], cards=2)] * 3, bidding={"zeros_in_a_row": 2})

    assert found["warnings"] == ["Hand 3: Cy bid zero more than 2 times in a row."]


# -- every preset ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_scores_a_sheet(scorekeeper, tmp_path, key):
    rules = PRESETS[key]
    players = list("ABCDEFGHIJKL"[: rules.players[0]])
    cards = rules.sizes(len(players))[0]
    taken = [cards, *[0] * (len(players) - 1)]
    path = tmp_path / "sheet.json"
    path.write_text(sheet(hand(taken, taken), players=players, rules=key), encoding="utf-8")

    found = json.loads(scorekeeper("score", path, "--format", "json").out)

    assert found["rules"] == key
    assert all(found["hands"][0]["made"])
