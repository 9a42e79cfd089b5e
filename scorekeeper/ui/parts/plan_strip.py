"""The plan of a game: its hand sizes as a row of little cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PlanStrip"]


@component
def PlanStrip(
    sizes: tuple[int, ...],
    *,
    on_tap: Callable[[int], None] | None = None,
    chosen: int | None = None,
    played: int = 0,
) -> ft.Control:
    """Show the cards of each hand, in as many lines as it takes.

    ``on_tap`` is called with the number of a hand, from 1 on; the first ``played`` hands
    are over, drawn flat and not to be tapped.  ``chosen`` is the hand being changed.
    Without ``on_tap`` the strip is only read.
    """
    return ft.Row(
        [
            _card(hand, cards, on_tap, chosen=hand == chosen, over=hand <= played)
            for hand, cards in enumerate(sizes, 1)
        ],
        wrap=True,
        spacing=Space.TIGHT,
        run_spacing=Space.TIGHT,
    )


def _card(
    hand: int, cards: int, on_tap: Callable[[int], None] | None, *, chosen: bool, over: bool
) -> ft.Control:
    wording = ngettext("Hand {hand}: {cards} card", "Hand {hand}: {cards} cards", cards)
    ink = Colour.ON_CHOSEN if chosen else Colour.PENCIL if over else Colour.INK
    ground = Colour.CHOSEN if chosen else Colour.SHADE if over else Colour.CARD
    if on_tap is None:
        return ft.Container(
            figures(str(cards), Type.BODY, ink),
            bgcolor=ground,
            border=ft.Border.all(1, Colour.RULE),
            border_radius=Radius.CARD / 2,
            padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.SNUG),
        )
    return touch(
        figures(str(cards), Type.NAME, ink),
        key=f"hand-{hand}",
        name=wording.format(hand=hand, cards=cards),
        on_tap=None if over else lambda: on_tap(hand),
        ground=ground,
        edge=Colour.EDGE if chosen else Colour.RULE,
        width=TOUCH,
        selected=chosen,
    )
