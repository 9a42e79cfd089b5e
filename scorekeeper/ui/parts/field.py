"""A line to write on, and the sign that hands it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.writable import Change, writable
from scorekeeper.ui.theme import Space

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Field"]


@component
def Field(
    label: str,
    *,
    field_key: str,
    icon: ft.IconData,
    hand_in: str,
    on_submit: Callable[[str], bool],
    longest: int = 100,
    on_write: Callable[[str], None] | None = None,
    fresh: int = 0,
) -> ft.Control:
    """Show a field called ``label`` for at most ``longest`` characters, in a row.

    Enter or the button called ``hand_in`` (key ``FIELD_KEY-add``) hands what is written
    to ``on_submit``, which says whether it was taken: then the line is empty again, and
    the next thing can be written at once.  ``on_write`` hears of every letter; another
    ``fresh`` empties the line.  What is written stays as it is: a keyboard cannot be asked
    for capitals without the line making its own of every word.
    """
    written = ft.use_ref("")
    _times, set_times = ft.use_state(0)
    emptied = ft.use_ref(fresh)
    if emptied.current != fresh:
        emptied.current, written.current = fresh, ""

    def submit() -> None:
        if on_submit(written.current or ""):
            written.current = ""
            set_times(lambda times: times + 1)

    def change(event: Change) -> None:
        # A phone's Enter key writes a new line.
        lines = (event.control.value or "").split("\n")
        written.current = "".join(lines)
        if on_write is not None:
            on_write(written.current)
        if len(lines) > 1:
            submit()

    line = writable(label, written.current or "", key=field_key, longest=longest, on_change=change)
    line.on_submit = lambda _: submit()
    # Of several lines, so that the cursor stays when Enter is hit.
    line.multiline, line.min_lines, line.max_lines, line.shift_enter = True, 1, 1, True
    button = icon_button(
        icon, key=f"{field_key}-add", name=hand_in, on_tap=submit, colour=Colour.ACTION
    )
    return ft.Row([line, button], spacing=Space.SNUG)
