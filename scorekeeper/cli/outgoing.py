"""What a command writes outside: never among the games, nor in the place of something else."""

from __future__ import annotations

import os
import re
import secrets
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from scorekeeper.book.log import FORMAT
from scorekeeper.cli.output import Refusal, reading
from scorekeeper.export.backup import HEAD, is_backup
from scorekeeper.export.files import BOM, read_bytes
from scorekeeper.export.labels import line_of_text
from scorekeeper.export.sheet_csv import NEEDED
from scorekeeper.export.tables import GAMES, HANDS
from scorekeeper.words import _

__all__ = ["check_export", "check_outside", "missing_folder", "swapped_in", "unwritable"]

OTHER: Final = "other"
"""A kind of file that no export is."""
_GAME: Final = re.compile(r'\s*\{\s*"format"\s*:\s*"' + re.escape(FORMAT) + '"')
_SCORES: Final = ("hand", "cards", "dealer")
"""How the columns of a score sheet begin."""


def missing_folder(args: Namespace) -> str | None:
    """Return a sentence that there is no folder of games, or None when there is one."""
    folder = _folder(args)
    try:
        folder.stat()
    except FileNotFoundError:
        return line_of_text(_("There is no folder {folder}.").format(folder=folder))
    except (OSError, ValueError):
        pass  # whoever looks into it says what is wrong with it
    return None


def check_outside(path: Path, args: Namespace) -> None:
    """Raise Refusal for a file among the games that are kept, where only they belong.

    Raises ValueError for what is no path.
    """
    folder = _folder(args)
    real = Path(os.path.realpath(path))
    inside = any(_is_same(parent, folder) for parent in (real, *real.parents))
    if inside:
        saying = _("{file}: the games are kept in this folder; expected a file elsewhere.")
        raise Refusal(line_of_text(saying.format(file=path)))


def check_export(path: Path, kind: str) -> None:
    """Raise Refusal for a backup, a game or a sheet, unless it is an export of this ``kind``."""
    if not path.is_file():
        return
    with reading(str(path)):
        head = read_bytes(str(path), HEAD)
    if _kind(head) not in {kind, ""}:
        saying = _("{file}: this file is there already, of another kind; expected another name.")
        raise Refusal(line_of_text(saying.format(file=path)))


@contextmanager
def swapped_in(path: Path) -> Iterator[BinaryIO]:
    """Yield a file beside, and swap it in once it is whole; raises Refusal."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        try:
            with beside.open("xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
    except (OSError, ValueError) as failed:
        raise unwritable(path, failed) from None


def unwritable(path: Path, failed: Exception) -> Refusal:
    """Return the refusal that says why a file cannot be written."""
    reason = getattr(failed, "strerror", None) or str(failed)
    saying = _("{file}: this file cannot be written: {reason}.")
    return Refusal(line_of_text(saying.format(file=path, reason=reason)))


def _folder(args: Namespace) -> Path:
    from scorekeeper.storage.folder import data_folder  # noqa: PLC0415 - few commands need it

    return data_folder(args.data)


def _kind(head: bytes) -> str:
    """Return which kind of export begins like this, OTHER for what is none, "" for any text."""
    if is_backup(head):
        return OTHER
    text = head.decode("utf-8", "replace").removeprefix(BOM)
    if text.lstrip().startswith("{"):
        return "json" if _GAME.match(text) else OTHER
    first = text.lstrip().partition("\n")[0].lower()
    columns = [column.strip(' "\r') for column in re.split("[,;\t]", first)]
    if ",".join(columns) == HANDS:
        return "csv"
    is_table = ",".join(columns) == GAMES or tuple(columns[: len(_SCORES)]) == _SCORES
    return OTHER if is_table or {*NEEDED} <= {*columns} else ""


def _is_same(path: Path, folder: Path) -> bool:
    try:
        return path.samefile(folder)
    except OSError:  # it is not there yet
        return False
