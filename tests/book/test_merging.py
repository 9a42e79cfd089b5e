"""Merging: what becomes of each game, by an example, and of whoever has it open."""

from dataclasses import replace

import pytest
from book.clocks import backup_with, fate_of, kept_log, people
from strategies import ANN, BEN

from scorekeeper.book.bin import DAYS
from scorekeeper.book.errors import StoreError
from scorekeeper.book.log import log_to_json
from scorekeeper.book.merge import Fate
from scorekeeper.rules import Bid, GameId, RecordError

ID, OTHER = GameId("20260705-201500-aaaa"), GameId("20260705-201500-bbbb")
FIRST, SECOND, THIRD = (f"2026-07-0{day} 20:00:00" for day in (6, 7, 8))
NEWER = '{"format": "oh-hell-game", "version": 99}'


def keep(store, *logs):
    for log in logs:
        store.write_game(log.setup.id, log_to_json(log))


# -- the fates -----------------------------------------------------------------------------


def test_a_game_that_is_only_in_the_backup_comes_in_with_its_people(library):
    log = kept_log(ID, 1, FIRST)

    fate = fate_of(library, backup_with(log))

    assert fate is Fate.NEW
    assert library.open(ID).log == log
    assert people(library) == {"ann": 1, "ben": 1, "cy": 1}


def test_a_game_that_is_newer_in_the_backup_takes_the_place_of_the_one_here(store, library):
    keep(store, kept_log(ID, 2, FIRST))

    fate = fate_of(library, backup_with(kept_log(ID, 1, SECOND)))

    assert fate is Fate.REPLACED
    assert library.open(ID).log == kept_log(ID, 1, SECOND)


def test_a_game_that_is_newer_here_stays(store, library):
    keep(store, kept_log(ID, 1, SECOND))

    fate = fate_of(library, backup_with(kept_log(ID, 2, FIRST)))

    assert fate is Fate.NEWER_HERE
    assert library.open(ID).log == kept_log(ID, 1, SECOND)


def test_a_game_that_is_the_same_however_it_is_written_is_left_alone(store, library):
    log = kept_log(ID, 1, FIRST)
    record = log_to_json(log)
    del record["undone"]
    keep(store, log)
    was = store.stamps()

    fate = fate_of(library, replace(backup_with(log), games={ID: record}))

    assert fate is Fate.SAME
    assert store.stamps() == was


def test_a_game_that_is_the_same_is_not_deleted_by_a_note_older_than_it(store, library):
    keep(store, kept_log(ID, 1, SECOND))

    fate = fate_of(library, backup_with(kept_log(ID, 1, SECOND), deleted={ID: FIRST}.items()))

    assert fate is Fate.SAME
    assert not library.bin.has_noted(ID)


def test_a_damaged_game_is_put_right_and_the_damaged_file_kept_aside(store, library):
    store.games[ID] = "{"

    fate = fate_of(library, backup_with(kept_log(ID, 1, FIRST)))

    assert fate is Fate.MENDED
    assert list(store.aside.values()) == ["{"]
    assert library.open(ID).log == kept_log(ID, 1, FIRST)


def test_a_newer_programs_game_is_left_untouched(store, library):
    store.games[ID] = NEWER

    fate = fate_of(library, backup_with(kept_log(ID, 1, FIRST)))

    assert fate is Fate.UNREAD
    assert (store.games, store.aside) == ({ID: NEWER}, {})


def test_a_game_that_the_disk_does_not_give_out_for_now_is_left_untouched(store, library):
    keep(store, kept_log(ID, 1, SECOND))
    was, read = dict(store.games), store.read_game

    def away(game_id):
        raise StoreError("{file} cannot be read.", file=game_id)

    store.read_game = away
    fate = fate_of(library, backup_with(kept_log(ID, 0, FIRST)))
    store.read_game = read

    assert fate is Fate.UNREAD
    assert (store.games, store.aside) == (was, {})


@pytest.mark.parametrize("brought", [(), (kept_log(ID, 1, FIRST),)])
def test_a_damaged_game_that_was_deleted_elsewhere_is_left_for_somebody_to_look_at(
    store, library, brought
):
    store.games[ID] = "{"

    fate = fate_of(library, backup_with(*brought, deleted={ID: SECOND}.items()))

    assert fate is Fate.UNREAD
    assert store.games == {ID: "{"}


