"""A line of a list: what it is, what is known of it, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["list_row"]


def list_row(
    title: str,
    below: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None = None,
) -> ft.Control:
    """Return ``title`` with what stands ``below`` it, ruled off from the next.

    With ``on_tap`` all of it can be tapped, and a sign says that it leads on.
    """
    face = ft.Column(
        [
            sentence(title, Type.NAME, Colour.INK, bold=True),
            *([sentence(below, Type.SMALL, Colour.PENCIL)] if below else []),
        ],
        spacing=Space.HAIR,
        expand=True,
    )
    padding = ft.Padding.symmetric(vertical=Space.EVEN)
    if on_tap is None:
        shown: ft.Control = ft.Container(face, key=key, padding=padding, expand=True)
    else:
        sign = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.PENCIL)
        shown = touch(
            ft.Row([face, sign], spacing=Space.SNUG, expand=True),
            key=key,
            name=_("{title}. {told}").format(title=title.rstrip("."), told=below),
            on_tap=on_tap,
            padding=padding,
            expand=True,
            fill=True,
        )
    return ft.Container(
        ft.Row([shown]),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )
