"""The bin: deleted games, each to be brought back within thirty days.

A deletion is noted with its time, so that it stays one when backups are merged.  The note is
what lasts; the file in the bin is what can be brought back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from scorekeeper.book.deletions import later
from scorekeeper.book.errors import BookError
from scorekeeper.book.log import Log, replayed_as
from scorekeeper.book.shared import Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.store import Store
from scorekeeper.book.summary import Summary, Unreadable, summary
from scorekeeper.rules import GameId, RuleError

__all__ = ["DAYS", "Bin", "Binned"]

DAYS: Final = 30
"""Days that a deleted game can be brought back."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Binned:
    """A game in the bin: when it was deleted, and in how many days it will be gone."""

    game: Summary | Unreadable
    deleted: str
    days_left: int


class Bin:
    """The deleted games of a store; ``clock`` gives the local time."""

    def __init__(self, store: Store, record: SharedRecord, clock: Callable[[], str]) -> None:
        self._store, self._record, self._clock = store, record, clock

    def games(self) -> tuple[Binned, ...]:
        """Return what is in the bin, the game deleted last first.  Raises StoreError."""
        since, now = self._since(), self._clock()
        found = []
        for game_id in self._store.deleted_ids():
            deleted = since.get(game_id, now)
            left = DAYS - _days(deleted, now)
            found.append(Binned(self._summary(game_id), deleted, max(0, left)))
        return tuple(sorted(found, key=lambda one: one.deleted, reverse=True))

    def count(self) -> int:
        """Return how many games are in the bin.  Raises StoreError."""
        return len(self._store.deleted_ids())

    def has_noted(self, game_id: GameId) -> bool:
        """Return whether a game was deleted, as far as that is known, and did not come back."""
        return game_id in self._record.now.deletions.games

    def noted(self, game_id: GameId) -> None:
        """Take note that a game was deleted just now."""
        log = self._log(game_id)
        # A clock that was set back must not make the deletion older than the game.
        now = max(self._clock(), log.last_change if log else "")

        def deleted(shared: Shared) -> Shared:
            roster = shared.roster.unseated(log.setup) if log else shared.roster
            notes = shared.deletions.noting({game_id: now})
            since = _without(shared.binned, {game_id})
            return replace(shared, roster=roster, deletions=notes, binned=since)

        self._remember(deleted)

    def arrived(self, game_id: GameId) -> None:
        """Take note that a game came into the bin now that was deleted elsewhere, earlier.

        Its thirty days begin here: so long it can be brought back.
        """
        now = self._clock()
        self._remember(lambda shared: replace(shared, binned={**shared.binned, game_id: now}))

    def taken_out(self, log: Log) -> Log:
        """Take note that a game came out of the bin; return its log as newer than that.

        Else a merge with a backup from between would delete it once more.
        """
        game_id = log.setup.id
        note = self._record.now.deletions.games.get(game_id, "")
        self._remember(
            lambda shared: replace(
                shared,
                roster=shared.roster.seated(log.setup),
                deletions=shared.deletions.without({game_id}),
                binned=_without(shared.binned, {game_id}),
            )
        )
        return replace(log, changed=later(self._clock(), max(note, log.last_change)))

    def delete_for_good(self, game_id: GameId) -> None:
        """Delete a game in the bin with everything that is kept of it.  Raises StoreError."""
        self._store.forget_deleted(game_id)

    def empty(self) -> int:
        """Delete what has been in the bin for thirty days; return how many games that was.

        A game whose deletion was not noted, after a crash, is from now on.  Raises StoreError.
        """
        now, since = self._clock(), self._since()
        waiting = self._store.deleted_ids()
        if missing := {game_id: now for game_id in waiting if game_id not in since}:
            self._remember(
                lambda shared: replace(shared, deletions=shared.deletions.noting(missing))
            )
        over = [game_id for game_id in waiting if _days(since.get(game_id, now), now) >= DAYS]
        for game_id in over:
            self._store.forget_deleted(game_id)
        if gone := self._record.now.binned.keys() - set(self._store.deleted_ids()):
            self._remember(lambda shared: replace(shared, binned=_without(shared.binned, gone)))
        return len(over)

    def _since(self) -> Mapping[GameId, str]:
        """Return since when games have been in the bin, as far as that was noted."""
        shared = self._record.now
        return {**shared.deletions.games, **shared.binned}

    def _summary(self, game_id: GameId) -> Summary | Unreadable:
        try:
            return summary(replayed_as(self._store.read_deleted(game_id), game_id)[1])
        except (BookError, RuleError) as problem:
            return Unreadable(game_id, problem)

    def _log(self, game_id: GameId) -> Log | None:
        try:
            return replayed_as(self._store.read_deleted(game_id), game_id)[0]
        except (BookError, RuleError):
            return None

    def _remember(self, change: Callable[[Shared], Shared]) -> None:
        """Change the notes.  The game itself is where it should be: a failure is only logged."""
        try:
            self._record.change(change)
        except (BookError, RuleError) as problem:
            _LOG.warning("a deletion cannot be noted: %s", problem)


def _without(times: Mapping[GameId, str], games: Collection[GameId]) -> dict[GameId, str]:
    return {game_id: at for game_id, at in times.items() if game_id not in games}


def _days(since: str, now: str) -> int:
    """Return whole days between two local times, 0 where the clock was set back."""
    passed = datetime.fromisoformat(now) - datetime.fromisoformat(since)
    return max(timedelta(0), passed).days
