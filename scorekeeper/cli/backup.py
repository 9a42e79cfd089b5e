"""``backup`` and ``restore``: everything that is kept, as one file, and back."""

from __future__ import annotations

import os
import secrets
import sys
import zlib
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from scorekeeper.book.backup import Backup
from scorekeeper.book.backups import Written
from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.merge import Merge
from scorekeeper.cli.given import STANDARD, bytes_given, title
from scorekeeper.cli.output import Refusal, complain, reading, say, say_bytes
from scorekeeper.cli.writing import writing
from scorekeeper.export.backup import (
    HEAD,
    MOST_BACKUP,
    backup_name,
    brought,
    is_backup,
    planned,
    read_backup,
)
from scorekeeper.export.files import MOST_BYTES, read_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.rules import RuleError
from scorekeeper.words import _, ngettext, said

__all__ = ["all_given", "backup", "keeping", "restore"]

PACKED = ".gz"
_GZIP_WINDOW = 31


def backup(args: Namespace, library: Callable[[], Library]) -> int:
    """Write everything that can be read into one file, and say what is in it."""
    written = Written()
    with keeping():
        book = library()
        with _noting(book) as may_note:
            if args.path == STANDARD:
                for piece in book.backups.pieces(written):
                    say_bytes(piece)
            else:
                path = _target(args.path, book)
                _write(path, book.backups.pieces(written))
                say(f"{_told(path, written, book)}\n")
            if may_note:
                with suppress(BookError, RuleError):  # the copy is there all the same
                    book.backups.copied()
    if written.unread:
        left_out = ngettext(
            "{count} game cannot be read and is not in it.",
            "{count} games cannot be read and are not in it.",
            written.unread,
        )
        complain(left_out.format(count=written.unread))
    return 0


def restore(args: Namespace, library: Callable[[], Library]) -> int:
    """Say what a backup would bring, and bring it in unless that is all that was asked."""
    name = title(args.path)
    with reading(name):
        found = read_backup(all_given(args.path))
    with keeping():
        book = library()
        if args.preview:
            say(_lines(name, planned(_weighed(name, found, book))))
            return 0
        with writing(book):
            plan = _weighed(name, found, book)
            say(_lines(name, planned(plan)))
            done = book.merge(found)
    say(_lines(_("Done"), brought(done)))
    return 0


def all_given(path: str) -> bytes:
    """Return what is in a file: all of it, if it is a backup, else 5 MB and a little.

    Raises RuleError when it cannot be read.
    """
    data = bytes_given(path)
    if len(data) <= MOST_BYTES or not is_backup(data[:HEAD]):
        return data
    if path == STANDARD:
        return data + sys.stdin.buffer.read(MOST_BACKUP)
    return read_bytes(path, MOST_BACKUP)


@contextmanager
def keeping() -> Iterator[None]:
    """Turn what goes wrong with the kept games into a Refusal."""
    try:
        yield
    except (BookError, RuleError) as wrong:
        raise Refusal(line_of_text(said(wrong))) from None


def _weighed(name: str, found: Backup, book: Library) -> Merge:
    with reading(name):
        return book.weigh_backup(found)


@contextmanager
def _noting(book: Library) -> Iterator[bool]:
    """Yield whether it can be noted that a copy was taken: not beside another program."""
    try:
        book.access.enter()
    except BookError:
        yield False
        return
    try:
        yield True
    finally:
        book.access.leave()


def _target(given: str, book: Library) -> Path:
    """Return the file to write.  Raises Refusal for one that is there and is no backup."""
    path = Path(given)
    try:
        if path.is_dir():
            path /= backup_name(book.clock())
        if not path.exists():
            return path
    except (OSError, ValueError) as failed:
        raise _unwritable(path, failed) from None
    with reading(str(path)):
        head = read_bytes(str(path), HEAD)
    if is_backup(head):
        return path
    saying = _("{file}: this file is there already and is no backup; expected another name.")
    raise Refusal(line_of_text(saying.format(file=path)))


def _write(path: Path, pieces: Iterable[str]) -> None:
    """Write a file beside, and swap it in once it is whole."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        try:
            with beside.open("xb") as file:
                for piece in _packed(pieces) if path.suffix == PACKED else _encoded(pieces):
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
    except (OSError, ValueError) as failed:
        raise _unwritable(path, failed) from None


def _encoded(pieces: Iterable[str]) -> Iterator[bytes]:
    for piece in pieces:
        yield piece.encode()


def _packed(pieces: Iterable[str]) -> Iterator[bytes]:
    packing = zlib.compressobj(wbits=_GZIP_WINDOW)
    for piece in pieces:
        yield packing.compress(piece.encode())
    yield packing.flush()


def _unwritable(path: Path, failed: Exception) -> Refusal:
    reason = getattr(failed, "strerror", None) or str(failed)
    saying = _("{file}: this file cannot be written: {reason}.")
    return Refusal(line_of_text(saying.format(file=path, reason=reason)))


def _told(path: Path, written: Written, book: Library) -> str:
    people, rules = len(book.roster.remembered), len(book.house.rules)
    parts = [
        ngettext("{count} game", "{count} games", written.games).format(count=written.games),
        ngettext("{count} person", "{count} people", people).format(count=people),
        ngettext("{count} rules of the house", "{count} rules of the house", rules).format(
            count=rules
        ),
    ]
    return line_of_text(_("Wrote {file}: {parts}.").format(file=path, parts=", ".join(parts)))


def _lines(name: str, told: Iterable[str]) -> str:
    text = " ".join(told)
    return line_of_text(f"{name}: {text}") + "\n"
