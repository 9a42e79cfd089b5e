"""Scorers: one per game, however many pages ask, so that they stay in step."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import RLock
from weakref import WeakValueDictionary

from scorekeeper.book.errors import BookError, NoSuchGameError, NotSavedError, StoreError
from scorekeeper.book.games import KeptGames
from scorekeeper.book.ids import checked_id
from scorekeeper.book.log import Log
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import Game, GameId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["Scorers"]

_LOG = logging.getLogger(__name__)


class Scorers:
    """Hands out the scorers of the ``kept`` games; each lives while anybody holds it.

    ``clock`` gives the local time, ``on_trouble`` hears of what the disk refuses; ``regain``
    asks for the right to write when it was lost.
    """

    def __init__(
        self,
        kept: KeptGames,
        clock: Callable[[], str],
        on_trouble: Callable[[Scorer], None],
        regain: Callable[[], bool] = lambda: False,
    ) -> None:
        self._kept, self._clock, self._on_trouble = kept, clock, on_trouble
        self._regain = regain
        self._lock = RLock()  # guards _open; may be held while a file is read
        self._open: WeakValueDictionary[GameId, Scorer] = WeakValueDictionary()

    def open(self, game_id: str) -> Scorer:
        """Return the scorer of a game: the same one for everybody while anybody holds it.

        Raises NoSuchGameError, StoreError for a file and RecordError for a record that
        cannot be read.
        """
        known = checked_id(game_id)
        with self._lock:
            if self._kept.is_deleted(known):
                raise NoSuchGameError(sentence("There is no game {game}."), game=known)
            scorer = self._open.get(known)
            if scorer is None:
                log, game = self._kept.open(known)
                scorer = self._open[known] = self._made(log, game)
            return scorer

    def begin(self, log: Log) -> Scorer:
        """Return the scorer of a new game, which is saved at once.

        Raises NotSavedError when it cannot be, StoreError when its id is taken.
        """
        game_id = checked_id(log.setup.id)
        with self._lock:
            if game_id in self._open or self._kept.has(game_id):
                raise StoreError(sentence("There is a game {game} already."), game=game_id)
            scorer = self._made(log)
            scorer.adopt(log)
            self._open[game_id] = scorer
            return scorer

    def write(self, log: Log) -> None:
        """Keep a log that came from elsewhere, and show it to whoever has the game open.

        It was played where it came from, and is not played again for nobody to see.  Raises
        NotSavedError, with nothing changed.
        """
        game_id = checked_id(log.setup.id)
        self._kept.welcome(game_id)
        with self._lock:  # whoever opens the game meanwhile gets this log
            scorer = self._open.get(game_id)
            if scorer is None:
                self._save(log)
                return
        scorer.adopt(log)

    def log(self, game_id: GameId) -> Log:
        """Return the log of a game as it stands.  Raises as ``open``."""
        return self.open(game_id).log

    def game(self, game_id: GameId) -> Game | None:
        """Return a game as it stands, if somebody has it open."""
        scorer = self._open.get(game_id)
        return None if scorer is None else scorer.game

    def ids(self) -> frozenset[GameId]:
        """Return the games that somebody has open."""
        with self._lock:  # whoever is opening a game may have read what was there before
            return frozenset(self._open)

    def show_again(self, game_id: GameId) -> None:
        """Show a game as it is on disk now to whoever has it open."""
        with self._lock:
            scorer = self._open.get(game_id)
        if scorer is None:
            return
        try:
            scorer.show(*self._kept.open(game_id))
        except (BookError, RuleError) as problem:  # what is shown stays, as long as it lasts
            _LOG.warning("the game %s cannot be read again: %s", game_id, problem)

    def _save(self, log: Log) -> None:
        try:
            self._kept.save(log)
        except BookError as failed:
            raise NotSavedError(failed.message, **failed.values) from failed

    def _made(self, log: Log, game: Game | None = None) -> Scorer:
        return Scorer(
            log, self._kept.save, self._clock, game, self._on_trouble, regain=self._regain
        )
