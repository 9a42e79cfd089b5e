"""What the rows of bidding and of the result have in common."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.unsaved import unsaved_sign
from scorekeeper.ui.parts.writing import figures, glyph, line
from scorekeeper.ui.theme import DEALER_GLYPH, LEADER_GLYPH, Radius, Space, Type
from scorekeeper.words import _, isolated

__all__ = ["bid_card", "name_block", "not_saved", "roles", "row_ground", "sheet_row"]


def sheet_row(
    controls: list[ft.Control], seat: Seat, height: float, *, last: bool, marked: bool = False
) -> ft.Control:
    """Return one ruled line of the sheet, at least ``height`` dp high.

    A line that the keyboard is at is ``marked`` by a frame.
    """
    ruled = None if last else ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE))
    edge = ft.Border.all(2, Colour.ACTION) if marked else ruled
    return ft.Container(
        ft.Row(
            [strut(height=height), *controls],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=row_ground(seat),
        padding=ft.Padding.only(right=Space.TIGHT, left=Space.TIGHT),
        foreground_decoration=ft.BoxDecoration(border=edge) if edge else None,
    )


def row_ground(seat: Seat) -> Colour | None:
    """Return the ground of a row: it glows for whoever is up."""
    return Colour.GLOW if seat.up else None


def roles(seat: Seat) -> str:
    """Say what the player has to do in this hand besides playing, or nothing.

    >>> roles(Seat("a", "Ann", dealer=True))
    'deals'
    """
    if seat.dealer and seat.leader:
        return _("deals and leads")
    if seat.dealer:
        return _("deals")
    return _("leads") if seat.leader else ""


def not_saved(seat: Seat) -> str:
    """Say that an entry of the row is not on disk yet, or nothing."""
    return _("not saved yet") if seat.unsaved else ""


def name_block(
    seat: Seat, below: list[ft.Control], size: float, beside: list[ft.Control] | None = None
) -> ft.Control:
    """Return the name, ``size`` sp large, with its marks, and ``below`` it a small line.

    What stands ``beside`` the name is never cut; the name is.
    """
    ink = Colour.ON_GLOW if seat.up else Colour.PENCIL
    held = ((seat.dealer, DEALER_GLYPH), (seat.leader, LEADER_GLYPH))
    name = ft.Row(
        [
            ft.Container(
                line(isolated(seat.name), size, bold=True), expand=True, expand_loose=True
            ),
            *(glyph(mark, Type.NAME, ink) for holds, mark in held if holds),
            *([unsaved_sign()] if seat.unsaved else []),
            *(beside or []),
        ],
        spacing=Space.SNUG,
    )
    return ft.Column(
        [name, ft.Row(below, spacing=Space.TIGHT)] if below else [name],
        spacing=Space.HAIR,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def bid_card(seat: Seat, height: float, *, room: int = 2, large: bool = False) -> ft.Control:
    """Return the bid as a card: face up, face down when hidden, a gap when not made.

    ``height`` is that of the row, in dp; ``room`` is for how many digits.  With ``large``
    writing the figure grows with it, not with the row.
    """
    size = Type.TITLE if large else min(Type.GIANT, max(Type.HEAD, height * 0.58))
    margin = Space.HAIR if large else (height - size) / 2 - 4
    down = seat.hidden and seat.bid is not None
    value = "" if seat.bid is None or down else str(seat.bid)
    face = Colour.FELT if down else Colour.CARD if value else None
    return ft.Container(
        ft.Stack(
            [figures(value, size, room=room), *([_back(size)] if down else [])],
            alignment=ft.Alignment.CENTER,
        ),
        bgcolor=face,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.CARD,
        padding=ft.Padding.symmetric(vertical=margin, horizontal=Space.SNUG),
    )


def _back(size: float) -> ft.Control:
    """Return the pattern on the back of a card."""
    return glyph("♦", size * 0.7, Colour.IVORY_QUIET)
