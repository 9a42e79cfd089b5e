"""The rows while bids are made: who has bid what, and who is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import USUAL, Fit
from scorekeeper.ui.parts.row import bid_card, name_block, not_saved, roles, sheet_row
from scorekeeper.ui.parts.streak import streak_counter, streak_spoken
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, line
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.ui.parts.seat import Seat

__all__ = ["BiddingBoard"]


@component
def BiddingBoard(
    seats: tuple[Seat, ...],
    cards: int,
    on_row: Callable[[str], None],
    *,
    size: Fit = USUAL,
) -> ft.Control:
    """Show one row per seat in bidding order, with room for bids up to ``cards``.

    ``on_row`` is called with the id of the player whose row is tapped.
    """
    return ft.Column(
        [
            _row(seat, cards, on_row, size, last=position == len(seats))
            for position, seat in enumerate(seats, 1)
        ],
        spacing=0,
        tight=True,
    )


def _row(
    seat: Seat, cards: int, on_row: Callable[[str], None], size: Fit, *, last: bool
) -> ft.Control:
    face = ft.Row(
        [
            ft.Container(name_block(seat, _below(seat, size), _name_size(size)), expand=True),
            figures(seat.total, Type.NAME, Colour.PENCIL, room=4),
            ft.Container(
                bid_card(seat, size.row, room=len(str(cards)), large=size.large),
                margin=ft.Margin.symmetric(horizontal=2),
            ),
        ],
        spacing=Space.TIGHT,
        expand=True,
    )
    tappable = touch(
        face,
        key=f"row-{seat.id}",
        name=spoken(seat),
        on_tap=lambda: on_row(seat.id),
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT),
        height=size.row,
        expand=True,
        selected=seat.up or None,
    )
    return sheet_row([tappable], seat, size.row, last=last)


def _name_size(size: Fit) -> float:
    """Return how large names are: there is nothing beside them but two numbers."""
    if size.large:
        return Type.NAME
    sizes = ((80, Type.HEAD), (60, Type.TITLE))
    return next((name for least, name in sizes if size.row >= least), Type.NAME)


def _below(seat: Seat, size: Fit) -> list[ft.Control]:
    if seat.wrong:
        return [line(seat.wrong, Type.SMALL, Colour.MISSED, bold=True)]
    if size.large:  # one line: the ground and the marks say the rest, and the status
        return streak_counter(seat, large=True) if seat.pays else []
    return [*_state(seat), *streak_counter(seat)]


def _state(seat: Seat) -> list[ft.Control]:
    """Return what the player has to do, or that it is done."""
    if seat.up:
        return [line(_("to bid"), Type.SMALL, Colour.ON_GLOW, bold=True)]
    if seat.hidden and seat.bid is not None:
        return [line(_("bid is in"), Type.SMALL, Colour.PENCIL)]
    if role := roles(seat):
        return [line(role, Type.SMALL, Colour.PENCIL)]
    return []


def spoken(seat: Seat) -> str:
    """Return what a screen reader says of the row: “Ann: bid 2, deals, 40 points”."""
    if seat.bid is None:
        state = _("to bid") if seat.up else _("no bid yet")
    elif seat.hidden:
        state = _("bid is in")
    else:
        state = _("bid {bid}").format(bid=seat.bid)
    total = _("total {points}").format(points=seat.total) if seat.total else ""
    told = (state, roles(seat), total, streak_spoken(seat), seat.wrong, not_saved(seat))
    facts = ", ".join(fact for fact in told if fact)
    return _("{player}: {facts}").format(player=isolated(seat.name), facts=facts)
