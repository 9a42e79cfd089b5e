"""Games as files: ``games/ID.json``, ``bin/ID.json`` and ``shared.json`` in one folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tinydb import TinyDB
from tinydb.table import Document

from scorekeeper.book.errors import DamagedError, NoSuchGameError, StoreError
from scorekeeper.rules import GameId
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.names import file_name, id_in
from scorekeeper.storage.swap import (
    SwapStorage,
    flush_folder,
    is_left_over,
    make_folder,
    unread,
    unwritten,
)

__all__ = ["FileStore"]

STALE: Final = 3600.0
"""Seconds after which half a file is nobody's work any more, not even another program's."""
_ONLY: Final = 1
"""The one document of a file."""


class FileStore:
    """A Store in a folder, which is made when it is first written to."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._now = now
        self._games = folder / "games"
        self._bin = folder / "bin"
        self._shared = folder / "shared.json"

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first; sweeps up what crashes left."""
        return self._ids(self._games)

    def read_game(self, game_id: GameId) -> object:
        """Return a game's record."""
        path = self._games / file_name(game_id)
        if not _is_there(path):
            raise _no_such_game(game_id)
        record = _read(path, "game")
        if record is None:
            raise DamagedError(sentence("{file} is damaged: there is no game in it."), file=path)
        return record

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        """Keep a game's record, on disk when this returns."""
        _write(self._games / file_name(game_id), "game", record)

    def delete_game(self, game_id: GameId) -> None:
        """Move a game's file into the bin."""
        _move(self._games / file_name(game_id), self._bin, game_id)

    def restore_game(self, game_id: GameId) -> None:
        """Move a game's file out of the bin, unless there is a newer one of its name."""
        if game_id in self.game_ids():
            raise StoreError(sentence("There is a game {game} already."), game=game_id)
        _move(self._bin / file_name(game_id), self._games, game_id)

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""
        kept = set(self.game_ids())
        return tuple(game_id for game_id in self._ids(self._bin) if game_id not in kept)

    def read_shared(self) -> dict[str, Any]:
        """Return the shared record, empty when there is none yet."""
        record = _read(self._shared, "shared")
        if record is None:
            return {}
        if not isinstance(record, dict):
            raise DamagedError(
                sentence("{file} is damaged: it is not what was written there."), file=self._shared
            )
        return record

    def write_shared(self, record: dict[str, Any]) -> None:
        """Keep the shared record."""
        _write(self._shared, "shared", record)

    def _ids(self, folder: Path) -> tuple[GameId, ...]:
        found = []
        for name in _names(folder):
            game_id = id_in(name)
            if game_id is not None:
                found.append(game_id)
            elif is_left_over(name):
                self._sweep(folder / name)
        return tuple(sorted(found, reverse=True))

    def _sweep(self, path: Path) -> None:
        with suppress(OSError):  # another time then
            if self._now() - path.stat().st_mtime > STALE:
                path.unlink()


def _names(folder: Path) -> Iterator[str]:
    try:
        yield from (path.name for path in folder.iterdir())
    except FileNotFoundError:
        return
    except OSError as failed:
        raise unread(folder, failed) from failed


def _is_there(path: Path) -> bool:
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except OSError as failed:  # a folder that may not be entered, say
        raise unread(path, failed) from failed
    return True


def _read(path: Path, name: str) -> object:
    with TinyDB(path, storage=SwapStorage) as db:
        document = db.table(name).get(doc_id=_ONLY)
    return None if document is None else document.get("record")


def _write(path: Path, name: str, record: dict[str, Any]) -> None:
    document = Document({"record": record}, doc_id=_ONLY)
    with TinyDB(path, storage=SwapStorage) as db:
        table = db.table(name)
        # For a new file `upsert` would write twice, first a file without a document.
        if _is_there(path):
            table.upsert(document)
        else:
            table.insert(document)


def _move(path: Path, folder: Path, game_id: GameId) -> None:
    try:
        make_folder(folder)
        path.replace(folder / path.name)
        flush_folder(folder)
        flush_folder(path.parent)
    except FileNotFoundError:
        raise _no_such_game(game_id) from None
    except OSError as failed:
        raise unwritten(path, failed) from failed


def _no_such_game(game_id: GameId) -> NoSuchGameError:
    return NoSuchGameError(sentence("There is no game {game}."), game=game_id)
