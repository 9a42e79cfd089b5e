"""Copies that are made by themselves: one file a day, whole or not at all."""

import errno
import gzip
from datetime import date

import pytest
from storage.faults import FailingDisk, refusing

from scorekeeper.book.errors import LookOnlyError, NotWrittenError, StoreError
from scorekeeper.storage import copies
from scorekeeper.storage.copies import FileCopies

DAY, NEXT = date(2026, 12, 1), date(2026, 12, 2)


def always():
    """Let everything be written."""


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "backups"


@pytest.fixture
def kept(folder):
    return FileCopies(folder, always)


def test_there_are_none_and_looking_makes_no_folder(kept, folder):
    assert kept.kept() == ()
    assert not folder.exists()


def test_a_copy_is_a_packed_file_that_anything_can_unpack(kept, folder):
    kept.write(DAY, ["[", '"Zoë"', "]"])

    assert gzip.decompress((folder / "2026-12-01.json.gz").read_bytes()).decode() == '["Zoë"]'
    assert kept.read(DAY) == (folder / "2026-12-01.json.gz").read_bytes()


def test_the_newest_comes_first_and_files_of_others_are_left_alone(kept, folder):
    kept.write(DAY, ["a"])
    kept.write(NEXT, ["b"])
    others = [folder / name for name in ("notes.txt", "2026-1-1.json.gz", "20261203.json.gz")]
    for path in others:
        path.write_bytes(b"mine")

    assert [copy.day for copy in kept.kept()] == [NEXT, DAY]
    assert [copy.size for copy in kept.kept()] == [len(kept.read(NEXT)), len(kept.read(DAY))]
    assert all(path.read_bytes() == b"mine" for path in others)


def test_a_copy_of_the_same_day_takes_the_place_of_the_one_before(kept):
    kept.write(DAY, ["a"])
    kept.write(DAY, ["b"])

    assert gzip.decompress(kept.read(DAY)) == b"b"
    assert len(kept.kept()) == 1


def test_a_copy_is_dropped_once(kept):
    kept.write(DAY, ["a"])

    kept.drop(DAY)
    kept.drop(DAY)

    assert kept.kept() == ()
    with pytest.raises(StoreError, match=r"2026-12-01\.json\.gz cannot be read"):
        kept.read(DAY)


def test_what_a_crash_left_goes_with_the_next_copy(kept, folder):
    kept.write(DAY, ["a"])
    scrap = folder / "2026-12-02.json.gz.0badcafe.part"
    scrap.write_bytes(b"half")

    kept.write(NEXT, ["b"])

    assert not scrap.exists()


def test_who_only_looks_writes_and_drops_nothing(folder, kept):
    kept.write(DAY, ["a"])

    def refuse():
        raise LookOnlyError("Here you can only look.")

    looking = FileCopies(folder, refuse)
    for change in (lambda: looking.write(NEXT, ["b"]), lambda: looking.drop(DAY)):
        with pytest.raises(LookOnlyError):
            change()

    assert [copy.day for copy in looking.kept()] == [DAY]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("at", range(12))
def test_a_disk_that_fails_at_any_call_leaves_the_old_copy_or_the_new_one(folder, number, at):
    FileCopies(folder, always).write(DAY, ["old"])
    disk = FailingDisk(at, number, short=True)

    told = None
    try:
        FileCopies(folder, always, disk).write(DAY, ["new"])
    except NotWrittenError as failed:
        told = str(failed)

    found = gzip.decompress(FileCopies(folder, always).read(DAY))
    assert found in ({b"old", b"new"} if told else {b"new"})
    assert told is None or told.startswith(f"{folder / '2026-12-01.json.gz'} was not written: ")


@pytest.mark.parametrize("call", ["stats", "read", "unlink"])
def test_a_disk_that_cannot_be_asked_is_said(folder, kept, call):
    kept.write(DAY, ["a"])
    broken = FileCopies(folder, always, refusing(errno.EIO, call))
    use = {
        "stats": broken.kept,
        "read": lambda: broken.read(DAY),
        "unlink": lambda: broken.drop(DAY),
    }

    with pytest.raises(StoreError, match="Input/output error"):
        use[call]()


def test_what_is_too_big_is_no_copy(kept, monkeypatch):
    kept.write(DAY, ["a"])
    monkeypatch.setattr(copies, "LARGEST_COPY", 10)

    with pytest.raises(StoreError, match="that is no copy of ours"):
        kept.read(DAY)


def test_a_copy_is_read_line_by_line_as_far_as_it_is_whole(kept, folder):
    lines = [f"line {number} of Zoë" for number in range(100_000)]
    kept.write(DAY, [f"{line}\n" for line in lines])
    whole = list(kept.lines(DAY))
    path = folder / "2026-12-01.json.gz"
    path.write_bytes(path.read_bytes()[:-20_000])

    cut = list(kept.lines(DAY))

    assert whole == lines
    assert cut == lines[: len(cut)]
    assert 0 < len(cut) < len(lines)
