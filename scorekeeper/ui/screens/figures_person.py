"""What all games say of one person: tiles, bids by the size of the hand, head to head."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.figures import Against, Figure, Figures
from scorekeeper.book.people import Person
from scorekeeper.rules import PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.screens.figures_told import NONE, average, bids, games, share
from scorekeeper.ui.screens.people_parts import badge_of
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated, ngettext

__all__ = ["PersonFigures"]

TILE = 148
"""The width of a tile, in dp: two stand side by side on a phone.  It grows with the writing."""
BAR = 12
"""The height of a bar, in dp."""
FEW = 12
"""So many others are compared with, those met most."""


@component
def PersonFigures(found: Figures, person: Callable[[PlayerId], Person]) -> ft.Control:
    """Show ``found``; ``person`` says who somebody met is today."""
    scale, probe = use_text_scale()
    if not found.made.of and not found.games:
        return probe
    width = TILE * max(1.0, scale)
    tiles = ft.Row(
        [_tile(*one, width=width) for one in _tiles(found)],
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
        spacing=Space.SNUG,
        run_spacing=Space.SNUG,
    )
    measured = ft.Stack([ft.Container(probe, left=0, top=0), heading(_("Figures"))])
    parts: list[ft.Control] = [measured, tiles]
    if found.sizes:
        parts += [heading(_("Bids made, by the cards of the hand")), *map(_bar, found.sizes)]
    if found.against:
        parts.append(heading(_("Head to head")))
        parts += [_met(one, person(one.person)) for one in found.against[:FEW]]
    return ft.Column(parts, spacing=Space.SNUG)


def _tiles(found: Figures) -> list[tuple[str, str, str, str]]:
    """Return key, title, figure and what stands behind it, for each tile."""
    table = _("{games}, {players} at the table").format(
        games=games(found.rank.of), players=average(found.table)
    )
    run = str(found.longest.amount) if not found.longest.lacking else NONE
    return [
        ("games", _("Games played out"), str(found.games), _won(found)),
        ("wins", _("Games won"), share(found.wins), _behind(found.wins, games)),
        ("rank", _("Average place"), average(found.rank), _more(found.rank, games) or table),
        ("made", _("Bids made"), share(found.made), _behind(found.made, bids)),
        ("zeros", _("Zero bids made"), share(found.zeros), _behind(found.zeros, bids)),
        ("over", _("Too many tricks"), share(found.over), _behind(found.over, bids)),
        ("under", _("Too few tricks"), share(found.under), _behind(found.under, bids)),
        ("longest", _("Longest run of bids made"), run, _behind(found.longest, bids)),
        ("dealing", _("Bids made as dealer"), share(found.dealing), _behind(found.dealing, bids)),
        (
            "not-dealing",
            _("Bids made not as dealer"),
            share(found.not_dealing),
            _behind(found.not_dealing, bids),
        ),
    ]


def _won(found: Figures) -> str:
    wins = found.wins.amount
    return ngettext("{count} of them won", "{count} of them won", wins).format(count=wins)


def _more(figure: Figure, of: Callable[[int], str]) -> str:
    lacking = figure.lacking
    return _("after {more} more").format(more=of(lacking)) if lacking else ""


def _behind(figure: Figure, of: Callable[[int], str]) -> str:
    """Say how much stands behind a number, or how much more it takes."""
    return _more(figure, of) or _("of {count}").format(count=of(figure.of))


def _tile(key: str, title: str, value: str, behind: str, *, width: float) -> ft.Control:
    words = ft.Column(
        [
            sentence(title, Type.SMALL, Colour.PENCIL, bold=True),
            line(value, Type.FIGURE, bold=True, key=f"figure-{key}"),
            sentence(behind, Type.SMALL, Colour.PENCIL, key=f"behind-{key}"),
        ],
        spacing=Space.HAIR,
        tight=True,
    )
    return ft.Semantics(
        label=f"{title}: {value}, {behind}",
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            words,
            width=width,
            bgcolor=Colour.CARD,
            border=ft.Border.all(1, Colour.RULE),
            border_radius=Radius.CARD,
            padding=Space.EVEN,
        ),
    )


def _bar(one: tuple[int, Figure]) -> ft.Control:
    cards, figure = one
    made = round(100 * figure.amount / figure.of)
    told = _("{made} of {bids}").format(made=figure.amount, bids=bids(figure.of))
    called = ngettext("{cards} card", "{cards} cards", cards).format(cards=cards)
    full = ft.Container(bgcolor=Colour.MADE, height=BAR, expand=made) if made else None
    rest = ft.Container(bgcolor=Colour.SHADE, height=BAR, expand=100 - made) if made < 100 else None  # noqa: PLR2004 - per cent
    bar = ft.Container(
        ft.Row([part for part in (full, rest) if part is not None], spacing=0),
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.CARD / 2,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    words = ft.Row(
        [
            ft.Container(sentence(called, Type.BODY), expand=True),
            sentence(told, Type.SMALL, Colour.PENCIL, key=f"size-{cards}"),
        ],
    )
    return ft.Semantics(
        label=f"{called}: {told}",
        container=True,
        exclude_semantics=True,
        content=ft.Column([words, bar], spacing=Space.HAIR),
    )


def _met(one: Against, person: Person) -> ft.Control:
    name = isolated(person.name) or _("Somebody unknown")
    told = _("ahead {ahead}, behind {behind}, level {level}").format(
        ahead=one.ahead, behind=one.behind, level=one.level
    )
    behind = _behind(one.lead, games)
    words = ft.Column(
        [
            line(name, Type.NAME, bold=True),
            sentence(f"{told} · {behind}", Type.SMALL, Colour.PENCIL, key=f"met-{one.person}"),
        ],
        spacing=Space.HAIR,
        expand=True,
    )
    return ft.Semantics(
        label=f"{name}: {told}, {behind}",
        container=True,
        exclude_semantics=True,
        content=ft.Row(
            [badge_of(person), words, figures(share(one.lead), Type.NAME, room=4)],
            spacing=Space.EVEN,
        ),
    )
