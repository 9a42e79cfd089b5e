"""Following: what another program, the one that writes, has changed meanwhile."""

from __future__ import annotations

from threading import Lock

from scorekeeper.book.store import Store
from scorekeeper.rules import GameId

__all__ = ["Following"]


class Following:
    """Notices what changed in a store, by stamps: no game is read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._mark: tuple[str, str] | None = None
        self._stamps: dict[GameId, str] = {}

    def news(self) -> dict[GameId, bool] | None:
        """Return which games changed, came or went since this was asked last: what is there.

        None says that nothing changed at all; at first everything is news.  Raises
        StoreError.
        """
        with self._lock:
            # First the mark: what changes after it is seen the next time, if not now.
            mark = self._store.folder_stamp(), self._store.shared_stamp()
            if mark == self._mark:
                return None
            now, before = self._store.stamps(), self._stamps
            self._mark, self._stamps = mark, now
        ids = now.keys() | before.keys()
        return {one: one in now for one in ids if now.get(one) != before.get(one)}
