"""The settings: each is kept, said, and felt at once on every page."""

import flet as ft
import pytest
from book.keeping import MemoryStore, library_of
from ui.desks import address, desk_of, hands, table_of, taps, visiting
from ui.driver import showing

from scorekeeper.book.errors import NotSavedError
from scorekeeper.book.settings import TEXT_SIZES, PadSide, Settings, Theme
from scorekeeper.ui import routes
from scorekeeper.ui.app import show
from scorekeeper.ui.comfort import Comfort
from scorekeeper.ui.models.settings import SettingsModel
from scorekeeper.ui.parts.scale import SIZE
from scorekeeper.ui.theme import Type
from scorekeeper.words import _, use


@pytest.fixture(autouse=True)
def english_again():
    yield
    use("en")


def opened(library, route=routes.SETTINGS):
    return showing(lambda page: show(page, library), route)


def size_of(user, key):
    """How large something is written."""
    return user.find(key).style.size


@pytest.mark.parametrize(
    ("key", "kept"),
    [
        ("theme-dark", Settings(theme=Theme.DARK)),
        ("size-130", Settings(text_size=130)),
        ("pad-left", Settings(pad_side=PadSide.LEFT)),
        ("keep-awake", Settings(keep_awake=False)),
        ("haptics", Settings(haptics=False)),
    ],
)
async def test_what_is_chosen_is_kept(key, kept):
    desk = desk_of()
    async with visiting(desk, routes.SETTINGS) as user:
        await user.tap(key)

        assert desk.library.settings == kept


async def test_the_choice_in_use_is_marked():
    desk = desk_of()
    async with visiting(desk, routes.SETTINGS) as user:
        assert user.find("size-100").parent.selected

        await user.tap("size-130")

        assert user.find("size-130").parent.selected
        assert not user.find("size-100").parent.selected


async def test_a_switch_goes_both_ways():
    desk = desk_of()
    async with visiting(desk, routes.SETTINGS) as user:
        await user.tap("haptics")
        assert not user.find("haptics").parent.toggled

        await user.tap("haptics")

        assert user.find("haptics").parent.toggled
        assert desk.library.settings.haptics


async def test_all_is_written_as_large_as_chosen_and_at_once():
    async with opened(library_of()) as user:
        assert size_of(user, "title") == Type.TITLE

        await user.tap("size-150")

        assert size_of(user, "title") == Type.TITLE * 1.5
        assert user.page.theme.text_theme.body_medium.size == Type.BODY * 1.5
        await user.tap("size-100")
        assert size_of(user, "title") == Type.TITLE


async def test_the_table_is_laid_out_for_the_size_chosen():
    desk, table = table_of(rules=hands(3))
    desk.library.change_settings(Settings(text_size=150))
    async with visiting(desk, address(table)) as user:
        measured = user.find("text-scale").content

        assert measured.style.size == SIZE * 1.5


async def test_the_theme_changes_at_once_on_every_page():
    library = library_of()
    async with opened(library) as one, opened(library) as other:
        await other.tap("theme-dark")
        await one.settle()

        assert one.page.theme_mode is ft.ThemeMode.DARK
        assert other.page.theme_mode is ft.ThemeMode.DARK


async def test_another_page_writes_as_large_at_once():
    desk, table = table_of(rules=hands(3))
    async with opened(desk.library, address(table)) as one:
        await one.tap("bid-1")
        before = size_of(one, "told")
        async with opened(desk.library) as other:
            await other.tap("size-130")
        await one.settle()

        assert size_of(one, "told") == before * 1.3


async def test_a_screen_that_need_not_stay_awake_goes_dark_again():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)):
        assert desk.device.awake

        desk.library.change_settings(Settings(keep_awake=False))

        assert not desk.device.awake


async def test_a_choice_that_cannot_be_kept_says_so():
    class Full(MemoryStore):
        def write_shared(self, _record):
            raise NotSavedError("disk")

    desk = desk_of(Full())
    async with visiting(desk, routes.SETTINGS) as user:
        await user.tap("theme-dark")

        assert user.text("notice")
        assert desk.settings.settings.theme is Theme.SYSTEM


async def test_the_settings_lead_back_and_to_the_keys():
    async with visiting(desk_of(), routes.SETTINGS) as user:
        await user.tap("keys")
        assert user.routes == ["/", routes.SETTINGS, routes.KEYS]

        await taps(user, "back", "back")

        assert user.routes == ["/"]


async def test_keys_stand_above_what_they_do_where_writing_is_large():
    async with visiting(desk_of(), routes.KEYS) as user:
        assert not any(isinstance(one, ft.Column) and _says_undo(one) for one in user.all())

        await user.resize("text-scale", 10, 2 * SIZE)

        assert any(isinstance(one, ft.Column) and _says_undo(one) for one in user.all())


def _says_undo(column):
    """Whether a column holds keys, and below them what they do."""
    last = column.controls[-1] if len(column.controls) == 2 else None
    told = getattr(last, "content", None)
    return isinstance(told, ft.Text) and told.value.startswith("Undo, redo.")


async def test_there_is_no_language_to_choose_where_there_is_but_one():
    async with visiting(desk_of(), routes.SETTINGS) as user:
        assert not user.keys("language-")


async def test_a_language_is_spoken_at_once(monkeypatch):
    monkeypatch.setattr(SettingsModel, "languages", {"en": "English", "qps": "Pśéúdó"})
    library = library_of()
    async with opened(library) as user:
        await user.tap("language-qps")
        assert user.text("title") == _("Settings") != "Settings"
        assert user.page.title == _("Scorekeeper") != "Scorekeeper"

        await user.tap("language-en")

        assert user.text("title") == "Settings"
        assert library.settings.language == "en"
        await user.tap("language-system")
        assert library.settings.language is None


def test_every_size_is_offered_once():
    assert sorted(set(TEXT_SIZES)) == list(TEXT_SIZES)


def test_a_thumb_is_where_it_is_whatever_is_written(monkeypatch):
    left, right = Comfort(Settings(pad_side=PadSide.LEFT)), Comfort(Settings())
    assert (left.mirrored, right.mirrored) == (True, False)

    monkeypatch.setattr("scorekeeper.ui.comfort.is_rtl", lambda: True)

    assert (left.mirrored, right.mirrored) == (False, True)
