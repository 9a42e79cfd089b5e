"""A table that speaks: an unseen part that says what was entered and whose turn it is.

It says it through the page's own language and reader; what is refused interrupts.  Where
a platform would rather watch the screen for changes, the line above the pad is watched.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Game, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.spoken import entered, turn
from scorekeeper.ui.models.table import TableModel

__all__ = ["Spoken"]

Say = Callable[[str, bool], None]
"""Says a sentence aloud; True interrupts what is being said."""


@component
def Spoken(model: TableModel, say: Say) -> ft.Control:
    """Say each change at a table once, as long as its page shows it."""
    said: ft.MutableRef[tuple[Game, PlayerId | None, str | None] | None] = ft.use_ref(None)
    now = (model.game, model.up, model.notice)

    def speak() -> None:
        before, said.current = said.current, now
        if model.notice and (before is None or model.notice != before[2]):
            say(model.notice, True)
        elif before is None or before[:2] != now[:2]:
            what = "" if before is None else entered(before[0], model.game)
            say(" ".join(filter(None, (what, turn(model)))), False)

    ft.use_effect(speak, list(now))
    return ft.Container(visible=False)
