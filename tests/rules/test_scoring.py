"""Scoring: 69 formulas met at real tables, against a second opinion in plain Python."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.formulas import PLAYERS, REFERENCE, TOP
from strategies import CY, dice, game_of, play

from scorekeeper.rules import CLASSIC, FormulaError, SitOut, rules_from_json
from scorekeeper.rules.scoring import NAMES, TEXTS, OneCardHands, Streak, compiled, points

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "data/golden/scoring.json").read_text(encoding="utf-8")
)["rows"]


def figures(bid, tricks, cards, **more):
    """Return what a formula may ask about one player's hand."""
    return {
        "bid": bid,
        "tricks": tricks,
        "cards": cards,
        "off": abs(bid - tricks),
        "made": bid == tricks,
        "missed": bid != tricks,
        "under": tricks < bid,
        "over": tricks > bid,
        "players": PLAYERS,
        "hand": 3,
        "hands": 13,
        "top": TOP,
        "dealer": False,
        "trump": "hearts",
        "bids": bid + 1,
        "makers": 2,
        "total": 20,
        "best": 40,
        "worst": -3,
    } | more


def pays(row, *hand, **more):
    cases = tuple(map(tuple, row["scoring"]))
    return points(cases, figures(*hand, **more))


def test_there_is_a_second_opinion_on_every_formula():
    assert [row["key"] for row in GOLDEN] == list(REFERENCE)
    assert len(REFERENCE) == 69


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row["key"])
def test_a_formula_pays_its_worked_examples(row):
    for bid, tricks, cards, expected in row["worked"]:
        assert pays(row, bid, tricks, cards) == expected


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row["key"])
def test_a_formula_agrees_with_a_second_opinion_on_200_hands(row):
    chance = dice(row["key"])
    reference = REFERENCE[row["key"]]

    for _ in range(200):
        cards = chance.randint(1, 15)
        bid = chance.randint(0, cards)
        tricks = bid if chance.random() < 0.4 else chance.randint(0, cards)

        assert pays(row, bid, tricks, cards) == reference(bid, tricks, cards)


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row["key"])
def test_a_formula_is_read_from_a_rules_record(row):
    rules = rules_from_json({"scoring": row["scoring"]})

    assert [list(case) for case in rules.scoring] == row["scoring"]


# -- cases -----------------------------------------------------------------------------


def test_the_first_case_whose_condition_is_true_pays():
    cases = (("bid == 0", "1"), ("made", "2"), ("1", "3"))

    assert points(cases, figures(0, 0, 5)) == 1
    assert points(cases, figures(2, 2, 5)) == 2
    assert points(cases, figures(2, 3, 5)) == 3


def test_where_no_condition_is_true_a_hand_pays_nothing():
    assert points((("made", "10"),), figures(2, 3, 5)) == 0
    assert points((), figures(2, 2, 5)) == 0


def test_a_case_that_does_not_pay_is_not_worked_out():
    assert points((("made", "10"), ("missed", "1 // 0")), figures(2, 2, 5)) == 10


def test_a_misspelt_value_is_refused_before_any_hand_is_played():
    with pytest.raises(FormulaError, match="no value called “trick”"):
        compiled((("made", "10 + trick"),))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_value_can_be_asked_for(name):
    assert points((("1", name),), figures(2, 2, 5)) == figures(2, 2, 5)[name]


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_text_can_be_compared(name):
    assert points(((f"{name} == 'hearts'", "2"),), figures(2, 2, 5)) == 2


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("players", {"ann": 3, "ben": 3, "cy": 3}),
        ("hand", {"ann": 2, "ben": 2, "cy": 2}),
        ("hands", {"ann": 3, "ben": 3, "cy": 3}),
        ("top", {"ann": 4, "ben": 4, "cy": 4}),
        ("cards", {"ann": 2, "ben": 2, "cy": 2}),
        ("dealer", {"ann": 1, "ben": 0, "cy": 0}),
        ("bids", {"ann": 2, "ben": 2, "cy": 2}),
        ("makers", {"ann": 1, "ben": 1, "cy": 1}),
        ("off", {"ann": 0, "ben": 1, "cy": 1}),
        ("under", {"ann": 0, "ben": 1, "cy": 0}),
        ("over", {"ann": 0, "ben": 0, "cy": 1}),
        ("made", {"ann": 1, "ben": 0, "cy": 0}),
        ("missed", {"ann": 0, "ben": 1, "cy": 1}),
        ("bid", {"ann": 0, "ben": 1, "cy": 1}),
        ("tricks", {"ann": 0, "ben": 0, "cy": 2}),
        ("5 if trump == '' else 1", {"ann": 5, "ben": 5, "cy": 5}),
    ],
)
def test_a_value_is_the_hands_own(formula, expected):
    lost = game_of(4, 2, 1, scoring=(("hand == 2", formula),), tricks_can_be_lost=True)
    game = play(lost, [0, 0, 0], [0, 0, 0])

    game = play(game, [1, 1, 0], [0, 2, 0])  # Ben, Cy, and Ann, who deals

    assert game.sheet[1].points == expected


