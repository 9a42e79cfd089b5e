"""The library: every game that is kept, and what is remembered from one to the next.

There is one per process.  It hands out one scorer per game, however many pages ask, so
that they stay in step; and it survives files that cannot be read, one by one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from threading import RLock

from scorekeeper.book.access import Access, OpenAccess
from scorekeeper.book.arrivals import Arrival, arrival
from scorekeeper.book.backup import Backup
from scorekeeper.book.backups import Backups
from scorekeeper.book.bin import Bin
from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.catching_up import CatchingUp
from scorekeeper.book.copies import Copies
from scorekeeper.book.errors import BookError, NoSuchGameError
from scorekeeper.book.following import Following
from scorekeeper.book.games import KeptGames
from scorekeeper.book.house import House
from scorekeeper.book.ids import checked_id
from scorekeeper.book.index import Index
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.log import Log
from scorekeeper.book.merge import Merge
from scorekeeper.book.merging import Hands, Merging, Told
from scorekeeper.book.people import People
from scorekeeper.book.players import Roster
from scorekeeper.book.renaming import Renaming
from scorekeeper.book.rescue import Rescue
from scorekeeper.book.retry import Later, Retry, on_a_thread
from scorekeeper.book.scorer import Scorer
from scorekeeper.book.scorers import Scorers
from scorekeeper.book.settings import Settings
from scorekeeper.book.shared import LastTable, Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.store import Store
from scorekeeper.book.summary import Summary, Unreadable
from scorekeeper.rules import GameId, Player, PlayerId, RuleError, Rules, Setup

__all__ = ["Arrival", "Library", "Summary", "Unreadable"]

_LOG = logging.getLogger(__name__)


class Library:
    """All games of one store.

    ``clock`` gives the local time, ``new_id`` an id that sorts by it.  ``house`` holds the
    rules that are kept here, ``catalogue`` the lists of games; ``access`` is the right to
    write.  ``later`` does something after so many seconds; ``index`` is where the catalogue
    looks things up, by default one that lasts as long as the program.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], str],
        new_id: Callable[[], GameId],
        *,
        access: Access | None = None,
        later: Later = on_a_thread,
        index: Index | None = None,
        copies: Copies | None = None,
    ) -> None:
        self.clock = clock
        self.new_id = new_id
        self.access: Access = access or OpenAccess()
        self._following = Following(store)
        # Held until all is shown that was read: what is written after that is newer.
        self._looking = RLock()
        self._store = store
        self._shared = SharedRecord(store, clock)
        self._listeners = Listeners()
        self.house = House(self._shared, self._listeners)
        self._retry = Retry(self._listeners.tell, later, self.try_again)
        self._kept = KeptGames(store)
        self._scorers = Scorers(self._kept, clock, self._retry.notice, self.try_again)
        self.catalogue = Catalogue(store, self._kept.read, self._scorers.game, index)
        catching_up = CatchingUp(self.catalogue, self._listeners.tell, later)
        self.catalogue.on_behind = catching_up.begin
        self._kept.changing, self._kept.changed = self.catalogue.changing, self.catalogue.changed
        renaming = Renaming(self.catalogue, self._scorers.open, clock)
        self.people = People(self._shared, self._listeners, self.catalogue, clock, renaming)
        self.bin = Bin(store, self._shared, clock)
        self.rescue = Rescue(store, self._rescued)
        self.backups = Backups(
            store,
            self._shared,
            self.catalogue,
            clock,
            copies=copies,
            unsaved=lambda: {one.log.setup.id: one.log for one in self.unsaved()},
            whole=self.rescue.last_whole,
            shared=self._last_shared,
        )
        self.rescue.also = self.backups.found
        hands = Hands(self._scorers.log, self._scorers.write, self.rescue.go_on, self._delete_again)
        self._merging = Merging(store, self._shared, hands, self._last_shared)

    def subscribe(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Have ``callback`` called when games come or go; returns what unsubscribes it."""
        return self._listeners.add(callback)

    # -- beside another program ---------------------------------------------------------

    def look_again(self) -> None:
        """Show what another program has written meanwhile, while this one only looks.

        Raises StoreError when that cannot be found out.
        """
        with self._looking:
            found_news = self._follow()
        if found_news:
            self._listeners.tell()

    def try_again(self) -> bool:
        """Become the program that writes, once no other does; return whether it is.

        Raises StoreError when there is nothing to write upon.
        """
        with self._looking:
            may_write = self.access.try_again(self._follow)
        self._listeners.tell()
        return may_write

    def _follow(self) -> bool:
        """Show whatever changed; return whether anything did.  Who writes follows nobody."""
        if self.access.look_only is None:
            return False
        news = self._following.news(lambda: self._scorers.ids() | self._kept.deleted)
        for game_id, is_here in (news or {}).items():
            self._kept.notice(game_id, is_here=is_here)
            if is_here:
                self._scorers.show_again(game_id)
        return news is not None

    # -- games ------------------------------------------------------------------------

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first.  Raises StoreError."""
        return self._store.game_ids()

    def open(self, game_id: str) -> Scorer:
        """Return the scorer of a game: the same one for everybody while anybody holds it.

        Raises NoSuchGameError, StoreError for a file and RecordError for a record that
        cannot be read.
        """
        return self._scorers.open(game_id)

    def start(self, players: tuple[Player, ...], first_dealer: PlayerId, rules: Rules) -> Scorer:
        """Begin a game of ``players``, who sit clockwise in this order, now.

        Raises RuleError for a table that cannot play, and as ``begin`` does.
        """
        return self.begin(Setup(self.new_id(), self.clock(), players, first_dealer, rules))

    def begin(self, setup: Setup) -> Scorer:
        """Begin a game: it is saved at once, its people and rules are remembered.

        Raises NotSavedError when it cannot be saved, StoreError when its id is taken.
        """
        scorer = self._scorers.begin(Log(setup))
        self.people.remember(lambda shared: shared.begun(setup))
        self._listeners.tell()
        return scorer

    def unsaved(self) -> tuple[Scorer, ...]:
        """Return the games that are not on disk as they stand; they are tried again."""
        return self._retry.unsaved

    def save_all_again(self) -> bool:
        """Try to save them now; return whether everything is saved."""
        return self._retry.save_all()

    # -- deleting -------------------------------------------------------------------------

    def delete(self, game_id: GameId) -> None:
        """Put a game into the bin; pages that have it open cannot write to it any more.

        Raises StoreError.
        """
        self._kept.delete(game_id)
        self.bin.noted(game_id)
        self._listeners.tell()

    def restore(self, game_id: GameId) -> None:
        """Take a game out of the bin.  Raises StoreError."""
        self._kept.restore(game_id)
        try:
            self._scorers.write(self.bin.taken_out(self._scorers.log(game_id)))
        except (BookError, RuleError) as problem:  # it is back, readable or not
            _LOG.warning("the game %s cannot be stamped: %s", game_id, problem)
        self._listeners.tell()

    def _delete_again(self, game_id: GameId) -> None:
        """Put a game into the bin that was deleted elsewhere."""
        self._kept.delete(game_id)
        self.bin.arrived(game_id)

    def delete_for_good(self, game_id: GameId) -> None:
        """Delete a game in the bin with every copy of it.  Raises StoreError."""
        self.bin.delete_for_good(checked_id(game_id))
        self._listeners.tell()

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""
        return self._store.deleted_ids()

    def _rescued(self, game_id: GameId | None) -> None:
        """Show what was put in order: whoever has the game open sees what is on disk now."""
        if game_id is not None:
            is_here = self._kept.has(game_id)
            self._kept.notice(game_id, is_here=is_here)
            if is_here:
                self._scorers.show_again(game_id)
        self._listeners.tell()

    # -- bringing in ------------------------------------------------------------------

    def weigh(self, log: Log) -> Arrival:
        """Return what would become of ``log``, were it brought in.

        Raises StoreError or RecordError when a game of its id is here and cannot be read.
        """
        try:
            here = self.open(log.setup.id).log
        except NoSuchGameError:
            here = None
        return arrival(here, log)

    def import_log(self, log: Log) -> Arrival:
        """Bring a game in: of two with one id the newer stays.

        A deleted game comes back.  Raises as ``weigh``, and NotSavedError.
        """
        checked_id(log.setup.id)
        found = self.weigh(log)
        if found in {Arrival.SAME, Arrival.NEWER_HERE}:
            return found
        was_deleted = found is Arrival.NEW and self.bin.has_noted(log.setup.id)
        # It comes back by somebody's wish, which is newer than the deletion.
        self._scorers.write(self.bin.taken_out(log) if was_deleted else log)
        if found is Arrival.NEW and not was_deleted:
            self.people.remember(lambda shared: shared.seated(log.setup))
        self._listeners.tell()
        return found

    def weigh_backup(self, backup: Backup, told: Told = lambda *_: None) -> Merge:
        """Return what would become of everything in ``backup``.  Raises as ``Merging.weigh``."""
        return self._merging.weigh(backup, told)

    def merge(self, backup: Backup, told: Told = lambda *_: None) -> Merge:
        """Bring in everything in ``backup``, the newer of two; return what became of it.

        Raises as ``Merging.merge``.
        """
        try:
            return self._merging.merge(backup, told)
        finally:
            self._listeners.tell()

    # -- what all games share ---------------------------------------------------------

    @property
    def shared_problem(self) -> BookError | RuleError | None:
        """Why what follows cannot be read, and so counts as new; else None."""
        return self._shared.problem

    @property
    def roster(self) -> Roster:
        """Everybody who has played here, each person once."""
        return self.people.roster

    @property
    def last_table(self) -> LastTable | None:
        """Who sat where last time, for the same people again."""
        return self.people.last_table

    @property
    def settings(self) -> Settings:
        """What a person chose for this device."""
        return self._shared.now.settings

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings.  Raises StoreError or RecordError, with nothing changed."""
        self._shared.change(lambda shared: replace(shared, settings=settings))
        self._listeners.tell()

    def _last_shared(self) -> Shared:
        """Return what all games share, or its last whole copy where it is damaged."""
        return self._shared.now if self._shared.problem is None else self.rescue.last_shared()
