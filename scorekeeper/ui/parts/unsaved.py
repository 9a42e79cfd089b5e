"""What shows that a game is not on disk as it stands, and the way to try that at once."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type, sized
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
    return ft.Icon(SIGN, size=sized(size), color=colour, apply_text_scaling=True)


def unsaved_note() -> ft.Control:
    """Return the sign and its words, for a game among others."""
    told = sentence(_("not saved yet"), Type.SMALL, bold=True, key="unsaved")
    return ft.Row([unsaved_sign(), ft.Container(told, expand=True)], spacing=Space.TIGHT)


def unsaved_strip(told: str, on_try: Callable[[], None], *, large: bool = False) -> ft.Control:
    """Return the sentence ``told`` (key ``unsaved``) and beside it a key (``save-now``).

    Screen readers say it at once.  In ``large`` writing the key stands below.
    """
    sign, words = unsaved_sign(Type.TITLE, Colour.ON_WARNING), _live(told, Type.SMALL)
    key = _key(on_try, Type.SMALL)
    both = (
        ft.Column([ft.Row([words]), ft.Row([sign, key], spacing=Space.SNUG)], spacing=0, tight=True)
        if large
        else ft.Row([sign, words, key], spacing=Space.SNUG)
    )
    return ft.Container(
        both,
        bgcolor=Colour.WARNING,
        border_radius=Radius.CARD,
        padding=ft.Padding.only(left=Space.EVEN, right=Space.TIGHT),
        margin=ft.Margin.only(top=Space.TIGHT),
    )


def short_unsaved_strip(told: str, on_try: Callable[[], None]) -> ft.Control:
    """Return the same as small as it can be: for a bar, where there is no room elsewhere."""
    words = _live(told, Type.MARK, lines=3)
    return ft.Container(
        ft.Row([words, _key(on_try, Type.MARK)], spacing=Space.TIGHT),
        bgcolor=Colour.WARNING,
        border_radius=Radius.CARD,
        padding=ft.Padding.only(left=Space.SNUG, right=Space.HAIR),
        expand=True,
    )


def unsaved_notice(told: str, on_try: Callable[[], None], *, just_saved: bool) -> list[ft.Control]:
    """Return what stands at the top of a page: the strip, that all is saved since, or nothing."""
    if told:
        return [_Notice(told, on_try)]
    return [_saved()] if just_saved else []


@component
def _Notice(told: str, on_try: Callable[[], None]) -> ft.Control:
    scale, probe = use_text_scale()
    strip = unsaved_strip(told, on_try, large=scale >= LARGE)
    return ft.Stack([ft.Container(probe, left=0, top=0), strip])


def unsaved_height(told: str, width: float, scale: float = 1.0) -> float:
    """Return how high the strip is at ``width`` dp, which is 0 when nothing is told.

    >>> unsaved_height("", 360), unsaved_height("Not saved yet: the disk is full.", 360)
    (0, 52)
    """
    if not told:
        return 0
    size, large = Type.SMALL * scale, scale >= LARGE
    key = len(_("Try now")) * size * LETTER + 2 * Space.EVEN
    room = width - 2 * Space.SNUG - Space.EVEN - Space.TIGHT
    room -= 0 if large else Type.TITLE + key + 3 * Space.SNUG
    high = ceil(len(told) * size * LETTER / room) * size * LINE + Space.SNUG
    return Space.TIGHT + ceil(TOUCH + high if large else max(TOUCH, high))


def _saved() -> ft.Control:
    """Return that all is saved again, quietly, for a sheet of paper."""
    check = ft.Icon(ft.Icons.CHECK, size=Type.NAME, color=Colour.MADE)
    told = sentence(_("Saved."), Type.SMALL, Colour.MADE, bold=True, key="saved")
    return ft.Semantics(
        live_region=True, container=True, content=ft.Row([check, told], spacing=Space.TIGHT)
    )


def _live(told: str, size: float, lines: int | None = None) -> ft.Control:
    """Return a sentence that is said aloud as soon as it comes up or changes."""
    words = sentence(told, size, Colour.ON_WARNING, key="unsaved", lines=lines)
    edge = 0 if lines else Space.TIGHT
    said = ft.Container(words, padding=ft.Padding.symmetric(vertical=edge))
    return ft.Semantics(live_region=True, container=True, content=said, expand=True)


def _key(on_try: Callable[[], None], size: float) -> ft.Control:
    """Return the key, whose face leaves some of the strip around it."""
    name = _("Try now")
    face = ft.Container(
        line(name, size, Colour.ON_WARNING, bold=True),
        border=ft.Border.all(1, Colour.ON_WARNING),
        border_radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.SNUG),
    )
    return touch(face, key="save-now", name=name, on_tap=on_try, radius=Radius.PILL)
