"""The disk: every call to the operating system that keeping games makes.

It stands in one place so that tests can put a failing disk, or one that loses power, in its
stead; and so that whatever a platform lacks has its way around here.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

__all__ = ["Disk"]

_NO_SUCH_THING = frozenset({errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF})
"""What file systems say that cannot flush a folder."""
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""How to open what may be no file at all: a pipe would wait for somebody to write."""


class Disk:
    """The real disk.  Every method raises OSError when it fails."""

    def read(self, path: Path, most: int) -> bytes:
        """Return the first ``most`` bytes of a file; of nothing else, which might never end."""
        with open(path, "rb", opener=_open_at_once) as file:
            if not S_ISREG(os.fstat(file.fileno()).st_mode):
                raise OSError(errno.EINVAL, "it is no regular file", str(path))
            return file.read(most)

    def write_new(self, path: Path, content: bytes) -> None:
        """Write a file that is not there yet, and flush what is in it to the disk."""
        with path.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def replace(self, path: Path, target: Path) -> None:
        """Move ``path`` to ``target`` in one step; what was there is gone."""
        path.replace(target)

    def link(self, path: Path, target: Path) -> None:
        """Give the file ``path`` a second name, which must not be there yet.

        Some file systems and phones have no such thing, and raise OSError.
        """
        if not hasattr(os, "link"):  # pragma: no cover  # an Android without it
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP), str(path))
        target.hardlink_to(path)

    def set_time(self, path: Path, like: os.stat_result) -> None:
        """Have ``path`` written when another file was."""
        os.utime(path, ns=(like.st_atime_ns, like.st_mtime_ns))

    def unlink(self, path: Path) -> None:
        """Take a file's name away."""
        path.unlink()

    def mkdir(self, folder: Path) -> None:
        """Make a folder; no trouble when it is there already."""
        folder.mkdir(exist_ok=True)

    def names(self, folder: Path) -> list[str]:
        """Return the names of what is in a folder, in no order."""
        return os.listdir(folder)  # noqa: PTH208 - names are wanted, not paths

    def stats(self, folder: Path) -> list[tuple[str, os.stat_result]]:
        """Return the names of what is in a folder, each with what is known about it."""
        found = []
        with os.scandir(folder) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # it has gone meanwhile
                    found.append((entry.name, _known(entry)))
        return found

    def stat(self, path: Path) -> os.stat_result:
        """Return what the file system knows about a file or folder.

        Of a link that leads nowhere, or round and round, it is what is known about the link.
        """
        try:
            return path.stat()
        except OSError:
            return path.lstat()

    def flush_folder(self, folder: Path) -> None:
        """Have the names in ``folder`` on the disk, where the platform can."""
        if os.name == "nt":  # pragma: no cover  # Windows cannot open a folder
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as failed:
            if failed.errno not in _NO_SUCH_THING:
                raise
        finally:
            os.close(handle)


def _open_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | _AT_ONCE)


def _known(entry: os.DirEntry[str]) -> os.stat_result:
    try:
        # What Windows keeps in a folder about a file lacks its number.
        return os.stat(entry.path) if os.name == "nt" else entry.stat()  # noqa: PTH116
    except OSError:
        return os.lstat(entry.path)
