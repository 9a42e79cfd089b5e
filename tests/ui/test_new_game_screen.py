"""A new game on the real screen: names, chips, seats, dealer, rules, start."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY, setup_of
from ui.desks import begun, played, visiting

from scorekeeper.rules import CLASSIC, Shape, Variation


async def write(user, *names):
    for name in names:
        await user.type("name", name)
        await user.send("name")


async def test_names_are_written_and_the_game_begins(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben", "שרה")
        await user.tap("start")

        game = desk.library.game_ids()[0]
        assert user.routes == ["/", f"/game/{game}"]
        assert [player.name for player in desk.table(game).game.setup.players] == [
            "Ann",
            "Ben",
            "שרה",
        ]


async def test_the_line_is_empty_again_for_the_next_name(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann")

        assert user.find("name").value == ""


async def test_a_name_stays_as_it_is_written(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Maximiliane von Hohenzollern")

        # On the page itself, this setting would change what is written: “… Von …”.
        assert user.find("name").capitalization is None
        assert desk.new_game.seats[0].name == "Maximiliane von Hohenzollern"


async def test_a_name_that_cannot_be_taken_stays_and_says_why(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "ann")

        assert user.find("name").value == "ann"
        assert user.text("notice").startswith("Ann is seated already.")


@pytest.mark.parametrize(("names", "dead"), [((), True), (("Ann",), True), (("Ann", "Ben"), False)])
async def test_one_player_cannot_start_and_the_screen_says_why(desk, names, dead):
    async with visiting(desk, "/new") as user:
        await write(user, *names)

        assert user.is_dead("start") == dead
        assert ("players" in user.text("told")) == dead


async def test_the_start_says_how_long_the_game_will_be(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben", "Cy")

        assert user.text("told") == "15 hands, biggest hand 15"


async def test_those_who_played_before_are_one_tap_each(desk):
    begun(desk)
    async with visiting(desk, "/new") as user:
        assert user.name("regular-ben") == "Ben plays"
        for player in (CY, ANN, BEN):
            await user.tap(f"regular-{player}")

        await user.tap("start")

        assert desk.table(desk.library.game_ids()[0]).game.seats == (CY, ANN, BEN)


async def test_many_names_are_shown_when_asked_for(desk):
    begun(desk, players=12)
    setup = setup_of(2)
    desk.new_game.begin_with(setup.players, None, CLASSIC)
    for name in ("Mia", "Noa", "Oda"):
        desk.new_game.add(name)
    desk.new_game.start()
    desk.new_game.begin_with((), None, CLASSIC)
    async with visiting(desk, "/new") as user:
        before = user.keys("regular-")
        assert len(before) == 12

        await user.tap("everybody")

        assert len(user.keys("regular-")) == 15
        assert not user.shows("everybody")


async def test_seats_are_moved_and_left(desk):
    begun(desk)
    async with visiting(desk, "/") as user:
        await user.tap("new")
        await user.tap("down-ann")
        await user.tap("up-cy")
        await user.tap("leave-ben")
        await user.tap("start")

        assert desk.table(desk.library.game_ids()[0]).game.seats == (CY, ANN)


async def test_who_deals_first_is_tapped(desk):
    async with visiting(desk, "/") as user:
        begun(desk)
        await user.tap("new")
        await user.tap("seat-ben")
        assert user.name("seat-ben") == "Ben deals first"
        assert user.name("seat-ann") == "Ann: deal first"

        await user.tap("start")

        assert desk.table(desk.library.game_ids()[0]).game.hand.dealer == BEN


async def test_lots_are_drawn_by_those_at_the_table(desk):
    async with visiting(desk, "/new") as user:
        assert user.is_dead("lots")
        await write(user, "Ann", "Ben")

        await user.tap("lots")

        assert user.text("notice").startswith("The lot fell on ")


async def test_the_same_people_again_are_two_taps_from_the_first_bid(desk):
    table = begun(desk, rules=Variation(at_once=True).rules())
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk) as user:
        await user.tap("new")
        await user.tap("start")

        game = desk.table(desk.library.game_ids()[0]).game
        assert game.setup.players == table.game.setup.players
        assert game.setup.rules == table.game.setup.rules
        assert game.hand.dealer == ANN
        assert user.shows("bid-0")


async def test_every_switch_can_be_tapped_on_and_off(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben", "Cy")
        keys = ("hook", "at-once", "keeps", "zero", "must-trump")
        for key in keys:
            await user.tap(key)
        everything = Variation(
            hook=True,
            at_once=True,
            miss_keeps_tricks=True,
            zero_pays_cards=True,
            must_trump=True,
        )
        assert desk.new_game.variation == everything

        for key in keys:
            await user.tap(key)
        assert desk.new_game.variation == Variation()


@pytest.mark.parametrize("shape", ["up", "down", "up-down", "down-up"])
async def test_the_plan_takes_the_shape_that_is_tapped(desk, shape):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben", "Cy")

        await user.tap(f"shape-{shape}")

        assert desk.new_game.rules.plan.shape == Shape(shape)
        assert user.find(f"shape-{shape}").parent.selected


async def test_rules_that_are_none_of_the_base_games_are_named_and_can_be_left(desk):
    own = replace(CLASSIC, name="Ours", scoring=(("made", "7"), ("missed", "0")))
    desk.new_game.begin_with(setup_of(3).players, None, own)
    async with visiting(desk, "/new") as user:
        assert user.text("rules").startswith("Ours ")
        assert not user.shows("hook")

        await user.tap("rules")
        await user.tap("rules-classic")
        await user.tap("play")

        assert user.shows("hook")


async def test_a_start_that_fails_says_so_and_loses_nothing(desk, store):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        store.broken = True
        await user.tap("start")
        assert user.routes[-1] == "/new"
        assert user.text("notice") == "This was not saved: the disk is full."

        store.broken = False
        await user.tap("start")

        assert user.routes[-1].startswith("/game/")


@pytest.mark.parametrize("way", ["button", "gesture"])
async def test_back_leads_to_the_games_and_what_was_entered_stays(desk, way):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        await (user.tap("back") if way == "button" else user.back())
        assert user.routes == ["/"]

        await user.visit("/new")

        assert user.text("told").startswith("26 hands")


async def test_before_enough_sit_it_is_said_calmly_and_no_hands_are_shown(desk):
    async with visiting(desk, "/new") as user:
        for name in ("Ann", "Ben"):
            assert user.text("told") == "Seat at least 2 players."
            assert "Hands" not in user.spoken()
            assert user.is_dead("start")
            await write(user, name)

        assert "Hands" in user.spoken()
        assert not user.is_dead("start")
