"""The shared record, where it is kept: read when it is another one, changed by one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from threading import Lock

from scorekeeper.book.errors import BookError
from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.book.stamps import Changed
from scorekeeper.book.store import Store
from scorekeeper.rules import RuleError, Rules

__all__ = ["SharedRecord"]

_LOG = logging.getLogger(__name__)


class SharedRecord:
    """What all games share, in a store; ``clock`` gives the local time.

    One that cannot be read counts as new, so that everything else goes on; it is never
    written over.
    """

    def __init__(self, store: Store, clock: Callable[[], str]) -> None:
        self._store, self._clock = store, clock
        self._lock = Lock()
        # One value, replaced in one step: what was read, or why it was not, and its stamp.
        self._known: tuple[str, Shared | BookError | RuleError] | None = None

    @property
    def now(self) -> Shared:
        """What it says, or a new one where it cannot be read."""
        found = self._found()
        return found if isinstance(found, Shared) else Shared()

    @property
    def problem(self) -> BookError | RuleError | None:
        """Why it cannot be read, or None."""
        found = self._found()
        return None if isinstance(found, Shared) else found

    def change(self, change: Callable[[Shared], Shared], *, stamping: bool = True) -> None:
        """Replace it by what ``change`` makes of it, unless that is the same.

        What is different is stamped with the time, unless ``stamping`` is off: what another
        device changed keeps its own time.  Raises BookError or RecordError, with nothing
        changed.
        """
        with self._lock:
            before = shared_from_json(self._store.read_shared())
            after = change(before)
            if stamping:
                after = _stamped(before, after, self._clock())
            if after != before:
                self._store.write_shared(shared_to_json(after))

    def replace_damaged(self, shared: Shared) -> None:
        """Set a record that cannot be read aside, and put ``shared`` in its place."""
        with self._lock:
            self._store.set_aside(None, shared_to_json(shared))

    def _found(self) -> Shared | BookError | RuleError:
        try:
            # The stamp comes first: what is written meanwhile is read again the next time.
            stamp = self._store.shared_stamp()
        except BookError as problem:
            return problem
        known = self._known
        if known is not None and known[0] == stamp:
            return known[1]
        found: Shared | BookError | RuleError
        try:
            found = shared_from_json(self._store.read_shared())
        except (BookError, RuleError) as problem:
            _LOG.warning("what all games share cannot be read: %s", problem)
            found = problem
        self._known = (stamp, found)
        return found


def _stamped(before: Shared, after: Shared, now: str) -> Shared:
    """Return ``after`` with the time of everything in it that is not as ``before``."""
    old, new = _by_key(before), _by_key(after)
    rules = {key: at for key, at in after.changed.rules.items() if key in new}
    rules |= {key: now for key, own in new.items() if own != old.get(key)}
    gone = {key: at for key, at in after.deletions.rules.items() if key not in new}
    gone |= {key: now for key in old if key not in new}
    is_set = after.settings != before.settings
    is_chosen = after.house.default != before.house.default
    changed = Changed(
        settings=now if is_set else after.changed.settings,
        default=now if is_chosen else after.changed.default,
        rules=rules,
    )
    return replace(after, changed=changed, deletions=replace(after.deletions, rules=gone))


def _by_key(shared: Shared) -> dict[str, Rules]:
    return {own.key: own for own in shared.house.rules}
