"""The store that the tests of the book stand on does what the one on disk does, whatever comes."""

import shutil
import tempfile
from pathlib import Path

from book.keeping import MemoryStore
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from scorekeeper.book.errors import NoSuchGameError, StoreError
from scorekeeper.rules import GameId
from scorekeeper.storage.files import FileStore

ids = st.sampled_from(["20260101-200000-aaaa", "20260712-201500-a3f9", "shared", "Con"]).map(GameId)
records = st.fixed_dictionaries({"kept": st.integers(0, 9) | st.text(max_size=3)})


class TwoStores(RuleBasedStateMachine):
    """Does everything to both stores, and compares what they say."""

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.stores = (MemoryStore(), FileStore(self.folder))

    def teardown(self):
        shutil.rmtree(self.folder)

    def both(self, deed):
        memory, file = (outcome(deed, store) for store in self.stores)
        assert memory == file

    @rule(game_id=ids, record=records)
    def write(self, game_id, record):
        self.both(lambda store: store.write_game(game_id, record))

    @rule(game_id=ids)
    def delete(self, game_id):
        self.both(lambda store: store.delete_game(game_id))

    @rule(game_id=ids)
    def restore(self, game_id):
        self.both(lambda store: store.restore_game(game_id))

    @rule(game_id=ids)
    def forget(self, game_id):
        self.both(lambda store: store.forget_deleted(game_id))

    @rule(game_id=ids | st.none(), instead=st.none() | records)
    def set_aside(self, game_id, instead):
        self.both(lambda store: bool(store.set_aside(game_id, instead)))

    @rule(record=records)
    def write_shared(self, record):
        self.both(lambda store: store.write_shared(record))

    @rule(game_id=ids | st.none())
    def read_the_last_copy(self, game_id):
        self.both(
            lambda store: [
                store.read_earlier(game_id, copy.name) for copy in store.earlier(game_id)[:1]
            ]
        )

    @rule(game_id=ids)
    def read(self, game_id):
        self.both(lambda store: store.read_game(game_id))
        self.both(lambda store: store.read_deleted(game_id))
        self.both(lambda store: store.has_game(game_id))
        self.both(lambda store: store.stamp(game_id) is None)

    @invariant()
    def both_list_the_same(self):
        self.both(lambda store: store.game_ids())
        self.both(lambda store: store.deleted_ids())
        self.both(lambda store: store.read_shared())
        self.both(lambda store: sorted(store.stamps()))


def outcome(deed, store):
    try:
        return deed(store)
    except NoSuchGameError:
        return "no such game"
    except StoreError as failed:
        return failed.message


TestTwoStores = TwoStores.TestCase
TestTwoStores.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
