"""A crash while a backup is merged: every game is whole, and doing it again completes it."""

import copy
import json

import pytest
from book.clocks import Clock, backup_with, kept_log, library_at
from book.keeping import MemoryStore

from scorekeeper.book.errors import BookError, StoreError
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.book.shared import Shared
from scorekeeper.book.stamps import Changed
from scorekeeper.rules import GameId

FIRST, SECOND, THIRD = (f"2026-07-0{day} 20:00:00" for day in (6, 7, 8))


class Crashing(MemoryStore):
    """A store that takes so many writes, and then no more."""

    writes_left = 10_000

    def _check(self):
        if not self.writes_left:
            raise StoreError("{file} was not written.", file="memory")
        self.writes_left -= 1


CRASHED_IDS = tuple(GameId(f"20260705-201500-000{number}") for number in range(5))


def crashing(writes):
    """Return a store with one game of each fate, and what it had before."""
    replaced, newer, gone, damaged, _ = CRASHED_IDS
    store = Crashing()
    library = library_at(store, Clock())
    for game_id, bids, at in ((replaced, 0, FIRST), (newer, 2, THIRD), (gone, 1, FIRST)):
        library.import_log(kept_log(game_id, bids, at))
    store.games[damaged] = "{"
    before = dict(store.games)
    store.writes_left = writes
    return store, before


def brought_after_a_crash():
    replaced, newer, gone, damaged, new = CRASHED_IDS
    logs = [kept_log(each, 1, SECOND) for each in (replaced, newer, damaged, new)]
    dark = Shared(settings=Settings(Theme.DARK), changed=Changed(settings=FIRST))
    return backup_with(*logs, deleted={gone: SECOND}.items(), shared=dark)


def all_of(store):
    """Return everything that counts, however it came about."""
    shared = json.loads(store.shared)
    people = {one["id"] for one in shared["players"]}
    games = {game_id: json.loads(text) for game_id, text in store.games.items()}
    return games, set(store.bin), shared["deletions"], shared["settings"], people


def test_a_crash_at_any_write_leaves_each_game_whole_and_doing_it_again_completes_it():
    brought = brought_after_a_crash()
    healthy, _ = crashing(10_000)
    assert library_at(healthy, Clock()).merge(brought).changes_anything
    new = {game_id: json.dumps(record) for game_id, record in brought.games.items()}
    needed = 10_000 - healthy.writes_left

    for writes in range(needed):
        store, before = crashing(writes)
        with pytest.raises(BookError):
            library_at(store, Clock()).merge(brought)
        crashed = copy.copy(store.games)
        store.writes_left = 10_000
        library_at(store, Clock()).merge(brought)

        for game_id in CRASHED_IDS:
            found = crashed.get(game_id, store.bin.get(game_id))
            assert found in {before.get(game_id), new.get(game_id)}
        assert all_of(store) == all_of(healthy)
        assert list(store.aside.values()) == ["{"]
