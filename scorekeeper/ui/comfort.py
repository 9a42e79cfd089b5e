"""Comfort: how large a page writes, under which thumb it puts what is tapped, where keys are.

Every component hears of it by itself, through the guard, so that a change is seen at once
wherever it matters; `comfort` tells a part how things stand while it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

import flet as ft

from scorekeeper.book.settings import PadSide, Settings
from scorekeeper.ui.theme import writing
from scorekeeper.words import is_rtl

__all__ = ["Comfort", "KeysAt", "comfort", "comforted", "comforting", "use_marked"]

Drawn = TypeVar("Drawn")


class KeysAt(ft.Observable):
    """Where the keyboard is on one page.

    ``marked`` is the key of the row or cell that arrows led to, or empty.
    """

    def __init__(self) -> None:
        self.marked = ""
        self._field = ""
        self._roams = False

    def takes(self, key: str) -> bool:
        """Return whether something on the screen takes a key, so that it is no command.

        A field takes all, and what Tab has led to takes Enter.
        """
        self._roams = self._roams or key == "Tab"
        return bool(self._field) or (key == "Enter" and self._roams)

    def enter(self, field: str) -> None:
        """Take note that the field with this key takes what is typed."""
        self._field = field

    def leave(self, field: str) -> None:
        """Take note that the field takes nothing any more."""
        if self._field == field:
            self._field = ""

    def forget(self) -> None:
        """Take note that another screen is shown: nothing is marked there, nor led to."""
        self.marked, self._roams = "", False


class Comfort(ft.Observable):
    """What makes one page comfortable: the settings, and where its keyboard is.

    ``speaks`` says that what happens at a table is said aloud, so that a screen reader need
    not watch for it.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.speaks = False
        self.keys = KeysAt()

    @property
    def text_size(self) -> float:
        """How much larger than usual everything is written."""
        return self.settings.text_size / 100

    @property
    def mirrored(self) -> bool:
        """Whether what is tapped most lies at the start of a line, not at its end."""
        left = self.settings.pad_side is PadSide.LEFT
        return left is not is_rtl()


_USUAL = Comfort()
"""That of a part drawn by itself; nothing changes it."""
_PAGE: ft.ContextProvider[Comfort | None] = ft.create_context(None)
_KEYS: ft.ContextProvider[KeysAt | None] = ft.create_context(None)
_NOW: ContextVar[Comfort] = ContextVar("comfort", default=_USUAL)


def comforting(comfort: Comfort, draw: Callable[[], Drawn]) -> Drawn:
    """Return what ``draw`` draws, all of which hears of ``comfort``."""
    return _PAGE(comfort, lambda: _KEYS(comfort.keys, draw))


@contextmanager
def comforted() -> Iterator[None]:
    """Have a component drawn as is comfortable, and again when that changes."""
    now = ft.use_context(_PAGE) or _USUAL
    token = _NOW.set(now)
    try:
        with writing(now.text_size):
            yield
    finally:
        _NOW.reset(token)


def comfort() -> Comfort:
    """Return what makes the page comfortable that is being drawn."""
    return _NOW.get()


def use_marked() -> str:
    """Return the key of what the keyboard is at; a component that asks is drawn at each step."""
    keys = ft.use_context(_KEYS)
    return keys.marked if keys is not None else ""
