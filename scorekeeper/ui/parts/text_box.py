"""A box to write in, for what is heard letter by letter and never handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.theme import Radius, Space, Type, text

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["TextBox"]


@component
def TextBox(
    label: str,
    *,
    box_key: str,
    on_write: Callable[[str], None],
    start: str = "",
    fresh: int = 0,
    icon: ft.IconData | None = None,
    lines: int = 1,
    longest: int | None = None,
    size: float = Type.NAME,
) -> ft.Control:
    """Show a box called ``label``; ``on_write`` hears all that stands in it at every change.

    It opens with ``start`` in it, and does so again for another ``fresh``.  With several
    ``lines`` it is that high, and grows a little.
    """
    # What is written is kept aside and sent back as it came: an answer to an earlier letter
    # would arrive after the next one, and take it away.
    written = ft.use_ref(start)
    begun = ft.use_ref(fresh)
    if begun.current != fresh:
        begun.current, written.current = fresh, start

    def change(event: ft.Event[ft.TextField]) -> None:
        written.current = event.control.value or ""
        on_write(written.current)

    box = ft.TextField(
        value=written.current or "",
        key=box_key,
        label=label,
        prefix_icon=icon,
        max_length=longest,
        counter="" if longest else None,
        on_change=change,
        multiline=lines > 1,
        min_lines=lines if lines > 1 else None,
        max_lines=2 * lines if lines > 1 else None,
        text_style=text(size),
        label_style=text(Type.BODY, Colour.PENCIL),
        cursor_color=Colour.ACTION,
        filled=True,
        fill_color=Colour.CARD,
        border=ft.OutlineInputBorder(border_radius=Radius.CARD),
        content_padding=Space.EVEN,
        autocorrect=False,
        enable_suggestions=False,
        expand=True,
    )
    # Left alone, a field is 300 dp wide.
    return ft.Row([box])
