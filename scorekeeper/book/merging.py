"""Merging: a backup is brought in by id; the newer wins, and what was deleted stays deleted.

About one game there are two kinds of events: an entry, and a deletion.  The newest of all,
here and in the backup, says what becomes of it.  So merging twice is the same as once, and
two devices come out alike, whichever is merged into which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from scorekeeper.book.arrivals import Arrival, arrival
from scorekeeper.book.backup import Backup
from scorekeeper.book.errors import BookError, DamagedError, NoSuchGameError
from scorekeeper.book.log import Log, replayed
from scorekeeper.book.merge import LIVE, Fate, Merge
from scorekeeper.book.merged import merged
from scorekeeper.book.players import Roster
from scorekeeper.book.shared import Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.store import Store
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import GameId, RuleError, Setup

__all__ = ["Hands", "Merging", "Told"]

MOST_PLAYED: Final = 2_000
"""Games of a backup that are held once they are played: about thirty megabytes."""
Told = Callable[[int, int], None]
"""Hears how many games of how many are done."""


@dataclass(frozen=True, slots=True)
class Hands:
    """What merging needs to be done to games.

    ``log`` returns a game as it stands, in somebody's hands or on disk; ``write`` keeps one
    and tells whoever has it open; ``mend`` sets a damaged one aside for another; ``delete``
    puts one into the bin.  They raise BookError or RuleError.
    """

    log: Callable[[GameId], Log]
    write: Callable[[Log], None]
    mend: Callable[[Log], object]
    delete: Callable[[GameId], None]


class _Theirs:
    """The games in a backup; those that were played to prove them are not played again.

    Only ``MOST_PLAYED`` are held, for thousands would take more room than the backup.
    """

    def __init__(self, backup: Backup) -> None:
        self._backup = backup
        self._played = dict[GameId, Log]()

    def record(self, game_id: GameId) -> object | None:
        """Return a game as it stands in the backup, None when it is not in it."""
        return self._backup.games.get(game_id)

    def log(self, game_id: GameId) -> Log:
        """Return the log of a game that is in it.  Raises RecordError, with the place."""
        known = self._played.get(game_id)
        if known is None:
            known = replayed(self._backup.games[game_id], self._backup.places[game_id])[0]
            if len(self._played) < MOST_PLAYED:
                self._played[game_id] = known
        return known


class Merging:
    """Brings backups into a store; ``last_shared`` is what a damaged shared record was."""

    def __init__(
        self,
        store: Store,
        record: SharedRecord,
        hands: Hands,
        last_shared: Callable[[], Shared],
    ) -> None:
        self._last_shared = last_shared
        self._store, self._record, self._hands = store, record, hands

    def weigh(self, backup: Backup, told: Told = lambda *_: None) -> Merge:
        """Return what would become of everything in ``backup``; nothing is changed.

        Raises RecordError, with its place in the file, for a game that cannot be played, and
        StoreError when the games here cannot be looked at.
        """
        return self._weigh(backup, _Theirs(backup), told)

    def merge(self, backup: Backup, told: Told = lambda *_: None) -> Merge:
        """Bring everything in; return what became of it.

        Each game is whole at any moment; what a crash interrupted is completed by doing it
        again.  Raises as ``weigh`` before anything is changed, then BookError.
        """
        theirs = _Theirs(backup)
        planned = self._weigh(backup, theirs)
        notes = self._notes(backup)
        come, go = list[Setup](), list[Setup]()
        fates = dict[GameId, Fate]()
        for number, game_id in enumerate(planned.fates):
            fate, log = self._fate(theirs, game_id, notes.get(game_id, ""))
            fates[game_id] = fate
            if fate is Fate.DELETED and log is not None:
                self._hands.delete(game_id)
                go.append(log.setup)
            elif fate is Fate.MENDED and log is not None:
                self._hands.mend(log)
            elif fate in {Fate.NEW, Fate.REPLACED} and log is not None:
                self._hands.write(log)
                come += [log.setup] if fate is Fate.NEW else []
            told(number + 1, len(planned.fates))
        done = self._merge(backup, fates)
        lives = {one for one, fate in fates.items() if fate in LIVE}
        self._share(backup, come, go, lives)
        return done

    def _weigh(self, backup: Backup, theirs: _Theirs, told: Told = lambda *_: None) -> Merge:
        if self._record.problem is not None and not _is_damage(self._record.problem):
            self._record.change(lambda shared: shared)  # raises why it cannot be
        notes = self._notes(backup)
        ids = self._concerned(backup)
        fates = dict[GameId, Fate]()
        for number, game_id in enumerate(ids):
            fates[game_id] = self._fate(theirs, game_id, notes.get(game_id, ""))[0]
            told(number + 1, len(ids))
        return self._merge(backup, fates)

    # -- one game -----------------------------------------------------------------------

    def _fate(self, brought: _Theirs, game_id: GameId, note: str) -> tuple[Fate, Log | None]:
        """Return what becomes of a game, and the log that is written or deleted."""
        record = brought.record(game_id)
        if record is None:
            return self._fate_by_note(game_id, note)
        if self._is_here_as(record, game_id):
            # Neither is played: whatever is right with the one is right with the other.
            return self._fate_of_same(game_id, note)
        theirs = brought.log(game_id)
        try:
            here = self._hands.log(game_id)
        except NoSuchGameError:
            lives = theirs.last_change > note
            return (Fate.NEW, theirs) if lives else (Fate.STAYS_DELETED, None)
        except (BookError, RuleError) as problem:
            mends = theirs.last_change > note and _is_damage(problem)
            return (Fate.MENDED, theirs) if mends else (Fate.UNREAD, None)
        if max(here.last_change, theirs.last_change) <= note:
            return Fate.DELETED, here
        match arrival(here, theirs):
            case Arrival.SAME:
                return Fate.SAME, None
            case Arrival.REPLACED:
                return Fate.REPLACED, theirs
            case _:
                return Fate.NEWER_HERE, None

    def _fate_by_note(self, game_id: GameId, note: str) -> tuple[Fate, Log | None]:
        """Return what becomes of a game of which the backup knows only that it was deleted."""
        try:
            here = self._hands.log(game_id)
        except NoSuchGameError:
            return Fate.STAYS_DELETED, None
        except (BookError, RuleError):
            return Fate.UNREAD, None
        return (Fate.DELETED, here) if here.last_change <= note else (Fate.NEWER_HERE, None)

    def _fate_of_same(self, game_id: GameId, note: str) -> tuple[Fate, Log | None]:
        if not note:
            return Fate.SAME, None
        fate, log = self._fate_by_note(game_id, note)
        return (Fate.SAME, None) if fate is Fate.NEWER_HERE else (fate, log)

    def _is_here_as(self, record: object, game_id: GameId) -> bool:
        try:
            return self._store.read_game(game_id) == record
        except BookError:
            return False

    def _concerned(self, backup: Backup) -> tuple[GameId, ...]:
        """Return the games that are in the backup, and those here that it says are deleted."""
        gone = (
            game_id
            for game_id in backup.shared.deletions.games
            if game_id not in backup.games and self._store.has_game(game_id)
        )
        return (*backup.games, *gone)

    def _notes(self, backup: Backup) -> Mapping[GameId, str]:
        ours = self._last_shared().deletions
        return ours.merged(backup.shared.deletions).games

    # -- what all games share -------------------------------------------------------------

    def _share(
        self, backup: Backup, come: list[Setup], go: list[Setup], lives: set[GameId]
    ) -> None:
        def shared(ours: Shared) -> Shared:
            both = merged(ours, backup.shared)
            # A game that lives on is newer than any deletion of it.
            both = replace(both, deletions=both.deletions.without(lives))
            roster = both.roster
            for setup in come:
                roster = roster.seated(setup)
            for setup in go:
                roster = roster.unseated(setup)
            return replace(both, roster=_counted(roster, backup.shared.roster))

        if _is_damage(self._record.problem):
            self._record.replace_damaged(shared(self._last_shared()))
        else:
            self._record.change(shared, stamping=False)

    def _merge(self, backup: Backup, fates: Mapping[GameId, Fate]) -> Merge:
        ours = self._last_shared()
        both = merged(ours, backup.shared)
        before = {own.key: own for own in ours.house.rules}
        after = {own.key: own for own in both.house.rules}
        known = {one.player.id for one in ours.roster.remembered}
        people = [one for one in both.roster.remembered if one.player.id not in known]
        return Merge(
            made=backup.made,
            fates=fates,
            new_people=len(people),
            new_rules=len(after.keys() - before.keys()),
            changed_rules=sum(before.get(key, own) != own for key, own in after.items()),
            deleted_rules=len(before.keys() - after.keys()),
            settings=both.settings != ours.settings or both.house.default != ours.house.default,
            shared_mended=_is_damage(self._record.problem),
            people=both.people.told != ours.people.told,
        )


def _is_damage(problem: BookError | RuleError | None) -> bool:
    """Return whether a record can be put right: no newer program's, no disk that is away."""
    return isinstance(problem, DamagedError | RuleError) and not is_newer(problem)


def _counted(roster: Roster, theirs: Roster) -> Roster:
    """Return ``roster`` with whoever sat in none of the games here as they were counted there."""
    counts = {one.player.id: one.games for one in theirs.remembered}
    counted = (
        one if one.games else replace(one, games=counts.get(one.player.id, 0))
        for one in roster.remembered
    )
    return replace(roster, remembered=tuple(counted))
