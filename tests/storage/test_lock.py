"""One writer: of two programs on one folder the second looks only, and says who writes."""

import inspect
import os
import subprocess
import sys

import pytest
from storage.folders import GAME, everything
from storage.programs import Holder, access_of_another, access_to, beside

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import LookOnlyError, NotWrittenError
from scorekeeper.book.store import Store
from scorekeeper.rules import GameId
from scorekeeper.storage.files import FileStore
from scorekeeper.storage.lock import LOCK
from scorekeeper.storage.writer import FILE, writer_in

BINNED = GameId("20260711-201500-b0b0")
RACES = 50
RACERS = 5


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
    racers = [program() for _ in range(RACERS)]
    for _ in range(RACES):
        for racer in racers:
            racer.tell("enter")

        heard = [racer.hear() for racer in racers]

        assert sorted(heard) == ["TakenError"] * (RACERS - 1) + ["writes"]
        for racer in racers:
            assert racer.leave() == "left"


def test_once_the_other_has_ended_a_second_try_reads_afresh_and_then_writes(tmp_path, program):
    holder = program()
    holder.enter()
    access, before = access_to(tmp_path), []
    with pytest.raises(TakenError):
        access.enter()

    assert not access.try_again(lambda: before.append("too early"))
    holder.leave()
    with pytest.raises(TakenError):  # what was read before may be old
        access.enter()
    assert access.try_again(lambda: before.append(access.look_only is not None))

    assert before == [True]
    access.enter()
    assert access.look_only is None
    assert access_of_another(tmp_path) == "TakenError"
    access.leave()


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


WRITING = {
    "write_game": (GAME, {}),
    "delete_game": (GAME,),
    "restore_game": (BINNED,),
    "forget_deleted": (BINNED,),
    "set_aside": (GAME,),
    "write_shared": ({},),
}
"""What changes a store, and how to ask for it."""
READING = {
    "game_ids",
    "has_game",
    "stamps",
    "stamp",
    "folder_stamp",
    "read_game",
    "deleted_ids",
    "read_deleted",
    "earlier",
    "read_earlier",
    "read_shared",
    "shared_stamp",
}


def test_whatever_a_store_can_be_asked_for_is_known_to_read_or_to_write():
    asked = {name for name, _ in inspect.getmembers(Store, inspect.isfunction) if name[0] != "_"}

    assert asked == READING | WRITING.keys()


@pytest.mark.parametrize("name", WRITING)
def test_nothing_is_written_where_another_program_writes(tmp_path, name):
    holder = access_to(tmp_path)
    store = FileStore(tmp_path, may_write=holder.enter)
    for game in (GAME, BINNED):
        store.write_game(game, {})
        store.write_game(game, {"entries": 1})
    store.delete_game(BINNED)
    before = everything(tmp_path)

    looker = FileStore(tmp_path, may_write=access_to(tmp_path).enter)

    with pytest.raises(TakenError):
        getattr(looker, name)(*WRITING[name])

    assert everything(tmp_path) == before
    holder.leave()


@pytest.mark.parametrize("mounted", [False, True])
def test_a_lock_that_went_with_its_folder_is_had_again_when_that_is_back(tmp_path, mounted):
    folder, before = tmp_path / "games", []
    access = access_to(folder)
    access.enter()
    folder.rename(tmp_path / "elsewhere")
    if mounted:
        folder.mkdir()

    for wanted in (access.enter, access.enter, lambda: access.try_again(lambda: None)):
        with pytest.raises(NotWrittenError, match="No such file"):
            wanted()
    assert folder.exists() is mounted
    assert access.look_only is None
    assert not access.has_entered()
    (tmp_path / "elsewhere").replace(folder)
    with pytest.raises(LookOnlyError, match="was taken away"):  # it may have changed meanwhile
        access.enter()

    assert access.try_again(lambda: before.append(access.look_only is not None))
    assert before == [True]
    access.enter()
    access.leave()


def test_trying_again_before_anybody_noticed_reads_afresh_as_well(tmp_path):
    access, before = access_to(tmp_path), []
    access.enter()
    (tmp_path / LOCK).unlink()

    assert access.try_again(lambda: before.append(access.look_only is not None))

    assert before == [True]
    access.leave()


def test_where_it_can_be_seen_is_still_known_when_the_right_to_write_was_had_again(tmp_path):
    access = access_to(tmp_path)
    access.enter()
    access.serves_at("http://127.0.0.1:8550")
    (tmp_path / LOCK).unlink()

    access.try_again(lambda: None)

    assert writer_in((tmp_path / FILE).read_bytes()).url == "http://127.0.0.1:8550"
    access.leave()
