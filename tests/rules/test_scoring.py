"""Scoring: 69 formulas met at real tables, against a second opinion in plain Python."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import CY, dice, game_of, play

from scorekeeper.rules import CLASSIC, FormulaError, SitOut, rules_from_json
from scorekeeper.rules.scoring import NAMES, TEXTS, OneCardHands, Streak, compiled, points

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "data/golden/scoring.json").read_text(encoding="utf-8")
)["rows"]
TOP = 8
PLAYERS = 4


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


def triangle(n):
    return sum(range(n + 1))


def nil(at_zero, otherwise):
    """Return a scoring that pays a zero bid by ``at_zero``, and any other as ``otherwise``."""
    return lambda b, t, c: at_zero(b, t, c) if b == 0 else otherwise(b, t, c)


def hit(pay, lose):
    """Return a scoring that pays ``pay`` for a bid that is made, else ``lose``."""
    return lambda b, t, c: pay(b, t, c) if b == t else lose(b, t, c)


def flat(points_):
    return lambda _b, _t, _c: points_


def keeps(_b, t, _c):
    return t


def plus(base, each=1):
    return lambda b, _t, _c: base + each * b


def per_trick_off(cost):
    return lambda b, t, _c: -cost * abs(b - t)


def square(b, _t, _c):
    return 10 + b * b


def over_or_under(over, under):
    return lambda b, t, c: over(b, t, c) if t > b else under(b, t, c)


def five_at_zero(lose):
    return hit(lambda b, _t, _c: 10 * b if b else 5, lose)


nothing = flat(0)
REFERENCE = {
    "exact10": hit(plus(10), nothing),
    "basic10": hit(plus(10), keeps),
    "basic5": hit(plus(5), keeps),
    "exact10_zero5": hit(lambda b, _t, _c: 10 + b if b else 5, nothing),
    "basic10_zero5": hit(lambda b, _t, _c: 10 + b if b else 5, keeps),
    "exact10_zero5c": hit(lambda b, _t, c: 10 + b if b else 5 + c, nothing),
    "basic10_zero5c": hit(lambda b, _t, c: 10 + b if b else 5 + c, keeps),
    "diff1": hit(plus(10), per_trick_off(1)),
    "sq_diff1": hit(square, per_trick_off(1)),
    "sq_sq": hit(square, lambda b, t, _c: -(b - t) * (b - t)),
    "progressive_sq_basic": hit(square, keeps),
    "campbell": hit(square, lambda b, t, _c: -5 * triangle(abs(b - t))),
    "basas": hit(square, per_trick_off(3)),
    "exact10_penbid": hit(plus(10), over_or_under(nothing, lambda b, _t, _c: -b)),
    "exact10_penbid_both": hit(plus(10), lambda b, _t, _c: -b),
    "psalaets": hit(plus(10), lambda b, _t, _c: -(10 + b)),
    "mrpikes": hit(plus(10), lambda b, t, _c: -10 - abs(b - t)),
    "competitive": hit(plus(10), per_trick_off(10)),
    "tentimes": hit(plus(0, 10), plus(0, -10)),
    "tentimes_zero5": nil(hit(flat(5), flat(-5)), hit(plus(0, 10), plus(0, -10))),
    "cypriot5": hit(plus(10, 5), nil(flat(-10), plus(0, -5))),
    "set_penalty": hit(plus(10), over_or_under(keeps, flat(-10))),
    "prog_penalty": hit(plus(10), lambda b, t, _c: -b - 10 * abs(b - t)),
    "montreal": hit(plus(10, 2), nothing),
    "rikiki_2_2": hit(plus(10, 2), per_trick_off(2)),
    "rikiki_hu4": hit(plus(10, 2), per_trick_off(4)),
    "trick_half": hit(nil(flat(0.5), plus(0)), per_trick_off(1)),
    "binary": hit(flat(10), nothing),
    "binary_nil": lambda b, t, c: (
        (20 if t == 0 else -10) if b == 0 and c > PLAYERS else 10 * int(b == t)
    ),
    "adjusted_exact": hit(lambda b, _t, c: b + c, nothing),
    "novacastrian": hit(plus(0), lambda b, t, _c: -max(b, t)),
    "gentleman": five_at_zero(over_or_under(keeps, per_trick_off(10))),
    "raspisnoy": five_at_zero(over_or_under(keeps, per_trick_off(10))),
    "rl_ohhell": five_at_zero(over_or_under(keeps, plus(0, -10))),
    "variable_bonus": hit(lambda _b, t, c: t + TOP - c + 1, keeps),
    "penalty_15": hit(plus(10, 5), lambda b, t, _c: -10 - 15 * (abs(b - t) - 1)),
    "double_whammy": hit(lambda b, _t, _c: {0: 10, 1: 15}.get(b, 11 * b), keeps),
    "neg_tri": lambda b, t, _c: triangle(abs(b - t)),
    "neg_sq": lambda b, t, _c: (b - t) ** 2,
    "neg_cards": hit(nothing, lambda _b, _t, c: c),
    "stackpot0": hit(plus(0), lambda _b, _t, c: -c),
    "wizard": hit(plus(20, 10), per_trick_off(10)),
    "skull": nil(
        hit(lambda _b, _t, c: 10 * c, lambda _b, _t, c: -10 * c),
        hit(plus(0, 20), per_trick_off(10)),
    ),
    "rascal": lambda b, t, c: {0: 10 * c, 1: 5 * c}.get(abs(b - t), 0),
    "cannonball": hit(lambda _b, _t, c: 15 * c, nothing),
    "romanian": hit(plus(5), per_trick_off(1)),
    "romanian_tri": lambda b, t, _c: 5 + triangle(b) if b == t else -triangle(abs(b - t)),
    "pocha": hit(plus(10, 5), per_trick_off(5)),
    "pocha_5_3": hit(plus(5, 3), per_trick_off(3)),
    "podrida_3": hit(plus(10, 3), per_trick_off(3)),
    "podrida_it": hit(plus(10, 3), nothing),
    "escalier_5_5_5": hit(plus(5, 5), per_trick_off(5)),
    "escalier_strict": lambda b, t, _c: 5 * t + (5 if b == t else -5 * abs(b - t)),
    "ascenseur_2_1": hit(plus(2), per_trick_off(1)),
    "bondebridge_geo": hit(
        plus(10, 5), lambda b, t, _c: -5 * sum(1 << n for n in range(abs(b - t)))
    ),
    "judgement_x10": hit(lambda b, _t, _c: 10 * max(b, 1), per_trick_off(10)),
    "kachuful_high": hit(plus(10, 11), per_trick_off(1)),
    "kachuful_medium": hit(plus(0, 10), nothing),
    "judgement_prog": hit(plus(15), nothing),
    "estimativa": hit(nil(flat(1), plus(0, 2)), per_trick_off(1)),
    "rage": lambda b, t, _c: t + ((10 if b else 5) if b == t else -5),
    "kata": lambda b, t, _c: t + (5 if b == t else -5),
    "plump": hit(
        lambda b, _t, _c: 5 if b == 0 else int("1" + f"{b:02}") if b >= 10 else int(f"1{b}"),
        nothing,
    ),
    "strict_negtricks": hit(plus(10), lambda _b, t, _c: -t),
    "blindside": lambda b, t, _c: t + (0 if b != t else 10 if b else 20),
    "israeli_under": nil(
        hit(flat(50), lambda _b, t, _c: -50 + 10 * (t - 1)), hit(square, per_trick_off(10))
    ),
    "israeli_over": nil(
        hit(flat(25), lambda _b, t, _c: -50 + 10 * (t - 1)), hit(square, per_trick_off(10))
    ),
    "joker_ge": lambda b, t, c: (
        (50 if b == 0 else 100 * b if b == c else 50 * (b + 1))
        if b == t
        else (10 * t if t else -200)
    ),
    "fixed_down5": hit(plus(10, 2), flat(-5)),
}


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
    scoring = (("hand == 1", "10*bid"), ("1", "total - best - worst"))
    game = game_of(2, 2, scoring=scoring, tricks_can_be_lost=True)

    game = play(play(game, [2, 1, 0], [0, 0, 0]), [0, 0, 0], [0, 0, 0])

    assert game.sheet[1].points == {"ann": 0, "ben": -10, "cy": -20}


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
