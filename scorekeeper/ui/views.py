"""Which screen stands at which address, and what its buttons lead to."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.rematch import next_dealer, still_here
from scorekeeper.book.summary import Summary
from scorekeeper.rules import Game, GameId, PlayerId
from scorekeeper.ui import routes
from scorekeeper.ui.comfort import comforting
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.menu import MenuRow
from scorekeeper.ui.screens.game_rules import GameRulesScreen
from scorekeeper.ui.screens.games import GamesScreen
from scorekeeper.ui.screens.hand import HandScreen
from scorekeeper.ui.screens.new_game import NewGameScreen
from scorekeeper.ui.screens.plan import PlanScreen
from scorekeeper.ui.screens.result import ResultScreen
from scorekeeper.ui.screens.sheet import SheetScreen
from scorekeeper.ui.screens.table import TableScreen
from scorekeeper.ui.spoken import Spoken
from scorekeeper.ui.view import Go, guarded, missing, on_coming, view
from scorekeeper.ui.views_board import BoardViews
from scorekeeper.ui.views_history import HistoryViews
from scorekeeper.ui.views_log import LogViews
from scorekeeper.ui.views_people import PeopleViews
from scorekeeper.ui.views_rules import RulesViews
from scorekeeper.ui.views_safe import SafeViews
from scorekeeper.ui.views_seating import SeatingViews, use_menu
from scorekeeper.ui.views_settings import SettingsViews
from scorekeeper.words import _, said

__all__ = ["App"]


@ft.component
def App(desk: Desk, go: Go) -> ft.Control:
    """Show the screen of the page's address, on top of those that Back leads to."""
    views = ft.use_memo(lambda: Views(desk, go), [])

    def at(path: str, show: Callable[[], ft.View], *under: ft.Route) -> ft.Route:
        return ft.Route(path=path, component=show, children=list(under) or None)

    def routed() -> ft.Control:
        return ft.Router(
            [
                at(
                    "/",
                    views.games,
                    at("new", views.new_game, *views.new_rules.routes()),
                    *views.rules.routes(),
                    views.safe.route(),
                    views.people.route(),
                    *views.history.routes(),
                    views.settings.route(),
                    at(
                        "game/:game",
                        views.table,
                        at("sheet", views.sheet, at(":hand", views.hand)),
                        *views.board.routes(),
                        views.log.route(),
                        views.seating.route(),
                        at("plan", views.plan),
                        at("rules", views.game_rules),
                        at("result", views.result),
                    ),
                    at(":nowhere+", views.nowhere),
                )
            ],
            manage_views=True,
        )

    return comforting(desk.comfort, routed)


