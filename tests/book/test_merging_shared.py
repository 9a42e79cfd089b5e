"""Merging what all games share: put right where it is damaged, else left alone."""

from dataclasses import replace

import pytest
from book.clocks import backup_with, begun, fate_of, kept_log, people

from scorekeeper.book.errors import StoreError
from scorekeeper.book.merge import Fate
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.book.shared import Shared
from scorekeeper.book.stamps import Changed
from scorekeeper.rules import CLASSIC, GameId, RecordError

ID, OTHER = GameId("20260705-201500-aaaa"), GameId("20260705-201500-bbbb")
FIRST, SECOND, THIRD = (f"2026-07-0{day} 20:00:00" for day in (6, 7, 8))
NEWER = '{"format": "oh-hell-game", "version": 99}'


def test_damaged_people_rules_and_settings_are_put_right_and_kept_aside(store, library):
    store.shared = '{"format": "another"}'
    dark = Shared(settings=Settings(Theme.DARK), changed=Changed(settings=FIRST))

    merge = library.merge(backup_with(kept_log(ID, 1, FIRST), shared=dark))

    assert merge.shared_mended
    assert merge.changes_anything
    assert list(store.aside.values()) == ['{"format": "another"}']
    assert library.settings.theme is Theme.DARK
    assert set(people(library)) == {"ann", "ben", "cy"}


def test_damaged_rules_are_put_right_from_their_last_whole_copy_too(store, library):
    for name in ("My first", "My second", "My third"):
        library.house.keep(replace(CLASSIC, key="", name=name, also=()))
    store.shared = "[]"

    library.merge(backup_with(kept_log(ID, 1, FIRST)))

    assert {own.name for own in library.house.rules} >= {"My first", "My second"}


def test_what_was_deleted_stays_deleted_though_the_note_of_it_is_damaged(store, library):
    library.import_log(kept_log(ID, 1, FIRST))
    library.import_log(kept_log(OTHER, 1, FIRST))
    library.delete(ID)
    library.import_log(kept_log(OTHER, 2, SECOND))
    library.house.make_default("classic")
    store.shared = "[]"

    fate = fate_of(library, backup_with(kept_log(ID, 1, FIRST)))

    assert fate is Fate.STAYS_DELETED
    assert library.bin.has_noted(ID)


def test_a_newer_programs_people_rules_and_settings_keep_the_backup_out(store, library):
    store.shared = newer = '{"format": "oh-hell-shared", "version": 99}'
    brought = backup_with(kept_log(ID, 1, FIRST))

    for bring in (library.weigh_backup, library.merge):
        with pytest.raises(RecordError, match="newer"):
            bring(brought)

    assert (store.games, store.shared, store.aside) == ({}, newer, {})


def test_people_rules_and_settings_the_disk_does_not_give_out_keep_the_backup_out(store, library):
    begun(library)
    was, games = store.shared, dict(store.games)

    def away():
        raise StoreError("{file} cannot be read.", file="shared.json")

    store.read_shared = store.shared_stamp = away

    with pytest.raises(StoreError, match=r"shared\.json cannot be read"):
        library.merge(backup_with(kept_log(ID, 1, FIRST)))

    assert (store.games, store.shared, store.aside) == (games, was, {})


def test_whoever_is_only_remembered_there_is_remembered_here_as_often(library):
    setup = kept_log(ID, 0, FIRST).setup
    there = Shared().seated(setup).seated(setup)

    merge = library.merge(backup_with(shared=there))

    assert merge.new_people == 3
    assert people(library) == {"ann": 2, "ben": 2, "cy": 2}
