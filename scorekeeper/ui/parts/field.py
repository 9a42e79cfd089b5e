"""A line to write on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.theme import Radius, Space, Type, text

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["field"]


def field(
    label: str,
    value: str,
    *,
    key: str,
    on_change: Callable[[str], None],
    on_submit: Callable[[], None] | None = None,
    longest: int = 100,
    error: str | None = None,
    numeric: bool = False,
) -> ft.Control:
    """Return a field called ``label`` that takes what is left of a row.

    ``on_change`` gets what is written, ``on_submit`` is called at Enter, after which the
    next thing can be written at once.  It takes at most ``longest`` characters.
    ``error`` is a sentence shown below it.
    """

    def submitted(event: ft.Event[ft.TextField]) -> None:
        if on_submit is not None:
            on_submit()
            event.page.run_task(event.control.focus)

    return ft.TextField(
        value=value,
        key=key,
        label=label,
        max_length=longest,
        counter="",
        error=error,
        on_change=lambda event: on_change(event.control.value or ""),
        on_submit=None if on_submit is None else submitted,
        keyboard_type=ft.KeyboardType.NUMBER if numeric else ft.KeyboardType.TEXT,
        text_style=text(Type.NAME),
        label_style=text(Type.BODY, Colour.PENCIL),
        error_style=text(Type.SMALL, Colour.MISSED),
        cursor_color=Colour.ACTION,
        filled=True,
        fill_color=Colour.CARD,
        border=ft.OutlineInputBorder(border_radius=Radius.CARD),
        content_padding=Space.EVEN,
        capitalization=ft.TextCapitalization.WORDS,
        autocorrect=False,
        expand=True,
    )
