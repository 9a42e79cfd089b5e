"""The library: every game that is kept, and what is remembered from one to the next.

There is one per process.  It hands out one scorer per game, however many pages ask, so
that they stay in step; and it survives files that cannot be read, one by one.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import islice
from threading import Lock, RLock
from weakref import WeakValueDictionary

from scorekeeper.book.errors import BookError, NoSuchGameError, StoreError
from scorekeeper.book.house import House
from scorekeeper.book.ids import checked_id
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.log import Log, log_to_json, replayed
from scorekeeper.book.players import Roster
from scorekeeper.book.scorer import Scorer
from scorekeeper.book.shared import LastTable, Settings, Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.store import Store
from scorekeeper.book.summary import Summary, Unreadable, summary
from scorekeeper.rules import Game, GameId, Player, PlayerId, RecordError, RuleError, Rules, Setup
from scorekeeper.rules.errors import sentence

__all__ = ["Arrival", "Library", "Summary", "Unreadable"]

_LOG = logging.getLogger(__name__)


class Arrival(StrEnum):
    """What becomes of a game that is brought in."""

    NEW = "new"
    """There was none with its id."""
    REPLACED = "replaced"
    """It is newer than the one here, and takes its place."""
    NEWER_HERE = "newer-here"
    """The one here is newer, and stays."""
    SAME = "same"
    """Both are equal."""


class Library:
    """All games of one store.

    ``clock`` gives the local time, ``new_id`` an id that sorts by it.  ``house`` holds the
    rules that are kept here.
    """

    def __init__(
        self, store: Store, clock: Callable[[], str], new_id: Callable[[], GameId]
    ) -> None:
        self.clock = clock
        self.new_id = new_id
        self._store = store
        self._shared = SharedRecord(store)
        self._listeners = Listeners()
        self.house = House(self._shared, self._listeners)
        self._lock = RLock()  # guards _open; may be held while a file is read
        self._open: WeakValueDictionary[GameId, Scorer] = WeakValueDictionary()
        # The innermost lock: a scorer takes it to save, and nothing is called under it
        # but the store.
        self._files = Lock()
        self._deleted: set[GameId] = set()
        self._summaries: dict[GameId, Summary] = {}
        self._writes = 0

    def subscribe(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Have ``callback`` called when games come or go; returns what unsubscribes it."""
        return self._listeners.add(callback)

    # -- games ------------------------------------------------------------------------

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first.  Raises StoreError."""
        return self._store.game_ids()

    def open(self, game_id: str) -> Scorer:
        """Return the scorer of a game: the same one for everybody while anybody holds it.

        Raises NoSuchGameError, StoreError for a file and RecordError for a record that
        cannot be read.
        """
        known = checked_id(game_id)
        with self._lock:
            if known in self._deleted:
                raise NoSuchGameError(sentence("There is no game {game}."), game=known)
            scorer = self._open.get(known)
            if scorer is None:
                log, game = self._read(known)
                scorer = self._open[known] = Scorer(log, self._save, self.clock, game)
            return scorer

    def start(self, players: tuple[Player, ...], first_dealer: PlayerId, rules: Rules) -> Scorer:
        """Begin a game of ``players``, who sit clockwise in this order, now.

        Raises RuleError for a table that cannot play, and as ``begin`` does.
        """
        return self.begin(Setup(self.new_id(), self.clock(), players, first_dealer, rules))

    def begin(self, setup: Setup) -> Scorer:
        """Begin a game: it is saved at once, its people and rules are remembered.

        Raises NotSavedError when it cannot be saved, StoreError when its id is taken.
        """
        game_id = checked_id(setup.id)
        with self._lock:
            if game_id in self._open or game_id in self.game_ids():
                raise StoreError(sentence("There is a game {game} already."), game=game_id)
            scorer = Scorer(Log(setup), self._save, self.clock)
            scorer.adopt(scorer.log)
            self._open[game_id] = scorer
            self._remember(lambda shared: shared.begun(setup))
        self._listeners.tell()
        return scorer

    def delete(self, game_id: GameId) -> None:
        """Put a game into the bin; pages that have it open cannot write to it any more.

        Raises StoreError.
        """
        with self._files:
            self._store.delete_game(checked_id(game_id))
            self._deleted.add(game_id)
        self._listeners.tell()

    def restore(self, game_id: GameId) -> None:
        """Take a game out of the bin, as it was.  Raises StoreError."""
        with self._files:
            self._store.restore_game(checked_id(game_id))
            self._deleted.discard(game_id)
        self._listeners.tell()

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""
        return self._store.deleted_ids()

    # -- lists ------------------------------------------------------------------------

    def summaries(
        self, limit: int | None = None, older_than: GameId | None = None
    ) -> Iterator[Summary | Unreadable]:
        """Yield games newest first, at most ``limit``, each read only when asked for.

        A game that cannot be read is an Unreadable.  Raises StoreError when the games
        cannot be listed.
        """
        ids = (game_id for game_id in self.game_ids() if older_than is None or game_id < older_than)
        return (self.summary(game_id) for game_id in islice(ids, limit))

    def summary(self, game_id: GameId) -> Summary | Unreadable:
        """Return one game's summary, or why it cannot be read."""
        scorer = self._open.get(game_id)
        if scorer is not None:
            return summary(scorer.game)
        known, writes = self._summaries.get(game_id), self._writes
        if known is not None:
            return known
        try:
            found = summary(self._read(game_id)[1])
        except (BookError, RuleError) as problem:
            return Unreadable(game_id, problem)
        with self._files:
            if self._writes == writes:  # else what was read may be old by now
                self._summaries[game_id] = found
        return found

    def check(self) -> Iterator[tuple[GameId, BookError | RuleError | None]]:
        """Replay every game, newest first; yield its id and what is wrong with it, or None."""
        for game_id in self.game_ids():
            try:
                self._read(game_id)
            except (BookError, RuleError) as problem:
                yield game_id, problem
            else:
                yield game_id, None

    # -- bringing in ------------------------------------------------------------------

    def weigh(self, log: Log) -> Arrival:
        """Return what would become of ``log``, were it brought in.

        Raises StoreError or RecordError when a game of its id is here and cannot be read.
        """
        try:
            here = self.open(log.setup.id).log
        except NoSuchGameError:
            return Arrival.NEW
        if _text(here) == _text(log):
            return Arrival.SAME
        return Arrival.REPLACED if _age(log) > _age(here) else Arrival.NEWER_HERE

    def import_log(self, log: Log) -> Arrival:
        """Bring a game in: of two with one id the newer stays.

        A deleted game comes back.  Raises as ``weigh``, and NotSavedError.
        """
        game_id = checked_id(log.setup.id)
        arrival = self.weigh(log)
        if arrival in {Arrival.SAME, Arrival.NEWER_HERE}:
            return arrival
        with self._lock:
            self._deleted.discard(game_id)
            scorer = self._open.get(game_id)
            if scorer is None:
                scorer = Scorer(log, self._save, self.clock)
        scorer.adopt(log)
        if arrival is Arrival.NEW:
            self._remember(lambda shared: shared.seated(log.setup))
        self._listeners.tell()
        return arrival

    # -- what all games share ---------------------------------------------------------

    @property
    def shared_problem(self) -> BookError | RuleError | None:
        """Why what follows cannot be read, and so counts as new; else None."""
        return self._shared.problem

    @property
    def roster(self) -> Roster:
        """Everybody who has played here."""
        return self._shared.now.roster

    @property
    def last_table(self) -> LastTable | None:
        """Who sat where last time, for the same people again."""
        return self._shared.now.table

    @property
    def settings(self) -> Settings:
        """What a person chose for this device."""
        return self._shared.now.settings

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings.  Raises StoreError or RecordError, with nothing changed."""
        self._shared.change(lambda shared: replace(shared, settings=settings))
        self._listeners.tell()

    # -- files ------------------------------------------------------------------------

    def _read(self, game_id: GameId) -> tuple[Log, Game]:
        log, game = replayed(self._store.read_game(game_id), place=game_id)
        if log.setup.id != game_id:
            raise RecordError(
                f"{game_id}.setup.id",
                sentence("this is the game {found}, under another's name."),
                found=log.setup.id,
            )
        return log, game

    def _save(self, log: Log) -> None:
        game_id = log.setup.id
        with self._files:
            if game_id in self._deleted:
                raise NoSuchGameError(sentence("The game {game} was deleted."), game=game_id)
            self._store.write_game(game_id, log_to_json(log))
            self._writes += 1
            self._summaries.pop(game_id, None)

    def _remember(self, change: Callable[[Shared], Shared]) -> None:
        """Change what all games share.  The game itself is safe: a failure is only logged."""
        try:
            self._shared.change(change)
        except (BookError, RuleError):
            _LOG.exception("the people of this game cannot be remembered")


def _age(log: Log) -> tuple[str, int, str]:
    """Return what sorts logs of one game, newest last, the same way on every device."""
    return log.last_change, len(log.written), _text(log)


def _text(log: Log) -> str:
    return json.dumps(log_to_json(replace(log, changed="")), sort_keys=True)