def test_a_game_that_was_deleted_here_since_stays_deleted(store, library):
    keep(store, kept_log(ID, 1, FIRST))
    library.delete(ID)

    fate = fate_of(library, backup_with(kept_log(ID, 1, FIRST)))

    assert fate is Fate.STAYS_DELETED
    assert (library.game_ids(), library.deleted_ids()) == ((), (ID,))


def test_a_game_that_was_deleted_here_and_played_on_elsewhere_since_comes_back(store, library):
    keep(store, kept_log(ID, 1, FIRST))
    library.delete(ID)
    later = kept_log(ID, 2, "2026-07-13 20:00:00")

    fate = fate_of(library, backup_with(later))

    assert fate is Fate.NEW
    assert library.open(ID).log == later
    assert not library.bin.has_noted(ID)


@pytest.mark.parametrize("brought", [(), (kept_log(ID, 1, FIRST),), (kept_log(ID, 0, FIRST),)])
def test_a_game_that_was_deleted_elsewhere_goes_into_the_bin_with_its_people(library, brought):
    library.import_log(kept_log(ID, 1, FIRST))

    fate = fate_of(library, backup_with(*brought, deleted={ID: SECOND}.items()))

    assert fate is Fate.DELETED
    assert (library.game_ids(), library.deleted_ids()) == ((), (ID,))
    assert library.bin.games()[0].days_left == DAYS
    assert library.bin.has_noted(ID)
    assert people(library) == {}


def test_a_game_that_was_deleted_elsewhere_and_played_on_here_since_stays(store, library):
    keep(store, kept_log(ID, 1, SECOND))

    fate = fate_of(library, backup_with(deleted={ID: FIRST}.items()))

    assert fate is Fate.NEWER_HERE
    assert library.game_ids() == (ID,)


def test_a_game_that_somebody_deletes_while_it_is_weighed_stays_deleted(store, library):
    keep(store, kept_log(ID, 1, FIRST), kept_log(OTHER, 1, FIRST))
    notes = {ID: SECOND, OTHER: SECOND}

    merge = library.weigh_backup(
        backup_with(deleted=notes.items()),
        lambda done, _: library.delete(OTHER) if done == 1 else None,
    )

    assert merge.fates == {ID: Fate.DELETED, OTHER: Fate.STAYS_DELETED}


# -- what surrounds them -------------------------------------------------------------------


def test_whoever_has_a_game_open_hears_of_the_newer_one(store, library):
    keep(store, kept_log(ID, 0, FIRST))
    scorer = library.open(ID)
    heard = []
    scorer.subscribe(lambda: heard.append(scorer.game.hand.bids))

    library.merge(backup_with(kept_log(ID, 1, SECOND)))
    scorer.record(Bid(1, BEN, 0))

    assert heard[0] == {ANN: 0}
    assert len(library.open(ID).log.written) == 2


def test_a_game_that_cannot_be_played_keeps_the_whole_backup_out(store, library):
    brought = backup_with(kept_log(ID, 1, FIRST), kept_log(OTHER, 1, FIRST))
    brought.games[OTHER]["log"][0]["entry"]["bid"] = -1
    was = (dict(store.games), store.shared)

    with pytest.raises(RecordError, match=r"backup\.games\[1\]\.log\[0\]"):
        library.merge(brought)

    assert (store.games, store.shared) == was


def test_progress_is_told_game_by_game(library):
    brought = backup_with(kept_log(ID, 1, FIRST), kept_log(OTHER, 1, FIRST))
    told = []

    library.weigh_backup(brought, lambda *done: told.append(("weighed", *done)))
    library.merge(brought, lambda *done: told.append(("merged", *done)))

    assert told == [("weighed", 1, 2), ("weighed", 2, 2), ("merged", 1, 2), ("merged", 2, 2)]


def test_games_beyond_those_that_are_held_come_in_as_well(library, monkeypatch):
    monkeypatch.setattr("scorekeeper.book.merging.MOST_PLAYED", 1)

    merge = library.merge(backup_with(kept_log(ID, 1, FIRST), kept_log(OTHER, 2, FIRST)))

    assert merge.count(Fate.NEW) == 2
    assert library.open(OTHER).log == kept_log(OTHER, 2, FIRST)
