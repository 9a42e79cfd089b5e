"""Buttons that say what they do: one main step a screen, others beside it, and quiet ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import signed, touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["icon_button", "primary", "quiet", "secondary"]


def primary(
    label: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None,
    icon: ft.IconData | None = None,
    name: str = "",
    expand: bool = False,
    lines: int = 1,
) -> ft.Control:
    """Return the main button of a screen; without ``on_tap`` it waits, and looks it.

    ``lines`` is how many the label may take where writing is large.
    """
    ready = on_tap is not None
    return _button(
        label,
        key=key,
        on_tap=on_tap,
        icon=icon,
        name=name,
        expand=expand,
        ink=Colour.ON_ACTION if ready else Colour.PENCIL,
        ground=Colour.ACTION if ready else Colour.SHADE,
        lines=lines,
    )


def secondary(
    label: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None,
    icon: ft.IconData | None = None,
    name: str = "",
    expand: bool = False,
    action: ft.ClientAction | None = None,
    on_assisted: Callable[[], None] | None = None,
    lines: int = 1,
) -> ft.Control:
    """Return a button for another way to go on, outlined; the rest is as for `primary`."""
    ready = on_tap is not None
    return _button(
        label,
        key=key,
        on_tap=on_tap,
        icon=icon,
        name=name,
        expand=expand,
        ink=Colour.ACTION if ready else Colour.PENCIL,
        edge=Colour.EDGE if ready else Colour.RULE,
        action=action,
        on_assisted=on_assisted,
        lines=lines,
    )


def quiet(
    label: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None,
    icon: ft.IconData | None = None,
    name: str = "",
) -> ft.Control:
    """Return a button for what is seldom needed: only its words."""
    ink = Colour.ACTION if on_tap is not None else Colour.PENCIL
    return _button(label, key=key, on_tap=on_tap, icon=icon, name=name, ink=ink)


def icon_button(
    icon: ft.IconData,
    *,
    key: str,
    name: str,
    on_tap: Callable[[], None] | None,
    colour: Colour = Colour.INK,
) -> ft.Control:
    """Return a button of one sign, called ``name``, on the sheet."""
    return touch(
        ft.Icon(icon, size=Type.HEAD, color=colour if on_tap is not None else Colour.RULE),
        key=key,
        name=name,
        on_tap=on_tap,
        width=TOUCH,
        radius=Radius.PILL,
    )


def _button(
    label: str,
    *,
    key: str,
    on_tap: Callable[[], None] | None,
    icon: ft.IconData | None,
    name: str,
    ink: Colour,
    ground: Colour | None = None,
    edge: Colour | None = None,
    expand: bool = False,
    action: ft.ClientAction | None = None,
    on_assisted: Callable[[], None] | None = None,
    lines: int = 1,
) -> ft.Control:
    written = line(label, Type.NAME, ink, bold=True)
    if lines > 1:
        written = sentence(label, Type.NAME, ink, bold=True, lines=lines, align=ft.TextAlign.CENTER)
    signs: list[ft.Control] = [ft.Icon(icon, size=Type.TITLE, color=ink)] if icon else []
    return touch(
        signed(written, signs, spacing=Space.SNUG),
        key=key,
        name=name or label,
        on_tap=on_tap,
        ground=ground,
        edge=edge,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
        expand=expand,
        action=action,
        on_assisted=on_assisted,
    )
