"""The head of the table: which hand it is, how many cards, who deals and leads, trump."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import HEADER, USUAL, Fit
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.trump import trump_card
from scorekeeper.ui.parts.writing import figures, glyph, line
from scorekeeper.ui.theme import DEALER_GLYPH, LEADER_GLYPH, TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["HandHeader", "felt_icon"]


@component
def HandHeader(
    hand: int,
    hands: int,
    cards: int,
    dealer: str,
    leader: str,
    *,
    trump: Trump | None = None,
    on_trump: Callable[[], None] | None = None,
    upcoming: Trump | None = None,
    namer: str = "",
    on_plan: Callable[[], None] | None = None,
    start: tuple[ft.Control, ...] = (),
    end: tuple[ft.Control, ...] = (),
    size: Fit = USUAL,
) -> ft.Control:
    """Show hand ``hand`` of ``hands`` with its cards, dealer, leader and trump.

    ``leader`` is empty where the highest bidder will lead.  ``trump`` None is not told yet;
    ``on_trump`` None means that the rules settle it; ``upcoming`` is that of the next hand
    and ``namer`` who names it, where that is known.
    ``on_plan`` hears a tap on which hand it is.  ``start`` and ``end`` are the screen's own
    buttons.
    """
    title = _("Hand {hand} of {hands}").format(hand=hand, hands=hands)
    # On a phone “Hand 13 of 13” has to stand beside “no trump”.
    named = line(title, Type.NAME if size.wide else Type.BODY, Colour.IVORY, bold=True, key="hand")
    people = _dealing(dealer, leader) if size.large else _people(dealer, leader)
    # A target says the title itself; who deals and leads is read for itself.
    heard = ft.Semantics(exclude_semantics=True, content=named) if on_plan else named
    told = _told(heard, people, large=size.large)
    if on_plan is not None:
        told = _tapped(named, told, on_plan, title)
    card = trump_card(trump, on_trump, upcoming=upcoming, namer=namer, bare=size.large)
    deal = [_cards(cards, large=size.large), card]
    rows = [[*start, told, *deal, *end]]
    if size.large:
        rows = [[*start, ft.Container(expand=True), *deal, *end], [told]]
    height = TOUCH if size.large else HEADER
    return ft.Container(
        ft.Column(
            [ft.Row([strut(height=height), *row], spacing=Space.TIGHT) for row in rows],
            spacing=0,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=Space.SNUG),
    )


def _told(named: ft.Control, people: ft.Control, *, large: bool) -> ft.Control:
    """Return which hand it is, above who deals and leads; beside it with large writing."""
    if large:
        return ft.Row([named, people], spacing=Space.EVEN, expand=True)
    return ft.Column([named, people], spacing=Space.HAIR, tight=True, expand=True)


def _tapped(
    named: ft.Text, told: ft.Control, on_plan: Callable[[], None], title: str
) -> ft.Control:
    """Return what is ``told``, with the hand ``named`` in it underlined, under one target."""
    style = named.style or ft.TextStyle()
    style.decoration = ft.TextDecoration.UNDERLINE
    style.decoration_style = ft.TextDecorationStyle.DOTTED
    style.decoration_color = Colour.IVORY_QUIET
    style.decoration_thickness = 2
    target = touch(
        strut(), key="plan", name=_("{hand}: change the plan").format(hand=title), on_tap=on_plan
    )
    return ft.Stack(
        [
            ft.Row([strut(), told], spacing=0),
            ft.Container(target, left=0, right=0, top=0, bottom=0),
        ],
        expand=True,
    )


def _people(dealer: str, leader: str) -> ft.Control:
    """Return who deals and who leads, each half of the line.

    That the highest bidder will lead takes a line of its own, both of them smaller.
    """
    size = Type.SMALL if leader else Type.MARK

    def one(mark: str, name: str, said: str) -> ft.Control:
        return ft.Semantics(
            label=said.format(player=name),
            exclude_semantics=True,
            content=ft.Row(
                [
                    glyph(mark, size + Space.HAIR, Colour.IVORY_QUIET),
                    ft.Container(line(name, size, Colour.IVORY_QUIET), expand=True),
                ],
                spacing=Space.TIGHT,
            ),
            expand=True,
        )

    deals = one(DEALER_GLYPH, isolated(dealer), _("{player} deals"))
    if not leader:
        leads = one(LEADER_GLYPH, _("highest bid leads"), _("The highest bidder leads"))
        return ft.Column([ft.Row([deals]), ft.Row([leads])], spacing=0, tight=True)
    leads = one(LEADER_GLYPH, isolated(leader), _("{player} leads"))
    return ft.Row([deals, leads], spacing=Space.TIGHT)


def _dealing(dealer: str, leader: str) -> ft.Control:
    """Return who deals, and say who leads: the rows, in the order of bidding, show it."""
    leads = _("{player} leads").format(player=isolated(leader))
    deals = _("{player} deals").format(player=isolated(dealer))
    return ft.Semantics(
        label=f"{deals}, {leads if leader else _('The highest bidder leads')}",
        exclude_semantics=True,
        content=ft.Row(
            [
                glyph(DEALER_GLYPH, Type.BODY, Colour.IVORY_QUIET),
                ft.Container(line(isolated(dealer), Type.SMALL, Colour.IVORY_QUIET), expand=True),
            ],
            spacing=Space.TIGHT,
        ),
        expand=True,
    )


def _cards(cards: int, *, large: bool) -> ft.Control:
    said = ngettext("{cards} card", "{cards} cards", cards).format(cards=cards)
    word = line(ngettext("card", "cards", cards), Type.MARK, Colour.IVORY_QUIET)
    told: ft.Control
    if large:
        figure = figures(str(cards), Type.TITLE, Colour.IVORY, room=1)
        told = ft.Row([figure, word], spacing=Space.SNUG, tight=True)
    else:
        told = ft.Column(
            [figures(str(cards), Type.FIGURE, Colour.IVORY), word],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Semantics(label=said, exclude_semantics=True, content=told)


def felt_icon(key: str, icon: ft.IconData, name: str, on_tap: Callable[[], None]) -> ft.Control:
    """Return a button of one sign that lies on felt, for the ends of a header."""
    return touch(
        ft.Icon(icon, size=Type.HEAD, color=Colour.IVORY),
        key=key,
        name=name,
        on_tap=on_tap,
        width=TOUCH,
        radius=Radius.PILL,
    )
