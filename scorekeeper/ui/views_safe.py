"""Which screen of safe keeping stands at which address, and what its buttons lead to."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.screens.bin import BinScreen
from scorekeeper.ui.screens.bring_in import BringInScreen
from scorekeeper.ui.screens.lost import LostScreen
from scorekeeper.ui.screens.safe import SafeScreen
from scorekeeper.ui.view import Go, guarded, on_coming, view

__all__ = ["SafeViews"]


class SafeViews:
    """Draws what keeps everything safe, above all games."""

    def __init__(self, desk: Desk, go: Go) -> None:
        self._desk, self._go = desk, go
        self._shown = guarded(self._safe), guarded(self._bin), guarded(self._bring_in)
        self._single = guarded(self._kept), guarded(self._lost)

    def route(self) -> ft.Route:
        """Return its addresses."""
        safe, binned, bring_in = self._shown
        kept, lost = self._single
        below = [
            ft.Route(path="bin", component=binned),
            ft.Route(path="bring_in", component=bring_in),
            ft.Route(path="copy/:day", component=kept),
            ft.Route(path="game/:game", component=lost),
        ]
        return ft.Route(path="safe", component=safe, children=below)

    def enter(self) -> None:
        """Go to safe keeping."""
        self._go(routes.SAFE)

    def see_lost(self, game: GameId) -> None:
        """Go to a game that cannot be read."""
        self._go(routes.lost(game))

    def _safe(self) -> ft.View:
        """Return safe keeping, as it stands whenever somebody comes to it."""
        model = self._desk.safe
        on_coming(routes.SAFE, model.begin)
        screen = SafeScreen(
            model,
            on_back=lambda: self._go(routes.GAMES),
            on_bring_in=lambda: self._go(routes.BRING_IN),
            on_bin=lambda: self._go(routes.BIN),
            on_kept=lambda day: self._go(routes.kept(day)),
            on_lost=self.see_lost,
        )
        return view(routes.SAFE, screen)

    def _bin(self) -> ft.View:
        """Return the bin."""
        model = self._desk.bin
        on_coming(routes.BIN, model.begin)
        return view(routes.BIN, BinScreen(model, on_back=self.enter))

    def _bring_in(self) -> ft.View:
        """Return the way in for a copy from elsewhere."""
        model = self._desk.bring_in
        on_coming(routes.BRING_IN, model.begin)
        screen = BringInScreen(
            model, picks=True, on_back=self.enter, on_done=lambda: self._go(routes.GAMES)
        )
        return view(routes.BRING_IN, screen)

    def _kept(self) -> ft.View:
        """Return a copy that was made by itself."""
        model, day = self._desk.bring_in, ft.use_route_params().get("day", "")
        on_coming(routes.kept(day), lambda: model.look_at(day))
        screen = BringInScreen(
            model, picks=False, on_back=self.enter, on_done=lambda: self._go(routes.GAMES)
        )
        return view(routes.kept(day), screen)

    def _lost(self) -> ft.View:
        """Return what can be done about a game that cannot be read."""
        game = GameId(ft.use_route_params().get("game", ""))
        model = self._desk.lost(game)
        on_coming(routes.lost(game), model.refresh)
        screen = LostScreen(
            model,
            on_back=self.enter,
            on_back_again=lambda: self._go(routes.table(game)),
        )
        return view(routes.lost(game), screen)
