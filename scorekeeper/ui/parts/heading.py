"""The heading of a section on the sheet."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type

__all__ = ["heading"]


def heading(title: str, *, action: ft.Control | None = None) -> ft.Control:
    """Return ``title`` on a ruled line, with a quiet ``action`` at its end."""
    head = ft.Semantics(
        header=True,
        heading_level=2,
        content=sentence(title, Type.TITLE, Colour.INK, bold=True),
        expand=True,
    )
    return ft.Container(
        ft.Row([strut(height=40), head, *([action] if action else [])], spacing=0),
        border=ft.Border.only(bottom=ft.BorderSide(2, Colour.RULE)),
        margin=ft.Margin.only(top=Space.EVEN, bottom=Space.TIGHT),
    )
