"""A real disk that is watched, and one whose calls fail when they are told to."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scorekeeper.storage.disk import Disk

LOOKING = ("read", "names", "stats", "stat")
CHANGING = ("write_new", "replace", "link", "set_time", "unlink", "mkdir", "flush_folder")
NUMBERS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)


class WatchedDisk(Disk):
    """A disk that notes its calls, and has ``before`` do what it likes before each."""

    def __init__(self, before: Callable[..., None] = lambda *_: None) -> None:
        self.calls: list[tuple[str, Path]] = []
        self.before = before


def _watched(name: str) -> Callable[..., Any]:
    real = getattr(Disk, name)

    def call(self: WatchedDisk, path: Path, *rest: Any) -> Any:
        self.calls.append((name, path))
        self.before(name, path, *rest)
        return real(self, path, *rest)

    return call


for _name in (*LOOKING, *CHANGING):
    setattr(WatchedDisk, _name, _watched(_name))


def refusing(number: int, *calls: str) -> WatchedDisk:
    """Return a disk that fails whenever one of ``calls`` is made."""

    def before(name: str, path: Path, *_: Any) -> None:
        if name in calls:
            raise OSError(number, os.strerror(number), str(path))

    return WatchedDisk(before)


class FailingDisk(WatchedDisk):
    """A disk whose call ``at``, counted from 0, fails with ``number``, and only that one.

    A file that is being written is cut short by it, or whole and not flushed.
    """

    def __init__(self, at: int, number: int, *, short: bool = False) -> None:
        super().__init__(self._fail)
        self.at, self.number, self.short = at, number, short

    @property
    def failed(self) -> str | None:
        """The call that failed, or None when there were not that many."""
        return self.calls[self.at][0] if len(self.calls) > self.at else None

    def _fail(self, name: str, path: Path, *rest: Any) -> None:
        if len(self.calls) != self.at + 1:
            return
        if name == "write_new":
            content = rest[0]
            path.write_bytes(content[: len(content) // 2] if self.short else content)
        raise OSError(self.number, os.strerror(self.number), str(path))
