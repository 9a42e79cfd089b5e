"""The standing: everybody's place, with what the last hand brought."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import figures, line
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated

__all__ = ["Place", "StandingList"]

ROW = 64


@dataclass(frozen=True, slots=True)
class Place:
    """One player's place; points are written out.

    ``last`` is what the last hand brought, with its sign, or nothing; ``made`` is a few
    words on the bids.
    """

    id: str
    rank: int
    name: str
    total: str
    last: str = ""
    made: str = ""


@component
def StandingList(places: tuple[Place, ...]) -> ft.Control:
    """Show one row per player, first place first; whoever leads is on a ground of gold."""
    return ft.Column([_row(place) for place in places], spacing=Space.TIGHT, tight=True)


def _row(place: Place) -> ft.Control:
    leads = place.rank == 1
    ink = Colour.ON_GLOW if leads else Colour.INK
    lesser = Colour.ON_GLOW if leads else Colour.PENCIL
    said = _("Place {rank}: {player}, {points}").format(
        rank=place.rank, player=isolated(place.name), points=place.total
    )
    last = [line(place.last, Type.BODY, lesser)] if place.last else []
    return ft.Semantics(
        label=", ".join(part for part in (said, place.last, place.made) if part),
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    strut(height=ROW),
                    figures(str(place.rank), Type.FIGURE, lesser),
                    ft.Column(
                        [
                            line(isolated(place.name), Type.TITLE, ink, bold=True),
                            line(place.made, Type.SMALL, lesser),
                        ],
                        spacing=Space.HAIR,
                        tight=True,
                        expand=True,
                    ),
                    *last,
                    figures(place.total, Type.FIGURE, ink, room=3),
                ],
                spacing=Space.EVEN,
            ),
            key=f"place-{place.id}",
            bgcolor=Colour.GLOW if leads else Colour.CARD,
            border=None if leads else ft.Border.all(1, Colour.RULE),
            border_radius=Radius.CARD,
            padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        ),
    )
