"""The standing: who is where now, how it came to be, and where else it can be seen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.chart import tracks
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import places, so_far
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.board_way import board_way
from scorekeeper.ui.parts.chart import TotalsChart
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.standing import StandingList
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import COMFORTABLE, WIDE, Space, Type
from scorekeeper.words import _

__all__ = ["StandingScreen"]

Go = Callable[[], None]


@component
def StandingScreen(
    model: TableModel, screen: ScreenModel, *, address: str = "", on_back: Go, on_board: Go
) -> ft.Control:
    """Show everybody's place after the hands played, and how the totals grew.

    ``address`` is where another device can see the game's board, as far as that is known.
    """
    scale, probe = use_text_scale()
    game = model.game
    begun = any(line.counts for line in game.sheet)
    ranked = StandingList(places(game), scale=scale)
    chart = TotalsChart(tracks(game), len(game.plan), scale=scale) if begun else None
    wide = screen.width >= WIDE and chart is not None
    body = (
        *unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved),
        sentence(so_far(game), Type.BODY, Colour.PENCIL),
        *([_beside(ranked, chart)] if wide and chart else [ranked, *([chart] if chart else [])]),
        board_way(address, on_board),
        probe,
    )
    width = 2 * COMFORTABLE if wide else COMFORTABLE
    return PageFrame(_("Standing"), body, on_back=on_back, width=width)


def _beside(ranked: ft.Control, chart: ft.Control) -> ft.Control:
    return ft.Row(
        [ft.Container(ranked, expand=True), ft.Container(chart, expand=True)],
        spacing=Space.WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
