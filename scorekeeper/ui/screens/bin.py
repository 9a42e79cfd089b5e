"""The bin: games that were deleted, each to be brought back while it is there."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.bin import BinModel, BinRow
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.empty import empty_state
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
    empty = empty_state(_("Nothing in the bin"), _("Deleted games wait here for 30 days."))
    body = (
        *([notice(model.notice)] if model.notice else []),
        *([sentence(model.told, Type.BODY, Colour.MADE, key="told")] if model.told else []),
        *([ft.Container(told, margin=ft.Margin.symmetric(vertical=Space.SNUG))]),
        *([_row(model, row) for row in model.rows] or [empty]),
    )
    return PageFrame(_("Deleted games"), body, on_back=on_back)


def _row(model: BinModel, row: BinRow) -> ft.Control:
    """Return one game with what can be done; deleting it for good is asked about in its place."""
    asked = model.asked == row.game
    keys = _asked(model, row) if asked else _ways(model, row)
    return ft.Container(
        ft.Column(
            [
                sentence(row.title, Type.NAME, bold=True),
                sentence(
                    _("There is no way back from this.") if asked else row.below,
                    Type.SMALL,
                    Colour.PENCIL,
                    key=f"{'asked' if asked else 'binned'}-{row.game}",
                ),
                ft.Row(keys, wrap=True, spacing=Space.SNUG, run_spacing=0),
            ],
            spacing=Space.HAIR,
        ),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
        padding=ft.Padding.only(top=Space.EVEN),
    )


def _ways(model: BinModel, row: BinRow) -> list[ft.Control]:
    return [
        quiet(
            _("Bring it back"),
            key=f"back-{row.game}",
            icon=ft.Icons.RESTORE_FROM_TRASH_OUTLINED,
            name=_("Bring back: {game}").format(game=row.title),
            on_tap=lambda: model.bring_back(row.game),
        ),
        quiet(
            _("Delete for good"),
            key=f"drop-{row.game}",
            name=_("Delete for good: {game}").format(game=row.title),
            on_tap=lambda: model.ask(row.game),
        ),
    ]


def _asked(model: BinModel, row: BinRow) -> list[ft.Control]:
    return [
        quiet(_("Keep it"), key=f"spare-{row.game}", on_tap=model.spare),
        quiet(
            _("Delete for good"),
            key=f"gone-{row.game}",
            on_tap=lambda: model.delete_for_good(row.game),
        ),
    ]
