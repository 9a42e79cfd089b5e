"""The number pad: one tap is one bid."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import FIGURE_OF_KEY, GAP, USUAL, Fit
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures
from scorekeeper.ui.theme import Radius, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["BidPad"]


@component
def BidPad(
    cards: int,
    on_bid: Callable[[int], None],
    *,
    closed: Mapping[int, str] | None = None,
    on_closed: Callable[[int], None] | None = None,
    chosen: int | None = None,
    size: Fit = USUAL,
) -> ft.Control:
    """Offer the bids 0 to ``cards``, in rows of equal length.

    ``closed`` maps a bid that may not be made to the sentence that says why: its key is
    struck out, and tapping it calls ``on_closed`` instead of ``on_bid``.  ``chosen`` is
    the bid that stands now, when one is being changed.  Where ``size`` says that not all
    fit, the keys scroll.
    """
    why = closed or {}
    keys = cards + 1
    columns = ceil(keys / ceil(keys / size.columns))
    rows = [range(first, first + columns) for first in range(0, keys, columns)]

    def key(bid: int) -> ft.Control:
        if bid > cards:
            return ft.Container(expand=True)
        tapped = on_closed if bid in why else on_bid
        on_tap = None if tapped is None else partial(tapped, bid)
        return _key(bid, why.get(bid), on_tap, size, chosen=bid == chosen)

    return ft.Column(
        [ft.Row([key(bid) for bid in row], spacing=GAP) for row in rows],
        spacing=GAP,
        tight=True,
        height=size.pad,
        scroll=None if size.pad is None else ft.ScrollMode.AUTO,
    )


def _key(
    bid: int, why: str | None, on_tap: Callable[[], None] | None, size: Fit, *, chosen: bool
) -> ft.Control:
    name = _("Bid {bid}").format(bid=bid)
    if why:
        name = _("Bid {bid}, closed. {reason}").format(bid=bid, reason=why)
    ground = Colour.FELT_DEEP if why else Colour.BRASS if chosen else Colour.CARD
    ink = Colour.IVORY_QUIET if why else Colour.ON_BRASS if chosen else Colour.INK
    figure = Type.TITLE if size.large else size.key * FIGURE_OF_KEY
    return touch(
        figures(str(bid), figure, ink, room=1, struck=why is not None),
        key=f"bid-{bid}",
        name=name,
        on_tap=on_tap,
        ground=ground,
        edge=Colour.IVORY_QUIET if why else None,
        radius=Radius.CARD,
        height=size.key,
        expand=True,
        selected=chosen or None,
    )
