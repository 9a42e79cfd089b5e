"""The menu of a table: whether it lies open on this page."""

from __future__ import annotations

import flet as ft

__all__ = ["MenuModel"]


class MenuModel(ft.Observable):
    """Open or not; while it is, no key and no tap reaches what lies below it."""

    def __init__(self) -> None:
        self.is_open = False

    def open(self) -> None:
        """Lay the menu over the screen."""
        self.is_open = True

    def close(self) -> None:
        """Put it away."""
        self.is_open = False
