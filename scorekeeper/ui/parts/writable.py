"""What every line and box that is written in looks like, and how it takes what is written.

What has been written is never sent back late: an answer to an earlier letter would arrive
after the next one, and take it away.  So each keeps it aside itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.comfort import comfort
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.theme import Radius, Space, Type, text

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Change", "writable"]

Change = ft.Event[ft.TextField]


def writable(
    label: str,
    value: str,
    *,
    key: str,
    longest: int | None,
    on_change: Callable[[Change], None],
    size: float = Type.NAME,
    ground: Colour = Colour.CARD,
) -> ft.TextField:
    """Return a field called ``label``, as wide as its row, for at most ``longest`` characters.

    It neither counts them nor corrects what is written; the rest is for the caller to set.
    While it takes what is typed, no key is a command.  For the body of a component.
    """
    keys = comfort().keys
    ft.use_effect(lambda: None, [key], lambda: keys.leave(key))  # a field that goes says nothing
    return ft.TextField(
        value=value,
        key=key,
        label=label,
        max_length=longest,
        counter="" if longest else None,
        on_change=on_change,
        on_focus=lambda _: keys.enter(key),
        on_blur=lambda _: keys.leave(key),
        text_style=text(size),
        label_style=text(Type.BODY, Colour.PENCIL),
        cursor_color=Colour.ACTION,
        filled=True,
        fill_color=ground,
        border=ft.OutlineInputBorder(border_radius=Radius.CARD),
        content_padding=Space.EVEN,
        autocorrect=False,
        expand=True,
    )
