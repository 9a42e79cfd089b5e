"""Rules on the way into a new game: the card, the list behind it, and the way back."""

from dataclasses import replace

import pytest
from strategies import setup_of
from ui.desks import begun, desk_of, played, visiting

from scorekeeper.rules import CLASSIC, PRESETS, Plan, Shape, Variation


@pytest.fixture
def desk():
    made = desk_of()
    made.new_game.begin_with(setup_of(4).players, None, CLASSIC)
    return made


async def test_the_base_game_says_all_of_itself_and_has_its_switches_below(desk):
    async with visiting(desk, "/new") as user:
        assert user.text("rules").startswith("Oh Hell 13 hands: from 1 card up to 13.")
        assert "A miss pays nothing." in user.text("rules")

        await user.tap("keeps")

        assert "A miss still pays" in user.text("rules")


async def test_other_rules_say_their_sentence_and_their_hands(desk):
    desk.new_game.use(PRESETS["wizard"])
    async with visiting(desk, "/new") as user:
        assert user.text("rules").startswith("Wizard ")
        assert "15 hands: from 1 card up to 15." in user.text("rules")
        assert user.name("rules").endswith("Choose other rules")
        assert not user.shows("hook")


@pytest.mark.parametrize("way", ["button", "gesture"])
async def test_whoever_looks_at_rules_comes_back_to_the_people_seated(desk, way):
    async with visiting(desk, "/new") as user:
        await user.tap("seat-ann")
        await user.tap("rules")
        await user.tap("rules-wizard")
        assert user.routes == ["/", "/new", "/new/rules", "/new/rules/wizard"]

        for _ in range(2):
            await (user.tap("back") if way == "button" else user.back())

        assert user.routes == ["/", "/new"]
        assert [player.name for player in desk.new_game.seats] == ["Ann", "Ben", "Cy", "Dot"]
        assert desk.new_game.first_dealer == "ann"
        assert desk.new_game.rules == CLASSIC


async def test_rules_are_chosen_for_the_people_seated_and_the_game_begins(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("rules")
        await user.tap("rules-wizard")
        await user.tap("play")
        assert user.routes == ["/", "/new"]
        assert "Wizard" in user.text("rules")

        await user.tap("start")

        game = desk.table(desk.library.game_ids()[0]).game
        assert game.setup.rules == PRESETS["wizard"]
        assert len(game.seats) == 4


async def test_rules_chosen_stay_when_others_are_looked_at(desk):
    desk.new_game.use(PRESETS["wizard"])
    async with visiting(desk, "/new") as user:
        await user.tap("rules")
        await user.tap("rules-classic")
        await user.tap("back")
        await user.tap("back")

        assert "Wizard" in user.text("rules")


async def test_other_rules_leave_the_edited_plan_behind(desk):
    desk.new_game.replan((1, 2))

    desk.new_game.use(PRESETS["wizard"])

    assert desk.new_game.plan == tuple(range(1, 16))
    assert not desk.new_game.plan_is_edited


@pytest.mark.parametrize(
    ("meant", "told"),
    [
        ((3, 4), None),
        ((5, 6), "Meant for 5 to 6 players."),
        ((2, 3), "Meant for 2 to 3 players."),
        ((5, 5), "Meant for 5 players."),
    ],
)
async def test_others_than_the_rules_are_meant_for_may_play_and_are_told(desk, meant, told):
    desk.new_game.use(replace(CLASSIC, key="few", players=meant))
    async with visiting(desk, "/new") as user:
        assert (user.text("unmeant") if user.shows("unmeant") else None) == told
        assert not user.is_dead("start")


def test_nobody_seated_is_not_too_few():
    assert desk_of().new_game.unmeant is None


async def test_rules_too_big_for_those_seated_still_show_their_card(desk):
    desk.new_game.use(replace(PRESETS["wizard"], plan=Plan(Shape.HANDS, hands=(20,))))
    async with visiting(desk, "/new") as user:
        assert "Wizard" in user.text("rules")
        assert not user.shows("broken")
        assert user.is_dead("start")


def test_a_first_game_starts_with_the_rules_of_the_house():
    desk = desk_of()
    desk.library.house.make_default("wizard")

    desk.new_game.begin_again()

    assert desk.new_game.rules == PRESETS["wizard"]


def test_new_games_start_with_the_rules_of_the_house_else_those_of_the_last_table():
    desk = desk_of()
    begun(desk, rules=PRESETS["pocha"])
    desk.new_game.begin_again()
    assert desk.new_game.rules == PRESETS["pocha"]

    desk.library.house.make_default("wizard")
    desk.new_game.begin_again()

    assert desk.new_game.rules == PRESETS["wizard"]
    assert len(desk.new_game.seats) == 3


async def test_a_rematch_keeps_the_rules_of_its_table():
    desk = desk_of()
    desk.library.house.make_default("wizard")
    rules = replace(CLASSIC, key="short", plan=Plan(Shape.HANDS, hands=(1,)))
    table = begun(desk, rules=rules)
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, f"/game/{table.game.setup.id}/result") as user:
        await user.tap("rematch-choose")

        assert desk.new_game.rules == rules


def test_a_plan_that_is_a_list_is_not_taken_for_an_edited_one(desk):
    listed = replace(CLASSIC, key="", name="Listed", scoring=(("made", "7"),))
    listed = desk.library.house.keep(replace(listed, plan=Plan(Shape.HANDS, hands=(3, 1))))
    desk.new_game.use(listed)
    assert not desk.new_game.plan_is_edited

    desk.new_game.replan((3, 2))
    assert desk.new_game.plan_is_edited
    desk.new_game.reset_plan()

    assert desk.new_game.rules == listed


def test_a_plan_edited_at_the_last_table_goes_back_to_that_of_its_rules(desk):
    edited = replace(PRESETS["wizard"], plan=Plan(Shape.HANDS, hands=(2, 1)))
    desk.new_game.begin_with(desk.new_game.seats, None, edited)
    assert desk.new_game.plan_is_edited

    desk.new_game.reset_plan()

    assert desk.new_game.rules == PRESETS["wizard"]


def test_rules_nobody_knows_keep_the_plan_they_came_with(desk):
    unknown = replace(CLASSIC, key="gone", scoring=(("made", "7"),))
    unknown = replace(unknown, plan=Plan(Shape.HANDS, hands=(2, 1)))

    desk.new_game.use(unknown)

    assert not desk.new_game.plan_is_edited


def test_the_base_game_with_an_edited_plan_goes_back_to_its_switches(desk):
    desk.new_game.vary(Variation(hook=True))
    desk.new_game.replan((2, 1))

    desk.new_game.reset_plan()

    assert desk.new_game.rules == Variation(hook=True).rules()
