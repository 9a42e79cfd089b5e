"""A notice: one sentence where it matters, not a window in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["notice"]


def notice(
    told: str, *, key: str = "notice", on_dismiss: Callable[[], None] | None = None
) -> ft.Control:
    """Return the sentence ``told`` with a warning sign; screen readers say it at once.

    With ``on_dismiss`` it can be put away (key ``KEY-dismiss``).
    """
    close = (
        [
            icon_button(
                ft.Icons.CLOSE,
                key=f"{key}-dismiss",
                name=_("Dismiss"),
                on_tap=on_dismiss,
                colour=Colour.ON_WARNING,
            )
        ]
        if on_dismiss is not None
        else []
    )
    told_at_once = ft.Semantics(
        live_region=True,
        container=True,
        content=sentence(told, Type.BODY, Colour.ON_WARNING, key=key),
    )
    # The strut holds one line; several stand off the edges as far.
    words = ft.Container(
        told_at_once, padding=ft.Padding.symmetric(vertical=Space.SNUG), expand=True
    )
    return ft.Container(
        ft.Row(
            [
                strut(),
                ft.Icon(ft.Icons.ERROR_OUTLINE, size=Type.HEAD, color=Colour.ON_WARNING),
                words,
                *close,
            ],
            spacing=Space.SNUG,
        ),
        bgcolor=Colour.WARNING,
        border_radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
    )
