"""A badge: the coloured sign of a person, beside their name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.hues import ON_HUE, SHADES
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.theme import Radius, Space, Type, text
from scorekeeper.words import isolated

if TYPE_CHECKING:
    from scorekeeper.book.looks import Hue

__all__ = ["badge", "swatch"]


def badge(sign: str, hue: Hue, *, size: float = Type.SMALL, key: str | None = None) -> ft.Control:
    """Return ``sign`` on a round piece of its colour, which grows with the writing.

    It stands beside a name, which says who it is: screen readers pass it over.
    """
    style = text(size, bold=True, height=1.0)
    style.color = ON_HUE
    least = size + 2 * Space.SNUG
    face = ft.Stack(
        [
            ft.Container(width=least - 2 * Space.HAIR, height=least),
            ft.Text(isolated(sign), key=key, style=style, no_wrap=True),
        ],
        alignment=ft.Alignment.CENTER,
    )
    piece = ft.Container(
        face,
        bgcolor=SHADES[hue],
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=2 * Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.HAIR),
    )
    return ft.Semantics(content=piece, exclude_semantics=True)


def swatch(hue: Hue, *, chosen: bool) -> ft.Control:
    """Return a colour to choose, with a tick on the one that is chosen."""
    tick = ft.Icon(ft.Icons.CHECK, size=Type.TITLE, color=ON_HUE)
    ticks: list[ft.Control] = [tick] if chosen else []
    return ft.Container(
        ft.Row(ticks, alignment=ft.MainAxisAlignment.CENTER, spacing=0),
        width=36,
        height=36,
        bgcolor=SHADES[hue],
        border=ft.Border.all(3 if chosen else 1, Colour.INK if chosen else Colour.EDGE),
        border_radius=Radius.PILL,
    )
