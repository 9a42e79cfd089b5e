"""The first screen: the game in progress, a new one, and the games of other evenings."""

import flet as ft
import pytest
from book.keeping import library_of
from strategies import ANN
from ui.desks import ONE_HAND, begun, desk_of, played, visiting
from ui.driver import driving

from scorekeeper.ui import routes
from scorekeeper.ui.models.games import PAGE
from scorekeeper.ui.parts.menu import MenuRow
from scorekeeper.ui.screens.games import GamesScreen


async def test_without_a_game_the_screen_says_how_to_begin(desk):
    async with visiting(desk) as user:
        assert "No game yet" in user.spoken()
        assert not user.shows("go-on")

        await user.tap("new")

        assert user.routes == ["/", "/new"]


async def test_the_game_in_progress_is_one_tap_away(desk):
    game = begun(desk).game.setup.id
    async with visiting(desk) as user:
        assert "The first hand is being played." in user.spoken()
        assert not any("0 of 15" in text for text in user.spoken())

        await user.tap("go-on")

        assert user.routes == ["/", f"/game/{game}"]


async def test_the_game_in_progress_says_who_leads(desk):
    table = begun(desk)
    played(table, [1, 0, 0], [0, 1, 0])
    async with visiting(desk) as user:
        assert "In the lead: Cy, 10" in user.spoken()
        assert any(text.startswith("1 of 15 hands played") for text in user.spoken())


async def test_a_game_that_is_over_opens_at_its_result(desk):
    table = begun(desk, rules=ONE_HAND)
    played(table, [0, 0, 0], [1, 0, 0])
    game = table.game.setup.id
    async with visiting(desk) as user:
        assert "Ben, Cy won with 10" in user.text(f"game-{game}")

        await user.tap(f"game-{game}")

        assert user.routes[-1] == f"/game/{game}/result"


async def test_another_game_that_is_not_over_opens_at_its_table(desk):
    older = begun(desk).game.setup.id
    begun(desk)
    async with visiting(desk) as user:
        await user.tap(f"game-{older}")

        assert user.routes[-1] == f"/game/{older}"


async def test_games_are_grouped_by_evening(store):
    for start in ("2026-07-11 22:00:00", "2026-07-12 00:30:00", "2026-07-12 20:15:00"):
        desk = desk_of(library=library_of(store, start))
        begun(desk)
    async with visiting(desk_of(library=library_of(store, "2026-07-13 20:00:00"))) as user:
        evenings = [text for text in user.spoken() if text.endswith("2026")]

        assert evenings.count("Saturday, 11 July 2026") == 1
        assert len(user.keys("delete-")) == 3


async def test_every_bin_says_which_game_it_is_for(store):
    for start, players in (
        ("2026-07-11 20:15:00", 2),
        ("2026-07-12 20:15:00", 3),
        ("2026-07-12 20:15:30", 2),
    ):
        begun(desk_of(library=library_of(store, start)), players)
    async with visiting(desk_of(store)) as user:
        assert {user.name(key) for key in user.keys("delete-")} == {
            "Delete the game of Saturday, 11 July 2026, 20:15: Ann, Ben",
            "Delete the game of Sunday, 12 July 2026, 20:15: Ann, Ben",
            "Delete the game of Sunday, 12 July 2026, 20:15: Ann, Ben, Cy",
        }


async def test_older_games_are_shown_when_asked_for(desk):
    games = [begun(desk).game.setup.id for _ in range(PAGE + 2)]
    async with visiting(desk) as user:
        assert not user.shows(f"game-{games[0]}")

        await user.tap("older")

        assert user.shows(f"game-{games[0]}")
        assert not user.shows("older")


async def test_a_game_deleted_by_mistake_is_brought_back(desk):
    table = begun(desk)
    table.bid(1)
    game = table.game.setup.id
    begun(desk)
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")
        assert not user.shows(f"game-{game}")
        assert user.name("restore") == "Undo: bring the game back"

        await user.tap("restore")

        assert user.shows(f"game-{game}")
        assert not user.shows("restore")
    assert desk.library.open(game).game.hand.bids == {ANN: 1}


async def test_what_was_deleted_is_called_by_its_time_and_counted_when_it_is_more(store):
    for start in ("2026-07-11 20:15:00", "2026-07-12 21:40:00"):
        begun(desk_of(library=library_of(store, start)))
    async with visiting(desk_of(store)) as user:
        later, earlier = [key.removeprefix("delete-") for key in user.keys("delete-")]

        await user.tap(f"delete-{earlier}")
        assert "The game of 20:15 was deleted." in user.spoken()
        await user.tap(f"delete-{later}")

        assert "2 games were deleted." in user.spoken()


