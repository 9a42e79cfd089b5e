"""The bar at the bottom: undo and redo, always in one place, and the next step.

The next step lies under the thumb, whichever that is; undo and redo lie out of its way.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.comfort import comfort
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import BAR, USUAL, Fit
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["BottomBar"]


@component
def BottomBar(
    undo: str | None,
    redo: str | None,
    on_undo: Callable[[], None],
    on_redo: Callable[[], None],
    *,
    note: str = "",
    strip: ft.Control | None = None,
    main: str | None = None,
    on_main: Callable[[], None] | None = None,
    size: Fit = USUAL,
) -> ft.Control:
    """Show undo and redo, named by what they would change, and the main button.

    ``undo`` and ``redo`` describe an entry ("Ann bids 2"), or are None when there is
    nothing to take back; a ``note`` takes the place of the words, a ``strip`` that of both.
    ``main`` names the next step; without ``on_main`` it is shown, but cannot be taken yet.
    """
    undo_name = _("Undo: {entry}").format(entry=undo) if undo else _("Nothing to undo")
    redo_name = _("Redo: {entry}").format(entry=redo) if redo else _("Nothing to redo")
    told = undo_name if undo else redo_name if redo else ""
    # With large writing the main button needs all the room there is.
    whole = size.large and main is not None
    words = (
        _noted(note)
        if note
        else sentence(told, Type.SMALL, Colour.IVORY_QUIET, key="told", lines=2)
    )
    arrows = [
        _arrow("undo", ft.Icons.UNDO, undo_name, on_undo if undo else None),
        _arrow("redo", ft.Icons.REDO, redo_name, on_redo if redo else None),
    ]
    told_of = [] if whole else [strip or _words(words)]
    button = [_main(main, on_main, whole=whole)] if main else []
    parts = [button, told_of, arrows] if comfort().mirrored else [arrows, told_of, button]
    return ft.Container(
        ft.Row([strut(height=BAR), *chain.from_iterable(parts)], spacing=0),
        padding=ft.Padding.symmetric(horizontal=Space.SNUG),
    )


def _arrow(key: str, icon: ft.IconData, name: str, on_tap: Callable[[], None] | None) -> ft.Control:
    ink = Colour.IVORY if on_tap is not None else ft.Colors.with_opacity(0.35, Colour.IVORY)
    return touch(
        ft.Icon(icon, size=Type.HEAD, color=ink),
        key=key,
        name=name,
        on_tap=on_tap,
        width=TOUCH,
        radius=Radius.PILL,
    )


def _noted(note: str) -> ft.Control:
    told = sentence(note, Type.MARK, Colour.IVORY, key="note", lines=3)
    return ft.Semantics(live_region=True, container=True, content=told)


def _words(words: ft.Control) -> ft.Control:
    return ft.Container(words, expand=True, padding=ft.Padding.symmetric(horizontal=Space.TIGHT))


def _main(name: str, on_tap: Callable[[], None] | None, *, whole: bool) -> ft.Control:
    ready = on_tap is not None
    ink = Colour.ON_BRASS if ready else Colour.IVORY_QUIET
    words = sentence(name, Type.BODY, ink, bold=True, lines=2, align=ft.TextAlign.CENTER)
    return touch(
        ft.Container(words, expand=True) if whole else line(name, Type.NAME, ink, bold=True),
        key="next",
        name=name,
        on_tap=on_tap,
        ground=Colour.BRASS if ready else Colour.FELT_DEEP,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
        expand=whole,
    )
