"""A plan being changed hand by hand: of a game to come, or of one being played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Protocol

import flet as ft

from scorekeeper.rules import Game, PlayerId, Trump
from scorekeeper.rules.hand import bidding_order
from scorekeeper.rules.plan_edit import (
    Sizes,
    cut,
    fixed,
    following,
    inserted,
    repeated,
    replan,
    resized,
    skipped,
)
from scorekeeper.rules.record import NextDealer
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.models.taps import Taps
from scorekeeper.ui.parts.plan_actions import Actions
from scorekeeper.ui.parts.plan_list import PlanRow
from scorekeeper.words import _

__all__ = ["PlanModel", "Planned", "RunningPlan", "plan_rows"]


class Planned(Protocol):
    """What has a plan that can be changed."""

    @property
    def plan(self) -> Sizes:
        """The cards of every hand."""

    @property
    def biggest_hand(self) -> int:
        """How many cards the pack allows everybody."""

    @property
    def hands_fixed(self) -> int:
        """How many hands, from the first on, stay as they are."""

    def replan(self, sizes: Sizes) -> bool:
        """Put ``sizes`` in the place of the plan.  Says whether they stand."""


class PlanModel(ft.Observable):
    """Which hand of a plan is open, and what can become of it.

    A hand that keeps its size can still have others put after it, as long as those can
    change.  ``mark`` is the hand that was opened, and the plan it was opened in: nothing is
    open any more once the plan has become another by other means, for what is tapped then
    was meant for hands that have moved.
    """

    def __init__(self, planned: Planned, tick: Callable[[], float]) -> None:
        self._planned = planned
        self._taps = Taps(tick)
        self.mark: tuple[int, Sizes] | None = None

    @property
    def opened(self) -> int | None:
        """The number of the hand being changed."""
        if self.mark is None or self.mark[1] != self._planned.plan:
            return None
        return self.mark[0]

    def open(self, hand: int) -> None:
        """Open a hand to be changed, or close it when it is open."""
        self.mark = None if self.opened == hand else (hand, self._planned.plan)

    def close(self) -> None:
        """Open nothing."""
        self.mark = None

    @property
    def actions(self) -> Actions | None:
        """What can be done with the hand that is open, or None when none is."""
        hand = self.opened
        if hand is None:
            return None
        kept = hand <= self._planned.hands_fixed
        return Actions(
            hand,
            self._planned.plan[hand - 1],
            fewer=self._offered(self._resized(-1), lambda: self.resize(-1)),
            more=self._offered(self._resized(+1), lambda: self.resize(+1)),
            repeat=self._offered(self._repeated(), self.repeat),
            insert=self._offered(self._inserted(), self.insert),
            drop=self._offered(self._skipped(), self.drop),
            end=self._offered(self._cut(), self.end),
            kept=_("Hand {hand} has begun: its cards stay.").format(hand=hand) if kept else "",
        )

    def _offered(self, sizes: Sizes, action: Callable[[], None]) -> Callable[[], None] | None:
        return None if sizes == self._planned.plan else action

    # -- what becomes of the hand that is open -----------------------------------------

    def resize(self, by: int) -> None:
        """Give the hand ``by`` cards more; two quick taps are two cards."""
        self._write(self._resized(by), self.opened)

    def repeat(self) -> None:
        """Play the hand once more; the new one is open then."""
        self._reshape(self._repeated(), self._next)

    def insert(self) -> None:
        """Play another hand after this one; it is open then, to be given its cards."""
        self._reshape(self._inserted(), self._next)

    def drop(self) -> None:
        """Leave the hand out."""
        self._reshape(self._skipped(), None)

    def end(self) -> None:
        """End with this hand: drop the rest."""
        self._reshape(self._cut(), None)

    def play_on(self) -> None:
        """Play one more hand after all others; it is open then."""
        plan = self._planned.plan
        last = len(plan)
        cards = following(plan, last - 1, self._planned.biggest_hand)
        self._reshape(inserted(plan, last, cards), last + 1)

    @property
    def _next(self) -> int:
        return (self.opened or 0) + 1

    def _resized(self, by: int) -> Sizes:
        biggest = self._planned.biggest_hand
        return self._changed(lambda plan, index: resized(plan, index, by, biggest))

    def _repeated(self) -> Sizes:
        return self._changed(repeated, after=True)

    def _inserted(self) -> Sizes:
        biggest = self._planned.biggest_hand
        return self._changed(
            lambda plan, index: inserted(plan, index + 1, following(plan, index, biggest)),
            after=True,
        )

    def _skipped(self) -> Sizes:
        return self._changed(skipped)

    def _cut(self) -> Sizes:
        return self._changed(cut, after=True)

    def _changed(self, change: Callable[[Sizes, int], Sizes], *, after: bool = False) -> Sizes:
        """Return the plan with the open hand changed, or what comes ``after`` it.

        It stays as it is where no hand is open, or a hand would change that has begun.
        """
        plan, hand = self._planned.plan, self.opened
        if hand is None or hand + after <= self._planned.hands_fixed:
            return plan
        return change(plan, hand - 1)

    def _reshape(self, sizes: Sizes, then: int | None) -> None:
        """Put hands in or take them out: other buttons lie under the thumb then.

        The second of a double tap was not meant for them.
        """
        if not self._taps.just_turned():
            self._write(sizes, then)
            self._taps.turn()

    def _write(self, sizes: Sizes, then: int | None) -> None:
        if sizes != self._planned.plan and self._planned.replan(sizes):
            self.mark = None if then is None else (then, sizes)


class RunningPlan:
    """The plan of a game being played: every change is one entry."""

    def __init__(self, table: TableModel) -> None:
        self._table = table

    @property
    def plan(self) -> Sizes:
        """The cards of every hand, played or to come."""
        return self._table.game.plan

    @property
    def biggest_hand(self) -> int:
        """How many cards the pack allows everybody."""
        game = self._table.game
        return game.setup.rules.pack.biggest_hand(len(game.present))

    @property
    def hands_fixed(self) -> int:
        """How many hands have entries."""
        return fixed(self._table.game)

    def replan(self, sizes: Sizes) -> bool:
        """Write the new plan down.  Says whether it stands."""
        return self._table.record(replan(self._table.game, sizes))


def plan_rows(game: Game) -> tuple[PlanRow, ...]:
    """Return every hand of the plan, as far as it is known."""
    dealers, kept = _dealers(game), fixed(game)
    return tuple(
        PlanRow(
            number,
            cards,
            _trump(game, number, cards),
            next(dealers, None),
            fixed=number <= kept,
            now=game.hand is not None and number == game.hand.number,
        )
        for number, cards in enumerate(game.plan, 1)
    )


def _trump(game: Game, number: int, cards: int) -> Trump | None:
    if number <= len(game.hands):
        return game.trump(game.hands[number - 1])
    return game.settled_trump(number, cards, len(game.present))


def _dealers(game: Game) -> Iterator[str]:
    """Yield who dealt each hand, and who will, as long as that is certain."""
    yield from (game.name(hand.dealer) for hand in game.hands)
    last, deal = game.hands[-1], game.setup.rules.deal
    dealer = last.turn or last.dealer
    for number in count(last.number + 1):
        if deal.next_dealer is not NextDealer.IN_TURN:
            return
        dealer = _next(game, dealer, number)
        yield game.name(dealer)


def _next(game: Game, dealer: PlayerId, number: int) -> PlayerId:
    """Return who deals hand ``number`` after ``dealer``: the next in turn who is in then."""
    direction, absent = game.setup.rules.deal.direction, game.seating.absent(number)
    due = bidding_order(game.seats, dealer, frozenset(), direction)[0]
    return bidding_order(game.seats, due, absent, direction)[-1]
