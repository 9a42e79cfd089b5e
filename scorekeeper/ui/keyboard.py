"""The keyboard: digits bid, Backspace steps back, Enter goes on."""

from __future__ import annotations

import re

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui.models.desk import Desk

__all__ = ["pressed"]

_TABLE = re.compile(r"/game/([^/]+)/?")
_DIGIT = re.compile(r"(?:Numpad )?(\d)")


def pressed(desk: Desk, route: str, event: ft.KeyboardEvent) -> None:
    """Do what a key stands for, where a game's table is shown."""
    at_table = _TABLE.fullmatch(route)
    if at_table is None:
        return
    model, _ = desk.find_table(GameId(at_table[1]))
    if model is None:
        return
    undoing = (event.ctrl or event.meta) and event.key.upper() == "Z"
    if undoing:
        (model.redo if event.shift else model.undo)()
    elif event.ctrl or event.meta or event.alt:
        return
    elif digit := _DIGIT.fullmatch(event.key):
        model.digit(digit[1])
    elif event.key == "Backspace":
        model.step_back()
    elif event.key in {"Enter", "Numpad Enter"}:
        model.enter()
