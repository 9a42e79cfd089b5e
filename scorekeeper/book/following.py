"""Following: what another program, the one that writes, has changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scorekeeper.book.store import Store
from scorekeeper.rules import GameId

__all__ = ["Following"]


class Following:
    """Notices what changed in a store, by stamps: no game is read or listed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._mark: tuple[str, str] | None = None
        self._stamps: dict[GameId, str | None] = {}

    def news(self, ids: Callable[[], Iterable[GameId]]) -> dict[GameId, bool] | None:
        """Return which games changed since this was asked last, and whether each is there.

        ``ids`` returns those that somebody cares for; one that was not among them the last
        time counts as changed.  None says that nothing changed at all.  Raises StoreError.
        """
        # First the mark: what changes after it is seen the next time, if not now.
        mark = self._store.folder_stamp(), self._store.shared_stamp()
        if mark == self._mark:
            return None
        stamps = {game_id: self._store.stamp(game_id) for game_id in ids()}
        found = {
            game_id: stamp is not None
            for game_id, stamp in stamps.items()
            if game_id not in self._stamps or self._stamps[game_id] != stamp
        }
        self._mark, self._stamps = mark, stamps
        return found
