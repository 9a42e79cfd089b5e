"""What stands at the top while nothing can be entered here: why, and the way to try again."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

__all__ = ["look_only_banner"]

_JOINER = "\N{WORD JOINER}"
"""Keeps an address on one line, where there is room for it."""


def look_only_banner(told: str, on_try: Callable[[], None], *, in_vain: bool) -> ft.Control:
    """Return the sentence ``told`` (key ``look-only``) over a button (``try-again``).

    ``in_vain`` says that the button was tapped and nothing has changed.
    """
    whole = told.replace("//", f"/{_JOINER}/{_JOINER}")
    eye = ft.Icon(ft.Icons.VISIBILITY_OUTLINED, size=Type.HEAD, color=Colour.PENCIL)
    why = ft.Container(sentence(whole, Type.BODY, Colour.INK, key="look-only"), expand=True)
    again = secondary(_("Try again"), key="try-again", on_tap=on_try, icon=ft.Icons.REFRESH)
    answer = [_in_vain()] if in_vain else []
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [eye, why],
                    spacing=Space.EVEN,
                    vertical_alignment=ft.CrossAxisAlignment.START,
                ),
                # They wrap: large writing leaves no room for both on one line.
                ft.Row(
                    [again, *answer],
                    spacing=Space.EVEN,
                    run_spacing=Space.SNUG,
                    wrap=True,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                ),
            ],
            spacing=Space.SNUG,
        ),
        bgcolor=Colour.SHADE,
        border_radius=Radius.CARD,
        padding=Space.EVEN,
    )


def _in_vain() -> ft.Control:
    told = sentence(_("Nothing has changed yet."), Type.SMALL, Colour.PENCIL, key="in-vain")
    return ft.Semantics(live_region=True, content=told)
