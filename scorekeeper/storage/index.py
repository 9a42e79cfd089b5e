"""The index in ``index.sqlite``: derived from the games, and thrown away when in doubt.

It is no place where anything is kept: nothing waits for it to be on the disk, and one that
is damaged, of another version or not to be written to gives way to one in memory.  Only the
program that may write games writes it; others look at a copy.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from scorekeeper.book.index import IndexLostError, Known, Row, State
from scorekeeper.book.sought import Sought
from scorekeeper.book.tallies import Played, Sums
from scorekeeper.rules import GameId, PlayerId
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.index_rows import (
    KNOWN_RULES,
    KNOWN_YEARS,
    OWN,
    PLAYED,
    SELECT,
    SUMS,
    TABLES,
    any_seat,
    condition,
    known_of,
    played_of,
    row_of,
    seat_of,
    seats,
    sums_of,
    values,
)

__all__ = ["FILE", "FileIndex"]

_LOG = logging.getLogger(__name__)

FILE: Final = "index.sqlite"
SCHEMA: Final = 3
"""Another number throws away the indexes that are there: raise it with any change here, and
with what the rules or the records make of a game."""
PATIENCE: Final = 1.0
"""Seconds that the copy waits while the program that writes is in the middle of it."""
_DAMAGE = (sqlite3.Error, ValueError, TypeError, LookupError)
"""What reading an index may raise that is not as it was written."""


class FileIndex:
    """An Index in a folder; ``may_write`` says whether this program may write there now."""

    def __init__(
        self, folder: Path, may_write: Callable[[], bool] = lambda: True, disk: Disk | None = None
    ) -> None:
        self._path = folder / FILE
        self._may_write, self._disk = may_write, disk or Disk()
        self._db: sqlite3.Connection | None = None
        self._in_file = False
        self._gave_up = False  # the file refused to be written

    def state(self) -> State:
        """Return how far the index goes."""
        with self._using() as db:
            folder, recent = db.execute("SELECT folder, recent FROM state").fetchone()
            return State(folder, tuple(GameId(one) for one in json.loads(recent)))

    def stamps(self) -> dict[GameId, str]:
        """Return the stamp of every row."""
        with self._using() as db:
            return dict(db.execute("SELECT id, stamp FROM games"))

    def row(self, game_id: GameId) -> Row | None:
        """Return the row of one game."""
        with self._using() as db:
            found = db.execute(f"{SELECT} WHERE id = ?", (game_id,)).fetchone()
            if found is None:
                return None
            own = tuple(seat_of(*seat) for seat in db.execute(OWN, (game_id,)))
            return replace(row_of(*found), tallies=own)

    def rows(
        self, sought: Sought, limit: int | None = None, older_than: GameId | None = None
    ) -> tuple[Row, ...]:
        """Return the rows that suit."""
        asked, given = condition(sought)
        if older_than is not None:
            asked, given = f"{asked} AND id < ?", [*given, older_than]
        most = -1 if limit is None else limit
        with self._using() as db:
            query = f"{SELECT} WHERE {asked} ORDER BY id DESC LIMIT ?"
            return tuple(row_of(*found) for found in db.execute(query, (*given, most)))

    def count(self, sought: Sought, after: str = "") -> int:
        """Return how many rows suit."""
        asked, given = condition(sought)
        if after:
            asked, given = f"{asked} AND started > ?", [*given, after]
        query = f"SELECT count(*) FROM games WHERE {asked}"  # noqa: S608 - made of our own words
        with self._using() as db:
            return int(db.execute(query, given).fetchone()[0])

    def played(self, who: Collection[PlayerId], sought: Sought) -> tuple[Played, ...]:
        """Return the games that suit in which any of these ids sat."""
        seat, names = any_seat(who)
        asked, given = condition(sought)
        query = PLAYED.format(seat=seat, asked=asked)
        with self._using() as db:
            return played_of(db.execute(query, (*names, *given)), who)

    def sums(self, sought: Sought) -> dict[PlayerId, Sums]:
        """Return what everybody's seats add up to."""
        asked, given = condition(sought)
        with self._using() as db:
            return sums_of(db.execute(SUMS.format(asked=asked), given))

    def known(self) -> Known:
        """Return by which rules and in which years was played."""
        with self._using() as db:
            return known_of(db.execute(KNOWN_RULES), db.execute(KNOWN_YEARS).fetchone())

    def put(self, rows: Iterable[Row], gone: Iterable[GameId], state: State) -> None:
        """Put rows in, take those that are gone out, and note the state; all or nothing."""
        rows, gone = tuple(rows), tuple(gone)
        with self._using():
            self._settle()
        if self._in_file:
            try:
                return self._write(rows, gone, state)
            except sqlite3.Error as refused:
                _LOG.warning("%s was not written: %s", self._path, refused)
                self._gave_up = True
        with self._using():
            if self._in_file:
                self._move_to(_memory())
            self._write(rows, gone, state)
        return None

    def clear(self) -> None:
        """Forget everything."""
        self._throw_away()

    def close(self) -> None:
        """Let go of the file; one in memory is forgotten."""
        if self._db is not None:
            self._db.close()
        self._db, self._in_file = None, False

    def __del__(self) -> None:
        self.close()

    # -- the connection -----------------------------------------------------------------

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._opened()
        except _DAMAGE as damage:
            _LOG.warning("%s is thrown away: %r", self._path, damage)
            self._throw_away()
            raise IndexLostError(
                sentence("{file} is damaged: it is not what was written there."), file=self._path
            ) from damage

    def _opened(self) -> sqlite3.Connection:
        """Return the index: that of the file where this program may write, else a copy."""
        if self._db is None:
            self._in_file = self._can_have_file() and self._path.is_file()
            self._db = self._file() if self._in_file else self._copy()
        return self._db

    def _settle(self) -> None:
        """Go from memory to the file, once this program may write."""
        if self._in_file and not self._may_write():
            self._move_to(_memory())
        elif not self._in_file and self._can_have_file():
            self._remove()
            try:
                self._move_to(_connected(str(self._path)), in_file=True)
            except sqlite3.Error as refused:
                _LOG.warning("%s was not written: %s", self._path, refused)
                self._gave_up = True

    def _can_have_file(self) -> bool:
        return not self._gave_up and self._may_write() and self._path.parent.is_dir()

    def _file(self) -> sqlite3.Connection:
        """Return the file's index, afresh if it is of another version.  Raises sqlite3.Error."""
        db = _connected(str(self._path))
        if _version(db) == SCHEMA:
            return db
        db.close()
        self._remove()
        return _made(_connected(str(self._path)))

    def _copy(self) -> sqlite3.Connection:
        """Return what is in the file, in memory; nothing where that cannot be had."""
        if not self._path.is_file():  # for a pipe sqlite3 would wait
            return _memory()
        with suppress(sqlite3.Error):
            address = f"{self._path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as file:
                if _version(file) == SCHEMA:
                    return _copied(file, _connected(":memory:"))
        return _memory()

    def _move_to(self, target: sqlite3.Connection, *, in_file: bool = False) -> None:
        """Go on in another place, with all that is here."""
        here = self._opened()
        self._db, self._in_file = _copied(here, target), in_file
        here.close()

    def _throw_away(self) -> None:
        """Begin again with nothing, in memory: the next write goes to the file again."""
        if self._db is not None:
            self._db.close()
        if self._in_file:
            self._remove()
        self._db, self._in_file = _memory(), False

    def _remove(self) -> None:
        for path in (self._path, self._path.with_name(f"{FILE}-journal")):
            with suppress(OSError):
                self._disk.unlink(path)

    def _write(self, rows: tuple[Row, ...], gone: tuple[GameId, ...], state: State) -> None:
        """Write in one go.  Raises sqlite3.Error."""
        ids = [(one,) for one in (*gone, *(row.id for row in rows))]
        with self._opened() as db:
            db.executemany("DELETE FROM games WHERE id = ?", ids)
            db.executemany("DELETE FROM seats WHERE game = ?", ids)
            db.executemany(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", map(values, rows)
            )
            db.executemany("INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats(rows))
            recent = json.dumps(state.recent)
            db.execute("UPDATE state SET folder = ?, recent = ?", (state.folder, recent))


def _connected(where: str) -> sqlite3.Connection:
    # A crash of the program leaves its writes with the system, so nothing is flushed.  The
    # catalogue lets one thread in at a time.
    db = sqlite3.connect(where, timeout=PATIENCE, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = TRUNCATE")
        db.execute("PRAGMA synchronous = OFF")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _copied(source: sqlite3.Connection, target: sqlite3.Connection) -> sqlite3.Connection:
    """Return ``target`` with all that is in ``source``.  Raises sqlite3.Error."""
    try:
        source.backup(target, progress=_unless_busy)
    except BaseException:
        target.close()
        raise
    return target


def _unless_busy(status: int, _remaining: int, _total: int) -> None:
    """Give up where sqlite3 would wait for ever.  Raises sqlite3.OperationalError."""
    if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        raise sqlite3.OperationalError("somebody else has it locked")


def _memory() -> sqlite3.Connection:
    return _made(_connected(":memory:"))


def _made(db: sqlite3.Connection) -> sqlite3.Connection:
    db.executescript(TABLES)
    db.execute(f"PRAGMA user_version = {SCHEMA}")  # last: without it nothing here counts
    return db


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])
