"""A list of changes: when, what sort, and what became of what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import figures, sentence
from scorekeeper.ui.theme import Space, Type, sized
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ChangeRow", "change_list"]

SIGNS: Final = {
    "play": ft.Icons.STYLE_OUTLINED,
    "correction": ft.Icons.EDIT_OUTLINED,
    "table": ft.Icons.GROUP_OUTLINED,
}
"""What sort of change it is."""

CLOCK: Final = 4
"""Digits of a time of day; the colon is narrower than one."""


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One change; ``day`` is empty where it goes without saying.

    ``sign`` says what sort it is, one of SIGNS.  What was ``undone`` can be brought back;
    what is ``near`` enough can be taken back with all that came after it.
    """

    number: int
    told: str
    time: str
    sign: str
    day: str = ""
    undone: bool = False
    near: bool = False


def change_list(
    rows: tuple[ChangeRow, ...],
    on_tap: Callable[[int], None],
    *,
    opened: int | None = None,
    below: ft.Control | None = None,
) -> ft.Control:
    """Return ``rows`` below one another; ``on_tap`` gets the number of the one tapped.

    What can be done about the ``opened`` one stands ``below`` it.
    """
    lines: list[ft.Control] = []
    for row in rows:
        if row.day:
            lines.append(_day(row))
        lines.append(_row(row, on_tap, opened=row.number == opened))
        if row.number == opened and below is not None:
            lines.append(below)
    return ft.Column(lines, spacing=0)


def _day(row: ChangeRow) -> ft.Control:
    day = sentence(row.day, Type.SMALL, Colour.PENCIL, bold=True, key=f"day-{row.number}")
    return ft.Container(day, padding=ft.Padding.only(top=Space.EVEN, bottom=Space.TIGHT))


def _row(row: ChangeRow, on_tap: Callable[[int], None], *, opened: bool) -> ft.Control:
    ink = Colour.ON_CHOSEN if opened else Colour.PENCIL if row.undone else Colour.INK
    lesser = Colour.ON_CHOSEN if opened else Colour.PENCIL
    sign = ft.Icons.UNDO if row.undone else SIGNS[row.sign]
    face = ft.Row(
        [
            figures(row.time, Type.SMALL, lesser, room=CLOCK),
            ft.Icon(sign, size=sized(Type.NAME), color=lesser, apply_text_scaling=True),
            ft.Container(sentence(row.told, Type.BODY, ink), expand=True),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return ft.Container(
        _touchable(row, face, on_tap, opened=opened) if row.near else _read(row, face),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )


def _touchable(
    row: ChangeRow, face: ft.Control, on_tap: Callable[[int], None], *, opened: bool
) -> ft.Control:
    return touch(
        face,
        key=f"change-{row.number}",
        name=_said(row),
        on_tap=lambda: on_tap(row.number),
        ground=Colour.CHOSEN if opened else None,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.TIGHT),
        fill=True,
        selected=opened,
    )


def _read(row: ChangeRow, face: ft.Control) -> ft.Control:
    """Return a row that is only read."""
    return ft.Semantics(
        label=_said(row),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row([strut(), face], spacing=0),
            key=f"change-{row.number}",
            padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.TIGHT),
        ),
    )


def _said(row: ChangeRow) -> str:
    """Return what a screen reader says: “20:15: Hand 3: Ben's bid 1 → 2”."""
    told = _("{time}, undone: {change}") if row.undone else _("{time}: {change}")
    return told.format(time=row.time, change=row.told)
