"""What was just deleted, and the way to have it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["dropped_bar", "undo_bar"]


def undo_bar(told: str, *, key: str, name: str, on_undo: Callable[[], None]) -> ft.Control:
    """Return the sentence ``told`` beside an undo that a screen reader calls ``name``.

    The name begins with what is to be seen, “Undo”, so that it can be said to a device.
    """
    undo = quiet(_("Undo"), key=key, on_tap=on_undo, name=name)
    return ft.Container(
        ft.Row([ft.Container(sentence(told, Type.BODY, Colour.INK), expand=True), undo]),
        bgcolor=Colour.SHADE,
        border_radius=Radius.CARD,
        padding=ft.Padding.only(left=Space.EVEN, right=Space.EVEN),
    )


def dropped_bar(name: str, on_undo: Callable[[], None], *, key: str = "bring-back") -> ft.Control:
    """Return that the rules called ``name`` were deleted, and an undo with this key."""
    shown = isolated(name)
    return undo_bar(
        _("“{name}” was deleted.").format(name=shown),
        key=key,
        name=_("Undo: bring “{name}” back").format(name=shown),
        on_undo=on_undo,
    )
