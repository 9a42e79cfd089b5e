"""The shared record, where it is kept: read afresh each time, changed by one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock

from scorekeeper.book.errors import BookError
from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.book.store import Store
from scorekeeper.rules import RuleError

__all__ = ["SharedRecord"]

_LOG = logging.getLogger(__name__)


class SharedRecord:
    """What all games share, in a store.

    One that cannot be read counts as new, so that everything else goes on; it is never
    written over.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()

    @property
    def now(self) -> Shared:
        """What it says, or a new one where it cannot be read."""
        try:
            return self._read()
        except (BookError, RuleError) as problem:
            _LOG.warning("what all games share cannot be read: %s", problem)
            return Shared()

    @property
    def problem(self) -> BookError | RuleError | None:
        """Why it cannot be read, or None."""
        try:
            self._read()
        except (BookError, RuleError) as problem:
            return problem
        return None

    def change(self, change: Callable[[Shared], Shared]) -> None:
        """Replace it by what ``change`` makes of it.

        Raises BookError or RecordError, with nothing changed.
        """
        with self._lock:
            self._store.write_shared(shared_to_json(change(self._read())))

    def _read(self) -> Shared:
        return shared_from_json(self._store.read_shared())
