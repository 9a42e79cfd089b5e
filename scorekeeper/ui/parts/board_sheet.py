"""The board: the game in figures that are read across the table; nothing there is entered."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.board_fit import Room, board_fit
from scorekeeper.ui.parts.board_head import board_head
from scorekeeper.ui.parts.board_rows import board_rows
from scorekeeper.ui.parts.board_values import Board
from scorekeeper.ui.theme import Space

__all__ = ["BoardSheet"]


@component
def BoardSheet(
    board: Board, width: float, height: float, *, scale: float = 1.0, on_back: Callable[[], None]
) -> ft.Control:
    """Fill ``width`` x ``height`` dp with the board, ``scale`` being that of writing."""
    size = board_fit(width, height, len(board.lines), _room(board), scale=scale)
    return ft.Column(
        [
            board_head(board, size, scale, on_back),
            board_rows(board.lines, size, _room(board), scale),
        ],
        spacing=Space.TIGHT,
        expand=True,
    )


def _room(board: Board) -> Room:
    return Room(
        rank=max(len(str(line.rank)) for line in board.lines),
        bid=len(str(board.cards)),
        total=max(2, *(len(line.total) for line in board.lines)),
        moves=any(line.moved for line in board.lines),
    )