async def test_every_game_can_be_deleted_the_one_in_progress_too(desk):
    game = begun(desk).game.setup.id
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")

        assert not user.shows("go-on")
        assert user.shows("restore")


async def test_a_game_that_cannot_be_deleted_stays_and_says_why(desk, store):
    game = begun(desk).game.setup.id
    begun(desk)
    store.broken = True
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")

        assert user.shows(f"game-{game}")
        assert user.text("notice") == "This was not saved: the disk is full."


async def test_a_file_that_cannot_be_read_is_said_among_the_others(desk, store):
    good, bad = begun(desk).game.setup.id, begun(desk).game.setup.id
    store.games[bad] = "{"
    async with visiting(desk_of(store)) as user:
        assert user.text(f"unreadable-{bad}") == (
            "The game of Sunday, 12 July 2026, 20:15 cannot be read. Its file is damaged."
        )
        assert "Cannot be read" in user.spoken()

        await user.tap("go-on")

        assert user.routes[-1] == f"/game/{good}"


async def test_a_game_begun_elsewhere_appears(desk):
    other = desk_of(library=desk.library)
    async with visiting(desk) as user:
        game = begun(other).game.setup.id
        await user.settle()

        await user.tap("go-on")

        assert user.routes[-1] == f"/game/{game}"


# -- ways on -----------------------------------------------------------------------------


@pytest.fixture
def led():
    return []


async def test_a_game_that_cannot_be_read_leads_to_what_can_be_done(desk, store, led):
    bad = begun(desk).game.setup.id
    store.games[bad] = "{"
    async with home(desk_of(store), led) as user:
        assert user.name(f"lost-{bad}").endswith("See what can be done.")

        await user.tap(f"lost-{bad}")

        assert led == [bad]


async def test_games_that_cannot_be_read_further_down_are_told_at_the_top(desk, store, led):
    bad = [begun(desk).game.setup.id for _ in range(2)]
    for _ in range(PAGE):
        begun(desk)
    store.games.update(dict.fromkeys(bad, "{"))
    async with home(desk_of(store), led) as user:
        assert user.text("unreadable-games") == "2 games cannot be read."
        assert user.name("lost-games") == "2 games cannot be read. See what can be done."

        await user.tap("lost-games")
        assert led == ["safe"]
        await user.tap("older")

        assert user.keys("lost-") == [f"lost-{game}" for game in reversed(bad)]


async def test_people_and_rules_that_cannot_be_read_lead_to_safe_keeping(store, led):
    store.shared = "[]"
    async with home(desk_of(store), led) as user:
        assert user.text("unreadable-shared") == (
            "People, rules and settings cannot be read. Its file is damaged."
        )

        await user.tap("lost-shared")

        assert led == ["safe"]


async def test_everything_else_is_in_the_menu_of_a_phone(desk, led):
    async with home(desk, led) as user:
        await user.tap("menu")
        assert user.name("menu-safe") == "Safe keeping"
        await user.tap("menu-safe")

        assert led == ["safe"]
        assert not user.shows("menu-safe")


async def test_everything_else_is_in_the_header_of_a_wide_screen(desk, led):
    desk.screen.resize(1280, 800)
    async with home(desk, led) as user:
        assert not user.shows("menu")

        await user.tap("safe")
        await user.tap("rules")

        assert led == ["safe", "rules"]


@pytest.mark.parametrize(
    ("row", "address"),
    [
        ("history", routes.HISTORY),
        ("figures", routes.FIGURES),
        ("people", routes.PEOPLE),
        ("rules", routes.rules()),
        ("safe", routes.SAFE),
        ("settings", routes.SETTINGS),
    ],
)
async def test_the_menu_leads_everywhere_and_is_shut_then(desk, row, address):
    async with visiting(desk) as user:
        await user.tap("menu")
        await user.tap(f"menu-{row}")

        assert user.routes == ["/", address]
        assert not desk.menu.is_open


def home(desk, led):
    """The screen alone; ``led`` hears where its buttons lead."""
    return driving(
        GamesScreen,
        desk.games,
        desk.access,
        desk.screen,
        desk.menu,
        (
            MenuRow("rules", ft.Icons.RULE, "Rules", lambda: led.append("rules")),
            MenuRow("safe", ft.Icons.SHIELD, "Safe keeping", lambda: led.append("safe")),
        ),
        on_open=led.append,
        on_new=lambda: led.append("new"),
        on_safe=lambda: led.append("safe"),
        on_lost=led.append,
    )
