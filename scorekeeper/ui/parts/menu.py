"""A menu: where else a screen leads, as plain rows on a sheet laid over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LINE
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type, sized
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Menu", "MenuRow", "under_menu"]

DIMMED: Final = ft.Colors.with_opacity(0.45, ft.Colors.BLACK)
"""What lies over the screen while the menu is open."""
BESIDE: Final = 260
"""The width of a row, in dp, from which two stand side by side where the screen is low."""
LOW: Final = 480
"""The height of a screen, in dp, below which rows stand side by side."""


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One way to go: the ``key`` is that of its row, after ``menu-``."""

    key: str
    icon: ft.IconData
    label: str
    on_tap: Callable[[], None]


@component
def Menu(
    rows: tuple[MenuRow, ...],
    on_close: Callable[[], None],
    *,
    on_beside: Callable[[], None],
    width: float,
    height: float,
    scale: float = 1.0,
) -> ft.Control:
    """Show ``rows`` at the foot of the screen, within reach of the thumb.

    ``on_beside`` hears a tap beside them (key ``menu-close``); ``on_close`` puts the menu
    away before a row leads on.  The sheet is ``width`` dp wide; on a screen of little
    ``height`` two rows stand side by side where there is room, and they scroll where even
    so they do not fit at the ``scale`` of the writing.
    """
    beside = 2 if height < LOW and width >= 2 * BESIDE else 1
    lines = [rows[at : at + beside] for at in range(0, len(rows), beside)]
    needed = len(lines) * max(TOUCH, Type.NAME * LINE * scale) + 2 * Space.SNUG
    fits = needed <= height - TOUCH
    sheet = ft.Container(
        ft.Column(
            [_line(line, beside, on_close) for line in lines],
            spacing=0,
            tight=True,
            scroll=None if fits else ft.ScrollMode.AUTO,
        ),
        key="menu-sheet",
        width=width,
        bgcolor=Colour.PAPER,
        border_radius=ft.BorderRadius.only(top_left=Radius.SHEET, top_right=Radius.SHEET),
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.SNUG),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    beside_it = ft.Semantics(
        label=_("Close the menu"),
        button=True,
        on_tap=lambda _: on_beside(),
        content=ft.Container(key="menu-close", bgcolor=DIMMED, on_click=lambda _: on_beside()),
    )
    return ft.Stack(
        [
            ft.Container(beside_it, left=0, right=0, top=0, bottom=0),
            # What scrolls leaves a strip beside it to be tapped.
            ft.Container(ft.SafeArea(sheet), left=0, bottom=0, top=None if fits else TOUCH),
        ],
        fit=ft.StackFit.EXPAND,
    )


def _line(rows: tuple[MenuRow, ...], beside: int, on_close: Callable[[], None]) -> ft.Control:
    gaps = [ft.Container(expand=True) for _gap in range(beside - len(rows))]
    return ft.Row([*(_row(row, on_close) for row in rows), *gaps], spacing=Space.SNUG)


def _row(row: MenuRow, on_close: Callable[[], None]) -> ft.Control:
    def lead() -> None:
        on_close()
        row.on_tap()

    face = ft.Row(
        [
            ft.Icon(row.icon, size=sized(Type.HEAD), color=Colour.ACTION),
            ft.Container(sentence(row.label, Type.NAME), expand=True),
        ],
        spacing=Space.LOOSE,
        expand=True,
    )
    return touch(
        face,
        key=f"menu-{row.key}",
        name=row.label,
        on_tap=lead,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        expand=True,
    )


def under_menu(screen: ft.Control, menu: ft.Control | None) -> ft.Control:
    """Return ``screen`` under its ``menu``, unheard while that is open."""
    over = [ft.Container(menu, left=0, right=0, top=0, bottom=0)] if menu else []
    below = ft.Semantics(content=screen, exclude_semantics=menu is not None)
    return ft.Stack([below, *over], fit=ft.StackFit.EXPAND, expand=True)
