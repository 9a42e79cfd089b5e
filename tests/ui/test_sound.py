"""Sounds: off until somebody wants them, and nothing is offered where nothing can be heard."""

from pathlib import Path
from types import SimpleNamespace

import flet as ft
import pytest
from ui.desks import Pocket, address, desk_of, hands, table_of, taps, visiting
from ui.driver import showing
from ui.sounds import SOUNDS, sound

from scorekeeper.book.settings import Settings
from scorekeeper.ui import routes
from scorekeeper.ui import sound as module
from scorekeeper.ui.device import Device

ASSETS = Path(__file__).parents[2] / "assets" / "sounds"


@pytest.mark.parametrize("name", SOUNDS)
def test_the_sounds_are_those_that_are_made(name):
    assert (ASSETS / f"{name}.wav").read_bytes() == sound(*SOUNDS[name])


def test_they_are_short_and_small():
    assert all((ASSETS / f"{name}.wav").stat().st_size < 8_000 for name in SOUNDS)


async def test_an_entry_clicks_and_a_refusal_clicks_lower():
    desk, table = table_of(rules=hands(2, hook=True))
    desk.library.change_settings(Settings(sound=True))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-1", "bid-0", "bid-1")

        assert desk.device.sounds == ["taken", "taken", "refused"]


async def test_nothing_sounds_that_nobody_asked_for():
    desk, table = table_of(rules=hands(2, hook=True))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-1", "bid-0", "bid-1")

        assert desk.device.sounds == []


@pytest.mark.parametrize("can", [True, False])
async def test_it_is_offered_where_it_can_be_heard(can):
    device = Pocket()
    device.can_sound = can
    desk = desk_of(device=device)
    async with visiting(desk, routes.SETTINGS) as user:
        assert user.shows("sound") == can
        if can:
            await user.tap("sound")
            assert desk.library.settings.sound


class Player:
    """Flet's extension, as far as it is used."""

    def __init__(self, src, release_mode):
        self.src, self.release_mode, self.played = src, release_mode, 0

    async def play(self):
        self.played += 1


@pytest.fixture
def extension(monkeypatch):
    """The extension, and every player made by it."""
    made = []

    def audio(**given):
        made.append(Player(**given))
        return made[-1]

    faked = SimpleNamespace(Audio=audio, ReleaseMode=SimpleNamespace(STOP="stop"))
    monkeypatch.setattr(module, "flet_audio", faked)
    return made


async def test_a_sound_is_fetched_once_however_often_it_is_played(extension):
    def clicks(page):
        page.web = True
        device = Device(page)
        device.sound("taken")
        device.sound("taken")
        device.sound("refused")

    async with showing(clicks):
        assert [(one.src, one.played) for one in extension] == [
            ("/sounds/taken.wav", 2),
            ("/sounds/refused.wav", 1),
        ]


@pytest.mark.parametrize(
    ("platform", "web", "can"),
    [
        (ft.PagePlatform.LINUX, False, False),
        (ft.PagePlatform.LINUX, True, True),
        (ft.PagePlatform.WINDOWS, False, True),
    ],
)
async def test_a_window_on_linux_is_silent(platform, web, can):
    found = []

    def look(page):
        page.web, page.platform = web, platform
        found.append(Device(page).can_sound)

    async with showing(look):
        assert found == [can]


async def test_nothing_is_tried_where_nothing_can_be_heard(extension):
    def clicks(page):
        page.web, page.platform = False, ft.PagePlatform.LINUX
        Device(page).sound("taken")

    async with showing(clicks):
        assert extension == []
