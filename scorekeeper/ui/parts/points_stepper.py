"""A stepper for points: by ones and by fives, lost or paid, and never a typed minus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, points

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Points

__all__ = ["points_stepper"]

STEPS = (-5, -1, 1, 5)
MOST = 1_000


def points_stepper(
    label: str,
    value: Points,
    *,
    key: str,
    on_change: Callable[[Points], object],
    on_turn: Callable[[bool], object],
    least: int = 0,
) -> ft.Control:
    """Return ``label`` with its points as a size, at ``least`` so large, and a sign in words.

    ``on_change`` gets the new points, ``on_turn`` whether they are to be lost.  The keys
    are ``KEY-minus-5``, ``KEY-minus-1``, ``KEY-plus-1``, ``KEY-plus-5``, ``KEY-pays`` and
    ``KEY-loses``.
    """
    size = abs(value)

    def step(by: int) -> ft.Control:
        new = min(max(least, size + by), MOST)
        goes = new < size if by < 0 else new > size
        return _step(
            label, by, key, (lambda: on_change(-new if value < 0 else new)) if goes else None
        )

    fewer, less, more, most = (step(by) for by in STEPS)
    number = ft.Container(
        figures(points(size), Type.HEAD, room=3), padding=ft.Padding.symmetric(horizontal=2)
    )
    sign = choices(
        "",
        {"pays": _("pays"), "loses": _("loses")},
        "loses" if value < 0 else "pays",
        key=key,
        spoken=label,
        on_choose=lambda way: on_turn(way == "loses"),
    )
    return ft.Column(
        [
            sentence(label, Type.SMALL, Colour.PENCIL, bold=True),
            ft.Row(
                [sign, _held([fewer, less, number, more, most])],
                wrap=True,
                spacing=Space.EVEN,
                run_spacing=Space.TIGHT,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ],
        spacing=Space.TIGHT,
        tight=True,
    )


def _held(steps: list[ft.Control]) -> ft.Control:
    """Return the steps side by side, or in two lines where the writing is large."""
    return ft.Row(
        steps,
        wrap=True,
        spacing=0,
        run_spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _step(label: str, by: int, key: str, on_tap: Callable[[], object] | None) -> ft.Control:
    way = "plus" if by > 0 else "minus"
    form = _("{label}: {by} more") if by > 0 else _("{label}: {by} less")
    sign = f"+{by}" if by > 0 else points(by)
    ink = Colour.ACTION if on_tap else Colour.RULE
    return touch(
        line(sign, Type.NAME, ink, bold=True),
        key=f"{key}-{way}-{abs(by)}",
        name=form.format(label=label, by=abs(by)),
        on_tap=None if on_tap is None else (lambda: _do(on_tap)),
        width=TOUCH,
        radius=Radius.PILL,
    )


def _do(act: Callable[[], object]) -> None:
    act()
