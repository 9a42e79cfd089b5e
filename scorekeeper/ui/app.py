"""The app: what a page is made of, and which screen stands at which address."""

from __future__ import annotations

import contextvars
import logging
import random
import time
from collections.abc import Callable

import flet as ft

from scorekeeper.book.library import Library
from scorekeeper.ui.comfort import Comfort
from scorekeeper.ui.device import Device
from scorekeeper.ui.keyboard import Keyboard
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.theme import FONTS, themes
from scorekeeper.ui.views import App
from scorekeeper.words import _, is_rtl

__all__ = ["show"]

log = logging.getLogger(__name__)

MODES = {"system": ft.ThemeMode.SYSTEM, "light": ft.ThemeMode.LIGHT, "dark": ft.ThemeMode.DARK}


def show(page: ft.Page, library: Library) -> None:
    """Show the app on ``page``, a window, phone or tab; any number share ``library``."""
    page.fonts = FONTS
    desk = Desk(
        library,
        Device(page),
        tick=time.monotonic,
        lots=random.SystemRandom(),
        hear=lambda callback: _home_to(page, callback),
    )
    _dress(page, desk.comfort)
    desk.settings.on_change = lambda: _dress_again(page, desk.comfort)
    desk.screen.resize(page.width, page.height)
    page.on_resize = lambda event: desk.screen.resize(event.width, event.height)
    keyboard = Keyboard(desk, lambda route: _lead(page, route))
    page.on_keyboard_event = lambda event: keyboard.pressed(page.route, event)
    page.on_connect = lambda _: _come_back(page, desk)
    page.on_close = lambda _: desk.close()
    page.render_views(App, desk, lambda route: _lead(page, route))


def _dress(page: ft.Page, comfort: Comfort) -> None:
    """Give the page the looks that were chosen."""
    page.title, page.rtl = _("Scorekeeper"), is_rtl()
    page.theme, page.dark_theme = themes(comfort.text_size)
    page.theme_mode = MODES[comfort.settings.theme]


def _dress_again(page: ft.Page, comfort: Comfort) -> None:
    """Have the page change its looks while it is shown."""
    _dress(page, comfort)
    page.update()


def _lead(page: ft.Page, route: str) -> None:
    """Lead the page to an address; one that is closed meanwhile needs no leading."""

    async def lead() -> None:
        try:
            await page.push_route(route)
        except Exception as gone:  # noqa: BLE001 - Flet has no error of its own for it
            log.info("a page could not be led to %s: %s", route, gone)

    page.run_task(lead)


def _come_back(page: ft.Page, desk: Desk) -> None:
    """Look at everything anew: meanwhile the game went on, or the phone was turned."""
    desk.screen.resize(page.width, page.height)
    desk.refresh()


def _home_to(page: ft.Page, callback: Callable[[], None]) -> Callable[[], None]:
    """Make ``callback`` callable from another page's tap.

    Flet finds the page of a change in a context variable, which then is the other page's:
    the call is put on this page's loop, in a context of its own.
    """

    async def call() -> None:
        callback()

    def heard() -> None:
        # A page that is away (a phone asleep) is brought up to date when it returns.
        if _is_here(page):
            contextvars.copy_context().run(page.run_task, call)

    return heard


def _is_here(page: ft.Page) -> bool:
    # Flet types the connection as always there; a sleeping phone has none.
    connection: object = page.session.connection
    return connection is not None
