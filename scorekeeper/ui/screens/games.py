"""The first screen: the game in progress, a new one, and all others by evening, or searched."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.ids import time_in
from scorekeeper.rules import GameId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.access import AccessModel
from scorekeeper.ui.models.games import GamesModel
from scorekeeper.ui.models.menu import MenuModel
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, primary, quiet, secondary
from scorekeeper.ui.parts.copy_reminder import copy_reminder
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.look_only import look_only_banner
from scorekeeper.ui.parts.menu import Menu, MenuRow, under_menu
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.warning_card import warning_card
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.screens.games_rows import Lost, Open, evenings, game_in_progress
from scorekeeper.ui.theme import WIDE, Space, Type
from scorekeeper.words import _, ngettext
from scorekeeper.words.dates import clock_time

__all__ = ["GamesScreen"]

LONGEST_SEARCH = 60


@component
def GamesScreen(
    model: GamesModel,
    access: AccessModel,
    screen: ScreenModel,
    menu: MenuModel,
    ways: tuple[MenuRow, ...],
    *,
    on_open: Open,
    on_new: Callable[[], None],
    on_safe: Callable[[], None],
    on_lost: Lost,
) -> ft.Control:
    """Show what is kept; ``on_open`` gets the game tapped, ``on_lost`` one that is unreadable.

    ``ways`` lead to everything else: they are signs where these have room, else in the menu.
    """
    scale, probe = use_text_scale()
    # What comes and goes stands in columns of its own, around the box that is written in.
    above, running = _told(model, access, on_safe), model.in_progress
    if running is not None:
        above.append(game_in_progress(running, model, lambda: on_open(running)))
    body: list[ft.Control] = [ft.Column(above, spacing=Space.SNUG)]
    if model.can_seek:
        body.append(_search(model))
    body.append(ft.Column(_list(model, on_open, on_lost), spacing=Space.SNUG))
    button = primary if running is None and not model.sought else secondary
    new = button(_("New game"), key="new", on_tap=on_new, icon=ft.Icons.ADD, expand=True)
    signs = tuple(felt_icon(way.key, way.icon, way.label, way.on_tap) for way in ways)
    if screen.width < WIDE:
        signs = (felt_icon("menu", ft.Icons.MORE_VERT, _("Menu"), menu.open),)
    page = PageFrame(
        _("Scorekeeper"),
        tuple(body),
        actions=signs,
        foot=ft.Row([new]),
    )
    opened = Menu(
        ways,
        menu.close,
        on_beside=menu.tap_beside,
        width=screen.width,
        height=screen.height,
        scale=scale,
    )
    return under_menu(_measured(page, probe), opened if menu.is_open else None)


def _measured(page: ft.Control, probe: ft.Control) -> ft.Control:
    unseen = ft.Container(probe, left=0, top=0)
    return ft.Stack([page, unseen], fit=ft.StackFit.EXPAND, expand=True)


def _told(model: GamesModel, access: AccessModel, on_safe: Callable[[], None]) -> list[ft.Control]:
    """Return what is to be known before anything else."""
    found: list[ft.Control] = []
    if access.look_only:
        found.append(look_only_banner(access.look_only, access.try_again, in_vain=access.in_vain))
    if model.notice:
        found.append(notice(model.notice))
    if model.shared_lost:
        told = _("People, rules and settings cannot be read. {reason}").format(
            reason=model.shared_lost
        )
        found.append(warning_card(told, "shared", on_safe))
    if model.unread:
        told = ngettext(
            "{count} game cannot be read.", "{count} games cannot be read.", model.unread
        )
        found.append(warning_card(told.format(count=model.unread), "games", on_safe))
    if model.deleted:
        found.append(_deleted(model))
    if model.reminder:
        found.append(copy_reminder(model.reminder, on_safe, model.remind_later))
    return found


def _search(model: GamesModel) -> ft.Control:
    box = ft.Container(
        TextBox(
            _("Find a game"),
            box_key="search",
            hint=_("Player, rules, date"),
            icon=ft.Icons.SEARCH,
            on_write=model.seek,
            start=model.sought if model.fresh == 0 else "",
            fresh=model.fresh,
            longest=LONGEST_SEARCH,
        ),
        expand=True,
    )
    clear = icon_button(
        ft.Icons.CLOSE, key="search-nothing", name=_("Show all games"), on_tap=model.seek_nothing
    )
    return ft.Container(
        ft.Row([box, *([clear] if model.sought else [])], spacing=Space.SNUG),
        margin=ft.Margin.only(top=Space.SNUG),
    )


def _list(model: GamesModel, on_open: Open, on_lost: Lost) -> list[ft.Control]:
    """Return the games by evening, or why there are none, and what more there may be."""
    found = evenings(model, on_open, on_lost)
    if not model.games:
        found.append(_nothing_found() if model.sought else _no_game())
    if model.left:
        told = ngettext(
            "{count} older game is still being looked through.",
            "{count} older games are still being looked through.",
            model.left,
        )
        found.append(sentence(told.format(count=model.left), Type.SMALL, Colour.PENCIL, key="left"))
    if model.more:
        more = quiet(_("Show older games"), key="older", on_tap=model.show_more)
        found.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return found


def _no_game() -> ft.Control:
    told = _("Seat the players, tap the bids, and never add up again.")
    return empty_state(_("No game yet"), told)


def _nothing_found() -> ft.Control:
    told = _("No game suits all of that. Try one name, or a date such as 2026-07.")
    return empty_state(_("Nothing found"), told)


def _deleted(model: GamesModel) -> ft.Control:
    return undo_bar(
        _told_deleted(model.deleted),
        key="restore",
        name=_("Undo: bring the game back"),
        on_undo=model.restore,
    )


def _told_deleted(deleted: tuple[GameId, ...]) -> str:
    began = time_in(deleted[-1])
    if len(deleted) == 1 and began:
        return _("The game of {time} was deleted.").format(time=clock_time(began))
    told = ngettext("{count} game was deleted.", "{count} games were deleted.", len(deleted))
    return told.format(count=len(deleted))
