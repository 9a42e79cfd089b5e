"""A plan to be read, not changed: little cards with the size of each hand."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import figures
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

__all__ = ["plan_preview"]


def plan_preview(sizes: tuple[int, ...]) -> ft.Control:
    """Return the cards of each hand in as many lines as it takes, read out in one go."""
    return ft.Semantics(
        label=_("Hands of {sizes} cards").format(sizes=", ".join(map(str, sizes))),
        container=True,
        exclude_semantics=True,
        content=ft.Row(
            [_card(size) for size in sizes],
            wrap=True,
            spacing=Space.TIGHT,
            run_spacing=Space.TIGHT,
        ),
    )


def _card(size: int) -> ft.Control:
    return ft.Container(
        figures(str(size), Type.BODY, Colour.INK),
        bgcolor=Colour.PAPER,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.CARD / 2,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.SNUG),
    )
