"""Earlier copies of a game's file: which are kept, and that keeping them costs no entry."""

import errno
import logging
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from storage.faults import CHANGING, WatchedDisk, refusing
from storage.folders import GAME, game_file

from scorekeeper.book.errors import DamagedError, NotWrittenError, StoreError
from scorekeeper.storage.files import FileStore

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
BEGUN = 1_780_000_000.0


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data")


def write_at(store, second, number=None):
    """Write the game as if ``second`` seconds after the beginning."""
    store.write_game(GAME, {"number": second if number is None else number})
    os.utime(game_file(store), (BEGUN + second, BEGUN + second))


def kept(store):
    """Return what the earlier copies hold, by their number."""
    return {
        copy.name.removesuffix(".json").removeprefix(f"{GAME}."): store.read_earlier(
            GAME, copy.name
        )["number"]
        for copy in store.earlier(GAME)
    }


def test_the_first_copy_is_what_was_there_before_the_last_write(store):
    for second in range(4):
        write_at(store, second)

    assert kept(store)["1"] == 2


def test_the_second_copy_is_some_minutes_older(store):
    for minute in range(60):
        write_at(store, minute * MINUTE)

    assert kept(store)["1"] == 58 * MINUTE
    assert 40 * MINUTE <= kept(store)["2"] <= 50 * MINUTE


def test_the_third_copy_is_from_another_evening(store):
    for day in range(3):
        for minute in range(60):
            write_at(store, day * DAY + minute * MINUTE)

    assert DAY + 40 * MINUTE <= kept(store)["3"] < 2 * DAY
    assert kept(store)["2"] > 2 * DAY


def test_a_clock_that_was_put_back_stops_no_copies(store):
    for second in (2 * DAY, 2 * DAY + 1, 2 * DAY + 2, 0, 1, 2):
        write_at(store, second)

    assert kept(store) == {"1": 1, "2": 0, "3": 2 * DAY}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(pauses=st.lists(st.sampled_from([0.0, 1.0, 30.0, MINUTE, HOUR, DAY]), max_size=30))
def test_copies_are_older_and_older(tmp_path_factory, pauses):
    store = FileStore(tmp_path_factory.mktemp("pauses"))
    at = 0.0
    write_at(store, at, 0)
    for number, pause in enumerate(pauses, 1):
        at += pause
        write_at(store, at, number)

    copies = kept(store)

    assert copies.get("1") == (len(pauses) - 1 if pauses else None)
    numbers = [copies[name] for name in ("1", "2", "3") if name in copies]
    assert numbers == sorted(set(numbers), reverse=True)
    assert [copy.at for copy in store.earlier(GAME)] == sorted(
        (copy.at for copy in store.earlier(GAME)), reverse=True
    )


def test_a_copy_costs_no_flush_and_no_look_through_the_folder(tmp_path):
    disk = WatchedDisk()
    store = FileStore(tmp_path, disk=disk)
    for number in range(3):
        store.write_game(GAME, {"number": number})
    disk.calls.clear()

    store.write_game(GAME, {"number": 3})

    names = [name for name, _ in disk.calls]
    assert [name for name in names if name in {"write_new", "flush_folder"}] == [
        "write_new",
        "flush_folder",
    ]
    assert "names" not in names
    assert "link" in names


def test_a_game_that_cannot_be_read_pushes_no_copy_out(store):
    for number in range(3):
        write_at(store, number * HOUR)
    good = kept(store)
    for damage in (b"", b"{", b'{"game":{}}', b'{"game":{"1":{"record":[]}}}', b'{"a":{"1":{}}}'):
        game_file(store).write_bytes(damage)

        with pytest.raises(DamagedError):
            store.write_game(GAME, {"number": 9})

        assert game_file(store).read_bytes() == damage
        assert kept(store) == good


@pytest.mark.parametrize("call", ["link", "mkdir", "replace", "stat"])
def test_an_entry_is_kept_although_its_copy_is_not(tmp_path, caplog, call):
    store = FileStore(tmp_path)
    write_at(store, 0)

    def fail_in_earlier(name, path, *rest):
        if name in {call, "write_new"} and any("earlier" in str(one) for one in (path, *rest)):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))

    failing_store = FileStore(tmp_path, disk=WatchedDisk(fail_in_earlier))
    with caplog.at_level(logging.ERROR):
        for second in range(1, 4):
            write_at(failing_store, second)

    assert store.read_game(GAME) == {"number": 3}
    assert len([record for record in caplog.records if "earlier copy" in record.message]) == 1


