"""The settings: what a person chose, kept at once and felt on every page at once."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.settings import Settings
from scorekeeper.rules import RuleError
from scorekeeper.ui.comfort import Comfort
from scorekeeper.words import languages, said, use

__all__ = ["SettingsModel"]


class SettingsModel(ft.Observable):
    """What was chosen, as one page sees it, and the one way to choose something else.

    ``settings`` are those in use; ``notice`` says why a choice could not be kept.
    ``can_sound`` says whether the device can click.  What does not draw itself is told of
    another choice by ``on_change``.
    """

    def __init__(self, library: Library, comfort: Comfort, *, can_sound: bool = False) -> None:
        self._library, self._comfort = library, comfort
        self.can_sound = can_sound
        self.settings = comfort.settings = library.settings
        self.notice: str | None = None
        self.on_change: Callable[[], None] = lambda: None

    @property
    def languages(self) -> dict[str, str]:
        """The languages to choose from, by tag; none where there is nothing to choose."""
        return languages()

    def choose(self, settings: Settings) -> None:
        """Keep ``settings``, and use them."""
        try:
            self._library.change_settings(settings)
        except (BookError, RuleError) as lost:
            self.notice = said(lost)
        else:
            self.notice = None
        self.refresh()

    def refresh(self) -> None:
        """Use what was chosen last, on whichever page."""
        settings, before = self._library.settings, self.settings
        if settings == before:
            return
        if settings.language != before.language:
            use(settings.language)
        self.settings = settings
        self._comfort.settings = settings
        self.on_change()
