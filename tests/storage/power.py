"""A disk in memory that can lose its power, and everything that may be left of it then.

What was written to a file is safe once the file is flushed, a name once its folder is.
Before that each change of a name may have happened or not, whatever came of the others.
"""

import errno
import itertools
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

from scorekeeper.storage.disk import Disk


class PowerCutError(BaseException):
    """The power has gone: nothing that comes after reaches the disk."""


@dataclass
class File:
    """A file, or a folder (``content`` is None); names point to it."""

    number: int
    content: bytes | None
    at: int
    flushed: bool = False


@dataclass(frozen=True)
class Change:
    """Names that come and go in one step, and are not safe yet."""

    gone: tuple[Path, ...] = ()
    come: tuple[tuple[Path, File], ...] = ()

    def folders(self) -> set[Path]:
        return {path.parent for path in (*self.gone, *(path for path, _ in self.come))}

    def apply(self, names: dict[Path, File]) -> None:
        for path in self.gone:
            names.pop(path, None)
        names.update(self.come)


@dataclass
class PowerDisk(Disk):
    """A disk that loses its power before step ``cut``, counted from 0; never when None."""

    cut: int | None = None
    names_now: dict[Path, File] = field(default_factory=dict)
    safe: dict[Path, File] = field(default_factory=dict)
    pending: list[Change] = field(default_factory=list)
    steps: int = 0
    made: int = 0

    # -- what a disk does ---------------------------------------------------------------

    def read(self, path: Path, most: int) -> bytes:
        content = self._find(path).content
        if content is None:
            raise _error(errno.EISDIR, path)
        return content[:most]

    def write_new(self, path: Path, content: bytes) -> None:
        self._step()
        if path in self.names_now:
            raise _error(errno.EEXIST, path)
        self._check_folder(path)
        file = self._new(b"")
        self._change(Change(come=((path, file),)))
        self._step()
        file.content = content[: len(content) // 2]
        self._step()
        file.content = content
        self._step()
        file.flushed = True

    def replace(self, path: Path, target: Path) -> None:
        self._step()
        self._check_folder(target)
        file = self._find(path)
        if self.names_now.get(target) is not file:  # two names of one file both stay
            self._change(Change((path,), ((target, file),)))

    def link(self, path: Path, target: Path) -> None:
        self._step()
        self._check_folder(target)
        if target in self.names_now:
            raise _error(errno.EEXIST, target)
        self._change(Change(come=((target, self._find(path)),)))

    def unlink(self, path: Path) -> None:
        self._step()
        self._find(path)
        self._change(Change((path,)))

    def mkdir(self, folder: Path) -> None:
        self._step()
        self._check_folder(folder)
        if folder not in self.names_now:
            self._change(Change(come=((folder, self._new(None)),)))

    def names(self, folder: Path) -> list[str]:
        if self._find(folder).content is not None:
            raise _error(errno.ENOTDIR, folder)
        return [path.name for path in self.names_now if path.parent == folder]

    def stat(self, path: Path) -> SimpleNamespace:
        file = self._find(path)
        return SimpleNamespace(
            st_mode=0,
            st_ino=file.number,
            st_dev=1,
            st_size=len(file.content or b""),
            st_mtime=float(file.at),
            st_mtime_ns=file.at * 10**9,
            st_atime_ns=0,
        )

    def stats(self, folder: Path) -> list[tuple[str, SimpleNamespace]]:
        return [(name, self.stat(folder / name)) for name in self.names(folder)]

    def set_time(self, path: Path, like: SimpleNamespace) -> None:
        self._step()
        self._find(path).at = like.st_mtime_ns // 10**9

    def flush_folder(self, folder: Path) -> None:
        self._step()
        kept = []
        for change in self.pending:
            if folder in change.folders():
                change.apply(self.safe)
            else:
                kept.append(change)
        self.pending = kept

    # -- what is left -------------------------------------------------------------------

    def sync(self) -> None:
        """Have everything safe, as after a quiet minute."""
        self.safe, self.pending = dict(self.names_now), []
        for file in self.names_now.values():
            file.flushed = True

    def copy(self, cut: int | None = None) -> "PowerDisk":
        """Return a disk like this one, all of it safe, that loses its power later."""
        return self._of(self.names_now, cut)

    def outcomes(self) -> Iterator["PowerDisk"]:
        """Yield every disk that may be found when the power is back."""
        for chosen in itertools.product((False, True), repeat=len(self.pending)):
            names = dict(self.safe)
            for change in itertools.compress(self.pending, chosen):
                change.apply(names)
            for torn in (b"", None):
                yield self._of(names, None, torn)
                if all(file.flushed or file.content is None for file in names.values()):
                    break

    def _of(self, names: dict[Path, File], cut: int | None, torn: bytes | None = None):
        files = {
            file.number: File(
                file.number,
                torn if torn is not None and not file.flushed and file.content else file.content,
                file.at,
                flushed=True,
            )
            for file in names.values()
        }
        copied = {
            path: files[file.number]
            for path, file in names.items()
            if all(above in names for above in path.parents if above.name)
        }
        return PowerDisk(cut, copied, dict(copied), made=self.made)

    def _step(self) -> None:
        if self.cut is not None and self.steps >= self.cut:
            raise PowerCutError
        self.steps += 1

    def _new(self, content: bytes | None) -> File:
        self.made += 1
        return File(self.made, content, 1_780_000_000 + self.made, flushed=content is None)

    def _change(self, change: Change) -> None:
        change.apply(self.names_now)
        self.pending.append(change)

    def _find(self, path: Path) -> File:
        if self.cut is not None and self.steps > self.cut:
            raise PowerCutError
        if not path.name:
            return File(0, None, 0)
        try:
            return self.names_now[path]
        except KeyError:
            raise _error(errno.ENOENT, path) from None

    def _check_folder(self, path: Path) -> None:
        if self._find(path.parent).content is not None:
            raise _error(errno.ENOTDIR, path)


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))