def test_a_write_that_fails_and_is_tried_again_pushes_nothing_out(store):
    for number in range(4):
        write_at(store, number * HOUR)
    good = kept(store)

    for _ in range(3):
        with pytest.raises(NotWrittenError):
            FileStore(store.folder, disk=refusing(errno.ENOSPC, "write_new")).write_game(
                GAME, {"number": 9}
            )
    write_at(store, 5 * HOUR)

    assert kept(store) == {"1": 3 * HOUR, "2": good["1"], "3": good["3"]}


def test_where_a_file_has_one_name_only_a_copy_is_written_once_a_minute(tmp_path):
    disk = refusing(errno.EPERM, "link")
    store = FileStore(tmp_path, disk=disk)
    for second in range(0, 300, 10):
        write_at(store, second)

    written = [name for name, path in disk.calls if name == "write_new" and "earlier" in str(path)]
    assert kept(store)["1"] >= 220
    assert 4 <= len(written) <= 8
    assert [name for name, _ in disk.calls].count("link") == 1


def test_nothing_is_left_of_a_game_deleted_for_good_not_even_what_a_crash_left(store):
    write_at(store, 0)
    write_at(store, 1)
    scrap = store.folder / "earlier" / f"{GAME}.1.json.0badcafe.part"
    scrap.write_bytes(b"half a game")
    store.delete_game(GAME)

    store.forget_deleted(GAME)

    assert list((store.folder / "earlier").iterdir()) == []


# -- versions ----------------------------------------------------------------------------


def test_a_file_of_an_older_version_is_kept_for_ever(store):
    store.write_game(GAME, {"format": "x", "version": 1, "number": 1})
    for number in range(2, 6):
        store.write_game(GAME, {"format": "x", "version": 2, "number": number})
    store.write_game(GAME, {"format": "x", "version": 3, "number": 6})

    assert kept(store) | {"1": 5, "2": 1} == {"version-1": 1, "version-2": 5, "1": 5, "2": 1}


def test_the_file_that_was_kept_first_stays(store):
    for number in (1, 2):
        store.write_game(GAME, {"format": "x", "version": 2 * number, "number": number})
    game_file(store).unlink()
    for number in (3, 4):
        store.write_game(GAME, {"format": "x", "version": number - 1, "number": number})

    assert kept(store)["version-2"] == 1


def test_a_record_may_go_back_to_a_version_that_is_known(store):
    store.write_game(GAME, {"format": "oh-hell-game", "version": 2})

    store.write_game(GAME, {"format": "oh-hell-game", "version": 1})

    assert store.read_game(GAME) == {"format": "oh-hell-game", "version": 1}


def test_a_file_of_a_newer_version_is_left_untouched(store):
    store.write_game(GAME, {"format": "x", "version": 2})
    before = game_file(store).read_bytes()

    with pytest.raises(StoreError, match="a newer scorekeeper has written there"):
        store.write_game(GAME, {"format": "x", "version": 1})

    assert game_file(store).read_bytes() == before


def test_a_file_that_cannot_be_kept_is_not_upgraded(store):
    store.write_game(GAME, {"format": "x", "version": 1})
    disk = refusing(errno.ENOSPC, *CHANGING)

    with pytest.raises(NotWrittenError, match="the disk is full"):
        FileStore(store.folder, disk=disk).write_game(GAME, {"format": "x", "version": 2})

    assert store.read_game(GAME) == {"format": "x", "version": 1}


def test_a_copy_that_is_damaged_is_named(store):
    for number in range(2):
        write_at(store, number)
    (copy,) = store.earlier(GAME)
    for damage in (b"{", b'{"game":{}}'):
        (store.folder / "earlier" / copy.name).write_bytes(damage)

        with pytest.raises(DamagedError, match=r"earlier.*is damaged"):
            store.read_earlier(GAME, copy.name)
