"""The history and the figures at their addresses, and what their buttons lead to."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.summary import Summary
from scorekeeper.rules import GameId, PlayerId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.screens.figures import FiguresScreen
from scorekeeper.ui.screens.history import HistoryScreen
from scorekeeper.ui.view import Go, guarded, on_coming, view

__all__ = ["HistoryViews"]


class HistoryViews:
    """Draws what was played, and what it adds up to; the arguments say where taps lead."""

    def __init__(
        self,
        desk: Desk,
        go: Go,
        *,
        on_open: Callable[[Summary], None],
        on_lost: Callable[[GameId], None],
        on_person: Callable[[PlayerId], None],
    ) -> None:
        self._desk, self._go = desk, go
        self._on_open, self._on_lost, self._on_person = on_open, on_lost, on_person
        self._shown = guarded(self._history), guarded(self._figures)

    def routes(self) -> tuple[ft.Route, ...]:
        """Return their addresses."""
        history, figures = self._shown
        return (
            ft.Route(path="history", component=history),
            ft.Route(path="figures", component=figures),
        )

    def enter(self) -> None:
        """Go to the history."""
        self._go(routes.HISTORY)

    def count(self) -> None:
        """Go to the figures."""
        self._go(routes.FIGURES)

    def _history(self) -> ft.View:
        """Return all games."""
        model = self._desk.history
        on_coming(routes.HISTORY, model.refresh)
        screen = HistoryScreen(
            model,
            model.filters,
            on_back=lambda: self._go(routes.GAMES),
            on_open=self._on_open,
            on_lost=self._on_lost,
            on_figures=self.count,
        )
        return view(routes.HISTORY, screen)

    def _figures(self) -> ft.View:
        """Return everybody's figures."""
        model = self._desk.figures
        on_coming(routes.FIGURES, model.refresh)
        screen = FiguresScreen(
            model,
            model.filters,
            on_back=lambda: self._go(routes.GAMES),
            on_person=self._on_person,
            on_history=self.enter,
        )
        return view(routes.FIGURES, screen)
