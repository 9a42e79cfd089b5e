"""Games as files: ``games/ID.json``, ``bin/ID.json`` and ``shared.json`` in one folder.

Beside them stand earlier copies, in ``earlier``, and what was damaged, in ``aside``.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tinydb import TinyDB
from tinydb.table import Document

from scorekeeper.book.errors import DamagedError, NoSuchGameError, StoreError
from scorekeeper.book.store import Earlier
from scorekeeper.rules import GameId
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.aside import set_aside
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.generations import SHARED, Generations
from scorekeeper.storage.names import file_name, id_in
from scorekeeper.storage.swap import (
    SwapStorage,
    is_left_over,
    make_folder,
    not_ours,
    unread,
    unwritten,
)

__all__ = ["FileStore"]

STALE: Final = 3600.0
"""Seconds after which half a file is nobody's work any more, not even another program's."""
_ONLY: Final = 1
"""The one document of a file."""


def always() -> None:
    """Let everything be written."""


class FileStore:
    """A Store in a folder, which is made when it is first written to.

    ``may_write`` is asked before every change, and raises LookOnlyError to forbid it.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], float] = time.time,
        disk: Disk | None = None,
        may_write: Callable[[], None] = always,
    ) -> None:
        self.folder = folder
        self.may_write = may_write
        self._writes = False  # who only looks sweeps nothing up
        self._now = now
        self._disk = disk or Disk()
        self._games = folder / "games"
        self._bin = folder / "bin"
        self._shared = folder / "shared.json"
        self._generations = Generations(folder / "earlier", self._disk)

    # -- games ------------------------------------------------------------------------

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first; sweeps up what crashes left."""
        if self._writes:
            for name in self._names(self.folder):  # of the shared record
                if is_left_over(name):
                    self._sweep(self.folder / name)
        return self._ids(self._games)

    def has_game(self, game_id: GameId) -> bool:
        """Return whether there is a game with this id."""
        return self.stamp(game_id) is not None

    def stamps(self) -> dict[GameId, str]:
        """Return a stamp of every game, which changes whenever its file is replaced."""
        try:
            found = self._disk.stats(self._games)
        except FileNotFoundError:
            return {}
        except OSError as failed:
            raise unread(self._games, failed) from failed
        return {
            game_id: _stamp_of(known)
            for name, known in found
            if (game_id := id_in(name)) is not None
        }

    def stamp(self, game_id: GameId) -> str | None:
        """Return the stamp of one game, None when there is none."""
        try:
            path = self._games / file_name(game_id)
        except NoSuchGameError:
            return None
        return self._stamp(path)

    def folder_stamp(self) -> str:
        """Return what changes whenever a name in the folder of games does."""
        return self._stamp(self._games) or ""

    def read_game(self, game_id: GameId) -> object:
        """Return a game's record."""
        return self._read_one(self._games / file_name(game_id), game_id)

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        """Keep a game's record, on disk when this returns."""
        self._write(self._games / file_name(game_id), game_id, record)

    # -- the bin ----------------------------------------------------------------------

    def delete_game(self, game_id: GameId) -> None:
        """Move a game's file into the bin."""
        self._move(self._games / file_name(game_id), self._bin, game_id)

    def restore_game(self, game_id: GameId) -> None:
        """Move a game's file out of the bin, unless there is a newer one of its name."""
        if self.has_game(game_id):
            raise StoreError(sentence("There is a game {game} already."), game=game_id)
        self._move(self._bin / file_name(game_id), self._games, game_id)

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""
        return tuple(game_id for game_id in self._ids(self._bin) if not self.has_game(game_id))

    def read_deleted(self, game_id: GameId) -> object:
        """Return the record of a game in the bin."""
        return self._read_one(self._bin / file_name(game_id), game_id)

    def forget_deleted(self, game_id: GameId) -> None:
        """Delete a game in the bin for good, and then no copy of it is left either."""
        self._begin_writing()
        path = self._bin / file_name(game_id)
        if self._stamp(path) is None:
            raise _no_such_game(game_id)
        try:
            if not self.has_game(game_id):  # else they are copies of the one that came back
                self._generations.forget(path.stem)
            self._disk.unlink(path)
            self._disk.flush_folder(self._bin)
        except OSError as failed:
            raise unwritten(path, failed) from failed

    # -- earlier copies, and what is damaged --------------------------------------------

    def earlier(self, game_id: GameId | None) -> tuple[Earlier, ...]:
        """Return the earlier copies that are kept of a record, newest first."""
        return self._generations.listed(_stem(game_id))

    def read_earlier(self, game_id: GameId | None, name: str) -> object:
        """Return an earlier copy."""
        path = self._generations.path(_stem(game_id), name)
        if path is None or self._stamp(path) is None:
            raise _no_such_game(game_id)
        record = self._read(path, _table(game_id))
        if record is None:
            raise _empty(path)
        return record

    def set_aside(self, game_id: GameId | None, instead: dict[str, Any] | None = None) -> str:
        """Move a file into ``aside``, untouched, under a name that is free there."""
        self._begin_writing()
        path = self._shared if game_id is None else self._games / file_name(game_id)
        if self._stamp(path) is None:
            raise _no_such_game(game_id)
        tables = None if instead is None else {_table(game_id): {str(_ONLY): {"record": instead}}}
        return set_aside(path, self.folder / "aside", tables, self._now(), self._disk)

    # -- what all games share -----------------------------------------------------------

    def read_shared(self) -> dict[str, Any]:
        """Return the shared record, empty when there is none yet."""
        record = self._read(self._shared, "shared")
        if record is None and self._stamp(self._shared) is None:
            return {}
        if not isinstance(record, dict):
            raise not_ours(self._shared)
        return record

    def write_shared(self, record: dict[str, Any]) -> None:
        """Keep the shared record."""
        self._write(self._shared, None, record)

    def shared_stamp(self) -> str:
        """Return what changes whenever the shared record is written."""
        return self._stamp(self._shared) or ""

    # -- files ------------------------------------------------------------------------

    def _read_one(self, path: Path, game_id: GameId) -> object:
        if self._stamp(path) is None:
            raise _no_such_game(game_id)
        record = self._read(path, "game")
        if record is None:
            raise _empty(path)
        return record

    def _read(self, path: Path, table: str) -> object:
        with TinyDB(path, self._disk, storage=SwapStorage) as db:
            document = db.table(table).get(doc_id=_ONLY)
        return None if document is None else document.get("record")

    def _write(self, path: Path, game_id: GameId | None, record: dict[str, Any]) -> None:
        self._begin_writing()
        with TinyDB(path, self._disk, storage=SwapStorage) as db:
            table = db.table(_table(game_id))
            document = table.get(doc_id=_ONLY)
            if isinstance(document, Document):
                self._generations.keep(path, _stem(game_id), document.get("record"), record)
                table.update({"record": record}, doc_ids=[_ONLY])
            elif self._stamp(path) is None:
                # Not `upsert`: it would write twice, first a file without a document.
                table.insert(Document({"record": record}, doc_id=_ONLY))
            else:
                raise not_ours(path)

    def _move(self, path: Path, folder: Path, game_id: GameId) -> None:
        self._begin_writing()
        try:
            make_folder(folder, self._disk)
            self._disk.replace(path, folder / path.name)
            self._disk.flush_folder(folder)
            self._disk.flush_folder(path.parent)
        except FileNotFoundError:
            raise _no_such_game(game_id) from None
        except OSError as failed:
            raise unwritten(path, failed) from failed

    def _stamp(self, path: Path) -> str | None:
        try:
            found = self._disk.stat(path)
        except FileNotFoundError:
            return None
        except OSError as failed:  # a folder that may not be entered, say
            raise unread(path, failed) from failed
        return _stamp_of(found)

    def _ids(self, folder: Path) -> tuple[GameId, ...]:
        found = []
        for name in self._names(folder):
            game_id = id_in(name)
            if game_id is not None:
                found.append(game_id)
            elif is_left_over(name):
                self._sweep(folder / name)
        return tuple(sorted(found, reverse=True))

    def _names(self, folder: Path) -> list[str]:
        try:
            return self._disk.names(folder)
        except FileNotFoundError:
            return []
        except OSError as failed:
            raise unread(folder, failed) from failed

    def _begin_writing(self) -> None:
        self.may_write()
        self._writes = True

    def _sweep(self, path: Path) -> None:
        with suppress(OSError):  # another time then
            if self._writes and self._now() - self._disk.stat(path).st_mtime > STALE:
                self._disk.unlink(path)


def _stamp_of(found: os.stat_result) -> str:
    return f"{found.st_ino}-{found.st_size}-{found.st_mtime_ns}"


def _table(game_id: GameId | None) -> str:
    return "shared" if game_id is None else "game"


def _stem(game_id: GameId | None) -> str:
    """Return the name of a record's copies; no game has that of the shared record."""
    return SHARED if game_id is None else file_name(game_id).removesuffix(".json")


def _no_such_game(game_id: GameId | None) -> NoSuchGameError:
    return NoSuchGameError(sentence("There is no game {game}."), game=game_id or "shared")


def _empty(path: Path) -> DamagedError:
    return DamagedError(sentence("{file} is damaged: there is no game in it."), file=path)
