"""The base game's own variations, in every combination."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from strategies import SCORINGS, dice, game_of, play, play_legally, rules, setup_of, variations

from scorekeeper.rules import (
    CLASSIC,
    MUST_TRUMP,
    Game,
    Hook,
    Order,
    Plan,
    Reminder,
    Shape,
    Variation,
    rules_from_json,
    rules_to_json,
)

SHAPES = [Shape.UP, Shape.DOWN, Shape.UP_DOWN, Shape.DOWN_UP]
ALL = [Variation(*switches) for switches in product(SHAPES, *[[False, True]] * 5)]


@pytest.mark.parametrize("variation", ALL, ids=str)
def test_every_combination_of_variations_plays_a_whole_game(variation):
    played = variation.rules()
    players = 3 + ALL.index(variation) % 5
    chance = dice(variation)

    game = play_legally(Game.start(setup_of(players, played)), chance)

    assert game.is_over
    for line in game.sheet:
        bids, tricks = line.hand.bids, line.hand.tricks
        for who, found in line.points.items():
            if bids[who] == tricks[who]:
                zero = variation.zero_pays_cards and bids[who] == 0
                assert found == (5 + line.hand.cards if zero else 10 + tricks[who])
            else:
                assert found == (tricks[who] if variation.miss_keeps_tricks else 0)
        if variation.hook and not variation.at_once:
            assert sum(bids.values()) != line.hand.cards


@pytest.mark.parametrize("variation", ALL, ids=str)
def test_the_switches_are_found_again_in_the_rules(variation):
    assert Variation.of(variation.rules()) == variation
    assert Variation.of(rules_from_json(rules_to_json(variation.rules()))) == variation


def test_all_combinations_differ():
    assert len({variation.rules() for variation in ALL}) == len(ALL) == 128


def test_the_base_game_is_the_variation_without_any_switch():
    assert Variation().rules() == CLASSIC
    assert Variation.of(CLASSIC) == Variation()


def test_a_switch_sets_its_group():
    every = Variation(Shape.DOWN, True, True, True, True, True).rules()  # noqa: FBT003

    assert every.plan.shape is Shape.DOWN
    assert every.bidding.hook is Hook.NOT_EQUAL
    assert every.bidding.order is Order.AT_ONCE
    assert every.reminders == (Reminder(MUST_TRUMP),)


@pytest.mark.parametrize("shape", [Shape.HANDS, Shape.SEGMENTS])
def test_an_edited_plan_leaves_the_other_switches_as_they_were(shape):
    edited = Plan(shape, segments=(("1", "M", 1, "2"),), hands=(3, 4))

    found = Variation.of(replace(Variation(Shape.DOWN, hook=True).rules(), plan=edited))

    assert found == Variation(Shape.UP, hook=True)


@given(rules)
def test_rules_are_a_variation_of_the_base_game_or_they_are_not(played):
    found = Variation.of(played)

    assert found is None or replace(found.rules(), plan=played.plan) == played


@given(variations)
def test_other_scoring_is_no_variation(variation):
    assert Variation.of(replace(variation.rules(), scoring=SCORINGS[2])) is None


@pytest.mark.parametrize(
    ("bids", "tricks", "keeps", "expected"),
    [
        ([4, 0, 0], [4, 0, 0], False, [14, 10, 10]),
        ([3, 0, 0], [4, 0, 0], False, [0, 10, 10]),
        ([3, 0, 0], [4, 0, 0], True, [4, 10, 10]),
    ],
)
def test_the_base_games_own_examples(bids, tricks, keeps, expected):
    game = play(game_of(4, rules=Variation(miss_keeps_tricks=keeps).rules()), bids, tricks)

    assert list(game.totals.values()) == expected


def test_a_made_zero_in_seven_cards_pays_twelve_with_five_and_the_cards():
    game = play(game_of(7, rules=Variation(zero_pays_cards=True).rules()), [0, 7, 1], [0, 7, 0])

    assert game.totals == {"ann": 12, "ben": 17, "cy": 0}
