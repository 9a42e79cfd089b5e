"""Setting a file aside: it is moved untouched, and nothing here ever deletes it."""

from __future__ import annotations

import itertools
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from scorekeeper.storage.disk import Disk
from scorekeeper.storage.swap import Tables, content_of, make_folder, name_beside, unwritten

__all__ = ["set_aside"]


def set_aside(path: Path, folder: Path, instead: Tables | None, now: float, disk: Disk) -> str:
    """Move ``path`` into ``folder`` under a free name with the date; return that name.

    ``instead`` takes its place: at any moment one of the two is there.  Raises StoreError,
    and then ``path`` is as it was.
    """
    content = None if instead is None else content_of(path, instead)
    try:
        make_folder(folder, disk)
        target = _free(path, folder, now, disk)
        if content is None:
            disk.replace(path, target)
            disk.flush_folder(folder)
            disk.flush_folder(path.parent)
        else:
            _exchange(path, target, content, disk)
    except OSError as failed:
        raise unwritten(path, failed) from failed
    return target.name


def _exchange(path: Path, target: Path, content: bytes, disk: Disk) -> None:
    beside = name_beside(path)
    linked = moved = False
    try:
        disk.write_new(beside, content)
        try:
            disk.link(path, target)
            linked = True
        except OSError:  # a file can have one name only here, or it is a folder
            disk.replace(path, target)
            moved = True
        disk.flush_folder(target.parent)
        disk.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            if linked:
                disk.unlink(target)
            elif moved:
                disk.replace(target, path)
        with suppress(OSError):
            disk.unlink(beside)
        raise
    disk.flush_folder(path.parent)


def _free(path: Path, folder: Path, now: float, disk: Disk) -> Path:
    """Return a name that nothing has, such as ``ID.2026-12-01-201500.json``."""
    at = datetime.fromtimestamp(now).astimezone().strftime("%Y-%m-%d-%H%M%S")
    for number in itertools.count(1):
        again = "" if number == 1 else f"-{number}"
        target = folder / f"{path.stem}.{at}{again}{path.suffix}"
        try:
            disk.stat(target)
        except FileNotFoundError:
            return target
    raise AssertionError  # pragma: no cover  # there is always one more number
