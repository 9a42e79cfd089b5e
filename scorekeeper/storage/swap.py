"""A TinyDB storage that a crash cannot tear.

What is new is written to a file beside, flushed to the disk, and swapped in by one
rename: at any moment the old file or the new one is there, whole.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from stat import S_ISLNK
from typing import Any, NoReturn

from tinydb import Storage

from scorekeeper.book.errors import (
    DamagedError,
    DiskFullError,
    FolderClosedError,
    NotWrittenError,
    StoreError,
)
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.disk import Disk

__all__ = [
    "LARGEST_FILE",
    "SwapStorage",
    "Tables",
    "content_of",
    "is_left_over",
    "make_folder",
    "name_beside",
    "not_ours",
    "swap_in",
    "unread",
    "unwritten",
]

LARGEST_FILE = 5_000_000
"""Bytes.  The longest game met needs a tenth; what is bigger is no game of ours."""
_BESIDE = ".part"
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_CLOSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})

Tables = dict[str, dict[str, Any]]


class SwapStorage(Storage):
    """One JSON file, read and written whole, for one thing to be done with it.

    ``read`` and ``write`` raise StoreError, with a sentence that names the file; a file
    that cannot be read is left as it is.
    """

    def __init__(self, path: Path, disk: Disk) -> None:
        self._path, self._disk = path, disk
        self._found: Tables | None = None

    def read(self) -> Tables | None:
        """Return the tables, or None when there is no file yet.

        TinyDB reads once more before it writes: the file is read and understood once.
        """
        if self._found is None:
            self._found = self._read()
        return self._found

    def _read(self) -> Tables | None:
        try:
            found = self._disk.read(self._path, LARGEST_FILE + 1)
        except FileNotFoundError:
            return None
        except OSError as failed:
            raise unread(self._path, failed) from failed
        if len(found) > LARGEST_FILE:
            raise _too_big(self._path)
        try:
            return _tables(json.loads(found.decode(), parse_constant=_refuse))
        except (ValueError, RecursionError) as damage:
            raise not_ours(self._path) from damage

    def write(self, data: Tables) -> None:
        """Swap ``data`` in; it is on the disk when this returns."""
        content = content_of(self._path, data)
        try:
            make_folder(self._path.parent, self._disk)
            swap_in(self._path, content, self._disk)
        except OSError as failed:
            raise unwritten(self._path, failed) from failed


def content_of(path: Path, data: Tables) -> bytes:
    """Return what a file of ``data`` holds.  Raises StoreError for what no file can."""
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        content = text.encode()
    except ValueError as unfit:  # NaN, or half a character
        raise StoreError(
            sentence("{file} was not written: it would hold what no file can."), file=path
        ) from unfit
    if len(content) > LARGEST_FILE:
        raise _too_big(path)
    return content


def is_left_over(name: str) -> bool:
    """Return whether a file of this name is what a crash left of a write."""
    return name.endswith(_BESIDE)


def name_beside(path: Path) -> Path:
    """Return a name beside ``path`` for what is about to take its place.

    Each time it is another one: two programs that write at once must not share a file.
    """
    return path.with_name(f"{path.name}.{secrets.token_hex(4)}{_BESIDE}")


def swap_in(path: Path, content: bytes, disk: Disk) -> None:
    """Put ``content`` in the place of ``path``, whole or not at all.  Raises OSError."""
    beside = name_beside(path)
    try:
        disk.write_new(beside, content)
        disk.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            disk.unlink(beside)
        raise
    disk.flush_folder(path.parent)


def make_folder(folder: Path, disk: Disk) -> None:
    """Make ``folder`` and whatever is above it, for good.  Raises OSError."""
    try:
        if S_ISLNK(disk.stat(folder).st_mode):  # to a disk that is not there now, say
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    except FileNotFoundError:
        make_folder(folder.parent, disk)
        disk.mkdir(folder)
        disk.flush_folder(folder.parent)


def not_ours(path: Path) -> DamagedError:
    """Return the error that says that ``path`` is no file as we write them."""
    return DamagedError(sentence("{file} is damaged: it is not what was written there."), file=path)


def unread(path: Path, failed: OSError) -> StoreError:
    """Return the error that says why ``path`` could not be read."""
    message = sentence("{file} cannot be read: {reason}.")
    return StoreError(message, file=path, reason=failed.strerror)


def unwritten(path: Path, failed: OSError) -> NotWrittenError:
    """Return the error that says why ``path`` could not be written."""
    if failed.errno in _FULL:
        message = sentence("{file} was not written: the disk is full.")
        return DiskFullError(message, file=path)
    if failed.errno in _CLOSED:
        message = sentence("{file} was not written: this folder may not be written to.")
        return FolderClosedError(message, file=path)
    message = sentence("{file} was not written: {reason}.")
    return NotWrittenError(message, file=path, reason=failed.strerror)


def _tables(found: object) -> Tables:
    """Return ``found`` if it has the shape of TinyDB's tables.  Raises ValueError."""
    if not isinstance(found, dict):
        raise ValueError  # noqa: TRY004
    for table in found.values():
        if not isinstance(table, dict):
            raise ValueError  # noqa: TRY004
        if not all(key.isdecimal() and isinstance(item, dict) for key, item in table.items()):
            raise ValueError
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _too_big(path: Path) -> StoreError:
    return StoreError(
        sentence("{file} is bigger than {most} MB: that is no game."),
        file=path,
        most=LARGEST_FILE // 1_000_000,
    )
