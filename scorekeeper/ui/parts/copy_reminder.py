"""The reminder that many games are on this device only: a gentle one, and easily put off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["copy_reminder"]


def copy_reminder(
    games: int, on_copy: Callable[[], None], on_later: Callable[[], None]
) -> ft.Control:
    """Return that so many ``games`` have no copy elsewhere (keys ``copy-now``, ``copy-later``)."""
    told = ngettext(
        "{count} game is on this device only. A copy elsewhere keeps it safe.",
        "{count} games are on this device only. A copy elsewhere keeps them safe.",
        games,
    )
    keys = [
        quiet(_("Save a copy"), key="copy-now", on_tap=on_copy, icon=ft.Icons.SHIELD_OUTLINED),
        quiet(_("Later"), key="copy-later", on_tap=on_later),
    ]
    words = sentence(told.format(count=games), Type.BODY, Colour.INK, key="copy-reminder")
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Container(
                            words,
                            padding=ft.Padding.only(
                                top=Space.EVEN, left=Space.LOOSE, right=Space.LOOSE
                            ),
                            expand=True,
                        )
                    ]
                ),
                ft.Row(keys, wrap=True, spacing=0, run_spacing=0),
            ],
            spacing=0,
        ),
        bgcolor=Colour.SHADE,
        border_radius=Radius.CARD,
        margin=ft.Margin.only(top=Space.SNUG),
    )
