"""A chip: one thing to choose among several, such as a regular player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import signed, touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["chip"]


def chip(
    label: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None,
    selected: bool = False,
    icon: ft.IconData | None = None,
    mark: ft.Control | None = None,
    name: str = "",
) -> ft.Control:
    """Return a chip; a chosen one has a tick in place of its ``icon``, and a filled ground.

    A ``mark``, such as somebody's badge, stands before the label in any case.
    A label that large writing leaves no room for runs over a second line.
    """
    ink = Colour.ON_CHOSEN if selected else Colour.INK
    sign = ft.Icons.CHECK if selected else icon
    signs: list[ft.Control] = [ft.Icon(sign, size=Type.NAME, color=ink)] if sign else []
    signs += [mark] if mark is not None else []
    return touch(
        signed(sentence(label, Type.BODY, ink, lines=2), signs, spacing=Space.TIGHT),
        key=key,
        name=name or label,
        on_tap=on_tap,
        ground=Colour.CHOSEN if selected else None,
        edge=Colour.EDGE,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        selected=selected,
    )
