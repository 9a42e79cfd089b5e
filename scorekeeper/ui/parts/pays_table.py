"""The table of what every bid and every result of a hand pays."""

from __future__ import annotations

from typing import Final

import flet as ft

from scorekeeper.rules import FormulaError, RuleError, Rules
from scorekeeper.rules.payoff import Pay, Payoff, payoff
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, points, said
from scorekeeper.words.leaning import leaning, pays_row

__all__ = ["PaysTable", "biggest_shown"]

MOST: Final = 20
"""The biggest hand that is drawn: a larger table would be read by nobody."""
USUAL: Final = 5
"""The hand that is shown first, where there is one so big."""
ROW: Final = 34
"""The height of a row, in dp; like all widths it grows with the writing."""
LEAST: Final = 36
"""The least width of a column, in dp."""
DIGIT: Final = 9.6
"""The width of a figure of a cell, in dp."""
BID: Final = 40
"""The width of the column of bids, in dp."""
UNKNOWN: Final = "?"
"""What stands where the scoring has no answer."""


def biggest_shown(rules: Rules, players: int) -> int:
    """Return the biggest hand that ``players`` play by these rules, as far as it is shown."""
    try:
        biggest = max(rules.sizes(players))
    except RuleError:
        biggest = USUAL
    return min(biggest, MOST)


@component
def PaysTable(rules: Rules, players: int) -> ft.Control:
    """Show what ``rules`` pay among ``players``, in a hand whose size is set by a stepper.

    A row is a bid and a column the tricks taken; the table moves sideways under the bids
    where it is wider than its place.  The keys are ``pays-cards`` for the stepper,
    ``pays-BID-TRICKS`` for the points and ``pays-leans`` for what they depend on besides.
    """
    chosen, choose = ft.use_state(USUAL)
    room, set_room = ft.use_state(0.0)
    scale, probe = use_text_scale()
    most = biggest_shown(rules, players)
    cards = max(1, min(chosen, most))
    try:
        table = payoff(rules, cards, players)
    except FormulaError as wrong:
        return sentence(said(wrong), Type.BODY, Colour.MISSED, key="pays-broken")
    head = stepper(
        _("Cards in the hand"), cards, key="pays-cards", least=1, most=most, on_change=choose
    )
    return ft.Column(
        [
            head,
            ft.Container(
                ft.Stack(
                    [ft.Container(probe, left=0, top=0), _frame(table, max(1.0, scale), room)]
                ),
                key="pays-room",
                on_size_change=lambda event: set_room(event.width or 0.0),
            ),
            *_notes(table),
        ],
        spacing=Space.SNUG,
    )


def _notes(table: Payoff) -> list[ft.Control]:
    told = leaning(table)
    lost = table.no_answer
    return [
        *([sentence(told, Type.SMALL, Colour.PENCIL, key="pays-leans")] if told else []),
        *([sentence(said(lost), Type.SMALL, Colour.MISSED, key="pays-lost")] if lost else []),
    ]


def _frame(table: Payoff, scale: float, room: float) -> ft.Control:
    """Return the bids, which stand still, and beside them the columns, which move.

    Where ``room`` is known, in dp, and too narrow, it says that there is more to the side.
    """
    texts = [[_written(pay) for pay in row] for row in table.rows]
    longest = max(len(text) for row in texts for text in row)
    width = max(LEAST, longest * DIGIT + Space.EVEN) * scale
    cards = len(texts) - 1
    bids = [
        _cell(str(bid), BID * scale, scale, bold=True, ground=Colour.SHADE)
        for bid in range(cards + 1)
    ]
    fixed = ft.Column([_corner(scale), *bids], spacing=0, tight=True)
    numbers = [_cell(str(tricks), width, scale, bold=True) for tricks in range(cards + 1)]
    head = ft.Container(ft.Row(numbers, spacing=0, tight=True), bgcolor=Colour.SHADE)
    lines = [_row(bid, row, width, scale) for bid, row in enumerate(texts)]
    # A row that scrolls takes all the room it gets: it gets no more than it needs.
    moving = ft.Container(
        ft.Row(
            [ft.Column([head, *lines], spacing=0, tight=True)],
            scroll=ft.ScrollMode.AUTO,
            spacing=0,
        ),
        width=width * (cards + 1),
        expand=True,
        expand_loose=True,
    )
    caption = _("Down: the bid. Across: the tricks taken.")
    captions: list[ft.Control] = [sentence(caption, Type.SMALL, Colour.PENCIL)]
    if 0 < room < BID * scale + width * (cards + 1):
        captions.append(_sideways())
    framed = ft.Container(
        ft.Row(
            [fixed, moving],
            spacing=0,
            tight=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        key="pays",
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.CARD,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return ft.Column([*captions, framed], spacing=Space.TIGHT)


def _sideways() -> ft.Control:
    """Return the sign that the table goes on beyond its edge."""
    told = sentence(_("There is more to the side."), Type.SMALL, bold=True, key="pays-sideways")
    return ft.Row(
        [
            ft.Icon(ft.Icons.SWIPE_LEFT_OUTLINED, size=Type.NAME, color=Colour.ACTION),
            ft.Container(told, expand=True),
        ],
        spacing=Space.SNUG,
    )


def _corner(scale: float) -> ft.Control:
    return _cell(_("Bid"), BID * scale, scale, ground=Colour.SHADE, size=Type.MARK)


def _row(bid: int, texts: list[str], width: float, scale: float) -> ft.Control:
    cells: list[ft.Control] = [
        _pay(text, width, scale, bid=bid, tricks=tricks) for tricks, text in enumerate(texts)
    ]
    return ft.Semantics(
        label=pays_row(bid, tuple(texts)),
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(cells, spacing=0, tight=True),
            border=ft.Border.only(top=ft.BorderSide(1, Colour.RULE)),
        ),
    )


def _pay(text: str, width: float, scale: float, *, bid: int, tricks: int) -> ft.Control:
    made = bid == tricks
    return ft.Container(
        line(
            text,
            Type.BODY,
            Colour.ON_CHOSEN if made else Colour.INK,
            bold=made,
            key=f"pays-{bid}-{tricks}",
        ),
        width=width,
        height=ROW * scale,
        bgcolor=Colour.CHOSEN if made else None,
        alignment=ft.Alignment.CENTER,
    )


def _cell(
    text: str,
    width: float,
    scale: float,
    *,
    bold: bool = False,
    ground: Colour | None = None,
    size: float = Type.SMALL,
) -> ft.Control:
    return ft.Container(
        line(text, size, Colour.PENCIL, bold=bold),
        width=width,
        # The rows of points have a ruled line above them.
        height=ROW * scale + 1,
        bgcolor=ground,
        alignment=ft.Alignment.CENTER,
    )


def _written(pay: Pay) -> str:
    return UNKNOWN if isinstance(pay, FormulaError) else points(pay)
