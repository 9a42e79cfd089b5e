"""A box to write in, for what is heard letter by letter and never handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.writable import Change, writable
from scorekeeper.ui.theme import Type

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
    hint: str | None = None,
) -> ft.Control:
    """Show a box called ``label``; ``on_write`` hears all that stands in it at every change.

    It opens with ``start`` in it, and does so again for another ``fresh``.  With several
    ``lines`` it is that high, and grows a little.  The ``hint`` stands in it while nothing
    else does.
    """
    written = ft.use_ref(start)
    begun = ft.use_ref(fresh)
    if begun.current != fresh:
        begun.current, written.current = fresh, start

    def change(event: Change) -> None:
        written.current = event.control.value or ""
        on_write(written.current)

    box = writable(
        label, written.current or "", key=box_key, longest=longest, on_change=change, size=size
    )
    box.prefix_icon, box.enable_suggestions, box.hint_text = icon, False, hint
    if lines > 1:
        box.multiline, box.min_lines, box.max_lines = True, lines, 2 * lines
    # Left alone, a field is 300 dp wide.
    return ft.Row([box])
