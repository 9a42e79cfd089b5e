"""What every store does, in memory as in files."""

import json

import pytest
from book.keeping import MemoryStore
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.book.errors import NoSuchGameError, StoreError
from scorekeeper.book.ids import is_time
from scorekeeper.rules import GameId
from scorekeeper.storage.files import FileStore

OLD, NEW, ODD = GameId("20260101-200000-aaaa"), GameId("20260712-201500-a3f9"), GameId("Con_-A")
records = st.dictionaries(
    st.text(max_size=8),
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
        ),
        max_leaves=6,
    ),
    max_size=4,
)


@pytest.fixture(params=["memory", "file"])
def store(request, tmp_path):
    return MemoryStore() if request.param == "memory" else FileStore(tmp_path / "data")


def test_a_new_store_is_empty(store):
    assert store.game_ids() == ()
    assert store.deleted_ids() == ()
    assert store.read_shared() == {}
    assert store.stamps() == {}
    assert store.earlier(NEW) == store.earlier(None) == ()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=records, second=records)
def test_what_is_read_is_what_was_written_last(store, first, second):
    for record in (first, second):
        store.write_game(NEW, record)
        store.write_shared(record)

        assert store.read_game(NEW) == record
        assert store.read_shared() == record


def test_games_are_listed_newest_first(store):
    for game_id in (OLD, NEW, ODD):
        store.write_game(game_id, {})

    assert store.game_ids() == (ODD, NEW, OLD)


def test_a_missing_game_is_named(store):
    for missing in (store.read_game, store.delete_game, store.restore_game):
        with pytest.raises(NoSuchGameError, match=f"There is no game {NEW}"):
            missing(NEW)


def test_a_deleted_game_waits_in_the_bin(store):
    store.write_game(NEW, {"kept": 1})
    store.write_game(OLD, {})

    store.delete_game(NEW)

    assert store.game_ids() == (OLD,)
    assert store.deleted_ids() == (NEW,)
    with pytest.raises(NoSuchGameError):
        store.read_game(NEW)


def test_a_deleted_game_comes_back_as_it_was(store):
    store.write_game(NEW, {"kept": 1})

    store.delete_game(NEW)
    store.restore_game(NEW)

    assert store.read_game(NEW) == {"kept": 1}
    assert store.deleted_ids() == ()


def test_a_game_in_the_bin_does_not_replace_a_newer_one(store):
    store.write_game(NEW, {"kept": 1})
    store.delete_game(NEW)
    store.write_game(NEW, {"kept": 2})

    with pytest.raises(StoreError, match="already"):
        store.restore_game(NEW)

    assert store.read_game(NEW) == {"kept": 2}
    assert store.deleted_ids() == ()


def test_a_game_is_there_or_not(store):
    store.write_game(NEW, {})

    assert store.has_game(NEW)
    assert not store.has_game(OLD)
    assert not store.has_game(GameId("../../x"))


def test_a_stamp_changes_with_every_write(store):
    seen, folders, shared = [store.stamp(NEW)], [store.folder_stamp()], [store.shared_stamp()]

    for number in range(3):
        store.write_game(NEW, {"number": "x" * number})
        store.write_game(OLD, {})
        store.write_shared({"number": "x" * number})
        assert store.stamps() == {NEW: store.stamp(NEW), OLD: store.stamp(OLD)}
        seen.append(store.stamp(NEW))
        folders.append(store.folder_stamp())
        shared.append(store.shared_stamp())

    assert seen[0] is None
    for stamps in (seen, folders, shared):
        assert len(set(stamps)) == 4


def test_a_stamp_stays_while_a_game_does(store):
    store.write_game(NEW, {})
    store.write_game(OLD, {})
    stamps, folder = store.stamps(), store.folder_stamp()

    store.read_game(NEW)
    stayed = store.stamps(), store.folder_stamp()
    store.delete_game(OLD)

    assert stayed == (stamps, folder)
    assert store.stamps() == {NEW: stamps[NEW]}
    assert store.folder_stamp() != folder


