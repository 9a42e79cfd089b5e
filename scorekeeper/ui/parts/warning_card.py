"""Something is wrong and can be mended: a card that says so and leads there."""

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

__all__ = ["warning_card"]


def warning_card(told: str, key: str, on_tap: Callable[[], None]) -> ft.Control:
    """Return what is ``told`` as a card to be tapped (keys ``lost-KEY``, ``unreadable-KEY``)."""
    face = ft.Row(
        [
            ft.Icon(ft.Icons.ERROR_OUTLINE, size=Type.HEAD, color=Colour.ON_WARNING),
            ft.Container(
                sentence(told, Type.BODY, Colour.ON_WARNING, key=f"unreadable-{key}"),
                expand=True,
            ),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.ON_WARNING),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=f"lost-{key}",
        name=_("{problem} See what can be done.").format(problem=told),
        on_tap=on_tap,
        ground=Colour.WARNING,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.SNUG),
        fill=True,
    )
