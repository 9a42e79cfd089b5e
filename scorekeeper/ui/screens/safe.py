"""Safe keeping: copies to take elsewhere and copies made by themselves, and what was deleted."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.safe import SafeModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary, secondary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.list_row import list_row
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, ngettext

__all__ = ["SafeScreen"]


@component
def SafeScreen(
    model: SafeModel,
    *,
    on_back: Callable[[], None],
    on_bring_in: Callable[[], None],
    on_bin: Callable[[], None],
    on_kept: Callable[[str], None],
    on_lost: Callable[[GameId], None],
) -> ft.Control:
    """Show how safe everything is, and what can be done for it.

    ``on_kept`` gets the name of a copy made by itself, ``on_lost`` a game that cannot be
    read.
    """
    body = (
        *([notice(model.notice)] if model.notice else []),
        *_shared(model),
        *_lost(model, on_lost),
        *_elsewhere(model, on_bring_in),
        *_by_itself(model, on_kept),
        *_deleted(model, on_bin),
        ft.Container(height=Space.LOOSE),
    )
    return PageFrame(_("Safe keeping"), body, on_back=on_back)


def _lost(model: SafeModel, on_lost: Callable[[GameId], None]) -> list[ft.Control]:
    """Return the games that cannot be read, first of all: something may be done for them."""
    if not model.lost:
        return []
    rows = [
        list_row(title, why, key=f"lost-{game}", on_tap=_tap(on_lost, game))
        for game, title, why in model.lost
    ]
    return [heading(_("Cannot be read")), *rows]


def _shared(model: SafeModel) -> list[ft.Control]:
    """Return what can be done when people, rules and settings cannot be read."""
    if not model.shared_lost:
        return []
    told = _("Games go on as ever. The damaged file is kept, whatever you choose.")
    offered = _("Begin them anew")
    if model.shared_copy:
        offered = _("Go on with those of {when}").format(when=model.shared_copy)
    mend = secondary(offered, key="mend-shared", on_tap=model.mend_shared, lines=4)
    return [
        heading(_("People, rules and settings")),
        notice(model.shared_lost, key="shared-lost"),
        sentence(told, Type.SMALL, Colour.PENCIL),
        ft.Row([ft.Container(mend, expand=True, expand_loose=True)]),
    ]


def _elsewhere(model: SafeModel, on_bring_in: Callable[[], None]) -> list[ft.Control]:
    about = _(
        "One file with every game, the people, your house's rules and the settings: for a "
        "stick, a mail to yourself, or another device."
    )
    buttons = [
        primary(_("Save a copy"), key="save-copy", icon=ft.Icons.DOWNLOAD, on_tap=model.save),
        secondary(
            _("Bring a copy in"), key="bring-in", icon=ft.Icons.FOLDER_OPEN, on_tap=on_bring_in
        ),
    ]
    told: list[ft.Control] = []
    if model.told:
        told.append(sentence(model.told, Type.BODY, Colour.MADE, key="told"))
    if model.missing:
        told.append(notice(model.missing, key="missing"))
    return [
        heading(_("A copy to take elsewhere")),
        sentence(about),
        sentence(model.last_copy, Type.SMALL, Colour.PENCIL, key="last-copy"),
        ft.Row(buttons, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG),
        *told,
    ]


def _by_itself(model: SafeModel, on_kept: Callable[[str], None]) -> list[ft.Control]:
    about = _("Made by itself, one a day: those of the last seven days and of the last four weeks.")
    rows = [
        list_row(title, below, key=f"kept-{name}", on_tap=_tap(on_kept, name))
        for name, title, below in model.kept
    ]
    none = [sentence(_("None yet."), Type.SMALL, Colour.PENCIL, key="none-kept")]
    return [
        heading(_("Copies kept here")),
        sentence(about, Type.SMALL, Colour.PENCIL),
        *(rows or none),
    ]


def _deleted(model: SafeModel, on_bin: Callable[[], None]) -> list[ft.Control]:
    told = ngettext("{count} deleted game", "{count} deleted games", model.binned)
    row = list_row(
        told.format(count=model.binned) if model.binned else _("Nothing was deleted."),
        _("Each can be brought back for 30 days."),
        key="bin",
        on_tap=on_bin if model.binned else None,
    )
    return [heading(_("Deleted games")), row]


def _tap(do: Callable[[GameId], None] | Callable[[str], None], what: str) -> Callable[[], None]:
    return lambda: do(GameId(what))