def test_a_game_in_the_bin_can_be_read_there(store):
    store.write_game(NEW, {"kept": 1})
    store.delete_game(NEW)

    assert store.read_deleted(NEW) == {"kept": 1}
    with pytest.raises(NoSuchGameError):
        store.read_deleted(OLD)


def test_a_game_deleted_for_good_is_gone_with_its_earlier_copies(store):
    store.write_game(NEW, {"kept": 1})
    store.write_game(NEW, {"kept": 2})
    store.delete_game(NEW)

    store.forget_deleted(NEW)

    assert store.deleted_ids() == ()
    assert store.earlier(NEW) == ()
    for gone in (store.restore_game, store.forget_deleted, store.read_deleted):
        with pytest.raises(NoSuchGameError):
            gone(NEW)


def test_a_game_that_was_written_once_can_be_deleted_for_good(store):
    store.write_game(NEW, {})
    store.delete_game(NEW)

    store.forget_deleted(NEW)

    assert store.deleted_ids() == ()


def test_what_is_forgotten_of_a_game_that_came_back_is_only_what_was_in_the_bin(store):
    store.write_game(NEW, {"kept": 1})
    store.delete_game(NEW)
    store.write_game(NEW, {"kept": 2})
    store.write_game(NEW, {"kept": 3})

    store.forget_deleted(NEW)

    assert store.read_game(NEW) == {"kept": 3}
    assert [store.read_earlier(NEW, copy.name) for copy in store.earlier(NEW)] == [{"kept": 2}]


def test_what_was_replaced_is_kept(store):
    for number in range(3):
        store.write_game(NEW, {"kept": number})
        store.write_shared({"kept": -number})

    last, shared = store.earlier(NEW)[0], store.earlier(None)[0]

    assert is_time(last.at)
    assert store.read_earlier(NEW, last.name) == {"kept": 1}
    assert store.read_earlier(None, shared.name) == {"kept": -1}
    assert store.game_ids() == (NEW,)


def test_no_copy_is_of_another_game(store):
    for name in ("shared", "Shared", "g", "g1", "g-1"):
        store.write_game(GameId(name), {"of": name})
        store.write_game(GameId(name), {})
    store.write_shared({"of": "all"})
    store.write_shared({})

    for name in ("shared", "Shared", "g", "g1", "g-1"):
        copies = store.earlier(GameId(name))
        assert [store.read_earlier(GameId(name), copy.name) for copy in copies] == [{"of": name}]
    assert [store.read_earlier(None, copy.name) for copy in store.earlier(None)] == [{"of": "all"}]


@pytest.mark.parametrize("name", ["", "1", "../games/g.json", "nothing.1.json"])
def test_there_is_no_copy_of_another_name(store, name):
    store.write_game(NEW, {})
    store.write_game(NEW, {})

    with pytest.raises(NoSuchGameError):
        store.read_earlier(NEW, name)


def test_what_is_set_aside_is_out_of_the_way(store):
    store.write_game(NEW, {"kept": 1})
    store.write_shared({"kept": 2})

    names = store.set_aside(NEW), store.set_aside(None)

    assert len(set(names)) == 2
    assert store.game_ids() == ()
    assert store.read_shared() == {}
    for gone in (NEW, None):
        with pytest.raises(NoSuchGameError):
            store.set_aside(gone)


def test_another_record_takes_the_place_of_what_is_set_aside(store):
    store.write_game(NEW, {"kept": 1})
    store.write_shared({"kept": 2})

    store.set_aside(NEW, {"kept": 3})
    store.set_aside(None, {"kept": 4})

    assert store.read_game(NEW) == {"kept": 3}
    assert store.read_shared() == {"kept": 4}


def test_a_value_is_not_shared_with_the_store(store):
    record = {"log": [1]}
    store.write_game(NEW, record)

    record["log"].append(2)
    store.read_game(NEW)["log"].append(3)

    assert json.dumps(store.read_game(NEW)) == '{"log": [1]}'
