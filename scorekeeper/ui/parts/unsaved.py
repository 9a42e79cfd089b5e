"""What shows that a game is not on disk as it stands, and the way to try that at once."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "short_unsaved_strip",
    "unsaved_height",
    "unsaved_note",
    "unsaved_notice",
    "unsaved_sign",
    "unsaved_strip",
]

SIGN: Final = ft.Icons.SYNC_PROBLEM
LETTER: Final = 0.5
"""How wide a letter is in the mean, as a part of its size."""
LINE: Final = 1.2
"""How high a line of writing is, as a part of its size."""


def unsaved_sign(size: float = Type.NAME, colour: Colour = Colour.INK) -> ft.Control:
    """Return the sign of an entry that is not saved yet; its row says so in words."""
    return ft.Icon(SIGN, size=size, color=colour)


def unsaved_note() -> ft.Control:
    """Return the sign and its words, for a game among others."""
    told = sentence(_("not saved yet"), Type.SMALL, bold=True, key="unsaved")
    return ft.Row([unsaved_sign(), ft.Container(told, expand=True)], spacing=Space.TIGHT)


def unsaved_strip(told: str, on_try: Callable[[], None], *, large: bool = False) -> ft.Control:
    """Return the sentence ``told`` (key ``unsaved``) and beside it a key (``save-now``).

    Screen readers say it at once.  In ``large`` writing the key stands below.
    """
    words = ft.Row([unsaved_sign(Type.TITLE, Colour.ON_WARNING), _live(told)], spacing=Space.SNUG)
    again = line(_("Try now"), Type.SMALL, Colour.ON_WARNING, bold=True)
    key = _key(again, on_try, edge=Colour.ON_WARNING)
    both: ft.Control
    if large:
        both = ft.Column([words, ft.Row([key])], spacing=0, tight=True)
    else:
        words.expand = True
        both = ft.Row([strut(), words, key], spacing=Space.TIGHT)
    return ft.Container(
        both,
        bgcolor=Colour.WARNING,
        border_radius=Radius.CARD,
        padding=ft.Padding.only(left=Space.EVEN, right=Space.TIGHT),
        margin=ft.Margin.only(top=Space.TIGHT),
    )


def short_unsaved_strip(told: str, on_try: Callable[[], None]) -> ft.Control:
    """Return the same as small as it can be: for a bar, where there is no room elsewhere."""
    key = _key(unsaved_sign(Type.HEAD, Colour.ON_WARNING), on_try)
    return ft.Container(
        ft.Row([key, _live(told, Type.MARK, lines=3)], spacing=0),
        bgcolor=Colour.WARNING,
        border_radius=Radius.CARD,
        padding=ft.Padding.only(right=Space.TIGHT),
        expand=True,
    )


def unsaved_notice(told: str, on_try: Callable[[], None], *, just_saved: bool) -> list[ft.Control]:
    """Return what stands at the top of a page: the strip, that all is saved since, or nothing."""
    if told:
        return [unsaved_strip(told, on_try, large=True)]
    return [_saved()] if just_saved else []


def unsaved_height(told: str, width: float, scale: float = 1.0) -> float:
    """Return how high the strip is at ``width`` dp, which is 0 when nothing is told.

    >>> unsaved_height("", 360), unsaved_height("Not saved yet: the disk is full.", 360)
    (0, 52)
    """
    if not told:
        return 0
    size, large = Type.SMALL * scale, scale >= LARGE
    key = len(_("Try now")) * size * LETTER + 2 * Space.EVEN
    room = width - 2 * Space.SNUG - Space.EVEN - Type.TITLE - 4 * Space.TIGHT
    room -= 0 if large else key
    high = ceil(len(told) * size * LETTER / room) * size * LINE + Space.SNUG
    return Space.TIGHT + ceil(TOUCH + high if large else max(TOUCH, high))


def _saved() -> ft.Control:
    """Return that all is saved again, quietly, for a sheet of paper."""
    check = ft.Icon(ft.Icons.CHECK, size=Type.NAME, color=Colour.MADE)
    told = sentence(_("Saved."), Type.SMALL, Colour.MADE, bold=True, key="saved")
    return ft.Semantics(
        live_region=True, container=True, content=ft.Row([check, told], spacing=Space.TIGHT)
    )


def _live(told: str, size: float = Type.SMALL, lines: int | None = None) -> ft.Control:
    """Return a sentence that is said aloud as soon as it comes up or changes."""
    words = sentence(told, size, Colour.ON_WARNING, key="unsaved", lines=lines)
    said = ft.Container(words, padding=ft.Padding.symmetric(vertical=Space.TIGHT))
    return ft.Semantics(live_region=True, container=True, content=said, expand=True)


def _key(face: ft.Control, on_try: Callable[[], None], edge: Colour | None = None) -> ft.Control:
    return touch(
        face,
        key="save-now",
        name=_("Try now"),
        on_tap=on_try,
        width=None if edge else TOUCH,
        edge=edge,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN) if edge else 0,
    )
