"""One set of rules among others: its name, its sentence, and what tells it apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import Hook, Order
from scorekeeper.rules.record import Wins
from scorekeeper.rules.trump import Source
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, about, isolated, ngettext, trump_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Rules

__all__ = ["facts", "meant_for", "rules_card", "rules_row"]


def rules_row(rules: Rules, *, key: str, on_tap: Callable[[], None], mark: str = "") -> ft.Control:
    """Return ``rules`` as a line of a list; ``mark`` says what is special about them here."""
    known = _dotted(facts(rules))
    face = ft.Column(
        [
            _named(isolated(rules.name), mark),
            sentence(about(rules), Type.SMALL, Colour.INK, lines=2),
            sentence(known, Type.SMALL, Colour.PENCIL, lines=2),
        ],
        spacing=Space.TIGHT,
        expand=True,
    )
    return ft.Container(
        touch(
            face,
            key=key,
            name=_spoken(isolated(rules.name), mark, about(rules), known),
            on_tap=on_tap,
            padding=ft.Padding.symmetric(vertical=Space.EVEN),
            fill=True,
        ),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )


def rules_card(
    rules: Rules,
    told: tuple[str, ...],
    *,
    key: str,
    name: str,
    on_tap: Callable[[], None],
    mark: str = "",
) -> ft.Control:
    """Return ``rules`` as a card to be tapped, with the sentences ``told`` on it.

    ``name`` is what a screen reader says that the tap does.
    """
    words = [sentence(each, Type.BODY, Colour.PENCIL) for each in told]
    face = ft.Row(
        [
            ft.Column(
                [_named(isolated(rules.name), mark), *words], spacing=Space.TIGHT, expand=True
            ),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.PENCIL),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=key,
        name=_spoken(isolated(rules.name), mark, *told, name),
        on_tap=on_tap,
        ground=Colour.CARD,
        edge=Colour.RULE,
        radius=Radius.SHEET,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE, vertical=Space.EVEN),
        fill=True,
    )


def facts(rules: Rules) -> tuple[str, ...]:
    """Return what tells ``rules`` apart at a glance, a few words each."""
    return (meant_for(rules), *_hook(rules), _trump(rules), *_odd(rules))


def meant_for(rules: Rules) -> str:
    """Return for how many players ``rules`` are meant: “3 to 7 players”."""
    fewest, most = rules.players
    if fewest == most:
        return ngettext("{count} player", "{count} players", most).format(count=most)
    return _("{fewest} to {most} players").format(fewest=fewest, most=most)


def _hook(rules: Rules) -> tuple[str, ...]:
    match rules.bidding.hook:
        case Hook.NOT_EQUAL:
            return (_("hook"),)
        case Hook.OVER_ONLY:
            return (_("bids go over"),)
        case Hook.EXACTLY:
            return (_("bids add up"),)
        case _:
            return (_("no hook"),)


def _trump(rules: Rules) -> str:
    match rules.trump.source:
        case Source.FIXED:
            return _("always {suit}").format(suit=trump_name(rules.trump.cycle[0]))
        case Source.CYCLE:
            return _("trumps go round")
        case Source.TOP_BIDDER:
            return _("top bidder names trump")
        case Source.AUCTION:
            return _("trump is auctioned")
        case Source.NONE:
            return _("no trump")
        case _:
            return _("trump turned up")


def _odd(rules: Rules) -> tuple[str, ...]:
    """Return what few tables play."""
    odd = (
        (rules.bidding.order is Order.AT_ONCE, _("bids all at once")),
        (rules.wins is Wins.LOWEST, _("lowest wins")),
    )
    return tuple(told for holds, told in odd if holds)


def _named(name: str, mark: str) -> ft.Control:
    """Return the name, and the mark beside it, or below it where there is no room."""
    written = sentence(name, Type.NAME, Colour.INK, bold=True)
    if not mark:
        return written
    return ft.Row(
        [written, _mark(mark)],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=Space.HAIR,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _mark(told: str) -> ft.Control:
    return ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.STAR, size=Type.MARK, color=Colour.ON_CHOSEN),
                line(told, Type.MARK, Colour.ON_CHOSEN, bold=True),
            ],
            spacing=Space.TIGHT,
            tight=True,
        ),
        bgcolor=Colour.CHOSEN,
        border_radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.HAIR),
    )


def _dotted(words: tuple[str, ...]) -> str:
    return " · ".join(words)


def _spoken(*parts: str) -> str:
    return ". ".join(part.rstrip(".") for part in parts if part)
