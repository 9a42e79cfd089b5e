"""One writer: of two programs on one folder the second looks only, and says who writes."""

import errno
import json
import os
import platform
import subprocess
import sys
from importlib import metadata

import pytest
from storage.folders import everything, failing

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import LookOnlyError, NotWrittenError
from scorekeeper.storage import lock as locking
from scorekeeper.storage.lock import LOCK, FolderAccess
from scorekeeper.storage.writer import FILE, Writer, note_of, writer_in

EVENING = "2026-07-12 20:15:00"
RACES = 10
RACERS = 5
HOLDER = """
import sys, os
from pathlib import Path
from scorekeeper.storage.lock import FolderAccess
access = FolderAccess(Path(sys.argv[1]), lambda: "2026-07-12 20:15:00")
sys.stdin.readline()
try:
    access.enter()
except Exception as refused:
    print(type(refused).__name__, flush=True)
else:
    print("writes", flush=True)
for line in sys.stdin:
    if line == "fork\\n" and not os.fork():
        try:
            access.enter()
        except Exception as refused:
            print(type(refused).__name__, flush=True)
        sys.stdin.readline()  # until the test is over
        os._exit(0)
    if line == "leave\\n":
        access.leave()
        print("left", flush=True)
"""


def access_to(folder, now=EVENING, **how):
    return FolderAccess(folder, lambda: now, **how)


class Holder:
    """Another program on the same folder; it goes in when it is told to."""

    def __init__(self, folder):
        command = [sys.executable, "-c", HOLDER, str(folder)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, word=""):
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def hear(self):
        return self.process.stdout.readline().strip()

    def enter(self):
        self.tell()
        return self.hear()

    def kill(self):
        self.process.kill()
        self.process.wait()


@pytest.fixture
def program(tmp_path):
    """A function that starts another program on the folder."""
    programs = []

    def started():
        programs.append(Holder(tmp_path))
        return programs[-1]

    yield started
    for one in programs:
        one.kill()
        one.process.stdin.close()
        one.process.stdout.close()


# -- two programs -------------------------------------------------------------------------


def test_the_second_program_looks_only_and_says_who_writes_since_when(tmp_path, program):
    assert program().enter() == "writes"
    access = access_to(tmp_path)

    with pytest.raises(TakenError) as refused:
        access.enter()

    assert str(refused.value) == (
        "Another scorekeeper has these games open since 20:15. Here you can only look."
    )
    assert str(access.look_only) == str(refused.value)


def test_a_program_that_was_killed_leaves_nothing_in_the_way(tmp_path, program):
    holder = program()
    holder.enter()

    holder.kill()
    access = access_to(tmp_path)
    access.enter()

    assert access.look_only is None
    assert writer_in((tmp_path / FILE).read_bytes()).pid == os.getpid()
    access.leave()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_of_a_program_neither_writes_nor_holds_on_to_the_lock(tmp_path, program):
    holder = program()
    holder.enter()
    holder.tell("fork")
    child = holder.hear()

    holder.kill()  # the child goes on
    access = access_to(tmp_path)
    access.enter()

    assert child == "LookOnlyError"
    assert access.look_only is None
    access.leave()


@pytest.mark.skipif(sys.platform == "win32", reason="a descriptor is inherited there by name only")
def test_a_program_that_was_started_does_not_inherit_the_lock(tmp_path):
    access = access_to(tmp_path)
    access.enter()
    listing = "import os; print([os.path.realpath(f'/dev/fd/{n}') for n in os.listdir('/dev/fd')])"

    told = subprocess.run(
        [sys.executable, "-c", listing], close_fds=False, capture_output=True, text=True, check=True
    )

    assert LOCK not in told.stdout
    access.leave()


def test_of_several_starts_at_the_same_instant_exactly_one_writes(program):
    for _ in range(RACES):
        racers = [program() for _ in range(RACERS)]
        for racer in racers:
            racer.tell()

        heard = [racer.hear() for racer in racers]

        assert sorted(heard) == ["TakenError"] * (RACERS - 1) + ["writes"]
        for racer in racers:
            racer.kill()


def test_once_the_other_has_ended_a_second_try_reads_afresh_and_then_writes(tmp_path, program):
    holder = program()
    holder.enter()
    access, before = access_to(tmp_path), []
    with pytest.raises(TakenError):
        access.enter()

    assert not access.try_again(lambda: before.append("too early"))
    holder.tell("leave")
    holder.hear()
    with pytest.raises(TakenError):  # what was read before may be old
        access.enter()
    assert access.try_again(lambda: before.append(access.look_only is not None))

    assert before == [True]
    access.enter()
    assert access.look_only is None
    assert access_of_another(tmp_path) == "TakenError"
    access.leave()


def access_of_another(folder):
    holder = Holder(folder)
    with holder.process:
        heard = holder.enter()
        holder.kill()
    return heard


