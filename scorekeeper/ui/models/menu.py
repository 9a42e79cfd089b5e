"""The menu of a table: whether it lies open on this page."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.models.taps import Taps

__all__ = ["MenuModel"]


class MenuModel(ft.Observable):
    """Open or not; while it is, no key and no tap reaches what lies below it."""

    def __init__(self, tick: Callable[[], float]) -> None:
        self._taps = Taps(tick)
        self.is_open = False

    def open(self) -> None:
        """Lay the menu over the screen."""
        self.is_open = True
        self._taps.turn()

    def close(self) -> None:
        """Put it away."""
        self.is_open = False

    def tap_beside(self) -> None:
        """Put it away, unless that was the second tap of the one that opened it."""
        if not self._taps.just_turned():
            self.close()
