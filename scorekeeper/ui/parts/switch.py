"""A switch: a sentence that is on or off, the whole line to tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["switch"]

SIGN = 40
"""The size of the switch itself, in dp."""


def switch(
    label: str, *, on: bool, key: str, on_change: Callable[[bool], None], told: str = ""
) -> ft.Control:
    """Return ``label`` with a switch, and ``told`` in small writing below it.

    ``on_change`` gets what the switch becomes.
    """
    words: list[ft.Control] = [sentence(label)]
    if told:
        words.append(sentence(told, Type.SMALL, Colour.PENCIL))
    sign = ft.Icon(
        ft.Icons.TOGGLE_ON if on else ft.Icons.TOGGLE_OFF_OUTLINED,
        size=SIGN,
        color=Colour.ACTION if on else Colour.PENCIL,
    )
    return touch(
        ft.Row(
            [ft.Column(words, spacing=0, tight=True, expand=True), sign],
            spacing=Space.SNUG,
            expand=True,
        ),
        key=key,
        name=f"{label}. {told}" if told else label,
        on_tap=lambda: on_change(not on),
        padding=ft.Padding.symmetric(vertical=Space.TIGHT),
        fill=True,
        toggled=on,
    )
