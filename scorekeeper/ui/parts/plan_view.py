"""The plan of a game to be read: the cards of each hand, and trumps settled ahead of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import figures, glyph, suit_of
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, trump_name

if TYPE_CHECKING:
    from scorekeeper.rules import Trump

__all__ = ["plan_view"]


def plan_view(sizes: tuple[int, ...], trumps: tuple[Trump | None, ...]) -> ft.Control:
    """Return the cards of each hand with its trump below, in as many lines as it takes.

    A trump that is not settled leaves its place empty; where none is, there are no places.
    A screen reader hears the hands in one go.
    """
    marked = any(trumps)
    hands = tuple(zip(sizes, trumps, strict=True))
    return ft.Semantics(
        label=_("Cards by hand: {cards}").format(cards=", ".join(_said(*hand) for hand in hands)),
        container=True,
        exclude_semantics=True,
        content=ft.Row(
            [_tile(cards, trump, marked=marked) for cards, trump in hands],
            key="plan",
            wrap=True,
            spacing=Space.TIGHT,
            run_spacing=Space.TIGHT,
        ),
    )


def _said(cards: int, trump: Trump | None) -> str:
    if trump is None:
        return str(cards)
    return _("{cards} ({trump})").format(cards=cards, trump=trump_name(trump))


def _tile(cards: int, trump: Trump | None, *, marked: bool) -> ft.Control:
    suit = suit_of(trump)
    # Without a trump its place stays, that lines are level.
    mark = [glyph(suit.glyph if trump else " ", Type.SMALL, suit.colour)] if marked else []
    return ft.Container(
        ft.Column(
            [figures(str(cards), Type.BODY), *mark],
            spacing=Space.HAIR,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.CARD / 2,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.TIGHT),
    )