def test_total_best_and_worst_are_those_before_the_hand():
    scoring = (("hand == 1", "-10*bid"), ("1", "total - 100*best - worst"))
    game = game_of(2, 2, scoring=scoring, tricks_can_be_lost=True)

    game = play(play(game, [2, 1, 1], [0, 0, 0]), [0, 0, 0], [0, 0, 0])

    assert game.sheet[1].points == {"ann": 1000, "ben": 1010, "cy": 1010}


# -- streaks ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "paid_on"),
    [(OneCardHands.BREAK, None), (OneCardHands.IGNORE, 6), (OneCardHands.COUNT, 5)],
)
def test_one_card_hands_break_or_leave_or_lengthen_a_streak(reading, paid_on):
    streak = Streak(5, made=10, missed=-10, one_card_hands=reading)
    game = game_of(2, 2, 1, 2, 2, 2, scoring=(("made", "0"),), streak=streak)

    for _ in range(6):
        cards = game.hand.cards
        game = play(game, [cards, 0, 0], [cards, 0, 0])

    paid = [line.hand.number for line in game.sheet if line.points[CY]]
    assert paid == ([] if paid_on is None else [paid_on])
    assert game.totals == dict.fromkeys(game.totals, 0 if paid_on is None else 10)


def test_a_streak_of_misses_pays_too_and_a_hit_ends_it():
    streak = Streak(2, made=7, missed=-3)

    runs, paid = [], []
    run = 0
    for made in [False, False, False, True, True, True, False]:
        run, extra = streak.after(run, cards=5, made=made)
        runs.append(run)
        paid.append(extra)

    assert runs == [-1, 0, -1, 1, 0, 1, -1]
    assert paid == [0, -3, 0, 0, 7, 0, 0]


def test_a_hand_sat_out_leaves_a_streak_as_it_was():
    streak = Streak(2, made=100, missed=0)
    game = game_of(2, 2, 2, scoring=(), streak=streak)
    game = play(game, [2, 0, 0], [2, 0, 0])

    game = game.after(SitOut(2, CY))
    game = play(game, [2, 0], [2, 0])
    game = play(game, [2, 0, 0], [2, 0, 0])

    assert [line.points.get(CY) for line in game.sheet] == [0, None, 100]


# -- the base game ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "tricks", "cards", "expected"), [(4, 4, 7, 14), (0, 0, 7, 10), (3, 4, 7, 0)]
)
def test_the_base_game_pays_ten_and_the_tricks_for_a_bid_that_is_made(bid, tricks, cards, expected):
    assert points(CLASSIC.scoring, figures(bid, tricks, cards)) == expected


@given(st.integers(1, 15), st.data())
def test_a_hand_pays_the_same_whatever_else_happened(cards, data):
    bid, tricks = data.draw(st.integers(0, cards)), data.draw(st.integers(0, cards))

    found = points(CLASSIC.scoring, figures(bid, tricks, cards))

    assert found == points(CLASSIC.scoring, figures(bid, tricks, cards, total=99, trump="none"))
