"""The rules of a game being played, and another scoring tried on it before it holds."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorekeeper.rules import Game, Rescore
from scorekeeper.rules.payoff import gap
from scorekeeper.rules.scoring import Scoring
from scorekeeper.ui.models.scoring_edit import ScoringEdit
from scorekeeper.ui.models.table import TableModel
from scorekeeper.words import _, isolated, points, said

__all__ = ["Change", "GameRulesModel"]


@dataclass(frozen=True, slots=True)
class Change:
    """What another scoring makes of one player's total and place."""

    id: str
    name: str
    now: str
    then: str
    rank_now: int
    rank_then: int


class GameRulesModel(ft.Observable):
    """Another scoring for the game of ``table``: ``edit`` while it is being put together.

    ``from_start`` says whether it is to hold for the whole game, or from the hand being
    played on.
    """

    def __init__(self, table: TableModel) -> None:
        self._table = table
        self.edit: ScoringEdit | None = None
        self.from_start = True

    def open(self) -> None:
        """Begin from the scoring that holds."""
        self.edit, self.from_start = ScoringEdit(self._game.rules), True

    def close(self) -> None:
        """Leave the scoring as it is."""
        self.edit = None

    def begin_from(self, *, start: bool) -> None:
        """Have the other scoring hold for the whole game, or only from here on."""
        self.from_start = start

    # -- what it would make of the game -----------------------------------------------

    @property
    def here(self) -> int | None:
        """The hand from which it could hold while earlier ones stay, or None."""
        hand = self._game.hand
        return None if hand is None or hand.number == 1 else hand.number

    @property
    def tried(self) -> Game | None:
        """The game under the scoring being tried, the game itself when nothing changes."""
        return None if self.edit is None else self._game.after(self._entry(self.edit))

    @property
    def changes(self) -> tuple[Change, ...]:
        """Everybody's total and place, now and then, in the order of the places then."""
        game, tried = self._game, self.tried
        if tried is None:
            return ()
        now = {standing.player: standing for standing in game.standings}
        return tuple(
            Change(
                id=each.player,
                name=isolated(game.name(each.player)),
                now=points(now[each.player].total),
                then=points(each.total),
                rank_now=now[each.player].rank,
                rank_then=each.rank,
            )
            for each in tried.standings
        )

    @property
    def problem(self) -> str | None:
        """Why the scoring being tried cannot hold yet, in one sentence, or None."""
        edit, tried = self.edit, self.tried
        if edit is None or tried is None:
            return None
        if not edit.is_sound:
            return _("A formula cannot be read yet: see the line that is marked.")
        lost = [line.hand.number for line in tried.sheet if line.no_answer is not None]
        if lost:
            return _("This scoring has no answer for hand {hand}.").format(hand=lost[0])
        if (hole := gap(edit.rules)) is not None:
            return said(hole)
        if tried is self._game:
            return _("This is how the game is scored now.")
        return None

    def switch(self) -> None:
        """Have the scoring hold: an entry, which undo takes back."""
        if self.edit is None or self.problem is not None:
            return
        if self._table.record(self._entry(self.edit)):
            self.edit = None

    def _entry(self, edit: ScoringEdit) -> Rescore:
        rules, here = edit.rules, self.here
        hand = 1 if self.from_start or here is None else here
        return Rescore(hand, Scoring(rules.scoring, rules.streak), rules.wins)

    @property
    def _game(self) -> Game:
        return self._table.game
