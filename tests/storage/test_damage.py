"""Files that cannot be read: named, left as they are, and no harm to others."""

import errno

import pytest
from book.keeping import library_of
from storage.faults import refusing
from storage.folders import GAME, PLAYERS, game_file
from strategies import CY

from scorekeeper.book.errors import StoreError
from scorekeeper.book.library import Unreadable
from scorekeeper.rules import CLASSIC
from scorekeeper.storage.files import FileStore


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data")


WHOLE = b'{"game":{"1":{"record":{"entries":1}}}}'
DAMAGES = {
    "empty": b"",
    "zeroed": bytes(100),
    "no JSON": b"game",
    "no UTF-8": b'{"game":"\xff"}',
    "no object": b"[]",
    "no table": b'{"game":5}',
    "no document": b'{"game":{"1":5}}',
    "no number": b'{"game":{"x":{}}}',
    "not a number": b'{"game":{"1":{"record":NaN}}}',
    "a number too long": b'{"game":{"1":{"record":' + b"9" * 5000 + b"}}}",
    "too deep": b'{"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    **{f"cut at {at}": WHOLE[:at] for at in range(1, len(WHOLE), 4)},
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_named_and_left_as_it_is(store, damage):
    store.write_game(GAME, {})
    game_file(store).write_bytes(damage)

    for use in (lambda: store.read_game(GAME), lambda: store.write_game(GAME, {})):
        with pytest.raises(StoreError) as failed:
            use()
        assert str(failed.value).startswith(f"{game_file(store)} is damaged: ")

    assert game_file(store).read_bytes() == damage


@pytest.mark.parametrize("content", [b"{}", b'{"game":{}}', b'{"game":{"1":{}}}'])
def test_a_file_without_a_game_is_damaged(store, content):
    store.write_game(GAME, {})
    game_file(store).write_bytes(content)

    with pytest.raises(StoreError, match="there is no game in it"):
        store.read_game(GAME)


def test_a_shared_file_that_holds_something_else_is_damaged(store):
    store.write_shared({})
    (store.folder / "shared.json").write_bytes(b'{"shared":{"1":{"record":[]}}}')

    with pytest.raises(StoreError, match=r"shared\.json is damaged"):
        store.read_shared()


def test_a_file_that_is_too_big_is_not_read(store):
    store.write_game(GAME, {})
    game_file(store).write_bytes(b" " * 5_000_001)

    with pytest.raises(StoreError) as failed:
        store.read_game(GAME)

    assert str(failed.value) == f"{game_file(store)} is bigger than 5 MB: that is no game."


def test_a_file_that_may_not_be_read_is_named(store):
    store.write_game(GAME, {})
    store = FileStore(store.folder, disk=refusing(errno.EIO, "read"))

    with pytest.raises(StoreError, match=r"a3f9\.json cannot be read: Input/output error"):
        store.read_game(GAME)


def test_a_folder_that_may_not_be_entered_is_named(store):
    store.write_game(GAME, {})
    store = FileStore(store.folder, disk=refusing(errno.EACCES, "stat", "read"))

    for use in (lambda: store.read_game(GAME), lambda: store.write_game(GAME, {})):
        with pytest.raises(StoreError, match=r"a3f9\.json cannot be read: Permission denied"):
            use()


def test_a_folder_that_is_none_is_named(store):
    store.folder.mkdir()
    (store.folder / "games").write_bytes(b"")

    (store.folder / "earlier").write_bytes(b"")

    for look in (store.game_ids, store.stamps):
        with pytest.raises(StoreError, match="games cannot be read: Not a directory"):
            look()
    with pytest.raises(StoreError, match="earlier cannot be read: Not a directory"):
        store.earlier(GAME)
    with pytest.raises(StoreError, match="Not a directory"):
        store.write_game(GAME, {})


def test_one_damaged_game_harms_no_other(store):
    library = library_of(store)
    good = library.start(PLAYERS, CY, CLASSIC).log.setup.id
    store.write_game(GAME, {})
    game_file(store).write_bytes(b"{")

    shown = {
        found.id: isinstance(found, Unreadable) for found in library_of(store).catalogue.summaries()
    }

    assert shown == {good: False, GAME: True}
