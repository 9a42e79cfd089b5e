"""The streak counter: how many hands in a row, and what one more brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import line
from scorekeeper.ui.theme import Radius, Space, Type, sized
from scorekeeper.words import _

if TYPE_CHECKING:
    from scorekeeper.ui.parts.seat import Seat

__all__ = ["STREAK_SIGN", "at_stake", "streak_counter", "streak_spoken"]

STREAK_SIGN: Final = ft.Icons.BOLT
"""What a streak pays, wherever it is met."""


def streak_counter(seat: Seat, *, large: bool = False) -> list[ft.Control]:
    """Return the run with a tick or a cross, in ink on a ground of its own when it pays next.

    With large writing there is room only for what it pays.
    """
    if not seat.run:
        return []
    ink = Colour.MADE if seat.run > 0 else Colour.MISSED
    sign = ft.Icon(_sign(seat.run), size=sized(Type.SMALL), color=ink, apply_text_scaling=True)
    told = _in_a_row(seat.run)
    if not seat.pays:
        run = line(told, Type.SMALL, Colour.ON_GLOW if seat.up else Colour.PENCIL)
        return [sign, ft.Container(run, expand=True, expand_loose=True)]
    wording = _("next {points}") if large else _("{run}, next {points}")
    pays = line(wording.format(run=told, points=seat.pays), Type.SMALL, Colour.INK, bold=True)
    pill = _pill([sign, ft.Container(pays, expand=True, expand_loose=True)])
    pill.expand, pill.expand_loose = True, True
    return [pill]


def at_stake(seat: Seat, *, made: bool) -> list[ft.Control]:
    """Return what a streak pays if the hand ends as it stands, or nothing."""
    if not seat.pays or not _goes_on(seat, made=made):
        return []
    sign = ft.Icon(STREAK_SIGN, size=sized(Type.SMALL), color=Colour.INK, apply_text_scaling=True)
    return [_pill([sign, line(seat.pays, Type.SMALL, Colour.INK, bold=True)])]


def streak_spoken(seat: Seat, *, made: bool | None = None) -> str:
    """Say the run, and what one more brings, or nothing.

    Where the hand, ``made`` or not as it stands, ends the run, there is none to speak of.

    >>> from scorekeeper.ui.parts.seat import Seat
    >>> streak_spoken(Seat("a", "Ann", run=4, pays="+10")), streak_spoken(Seat("a", "Ann", run=-2))
    ('4 made in a row, one more makes +10', '2 missed in a row')
    >>> streak_spoken(Seat("a", "Ann", run=4, pays="+10"), made=False)
    ''
    """
    if not seat.run or (made is not None and not _goes_on(seat, made=made)):
        return ""
    wording = _("{count} made in a row") if seat.run > 0 else _("{count} missed in a row")
    told = wording.format(count=abs(seat.run))
    if not seat.pays:
        return told
    return _("{run}, one more makes {points}").format(run=told, points=seat.pays)


def _goes_on(seat: Seat, *, made: bool) -> bool:
    """Return whether one more hand, ``made`` or missed, makes the run longer."""
    return made is (seat.run > 0)


def _in_a_row(run: int) -> str:
    return _("{count} in a row").format(count=abs(run))


def _sign(run: int) -> ft.IconData:
    return ft.Icons.CHECK if run > 0 else ft.Icons.CLOSE


def _pill(controls: list[ft.Control]) -> ft.Container:
    return ft.Container(
        ft.Row(controls, spacing=Space.HAIR, tight=True),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT + Space.HAIR),
    )
