"""Games as they are kept: read, saved, deleted and brought back, one change at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock

from scorekeeper.book.errors import BookError, DamagedError, NoSuchGameError, StoreError
from scorekeeper.book.ids import checked_id
from scorekeeper.book.log import Log, log_to_json, replayed_as
from scorekeeper.book.store import Store
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import Game, GameId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["KeptGames"]

_LOG = logging.getLogger(__name__)


class KeptGames:
    """The games in a store.

    ``changing`` hears that a game is about to be written, ``changed`` of each that was saved,
    deleted or brought back, while the lock is held: they must not ask for anything here.
    """

    changing: Callable[[], None]
    changed: Callable[[GameId], None]

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changing = lambda: None
        self.changed = lambda _: None
        # The innermost lock: a scorer takes it to save, and nothing is called under it
        # but the store.
        self._lock = Lock()
        self._deleted: set[GameId] = set()
        self._stamps: dict[GameId, str | None] = {}  # of what was opened or written last

    def is_deleted(self, game_id: GameId) -> bool:
        """Return whether a game was deleted while the program ran, and is not back."""
        return game_id in self._deleted

    @property
    def deleted(self) -> frozenset[GameId]:
        """The games that were deleted while the program ran, and are not back."""
        with self._lock:
            return frozenset(self._deleted)

    def has(self, game_id: GameId) -> bool:
        """Return whether there is a game with this id.  Raises StoreError."""
        return self._store.has_game(game_id)

    def read(self, game_id: GameId) -> tuple[Log, Game]:
        """Return a game's log and what it replays to.

        Raises NoSuchGameError, StoreError for a file and RecordError for a record that
        cannot be read.
        """
        return replayed_as(self._store.read_game(game_id), game_id)

    def open(self, game_id: GameId) -> tuple[Log, Game]:
        """Return a game as ``read`` does, for somebody who goes on with it.

        When that is saved, and the file is another one by then, it is not written over.
        """
        stamp = self._stamp(game_id)  # from before: it may change meanwhile
        found = self.read(game_id)
        with self._lock:
            self._stamps[game_id] = stamp
        return found

    def save(self, log: Log) -> None:
        """Keep a log.  Raises StoreError, also for a game that was deleted meanwhile.

        What somebody put in the place of its file is set aside.
        """
        game_id = log.setup.id
        with self._lock:
            if game_id in self._deleted:
                raise NoSuchGameError(sentence("The game {game} was deleted."), game=game_id)
            record = log_to_json(log)
            self.changing()
            try:
                if self._would_lose(log):
                    name = self._store.set_aside(game_id, record)
                    _LOG.warning("%s was changed from outside: that is in aside/%s", game_id, name)
                else:
                    self._store.write_game(game_id, record)
            except DamagedError:
                # Whoever saves holds the whole game: its file was damaged while it was open.
                self._store.set_aside(game_id, record)
            self._stamps[game_id] = self._stamp(game_id)
            self.changed(game_id)

    def _would_lose(self, log: Log) -> bool:
        """Return whether a game's file is another one by now, with what is not in ``log``.

        A disk may give a file another stamp by itself, and an earlier state holds nothing new.
        """
        game_id = log.setup.id
        known = self._stamps.get(game_id)
        if known is None or self._stamp(game_id) in {known, None}:
            return False
        try:
            there, _ = replayed_as(self._store.read_game(game_id), game_id)
        except (BookError, RuleError) as problem:
            # What a newer program wrote is for writing to refuse; the rest only has to make way.
            return not (is_newer(problem) or isinstance(problem, NoSuchGameError))
        ours = {*log.written, *log.undone}
        return there.setup != log.setup or not ours.issuperset(there.written)

    def _stamp(self, game_id: GameId) -> str | None:
        """Return the stamp of a game, None also when it cannot be had: that stops nothing."""
        try:
            return self._store.stamp(game_id)
        except StoreError:
            return None

    def notice(self, game_id: GameId, *, is_here: bool) -> None:
        """Take note that another program changed, deleted or brought back a game."""
        with self._lock:
            (self._deleted.discard if is_here else self._deleted.add)(game_id)
            self.changed(game_id)

    def welcome(self, game_id: GameId) -> None:
        """Let a game be written that was deleted: it comes back from elsewhere."""
        with self._lock:
            self._deleted.discard(game_id)

    def delete(self, game_id: GameId) -> None:
        """Put a game into the bin; it cannot be written to any more.  Raises StoreError."""
        with self._lock:
            self.changing()
            self._store.delete_game(checked_id(game_id))
            self._deleted.add(game_id)
            self.changed(game_id)

    def restore(self, game_id: GameId) -> None:
        """Take a game out of the bin, as it was.  Raises StoreError."""
        with self._lock:
            self.changing()
            self._store.restore_game(checked_id(game_id))
            self._deleted.discard(game_id)
            self.changed(game_id)
