"""The bin: games that were deleted, each to be brought back while it is there."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.bin import BinModel, BinRow
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, quiet
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.list_row import list_row
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["BinScreen"]


@component
def BinScreen(model: BinModel, *, on_back: Callable[[], None]) -> ft.Control:
    """Show what was deleted, the last one first."""
    told = sentence(
        _("A deleted game is kept for 30 days. Then it is gone for good."),
        Type.SMALL,
        Colour.PENCIL,
    )
    empty = empty_state(_("Nothing in the bin"), _("Every deleted game was brought back, or none."))
    body = (
        *([notice(model.notice)] if model.notice else []),
        *([sentence(model.told, Type.BODY, Colour.MADE, key="told")] if model.told else []),
        *([ft.Container(told, margin=ft.Margin.symmetric(vertical=Space.SNUG))]),
        *([_row(model, row) for row in model.rows] or [empty]),
    )
    return PageFrame(_("Deleted games"), body, on_back=on_back)


def _row(model: BinModel, row: BinRow) -> ft.Control:
    """Return one game; deleting it for good is asked about in its own place."""
    if model.asked == row.game:
        keys: list[ft.Control] = [
            quiet(_("Keep it"), key=f"spare-{row.game}", on_tap=model.spare),
            quiet(
                _("Delete for good"),
                key=f"gone-{row.game}",
                on_tap=lambda: model.delete_for_good(row.game),
            ),
        ]
        asked = ft.Row(keys, wrap=True, spacing=Space.SNUG, run_spacing=0)
        question = _("There is no way back from this.")
        return ft.Column([list_row(row.title, question, key=f"asked-{row.game}"), asked], spacing=0)
    ends = (
        icon_button(
            ft.Icons.RESTORE_FROM_TRASH_OUTLINED,
            key=f"back-{row.game}",
            name=_("Bring back: {game}").format(game=row.title),
            on_tap=lambda: model.bring_back(row.game),
            colour=Colour.ACTION,
        ),
        icon_button(
            ft.Icons.DELETE_FOREVER_OUTLINED,
            key=f"drop-{row.game}",
            name=_("Delete for good: {game}").format(game=row.title),
            on_tap=lambda: model.ask(row.game),
            colour=Colour.PENCIL,
        ),
    )
    return list_row(row.title, row.below, key=f"binned-{row.game}", end=ends)
