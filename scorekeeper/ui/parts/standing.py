"""The standing: everybody's place, with what the last hand brought."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated

__all__ = ["Place", "StandingList", "moved_said", "movement"]

ROW = 64


@dataclass(frozen=True, slots=True)
class Place:
    """One player's place; points are written out.

    ``last`` is what the last hand brought, with its sign, or nothing; ``made`` is a few
    words on the bids, ``gap`` on how far behind they are, ``chance`` on whether they can
    still win.  ``moved`` are the places gained in the last hand, lost when below 0.
    """

    id: str
    rank: int
    name: str
    total: str
    last: str = ""
    made: str = ""
    gap: str = ""
    chance: str = ""
    moved: int | None = None


@component
def StandingList(places: tuple[Place, ...], *, scale: float = 1.0) -> ft.Control:
    """Show one row per player, first place first; whoever leads is on a ground of gold.

    Where the ``scale`` of writing is large, figures grow less than the rest.
    """
    rows = [_row(place, scale) for place in places]
    return ft.Column(rows, spacing=Space.TIGHT, tight=True)


def moved_said(moved: int | None) -> str:
    """Say how somebody moved in the last hand, or nothing.

    >>> moved_said(2), moved_said(-1), moved_said(0), moved_said(None)
    ('up 2', 'down 1', '', '')
    """
    if not moved:
        return ""
    return (_("up {places}") if moved > 0 else _("down {places}")).format(places=abs(moved))


def movement(
    moved: int | None, size: float, ink: Colour, *, scale: float = 1.0
) -> list[ft.Control]:
    """Return an arrow with the places gained or lost; nothing where there are none.

    The arrow does not grow with writing by itself: ``scale`` is that of writing.
    """
    if not moved:
        return []
    arrow = ft.Icons.ARROW_UPWARD if moved > 0 else ft.Icons.ARROW_DOWNWARD
    row: list[ft.Control] = [
        ft.Icon(arrow, size=size * 1.1 * scale, color=ink),
        line(str(abs(moved)), size, ink, bold=True),
    ]
    return [ft.Row(row, spacing=0, tight=True)]


def _row(place: Place, scale: float) -> ft.Control:
    large = scale >= LARGE
    size = Type.TITLE if large else Type.FIGURE
    leads = place.rank == 1
    ink = Colour.ON_GLOW if leads else Colour.INK
    lesser = Colour.ON_GLOW if leads else Colour.PENCIL
    return ft.Semantics(
        label=_spoken(place),
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    strut(height=ROW),
                    _stack(
                        figures(str(place.rank), size, lesser, room=1 if large else 2),
                        movement(place.moved, Type.SMALL, ink, scale=scale),
                    ),
                    _name(place, ink, lesser),
                    _stack(
                        figures(place.total, size, ink, room=2 if large else 3),
                        [line(place.last, Type.SMALL, lesser)] if place.last else [],
                    ),
                ],
                spacing=Space.EVEN,
            ),
            key=f"place-{place.id}",
            bgcolor=Colour.GLOW if leads else Colour.CARD,
            border=None if leads else ft.Border.all(1, Colour.RULE),
            border_radius=Radius.CARD,
            padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.TIGHT),
        ),
    )


def _spoken(place: Place) -> str:
    said = _("Place {rank}: {player}, {points}").format(
        rank=place.rank, player=isolated(place.name), points=place.total
    )
    facts = (place.last, place.gap, moved_said(place.moved), place.made, place.chance)
    return ", ".join([said, *filter(None, facts)])


def _name(place: Place, ink: Colour, lesser: Colour) -> ft.Control:
    """Return the name above what there is to say of its place."""
    told = " · ".join(filter(None, (place.gap, place.chance)))
    return ft.Column(
        [
            line(isolated(place.name), Type.TITLE, ink, bold=True),
            sentence(place.made, Type.SMALL, lesser, lines=2),
            *([sentence(told, Type.SMALL, lesser, lines=2)] if told else []),
        ],
        spacing=Space.HAIR,
        tight=True,
        expand=True,
    )


def _stack(figure: ft.Control, below: list[ft.Control]) -> ft.Control:
    return ft.Column(
        [figure, *below],
        spacing=Space.HAIR,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
