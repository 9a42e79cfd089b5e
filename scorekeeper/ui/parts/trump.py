"""Trump: shown in the header, told by one tap and one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import glyph, line, suit_of
from scorekeeper.ui.theme import SUITS, TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated, trump_is

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["TrumpChoices", "suits", "trump_card", "trump_word"]

NAMER = 64
"""How wide the name of who names the trump is written, in dp, unless it is short."""
SHORT = 7
"""So many letters fit into that."""


def trump_word(trump: Trump | None) -> str:
    """Name a suit in one word, as it stands below its shape.

    >>> trump_word(Trump.HEARTS), trump_word(Trump.NONE), trump_word(None)
    ('hearts', 'no trump', 'trump?')
    """
    words = {
        Trump.SPADES: _("spades"),
        Trump.HEARTS: _("hearts"),
        Trump.DIAMONDS: _("diamonds"),
        Trump.CLUBS: _("clubs"),
        Trump.NONE: _("no trump"),
    }
    return words[trump] if trump else _("trump?")


def trump_card(
    trump: Trump | None,
    on_tap: Callable[[], None] | None,
    *,
    upcoming: Trump | None = None,
    namer: str = "",
    bare: bool = False,
) -> ft.Control:
    """Return the trump as a card to tap; without ``on_tap`` the rules have settled it.

    ``upcoming`` is that of the next hand, where it is known; ``namer`` is who names it.
    A ``bare`` card has the shape alone, for large writing.
    """
    suit = suit_of(trump)
    shape = (
        glyph(suit.glyph, Type.TITLE if bare else Type.HEAD, suit.colour)
        if trump
        else line("?", Type.TITLE, suit.colour, bold=True)
    )
    word = (
        ft.Container(
            line(isolated(namer), Type.MARK, Colour.INK, bold=True, align=ft.TextAlign.CENTER),
            width=NAMER if len(namer) > SHORT else None,
        )
        if namer
        else line(trump_word(trump), Type.MARK, Colour.INK)
    )
    face = ft.Column(
        [
            strut(width=TOUCH - 2 * Space.TIGHT, height=0),
            ft.Row([shape, *_upcoming(upcoming)], spacing=Space.HAIR, tight=True),
            *([] if bare else [word]),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return touch(
        face,
        key="trump",
        name=_spoken(trump, upcoming, namer),
        on_tap=on_tap,
        ground=Colour.CARD,
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT),
    )


def _upcoming(trump: Trump | None) -> list[ft.Control]:
    """Return the trump of the next hand, small and after an arrow."""
    if trump is None:
        return []
    suit = SUITS[trump]
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.MARK, color=Colour.PENCIL)
    return [arrow, glyph(suit.glyph, Type.SMALL, suit.colour)]


def _spoken(trump: Trump | None, upcoming: Trump | None, namer: str) -> str:
    """Return what a screen reader says: “Hearts are trump, named by Ben”."""
    told = trump_is(trump)
    if namer and trump:
        told = _("{trump}, named by {player}").format(trump=told, player=isolated(namer))
    elif namer:
        told = _("{player} names trump").format(player=isolated(namer))
    if upcoming:
        word = trump_word(upcoming)
        told = _("{trump}, next hand: {upcoming}").format(trump=told, upcoming=word)
    return told


@component
def TrumpChoices(chosen: Trump | None, on_choose: Callable[[Trump], None]) -> ft.Control:
    """Offer the four suits and no trump in one row; ``on_choose`` gets the one tapped."""
    return ft.Container(
        ft.Row(suits(chosen, on_choose), spacing=Space.TIGHT),
        padding=Space.SNUG,
        bgcolor=Colour.FELT_DEEP,
        border_radius=Radius.SHEET,
    )


def suits(chosen: Trump | None, on_choose: Callable[[Trump], None]) -> list[ft.Control]:
    """Return a key for each suit and for no trump."""
    return [_choice(trump, chosen, on_choose) for trump in Trump]


def _choice(trump: Trump, chosen: Trump | None, on_choose: Callable[[Trump], None]) -> ft.Control:
    suit = SUITS[trump]
    mark = ft.BorderSide(3, Colour.BRASS) if trump == chosen else ft.BorderSide(3, Colour.CARD)
    face = ft.Container(
        glyph(suit.glyph, Type.FIGURE, suit.colour),
        border=ft.Border.only(bottom=mark),
        padding=ft.Padding.only(bottom=Space.HAIR),
    )
    return touch(
        face,
        key=f"trump-{trump}",
        name=trump_word(trump),
        on_tap=lambda: on_choose(trump),
        ground=Colour.CARD,
        height=TOUCH,
        expand=True,
        selected=trump == chosen or None,
    )
