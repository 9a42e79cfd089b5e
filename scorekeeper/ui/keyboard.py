"""The keyboard: a whole evening without touching the screen.

Each screen has a table of keys.  What is typed into a field is never a command, and what
Tab has led to takes Enter for itself, until another screen is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.sheet_keys import SheetKeys
from scorekeeper.ui.models.table_keys import TableKeys
from scorekeeper.ui.view import Go

__all__ = ["Keyboard", "above", "named"]

_GAME = re.compile(r"/game/([^/]+)(/sheet)?/?")
_ALIASES = {"=": "+", "Add": "+", "Subtract": "-", "Escape": "Esc"}
Keys = Mapping[str, Callable[[], None]]


class Keyboard:
    """The keys of one page, which ``go`` leads to an address."""

    def __init__(self, desk: Desk, go: Go) -> None:
        self._desk, self._go = desk, go
        self._at = desk.comfort.keys
        self._route = ""
        self._table: TableKeys | None = None

    def pressed(self, route: str, event: ft.KeyboardEvent) -> None:
        """Do what a key stands for on the screen at ``route``."""
        if route != self._route:
            self._route, self._table = route, None
            self._at.forget()
        key = named(event)
        if key is None or self._at.takes(key):
            return
        if self._table is not None and self._table.follows(key):
            return
        menu = self._desk.menu
        if menu.is_open and (route == routes.GAMES or _GAME.fullmatch(route)):
            if key == "Esc":
                menu.close()
            return
        keys = self._keys(route)
        if key in keys:
            keys[key]()

    def _keys(self, route: str) -> Keys:
        """Return what the keys do on the screen at ``route``."""
        if route == routes.GAMES:
            return {"N": self._new_game, "S": self._to_settings, "?": self._explain}
        up = self._desk.keys_from if route == routes.KEYS else above(route)
        everywhere: Keys = {"Esc": lambda: self._go(up), "?": self._explain}
        in_game = _GAME.fullmatch(route)
        model, _ = self._desk.find_table(GameId(in_game[1])) if in_game else (None, None)
        if in_game is None or model is None:
            return everywhere
        if in_game[2]:
            return {**everywhere, **SheetKeys(model, self._at, self._go).keys()}
        self._table = self._table or TableKeys(model, self._at)
        return {**everywhere, **self._table.keys()}

    def _new_game(self) -> None:
        self._desk.new_game.begin_again()
        self._go(routes.NEW)

    def _to_settings(self) -> None:
        self._go(routes.SETTINGS)

    def _explain(self) -> None:
        if self._route != routes.KEYS:
            self._desk.keys_from = self._route
            self._go(routes.KEYS)


def named(event: ft.KeyboardEvent) -> str | None:
    """Return how the tables call a key, None where it is the browser's or the system's.

    Digits and signs of the number pad count as the others, and letters as capitals.
    """
    key = event.key.removeprefix("Numpad ")
    key = key.upper() if len(key) == 1 else key
    if key == "/" and event.shift:  # some systems tell of the key, not of what it writes
        key = "?"
    if event.alt:
        return None
    if event.ctrl or event.meta:
        return {False: "U", True: "R"}[event.shift] if key == "Z" else None
    return _ALIASES.get(key, key)


def above(route: str) -> str:
    """Return the address that Back leads to.

    >>> above("/game/g1/sheet/3"), above("/game/g1"), above("/safe/copy/today"), above("/")
    ('/game/g1/sheet', '/', '/safe', '/')
    """
    up = route.rstrip("/").rpartition("/")[0]
    return (re.sub(r"/(game|copy)$", "", up)) or routes.GAMES
