"""The right to write where it cannot be had: a folder that takes nothing, or knows no locks."""

import errno
import os

import pytest
from storage.folders import everything, failing
from storage.programs import access_to

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import LookOnlyError, NotWrittenError
from scorekeeper.storage import lock as locking
from scorekeeper.storage.lock import LOCK


class NoWrites(locking.Disk):
    """A disk that takes nothing new, for a reason."""

    def __init__(self, number):
        self.write_new = failing(number)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "may not be written to"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_folder_that_takes_nothing_is_looked_at_only_and_says_why(tmp_path, number, said):
    access = access_to(tmp_path, disk=NoWrites(number))

    with pytest.raises(LookOnlyError, match=said) as refused:
        access.enter()

    assert not isinstance(refused.value, TakenError)
    assert not access.try_again(lambda: None)
    other = access_to(tmp_path)  # and nobody else is kept out
    other.enter()
    other.leave()


def test_once_there_is_room_again_it_is_written_to(tmp_path):
    disk = NoWrites(errno.ENOSPC)
    access = access_to(tmp_path, disk=disk)
    with pytest.raises(LookOnlyError):
        access.enter()

    del disk.write_new

    assert access.try_again(lambda: None)
    access.enter()
    access.leave()


def test_a_lock_file_that_may_not_be_opened_is_a_folder_to_look_at(tmp_path):
    (tmp_path / LOCK).mkdir()

    with pytest.raises(LookOnlyError, match="cannot be written to"):
        access_to(tmp_path).enter()


def test_a_folder_that_cannot_be_made_is_nothing_to_look_at(tmp_path):
    (tmp_path / "file").touch()
    access = access_to(tmp_path / "file" / "games")

    with pytest.raises(NotWrittenError):
        access.enter()

    assert access.look_only is None


def test_where_there_are_no_locks_a_program_simply_writes(tmp_path):
    access = access_to(tmp_path, locks=lambda: False)

    access.enter()
    access.enter()

    assert access.look_only is None
    assert not (tmp_path / LOCK).exists()
    access.leave()
    assert everything(tmp_path) == {}


def test_a_file_system_without_locks_is_written_to_all_the_same(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr("fcntl.flock", failing(errno.ENOTSUP))
    access = access_to(tmp_path)

    access.enter()

    assert access.look_only is None
    assert "knows no locks" in caplog.text
    access.leave()


def test_this_platform_has_locks():
    assert locking.can_lock()
