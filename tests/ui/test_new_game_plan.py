"""A new game as a model: the switches of the base game, and the plan edited hand by hand."""

from itertools import product

import pytest
from strategies import NAMES, setup_of
from ui.desks import desk_of, hands, visiting

from scorekeeper.rules import CLASSIC, Rules, Shape, Trump, Variation
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule


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
    change(new, 1, "repeat")
    plan = new.plan

    new.vary(variation)

    assert new.plan == plan
    assert new.variation == variation
    assert new.rules == hands(*plan, **dict(zip(names, flags, strict=True)))
    assert new.problem is None


def test_another_shape_takes_the_place_of_a_plan_of_ones_own(new):
    change(new, 1, "repeat")

    new.vary(Variation(shape=Shape.DOWN))

    assert not new.plan_is_edited
    assert new.plan == tuple(range(10, 0, -1))


def change(new, hand, action, *args):
    """Open a hand of the plan, and change it."""
    new.planning.close()
    new.planning.open(hand)
    getattr(new.planning, action)(*args)


def test_a_hand_is_made_bigger_and_smaller(new):
    change(new, 1, "resize", 2)
    change(new, 10, "resize", -1)

    assert new.plan == (3, 2, 3, 4, 5, 6, 7, 8, 9, 9)
    assert new.plan_is_edited


def test_a_hand_stays_within_one_card_and_the_pack(new):
    change(new, 1, "resize", -1)
    assert not new.plan_is_edited
    change(new, 10, "resize", 1)

    assert (new.plan[0], new.plan[9]) == (1, new.biggest_hand)
    assert new.biggest_hand == 52 // 5


def test_a_hand_is_played_twice_or_left_out(new):
    change(new, 2, "repeat")
    change(new, 4, "drop")

    assert new.plan == (1, 2, 2, 4, 5, 6, 7, 8, 9, 10)


def test_a_hand_is_put_in_between_and_the_rest_dropped(new):
    change(new, 3, "drop")
    change(new, 2, "insert")
    assert new.plan[:4] == (1, 2, 3, 4)

    change(new, 4, "end")

    assert new.plan == (1, 2, 3, 4)


def test_one_hand_always_stays(new):
    for _ in range(12):
        change(new, 1, "drop")

    assert new.plan == (10,)


def test_a_hand_that_is_open_is_let_go_when_another_table_sits_down(new):
    new.planning.open(3)

    new.begin_with(new.seats, None, new.rules)

    assert new.planning.opened is None


def test_trumps_are_known_where_the_rules_settle_them_ahead_of_time(new):
    assert new.trumps == (*[None] * 9, Trump.NONE)

    cycle = TrumpRule(Source.CYCLE, (Trump.SPADES, Trump.HEARTS), NoTrump.WHEN_ALL_DEALT)
    new.use(Rules(plan=hands(1, 2, 10).plan, pack=Pack(cards=50), trump=cycle))

    assert new.trumps == (Trump.SPADES, Trump.HEARTS, Trump.NONE)


def test_the_plan_of_the_rules_comes_back_and_the_switches_stay(new):
    new.vary(Variation(hook=True, at_once=True))
    change(new, 1, "drop")

    new.reset_plan()

    assert new.plan == tuple(range(1, 11))
    assert new.rules == Variation(hook=True, at_once=True).rules()


@pytest.mark.parametrize("shape", [Shape.UP, Shape.DOWN, Shape.UP_DOWN, Shape.DOWN_UP])
def test_the_plan_of_the_rules_comes_back_in_its_shape(new, shape):
    new.vary(Variation(shape=shape))
    plan = new.plan
    change(new, 1, "drop")
    change(new, 3, "repeat")

    new.reset_plan()

    assert new.plan == plan
    assert new.rules == Variation(shape=shape).rules()


def test_a_plan_edited_at_the_last_table_gives_way_to_the_plan_of_the_rules(new):
    new.begin_with(new.seats, None, hands(3, 1, 4, hook=True))

    new.reset_plan()

    assert new.rules == Variation(hook=True).rules()


def test_more_players_than_the_cards_of_a_plan_allow_cannot_start_and_say_why(new):
    change(new, 9, "resize", 1)
    new.add("Fay")

    assert "cards" in new.problem
    assert new.start() is None

    new.reset_plan()
    assert new.problem is None


def test_rules_that_are_none_of_the_base_games_can_be_played_and_their_plan_comes_back(new):
    own = Rules(name="Ours", scoring=(("made", "7"), ("missed", "-off")))

    new.use(own)
    assert (new.rules, new.variation) == (own, None)
    change(new, 1, "drop")
    new.reset_plan()
    assert new.rules == own


def test_nobody_seated_is_no_reason_to_fail():
    model = desk_of().new_game

    assert model.problem
    assert model.biggest_hand >= 1
    assert isinstance(model.plan, tuple)


# -- on the screen ------------------------------------------------------------------------


@pytest.fixture
def desk():
    desk = desk_of()
    desk.new_game.begin_with(setup_of(3).players, None, CLASSIC)
    return desk


async def test_a_hand_of_the_plan_is_tapped_and_changed(desk):
    async with visiting(desk, "/new") as user:
        assert not user.shows("cards-more")

        await user.tap("hand-3")
        await user.tap("cards-more")
        await user.tap("cards-more")
        await user.tap("cards-fewer")
        await user.tap("repeat")
        assert desk.new_game.plan[:5] == (1, 2, 4, 4, 4)

        await user.tap("drop")
        assert desk.new_game.plan[:4] == (1, 2, 4, 4)
        assert not user.shows("drop")


async def test_a_hand_is_put_after_another_and_the_rest_is_dropped(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("hand-3")
        assert user.name("insert") == "Hand 3: Another after it"

        await user.tap("insert")
        await user.tap("end")

        assert desk.new_game.plan == (1, 2, 3, 3)
        assert "4 hands" in user.text("told")


async def test_a_second_tap_lets_go_of_a_hand(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("hand-3")

        await user.tap("hand-3")

        assert not user.shows("cards-more")


async def test_the_plan_of_the_rules_comes_back(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("hand-1")
        await user.tap("repeat")

        await user.tap("reset-plan")

        assert desk.new_game.plan == tuple(range(1, 16))
        assert not user.shows("reset-plan")


async def test_the_last_hand_left_cannot_be_left_out(desk):
    desk.new_game.use(hands(4))
    async with visiting(desk, "/new") as user:
        await user.tap("hand-1")

        assert user.is_dead("drop")
        assert user.is_dead("end")


async def test_a_hand_open_beyond_a_shorter_plan_is_let_go(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("hand-15")

        await user.type("name", "Dot")
        await user.send("name")

        assert not user.shows("cards-more")
        assert not user.shows("broken")
