"""The change log: what was changed, when, and the way back through it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.changes import ChangesModel, nothing_told, reach
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.ui.parts.change_list import change_list
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import COMFORTABLE, Space, Type
from scorekeeper.words import _

__all__ = ["LogScreen"]


@component
def LogScreen(
    model: TableModel, changes: ChangesModel, *, on_back: Callable[[], None]
) -> ft.Control:
    """Show what was changed, newest first; undo and redo move through it."""
    told = unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved)
    told += [notice(model.notice)] if model.notice else []
    told += [notice(changes.notice, key="stopped")] if changes.notice else []
    rows = ft.Column([_held([_choice(changes), *_undone(changes), *_standing(changes)])])
    rows.scroll, rows.expand = ft.ScrollMode.AUTO, True
    bar = BottomBar(changes.undo_told, changes.redo_told, model.undo, model.redo)
    notices = _held(list(told)) if told else ft.Column()
    whole = ft.Column([rows, notices, ft.Container(bar, bgcolor=Colour.FELT)], spacing=0)
    return PageFrame(_("Change log"), (), on_back=on_back, whole=whole)


def _choice(changes: ChangesModel) -> ft.Control:
    return choices(
        "",
        {"changes": _("Changes only"), "everything": _("Everything")},
        "everything" if changes.everything else "changes",
        key="show",
        on_choose=lambda chosen: changes.show(everything=chosen == "everything"),
        spoken=_("Show"),
    )


def _undone(changes: ChangesModel) -> list[ft.Control]:
    """Return what was undone, under its heading, and the heading of what stands."""
    rows = changes.undone_rows()
    if not rows:
        return []
    back = sentence(_("Redo brings it back, the lowest first."), Type.SMALL, Colour.PENCIL)
    undone = change_list(rows, changes.open)
    return [heading(_("Undone")), back, undone, heading(_("What stands"))]


def _standing(changes: ChangesModel) -> list[ft.Control]:
    rows = changes.rows()
    if not rows:
        return [empty_state(*nothing_told(everything=changes.everything))]
    more = secondary(_("Older ones"), key="more", on_tap=changes.show_more)
    listed = change_list(rows, changes.open, opened=changes.opened, below=_back_to(changes))
    return [listed, *([ft.Row([more], wrap=True)] if changes.has_more else [])]


def _back_to(changes: ChangesModel) -> ft.Control:
    """Return the way back to before the change that is open."""
    key = secondary(
        reach(changes.steps),
        key="take-back",
        icon=ft.Icons.UNDO,
        on_tap=changes.take_back,
        lines=3,
    )
    return ft.Container(ft.Row([key], wrap=True), padding=ft.Padding.symmetric(vertical=Space.SNUG))


def _held(content: list[ft.Control]) -> ft.Control:
    """Return ``content`` in the middle of the sheet, comfortably wide."""
    held = ft.Container(
        ft.Column(content, spacing=Space.SNUG, tight=True),
        width=COMFORTABLE,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.SNUG),
        expand=True,
        expand_loose=True,
    )
    return ft.Row([held], alignment=ft.MainAxisAlignment.CENTER, spacing=0)