def test_while_everything_is_read_afresh_nothing_is_written_and_others_stay_out(tmp_path):
    access = access_to(tmp_path)
    with pytest.raises(TakenError):
        beside(tmp_path, access.enter)

    def afresh():
        with pytest.raises(TakenError):
            access.enter()
        with pytest.raises(TakenError):
            access_to(tmp_path).enter()

    assert access.try_again(afresh)
    access.leave()


def beside(folder, doing):
    """Do something while somebody else writes."""
    other = access_to(folder)
    other.enter()
    try:
        doing()
    finally:
        other.leave()


def test_reading_afresh_that_fails_leaves_it_at_looking(tmp_path):
    access = access_to(tmp_path)
    with pytest.raises(TakenError):
        beside(tmp_path, access.enter)

    with pytest.raises(ZeroDivisionError):
        access.try_again(lambda: 1 / 0)

    assert access.look_only is not None
    assert access.try_again(lambda: None)
    access.leave()


def test_a_lock_that_is_taken_away_ends_the_writing(tmp_path):
    access = access_to(tmp_path)
    access.enter()
    (tmp_path / LOCK).unlink()
    other = access_to(tmp_path)
    other.enter()

    with pytest.raises(LookOnlyError, match=r"writer\.lock was taken away"):
        access.enter()

    assert not access.try_again(lambda: None)
    assert isinstance(access.look_only, TakenError)
    other.leave()
    assert access.try_again(lambda: None)
    access.leave()


# -- what stands in the folder --------------------------------------------------------------


def test_looking_leaves_nothing_in_the_folder(tmp_path):
    folder = tmp_path / "games"

    access = access_to(folder)
    access.leave()

    assert access.look_only is None
    assert not folder.exists()


def test_who_writes_is_written_down_and_goes_at_a_clean_end(tmp_path):
    access = access_to(tmp_path / "new")
    access.enter()
    access.serves_at("http://127.0.0.1:8000/")

    record = json.loads((tmp_path / "new" / FILE).read_bytes())
    access.leave()

    assert record == {
        "format": "oh-hell-writer",
        "version": 1,
        "program": metadata.version("scorekeeper"),
        "pid": os.getpid(),
        "host": platform.node(),
        "since": EVENING,
        "url": "http://127.0.0.1:8000/",
    }
    assert [path.name for path in everything(tmp_path)] == [LOCK]


def test_who_only_looks_neither_signs_nor_takes_the_others_name_away(tmp_path):
    writer = access_to(tmp_path)
    writer.enter()
    note = (tmp_path / FILE).read_bytes()
    looker = access_to(tmp_path)
    with pytest.raises(TakenError):
        looker.enter()

    looker.serves_at("http://127.0.0.1:9999/")
    looker.leave()

    assert (tmp_path / FILE).read_bytes() == note
    writer.leave()


@pytest.mark.parametrize(
    ("writer", "said"),
    [
        ({"url": "http://127.0.0.1:8000/"}, " since 20:15 (http://127.0.0.1:8000/)"),
        ({"host": "kitchen", "url": "http://127.0.0.1:8000/"}, " since 20:15 (kitchen)"),
        ({"since": "2026-07-11 23:50:00"}, " since 2026-07-11 23:50"),
        ({"since": "yesterday"}, ""),
        ({"since": 20}, ""),
        ({"pid": "1"}, ""),
        ({"host": "a\x1b[2Jb"}, ""),
        ({"url": "x" * 201}, ""),
        ({"version": 2}, ""),
        ({"more": 1}, ""),
    ],
)
def test_the_sentence_names_what_is_known_of_the_other(tmp_path, writer, said):
    holder = access_to(tmp_path)
    holder.enter()
    record = json.loads(note_of(Writer("1", 1, platform.node(), EVENING)))
    (tmp_path / FILE).write_text(json.dumps({**record, **writer}), encoding="utf-8")

    with pytest.raises(TakenError) as refused:
        access_to(tmp_path).enter()

    expected = f"Another scorekeeper has these games open{said}. Here you can only look."
    assert str(refused.value) == expected
    holder.leave()


@pytest.mark.parametrize("note", [None, b"", b"\0\0", b"[]", b"{}", b"[" * 10_000, b"\xff"])
def test_a_note_that_is_damaged_or_gone_changes_nothing(tmp_path, note):
    holder = access_to(tmp_path)
    holder.enter()
    (tmp_path / FILE).unlink()
    if note is not None:
        (tmp_path / FILE).write_bytes(note)

    with pytest.raises(TakenError, match=r"^Another scorekeeper has these games open\. Here"):
        access_to(tmp_path).enter()

    holder.leave()


# -- where it cannot be had -------------------------------------------------------------------


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


def test_a_program_without_its_version_signs_all_the_same(tmp_path, monkeypatch):
    def unknown(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", unknown)
    access = access_to(tmp_path)
    access.enter()

    assert writer_in((tmp_path / FILE).read_bytes()).program == ""
    access.leave()
