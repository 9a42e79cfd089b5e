"""The laws of backups: nothing is lost, twice is once, and either way round it is the same."""

import json
from dataclasses import replace
from itertools import permutations

from book.keeping import MemoryStore, library_of, log_of
from hypothesis import given
from hypothesis import strategies as st
from strategies import bid, game_of

from scorekeeper.book.looks import Hue
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.export.backup import read_backup
from scorekeeper.rules import GameId, RuleError, Rules

IDS = ("20260101-200000-aaaa", "20260202-200000-bbbb", "20260303-200000-cccc")
NAMES = ("Friday", "Pocha at home", "Grandma's")

people = st.sampled_from(["ann", "ben", "cy", "ana", "anna", "benn"])

steps = st.one_of(
    st.tuples(st.just("play"), st.sampled_from(IDS), st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.just("delete"), st.sampled_from(IDS)),
    st.tuples(st.just("restore"), st.sampled_from(IDS)),
    st.tuples(st.just("rules"), st.sampled_from(NAMES), st.integers(1, 9)),
    st.tuples(st.just("drop"), st.sampled_from(NAMES)),
    st.tuples(st.just("default"), st.sampled_from(NAMES)),
    st.tuples(st.just("settings"), st.sampled_from(Theme), st.booleans()),
    st.tuples(st.just("rename"), people, st.sampled_from(["Anna", "Bob"])),
    st.tuples(st.just("colour"), people, st.sampled_from(Hue)),
    st.tuples(st.just("sign"), people, st.sampled_from(["", "🦊", "A"])),
    st.tuples(st.just("same"), people, people),
    st.tuples(st.just("separate"), people),
    st.tuples(st.just("away"), people),
    st.tuples(st.just("back"), people),
    st.tuples(st.just("group"), st.sampled_from(["Fridays", "All"]), st.lists(people, max_size=3)),
    st.tuples(st.just("ungroup")),
)
"""What may happen on a device."""


@st.composite
def devices(draw, most=6):
    """Draw a device on which something happened, at a time of its own."""
    day = draw(st.integers(10, 28))
    return lived(draw(st.lists(steps, max_size=most)), f"2026-07-{day} 20:15:00")


def lived(happened, start):
    """Return a library after all that happened; what could not happen did not."""
    library = library_of(MemoryStore(), start)
    for what, *rest in happened:
        try:
            _HAPPEN[what](library, *rest)
        except RuleError:
            pass
        except Exception as problem:
            if not problem.__class__.__module__.endswith("book.errors"):
                raise
    return library


def play(library, game_id, bids, undone):
    game = bid(game_of(3), *[0] * bids)
    moved = replace(game, setup=replace(game.setup, started="2026-07-05 20:15:00"))
    log = log_of(moved, undone, game_id)
    library.import_log(replace(log, changed=library.clock()))


def keep(library, name, points):
    known = next((own for own in library.house.rules if own.name == name), Rules(name=name))
    library.house.keep(replace(known, scoring=(("made", str(points)), ("1", "0"))))


def keep_group(library, name, players):
    # Ids are drawn, so that two devices may have changed one group.
    library.people._note("groups", f"g-{name}", name, *players)


def key_of(library, name):
    return next((own.key for own in library.house.rules if own.name == name), "none")


_HAPPEN = {
    "play": play,
    "delete": lambda library, game_id: library.delete(GameId(game_id)),
    "restore": lambda library, game_id: library.restore(GameId(game_id)),
    "rules": keep,
    "drop": lambda library, name: library.house.drop(key_of(library, name)),
    "default": lambda library, name: library.house.make_default(key_of(library, name)),
    "settings": lambda library, theme, awake: library.change_settings(
        Settings(theme, keep_awake=awake)
    ),
    "rename": lambda library, *given: library.people.rename(*given),
    "colour": lambda library, *given: library.people.colour(*given),
    "sign": lambda library, *given: library.people.sign(*given),
    "same": lambda library, *given: library.people.merge(*given),
    "separate": lambda library, *given: library.people.separate(*given),
    "away": lambda library, *given: library.people.put_away(*given),
    "back": lambda library, *given: library.people.take_back(*given),
    "group": keep_group,
    "ungroup": lambda library: [*map(library.people.drop_group, library.people.now.groups)],
}


def backup_of(library):
    return read_backup("".join(library.backups.pieces()).encode())


def copy_of(library):
    """Return another library with everything that is kept in this one."""
    store = MemoryStore()
    store.games, store.bin = dict(library._store.games), dict(library._store.bin)
    store.shared = library._store.shared
    return library_of(store, library.clock())


def kept(library):
    """Return everything that a merge decides about."""
    shared = library._shared.now
    games = {game_id: json.loads(text) for game_id, text in library._store.games.items()}
    gone = {game_id: at for game_id, at in shared.deletions.games.items() if game_id not in games}
    # Whoever sat only in games that were deleted is forgotten sooner on one than on another.
    seated = {one["id"] for game in games.values() for one in game["setup"]["players"]}
    known = {one.player.id for one in shared.roster.remembered} & seated
    rules = {own.key: own for own in shared.house.rules}
    return games, gone, shared.deletions.rules, known, rules, shared.settings, shared.people


def all_of(library):
    shared = replace(library._shared.now)
    return library._store.games, json.loads(library._store.shared), shared


@given(devices())
def test_export_wipe_and_import_give_back_everything(library):
    fresh = library_of()

    fresh.merge(backup_of(library))

    assert kept(fresh) == kept(library)
    before, after = library._shared.now, fresh._shared.now
    assert after.house.default == before.house.default
    assert after.house.draft == before.house.draft
    assert after.table == before.table
    assert after.changed == before.changed
    assert {one.player: one for one in after.roster.remembered} == {
        one.player: one for one in before.roster.remembered
    }


@given(devices(), devices())
def test_merging_twice_is_the_same_as_once(here, there):
    backup = backup_of(there)
    here.merge(backup)
    before = all_of(here)

    again = here.merge(backup)

    assert not again.changes_anything
    assert all_of(here) == before


@given(devices(), devices())
def test_it_does_not_matter_which_is_merged_into_which(here, there):
    one, other = copy_of(here), copy_of(there)

    one.merge(backup_of(there))
    other.merge(backup_of(here))

    assert kept(one) == kept(other)


@given(st.tuples(devices(4), devices(4), devices(4)))
def test_it_does_not_matter_in_which_order_three_are_merged(three):
    backups = [backup_of(library) for library in three]
    found = []
    for order in permutations(backups):
        library = library_of()
        for backup in order:
            library.merge(backup)
        found.append(kept(library))

    for each in found:
        assert each == found[0]


@given(devices(), devices())
def test_the_plan_is_what_then_happens(here, there):
    backup = backup_of(there)

    planned = here.weigh_backup(backup)

    assert here.merge(backup) == planned
