"""The guard around every component: one that fails leaves a note, not a frozen app.

Flet knows no error boundary.  A component that raises while it is drawn a second time
takes the task with it that applies all later changes, and the screen stands still for
good without saying so.  `component` catches the error where it happens, writes it to
the log and draws a sentence in the part's place; everything around it goes on.
"""

from __future__ import annotations

import logging
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec

import flet as ft

from scorekeeper.ui.comfort import comforted

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["BROKEN", "component"]

P = ParamSpec("P")

BROKEN = "broken"
"""The key of the note that stands where a part could not be drawn."""

log = logging.getLogger(__name__)


def component(draw: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """Return ``draw`` as a Flet component that never raises.

    An exception from ``draw`` is logged with its traceback, and a note with the key
    `BROKEN` is drawn instead.  The next change that draws the part again may mend it.
    It is drawn as is comfortable, and again when that changes.
    """

    @ft.component
    @wraps(draw)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            with comforted():
                return draw(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", draw.__name__)
            return note()

    return guarded


def note() -> ft.Control:
    """Return the sentence shown instead of a broken part.

    It leans on nothing of ours, neither theme nor translation: whatever broke the part
    may have broken those.  It brings its own ground along, for it may lie on any.
    """
    return ft.Text(
        "This part could not be shown. Everything entered is safe.",
        key=BROKEN,
        color=ft.Colors.ON_SURFACE,
        bgcolor=ft.Colors.SURFACE,
    )
