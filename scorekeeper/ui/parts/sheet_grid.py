"""The score sheet: a row per hand, a column per player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.ui.comfort import use_marked
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.sheet_cell import Cell, sheet_cell
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import figures, glyph, line, sentence, suit_of
from scorekeeper.ui.theme import TOUCH, Space, Type, sized
from scorekeeper.words import isolated, ngettext

__all__ = ["SheetGrid", "SheetRow"]

HEAD: Final = 40
"""The row of names, in dp."""

NUMBER: Final = 44
"""The column of the hands, in dp; like the columns of players it grows with the writing."""

COLUMN: Final = (62, 176)
"""The least and the greatest width of a player's column, in dp."""

TO_COME: Final = 36
"""The row of a hand that is still to come, in dp."""

PEEKS: Final = 0.5
"""How much of the next column is seen where not all fit, to show that there are more."""


@dataclass(frozen=True, slots=True)
class _Widths:
    """The widths of the columns, in dp, and how large the writing is in them.

    ``moves`` says that they do not fit side by side; ``seen`` is what fits on the screen.
    """

    number: float
    column: float
    scale: float
    moves: bool
    seen: float


def _widths(room: float, players: int, scale: float) -> _Widths:
    """Share ``room`` among ``players``; figures that are twice as large need twice as much."""
    grown = max(1.0, scale)
    number = NUMBER * grown
    least, most = (limit * grown for limit in COLUMN)
    column = min(most, max(least, (room - number) // players))
    moves = number + column * players > room
    if moves:
        whole = max(1, int((room - number) / least - PEEKS))
        column = max(least, (room - number) / (whole + PEEKS))
    return _Widths(number, column, grown, moves=moves, seen=min(room, number + column * players))


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One hand; without ``cells`` it is still to come.

    ``note`` says what is wrong with the hand, and ``aside`` what else there is to say of
    it; ``now`` is the hand being played.
    """

    number: int
    cards: int
    trump: Trump | None = None
    cells: tuple[Cell, ...] = ()
    note: str = ""
    aside: str = ""
    now: bool = False


@component
def SheetGrid(
    players: tuple[tuple[str, str], ...],
    rows: tuple[SheetRow, ...],
    on_cell: Callable[[int], None],
    *,
    room: float,
) -> ft.Control:
    """Show ``rows`` under the ``players``, pairs of id and name, in ``room`` dp of width.

    The names stay while the hands scroll, beginning with the one being played.  Where the
    players do not fit side by side the sheet moves sideways, part of the next is seen, and
    the hands stand at both its ends.  ``on_cell`` gets the number of the hand whose cell
    is tapped.
    """
    scale, probe = use_text_scale()
    sheet, found = ft.use_memo(ft.Ref[ft.Column], []), ft.use_ref(0)
    now = next((row.number for row in rows if row.now), 0)

    async def drawn(_size: object) -> None:
        """Show the hand being played, once for each."""
        if sheet.current is not None and now not in {0, found.current}:
            found.current = now
            await sheet.current.scroll_to(scroll_key=_place(now))

    marked = use_marked()

    async def follow() -> None:
        """Show the hand whose cell the keyboard has come to."""
        if sheet.current is not None and marked.startswith("cell-"):
            await sheet.current.scroll_to(scroll_key=_place(marked.split("-")[1]))

    ft.use_effect(follow, [marked])
    widths = _widths(room, len(players), scale)
    cells = next((row.cells for row in rows if row.cells), ())
    gone = {player for (player, _called), cell in zip(players, cells, strict=False) if cell.gone}
    names = [_name(name, widths.column, quiet=player in gone) for player, name in players]
    head = ft.Row([strut(width=widths.number, height=HEAD), *names], spacing=0)
    hands = ft.Column([_row(row, players, on_cell, widths, marked) for row in rows], spacing=0)
    lines = ft.Column(
        [ft.Container(hands, key="sheet-lines", on_size_change=drawn)],
        ref=sheet,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=False,
        expand=True,
    )
    whole = widths.number * (2 if widths.moves else 1) + widths.column * len(players)
    grid = ft.Column([ft.Container(head, bgcolor=Colour.SHADE), lines], spacing=0, width=whole)
    across = ft.Row(
        [grid],
        scroll=ft.ScrollMode.AUTO if widths.moves else None,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=0,
    )
    measured = ft.Container(probe, left=0, top=0)
    return ft.Stack([measured, across], fit=ft.StackFit.EXPAND, expand=True)


def _place(number: int | str) -> str:
    """Return the name of a hand's line as a place to scroll to."""
    return f"hand-{number}"


def _name(name: str, width: float, *, quiet: bool) -> ft.Control:
    ink = Colour.PENCIL if quiet else Colour.INK
    return ft.Container(
        line(isolated(name), Type.SMALL, ink, bold=not quiet, align=ft.TextAlign.CENTER),
        width=width,
        padding=ft.Padding.symmetric(horizontal=Space.HAIR),
        alignment=ft.Alignment.CENTER,
    )


def _row(
    row: SheetRow,
    players: tuple[tuple[str, str], ...],
    on_cell: Callable[[int], None],
    widths: _Widths,
    marked: str,
) -> ft.Control:
    cells = [
        sheet_cell(
            cell,
            key=f"cell-{row.number}-{player}",
            on_tap=lambda: on_cell(row.number),
            width=widths.column,
            marked=marked == f"cell-{row.number}-{player}",
        )
        for (player, _name), cell in zip(players, row.cells, strict=False)
    ]
    ends = [_hand(row, widths)] if widths.moves and row.cells else []
    content = ft.Row([_hand(row, widths), *cells, *ends], spacing=0)
    note = [_note(f"note-{row.number}", row.note, widths.seen)] if row.note else []
    aside = [_note(f"aside-{row.number}", row.aside, widths.seen, quiet=True)] if row.aside else []
    held = ft.Column([content, *note, *aside], spacing=0, tight=True)
    return ft.Container(
        ft.Container(held, key=ft.ScrollKey(_place(row.number))),  # type: ignore[call-arg]
        key=f"line-{row.number}",
        bgcolor=Colour.GLOW if row.now else None,
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )


def _hand(row: SheetRow, widths: _Widths) -> ft.Control:
    """Return the number of the hand, small, above its cards and its trump."""
    suit = suit_of(row.trump)
    ink = Colour.INK if row.cells else Colour.PENCIL
    cards = ft.Row(
        [
            figures(str(row.cards), Type.NAME, ink),
            *([glyph(suit.glyph, Type.SMALL, suit.colour)] if row.trump else []),
        ],
        spacing=Space.HAIR,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    number = line(str(row.number), Type.MARK, Colour.PENCIL, key=f"number-{row.number}")
    said = ngettext("Hand {hand}, {cards} card", "Hand {hand}, {cards} cards", row.cards)
    return ft.Semantics(
        label=said.format(hand=row.number, cards=row.cards),
        exclude_semantics=True,
        content=ft.Container(
            ft.Column(
                [number, cards],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=widths.number,
            height=max(TOUCH if row.cells else 0, TO_COME * widths.scale),
            alignment=ft.Alignment.CENTER,
        ),
    )


def _note(key: str, told: str, width: float, *, quiet: bool = False) -> ft.Control:
    """Return a sentence below a hand: with a flag, or in pencil; all of it is in sight."""
    ink = Colour.PENCIL if quiet else Colour.MISSED
    sign = ft.Icons.INFO_OUTLINE if quiet else ft.Icons.FLAG
    return ft.Container(
        ft.Row(
            [
                ft.Icon(sign, size=sized(Type.NAME), color=ink, apply_text_scaling=True),
                ft.Container(sentence(told, Type.SMALL, ink, bold=not quiet), expand=True),
            ],
            spacing=Space.TIGHT,
        ),
        key=key,
        width=width,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.TIGHT),
    )
