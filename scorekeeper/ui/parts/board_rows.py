"""The rows of the board: everybody as they sit, with bid, tricks, total and place."""

from __future__ import annotations

from math import ceil

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.board_fit import DIGIT, LESSER, BoardFit, Room
from scorekeeper.ui.parts.board_values import Line
from scorekeeper.ui.parts.standing import moved_said, movement
from scorekeeper.ui.parts.writing import glyph, line
from scorekeeper.ui.theme import DEALER_GLYPH, LEADER_GLYPH, Radius, Space, figure
from scorekeeper.words import _, isolated

__all__ = ["board_rows"]

NO_BID = "\N{EN DASH}"
_NAME = 1
"""The column that takes what the others leave; it and the one before begin at its start."""
SLACK = 0.15
"""How much wider than its digits a column of figures is, as a part of their size."""


def board_rows(lines: tuple[Line, ...], size: BoardFit, room: Room, scale: float) -> ft.Control:
    """Return the rows in as many columns as ``size`` says, each under its captions."""
    deep = ceil(len(lines) / size.columns)
    columns = [lines[at : at + deep] for at in range(0, len(lines), deep)]
    return ft.Container(
        ft.Row(
            [_column(column, size, room, scale) for column in columns],
            spacing=Space.SNUG,
            vertical_alignment=ft.CrossAxisAlignment.START,
            expand=True,
        ),
        padding=ft.Padding.only(left=Space.SNUG, right=Space.SNUG, bottom=Space.SNUG),
        expand=True,
    )


def _column(lines: tuple[Line, ...], size: BoardFit, room: Room, scale: float) -> ft.Control:
    rows = ft.Column(
        [_row(one, size, room, scale) for one in lines],
        spacing=Space.TIGHT,
        scroll=ft.ScrollMode.AUTO if size.scrolls else None,
        expand=True,
    )
    return ft.Column([_captions(size, room, scale), rows], spacing=0, expand=True)


def _captions(size: BoardFit, room: Room, scale: float) -> ft.Control:
    caption = min(size.label * 0.8, size.figure * 0.5)

    def told(word: str) -> ft.Control:
        return line(word, caption / scale, Colour.IVORY_QUIET, align=ft.TextAlign.CENTER)

    cells = _cells(
        size,
        room,
        [ft.Container(), ft.Container(), told(_("bid")), told(_("took")), told(_("total"))],
    )
    return ft.Container(
        ft.Row(cells, spacing=0),
        height=size.label * 1.25,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG),
    )


def _cells(size: BoardFit, room: Room, held: list[ft.Control]) -> list[ft.Control]:
    """Return rank, name, bid, tricks and total, each as wide as its widest figure."""
    em = size.figure
    widths = (
        (room.rank * DIGIT + (1 + DIGIT if room.moves else 0)) * LESSER + SLACK,
        None,
        room.bid * DIGIT + 2 * SLACK,
        (room.bid + 1) * DIGIT + 2 * SLACK,
        room.total * DIGIT + 2 * SLACK,
    )
    return [
        ft.Container(
            one,
            width=None if wide is None else wide * em,
            expand=True if wide is None else None,
            alignment=None if at <= _NAME else ft.Alignment.CENTER,
        )
        for at, (one, wide) in enumerate(zip(held, widths, strict=True))
    ]


def _row(one: Line, size: BoardFit, room: Room, scale: float) -> ft.Control:
    em = size.figure / scale
    ink = Colour.ON_GLOW if one.up else Colour.PENCIL if one.sits_out else Colour.INK
    lesser = Colour.ON_GLOW if one.up else Colour.PENCIL
    held = [
        _place(one, em, lesser, scale),
        _name(one, em, ink, lesser),
        _bid(one, em, ink),
        _tricks(one, em, scale),
        _figure(one.total, em, ink),
    ]
    return ft.Semantics(
        label=_spoken(one),
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(_cells(size, room, held), spacing=0),
            key=f"line-{one.id}",
            height=size.row,
            bgcolor=Colour.GLOW if one.up else Colour.PAPER,
            border_radius=Radius.CARD,
            padding=ft.Padding.symmetric(horizontal=Space.SNUG),
        ),
    )


def _figure(value: str, em: float, ink: Colour) -> ft.Text:
    return ft.Text(value, style=figure(em, ink), no_wrap=True)


def _place(one: Line, em: float, ink: Colour, scale: float) -> ft.Control:
    return ft.Row(
        [
            _figure(str(one.rank), em * LESSER, ink),
            *movement(one.moved, em * LESSER * 0.7, ink, scale=scale),
        ],
        spacing=0,
    )


def _name(one: Line, em: float, ink: Colour, lesser: Colour) -> ft.Control:
    held = ((one.dealer, DEALER_GLYPH), (one.leader, LEADER_GLYPH))
    return ft.Row(
        [
            ft.Container(
                line(isolated(one.name), em * 0.8, ink, bold=True), expand=True, expand_loose=True
            ),
            *(glyph(mark, em * LESSER, lesser) for holds, mark in held if holds),
        ],
        spacing=em * 0.2,
    )


def _bid(one: Line, em: float, ink: Colour) -> ft.Control:
    """Return the bid: a card face down while it is hidden, a dash where there is none."""
    if one.hidden:
        return ft.Container(
            glyph("♦", em * LESSER, Colour.IVORY_QUIET),
            bgcolor=Colour.FELT,
            border_radius=Radius.CARD / 2,
            padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.HAIR),
        )
    return _figure(NO_BID if one.bid is None else str(one.bid), em, ink)


def _tricks(one: Line, em: float, scale: float) -> ft.Control:
    """Return the tricks with a mark that says whether they are what was bid."""
    if one.tricks is None:
        return ft.Container()
    made = one.tricks == one.bid
    ink = Colour.ON_GLOW if one.up else Colour.MADE if made else Colour.MISSED
    mark = ft.Icons.CHECK if made else ft.Icons.CLOSE
    return ft.Row(
        [_figure(str(one.tricks), em, ink), ft.Icon(mark, size=em * LESSER * scale, color=ink)],
        spacing=0,
        tight=True,
    )


def _spoken(one: Line) -> str:
    """Return what a screen reader says: “Ann: place 1, bid 2, took 2, made, total 40”."""
    facts = (
        _("place {rank}").format(rank=one.rank),
        moved_said(one.moved),
        _("sits out") if one.sits_out else "",
        _("deals") if one.dealer else "",
        _("to bid") if one.up else "",
        _("bid is in") if one.hidden else "",
        "" if one.bid is None else _("bid {bid}").format(bid=one.bid),
        "" if one.tricks is None else _("took {tricks}").format(tricks=one.tricks),
        "" if one.tricks is None else _outcome(one),
        _("total {points}").format(points=one.total),
    )
    told = ", ".join(filter(None, facts))
    return _("{player}: {facts}").format(player=isolated(one.name), facts=told)


def _outcome(one: Line) -> str:
    return _("made") if one.tricks == one.bid else _("missed")
