"""Earlier copies of files: ``earlier/ID.1.json`` is what stood there before the last write.

A copy is a second name for the file that is about to be replaced, so that it costs next to
nothing.  ``.2`` is from some minutes earlier, ``.3`` from another evening; a file of an older
version is kept for ever, as ``ID.version-1.json``, when its record is upgraded.
"""

from __future__ import annotations

import errno
import logging
import os
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from scorekeeper.book.errors import StoreError
from scorekeeper.book.store import Earlier
from scorekeeper.book.versions import NEWEST
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.swap import (
    LARGEST_FILE,
    make_folder,
    name_beside,
    not_ours,
    unread,
    unwritten,
)

__all__ = ["SHARED", "Generations"]

SHARED: Final = "~~shared"
"""What the copies of the shared record are called: no game's file begins like that."""
APART: Final = 600.0
"""Seconds at least between what becomes ``.2`` and what was."""
PAUSE: Final = 4 * 3600.0
"""Seconds without a write after which it is another evening."""
COPIED_AFTER: Final = 60.0
"""Seconds between copies where a file can have one name only: there a copy costs a flush."""
_NO_SECOND_NAMES = frozenset(
    {
        *(errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP),
        *(errno.EXDEV, errno.EMLINK),
    }
)
"""What many a phone says, and the file systems of memory cards."""
_LOG = logging.getLogger(__name__)


class Generations:
    """The earlier copies of every file, in one folder that is never listed to write one."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._folder, self._disk = folder, disk
        self._links = True  # whether files can have two names here
        self._told = False

    def keep(self, path: Path, stem: str, old: object, new: dict[str, Any]) -> None:
        """Keep ``path``, which holds the record ``old``, before ``new`` replaces it.

        Raises StoreError for a file that must not be replaced: of another kind, of a newer
        version, or of an older one that cannot be kept.  Any other failure to keep it is
        only logged: what is about to be written matters more.
        """
        if not isinstance(old, dict) or old.get("format") != new.get("format"):
            raise not_ours(path)
        was, will_be = _version(old), _version(new)
        # A record is of the oldest version that can say it, so it may go back to that.
        if was > max(will_be, NEWEST.get(str(new.get("format")), 0)):
            raise StoreError(
                sentence("{file} was not written: a newer scorekeeper has written there."),
                file=path,
            )
        try:
            if was < will_be:
                self._keep_for_ever(path, f"{stem}.version-{was}.json")
        except OSError as failed:
            raise unwritten(path, failed) from failed
        try:
            self._keep(path, *(self._folder / f"{stem}.{number}.json" for number in (1, 2, 3)))
        except OSError:
            if not self._told:
                self._told = True
                _LOG.exception("no earlier copy of %s could be kept", path)

    def listed(self, stem: str) -> tuple[Earlier, ...]:
        """Return the copies there are, newest first."""
        try:
            names = [name for name in self._disk.names(self._folder) if _is_copy(stem, name)]
            times = {name: self._disk.stat(self._folder / name).st_mtime for name in names}
        except FileNotFoundError:
            return ()
        except OSError as failed:
            raise unread(self._folder, failed) from failed
        return tuple(Earlier(name, _local(times[name])) for name in sorted(names, key=_age))

    def path(self, stem: str, name: str) -> Path | None:
        """Return where the copy of this name is, or None when it is no name of a copy."""
        return self._folder / name if _is_copy(stem, name) else None

    def forget(self, stem: str) -> None:
        """Delete the copies for good, and what a crash left of one.  Raises OSError."""
        try:
            names = self._disk.names(self._folder)
        except FileNotFoundError:
            return
        copies = [name for name in names if name.startswith(f"{stem}.")]
        for name in copies:
            self._disk.unlink(self._folder / name)
        if copies:
            self._disk.flush_folder(self._folder)

    def _keep(self, path: Path, one: Path, two: Path, three: Path) -> None:
        """Make ``path`` the first generation, and move on those that are old enough."""
        now, first = self._disk.stat(path), self._found(one)
        if first is not None:
            if os.path.samestat(now, first):
                return  # kept already, before a write that failed
            if not self._links and not _apart(now, first, COPIED_AFTER):
                return
            second = self._found(two)
            if _apart(first, second, APART):
                # The third is from before a pause, so that it is not soon from this evening.
                if second is not None and (
                    _apart(first, second, PAUSE) or self._found(three) is None
                ):
                    self._disk.replace(two, three)
                self._disk.replace(one, two)
        else:
            make_folder(self._folder, self._disk)
        self._copy(path, one)

    def _keep_for_ever(self, path: Path, name: str) -> None:
        make_folder(self._folder, self._disk)
        if self._found(self._folder / name) is None:
            self._copy(path, self._folder / name)
            self._disk.flush_folder(self._folder)

    def _copy(self, path: Path, target: Path) -> None:
        beside = name_beside(target)
        try:
            self._link(path, beside)
            self._disk.replace(beside, target)
        except BaseException:
            with suppress(OSError):
                self._disk.unlink(beside)
            raise

    def _link(self, path: Path, beside: Path) -> None:
        if self._links:
            try:
                self._disk.link(path, beside)
            except OSError as failed:
                if failed.errno not in _NO_SECOND_NAMES:
                    raise
                self._links = False
            else:
                return
        self._disk.write_new(beside, self._disk.read(path, LARGEST_FILE))
        with suppress(OSError):
            self._disk.set_time(beside, self._disk.stat(path))

    def _found(self, path: Path) -> os.stat_result | None:
        try:
            return self._disk.stat(path)
        except FileNotFoundError:
            return None


def _version(record: dict[str, Any]) -> int:
    version = record.get("version")
    return version if isinstance(version, int) else 0


def _is_copy(stem: str, name: str) -> bool:
    return re.fullmatch(rf"{re.escape(stem)}\.([123]|version-\d+)\.json", name) is not None


def _age(name: str) -> tuple[bool, int]:
    """Return what sorts copies newest first, whatever the clock did when they were written."""
    number = int(name.removesuffix(".json").rpartition(".")[2].removeprefix("version-"))
    return (True, -number) if ".version-" in name else (False, number)


def _apart(newer: os.stat_result, older: os.stat_result | None, seconds: float) -> bool:
    """Return whether the files were written that far apart, whatever the clock did since."""
    return older is None or abs(newer.st_mtime - older.st_mtime) >= seconds


def _local(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M:%S")
