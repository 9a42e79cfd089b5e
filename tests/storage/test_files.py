import errno
import json
import os

import pytest
from book.keeping import library_of
from storage.faults import WatchedDisk, refusing
from storage.folders import GAME, PLAYERS, everything, failing, game_file
from strategies import ANN, CY

from scorekeeper.book.errors import NotWrittenError, StoreError
from scorekeeper.rules import CLASSIC, Bid, GameId
from scorekeeper.storage import swap
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.files import STALE, FileStore


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data")


# -- what is written ---------------------------------------------------------------------


def test_a_game_is_one_compact_tinydb_file(store):
    store.write_game(GAME, {"name": "Zoë", "bids": [1, 0]})

    content = game_file(store).read_text(encoding="utf-8")

    assert content == '{"game":{"1":{"record":{"name":"Zoë","bids":[1,0]}}}}'


def test_looking_makes_no_folder(store):
    store.game_ids()
    store.deleted_ids()
    store.read_shared()

    assert not store.folder.exists()


def test_a_file_is_on_the_disk_before_it_takes_its_place_and_its_name_afterwards(tmp_path):
    disk = WatchedDisk()
    store = FileStore(tmp_path, disk=disk)
    for number in range(3):
        store.write_game(GAME, {"entries": number})
    disk.calls.clear()

    store.write_game(GAME, {"entries": 3})

    flushes = [name for name, _ in disk.calls if name in {"write_new", "replace", "flush_folder"}]
    assert flushes == ["replace", "write_new", "replace", "flush_folder"]
    assert disk.calls[-1] == ("flush_folder", tmp_path / "games")


def test_what_is_written_is_flushed(tmp_path, monkeypatch):
    flushed = []
    monkeypatch.setattr(os, "fsync", flushed.append)

    Disk().write_new(tmp_path / "new", b"content")

    assert len(flushed) == 1


def test_the_first_game_is_written_once_and_its_new_folders_are_kept(tmp_path):
    disk = WatchedDisk()
    store = FileStore(tmp_path / "data", disk=disk)

    store.write_game(GAME, {})

    flushed = [path for name, path in disk.calls if name == "flush_folder"]
    assert flushed == [tmp_path, store.folder, store.folder / "games"]
    assert [name for name, _ in disk.calls].count("write_new") == 1


# -- what goes wrong while writing -------------------------------------------------------


def test_a_folder_that_cannot_be_flushed_is_told_and_the_game_is_the_new_one(store):
    store.write_game(GAME, {"entries": 1})
    failing_store = FileStore(store.folder, disk=refusing(errno.EIO, "flush_folder"))

    with pytest.raises(NotWrittenError, match="Input/output error"):
        failing_store.write_game(GAME, {"entries": 2})

    assert store.read_game(GAME) == {"entries": 2}


