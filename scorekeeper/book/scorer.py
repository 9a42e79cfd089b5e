"""The scorer: one game open for writing, shared by every page of the process.

Every change goes through here: it is checked, saved, and only then shown.  What the disk
refuses to take is shown all the same, as not saved yet: it is written down, and is saved
with the next entry, or by the next try.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import RLock

from scorekeeper.book.errors import BookError, LookOnlyError, NotSavedError, NotWrittenError
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.log import Log
from scorekeeper.rules import Entry, Game

__all__ = ["Scorer"]

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _State:
    """A log and its game; the log that is on disk, and why that is not the same one."""

    log: Log
    game: Game
    saved: Log
    trouble: BookError | None = None


class Scorer:
    """Records, undoes and redoes, for any number of pages and threads at once.

    ``save`` keeps a log for good, or raises StoreError; ``clock`` gives the local time;
    ``game`` is the log replayed, where somebody has done that already.  ``on_trouble`` is
    called when trouble has come or gone.  ``regain`` asks for the right to write again when
    that was lost, and returns whether it is had; it is called without the lock.
    """

    def __init__(
        self,
        log: Log,
        save: Callable[[Log], None],
        clock: Callable[[], str],
        game: Game | None = None,
        on_trouble: Callable[[Scorer], None] = lambda _: None,
        *,
        regain: Callable[[], bool] = lambda: False,
    ) -> None:
        self._save = save
        self._clock = clock
        self._on_trouble, self._regain = on_trouble, regain
        self._lock = RLock()
        self._listeners = Listeners()
        # One value, replaced in one step: who reads without the lock sees no mixture.
        self._state = _State(log, game or log.game(), log)
        self._before: Game | None = None  # the game before the last entry, once known

    @property
    def log(self) -> Log:
        """The log as it stands."""
        return self._state.log

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._state.game

    @property
    def saved(self) -> Log:
        """The log as it was saved last; it is ``log`` unless there is trouble."""
        return self._state.saved

    @property
    def trouble(self) -> BookError | None:
        """Why the log as it stands is not saved, or None when it is."""
        return self._state.trouble

    @property
    def unsaved(self) -> tuple[Entry, ...]:
        """The entries that are not on disk yet; none, too, where an undo is not."""
        now = self._state
        if now.trouble is None:
            return ()
        both = zip(now.log.written, now.saved.written, strict=False)
        same = next((at for at, (one, other) in enumerate(both) if one != other), None)
        shorter = min(len(now.log.written), len(now.saved.written))
        return now.log.entries[shorter if same is None else same :]

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
        can never be saved; nothing has changed then.  What the disk refuses is trouble.
        """
        self._change(lambda: self._record(entry))

    def _record(self, entry: Entry) -> None:
        with self._changing():
            before = self.game
            after = before.after(entry)
            if after is not before:
                self._turn(self.log.added(entry, self._clock()), after, before)

    def undo(self) -> None:
        """Take the last entry back; nothing happens when there is none.

        Raises NotSavedError as ``record`` does.
        """
        self._change(self._undo)

    def _undo(self) -> None:
        with self._changing():
            before = self.before_undo
            if before is not None:
                self._turn(self.log.undoing(self._clock()), before, None)

    def redo(self) -> None:
        """Bring back the entry undone last; nothing happens when there is none.

        Raises NotSavedError as ``record`` does.
        """
        self._change(self._redo)

    def _redo(self) -> None:
        with self._changing():
            entry, before = self.can_redo, self.game
            if entry is not None:
                self._turn(self.log.redoing(self._clock()), before.after(entry), before)

    def adopt(self, log: Log) -> None:
        """Go on with another log of the same game: a new one, or brought in from elsewhere.

        Raises NotSavedError, with nothing changed, also when the disk refuses it: nobody
        has entered it here, so nothing is lost.
        """
        with self._changing():
            game = log.game()
            try:
                self._save(log)
            except BookError as failed:
                raise self._not_saved(failed) from failed
            self._state, self._before = _State(log, game, log), None

    def save_again(self) -> bool:
        """Try to save what is not saved yet; return whether all is.

        What stands in the way now is the new trouble.
        """
        with self._changing():
            now = self._state
            if now.trouble is None:
                return True
            try:
                self._save(now.log)
            except BookError as failed:
                self._suffer(failed)
                return False
            self._state = _State(now.log, now.game, now.log)
            return True

    def show(self, log: Log, game: Game) -> None:
        """Show what another program has saved meanwhile: ``game`` is ``log``, replayed.

        What this one could not save stays, unless the other has gone another way: that is
        on disk.
        """
        with self._changing():
            now = self._state
            if log == now.saved:
                return
            if now.trouble is not None and log != now.log:
                _LOG.warning("%s was changed elsewhere: %s give way", log.setup.id, self.unsaved)
            self._state, self._before = _State(log, game, log), None

    def _change(self, change: Callable[[], None]) -> None:
        """Do ``change``; once more, where the right to write was lost and is had again."""
        before = self.log
        try:
            change()
        except NotSavedError as refused:
            # What somebody else has written meanwhile is not what this was meant for.
            if not self._has_regained(refused) or self.log != before:
                raise
            change()

    def _has_regained(self, refused: NotSavedError) -> bool:
        try:
            return isinstance(refused.__cause__, LookOnlyError) and self._regain()
        except BookError as failed:
            _LOG.info("the right to write cannot be had again: %s", failed)
            return False

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Hold the lock; then, if anything has changed, tell everybody without it."""
        was = now = self._state
        try:
            with self._lock:
                was = now = self._state
                try:
                    yield
                finally:
                    now = self._state
        finally:
            if (now.trouble is None) is not (was.trouble is None):
                self._on_trouble(self)
            if now is not was:
                self._listeners.tell()

    def _turn(self, log: Log, game: Game, before: Game | None) -> None:
        try:
            self._save(log)
        except NotWrittenError as refused:
            self._state = replace(self._state, log=log, game=game)
            self._suffer(refused)
        except BookError as failed:
            raise self._not_saved(failed) from failed
        else:
            self._state = _State(log, game, log)
        self._before = before

    def _not_saved(self, failed: BookError) -> NotSavedError:
        if self.trouble is not None:
            self._suffer(failed)
        return NotSavedError(failed.message, **failed.values)

    def _suffer(self, failed: BookError) -> None:
        """Let ``failed`` be the trouble."""
        was = self.trouble
        if type(was) is type(failed) and str(was) == str(failed):
            return
        _LOG.warning("%s is not saved: %s", self.log.setup.id, failed)
        # A new one: an error that was raised keeps all it went through.
        self._state = replace(self._state, trouble=type(failed)(failed.message, **failed.values))
