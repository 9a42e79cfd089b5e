"""The heading of a section on the sheet."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type

__all__ = ["heading"]


def heading(title: str, *, action: ft.Control | None = None) -> ft.Control:
    """Return ``title`` on a ruled line, with a quiet ``action`` at its end, or below it.

    The action goes below where both have no room side by side, so that no word breaks.
    """
    head = ft.Semantics(
        header=True,
        heading_level=2,
        content=sentence(title, Type.TITLE, Colour.INK, bold=True),
        expand=True,
        expand_loose=True,
    )
    named = ft.Row([strut(height=40), head], spacing=0, tight=True)
    both = ft.Row(
        [named, *([action] if action else [])],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Row([ft.Container(both, expand=True)], spacing=0),
        border=ft.Border.only(bottom=ft.BorderSide(2, Colour.RULE)),
        padding=ft.Padding.only(bottom=Space.HAIR),
        margin=ft.Margin.only(top=Space.EVEN, bottom=Space.TIGHT),
    )
