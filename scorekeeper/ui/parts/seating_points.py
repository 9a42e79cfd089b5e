"""The points somebody begins with, by steps: below nothing without a minus being typed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, line
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, points, signed

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Points

__all__ = ["start_stepper"]

STEPS: Final = (-10, -1, 1, 10)


def start_stepper(value: Points, on_step: Callable[[int], None]) -> ft.Control:
    """Return the points between steps of ten and of one (keys ``start-10``, ``start+1`` ...)."""
    fewer, less, more, most = (_step(by, on_step) for by in STEPS)
    number = figures(points(value), Type.HEAD, room=4)
    return ft.Row(
        [fewer, less, number, more, most],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=Space.TIGHT,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _step(by: int, on_step: Callable[[int], None]) -> ft.Control:
    name = _("{points} more") if by > 0 else _("{points} fewer")
    return touch(
        line(signed(by), Type.NAME, Colour.INK, bold=True),
        key=f"start{by:+}",
        name=name.format(points=abs(by)),
        on_tap=partial(on_step, by),
        ground=Colour.CARD,
        edge=Colour.EDGE,
        width=TOUCH + Space.SNUG,
        radius=Radius.PILL,
    )
