"""Renaming: whoever is called otherwise is so in the games that go on as well.

Games that are over keep the name they were played under, and so do games long given up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.errors import BookError
from scorekeeper.book.scorer import Scorer
from scorekeeper.book.sought import Sought
from scorekeeper.book.summary import Summary
from scorekeeper.rules import GameId, PlayerId, Rename, RuleError

__all__ = ["Renaming"]

NEWEST: Final = 8
"""Games of somebody that are looked at: who plays more of them at once is renamed in those."""
_LOG = logging.getLogger(__name__)


class Renaming:
    """Writes a new name into the games that began today or last night and are not over.

    ``opened`` returns the scorer of a game, ``clock`` the local time.
    """

    def __init__(
        self, catalogue: Catalogue, opened: Callable[[GameId], Scorer], clock: Callable[[], str]
    ) -> None:
        self._catalogue, self._open, self._clock = catalogue, opened, clock

    def __call__(self, ids: frozenset[PlayerId], name: str) -> None:
        """Call whoever sits under one of ``ids`` by ``name``; a failure is only logged."""
        since = str(datetime.fromisoformat(self._clock()) - timedelta(days=1))
        try:
            for game in tuple(self._catalogue.find(Sought(people=(ids,)), NEWEST)):
                if isinstance(game, Summary) and not game.is_over and game.started > since:
                    self._rename(self._open(game.id), ids, name)
        except (BookError, RuleError) as problem:
            _LOG.warning("a game that goes on keeps the name %s had: %s", name, problem)

    @staticmethod
    def _rename(scorer: Scorer, ids: frozenset[PlayerId], name: str) -> None:
        game = scorer.game
        for player in game.players:
            if player.id in ids and player.name != name and game.hand is not None:
                scorer.record(Rename(game.hand.number, player.id, name))
