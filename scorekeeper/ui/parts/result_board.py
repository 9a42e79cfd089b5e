"""The rows once all have bid: a reminder of who bid what, and the result at once.

Minus and plus lie on the side of the thumb that taps, with the bid beside them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.comfort import comfort, use_marked
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.extra_points import extra_key, extra_told
from scorekeeper.ui.parts.fit import CAPTIONS, USUAL, Fit
from scorekeeper.ui.parts.outcome import is_made, outcome, shown_tricks, spoken
from scorekeeper.ui.parts.row import bid_card, name_block, sheet_row
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.streak import at_stake
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import figures, line
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ResultBoard"]

TIGHT = 56
"""How high rows grow, in dp, where figures as large as the row leave a name no room."""


@component
def ResultBoard(
    seats: tuple[Seat, ...],
    cards: int,
    on_row: Callable[[str], None],
    on_tricks: Callable[[str, int], None] | None,
    *,
    on_extra: Callable[[str], None] | None = None,
    size: Fit = USUAL,
) -> ft.Control:
    """Show one row per seat, with minus and plus for the tricks.

    ``on_row`` is called with the id of the player whose bid is tapped, ``on_tricks`` with
    an id and the new number of tricks, which stays within 0 to ``cards``; it is None once
    nothing can be changed any more.  Tricks not entered are shown as the bid, the
    likeliest result.  ``on_extra`` is called with the id of the player whose extra points
    are tapped; without it those that stand are only shown.
    """
    extras = on_extra is not None or any(seat.extra for seat in seats)
    two_lines = size.large and (extras or len(str(cards)) > 1)
    if two_lines:
        size = replace(size, row=TOUCH)
    elif extras and len(str(cards)) > 1 and not size.wide:
        size = replace(size, row=min(size.row, TIGHT))

    marked = use_marked()

    def row(seat: Seat, *, last: bool) -> ft.Control:
        lined = partial(
            sheet_row,
            seat=seat,
            height=size.row,
            last=last,
            marked=on_tricks is not None and marked == f"row-{seat.id}",
        )
        bid = _bid(seat, cards, on_row, size, tight=extras, lone=two_lines)
        steps = [*_extra(seat, on_extra, extras=extras), _steps(seat, cards, on_tricks, size)]
        if not two_lines:
            return lined(_to_the_thumb([bid, *steps]))
        below = ft.Row(_to_the_thumb([_came_out(seat), *steps]), spacing=0)
        both = ft.Column([ft.Row([bid]), below], spacing=0, tight=True, expand=True)
        return lined([both])

    rows = [row(seat, last=position == len(seats)) for position, seat in enumerate(seats, 1)]
    captions = [] if size.large else [_captions(cards, size, extras=extras)]
    return ft.Column([*captions, *rows], spacing=0, tight=True)


def _captions(cards: int, size: Fit, *, extras: bool) -> ft.Control:
    """Return the small line that names the columns, over the middle of each."""

    def over(column: ft.Control, caption: str) -> ft.Control:
        word = line(caption, Type.SMALL, Colour.PENCIL, align=ft.TextAlign.CENTER)
        return ft.Column(
            [ft.Container(column, opacity=0, height=0), word],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    room = len(str(cards))
    card = bid_card(Seat("", ""), size.row, room=room)
    steps = [strut(width=TOUCH), figures("", _figure(size), room=room), strut(width=TOUCH)]
    named = [
        ft.Container(expand=True),
        over(card, _("bid")),
        strut(width=Space.TIGHT, height=0),
        *([over(strut(width=TOUCH), _("extra"))] if extras else []),
        over(ft.Row(steps, spacing=0, tight=True), _("tricks")),
    ]
    return ft.Container(
        ft.Row([strut(height=CAPTIONS), *_to_the_thumb(named)], spacing=0),
        bgcolor=Colour.SHADE,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT),
    )


def _extra(seat: Seat, on_extra: Callable[[str], None] | None, *, extras: bool) -> list[ft.Control]:
    """Return the extra points, in a column of their own where anybody may have some."""
    if not extras:
        return []
    if on_extra is not None:
        return [extra_key(seat, on_extra)]
    return [extra_told(seat) if seat.extra else strut(width=TOUCH)]


def _bid(
    seat: Seat,
    cards: int,
    on_row: Callable[[str], None],
    size: Fit,
    *,
    tight: bool,
    lone: bool,
) -> ft.Control:
    """Return the name, how the bid came out, and the bid: to tap, to change the bid.

    ``tight`` says that extra points stand beside it, ``lone`` that it has a line of its own
    and how the bid came out stands on the next.
    """
    # Two digits each, and extra points: the total has no room on a phone.
    short = size.large or (tight and len(str(cards)) > 1 and not size.wide)
    stake = [] if seat.wrong else at_stake(seat, made=is_made(seat))
    # What a streak pays stands beside the name, or where that has no room, for words.
    narrow = size.large or (tight and not size.wide)
    below = [] if lone else _below(seat, short=short, stake=stake if narrow else [])
    name = name_block(seat, below, _name_size(size), [] if narrow else stake)
    total = [figures(seat.total, Type.NAME, Colour.PENCIL)] if lone else []
    face = ft.Row(
        _to_the_thumb(
            [
                ft.Container(name, expand=True),
                *total,
                bid_card(seat, size.row, room=len(str(cards)), large=size.large),
            ]
        ),
        spacing=Space.TIGHT,
        expand=True,
    )
    return touch(
        face,
        key=f"row-{seat.id}",
        name=spoken(seat),
        on_tap=lambda: on_row(seat.id),
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT),
        height=size.row,
        expand=True,
    )


def _came_out(seat: Seat) -> ft.Control:
    """Return how the bid came out, at the start of the second line of large writing."""
    stake = [] if seat.wrong else at_stake(seat, made=is_made(seat))
    said = ft.Row(_below(seat, short=True, stake=stake), spacing=Space.TIGHT)
    # The row above has said it already.
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(said, padding=ft.Padding.only(left=Space.TIGHT)),
        expand=True,
    )


def _steps(
    seat: Seat, cards: int, on_tricks: Callable[[str, int], None] | None, size: Fit
) -> ft.Control:
    """Return the tricks between their minus and their plus."""
    tricks = shown_tricks(seat)

    def step(way: str, by: int, icon: ft.IconData, name: str) -> ft.Control:
        new = tricks + by
        open_ = on_tricks is not None and 0 <= new <= cards
        disc = ft.Container(
            ft.Icon(icon, size=22, color=Colour.INK if open_ else Colour.RULE),
            width=40,
            height=40,
            border_radius=20,
            bgcolor=Colour.SHADE if open_ else None,
            alignment=ft.Alignment.CENTER,
        )
        return touch(
            disc,
            key=f"{way}-{seat.id}",
            name=name.format(player=isolated(seat.name)),
            on_tap=partial(on_tricks, seat.id, new) if on_tricks is not None and open_ else None,
            width=TOUCH,
            radius=Radius.PILL,
        )

    ink = Colour.INK if is_made(seat) else Colour.MISSED
    return ft.Row(
        [
            step("fewer", -1, ft.Icons.REMOVE, _("{player}: one trick fewer")),
            figures(str(tricks), _figure(size), ink, room=len(str(cards))),
            step("more", +1, ft.Icons.ADD, _("{player}: one trick more")),
        ],
        spacing=0,
        tight=True,
    )


def _to_the_thumb(parts: list[ft.Control]) -> list[ft.Control]:
    """Return the parts of a line, what is tapped most where the thumb is that taps."""
    return parts[::-1] if comfort().mirrored else parts


def _figure(size: Fit) -> float:
    """Return how large the tricks are written, in sp."""
    if size.large:
        return Type.TITLE
    return min(Type.DISPLAY, max(Type.FIGURE, size.row * 0.45))


def _name_size(size: Fit) -> float:
    return Type.TITLE if size.row >= 60 and not size.large else Type.NAME  # noqa: PLR2004 - it looks right


def _below(seat: Seat, *, short: bool, stake: list[ft.Control]) -> list[ft.Control]:
    """Return how the bid came out, by a sign and a word, and the total.

    With a ``stake`` there is no room for words: the bid and the tricks say as much.
    """
    if seat.wrong:
        return [line(seat.wrong, Type.SMALL, Colour.MISSED, bold=True)]
    made = is_made(seat)
    ink = Colour.MADE if made else Colour.MISSED
    # Parted from the verdict, or “made 53” reads as what the bid brought.
    total = _("· {total}").format(total=seat.total) if seat.total and not short else ""
    sign = ft.Icon(ft.Icons.CHECK if made else ft.Icons.CLOSE, size=Type.SMALL, color=ink)
    if stake:
        return [sign, *stake]
    return [
        sign,
        line(outcome(seat), Type.SMALL, ink, bold=True),
        line(total, Type.SMALL, Colour.PENCIL),
    ]
