"""What every store does, in memory as in files."""

import json

import pytest
from book.keeping import MemoryStore
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.book.errors import NoSuchGameError, StoreError
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


def test_a_value_is_not_shared_with_the_store(store):
    record = {"log": [1]}
    store.write_game(NEW, record)

    record["log"].append(2)
    store.read_game(NEW)["log"].append(3)

    assert json.dumps(store.read_game(NEW)) == '{"log": [1]}'
