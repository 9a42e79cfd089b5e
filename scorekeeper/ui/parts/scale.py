"""How large the reader has set the writing: Flet does not say, so it is measured.

The size chosen in the settings is measured with that of the system.
"""

from __future__ import annotations

from typing import Final

import flet as ft

from scorekeeper.ui.theme import text

__all__ = ["use_text_scale"]

SIZE: Final = 20
"""The size of the measured writing, in sp.  At a line height of 1 it is as many dp tall."""


def use_text_scale() -> tuple[float, ft.Control]:
    """Return the scale of writing, and an unseen control that measures it.

    For the body of a component, like Flet's own hooks; the control must be placed
    on the screen: `Table` takes it.  The scale is 1.0 until the client has answered.
    """
    scale, set_scale = ft.use_state(1.0)

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        found = round(event.height / SIZE, 2)
        if found > 0:
            set_scale(found)

    probe = ft.Container(
        ft.Text("0", style=text(SIZE, height=1.0), no_wrap=True),
        key="text-scale",
        opacity=0,
        on_size_change=measured,
    )
    return scale, probe
