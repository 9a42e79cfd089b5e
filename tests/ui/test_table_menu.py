"""The menu of the table: where it leads, and how it is put away."""

import pytest
from ui.desks import Patience, address, hands, table_of, visiting
from ui.driver import showing

from scorekeeper.ui import routes
from scorekeeper.ui.app import show
from scorekeeper.ui.guard import BROKEN


@pytest.fixture
def evening():
    return table_of(rules=hands(2, 2, 3))


WAYS = ["players", "plan", "rules", "standing", "board", "log"]


@pytest.mark.parametrize("way", WAYS)
async def test_the_menu_leads_to_everything_about_the_game(evening, way):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        await user.tap(f"menu-{way}")

        assert user.routes[-1] == address(table, way)
        assert not user.shows(BROKEN)


async def test_it_leads_to_the_settings_and_to_all_games(evening):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        await user.tap("menu-settings")
        assert user.routes[-1] == routes.SETTINGS

        await user.visit(address(table))
        assert not user.shows("menu-sheet")
        await user.tap("menu")
        await user.tap("menu-home")

        assert user.routes == [routes.GAMES]


async def test_where_there_is_room_all_games_are_one_tap_away(evening):
    desk, table = evening
    desk.screen.resize(412, 800)
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        assert not user.shows("menu-home")
        await user.tap("menu-close")

        await user.tap("home")

        assert user.routes == [routes.GAMES]


async def test_a_tap_beside_the_menu_puts_it_away(evening):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        assert user.name("menu-close") == "Close the menu"

        await user.tap("menu-close")

        assert not user.shows("menu-sheet")
        assert user.routes[-1] == address(table)


async def test_a_double_tap_on_the_sign_opens_the_menu():
    desk, table = table_of(tick=Patience())
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        await user.tap("menu-close")  # it lies over the sign

        assert user.shows("menu-sheet")


async def test_the_devices_own_back_puts_the_menu_away_first(evening):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")
        assert not user.top.can_pop

        await user.confirm_pop()

        assert ("confirm_pop", {"should_pop": False}) in user.calls
        assert not user.shows("menu-sheet")
        assert user.top.can_pop
        assert user.routes[-1] == address(table)


async def test_escape_puts_the_menu_away_and_no_other_key_reaches_the_table(evening):
    desk, table = evening
    async with showing(lambda page: show(page, desk.library), address(table)) as user:
        await user.tap("menu")
        await user.press("1")
        assert table.game.hand.bids == {}

        await user.press("Escape")
        assert not user.shows("menu-sheet")
        assert user.routes[-1] == address(table)
        await user.press("1")

        assert len(table.game.hand.bids) == 1


@pytest.mark.parametrize(("width", "height"), [(360, 640), (800, 360), (1280, 800)])
async def test_the_menu_is_drawn_on_every_screen(evening, width, height):
    desk, table = evening
    desk.screen.resize(width, height)
    async with visiting(desk, address(table)) as user:
        await user.tap("menu")

        assert {f"menu-{way}" for way in WAYS} <= set(user.keys("menu-"))
        assert user.name("menu-log") == "Changes"
