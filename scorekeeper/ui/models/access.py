"""Whether this program may write, as one page sees it."""

from __future__ import annotations

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.words import said

__all__ = ["AccessModel"]


class AccessModel(ft.Observable):
    """Why one may only look, and the way to try again.

    ``look_only`` is a sentence, None while this program may write; ``in_vain`` says that
    it was tried again, and nothing has changed.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self.look_only: str | None = None
        self.in_vain = False
        self.refresh()

    def refresh(self) -> None:
        """Say how it stands now."""
        refused = self._library.access.look_only
        self.look_only = None if refused is None else said(refused)
        self.in_vain = self.in_vain and refused is not None

    def try_again(self) -> None:
        """Become the program that writes, if no other does any more."""
        try:
            self.in_vain = not self._library.try_again()
        except BookError as lost:
            self.look_only, self.in_vain = said(lost), True
        else:
            self.refresh()
