"""The catalogue: lists of the games that are kept, and what each list says about them.

It answers from an index, which it keeps in line with the store: a game that was changed here
is looked at again before the next question, and one that was changed elsewhere shows by the
stamps.  No entry waits for the index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from threading import Lock, RLock
from typing import Final, TypeVar

from scorekeeper.book.errors import BookError, NoSuchGameError, StoreError
from scorekeeper.book.index import Index, IndexLostError, MemoryIndex, Row, State
from scorekeeper.book.log import Log
from scorekeeper.book.sought import EVERYTHING, UNREADABLE, Sought
from scorekeeper.book.store import Store
from scorekeeper.book.summary import Summary, Unreadable, summary
from scorekeeper.book.tallies import tallies
from scorekeeper.rules import Game, GameId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["AT_ONCE", "Catalogue", "OutOfLineError"]

AT_ONCE: Final = 100
"""How many games a question waits for; with more, the older ones are looked through later."""
STEP: Final = 100
"""How many games are looked through in one go when nobody waits for anything else."""
RECENT: Final = 16
"""How many games that were changed last are looked at one by one when an index is opened."""

T = TypeVar("T")


class OutOfLineError(BookError):
    """The index said of a game what is not so; by now it says what is."""


class Catalogue:
    """What is kept in a store, newest first.

    ``read`` reads a game from it; ``opened`` returns one that somebody has open, as it
    stands, or None.  ``on_behind`` is called when many games are still to be looked through
    by ``catch_up``.  Every method that lists raises StoreError when the games cannot be.
    """

    def __init__(
        self,
        store: Store,
        read: Callable[[GameId], tuple[Log, Game]],
        opened: Callable[[GameId], Game | None],
        index: Index | None = None,
    ) -> None:
        self._store, self._read, self._opened = store, read, opened
        self._index: Index = index or MemoryIndex()
        self.on_behind: Callable[[], None] = lambda: None
        self._lock = RLock()  # guards the index and what is behind; games are read under it
        self._behind: set[GameId] = set()
        self._folder = ""  # the store's stamp, from before it was looked at last
        self._noting = Lock()  # guards what follows; nothing but the store is asked under it
        self._changed: set[GameId] = set()
        self._seen: str | None = None  # the store's stamp, all changes to which are known
        self._ours = False

    # -- what happens to the games ------------------------------------------------------

    def changing(self) -> None:
        """Take note that a game is about to be written: what happens next is known here."""
        with self._noting:
            self._ours = False
            with suppress(StoreError):
                self._ours = self._seen is not None and self._store.folder_stamp() == self._seen

    def changed(self, game_id: GameId) -> None:
        """Take note that a game was saved, deleted or brought back."""
        with self._noting:
            self._changed.add(game_id)
            if self._ours:
                self._ours = False
                with suppress(StoreError):
                    self._seen = self._store.folder_stamp()

    # -- lists ------------------------------------------------------------------------

    def summaries(
        self, limit: int | None = None, older_than: GameId | None = None
    ) -> Iterator[Summary | Unreadable]:
        """Yield games newest first, at most ``limit``; without one, all of them.

        A game that cannot be read is an Unreadable.
        """
        return self.find(EVERYTHING, limit, older_than)

    def find(
        self, sought: Sought, limit: int | None = None, older_than: GameId | None = None
    ) -> Iterator[Summary | Unreadable]:
        """Yield the games that are what is sought, as ``summaries`` does."""
        if limit is None:
            self.catch_up()
        rows = self._ask(lambda: self._index.rows(sought, limit, older_than))
        return (self._shown(row.id, row.summary) for row in rows)

    def unreadable(self, limit: int) -> tuple[Unreadable, ...]:
        """Return games that cannot be read, the newest of them, each with the reason."""
        found = self.find(UNREADABLE, limit)
        return tuple(one for one in found if isinstance(one, Unreadable))

    def count(self, sought: Sought = EVERYTHING) -> int:
        """Return how many games are what is sought, of those that were looked through."""
        return self._ask(lambda: self._index.count(sought))

    def count_since(self, at: str) -> int:
        """Return how many games began after a local time, of those that were looked through."""
        return self._ask(lambda: self._index.count(EVERYTHING, at))

    def answer(self, question: Callable[[Index], T]) -> T:
        """Return what the index answers, of the games that were looked through."""
        return self._ask(lambda: question(self._index))

    def summary(self, game_id: GameId) -> Summary | Unreadable:
        """Return one game's summary, or why it cannot be read."""
        row = self._ask(lambda: self._index.row(game_id))
        return self._shown(game_id, None if row is None else row.summary)

    def _shown(self, game_id: GameId, known: Summary | None) -> Summary | Unreadable:
        """Return a game as it stands where somebody has it open, else as it is ``known``."""
        game = self._opened(game_id)
        if game is not None:
            return summary(game)
        if known is not None:
            return known
        try:
            found = summary(self._read(game_id)[1])
        except (BookError, RuleError) as problem:
            return Unreadable(game_id, problem)
        with self._noting:  # it can be read by now
            self._changed.add(game_id)
        return found

    # -- the index --------------------------------------------------------------------

    @property
    def left(self) -> int:
        """How many games are still to be looked through before every list is whole."""
        return len(self._behind)

    def catch_up(self, most: int | None = None) -> int:
        """Look through at most ``most`` more games, without it all; return how many are left.

        Others may ask meanwhile: they wait for one step at most.
        """
        left = self._ask(lambda: self._step(STEP if most is None else most))
        while left and most is None:
            left = self._ask(lambda: self._step(STEP))
        return left

    def compare(self) -> None:
        """Compare the stamp of every game with the index, even if nothing seems to have changed."""
        with self._noting:
            self._seen = None
        self._ask(lambda: None, trusting=False)

    def check(self) -> Iterator[tuple[GameId, BookError | RuleError | None]]:
        """Replay every game, newest first; yield its id and what is wrong with it, or None.

        A game of which the index said what is not so is an OutOfLineError, and mended.
        """
        self.compare()
        for game_id in self._store.game_ids():
            yield game_id, self._ask(partial(self._checked, game_id))

    def rebuild(self) -> None:
        """Throw the index away and build it from the games again."""
        with self._lock:
            self._index.clear()
            self.compare()
        self.catch_up()

    def close(self) -> None:
        """Bring the index in line for the next time, and let go of it."""
        with self._lock, suppress(StoreError):
            if self._seen is not None:
                self._ask(lambda: None)
            self._index.close()

    def _ask(self, question: Callable[[], T], *, trusting: bool = True) -> T:
        """Return the answer of an index that is in line with the store."""
        with self._lock:
            before = self.left
            try:
                self._bring_up(trusting=trusting)
                answer = question()
            except IndexLostError:  # and so it is empty now
                with self._noting:
                    self._seen = None
                self._bring_up()
                answer = question()
            if self.left > before:
                self.on_behind()
            return answer

    def _bring_up(self, *, trusting: bool = True) -> None:
        """Look again at what has changed, the newest games first."""
        with self._noting:
            changed, self._changed = self._changed, set()
            seen = self._seen
        try:
            folder = self._store.folder_stamp()
            if seen is None and trusting and self._in_line(folder):
                seen = folder
            self._look(changed, set() if folder == seen else self._differing(), folder)
        except BaseException:
            with self._noting:
                self._changed |= changed
            raise

    def _look(self, noted: set[GameId], differing: set[GameId], folder: str) -> None:
        """Look at the games that have changed; ``folder`` is the stamp from before that."""
        self._folder = folder
        # What was changed here goes first; what is behind anyway can wait.
        newest = sorted(noted, reverse=True) + sorted(
            differing - self._behind - noted, reverse=True
        )
        self._behind.update(newest[AT_ONCE:])
        self._put(newest[:AT_ONCE])
        with self._noting:
            self._seen = folder

    def _in_line(self, folder: str) -> bool:
        """Return whether nothing has happened since the index was written.

        Two changes within one tick of the clock leave the folder alike, but not the files.
        """
        state = self._index.state()
        return (
            bool(state.folder)
            and state.folder == folder
            and all(self._store.stamp(one) == _stamp(self._index.row(one)) for one in state.recent)
        )

    def _differing(self) -> set[GameId]:
        """Return the games whose stamps are not those of the index."""
        kept, known = self._store.stamps(), self._index.stamps()
        return {one for one, _ in kept.items() ^ known.items()}

    def _step(self, most: int) -> int:
        """Look through some of what is behind; return how many are left."""
        self._put(sorted(self._behind, reverse=True)[:most])
        return self.left

    def _put(self, ids: Iterable[GameId]) -> None:
        """Bring games into the index as they are kept now."""
        self._keep({game_id: self._row(game_id)[0] for game_id in ids})

    def _keep(self, rows: Mapping[GameId, Row | None]) -> None:
        """Write rows into the index, those that are None out of it, and how far it goes now."""
        self._behind.difference_update(rows)
        before = self._index.state()
        recent = (*(one for one in before.recent if one not in rows), *reversed([*rows]))[-RECENT:]
        state = State("" if self._behind else self._folder, recent)
        if rows or state != before:
            gone = [game_id for game_id, row in rows.items() if row is None]
            self._index.put([row for row in rows.values() if row is not None], gone, state)

    def _row(self, game_id: GameId) -> tuple[Row | None, BookError | RuleError | None]:
        """Return a game's row, None when there is no such game; and why it cannot be read."""
        stamp = self._store.stamp(game_id)  # before it is read: it may change meanwhile
        if stamp is None:
            return None, None
        try:
            log, game = self._read(game_id)
        except NoSuchGameError as gone:
            return None, gone
        except (BookError, RuleError) as problem:
            return Row(game_id, stamp), problem
        return Row(game_id, stamp, log.last_change, summary(game), tallies(game)), None

    def _checked(self, game_id: GameId) -> BookError | RuleError | None:
        """Return what is wrong with a game, or was with its row."""
        found, problem = self._row(game_id)
        known = self._index.row(game_id)
        if found == known:
            return problem
        behind = found is None or found.stamp != _stamp(known)
        self._keep({game_id: found})
        if problem is None and not behind:
            return OutOfLineError(
                sentence("The lists said of game {game} what is not so."), game=game_id
            )
        return problem


def _stamp(row: Row | None) -> str | None:
    return None if row is None else row.stamp
