"""What stands where there is nothing yet: what could be here, and how to begin."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.writing import glyph, sentence
from scorekeeper.ui.theme import SUITS, Space, Type

__all__ = ["empty_state"]


def empty_state(title: str, told: str, *, action: ft.Control | None = None) -> ft.Control:
    """Return ``title`` and the sentence ``told`` under the four suits, and a way to begin."""
    suits = [suit for name, suit in SUITS.items() if name != "none"]
    centre = ft.TextAlign.CENTER
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [glyph(suit.glyph, Type.FIGURE, suit.colour) for suit in suits],
                    alignment=ft.MainAxisAlignment.CENTER,
                    spacing=Space.EVEN,
                ),
                sentence(title, Type.TITLE, Colour.INK, bold=True, align=centre),
                sentence(told, Type.BODY, Colour.PENCIL, align=centre),
                *([action] if action else []),
            ],
            spacing=Space.EVEN,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=Space.WIDE, horizontal=Space.LOOSE),
    )
