"""The desk: everything one page has open."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.rules import GameId, RuleError
from scorekeeper.ui import routes
from scorekeeper.ui.comfort import Comfort
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.access import AccessModel
from scorekeeper.ui.models.bin import BinModel
from scorekeeper.ui.models.bring_in import BringInModel
from scorekeeper.ui.models.changes import ChangesModel
from scorekeeper.ui.models.figures import FiguresModel
from scorekeeper.ui.models.game_rules import GameRulesModel
from scorekeeper.ui.models.games import GamesModel
from scorekeeper.ui.models.history import HistoryModel
from scorekeeper.ui.models.joining import JoiningModel
from scorekeeper.ui.models.lost import LostModel
from scorekeeper.ui.models.menu import MenuModel
from scorekeeper.ui.models.new_game import NewGameModel
from scorekeeper.ui.models.people import PeopleModel
from scorekeeper.ui.models.plan import PlanModel, RunningPlan
from scorekeeper.ui.models.result import ResultModel
from scorekeeper.ui.models.rules import RulesModel
from scorekeeper.ui.models.rules_import import RulesImportModel
from scorekeeper.ui.models.safe import SafeModel
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.seating import SeatingModel
from scorekeeper.ui.models.settings import SettingsModel
from scorekeeper.ui.models.table import TableModel

__all__ = ["Desk"]

Hear = Callable[[Callable[[], None]], Callable[[], None]]
"""Makes of a callback one that may be called from any page or thread."""


class Desk:
    """The models of one page, made when first asked for and kept while the page lives.

    ``tick`` counts seconds; ``hear`` brings a call from another page's tap home to this
    page.  ``keys_from`` is where somebody asked what the keys do.
    """

    def __init__(
        self,
        library: Library,
        device: Device,
        *,
        tick: Callable[[], float],
        lots: random.Random,
        hear: Hear,
    ) -> None:
        self.library = library
        self.device = device
        self.screen = ScreenModel()
        self.menu = MenuModel(tick)
        self.comfort = Comfort()
        self.comfort.speaks = device.speaks
        self.settings = SettingsModel(library, self.comfort, can_sound=device.can_sound)
        self.keys_from = routes.SETTINGS
        self._at_table = False
        self.access = AccessModel(library)
        self.games = GamesModel(library)
        self.new_game = NewGameModel(library, lots, tick)
        self.new_game.begin_again()
        self.people = PeopleModel(library)
        self.rules = RulesModel(library, device)
        self.bringing = RulesImportModel(library, device)
        self.safe = SafeModel(library, device)
        self.bin = BinModel(library)
        self.bring_in = BringInModel(library, device)
        self._lost: dict[GameId, LostModel] = {}
        self._tick, self._hear = tick, hear
        self._tables: dict[GameId, TableModel] = {}
        self._results: dict[GameId, ResultModel] = {}
        self._plans: dict[GameId, PlanModel] = {}
        self._changes: dict[GameId, ChangesModel] = {}
        self._seatings: dict[GameId, SeatingModel] = {}
        self._joinings: dict[GameId, JoiningModel] = {}
        self._game_rules: dict[GameId, GameRulesModel] = {}
        self._endings = [library.subscribe(hear(self._hear_library))]

    @cached_property
    def history(self) -> HistoryModel:
        """All games there have been; nobody waits for them before somebody asks."""
        return HistoryModel(self.library)

    @cached_property
    def figures(self) -> FiguresModel:
        """What all games say of everybody."""
        return FiguresModel(self.library)

    def table(self, game: GameId) -> TableModel:
        """Return the model of a game.  Raises BookError or RuleError when it cannot be had."""
        if game not in self._tables:
            scorer = self.library.open(game)
            model = self._tables[game] = TableModel(scorer, self._tick, self._feel)
            self._endings.append(scorer.subscribe(self._hear(model.refresh)))
        return self._tables[game]

    def _hear_library(self) -> None:
        self.settings.refresh()
        self.stay_awake(awake=self._at_table)
        self._hear_access()
        self.games.refresh()
        self.people.refresh()
        self.rules.refresh()

    def _hear_access(self) -> None:
        looked_only = self.access.look_only is not None
        self.access.refresh()
        if looked_only and self.access.look_only is None:
            for table in self._tables.values():
                table.notice = None  # it said that nothing could be entered

    def _feel(self) -> None:
        if self.settings.settings.haptics:
            self.device.tick()
        self._sound("taken")

    def _sound(self, name: str) -> None:
        if self.settings.settings.sound:
            self.device.sound(name)

    def stay_awake(self, *, awake: bool) -> None:
        """Keep the screen from going dark while a table is shown, if that is wanted."""
        self._at_table = awake
        self.device.stay_awake(awake=awake and self.settings.settings.keep_awake)

    def say(self, told: str, interrupts: bool) -> None:  # noqa: FBT001 - a callback's shape
        """Have a screen reader say a sentence; one that ``interrupts`` tells of a refusal."""
        if interrupts:
            self._sound("refused")
        if self.device.speaks:
            self.device.say(told, interrupts=interrupts)

    def result(self, game: GameId) -> ResultModel:
        """Return what can be taken home of a game that ``table`` returned."""
        if game not in self._results:
            self._results[game] = ResultModel(self._tables[game], self.device)
        return self._results[game]

    def plan(self, game: GameId) -> PlanModel:
        """Return what changes the plan of a game that ``table`` returned."""
        if game not in self._plans:
            self._plans[game] = PlanModel(RunningPlan(self._tables[game]), self._tick)
        return self._plans[game]

    def changes(self, game: GameId) -> ChangesModel:
        """Return what tells of every change in a game that ``table`` returned."""
        if game not in self._changes:
            self._changes[game] = ChangesModel(self._tables[game])
        return self._changes[game]

    def seating(self, game: GameId) -> SeatingModel:
        """Return what changes who plays and who deals in a game that ``table`` returned."""
        if game not in self._seatings:
            table, people = self._tables[game], self.library.people
            self._seatings[game] = SeatingModel(table, people, self._tick)
        return self._seatings[game]

    def joining(self, game: GameId) -> JoiningModel:
        """Return how somebody joins a game that ``table`` returned."""
        if game not in self._joinings:
            table, people = self._tables[game], self.library.people
            self._joinings[game] = JoiningModel(table, people, self._tick)
        return self._joinings[game]

    def game_rules(self, game: GameId) -> GameRulesModel:
        """Return what tries another scoring on a game that ``table`` returned."""
        if game not in self._game_rules:
            self._game_rules[game] = GameRulesModel(self._tables[game])
        return self._game_rules[game]

    def lost(self, game: GameId) -> LostModel:
        """Return what can be done about a game that cannot be read."""
        if game not in self._lost:
            self._lost[game] = LostModel(self.library, game)
        return self._lost[game]

    def find_table(self, game: GameId) -> tuple[TableModel | None, BookError | RuleError | None]:
        """Return the model of a game, or why it cannot be had."""
        try:
            return self.table(game), None
        except (BookError, RuleError) as lost:
            return None, lost

    def refresh(self) -> None:
        """Bring everything up to date, after a page was away."""
        with suppress(BookError):  # the lists say so themselves
            self.library.look_again()
        self._hear_access()
        self.games.refresh()
        self.rules.refresh()
        for table in self._tables.values():
            table.refresh()

    def close(self) -> None:
        """Stop listening: the page is gone."""
        while self._endings:
            self._endings.pop()()
