"""The standing of a game and its board, at their addresses."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.screens.board import BoardScreen
from scorekeeper.ui.screens.standing import StandingScreen
from scorekeeper.ui.view import Go, guarded

__all__ = ["BoardViews"]

Shown = Callable[[GameId, TableModel], ft.Control]
OfGame = Callable[[Callable[[GameId], str], Shown], ft.View]
"""Returns the view of a game at its address, or of why there is none."""


class BoardViews:
    """Draws where everybody stands: for who holds the phone, and for who only looks."""

    def __init__(self, desk: Desk, go: Go, of_game: OfGame) -> None:
        self._desk, self._go, self._of_game = desk, go, of_game
        self._shown = guarded(self._standing), guarded(self._board)

    def routes(self) -> tuple[ft.Route, ft.Route]:
        """Return their addresses, below that of a game."""
        standing, board = self._shown
        return (
            ft.Route(path="standing", component=standing),
            ft.Route(path="board", component=board),
        )

    def _standing(self) -> ft.View:
        """Return a game's standing."""
        page = ft.context.page
        served = page.url if page.web else None

        def shown(game: GameId, model: TableModel) -> ft.Control:
            board = routes.board(game)
            return StandingScreen(
                model,
                self._desk.screen,
                address=f"{served.rstrip('/')}{board}" if served else "",
                on_back=lambda: self._go(routes.table(game)),
                on_board=lambda: self._go(board),
            )

        return self._of_game(routes.standing, shown)

    def _board(self) -> ft.View:
        """Return a game's board; the table below it keeps the screen awake."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return BoardScreen(
                model, self._desk.screen, on_back=lambda: self._go(routes.table(game))
            )

        return self._of_game(routes.board, shown)
