"""What is set aside: untouched, under a free name, and never in another's place."""

import errno
import os
from datetime import datetime

import pytest
from storage.faults import WatchedDisk, refusing
from storage.folders import GAME, everything, game_file

from scorekeeper.book.errors import NoSuchGameError, NotWrittenError, StoreError
from scorekeeper.rules import GameId
from scorekeeper.storage.files import FileStore

NOW = datetime(2026, 12, 1, 20, 15).astimezone().timestamp()
NAME = f"{GAME}.2026-12-01-201500"


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data", lambda: NOW)


def aside(store):
    return {path.name: path.read_bytes() for path in (store.folder / "aside").iterdir()}


def test_a_file_is_moved_as_it_is_and_named_after_the_moment(store):
    store.write_game(GAME, {})
    game_file(store).write_bytes(b"\x00\xff{")

    name = store.set_aside(GAME)

    assert name == f"{NAME}.json"
    assert aside(store) == {name: b"\x00\xff{"}
    assert not store.has_game(GAME)


def test_nothing_that_is_aside_is_replaced(store):
    for damage in (b"1", b"2", b"3"):
        store.write_game(GAME, {})
        game_file(store).write_bytes(damage)
        store.set_aside(GAME, {"good": True})
        game_file(store).unlink()

    assert aside(store) == {f"{NAME}.json": b"1", f"{NAME}-2.json": b"2", f"{NAME}-3.json": b"3"}


def test_what_all_games_share_is_set_aside_beside_the_games(store):
    store.write_shared({})
    store.write_game(GameId("shared"), {"a": "game"})

    names = {store.set_aside(None), store.set_aside(GameId("shared"))}

    assert names == {"shared.2026-12-01-201500.json", "shared.2026-12-01-201500-2.json"}
    assert len(aside(store)) == 2


@pytest.mark.parametrize("instead", [None, {"good": True}])
def test_a_folder_in_the_place_of_a_game_is_set_aside_with_what_is_in_it(store, instead):
    game_file(store).mkdir(parents=True)
    (game_file(store) / "note.txt").write_bytes(b"mine")

    name = store.set_aside(GAME, instead)

    assert (store.folder / "aside" / name / "note.txt").read_bytes() == b"mine"
    assert store.has_game(GAME) == (instead is not None)


def test_where_a_file_has_one_name_only_it_is_moved_first(store):
    store.write_game(GAME, {"kept": 1})
    before = game_file(store).read_bytes()
    without_links = FileStore(store.folder, lambda: NOW, refusing(errno.EPERM, "link"))

    name = without_links.set_aside(GAME, {"kept": 2})

    assert store.read_game(GAME) == {"kept": 2}
    assert aside(store) == {name: before}


def test_a_file_that_was_moved_comes_back_when_no_other_can_take_its_place(store):
    store.write_game(GAME, {"kept": 1})
    before = everything(store.folder)

    def refuse(name, path, *_):
        if name == "link" or (name == "replace" and path.suffix == ".part"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))

    with pytest.raises(NotWrittenError, match="Input/output error"):
        FileStore(store.folder, disk=WatchedDisk(refuse)).set_aside(GAME, {"kept": 2})

    assert everything(store.folder) == before


def test_what_no_file_can_hold_takes_no_place(store):
    store.write_game(GAME, {"kept": 1})

    with pytest.raises(StoreError, match="it would hold what no file can"):
        store.set_aside(GAME, {"kept": float("nan")})

    assert store.read_game(GAME) == {"kept": 1}


@pytest.mark.parametrize("game_id", [GAME, None])
def test_what_is_not_there_cannot_be_set_aside(store, game_id):
    with pytest.raises(NoSuchGameError):
        store.set_aside(game_id)
