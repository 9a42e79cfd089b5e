"""The board: a game for everybody to read, on a tablet that is propped up or a large screen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.board import board
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.board_sheet import BoardSheet
from scorekeeper.ui.parts.scale import use_text_scale

__all__ = ["BoardScreen"]


@component
def BoardScreen(
    model: TableModel, screen: ScreenModel, *, on_back: Callable[[], None]
) -> ft.Control:
    """Show the hand, the bids and the places as they are entered elsewhere; take nothing."""
    scale, probe = use_text_scale()
    sheet = BoardSheet(board(model.game), screen.width, screen.height, scale=scale, on_back=on_back)
    held = ft.Stack([ft.Container(probe, left=0, top=0), sheet], expand=True)
    return ft.Container(ft.SafeArea(held, expand=True), bgcolor=Colour.FELT, expand=True)
