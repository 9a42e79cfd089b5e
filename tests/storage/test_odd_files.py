"""What is no file at all, under a file's name: it spoils nothing but itself, and nobody waits."""

import os
import socket

import pytest
from book.keeping import library_of
from storage.folders import GAME
from storage.programs import EVENING
from strategies import setup_of

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import BookError, NotWrittenError, StoreError
from scorekeeper.book.library import Unreadable
from scorekeeper.rules import CLASSIC, GameId
from scorekeeper.storage.copies import FileCopies
from scorekeeper.storage.disk import Disk
from scorekeeper.storage.files import FileStore
from scorekeeper.storage.index import FILE as INDEX
from scorekeeper.storage.index import FileIndex
from scorekeeper.storage.lock import FolderAccess
from scorekeeper.storage.writer import FILE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and links")


def a_loop(path):
    path.symlink_to(path.name)


def a_link_to_nothing(path):
    path.symlink_to("nothing")


def a_pipe(path):
    os.mkfifo(path)


def a_device(path):
    path.symlink_to("/dev/zero")


def a_socket(path):
    here = os.open(".", os.O_RDONLY)
    os.chdir(path.parent)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(path.name)
    finally:
        os.chdir(here)
        os.close(here)


def a_folder(path):
    path.mkdir()


ODD = (a_loop, a_link_to_nothing, a_pipe, a_device, a_socket, a_folder)


@pytest.fixture(params=ODD, ids=lambda made: made.__name__)
def odd(request):
    """A function that makes something odd of a name, and takes what is there away."""

    def put(path):
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        request.param(path)

    return put


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data")


@pytest.fixture
def game(store):
    return library_of(store).start(setup_of().players, setup_of().first_dealer, CLASSIC)


def test_among_the_games_it_is_one_that_cannot_be_read(store, game, odd):
    odd(store.folder / "games" / f"{GAME}.json")
    library = library_of(store)

    listed = {one.id: one for one in library.catalogue.summaries()}
    checked = dict(library.catalogue.check())

    assert isinstance(listed[GAME], Unreadable)
    assert isinstance(checked[GAME], StoreError)
    assert checked[game.log.setup.id] is None
    assert not isinstance(listed[game.log.setup.id], Unreadable)
    assert set(store.stamps()) == set(store.game_ids()) == {GAME, game.log.setup.id}


def test_a_game_goes_on_beside_it_and_a_backup_is_made(store, game, odd):
    odd(store.folder / "games" / f"{GAME}.json")
    library = library_of(store)

    text = "".join(library.backups.pieces())

    assert game.log.setup.id in text
    library.open(game.log.setup.id)
    with pytest.raises(StoreError):
        library.open(GAME)


def test_it_can_be_set_aside_like_whatever_is_damaged(store, game, odd):
    odd(store.folder / "games" / f"{GAME}.json")

    name = store.set_aside(GameId(GAME))

    assert os.path.lexists(store.folder / "aside" / name)
    assert store.game_ids() == (game.log.setup.id,)


def test_it_can_lie_in_the_bin_and_among_the_earlier_copies(store, game, odd):
    odd(store.folder / "bin" / f"{GAME}.json")
    odd(store.folder / "earlier" / f"{game.log.setup.id}.1.json")
    library = library_of(store)

    bin_ids = library.deleted_ids()
    copies = store.earlier(game.log.setup.id)

    assert bin_ids == (GAME,)
    with pytest.raises(StoreError):
        store.read_deleted(GAME)
    assert len(copies) == 1
    with pytest.raises(StoreError):
        store.read_earlier(game.log.setup.id, copies[0].name)


def test_in_place_of_what_all_games_share_it_is_a_problem_and_no_more(store, game, odd):
    odd(store.folder / "shared.json")
    library = library_of(store)

    assert isinstance(library.shared_problem, BookError)
    assert library.open(game.log.setup.id).log == game.log


def test_in_place_of_who_writes_it_keeps_nobody_waiting(tmp_path, odd):
    writer, looker = FolderAccess(tmp_path, lambda: EVENING), FolderAccess(tmp_path, lambda: "")
    writer.enter()
    odd(tmp_path / FILE)

    with pytest.raises(TakenError):
        looker.enter()

    assert writer.has_entered()
    writer.leave()


def test_among_the_copies_of_everything_it_is_one_that_cannot_be_read(tmp_path, odd):
    copies = FileCopies(tmp_path, lambda: None)
    odd(tmp_path / "2026-07-12.json.gz")

    (kept,) = copies.kept()

    with pytest.raises(StoreError):
        copies.read(kept.day)


@pytest.mark.parametrize("writes", [False, True])
def test_in_place_of_the_index_it_makes_way_or_is_left_alone(store, game, odd, writes):
    odd(store.folder / INDEX)
    index = FileIndex(store.folder, may_write=lambda: writes)

    listed = [one.id for one in library_of(store, index=index).catalogue.summaries()]

    assert listed == [game.log.setup.id]
    index.close()


def test_it_says_what_stands_in_the_way(tmp_path):
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(OSError, match="it is no regular file"):
        Disk().read(tmp_path / "pipe", 10)


def test_a_folder_that_is_a_link_to_nothing_is_not_made(tmp_path):
    (tmp_path / "data").symlink_to("nothing")
    store = FileStore(tmp_path / "data")

    with pytest.raises(NotWrittenError):
        store.write_game(GAME, {})

    assert not (tmp_path / "nothing").exists()
