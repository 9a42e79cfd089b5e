"""The head of the board: which hand, how many cards, trump, who deals, how the bids stand."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.board_fit import BoardFit
from scorekeeper.ui.parts.board_values import Board
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.trump import trump_word
from scorekeeper.ui.parts.writing import about, glyph, line, suit_of
from scorekeeper.ui.theme import DEALER_GLYPH, Radius, Space
from scorekeeper.words import _, isolated, ngettext, trump_is

__all__ = ["board_head"]


def board_head(
    board: Board, size: BoardFit, scale: float, on_back: Callable[[], None]
) -> ft.Control:
    """Return the head, in one line or, on a tall screen, in two."""
    label, value = size.label / scale, size.value / scale
    facts = [
        felt_icon("back", ft.Icons.ARROW_BACK, _("Back"), on_back),
        _hand(board, label, value),
        _cards(board, label, value),
        _trump(board, label, value),
    ]
    people = [_dealer(board, label, value), _state(board, label, value, scale)]
    if not size.tall:
        rows = [[*facts, *people]]
    else:
        facts.insert(1, ft.Container(expand=True))
        rows = [facts, people]
    return ft.Container(
        ft.Column(
            [ft.Row(row, spacing=Space.LOOSE) for row in rows], spacing=Space.TIGHT, tight=True
        ),
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.TIGHT),
    )


def _block(
    label: ft.Control, value: ft.Control, said: str, key: str, *, expand: bool = False
) -> ft.Control:
    """Return a small word above what it names."""
    return ft.Semantics(
        label=said,
        container=True,
        exclude_semantics=True,
        expand=expand or None,
        content=ft.Column([label, value], key=key, spacing=0, tight=True),
    )


def _hand(board: Board, label: float, value: float) -> ft.Control:
    told = _("Hand {hand} of {hands}").format(hand=board.hand, hands=board.hands)
    return _block(
        line(_("Hand"), label, Colour.IVORY_QUIET),
        ft.Row(
            [
                line(str(board.hand), value, Colour.IVORY, bold=True),
                line(f"/{board.hands}", label, Colour.IVORY_QUIET),
            ],
            spacing=0,
            tight=True,
            vertical_alignment=ft.CrossAxisAlignment.END,
        ),
        told,
        "hand",
    )


def _cards(board: Board, label: float, value: float) -> ft.Control:
    said = ngettext("{cards} card", "{cards} cards", board.cards).format(cards=board.cards)
    word = ngettext("card", "cards", board.cards)
    figure = line(str(board.cards), value, Colour.IVORY, bold=True)
    return _block(line(word, label, Colour.IVORY_QUIET), figure, said, "cards")


def _trump(board: Board, label: float, value: float) -> ft.Control:
    """Return the suit as large as it gets, with its name; who names it, while that is open."""
    suit, said = suit_of(board.trump), trump_is(board.trump)
    word = trump_word(board.trump)
    if board.namer:
        said = _("{player} names trump").format(player=isolated(board.namer))
        word = isolated(board.namer)
    shape: ft.Control = (
        glyph(suit.glyph, value * 1.15, suit.colour)
        if board.trump
        else line("?", value, suit.colour, bold=True)
    )
    card = ft.Container(
        ft.Column(
            [shape, ft.Container(line(word, label * 0.8, Colour.INK), width=None)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        key="trump",
        bgcolor=Colour.CARD,
        border_radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.HAIR),
    )
    return ft.Semantics(label=said, container=True, exclude_semantics=True, content=card)


def _dealer(board: Board, label: float, value: float) -> ft.Control:
    marked = ft.Row(
        [
            glyph(DEALER_GLYPH, label, Colour.IVORY_QUIET),
            line(_("deals"), label, Colour.IVORY_QUIET),
        ],
        spacing=Space.TIGHT,
        tight=True,
    )
    name = line(isolated(board.dealer), value * 0.75, Colour.IVORY, bold=True)
    said = _("{player} deals").format(player=isolated(board.dealer))
    return _block(marked, name, said, "dealer", expand=True)


def _state(board: Board, label: float, value: float, scale: float) -> ft.Control:
    """Return what is to be done, above how the bids stand, which is the largest."""
    prompt = about(
        board.prompt, board.name, label if board.verdict else value * 0.75, Colour.BRASS, bold=True
    )
    arrows = {1: ft.Icons.ARROW_UPWARD, 0: ft.Icons.DRAG_HANDLE, -1: ft.Icons.ARROW_DOWNWARD}
    sign = None if board.way is None else arrows[(board.way > 0) - (board.way < 0)]
    stands = ft.Row(
        [
            *([ft.Icon(sign, size=value * scale, color=Colour.IVORY)] if sign else []),
            ft.Container(
                line(board.verdict, value * 0.85, Colour.IVORY, bold=True, key="verdict"),
                expand=True,
                expand_loose=True,
            ),
        ],
        spacing=Space.TIGHT,
    )
    return ft.Semantics(
        label=", ".join(filter(None, (board.prompt, board.verdict))),
        live_region=True,
        container=True,
        exclude_semantics=True,
        expand=True,
        content=ft.Column(
            [prompt, *([stands] if board.verdict else [])], key="state", spacing=0, tight=True
        ),
    )
