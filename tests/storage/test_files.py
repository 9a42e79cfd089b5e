import errno
import json
import os
from pathlib import Path

import pytest
from book.keeping import library_of
from storage.folders import GAME, PLAYERS, everything, failing, game_file
from strategies import ANN, BEN, CY

from scorekeeper.book.errors import NotSavedError, StoreError
from scorekeeper.rules import CLASSIC, Bid, GameId
from scorekeeper.storage import files, swap
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


def test_a_file_is_on_the_disk_before_it_takes_its_place_and_its_name_afterwards(
    store, monkeypatch
):
    store.write_game(GAME, {"entries": 0})
    steps, fsync, replace = [], os.fsync, Path.replace

    def watch_fsync(handle):
        steps.append("folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "file")  # noqa: PTH112
        fsync(handle)

    def watch_replace(path, target):
        steps.append("replace")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(Path, "replace", watch_replace)
    store.write_game(GAME, {"entries": 1})

    assert steps == ["file", "replace", "folder"]


def test_the_first_game_is_written_once_and_its_new_folders_are_kept(store, monkeypatch):
    flushed, flush = [], swap.flush_folder
    monkeypatch.setattr(swap, "flush_folder", lambda path: (flushed.append(path), flush(path)))

    store.write_game(GAME, {})

    assert flushed == [store.folder.parent, store.folder, store.folder / "games"]


# -- what goes wrong while writing -------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "this folder may not be written to"),
        (errno.EACCES, "this folder may not be written to"),
        (errno.EIO, "Input/output error"),
    ],
)
@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_game(store, monkeypatch, call, number, reason):
    store.write_game(GAME, {"entries": 1})
    before = everything(store.folder)
    opened = Path.open

    def fail_to_open(path, mode="r", *rest):
        return failing(number)() if mode == "xb" else opened(path, mode, *rest)

    match call:
        case "open":
            monkeypatch.setattr(Path, "open", fail_to_open)
        case "fsync":
            monkeypatch.setattr(os, "fsync", failing(number))
        case _:
            monkeypatch.setattr(Path, "replace", failing(number))
    with pytest.raises(StoreError) as failed:
        store.write_game(GAME, {"entries": 2})
    monkeypatch.undo()

    assert str(failed.value) == f"{game_file(store)} was not written: {reason}."
    assert everything(store.folder) == before


def test_a_folder_that_cannot_be_flushed_is_told_and_the_game_is_the_new_one(store, monkeypatch):
    store.write_game(GAME, {"entries": 1})
    monkeypatch.setattr(swap, "flush_folder", failing(errno.EIO))

    with pytest.raises(StoreError, match="Input/output error"):
        store.write_game(GAME, {"entries": 2})

    assert store.read_game(GAME) == {"entries": 2}


@pytest.mark.parametrize(("number", "fails"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_file_system_that_cannot_flush_folders_is_forgiven(tmp_path, monkeypatch, number, fails):
    monkeypatch.setattr(os, "fsync", failing(number))

    if fails:
        with pytest.raises(OSError, match="Input/output"):
            swap.flush_folder(tmp_path)
    else:
        swap.flush_folder(tmp_path)


def test_even_a_keyboard_interrupt_leaves_the_old_game_and_no_scrap(store, monkeypatch):
    store.write_game(GAME, {"entries": 1})
    before = everything(store.folder)

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        store.write_game(GAME, {"entries": 2})

    assert everything(store.folder) == before


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800"])
def test_what_no_file_can_hold_is_refused(store, value):
    store.write_game(GAME, {"entries": 1})
    before = everything(store.folder)

    with pytest.raises(StoreError, match="it would hold what no file can"):
        store.write_game(GAME, {"entries": value})

    assert everything(store.folder) == before


def test_a_game_too_big_to_be_read_again_is_not_written(store, monkeypatch):
    monkeypatch.setattr(swap, "LARGEST_FILE", 60)
    store.write_game(GAME, {"entries": 1})

    with pytest.raises(StoreError, match="is bigger than"):
        store.write_game(GAME, {"entries": "x" * 60})

    assert store.read_game(GAME) == {"entries": 1}


def test_a_game_that_cannot_be_moved_into_the_bin_stays(store, monkeypatch):
    store.write_game(GAME, {"entries": 1})
    monkeypatch.setattr(Path, "replace", failing(errno.EROFS))

    with pytest.raises(StoreError, match="this folder may not be written to"):
        store.delete_game(GAME)

    assert store.game_ids() == (GAME,)


def test_an_entry_that_finds_the_disk_full_is_not_shown(store, monkeypatch):
    scorer = library_of(store).start(PLAYERS, CY, CLASSIC)
    scorer.record(Bid(1, ANN, 1))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(errno.ENOSPC))
        with pytest.raises(NotSavedError, match="the disk is full"):
            scorer.record(Bid(1, BEN, 0))

    assert scorer.game.hand.bids == {ANN: 1}
    assert library_of(store).open(scorer.log.setup.id).log == scorer.log


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


def test_a_scrap_that_cannot_be_swept_up_is_no_trouble(store, monkeypatch):
    store.write_game(GAME, {})
    scrap = game_file(store).with_suffix(".part")
    scrap.write_bytes(b"")
    monkeypatch.setattr(files, "STALE", -1e12)
    monkeypatch.setattr(Path, "unlink", failing(errno.EACCES))

    assert store.game_ids() == (GAME,)


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
