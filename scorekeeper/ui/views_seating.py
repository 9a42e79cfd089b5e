"""Who plays and who deals, at their addresses, and the menu of the table that leads there."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import GameId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.menu import MenuRow
from scorekeeper.ui.screens.join import JoinScreen
from scorekeeper.ui.screens.seating import SeatingScreen
from scorekeeper.ui.view import Go, guarded, on_coming
from scorekeeper.words import _

__all__ = ["SeatingViews", "use_menu"]

Shown = Callable[[GameId, TableModel], ft.Control]
OfGame = Callable[[Callable[[GameId], str], Shown], ft.View]
"""Returns the view of a game at its address, or of why there is none."""


class SeatingViews:
    """Draws who plays and who deals in a game, and how somebody joins it."""

    def __init__(self, desk: Desk, go: Go, of_game: OfGame) -> None:
        self._desk, self._go, self._of_game = desk, go, of_game
        self._shown = guarded(self._seating), guarded(self._join)

    def route(self) -> ft.Route:
        """Return their addresses, below that of a game."""
        seating, join = self._shown
        return ft.Route(
            path="players", component=seating, children=[ft.Route(path="join", component=join)]
        )

    def ways(self, game: GameId) -> tuple[MenuRow, ...]:
        """Return where the menu of a game's table leads."""
        icons = ft.Icons

        def way(key: str, icon: ft.IconData, label: str, address: str) -> MenuRow:
            return MenuRow(key, icon, label, lambda: self._go(address))

        return (
            MenuRow(
                "players",
                icons.GROUPS_OUTLINED,
                _("Players and deal"),
                lambda: self._enter(game),
            ),
            way("plan", icons.FORMAT_LIST_NUMBERED, _("Plan"), routes.plan(game)),
            way("rules", icons.RULE, _("Rules of this game"), routes.game_rules(game)),
            way("standing", icons.LEADERBOARD_OUTLINED, _("Standing"), routes.standing(game)),
            way("board", icons.TV, _("Table view for everyone"), routes.board(game)),
            way("log", icons.HISTORY, _("Changes"), routes.log(game)),
            way("settings", icons.SETTINGS_OUTLINED, _("Settings"), routes.SETTINGS),
        )

    def _enter(self, game: GameId) -> None:
        self._desk.seating(game).close()
        self._go(routes.players(game))

    def _seating(self) -> ft.View:
        """Return who plays and who deals."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return SeatingScreen(
                model,
                self._desk.seating(game),
                on_back=lambda: self._go(routes.table(game)),
                on_join=lambda: self._join_anew(game),
            )

        return self._of_game(routes.players, shown)

    def _join_anew(self, game: GameId) -> None:
        self._desk.joining(game).begin()
        self._go(routes.join(game))

    def _join(self) -> ft.View:
        """Return how somebody joins."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return JoinScreen(
                model,
                self._desk.joining(game),
                on_back=lambda: self._go(routes.players(game)),
                on_done=lambda: self._go(routes.table(game)),
            )

        return self._of_game(routes.join, shown)


def use_menu(desk: Desk, view: Callable[[], ft.View]) -> ft.View:
    """Return a view with a menu that Back puts away first, and that is shut when one comes."""
    menu, _set_menu = ft.use_state(desk.menu)
    on_coming(ft.use_view_path(), menu.close)

    async def stay(event: ft.Event[ft.View]) -> None:
        menu.close()
        await event.control.confirm_pop(should_pop=False)

    shown = view()
    shown.can_pop = not menu.is_open
    shown.on_confirm_pop = stay
    return shown
