"""Copies of everything as files: ``backups/YYYY-MM-DD.json.gz``, written beside and swapped in."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Final

from scorekeeper.book.copies import KeptCopy
from scorekeeper.book.errors import StoreError
from scorekeeper.book.packing import STEP, WINDOW, packed
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.swap import is_left_over, make_folder, swap_in, unread, unwritten

__all__ = ["LARGEST_COPY", "FileCopies"]

SUFFIX: Final = ".json.gz"
LARGEST_COPY: Final = 256_000_000
"""Bytes of a file that is read; ten thousand games come to a fiftieth of it."""


class FileCopies:
    """Copies in a folder, which is made when the first is written.

    ``may_write`` is asked before every change, and raises LookOnlyError to forbid it.
    """

    def __init__(
        self, folder: Path, may_write: Callable[[], None], disk: Disk | None = None
    ) -> None:
        self._folder, self._may_write = folder, may_write
        self._disk = disk or Disk()

    def kept(self) -> tuple[KeptCopy, ...]:
        """Return what is kept, newest first; files of others are left alone."""
        try:
            found = self._disk.stats(self._folder)
        except FileNotFoundError:
            return ()
        except OSError as failed:
            raise unread(self._folder, failed) from failed
        copies = [
            KeptCopy(day, known.st_size) for name, known in found if (day := _day(name)) is not None
        ]
        return tuple(sorted(copies, key=lambda copy: copy.day, reverse=True))

    def write(self, day: date, pieces: Iterable[str]) -> None:
        """Keep the text made of ``pieces`` as the copy of that day, packed."""
        self._may_write()
        path = self._path(day)
        content = b"".join(packed(pieces))
        try:
            make_folder(self._folder, self._disk)
            self._sweep()
            swap_in(path, content, self._disk)
        except OSError as failed:
            raise unwritten(path, failed) from failed

    def read(self, day: date) -> bytes:
        """Return the copy of a day, packed as it is."""
        path = self._path(day)
        try:
            found = self._disk.read(path, LARGEST_COPY + 1)
        except OSError as failed:
            raise unread(path, failed) from failed
        if len(found) > LARGEST_COPY:
            raise StoreError(
                sentence("{file} is bigger than {most} MB: that is no copy of ours."),
                file=path,
                most=LARGEST_COPY // 1_000_000,
            )
        return found

    def lines(self, day: date) -> Iterator[str]:
        """Yield what a copy says line by line; it ends where the copy is damaged."""
        begun = b""
        for piece in _unpacked(self.read(day)):
            *whole, begun = (begun + piece).split(b"\n")
            for line in whole:
                yield line.decode(errors="replace")

    def mark(self, day: date) -> str:
        """Return the SHA-256 of a copy, unpacked, after its first line."""
        seen, head = sha256(), b""
        for piece in _unpacked(self.read(day)):
            rest = piece
            if b"\n" not in head:
                head += piece
                rest = head.partition(b"\n")[2]
            seen.update(rest)
        return seen.hexdigest()

    def drop(self, day: date) -> None:
        """Delete the copy of a day; one that is gone is no trouble."""
        self._may_write()
        path = self._path(day)
        try:
            with suppress(FileNotFoundError):
                self._disk.unlink(path)
        except OSError as failed:
            raise unwritten(path, failed) from failed

    def _path(self, day: date) -> Path:
        return self._folder / f"{day.isoformat()}{SUFFIX}"

    def _sweep(self) -> None:
        """Delete what a crash left: nobody else writes here."""
        for name in self._disk.names(self._folder):
            if is_left_over(name):
                with suppress(OSError):
                    self._disk.unlink(self._folder / name)


def _day(name: str) -> date | None:
    """Return the day whose copy is called ``name``, or None for a file of somebody else's."""
    try:
        day = date.fromisoformat(name.removesuffix(SUFFIX))
    except ValueError:
        return None
    return day if name == f"{day.isoformat()}{SUFFIX}" else None


def _unpacked(content: bytes) -> Iterator[bytes]:
    """Yield what was packed, piece by piece, as far as it is whole."""
    unpacking = zlib.decompressobj(wbits=WINDOW)
    with suppress(zlib.error):
        while content and not unpacking.eof:
            yield unpacking.decompress(content, STEP)
            content = unpacking.unconsumed_tail
