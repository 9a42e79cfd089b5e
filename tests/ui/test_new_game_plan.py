"""A new game as a model: the switches of the base game, and the plan edited hand by hand."""

from dataclasses import replace
from itertools import product

import pytest
from strategies import NAMES
from ui.desks import desk_of, hands

from scorekeeper.rules import CLASSIC, Plan, Rules, Shape, Variation


@pytest.fixture
def new():
    model = desk_of().new_game
    for name in NAMES[:5]:
        model.add(name)
    return model


def test_the_base_game_has_as_many_hands_as_the_table_is_used_to(new):
    assert new.plan == tuple(range(1, 11))

    new.leave(new.seats[-1].id)

    assert new.plan == tuple(range(1, 14))


@pytest.mark.parametrize(
    ("shape", "plan"),
    [
        (Shape.UP, (1, 2, 3)),
        (Shape.DOWN, (10, 9, 8)),
        (Shape.UP_DOWN, (1, 2, 3)),
        (Shape.DOWN_UP, (10, 9, 8)),
    ],
)
def test_the_plan_follows_its_shape(new, shape, plan):
    new.vary(Variation(shape=shape))

    assert new.plan[:3] == plan
    assert not new.plan_is_edited


@pytest.mark.parametrize("flags", [*product([True, False], repeat=5)])
def test_every_switch_combines_with_every_other_and_with_a_plan_of_ones_own(new, flags):
    names = ("hook", "at_once", "miss_keeps_tricks", "zero_pays_cards", "must_trump")
    variation = Variation(**dict(zip(names, flags, strict=True)))
    new.insert(0)
    plan = new.plan

    new.vary(variation)

    assert new.plan == plan
    assert new.variation == variation
    assert new.rules == hands(*plan, **dict(zip(names, flags, strict=True)))
    assert new.problem is None


def test_another_shape_takes_the_place_of_a_plan_of_ones_own(new):
    new.insert(0)

    new.vary(Variation(shape=Shape.DOWN))

    assert not new.plan_is_edited
    assert new.plan == tuple(range(10, 0, -1))


def test_a_hand_is_made_bigger_and_smaller(new):
    new.resize(0, 2)
    new.resize(9, -1)

    assert new.plan == (3, 2, 3, 4, 5, 6, 7, 8, 9, 9)
    assert new.plan_is_edited


def test_a_hand_stays_within_one_card_and_the_pack(new):
    new.resize(0, -1)
    assert not new.plan_is_edited
    new.resize(9, new.biggest_hand - 10)

    new.resize(9, 1)

    assert (new.plan[0], new.plan[9]) == (1, new.biggest_hand)
    assert new.biggest_hand == 52 // 5


def test_a_hand_is_played_twice_or_left_out(new):
    new.insert(1)
    new.drop(3)

    assert new.plan == (1, 2, 2, 4, 5, 6, 7, 8, 9, 10)


def test_one_hand_always_stays(new):
    for _ in range(12):
        new.drop(0)

    assert new.plan == (10,)


def test_the_plan_of_the_rules_comes_back_and_the_switches_stay(new):
    new.vary(Variation(hook=True, at_once=True))
    new.drop(0)

    new.reset_plan()

    assert new.plan == tuple(range(1, 11))
    assert new.rules == Variation(hook=True, at_once=True).rules()


@pytest.mark.parametrize("shape", [Shape.UP, Shape.DOWN, Shape.UP_DOWN, Shape.DOWN_UP])
def test_the_plan_of_the_rules_comes_back_in_its_shape(new, shape):
    new.vary(Variation(shape=shape))
    plan = new.plan
    new.drop(0)
    new.insert(2)

    new.reset_plan()

    assert new.plan == plan
    assert new.rules == Variation(shape=shape).rules()


def test_a_plan_edited_at_the_last_table_gives_way_to_the_plan_of_the_rules(new):
    new.begin_with(new.seats, None, hands(3, 1, 4, hook=True))

    new.reset_plan()

    assert new.rules == Variation(hook=True).rules()


def test_more_players_than_the_cards_of_a_plan_allow_cannot_start_and_say_why(new):
    new.resize(9, new.biggest_hand - 10)
    new.add("Fay")

    assert "cards" in new.problem
    assert new.start() is None

    new.reset_plan()
    assert new.problem is None


def test_rules_that_are_none_of_the_base_games_can_be_played_and_left(new):
    own = Rules(name="Ours", scoring=(("made", "7"), ("missed", "-off")))

    new.use(own)
    assert (new.rules, new.variation) == (own, None)
    new.drop(0)
    new.reset_plan()
    assert new.rules == own

    new.use(replace(own, plan=Plan(Shape.HANDS, hands=(1, 2))))
    new.reset_plan()
    assert new.rules == CLASSIC


def test_nobody_seated_is_no_reason_to_fail():
    model = desk_of().new_game

    assert model.problem
    assert model.biggest_hand >= 1
    assert isinstance(model.plan, tuple)
