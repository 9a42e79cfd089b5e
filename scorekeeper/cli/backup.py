"""``backup`` and ``restore``: everything that is kept, as one file, and back."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from scorekeeper.book.backup import Backup
from scorekeeper.book.backups import Written
from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.merge import Merge
from scorekeeper.book.packing import packed
from scorekeeper.cli.given import STANDARD, bytes_given, title
from scorekeeper.cli.outgoing import check_outside, missing_folder, swapped_in, unwritable
from scorekeeper.cli.output import Refusal, complain, reading, say, say_bytes
from scorekeeper.cli.writing import writing
from scorekeeper.export.backup import (
    HEAD,
    MOST_BACKUP,
    backup_name,
    brought,
    is_backup,
    missing,
    planned,
    read_backup,
)
from scorekeeper.export.files import MOST_BYTES, read_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.rules import RuleError
from scorekeeper.words import _, ngettext, said

__all__ = ["all_given", "backup", "keeping", "merging", "restore", "stopped"]

INCOMPLETE = 1
PACKED = ".gz"


def backup(args: Namespace, library: Callable[[], Library]) -> int:
    """Write everything that can be read into one file, and say what is in it and what is not.

    Raises Refusal rather than put less than everything in the place of an older backup.
    """
    if (nothing := missing_folder(args)) is not None:
        raise Refusal(nothing)
    written = Written()
    with keeping():
        book = library()
        with _noting(book) as may_note:
            if args.path == STANDARD:
                for piece in book.backups.pieces(written):
                    say_bytes(piece)
            else:
                path = _target(args, book)
                _write(path, book, written)
                say(f"{_told(path, written, book)}\n")
            if may_note and written.games:
                with suppress(BookError, RuleError):  # the copy is there all the same
                    book.backups.copied()
    lacks = _missing(written)
    for each in lacks:
        complain(each)
    return INCOMPLETE if lacks else 0


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
            done = merging(name, found, book)
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


def merging(name: str, found: Backup, book: Library) -> Merge:
    """Bring a backup in; a Refusal says how far that came before it was stopped.

    Raises BookError or RuleError with nothing brought in.
    """
    done = count = 0

    def told(number: int, of: int) -> None:
        nonlocal done, count
        done, count = number, of

    try:
        return book.merge(found, told)
    except (BookError, RuleError) as wrong:
        if not done:
            raise
        how_far = ngettext(
            "{done} of {count} game is done.", "{done} of {count} games are done.", count
        )
        raise Refusal(
            stopped(f"{name}: {said(wrong)} {how_far.format(done=done, count=count)}")
        ) from None


def stopped(text: str) -> str:
    """Return what to say of a command that was stopped in the middle."""
    return line_of_text(f"{text} {_('To complete it, do the same again.')}")


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


def _target(args: Namespace, book: Library) -> Path:
    """Return the file to write.  Raises Refusal for one that is there and is no backup."""
    path = Path(args.path)
    try:
        if path.is_dir():
            path /= backup_name(book.clock())
        check_outside(path, args)
        if not path.exists():
            return path
    except (OSError, ValueError) as failed:
        raise unwritable(path, failed) from None
    with reading(str(path)):
        head = read_bytes(str(path), HEAD)
    if is_backup(head):
        return path
    saying = _("{file}: this file is there already and is no backup; expected another name.")
    raise Refusal(line_of_text(saying.format(file=path)))


def _write(path: Path, book: Library, written: Written) -> None:
    """Write a backup, unless one is there already and something would be missing in this."""
    pieces = book.backups.pieces(written)
    with swapped_in(path) as file:
        for piece in packed(pieces) if path.suffix == PACKED else _encoded(pieces):
            file.write(piece)
        lacks = _missing(written)
        if lacks and path.exists():
            saying = _(
                "{file}: this backup stays as it is, for a new one would not be whole: "
                "{missing} Choose another name."
            )
            raise Refusal(line_of_text(saying.format(file=path, missing=" ".join(lacks))))


def _missing(written: Written) -> list[str]:
    """Return why a backup is not whole, each thing in a sentence."""
    empty = not (written.games or written.unread)
    return [*missing(written), *([_("There is no game in it.")] if empty else [])]


def _encoded(pieces: Iterable[str]) -> Iterator[bytes]:
    for piece in pieces:
        yield piece.encode()


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
