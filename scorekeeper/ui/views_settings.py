"""Where the settings stand, and what every key does."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.screens.keys import KeysScreen
from scorekeeper.ui.screens.settings import SettingsScreen
from scorekeeper.ui.view import Go, guarded, view

__all__ = ["SettingsViews"]


class SettingsViews:
    """Draws the settings, above all games, and the keys above them."""

    def __init__(self, desk: Desk, go: Go) -> None:
        self._desk, self._go = desk, go
        self._shown = guarded(self._settings), guarded(self._keys)

    def route(self) -> ft.Route:
        """Return their addresses."""
        settings, keys = self._shown
        below = [ft.Route(path="keys", component=keys)]
        return ft.Route(path="settings", component=settings, children=below)

    def enter(self) -> None:
        """Go to the settings."""
        self._go(routes.SETTINGS)

    def _settings(self) -> ft.View:
        """Return the settings."""
        screen = SettingsScreen(
            self._desk.settings,
            on_back=lambda: self._go(routes.GAMES),
            on_keys=lambda: self._go(routes.KEYS),
        )
        return view(routes.SETTINGS, screen)

    def _keys(self) -> ft.View:
        """Return what every key does; whoever asked for it with a key goes back there."""
        came_from = self._desk.keys_from
        return view(routes.KEYS, KeysScreen(on_back=lambda: self._go(came_from)))
