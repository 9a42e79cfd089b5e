"""A page of the app: its looks, its size, its sleep, and what its device can do."""

import flet as ft
import pytest
from book.keeping import MemoryStore, library_of
from strategies import ANN
from ui.desks import ONE_HAND, address, begun, desk_of, hands, played, table_of
from ui.driver import showing

from scorekeeper.book.settings import Settings, Theme
from scorekeeper.ui.app import show
from scorekeeper.ui.device import Device
from scorekeeper.ui.theme import FONTS


def opened(library, route="/"):
    return showing(lambda page: show(page, library), route)


@pytest.fixture
def over():
    """A game that is over, and its library."""
    desk, table = table_of(rules=ONE_HAND)
    played(table, [1, 0, 0], [1, 0, 0])
    return desk.library, table


async def test_a_page_has_its_title_fonts_and_both_themes():
    async with opened(library_of()) as user:
        assert user.page.title == "Scorekeeper"
        assert user.page.fonts == FONTS
        assert user.page.theme
        assert user.page.dark_theme
        assert not user.page.rtl


@pytest.mark.parametrize(
    ("theme", "mode"),
    [
        (Theme.SYSTEM, ft.ThemeMode.SYSTEM),
        (Theme.LIGHT, ft.ThemeMode.LIGHT),
        (Theme.DARK, ft.ThemeMode.DARK),
    ],
)
async def test_the_theme_is_the_one_a_person_chose(theme, mode):
    library = library_of()
    library.change_settings(Settings(theme=theme))
    async with opened(library) as user:
        assert user.page.theme_mode is mode


async def test_a_page_that_grows_wide_gets_its_second_pane():
    desk, table = table_of(rules=hands(1, 1))
    async with opened(desk.library, address(table)) as user:
        assert not user.shows("cell-1-ann")

        await user.happen("resize", {"width": 1280, "height": 800})

        assert user.shows("cell-1-ann")


async def test_a_page_that_was_loaded_again_at_another_size_is_laid_out_for_it():
    desk, table = table_of(rules=hands(1, 1))
    async with opened(desk.library, address(table)) as user:
        await user.fall_asleep()
        user.page.width, user.page.height = 1280, 800

        await user.wake_up()

        assert user.shows("cell-1-ann")


async def test_two_pages_on_one_game_show_the_same():
    desk, table = table_of(rules=hands(3))
    async with opened(desk.library, address(table)) as one:
        async with opened(desk.library, address(table)) as other:
            await other.tap("bid-2")

            assert other.text("prompt") == "Ben bids"
        await one.settle()
        assert one.text("prompt") == "Ben bids"


async def test_a_page_that_slept_shows_what_was_entered_meanwhile():
    desk, table = table_of(rules=hands(3))
    async with opened(desk.library, address(table)) as user:
        await user.fall_asleep()
        table.bid(2)
        begun(desk)
        await user.wake_up()

        assert user.text("prompt") == "Ben bids"
        await user.tap("menu")
        await user.tap("menu-home")
        assert len(user.keys("delete-")) == 2


async def test_a_page_that_is_closed_hears_nothing_any_more():
    desk, table = table_of(rules=hands(3))
    async with opened(desk.library, address(table)) as user:
        await user.happen("close")

        table.bid(2)
        await user.settle()

        assert user.text("prompt") == "Ann bids"


async def test_a_new_process_shows_the_half_hand_exactly_as_entered():
    store = MemoryStore()
    _, table = table_of(rules=hands(3), store=store)
    table.bid(2)
    async with opened(library_of(store), address(table)) as user:
        assert user.text("prompt") == "Ben bids"
        assert user.name("undo") == "Undo: Ann bids 2"
    assert desk_of(store).table(table.game.setup.id).game.hand.bids == {ANN: 2}


