"""Rescue: what can be done about a game whose file cannot be read.

Nothing is moved until a person asks for it; then the damaged file is set aside untouched,
and the last good copy takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TypeVar

from scorekeeper.book.errors import BookError, NoSuchGameError, StoreError
from scorekeeper.book.log import Log, log_to_json, replayed_as
from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.book.store import Earlier, Store
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import Game, GameId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["Copy", "Rescue", "SharedCopy"]

Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Copy:
    """An earlier copy of a game that can be read: its name, and when it was written.

    ``behind`` is how many entries it is short of the newest copy.
    """

    name: str
    at: str
    log: Log
    game: Game
    behind: int


@dataclass(frozen=True, slots=True)
class SharedCopy:
    """An earlier copy of what all games share that can be read."""

    name: str
    at: str
    shared: Shared


class Rescue:
    """The ways out for a game, or for what all games share, that cannot be read.

    ``changed`` hears of each that was put in order, None standing for what is shared;
    ``also`` finds copies of a game that the store does not know of.
    """

    def __init__(
        self,
        store: Store,
        changed: Callable[[GameId | None], None] = lambda _: None,
    ) -> None:
        self._store, self._changed = store, changed
        self.also: Callable[[GameId], Iterable[tuple[Earlier, object]]] = lambda _: ()
        self._lock = Lock()  # two pages may ask for the same at once

    # -- a game -----------------------------------------------------------------------

    def problem(self, game_id: GameId) -> BookError | RuleError | None:
        """Return why a game cannot be read, or None when it can.

        Raises NoSuchGameError when there is none.
        """
        return _problem(lambda: replayed_as(self._store.read_game(game_id), game_id))

    def copies(self, game_id: GameId) -> tuple[Copy, ...]:
        """Return the earlier copies of a game that are whole, newest first.

        Raises StoreError when they cannot be listed.
        """
        found: list[Copy] = []
        for kept, (log, game) in self._games(game_id):
            if all(log != other.log for other in found):
                behind = len(found[0].log.written) - len(log.written) if found else 0
                found.append(Copy(kept.name, kept.at, log, game, behind))
        return tuple(found)

    def last_whole(self, game_id: GameId) -> Log | None:
        """Return the last whole copy of a game, or None.  Raises StoreError as ``copies``."""
        copies = self.copies(game_id)
        return copies[0].log if copies else None

    def last_shared(self) -> Shared:
        """Return what all games share as it was in its last whole copy, new without one."""
        copies = self.shared_copies()
        return copies[0].shared if copies else Shared()

    def take(self, game_id: GameId, copy: Copy, *, even_newer: bool = False) -> str:
        """Set the damaged file aside and go on with ``copy``; return where it is.

        Raises BookError when the game can be read after all, and, unless ``even_newer``, for
        one that a newer scorekeeper reads; StoreError when it cannot be done, with nothing
        changed.
        """
        return self._put_right(game_id, copy.log, even_newer=even_newer)

    def go_on(self, log: Log) -> str:
        """Set the damaged file of a game aside that somebody has open, as ``log``.

        No copy is as good: it holds what was written down last.  Raises as ``take``.
        """
        return self._put_right(log.setup.id, log, even_newer=False)

    def set_aside(self, game_id: GameId, *, even_newer: bool = False) -> str:
        """Set the damaged file aside, without another in its place; return where it is.

        Raises as ``take`` does.
        """
        return self._put_right(game_id, None, even_newer=even_newer)

    def _put_right(self, game_id: GameId, log: Log | None, *, even_newer: bool) -> str:
        with self._lock:
            self._check(self.problem(game_id), even_newer=even_newer)
            name = self._store.set_aside(game_id, None if log is None else log_to_json(log))
        self._changed(game_id)
        return name

    # -- what all games share -----------------------------------------------------------

    def shared_problem(self) -> BookError | RuleError | None:
        """Return why what all games share cannot be read, or None when it can."""
        return _problem(lambda: shared_from_json(self._store.read_shared()))

    def shared_copies(self) -> tuple[SharedCopy, ...]:
        """Return the earlier copies of what all games share that are whole, newest first."""
        return tuple(
            SharedCopy(kept.name, kept.at, shared)
            for kept, shared in self._whole(None, shared_from_json)
        )

    def take_shared(self, copy: SharedCopy, *, even_newer: bool = False) -> str:
        """Set the damaged shared file aside and go on with ``copy``.  Raises as ``take``."""
        return self._put_shared_right(copy.shared, even_newer=even_newer)

    def set_shared_aside(self, *, even_newer: bool = False) -> str:
        """Set the damaged shared file aside and begin anew.  Raises as ``take``."""
        return self._put_shared_right(None, even_newer=even_newer)

    def _put_shared_right(self, shared: Shared | None, *, even_newer: bool) -> str:
        with self._lock:
            self._check(self.shared_problem(), even_newer=even_newer)
            instead = None if shared is None else shared_to_json(shared)
            name = self._store.set_aside(None, instead)
        self._changed(None)
        return name

    def _games(self, game_id: GameId) -> Iterator[tuple[Earlier, tuple[Log, Game]]]:
        """Yield every copy of a game that can be read, those beside it first."""
        yield from self._whole(game_id, lambda it: replayed_as(it, game_id))
        for kept, record in self.also(game_id):
            with suppress(BookError, RuleError):
                yield kept, replayed_as(record, game_id)

    def _whole(
        self, game_id: GameId | None, read: Callable[[object], Read]
    ) -> Iterator[tuple[Earlier, Read]]:
        """Yield the copies that can be read, each with what it holds."""
        for kept in self._store.earlier(game_id):
            try:
                found = read(self._store.read_earlier(game_id, kept.name))
            except (BookError, RuleError):
                continue
            yield kept, found

    @staticmethod
    def _check(problem: BookError | RuleError | None, *, even_newer: bool) -> None:
        if problem is None:
            raise StoreError(sentence("This can be read again: there is nothing to rescue."))
        if is_newer(problem) and not even_newer:
            raise StoreError(
                sentence("This was written by a newer scorekeeper, and is whole: update this one.")
            )


def _problem(read: Callable[[], object]) -> BookError | RuleError | None:
    try:
        read()
    except NoSuchGameError:
        raise
    except (BookError, RuleError) as problem:
        return problem
    return None
