"""What every bid and result pays: the same as the sheet says once it has been played."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, SCORINGS, game_of, play

from scorekeeper.rules import CLASSIC, PRESETS, FormulaError, Plan, Shape, preset
from scorekeeper.rules.payoff import UNSEEN, gap, leans_on, payoff
from scorekeeper.rules.scoring import NAMES, TEXTS


def paying(*scoring):
    return replace(CLASSIC, scoring=scoring)


def test_every_bid_meets_every_result():
    rules = paying(("made and bid == 0", "5 + cards"), ("made", "10 + tricks"), ("missed", "-off"))

    table = payoff(rules, 3, 4)

    assert table.rows == ((8, -1, -2, -3), (-1, 11, -1, -2), (-2, -1, 12, -1), (-3, -2, -1, 13))
    assert table.leans == ()
    assert table.no_answer is None


@given(
    scoring=st.sampled_from([one for one in SCORINGS if not leans_on(one)]),
    bid=st.integers(0, 4),
    tricks=st.integers(0, 4),
)
def test_the_table_says_what_the_sheet_will_say(scoring, bid, tricks):
    game = game_of(4, rules=paying(*scoring))
    after = play(game, [bid, 0, 0], [tricks, 4 - tricks, 0])

    table = payoff(game.setup.rules, 4, 3)

    assert table.rows[bid][tricks] == after.sheet[0].points[ANN]


def test_the_hand_is_the_first_of_its_size():
    rules = replace(
        paying(("1", "100*hand + 10*hands + top")), plan=Plan(Shape.HANDS, hands=(2, 5, 3, 5))
    )

    assert payoff(rules, 5, 4).rows[0][0] == 245
    assert payoff(rules, 4, 4).rows[0][0] == 145


def test_a_plan_that_so_many_cannot_play_is_no_obstacle():
    rules = replace(paying(("1", "top + hands")), plan=Plan(Shape.HANDS, hands=(40,)))

    assert payoff(rules, 3, 5).rows[0][0] == 4


def test_a_plain_hand_has_nobody_alone_and_bids_that_add_up():
    rules = paying(
        ("makers == 1 and made or makers + 1 == players and missed", "99"), ("1", "bids")
    )

    assert {pay for row in payoff(rules, 4, 4).rows for pay in row} == {4}


def test_in_a_plain_hand_everybody_makes_it_or_two_miss():
    together = paying(("makers == players", "1"), ("1", "-10*makers"))

    assert payoff(together, 1, 5).rows == ((1, -30), (-30, 1))


@pytest.mark.parametrize(
    ("pays", "told"),
    [
        ("10 / (bid - 2)", "In hands of size 1 a bid of 0 with 0 taken has no answer|size 2"),
        ("10 / 3", "In hands of size 1 a bid of 0 with 0 taken has no answer"),
        ("9**9**9", "has no answer"),
        ("bid / 4", "In hands of size 1 a bid of 1 with 1 taken has no answer"),
    ],
)
def test_a_scoring_with_a_gap_says_where_it_is(pays, told):
    found = gap(paying(("made", pays)))

    assert found is not None
    assert re.search(told, str(found))


def test_a_scoring_that_always_pays_has_no_gap():
    assert gap(CLASSIC) is None
    assert gap(replace(paying(("1", "10 / (top - 16)")), players=(2, 2))) is None


def test_a_gap_in_hands_that_nobody_plays_is_none():
    rules = replace(paying(("1", "10 / (cards - 4)")), plan=Plan(Shape.HANDS, hands=(2, 3)))

    assert gap(rules) is None


@pytest.mark.parametrize("key", PRESETS)
def test_no_preset_has_a_gap(key):
    assert gap(preset(key)) is None


def test_a_trump_can_be_chosen():
    rules = paying(("made and trump == 'spades'", "20"), ("made", "10"))

    assert payoff(rules, 1, 4).rows == ((10, 0), (0, 10))
    assert payoff(rules, 1, 4, trump="spades").rows == ((20, 0), (0, 20))


def test_what_has_no_answer_says_so_in_its_own_place():
    table = payoff(paying(("made", "10 // bid"), ("missed", "0")), 1, 4)

    assert isinstance(table.rows[0][0], FormulaError)
    assert table.rows[1] == (0, 10)
    assert table.no_answer is table.rows[0][0]


def test_a_scoring_that_is_no_scoring_is_refused():
    with pytest.raises(FormulaError):
        payoff(paying(("made", "10 +")), 1, 4)


@pytest.mark.parametrize(
    ("condition", "pays", "leans"),
    [
        ("made", "10 + bid*tricks - tri(off)", ()),
        ("made and trump == 'spades'", "1", ("trump",)),
        ("made and trump == 'hand'", "1", ("trump",)),
        ('trump == "total"', "bids", ("trump", "bids")),
        ("dealer", "hand + hands", ("dealer", "hand")),
        ("total < best", "worst - makers", ("makers", "total", "best", "worst")),
    ],
)
def test_what_the_table_cannot_show_is_named(condition, pays, leans):
    assert leans_on(((condition, pays),)) == leans


def test_every_value_of_the_language_is_either_seen_or_named():
    seen = {"bid", "tricks", "cards", "off", "made", "missed", "under", "over"}
    known = {"players", "hands", "top"}

    assert seen | known | set(UNSEEN) == NAMES | TEXTS


def test_where_the_fewest_cannot_play_the_most_are_asked():
    rules = replace(
        paying(("made", "10 / (bid - 1)")), players=(2, 12), plan=Plan(Shape.HANDS, hands=(30,))
    )

    assert gap(rules) is None
