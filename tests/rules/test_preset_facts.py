"""What the presets play: how many hands, what they pay, which trump, what to remember."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.formulas import REFERENCE
from rules.test_scoring import figures
from strategies import ANN, BEN, CY, game_of, play, setup_of

from scorekeeper.rules import PRESETS, Game, Leader, Trump, preset
from scorekeeper.rules.record import Direction, NextDealer, Ties, Wins
from scorekeeper.rules.scoring import points

GOLDEN = {
    row["key"]: row
    for row in json.loads(
        (Path(__file__).parents[1] / "data/golden/scoring.json").read_text(encoding="utf-8")
    )["rows"]
}
HANDS = {
    "classic": {3: 15, 4: 13, 5: 10, 6: 8, 7: 7},
    "oh-hell-down-up": {3: 19, 4: 19, 5: 19, 6: 15, 7: 13},
    "oh-hell-up-down": {4: 25},
    "odd-hands": {3: 15},
    "nomination-whist": {5: 19, 6: 15},
    "contract-whist-steps": {4: 13},
    "blob": {5: 19, 8: 11},
    "campbell": {4: 22, 5: 23},
    "stake-club": {4: 7, 8: 7},
    "wizard": {3: 20, 4: 15, 5: 12, 6: 10},
    "skull-king": {2: 10, 7: 10, 8: 10},
    "skull-king-even-keeled": {4: 10, 8: 10},
    "skull-king-brawl": {4: 5, 8: 5},
    "skull-king-whirlpool": {4: 10},
    "rage": {8: 10},
    "pocha": {4: 28},
    "pocha-subastada": {5: 24},
    "podrida": {3: 35, 4: 28, 5: 23, 6: 20, 7: 19, 8: 18},
    "podrida-to-four": {3: 29},
    "boerenbridge-17": {4: 17},
    "boerenbridge-championship": {5: 19},
    "plump": {5: 23},
    "bondebridge": {2: 20, 5: 20},
    "kortkveld": {4: 20},
    "stiche-raten": {3: 21, 4: 15},
    "romanian-whist-1-8-1": {3: 21, 4: 24, 5: 27, 6: 30},
    "romanian-whist-8-1-8": {4: 24},
    "rikiki-hungary": {4: 104},
    "raspisnoy": {4: 30},
    "joker": {4: 24},
}
BIGGEST = {
    "pocha": {3: 12, 4: 10, 5: 8, 8: 5},
    "romanian-whist-1-8-1": {3: 8, 6: 8},
    "wizard": {3: 20, 6: 10},
    "campbell": {5: 10, 6: 8, 8: 6},
    "skull-king": {7: 10, 8: 8},
    "stake-club": {4: 12, 8: 12, 9: 11, 10: 10},
    "raspisnoy": {4: 9},
    "joker": {4: 9},
    "rauf-runter": {3: 10, 8: 3},
    "forty-two": {4: 12},
    "ascenseur": {3: 17, 10: 5},
    "judgement": {5: 10, 10: 5},
}
SCORED = {
    "classic": "exact10",
    "oh-hell-down-up": "basic10",
    "oh-hell-up-down": "exact10",
    "up-and-down-the-river": "exact10",
    "river-over": "exact10",
    "ten-down": "basic5",
    "oh-well": "basic10",
    "fingers": "mrpikes",
    "two-packs": "psalaets",
    "nomination-whist": "basic10",
    "nomination-whist-seven": "basic10",
    "contract-whist-steps": "basic10",
    "blob": "exact10",
    "seven-card-whist": "exact10",
    "get-fred": "diff1",
    "oy-vey": "sq_diff1",
    "montreal": "montreal",
    "cypriot-biskauer": "cypriot5",
    "gentleman": "gentleman",
    "double-whammy": "double_whammy",
    "spades-double": "exact10",
    "golf": "neg_tri",
    "campbell": "campbell",
    "prospect": "exact10",
    "forty-two": "basic10_zero5c",
    "wizard": "wizard",
    "wizard-anniversary": "wizard",
    "skull-king": "skull",
    "skull-king-bedtime": "skull",
    "skull-king-rascal": "rascal",
    "skull-king-cannonball": "cannonball",
    "rage": "rage",
    "pocha": "pocha",
    "pocha-oros": "pocha",
    "pocha-5-3": "pocha_5_3",
    "pocha-subastada": "pocha",
    "podrida": "podrida_3",
    "podrida-to-four": "podrida_3",
    "podrida-no-trump": "podrida_it",
    "basas": "basas",
    "fodinha": "basic5",
    "estimativa": "estimativa",
    "ascenseur": "ascenseur_2_1",
    "escalier": "escalier_5_5_5",
    "escalier-tricks": "escalier_strict",
    "rikiki": "rikiki_2_2",
    "boerenbridge": "basic10",
    "boerenbridge-17": "romanian",
    "boerenbridge-championship": "basic10",
    "plump": "plump",
    "beredskap": "plump",
    "bondebridge": "basic10",
    "kortkveld": "bondebridge_geo",
    "stiche-raten": "basic10",
    "rauf-runter": "basic10",
    "romanian-whist-1-8-1": "romanian",
    "romanian-whist-8-1-8": "romanian",
    "romanian-whist-rising": "romanian_tri",
    "rikiki-hungary": "rikiki_hu4",
    "raspisnoy": "raspisnoy",
    "joker": "joker_ge",
    "judgement": "exact10",
    "judgement-tens": "judgement_x10",
    "german-bridge": "sq_sq",
}
"""The formula of golden/scoring.json that a preset pays by (hands of one card aside)."""


def pays(key, *hand, **more):
    """Return what the preset pays for a bid and tricks out of so many cards."""
    return points(preset(key).scoring, figures(*hand, **more))


@pytest.mark.parametrize(("key", "table"), HANDS.items())
def test_a_preset_has_so_many_hands(key, table):
    assert {players: len(preset(key).sizes(players)) for players in table} == table


@pytest.mark.parametrize(("key", "table"), BIGGEST.items())
def test_the_biggest_hand_is_what_the_pack_allows(key, table):
    assert {players: max(preset(key).sizes(players)) for players in table} == table


@pytest.mark.parametrize(("key", "formula"), SCORED.items())
def test_a_preset_pays_the_worked_example_of_its_formula(key, formula):
    for bid, tricks, cards, expected in GOLDEN[formula]["worked"]:
        assert pays(key, bid, tricks, cards) == expected


@given(st.sampled_from(list(SCORED)), st.integers(2, 8), st.data())
def test_a_preset_pays_as_the_second_opinion_says(key, cards, data):
    bid, tricks = data.draw(st.integers(0, cards)), data.draw(st.integers(0, cards))

    assert pays(key, bid, tricks, cards) == REFERENCE[SCORED[key]](bid, tricks, cards)


@pytest.mark.parametrize(
    ("key", "hand", "more", "expected"),
    [
        # one-card hands of Raspisnoy: made and missed ones and zeros
        ("raspisnoy", (1, 1, 1), {}, 30),
        ("raspisnoy", (1, 0, 1), {}, -30),
        ("raspisnoy", (0, 0, 1), {}, 15),
        ("raspisnoy", (0, 1, 1), {}, 5),
        # Plump writes a 1 before the number
        ("plump", (10, 10, 10), {}, 110),
        ("plump", (0, 0, 10), {}, 5),
        ("plump", (3, 3, 10), {}, 13),
        # a zero with every card dealt
        ("basas", (0, 0, 13), {}, 35),
        ("basas", (0, 1, 13), {}, -10),
        ("basas", (0, 1, 12), {}, -3),
        # coins are written down as diamonds
        ("pocha-oros", (3, 3, 5), {"trump": "diamonds"}, 50),
        ("pocha-oros", (3, 1, 5), {"trump": "diamonds"}, -20),
        ("pocha-oros", (3, 1, 5), {"trump": "spades"}, -10),
        ("spades-double", (2, 2, 5), {"trump": "spades"}, 24),
        ("spades-double", (2, 1, 5), {"trump": "spades"}, 0),
        # one for all: everybody makes it, or nobody is paid
        ("co-op", (2, 2, 5), {"makers": 4}, 1),
        ("co-op", (2, 2, 5), {"makers": 3}, 0),
        # zeros of the stake club pay less where more than six play
        ("stake-club", (0, 0, 9), {"players": 6}, 19),
        ("stake-club", (0, 0, 9), {"players": 7}, 14),
        ("stake-club", (3, 3, 9), {}, 19),
        ("stake-club", (3, 2, 9), {}, 0),
        # Israeli Whist: a zero in a hand that is bid under, over, and missed
        ("israeli-whist", (0, 0, 13), {"bids": 12}, 50),
        ("israeli-whist", (0, 0, 13), {"bids": 14}, 25),
        ("israeli-whist", (0, 1, 13), {}, -50),
        ("israeli-whist", (0, 3, 13), {}, -30),
        ("israeli-whist", (5, 5, 13), {}, 35),
        ("israeli-whist", (5, 3, 13), {}, -20),
        ("odd-hands", (3, 3, 11), {}, 13),
    ],
)
def test_what_only_this_game_pays(key, hand, more, expected):
    assert pays(key, *hand, **more) == expected


def test_bondebridge_has_its_trumps_in_order_and_none_at_both_ends():
    game = Game.start(setup_of(4, preset("bondebridge")))

    trumps = [game.settled_trump(hand, 5, 4) for hand in range(1, 21)]

    suits = [Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES]
    none = [Trump.NONE] * 3
    assert trumps == [*none, *(suits * 4)[:14], *none]


def test_romanian_eights_have_no_trump():
    game = Game.start(setup_of(4, preset("romanian-whist-1-8-1")))

    found = {cards: game.settled_trump(2, cards, 4) for cards in (7, 8)}

    assert found == {7: None, 8: Trump.NONE}


def test_seventeen_hands_have_one_without_trump_in_the_middle():
    game = Game.start(setup_of(4, preset("boerenbridge-17")))

    assert [n for n in range(1, 18) if game.settled_trump(n, 8, 4) is Trump.NONE] == [9]


def test_wizard_ends_without_trump():
    game = Game.start(setup_of(5, preset("wizard")))

    assert game.settled_trump(11, 11, 5) is None
    assert game.settled_trump(12, 12, 5) is Trump.NONE


def test_what_is_dealt_bid_and_won_in_another_way():
    assert preset("pocha").deal.direction is Direction.RIGHT
    assert preset("kortkveld").deal.next_dealer is NextDealer.BIGGEST_MISS
    assert preset("plump").deal.leader is Leader.TOP_BIDDER
    assert preset("golf").wins is Wins.LOWEST
    assert preset("rage").ties is preset("podrida-no-trump").ties is Ties.MOST_MADE
    assert preset("skull-king").extra_points == (10, 20, 30, 40, -10, -20)


def test_five_in_a_row_pay_in_romanian_whist_and_one_card_hands_do_not_count():
    game = game_of(1, 2, 2, 2, 2, 2, rules=preset("romanian-whist-1-8-1"))

    for cards in game.plan:
        bids, tricks = {ANN: cards, BEN: 0, CY: 1}, {ANN: cards, BEN: 0, CY: 0}
        order = game.hand.order
        game = play(game, [bids[who] for who in order], [tricks[who] for who in order])

    assert game.totals == {ANN: 6 + 5 * 7 + 10, BEN: 6 * 5 + 10, CY: -6 - 10}


def test_tricks_may_vanish_where_a_kraken_or_a_bomb_is_in_the_pack():
    vanishing = {key for key, rules in PRESETS.items() if rules.tricks_can_be_lost}

    assert vanishing == {"wizard-anniversary", *(key for key in PRESETS if "skull-king" in key)}
