"""A stepper: a small number set by minus and plus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import figures, sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["stepper"]


def stepper(
    label: str,
    value: int,
    *,
    key: str,
    on_change: Callable[[int], None],
    least: int = 0,
    most: int | None = None,
    by: int = 1,
) -> ft.Control:
    """Return ``label`` with its number, kept within ``least`` and ``most``.

    The keys are ``KEY-fewer`` and ``KEY-more``; ``on_change`` gets the new number.
    """

    def step(change: int) -> Callable[[], None] | None:
        new = value + change
        inside = new >= least and (most is None or new <= most)
        return (lambda: on_change(new)) if inside else None

    room = max(2, len(str(most or value)))
    return ft.Row(
        [
            strut(),
            ft.Container(sentence(label), expand=True),
            icon_button(
                ft.Icons.REMOVE_CIRCLE_OUTLINE,
                key=f"{key}-fewer",
                name=_("{label}: fewer").format(label=label),
                on_tap=step(-by),
            ),
            figures(str(value), Type.HEAD, room=room),
            icon_button(
                ft.Icons.ADD_CIRCLE_OUTLINE,
                key=f"{key}-more",
                name=_("{label}: more").format(label=label),
                on_tap=step(by),
            ),
        ],
        spacing=Space.TIGHT,
    )
