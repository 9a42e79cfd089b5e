"""The scorer: one game open for writing, shared by every page of the process.

Every change goes through here: it is checked, saved, and only then shown.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

from scorekeeper.book.errors import BookError, NotSavedError
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.log import Log
from scorekeeper.rules import Entry, Game

__all__ = ["Scorer"]


class Scorer:
    """Records, undoes and redoes, for any number of pages and threads at once.

    ``save`` keeps a log for good, or raises StoreError; ``clock`` gives the local time;
    ``game`` is the log replayed, where somebody has done that already.
    """

    def __init__(
        self,
        log: Log,
        save: Callable[[Log], None],
        clock: Callable[[], str],
        game: Game | None = None,
    ) -> None:
        self._save = save
        self._clock = clock
        self._lock = RLock()
        self._listeners = Listeners()
        # One value, replaced in one step: who reads without the lock sees no mixture.
        self._state = (log, game or log.game())
        self._before: Game | None = None  # the game before the last entry, once known

    @property
    def log(self) -> Log:
        """The log as it was saved last."""
        return self._state[0]

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._state[1]

    @property
    def can_undo(self) -> Entry | None:
        """The entry that ``undo`` takes back, or None."""
        written = self.log.written
        return written[-1].entry if written else None

    @property
    def can_redo(self) -> Entry | None:
        """The entry that ``redo`` brings back into ``game``, or None."""
        undone = self.log.undone
        return undone[-1].entry if undone else None

    @property
    def before_undo(self) -> Game | None:
        """The game without the entry that ``undo`` takes back, or None."""
        with self._lock:
            if self._before is None and self.log.written:
                self._before = Game.replay(self.log.setup, self.log.entries[:-1])
            return self._before

    def subscribe(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Have ``callback`` called after every change; returns what unsubscribes it."""
        return self._listeners.add(callback)

    def record(self, entry: Entry) -> None:
        """Write ``entry`` down; one that changes nothing (a double tap) is not recorded.

        Raises RuleError for an entry the rules do not allow now and NotSavedError when it
        cannot be saved; nothing has changed then.
        """
        with self._lock:
            before = self.game
            after = before.after(entry)
            if after is before:
                return
            self._turn(self.log.added(entry, self._clock()), after, before)
        self._listeners.tell()

    def undo(self) -> None:
        """Take the last entry back; nothing happens when there is none.

        Raises NotSavedError, with nothing changed.
        """
        with self._lock:
            before = self.before_undo
            if before is None:
                return
            self._turn(self.log.undoing(self._clock()), before, None)
        self._listeners.tell()

    def redo(self) -> None:
        """Bring back the entry undone last; nothing happens when there is none.

        Raises NotSavedError, with nothing changed.
        """
        with self._lock:
            entry, before = self.can_redo, self.game
            if entry is None:
                return
            self._turn(self.log.redoing(self._clock()), before.after(entry), before)
        self._listeners.tell()

    def adopt(self, log: Log) -> None:
        """Go on with another log of the same game, brought in from elsewhere.

        Raises NotSavedError, with nothing changed.
        """
        with self._lock:
            self._turn(log, log.game(), None)
        self._listeners.tell()

    def show(self, log: Log, game: Game) -> None:
        """Show what another program has saved meanwhile: ``game`` is ``log``, replayed."""
        with self._lock:
            if log == self.log:
                return
            self._state, self._before = (log, game), None
        self._listeners.tell()

    def _turn(self, log: Log, game: Game, before: Game | None) -> None:
        try:
            self._save(log)
        except BookError as failed:
            raise NotSavedError(failed.message, **failed.values) from failed
        self._state = (log, game)
        self._before = before
