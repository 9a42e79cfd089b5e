"""The right to write in a folder: a lock on ``writer.lock``, held as long as it is used.

The operating system takes the lock back when a program ends, however it ends: there is none
to clean up after a crash.  Who has it stands in ``writer.json``, which is there to be told
to a person, and never decides anything.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from scorekeeper.book.errors import LookOnlyError
from scorekeeper.rules.errors import sentence
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.swap import make_folder, swap_in, unwritten
from scorekeeper.storage.writer import FILE, Writer, note_of, taken, this_program, writer_in

if TYPE_CHECKING:
    from filelock import BaseFileLock

__all__ = ["LOCK", "FolderAccess", "can_lock"]

_LOG = logging.getLogger(__name__)

LOCK: Final = "writer.lock"
LONGEST_NOTE: Final = 5_000
"""Bytes of ``writer.json`` that are read."""
_NO_LOCKS = frozenset({errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK})
"""What file systems say that know no locks."""
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_CLOSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


def can_lock() -> bool:
    """Return whether this platform has locks; inside a browser there is but one program."""
    return any(find_spec(name) is not None for name in ("fcntl", "msvcrt"))


class FolderAccess:
    """The right to write in one folder: an Access.

    ``now`` gives the local time.  Where there are no locks everybody may write, as if there
    were one program only: a scorekeeper that keeps no score is of no use.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], str],
        disk: Disk | None = None,
        locks: Callable[[], bool] = can_lock,
    ) -> None:
        self._folder, self._now, self._disk = folder, now, disk or Disk()
        self._locks = locks
        self._mutex = RLock()  # guards what follows; nothing is called under it but the disk
        self._held: _Held | None = None
        self._refused: LookOnlyError | None = None
        self._since = self._url = ""
        self._is_lost = False  # it was had, and is had back by trying again only

    @property
    def look_only(self) -> LookOnlyError | None:
        """Why this program may only look, once that is known; None while it may write."""
        return self._refused

    def enter(self) -> None:
        """Take the right to write, or make sure that it is still there."""
        with self._mutex:
            if (refused := self._refused) is not None:
                # A new one each time: an error that is raised again keeps all it went through.
                raise type(refused)(refused.message, **refused.values)
            if self._held is None and not self._is_lost:
                self._take()
            elif not self._is_ours():
                self._lose()
                raise self._refusal(_lost(self._folder / LOCK))

    def try_again(self, afresh: Callable[[], object]) -> bool:
        """Ask for the right to write once more; return whether it is had."""
        with self._mutex:
            if not self._is_ours():
                if self._held is not None or self._is_lost:
                    self._lose()
                    # Nobody is to write before everything was read afresh.
                    self._refusal(self._refused or _lost(self._folder / LOCK))
                try:
                    self._take()
                except LookOnlyError:
                    return False
        afresh()  # not under the mutex: it waits for whoever is about to be refused a write
        with self._mutex:
            self._refused, self._is_lost = None, False
        return True

    def has_entered(self) -> bool:
        """Return whether this program may write; asking does not take the right."""
        with self._mutex:
            return self._refused is None and self._is_ours()

    def serves_at(self, url: str) -> None:
        """Let others know where this program can be seen, while it has the right to write."""
        with self._mutex, suppress(OSError):  # a courtesy, and no reason to stop
            self._url = url
            if self._held is not None:
                self._sign()

    def leave(self) -> None:
        """Give the right to write back, if it is had."""
        with self._mutex:
            if self._is_ours():
                with suppress(OSError):
                    self._disk.unlink(self._folder / FILE)
            self._let_go()

    def _take(self) -> None:
        """Take the lock, and say who has it.  Raises LookOnlyError or NotWrittenError."""
        try:
            make_folder(self._folder, self._disk)
        except OSError as failed:
            raise unwritten(self._folder, failed) from failed
        try:
            self._held = self._lock()
            if self._held is not None:
                self._since = self._now()
                self._sign()
        except OSError as failed:
            self._let_go()
            raise self._refusal(_closed(self._folder, failed)) from failed
        if self._held is None:
            raise self._refusal(taken(self._writer(), self._now()))

    def _lock(self) -> _Held | None:
        """Return the lock, or None while somebody else has it.  Raises OSError."""
        if not self._locks():
            return _Held(None, self._folder)
        from filelock import FileLock, Timeout  # noqa: PLC0415 - slow to load

        path = self._folder / LOCK
        # One for all threads; and it leaves the file, or two might lock two of that name.
        lock = FileLock(path, thread_local=False, blocking=False, preserve_lock_file=True)
        try:
            lock.acquire()
            return _Held(lock, path)
        except Timeout:
            return None
        except OSError as failed:
            if failed.errno not in _NO_LOCKS:
                raise
            _LOG.warning("%s knows no locks: %s", self._folder, failed)
            return _Held(None, self._folder)

    def _sign(self) -> None:
        """Write down that this program has the lock.  Raises OSError."""
        note = note_of(this_program(self._since, self._url))
        swap_in(self._folder / FILE, note, self._disk)

    def _writer(self) -> Writer | None:
        try:
            return writer_in(self._disk.read(self._folder / FILE, LONGEST_NOTE))
        except OSError:
            return None

    def _is_ours(self) -> bool:
        return self._held is not None and self._held.is_ours()

    def _lose(self) -> None:
        """Let go of a lock that is gone.  Raises NotWrittenError while its folder is as well.

        A disk that was pulled out comes back: until then what is entered waits, and nothing
        is put in its place, be it a folder of its name or the empty one it is mounted on.
        """
        self._let_go()
        self._is_lost = True
        try:
            if not self._disk.names(self._folder):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        except OSError as away:
            raise unwritten(self._folder, away) from away

    def _refusal(self, error: LookOnlyError) -> LookOnlyError:
        self._refused = error
        return error

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.release()
        self._held = None


class _Held:
    """A lock that is held, or None where there are no locks."""

    def __init__(self, lock: BaseFileLock | None, path: Path) -> None:
        self._lock, self._path = lock, path
        self._stat = path.stat()

    def is_ours(self) -> bool:
        """Return whether it still holds: in this process, on the file that others would lock."""
        if self._lock is None:
            return True
        try:
            return self._lock.is_locked and os.path.samestat(self._stat, self._path.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Give the lock back."""
        if self._lock is not None:
            self._lock.release()


def _closed(folder: Path, failed: OSError) -> LookOnlyError:
    if failed.errno in _FULL:
        message = sentence("{folder}: the disk is full. Here you can only look.")
    elif failed.errno in _CLOSED:
        message = sentence("{folder} may not be written to. Here you can only look.")
    else:
        message = sentence("{folder} cannot be written to: {reason}. Here you can only look.")
    return LookOnlyError(message, folder=folder, reason=failed.strerror)


def _lost(lock: Path) -> LookOnlyError:
    message = sentence(
        "{file} was taken away: another scorekeeper may have these games open. "
        "Here you can only look."
    )
    return LookOnlyError(message, file=lock)
