"""The change log of a game, at its address."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.screens.log import LogScreen
from scorekeeper.ui.view import Go, guarded

__all__ = ["LogViews"]

Shown = Callable[[GameId, TableModel], ft.Control]
OfGame = Callable[[Callable[[GameId], str], Shown], ft.View]
"""Returns the view of a game at its address, or of why there is none."""


class LogViews:
    """Draws what was changed in a game."""

    def __init__(self, desk: Desk, go: Go, of_game: OfGame) -> None:
        self._desk, self._go, self._of_game = desk, go, of_game
        self._shown = guarded(self._log)

    def route(self) -> ft.Route:
        """Return its address, below that of a game."""
        return ft.Route(path="log", component=self._shown)

    def _log(self) -> ft.View:
        """Return a game's change log."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            changes = self._desk.changes(game)
            return LogScreen(model, changes, on_back=lambda: self._go(routes.table(game)))

        return self._of_game(routes.log, shown)
