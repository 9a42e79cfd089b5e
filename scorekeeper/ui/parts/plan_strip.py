"""The plan of a game: its hand sizes as rows of little cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, glyph, suit_of
from scorekeeper.ui.theme import TOUCH, Space, Type
from scorekeeper.words import ngettext, trump_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Trump

__all__ = ["PlanStrip"]

ROOM: Final = 328
"""The width of the sheet on the smallest screen, in dp, until the client has told its own."""
TILE: Final = 46
"""The least width of a card with figures of the usual size, in dp, where writing is large."""


@component
def PlanStrip(
    sizes: tuple[int, ...],
    on_tap: Callable[[int], None],
    *,
    trumps: tuple[Trump | None, ...] = (),
    chosen: int | None = None,
    below: ft.Control | None = None,
) -> ft.Control:
    """Show the cards of each hand, in as many lines as it takes.

    ``on_tap`` is called with the number of a hand, from 1 on.  ``trumps`` are shown where
    they are settled ahead of time.  ``chosen`` is the hand being changed: what changes it
    stands ``below`` its line, within sight however long the plan is.
    """
    room, set_room = ft.use_state(float(ROOM))
    scale, probe = use_text_scale()
    columns = _columns(room, scale)
    faces = tuple(zip(sizes, trumps or (None,) * len(sizes), strict=True))
    marked = any(trumps)

    def tile(hand: int) -> ft.Control:
        cards, trump = faces[hand - 1]
        return _tile(hand, cards, trump, on_tap, chosen=hand == chosen, marked=marked)

    lines: list[ft.Control] = []
    for hands in _lines(len(sizes), columns):
        gaps = [ft.Container(expand=True) for _ in range(columns - len(hands))]
        lines.append(ft.Row([*(tile(hand) for hand in hands), *gaps], spacing=Space.TIGHT))
        if chosen in hands and below is not None:
            lines.append(below)
    return ft.Container(
        ft.Stack(
            [
                ft.Container(probe, left=0, top=0),
                ft.Row([ft.Column(lines, spacing=Space.TIGHT, expand=True)], spacing=0),
            ]
        ),
        key="plan-strip",
        on_size_change=lambda event: set_room(event.width or ROOM),
    )


def _columns(room: float, scale: float) -> int:
    """Return how many cards stand side by side without cutting their numbers."""
    tile = max(TOUCH, TILE * scale * 0.75)
    return max(1, int((room + Space.TIGHT) // (tile + Space.TIGHT)))


def _lines(hands: int, columns: int) -> list[range]:
    """Return the numbers of the hands of each line."""
    return [range(first, min(first + columns, hands + 1)) for first in range(1, hands + 1, columns)]


def _tile(
    hand: int,
    cards: int,
    trump: Trump | None,
    on_tap: Callable[[int], None],
    *,
    chosen: bool,
    marked: bool,
) -> ft.Control:
    said = ngettext("Hand {hand}: {cards} card", "Hand {hand}: {cards} cards", cards)
    facts = [said.format(hand=hand, cards=cards), *([trump_is(trump)] if trump else [])]
    number = figures(str(cards), Type.NAME, Colour.ON_CHOSEN if chosen else Colour.INK)
    return touch(
        ft.Column(
            [number, *([_trump(trump)] if marked else [])],
            spacing=Space.HAIR,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        key=f"hand-{hand}",
        name=", ".join(facts),
        on_tap=lambda: on_tap(hand),
        ground=Colour.CHOSEN if chosen else Colour.CARD,
        edge=Colour.EDGE if chosen else Colour.RULE,
        padding=ft.Padding.symmetric(vertical=Space.HAIR) if marked else 0,
        expand=True,
        selected=chosen,
    )


def _trump(trump: Trump | None) -> ft.Control:
    """Return the trump below the cards; without one its place stays, that lines are level."""
    suit = suit_of(trump)
    return glyph(suit.glyph if trump else " ", Type.SMALL, suit.colour)
