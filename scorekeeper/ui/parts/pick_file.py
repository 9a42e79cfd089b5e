"""The key that asks for a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["pick_file"]


def pick_file(
    action: ft.ClientAction | None,
    on_assisted: Callable[[], None],
    on_tap: Callable[[], None] = lambda: None,
) -> ft.Control:
    """Return the key (``pick``); the device's ``action`` does it, unless a tap is no tap.

    ``on_tap`` hears that another file is about to be chosen.
    """
    return secondary(
        _("Choose a file"),
        key="pick",
        icon=ft.Icons.FOLDER_OPEN,
        on_tap=on_tap,
        action=action,
        on_assisted=on_assisted,
    )
