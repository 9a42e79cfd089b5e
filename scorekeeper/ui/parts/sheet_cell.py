"""A cell of the score sheet: what was bid, what it paid, and where that left the player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.streak import STREAK_SIGN
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, glyph, line
from scorekeeper.ui.theme import DEALER_GLYPH, Radius, Space, Type, sized

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["CELL_WIDTH", "Cell", "sheet_cell"]

CELL_WIDTH = 76
"""In dp: four players and the number of the hand stand side by side on a phone."""


AWAY: Final = {
    "late": None,
    "left": ft.Icons.LOGOUT,
    "out": ft.Icons.PAUSE,
}
"""The sign of who is not in a hand: not here yet, gone, or sitting out."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell shows; points and total are written out, since they may be halves.

    ``bid`` None has not been entered, ``made`` None is not settled yet.  ``flagged``
    marks a cell that breaks a rule, ``corrected`` one that was changed after the hand was
    recorded, ``dealer`` who dealt the hand.  ``streak`` is what a streak paid, within the
    points; ``extra`` came beside them, and ``start`` are points to begin with.
    ``away`` is why the player is not in the hand, one of AWAY; whoever is ``gone`` now has
    a quieter column, and what is ``void`` is struck out.  ``name`` is for screen readers.
    """

    name: str
    bid: int | None = None
    points: str = ""
    total: str = ""
    made: bool | None = None
    flagged: bool = False
    corrected: bool = False
    now: bool = False
    dealer: bool = False
    streak: str = ""
    extra: str = ""
    start: str = ""
    away: str = ""
    gone: bool = False
    void: bool = False


def sheet_cell(
    cell: Cell,
    *,
    key: str,
    on_tap: Callable[[], None] | None = None,
    width: float = CELL_WIDTH,
    marked: bool = False,
) -> ft.Control:
    """Return the bid with a tick or a cross and its points, above the running total.

    A cell that the keyboard is at is ``marked`` by a frame.
    """
    figures_of_cell = ft.Column(
        [
            ft.Row(_above(cell), spacing=Space.HAIR, tight=True),
            *(_beside(icon, points) for icon, points in _besides(cell)),
            *_marks(cell),
            _below(cell),
        ],
        spacing=Space.HAIR,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return touch(
        ft.Container(figures_of_cell, width=width, alignment=ft.Alignment.CENTER),
        key=key,
        name=cell.name,
        on_tap=on_tap,
        ground=Colour.GLOW if cell.now else None,
        edge=Colour.ACTION if marked else None,
        radius=Radius.CARD / 2,
        padding=ft.Padding.symmetric(vertical=Space.TIGHT),
        width=width,
    )


def _above(cell: Cell) -> list[ft.Control]:
    """Return the small line: bid, tick or cross, points."""
    if cell.away:
        sign = AWAY[cell.away]
        return [*([_sign(sign)] if sign else []), line("\N{EN DASH}", Type.SMALL, Colour.PENCIL)]
    if cell.bid is None:
        return [line("·", Type.SMALL, Colour.PENCIL)]
    bid = line(str(cell.bid), Type.SMALL, Colour.PENCIL if cell.void else Colour.INK)
    if cell.void:
        return [_struck(bid)]
    if cell.made is None:
        return [bid]
    ink = Colour.MADE if cell.made else Colour.MISSED
    sign = ft.Icons.CHECK if cell.made else ft.Icons.CLOSE
    return [
        bid,
        ft.Icon(sign, size=sized(Type.MARK), color=ink, apply_text_scaling=True),
        line(cell.points, Type.SMALL, ink, bold=True),
    ]


def _struck(writing: ft.Text) -> ft.Text:
    """Return ``writing`` with a quiet line through it."""
    style = writing.style or ft.TextStyle()
    style.decoration = ft.TextDecoration.LINE_THROUGH
    style.decoration_color = Colour.PENCIL
    return writing


def _besides(cell: Cell) -> list[tuple[ft.IconData, str]]:
    """Return what else the hand brought: points to begin with, a streak, extra points."""
    added = ft.Icons.ADD_CIRCLE_OUTLINE if "+" in cell.extra else ft.Icons.REMOVE_CIRCLE_OUTLINE
    all_three = (
        (ft.Icons.LOGIN, cell.start),
        (STREAK_SIGN, cell.streak),
        (added, cell.extra),
    )
    return [(sign, points) for sign, points in all_three if points]


def _beside(sign: ft.IconData, points: str) -> ft.Control:
    return ft.Row(
        [_sign(sign), line(points, Type.SMALL, Colour.INK)], spacing=Space.HAIR, tight=True
    )


def _sign(sign: ft.IconData, colour: Colour = Colour.PENCIL) -> ft.Control:
    return ft.Icon(sign, size=sized(Type.MARK), color=colour, apply_text_scaling=True)


def _marks(cell: Cell) -> list[ft.Control]:
    """Return a line with a flag for a broken rule and a pen for a correction, if any."""
    marks = [
        *([_sign(ft.Icons.FLAG, Colour.MISSED)] if cell.flagged else []),
        *([_sign(ft.Icons.EDIT)] if cell.corrected else []),
    ]
    return [ft.Row(marks, spacing=Space.TIGHT, tight=True)] if marks else []


def _below(cell: Cell) -> ft.Control:
    """Return the total in the middle of what the mark leaves: it may not lie on it."""
    dealer = [glyph(DEALER_GLYPH, Type.MARK, Colour.PENCIL)] if cell.dealer else []
    total = ft.Container(
        figures(cell.total, Type.NAME, Colour.PENCIL if cell.gone else Colour.INK, room=3),
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
    return ft.Row([*dealer, total], spacing=Space.HAIR)
