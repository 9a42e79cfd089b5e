"""A game: a setup and a log of entries; everything else is derived.

``game.after(entry)`` is the only transition.  Saving is keeping the log, undo is
replaying one entry fewer, and correcting an earlier hand is one more entry.
"""

from __future__ import annotations

from collections.abc import Iterable

from scorekeeper.rules.dealing import first_hand
from scorekeeper.rules.entries import Entry
from scorekeeper.rules.position import Position
from scorekeeper.rules.seating import Seating
from scorekeeper.rules.setup import Setup
from scorekeeper.rules.transition import changed
from scorekeeper.rules.values import dataclass

__all__ = ["Game"]


@dataclass(frozen=True)
class Game(Position):
    """A position, and the log that led to it."""

    log: tuple[Entry, ...] = ()

    @classmethod
    def start(cls, setup: Setup) -> Game:
        """Return the game before its first entry: the first hand is dealt."""
        plan = setup.rules.sizes(len(setup.players))
        return cls(setup, plan, (first_hand(setup, plan),), (), Seating(setup.players))

    @classmethod
    def replay(cls, setup: Setup, log: Iterable[Entry]) -> Game:
        """Return the game after all entries of ``log``.  Raises RuleError as ``after``."""
        game = cls.start(setup)
        for entry in log:
            game = game.after(entry)
        return game

    def after(self, entry: Entry) -> Game:
        """Return the game with ``entry`` written down.

        An entry that changes nothing (a double tap) gives the same game back, without
        it.  Raises RuleError for an entry the rules do not allow now.
        """
        stand = changed(self, entry)
        if stand == (self.plan, self.hands, self.rescored, self.seating):
            return self
        return Game(self.setup, *stand, (*self.log, entry))