@pytest.mark.parametrize(("number", "fails"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_file_system_that_cannot_flush_folders_is_forgiven(tmp_path, monkeypatch, number, fails):
    monkeypatch.setattr(os, "fsync", failing(number))

    if fails:
        with pytest.raises(OSError, match="Input/output"):
            Disk().flush_folder(tmp_path)
    else:
        Disk().flush_folder(tmp_path)


def test_even_a_keyboard_interrupt_leaves_the_old_game_and_no_scrap(store, monkeypatch):
    store.write_game(GAME, {"entries": 1})
    before = everything(store.folder / "games")

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        store.write_game(GAME, {"entries": 2})

    assert everything(store.folder / "games") == before


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800"])
def test_what_no_file_can_hold_is_refused(store, value):
    store.write_game(GAME, {"entries": 1})
    before = everything(store.folder / "games")

    with pytest.raises(StoreError, match="it would hold what no file can"):
        store.write_game(GAME, {"entries": value})

    assert everything(store.folder / "games") == before


def test_a_game_too_big_to_be_read_again_is_not_written(store, monkeypatch):
    monkeypatch.setattr(swap, "LARGEST_FILE", 60)
    store.write_game(GAME, {"entries": 1})

    with pytest.raises(StoreError, match="is bigger than"):
        store.write_game(GAME, {"entries": "x" * 60})

    assert store.read_game(GAME) == {"entries": 1}


def test_a_game_that_cannot_be_moved_into_the_bin_stays(store):
    store.write_game(GAME, {"entries": 1})

    with pytest.raises(NotWrittenError, match="this folder may not be written to"):
        FileStore(store.folder, disk=refusing(errno.EROFS, "replace")).delete_game(GAME)

    assert store.game_ids() == (GAME,)


# -- other files in the folder -----------------------------------------------------------


def test_files_of_others_are_left_alone(store):
    store.write_game(GAME, {})
    others = [store.folder / "games" / name for name in ("notes.txt", "Con.json", ".hidden")]
    for path in others:
        path.write_bytes(b"mine")

    assert store.game_ids() == (GAME,)
    assert all(path.read_bytes() == b"mine" for path in others)


def test_what_a_crash_left_is_no_game_and_is_swept_up_in_time(tmp_path):
    now = [0.0]
    store = FileStore(tmp_path, now=lambda: now[0])
    store.write_game(GAME, {"entries": 1})
    scrap = game_file(store).with_name(f"{GAME}.json.0badcafe.part")
    scrap.write_bytes(b'{"game":{"1":{"rec')
    written = scrap.stat().st_mtime

    now[0] = written + STALE - 1
    first = store.game_ids(), scrap.exists()
    now[0] = written + STALE + 1
    second = store.game_ids(), scrap.exists()

    assert first == ((GAME,), True)  # it might be another program's, at work
    assert second == ((GAME,), False)


def test_what_a_crash_left_of_the_shared_record_is_swept_up_as_well(tmp_path):
    store = FileStore(tmp_path, now=lambda: 1e12)
    store.write_shared({})
    scrap = tmp_path / "shared.json.0badcafe.part"
    scrap.touch()

    store.game_ids()

    assert not scrap.exists()
    assert store.read_shared() == {}


def test_who_only_looks_sweeps_nothing_up_and_asks_for_nothing(tmp_path):
    FileStore(tmp_path).write_game(GAME, {"entries": 1})
    asked = []
    looking = FileStore(tmp_path, now=lambda: 1e12, may_write=lambda: asked.append("to write"))
    scrap = game_file(looking).with_name(f"{GAME}.json.0badcafe.part")
    scrap.touch()

    ids = looking.game_ids()

    assert (ids, scrap.exists(), asked) == ((GAME,), True, [])


def test_a_scrap_that_cannot_be_swept_up_is_no_trouble(store):
    store.write_game(GAME, {})
    scrap = game_file(store).with_suffix(".part")
    scrap.write_bytes(b"")
    disk = refusing(errno.EACCES, "unlink")

    sweeping = FileStore(store.folder, lambda: 1e12, disk)
    sweeping.write_shared({})

    found = sweeping.game_ids()

    assert found == (GAME,)
    assert disk.calls[-1] == ("unlink", scrap)


def test_two_files_of_one_game_cannot_be_told_apart_by_capitals_alone(store):
    store.write_game(GameId("g"), {"entries": 1})
    store.write_game(GameId("G"), {"entries": 2})

    assert store.read_game(GameId("g")) == {"entries": 1}
    assert [path.name for path in sorted((store.folder / "games").iterdir())] == [
        "g.json",
        "~g.json",
    ]


def test_the_file_can_be_read_by_anything_that_reads_json(store):
    scorer = library_of(store).start(PLAYERS, CY, CLASSIC)
    scorer.record(Bid(1, ANN, 1))

    kept = json.loads((store.folder / "games" / f"{scorer.log.setup.id}.json").read_bytes())

    record = kept["game"]["1"]["record"]
    assert (record["format"], record["version"]) == ("oh-hell-game", 1)
    assert record["log"][0]["entry"] == {"entry": "bid", "hand": 1, "player": "ann", "bid": 1}