async def test_the_screen_is_kept_awake_at_the_table_and_only_there():
    desk, table = table_of()
    async with opened(desk.library, address(table)) as user:
        await user.tap("menu")
        await user.tap("menu-home")

        assert [name for name, _ in user.calls if name in {"enable", "disable"}] == [
            "enable",
            "disable",
        ]


async def test_nobody_has_to_keep_the_screen_awake():
    desk, table = table_of()
    desk.library.change_settings(Settings(keep_awake=False))
    async with opened(desk.library, address(table)) as user:
        assert "enable" not in dict(user.calls)


@pytest.mark.parametrize(
    ("platform", "haptics", "felt"),
    [
        (ft.PagePlatform.ANDROID, True, True),
        (ft.PagePlatform.ANDROID, False, False),
        (ft.PagePlatform.LINUX, True, False),
    ],
)
async def test_the_thumb_feels_an_entry_where_there_is_something_to_feel(platform, haptics, felt):
    desk, table = table_of(rules=hands(3))
    desk.library.change_settings(Settings(haptics=haptics))
    async with opened(desk.library, address(table)) as user:
        user.page.platform = platform

        await user.tap("bid-1")

        assert ("selection_click" in dict(user.calls)) == felt


async def test_a_device_that_can_do_nothing_is_no_error():
    desk, table = table_of(rules=hands(3))

    async def press(user):
        user.page.platform = ft.PagePlatform.ANDROID
        user.will_fail("selection_click", "no motor")
        user.will_fail("disable", "no lock")
        await user.tap("bid-1")
        await user.tap("menu")
        await user.tap("menu-home")

    async with opened(desk.library, address(table)) as user:
        await press(user)

        assert user.routes == ["/"]


async def test_the_text_goes_to_the_clipboard(over):
    library, table = over
    async with opened(library, address(table, "result")) as user:
        await user.tap("copy")

        assert "1. Ann" in dict(user.calls)["set"]["data"]
        assert user.text("told") == "The text is copied."


async def test_a_clipboard_that_is_closed_is_said(over):
    library, table = over
    async with opened(library, address(table, "result")) as user:
        user.will_fail("set", "not allowed")

        await user.tap("copy")

        assert user.text("told") == "It cannot be copied here."


@pytest.mark.parametrize(
    ("web", "place", "told"),
    [
        (True, None, "oh-hell-2026-07-12.csv is with your downloads."),
        (False, "/home/ann/hands.csv", "Saved: /home/ann/hands.csv"),
        (False, None, "Nothing was saved."),
    ],
)
async def test_a_file_goes_where_the_device_puts_it(over, web, place, told):
    library, table = over
    async with opened(library, address(table, "result")) as user:
        user.page.web = web
        user.page.platform = ft.PagePlatform.LINUX
        user.will_answer("save_file", place)

        await user.tap("save-hands")

        assert user.text("told") == told


async def test_a_file_that_cannot_be_saved_is_said(over):
    library, table = over
    async with opened(library, address(table, "result")) as user:
        user.will_fail("save_file", "no room")

        await user.tap("save-sheet")

        assert user.text("told") == "Nothing was saved."


@pytest.mark.parametrize(
    ("platform", "shares"),
    [(ft.PagePlatform.IOS, True), (ft.PagePlatform.MACOS, False), (None, False)],
)
async def test_phones_and_tablets_have_a_share_sheet(platform, shares):
    async with showing(lambda page: page.render(ft.Text, "page")) as user:
        user.page.platform = platform

        assert Device(user.page).can_share == shares


@pytest.mark.parametrize("can", [True, False])
async def test_the_share_sheet_is_opened_where_there_is_one_and_else_nothing_happens(can):
    async with showing(lambda page: page.render(ft.Text, "page")) as user:
        if not can:
            user.will_fail("share_text", "no sheet")

        Device(user.page).share("Ann wins")
        await user.settle()

        ((method, sent),) = user.calls
        assert (method, sent["text"]) == ("share_text", "Ann wins")
