"""The catalogue: lists of the games that are kept, and what each list says about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from threading import Lock

from scorekeeper.book.errors import BookError
from scorekeeper.book.log import Log
from scorekeeper.book.store import Store
from scorekeeper.book.summary import Summary, Unreadable, summary
from scorekeeper.rules import Game, GameId, RuleError

__all__ = ["Catalogue"]


class Catalogue:
    """What is kept in a store, newest first.

    ``read`` reads a game from it; ``opened`` returns one that somebody has open, as it
    stands, or None.
    """

    def __init__(
        self,
        store: Store,
        read: Callable[[GameId], tuple[Log, Game]],
        opened: Callable[[GameId], Game | None],
    ) -> None:
        self._store, self._read, self._opened = store, read, opened
        self._lock = Lock()
        self._summaries: dict[GameId, Summary] = {}
        self._changes = 0

    def changed(self, game_id: GameId) -> None:
        """Take note that a game was saved, deleted or brought back."""
        with self._lock:
            self._changes += 1
            self._summaries.pop(game_id, None)

    def summaries(
        self, limit: int | None = None, older_than: GameId | None = None
    ) -> Iterator[Summary | Unreadable]:
        """Yield games newest first, at most ``limit``, each read only when asked for.

        A game that cannot be read is an Unreadable.  Raises StoreError when the games
        cannot be listed.
        """
        known = self._store.game_ids()
        ids = (game_id for game_id in known if older_than is None or game_id < older_than)
        return (self.summary(game_id) for game_id in islice(ids, limit))

    def summary(self, game_id: GameId) -> Summary | Unreadable:
        """Return one game's summary, or why it cannot be read."""
        game = self._opened(game_id)
        if game is not None:
            return summary(game)
        known, changes = self._summaries.get(game_id), self._changes
        if known is not None:
            return known
        try:
            found = summary(self._read(game_id)[1])
        except (BookError, RuleError) as problem:
            return Unreadable(game_id, problem)
        with self._lock:
            if self._changes == changes:  # else what was read may be old by now
                self._summaries[game_id] = found
        return found

    def check(self) -> Iterator[tuple[GameId, BookError | RuleError | None]]:
        """Replay every game, newest first; yield its id and what is wrong with it, or None."""
        for game_id in self._store.game_ids():
            try:
                self._read(game_id)
            except (BookError, RuleError) as problem:
                yield game_id, problem
            else:
                yield game_id, None
