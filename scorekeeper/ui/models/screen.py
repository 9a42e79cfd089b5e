"""The screen of one page: how large it is."""

from __future__ import annotations

import flet as ft

__all__ = ["ScreenModel"]


class ScreenModel(ft.Observable):
    """Width and height in dp; they change when a phone is turned or a window is drawn."""

    def __init__(self, width: float = 360, height: float = 640) -> None:
        self.width = width
        self.height = height

    def resize(self, width: float | None, height: float | None) -> None:
        """Take note of another size; what the client does not tell stays as it was."""
        self.width = width or self.width
        self.height = height or self.height