class Views:
    """Draws the view of each address for one page."""

    def __init__(self, desk: Desk, go: Go) -> None:
        self._desk, self._go = desk, go
        self.games, self.new_game = guarded(self._games), guarded(self._new_game)
        self.table, self.sheet = guarded(self._table), guarded(self._sheet)
        self.hand, self.board = guarded(self._hand), BoardViews(desk, go, self._of_game)
        self.result, self.nowhere = guarded(self._result), guarded(self._nowhere)
        self.plan, self.game_rules = guarded(self._plan), guarded(self._game_rules)
        self.rules = RulesViews(desk, go, routes.GAMES)
        self.safe = SafeViews(desk, go)
        self.people = PeopleViews(desk, go)
        self.history = HistoryViews(
            desk,
            go,
            on_open=self._open,
            on_lost=self.safe.see_lost,
            on_person=self.people.see,
        )
        self.log = LogViews(desk, go, self._of_game)
        self.seating = SeatingViews(desk, go, self._of_game)
        self.settings = SettingsViews(desk, go)
        self.new_rules = RulesViews(desk, go, routes.NEW)

    def _games(self) -> ft.View:
        """Return all games, as they stand whenever somebody comes back to them."""

        def look() -> None:
            self._desk.games.refresh()
            self._desk.access.refresh()

        on_coming(routes.GAMES, look)
        games = GamesScreen(
            self._desk.games,
            self._desk.access,
            self._desk.screen,
            self._desk.menu,
            self._ways(),
            on_open=self._open,
            on_new=self._new,
            on_safe=self.safe.enter,
            on_lost=self.safe.see_lost,
        )
        return use_menu(self._desk, lambda: view(routes.GAMES, games))

    def _ways(self) -> tuple[MenuRow, ...]:
        """Return where the menu of the first screen leads."""
        icons = ft.Icons
        return (
            MenuRow("history", icons.HISTORY, _("History"), self.history.enter),
            MenuRow("figures", icons.LEADERBOARD_OUTLINED, _("Figures"), self.history.count),
            MenuRow("people", icons.GROUPS_OUTLINED, _("People"), self.people.enter),
            MenuRow("rules", icons.MENU_BOOK_OUTLINED, _("Rules"), self.rules.enter),
            MenuRow("safe", icons.SHIELD_OUTLINED, _("Safe keeping"), self.safe.enter),
            MenuRow("settings", icons.SETTINGS_OUTLINED, _("Settings"), self.settings.enter),
        )

    def _new_game(self) -> ft.View:
        """Return a new game."""
        model = self._desk.new_game
        screen = NewGameScreen(
            model,
            self._desk.access,
            on_back=lambda: self._go(routes.GAMES),
            on_rules=self.new_rules.enter,
            on_start=self._start,
        )
        return view(routes.NEW, screen)

    def _table(self) -> ft.View:
        """Return a game being played; the screen stays awake while it is shown."""
        ft.use_effect(
            lambda: self._desk.stay_awake(awake=True),
            dependencies=[],
            cleanup=lambda: self._desk.stay_awake(awake=False),
        )

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return TableScreen(
                model,
                self._desk.screen,
                self._desk.menu,
                self.seating.ways(game),
                on_home=lambda: self._go(routes.GAMES),
                on_sheet=lambda: self._go(routes.sheet(game)),
                on_hand=lambda number: self._correct(model.game, number),
                on_plan=lambda: self._go(routes.plan(game)),
                on_result=lambda: self._go(routes.result(game)),
                on_rules=lambda: self._go(routes.game_rules(game)),
            )

        def speaking(model: TableModel) -> ft.Control:
            return Spoken(model, self._desk.say)

        return use_menu(self._desk, lambda: self._of_game(routes.table, shown, speaking))

    def _sheet(self) -> ft.View:
        """Return a game's sheet."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return SheetScreen(
                model,
                self._desk.screen,
                on_back=lambda: self._go(routes.table(game)),
                on_hand=lambda number: self._correct(model.game, number),
                on_standing=lambda: self._go(routes.standing(game)),
                on_log=lambda: self._go(routes.log(game)),
                on_rules=lambda: self._go(routes.game_rules(game)),
            )

        return self._of_game(routes.sheet, shown)

    def _hand(self) -> ft.View:
        """Return a hand of a game, to be corrected."""
        number = ft.use_route_params().get("hand", "")

        def shown(game: GameId, model: TableModel) -> ft.Control:
            begun = {str(hand.number): hand.number for hand in model.game.hands}
            back = routes.sheet(game)
            if number not in begun:
                return missing(_("This hand has not begun."), lambda: self._go(back))
            return HandScreen(
                model,
                self._desk.screen,
                begun[number],
                on_back=lambda: self._go(back),
                on_rules=lambda: self._go(routes.game_rules(game)),
            )

        return self._of_game(lambda game: f"{routes.sheet(game)}/{number}", shown)

    def _plan(self) -> ft.View:
        """Return a game's plan."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            plan, back = self._desk.plan(game), routes.table(game)
            return PlanScreen(model, plan, on_back=lambda: self._go(back))

        return self._of_game(routes.plan, shown)

    def _game_rules(self) -> ft.View:
        """Return a game's rules."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            rules, back = self._desk.game_rules(game), routes.sheet(game)
            return GameRulesScreen(model, rules, on_back=lambda: self._go(back))

        return self._of_game(routes.game_rules, shown)

    def _result(self) -> ft.View:
        """Return a game's result."""

        def shown(game: GameId, model: TableModel) -> ft.Control:
            return ResultScreen(
                model,
                self._desk.result(game),
                on_back=lambda: self._go(routes.table(game)),
                on_rematch=lambda dealer: self._rematch(model.game, dealer),
                on_plan=lambda: self._go(routes.plan(game)),
            )

        return self._of_game(routes.result, shown)

    def _nowhere(self) -> ft.View:
        """Return what stands at an address nobody made."""
        told = _("There is nothing at this address.")
        return view(ft.use_view_path(), missing(told, lambda: self._go(routes.GAMES)))

    def _of_game(
        self,
        route: Callable[[GameId], str],
        show: Callable[[GameId, TableModel], ft.Control],
        beside: Callable[[TableModel], ft.Control] | None = None,
    ) -> ft.View:
        game = GameId(ft.use_route_params().get("game", ""))
        model, lost = self._desk.find_table(game)
        if model is None:
            told = said(lost) if lost else ""
            return view(route(game), missing(told, lambda: self._go(routes.GAMES)))
        return view(route(game), show(game, model), beside(model) if beside else None)

    # -- where buttons lead -----------------------------------------------------------

    def _open(self, game: Summary) -> None:
        self._go(routes.result(game.id) if game.is_over else routes.table(game.id))

    def _new(self) -> None:
        self._desk.new_game.begin_again()
        self._go(routes.NEW)

    def _start(self) -> None:
        game = self._desk.new_game.start()
        if game is not None:
            self._go(routes.table(game))

    def _correct(self, game: Game, number: int) -> None:
        current = game.hand is not None and game.hand.number == number
        game_id = game.setup.id
        self._go(routes.table(game_id) if current else routes.hand(game_id, number))

    def _rematch(self, game: Game, dealer: PlayerId | None) -> None:
        # By the rules they came to play: a scoring that was switched to stays.
        players = still_here(game)
        self._desk.new_game.begin_with(players, dealer or next_dealer(game), game.rules)
        begun = None if dealer is None else self._desk.new_game.start()
        # Who deals is still to be chosen, or it could not start: the new game says why.
        self._go(routes.NEW if begun is None else routes.table(begun))
