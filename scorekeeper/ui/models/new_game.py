"""A new game being set up: who sits where, who deals first, by which rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.rematch import next_dealer
from scorekeeper.book.shared import LastTable
from scorekeeper.rules import (
    CLASSIC,
    GameId,
    Plan,
    Player,
    PlayerId,
    RuleError,
    Rules,
    Setup,
    Shape,
    Trump,
    Variation,
)
from scorekeeper.rules.plan_edit import Sizes
from scorekeeper.rules.record import FEWEST_PLAYERS
from scorekeeper.ui.models.plan import PlanModel
from scorekeeper.ui.models.seats import SeatsModel
from scorekeeper.ui.models.unread import plainly
from scorekeeper.words import _, said

__all__ = ["NewGameModel"]


class NewGameModel(SeatsModel):
    """The setup as it is being put together.

    ``rules`` are the game's own, and ``planning`` changes their plan.
    """

    def __init__(self, library: Library, lots: random.Random, tick: Callable[[], float]) -> None:
        super().__init__(library, lots)
        self.planning = PlanModel(self, tick)
        self._plan: Plan | None = None  # the plan of the rules, while it is edited
        self.rules: Rules = CLASSIC

    def begin_with(
        self, players: tuple[Player, ...], first_dealer: PlayerId | None, rules: Rules
    ) -> None:
        """Start from these people, clockwise, with ``first_dealer``, by ``rules``."""
        self.rules, self._plan = rules, None
        self._clear(players, first_dealer)
        self.planning.close()

    def begin_again(self) -> None:
        """Start from the last table: the same people, and the deal goes on.

        The rules are those that the house starts with, else the same again.
        """
        table, house = self._library.last_table, self._library.house
        if table is None:
            self.begin_with((), None, house.default)
            return
        rules = table.rules if house.default_key is None else house.default
        self.begin_with(table.players, self._next_dealer(table), rules)

    def _next_dealer(self, table: LastTable) -> PlayerId:
        """Return who deals after the last game of ``table``, if that can still be read."""
        try:
            newest = self._library.open(self._library.game_ids()[0])
        except (BookError, RuleError, IndexError):
            return table.first_dealer
        game = newest.game
        seated = [self.person(player.id).id for player in game.setup.players]
        same = seated == [player.id for player in table.players]
        return next_dealer(game) if same else table.first_dealer

    # -- what is shown ----------------------------------------------------------------

    @property
    def variation(self) -> Variation | None:
        """The switches that are on, or None when the rules are none of the base game's."""
        return Variation.of(self.rules)

    @property
    def plan(self) -> tuple[int, ...]:
        """The cards of every hand; empty while no game can be played."""
        seated = len(self.seats)
        try:
            return self.rules.sizes(seated) if seated >= FEWEST_PLAYERS else ()
        except RuleError:
            return ()

    @property
    def plan_is_edited(self) -> bool:
        """Whether the plan was changed hand by hand, and can go back to that of the rules."""
        return self.rules.plan.shape is Shape.HANDS and self.rules.plan != self._own_plan

    @property
    def _own_plan(self) -> Plan:
        """The plan of the rules, before it was edited here or at the last table."""
        if self._plan is not None:
            return self._plan
        variation = self.variation
        if variation is not None:
            return variation.rules().plan
        try:
            known = self._library.house.find(self.rules.key)
        except RuleError:
            return self.rules.plan
        return known.plan if known.name == self.rules.name else self.rules.plan

    @property
    def unmeant(self) -> tuple[int, int] | None:
        """The fewest and the most players that the rules are meant for, if others sit here."""
        fewest, most = self.rules.players
        seated = len(self.seats)
        return None if seated < FEWEST_PLAYERS or fewest <= seated <= most else (fewest, most)

    @property
    def biggest_hand(self) -> int:
        """How many cards the pack allows each of the seated players."""
        return self.rules.pack.biggest_hand(max(len(self.seats), 1))

    @property
    def hands_fixed(self) -> int:
        """How many hands cannot be changed: none has begun."""
        return 0

    @property
    def trumps(self) -> tuple[Trump | None, ...]:
        """The trump of every hand, as far as the rules settle it ahead of time."""
        return self.rules.trumps(len(self.seats)) if self.plan else ()

    @property
    def problem(self) -> str | None:
        """Why the game cannot start yet, in one sentence, or None."""
        if len(self.seats) < FEWEST_PLAYERS:
            return _("Seat at least {least} players.").format(least=FEWEST_PLAYERS)
        try:
            self._setup(GameId("-"), "-")
        except RuleError as broken:
            return said(broken)
        return None

    # -- the rules --------------------------------------------------------------------

    def vary(self, variation: Variation) -> None:
        """Play the base game with these switches; a plan edited by hand is kept."""
        plan = self.rules.plan
        changed = variation.rules()
        keeps = self.plan_is_edited and variation.shape == (self.variation or variation).shape
        self.rules = replace(changed, plan=plan) if keeps else changed

    def use(self, rules: Rules) -> None:
        """Play by ``rules``."""
        self.rules, self._plan, self.notice = rules, None, None
        self.planning.close()

    # -- the plan ---------------------------------------------------------------------

    def reset_plan(self) -> None:
        """Go back to the plan of the rules, as it was before it was edited."""
        self.rules = replace(self.rules, plan=self._own_plan)

    def replan(self, sizes: Sizes) -> bool:
        """Play hands of these sizes instead; the plan of the rules is remembered."""
        if not self.plan_is_edited:
            self._plan = self.rules.plan
        self.rules = replace(self.rules, plan=Plan(shape=Shape.HANDS, hands=sizes))
        return True

    # -- the start --------------------------------------------------------------------

    def start(self) -> GameId | None:
        """Start the game and return its id, or say why it cannot be.

        A name that is written but not handed in is seated first, and shown; one that is
        seated was left behind, and is taken away: only handing it in makes it a namesake's.
        """
        if self._draft.strip():
            self._seat_draft()
            return None
        try:
            scorer = self._library.start(self.seats, self.first_dealer or PlayerId(""), self.rules)
        except (RuleError, BookError) as broken:
            self.notice = plainly(broken)
            return None
        return scorer.log.setup.id

    def _setup(self, game: GameId, started: str) -> Setup:
        return Setup(game, started, self.seats, self.first_dealer or PlayerId(""), self.rules)
