"""The plan of a game being played: a line for every hand, what was and what is to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, glyph, line, suit_of
from scorekeeper.ui.theme import DEALER_GLYPH, Space, Type
from scorekeeper.words import _, isolated, ngettext, trump_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Trump

__all__ = ["NOW", "PlanList", "PlanRow"]

NOW = "now"
"""What to scroll to: the hand being played."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One hand of a plan.

    ``trump`` and ``dealer`` are None while they are not settled.  ``fixed`` hands keep
    their cards: they are over, or at least ``now`` and begun.
    """

    number: int
    cards: int
    trump: Trump | None = None
    dealer: str | None = None
    fixed: bool = False
    now: bool = False

    @property
    def state(self) -> str:
        """Whether the hand is over or being played, in a word."""
        if self.now:
            return _("now")
        return _("played") if self.fixed else ""


@component
def PlanList(
    rows: tuple[PlanRow, ...],
    on_tap: Callable[[int], None],
    *,
    chosen: int | None = None,
    below: ft.Control | None = None,
) -> ft.Control:
    """Show every hand; ``on_tap`` gets the number of the one tapped.

    What changes the ``chosen`` one stands ``below`` it.
    """
    scale, probe = use_text_scale()
    lines: list[ft.Control] = []
    for row in rows:
        lines.append(_row(row, on_tap, chosen=row.number == chosen, large=scale >= LARGE))
        if row.number == chosen and below is not None:
            lines.append(below)
    return ft.Stack([ft.Container(probe, left=0, top=0), ft.Column(lines, spacing=0)])


def _row(row: PlanRow, on_tap: Callable[[int], None], *, chosen: bool, large: bool) -> ft.Control:
    ink = Colour.ON_CHOSEN if chosen else Colour.PENCIL if row.fixed else Colour.INK
    lesser = Colour.ON_CHOSEN if chosen else Colour.PENCIL
    suit = suit_of(row.trump)
    face = ft.Row(
        [
            figures(str(row.number), Type.SMALL, lesser),
            _card(row, ink),
            glyph(suit.glyph if row.trump else " ", Type.TITLE, suit.colour),
            ft.Container(_dealer(row, ink), expand=True),
            *_state(row, lesser, large=large),
        ],
        spacing=Space.EVEN,
        expand=True,
    )
    ground = Colour.CHOSEN if chosen else Colour.GLOW if row.now else None
    tapped = touch(
        face,
        key=f"hand-{row.number}",
        name=_spoken(row),
        on_tap=lambda: on_tap(row.number),
        ground=ground,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.HAIR),
        fill=True,
        selected=chosen,
    )
    return ft.Container(
        tapped,
        key=ft.ScrollKey(NOW) if row.now else None,  # type: ignore[call-arg]  # made lazily
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )


def _card(row: PlanRow, ink: Colour) -> ft.Control:
    """Return the number of cards on a little card; it lies flat once it can change no more."""
    return ft.Container(
        figures(str(row.cards), Type.NAME, ink),
        bgcolor=None if row.fixed else Colour.CARD,
        border=ft.Border.all(1, Colour.RULE if row.fixed else Colour.EDGE),
        border_radius=Space.TIGHT,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.SNUG),
    )


def _dealer(row: PlanRow, ink: Colour) -> ft.Control:
    if row.dealer is None:
        return line("", Type.BODY, ink)
    return ft.Row(
        [
            glyph(DEALER_GLYPH, Type.BODY, Colour.PENCIL),
            ft.Container(line(isolated(row.dealer), Type.BODY, ink), expand=True),
        ],
        spacing=Space.TIGHT,
    )


def _state(row: PlanRow, ink: Colour, *, large: bool) -> list[ft.Control]:
    """Return the state in a word; of hands played the tick says enough in large writing."""
    if row.now:
        return [line(row.state, Type.BODY, Colour.INK, bold=True)]
    if not row.fixed:
        return []
    word = [] if large else [line(row.state, Type.SMALL, ink)]
    return [ft.Icon(ft.Icons.CHECK, size=Type.BODY, color=ink), *word]


def _spoken(row: PlanRow) -> str:
    """Return what a screen reader says: “Hand 3: 5 cards, Hearts are trump, Ann deals, now”."""
    cards = ngettext("Hand {hand}: {cards} card", "Hand {hand}: {cards} cards", row.cards)
    facts = [cards.format(hand=row.number, cards=row.cards)]
    facts += [trump_is(row.trump)] if row.trump else []
    facts += [_("{player} deals").format(player=isolated(row.dealer))] if row.dealer else []
    return ", ".join([*facts, *([row.state] if row.state else [])])
