"""The bin: what was deleted can be brought back for thirty days, and stays deleted after."""

import pytest
from book.clocks import PLAYERS, begun, library_at
from book.keeping import MemoryStore

from scorekeeper.book.bin import DAYS
from scorekeeper.book.errors import NoSuchGameError
from scorekeeper.export.backup import read_backup
from scorekeeper.rules import Player, PlayerId, RecordError

OTHERS = tuple(Player(PlayerId(name), name.title()) for name in ("ann", "zoe", "max"))


def people(library):
    return {player.id for player in library.roster.regulars()}


def backup_of(library):
    return read_backup("".join(library.backups.pieces()).encode())


# -- deleting, and bringing back -----------------------------------------------------------


def test_a_deleted_game_is_in_the_bin_with_its_day_and_the_days_it_has_left(library, clock):
    first, second = begun(library), begun(library)
    library.delete(first)
    clock.go_on(days=12)
    library.delete(second)

    found = [(one.game.id, one.deleted, one.days_left) for one in library.bin.games()]

    assert found == [
        (second, "2026-07-24 20:15:00", DAYS),
        (first, "2026-07-12 20:15:00", DAYS - 12),
    ]
    assert library.bin.count() == 2


def test_a_game_brought_back_is_not_deleted_again_by_a_backup_from_between(library):
    game_id = begun(library)
    library.delete(game_id)
    between = backup_of(library)
    library.restore(game_id)

    library.merge(between)

    assert library.game_ids() == (game_id,)
    assert not library.bin.has_noted(game_id)


def test_a_deletion_by_a_clock_that_was_set_back_is_still_newer_than_the_game(library, clock):
    game_id = begun(library)
    before = backup_of(library)
    clock.go_on(days=-3)

    library.delete(game_id)
    library.merge(before)

    assert library.game_ids() == ()


def test_what_comes_back_by_a_clock_that_was_set_back_is_still_newer_than_its_deletion(
    library, clock
):
    game_id = begun(library)
    library.delete(game_id)
    between = backup_of(library)
    clock.go_on(days=-3)

    library.restore(game_id)
    library.merge(between)

    assert library.game_ids() == (game_id,)


def test_whoever_sat_in_no_other_game_leaves_the_roster_and_returns_with_it(library):
    begun(library)
    game_id = begun(library, OTHERS)
    known = people(library)

    library.delete(game_id)
    without = people(library)
    library.restore(game_id)

    assert known - without == {"zoe", "max"}
    assert people(library) == known


def test_a_damaged_game_can_be_thrown_away_and_comes_back_as_it_was(store, library):
    game_id = begun(library)
    store.games[game_id] = "{"

    library.delete(game_id)
    binned = library.bin.games()[0]
    library.restore(game_id)

    assert (binned.game.id, str(binned.game.problem)) == (game_id, f"{game_id} is damaged.")
    assert store.games == {game_id: "{"}
    assert people(library) == {player.id for player in PLAYERS}


def test_a_deletion_that_cannot_be_noted_is_logged_and_the_game_is_in_the_bin(
    store, library, caplog
):
    game_id = begun(library)
    store.shared = '{"format": "another"}'

    library.delete(game_id)

    assert library.deleted_ids() == (game_id,)
    assert "a deletion cannot be noted" in caplog.text
    assert "Traceback" not in caplog.text


# -- emptying ------------------------------------------------------------------------------


def test_the_bin_is_emptied_after_thirty_days_and_not_before(store, library, clock):
    game_id = begun(library)
    library.delete(game_id)
    clock.go_on(days=DAYS, seconds=-1)
    early = library.bin.empty()
    left = dict(store.bin)
    clock.go_on(seconds=1)

    late = library.bin.empty()

    assert (early, list(left), late, store.bin) == (0, [game_id], 1, {})


def test_what_left_the_bin_for_good_stays_deleted(library, clock):
    game_id = begun(library)
    before = backup_of(library)
    library.delete(game_id)
    clock.go_on(days=DAYS)
    library.bin.empty()

    library.merge(before)

    assert library.game_ids() == ()
    assert library.bin.has_noted(game_id)


def test_a_deletion_that_a_crash_kept_from_being_noted_counts_from_now(store, library, clock):
    game_id = begun(library)
    store.delete_game(game_id)
    clock.go_on(days=3 * DAYS)
    again = library_at(store, clock)
    unnoted = again.bin.games()[0]

    at_once = again.bin.empty()
    clock.go_on(days=DAYS)
    later = again.bin.empty()

    assert (unnoted.deleted, unnoted.days_left) == ("2026-10-10 20:15:00", DAYS)
    assert (at_once, later) == (0, 1)


def test_a_clock_that_was_set_back_empties_nothing(library, clock):
    game_id = begun(library)
    library.delete(game_id)
    clock.go_on(days=-400)

    emptied = library.bin.empty()

    assert emptied == 0
    assert library.bin.games()[0].days_left == DAYS
    assert library.deleted_ids() == (game_id,)


def test_one_game_can_be_deleted_for_good_at_once(store, library):
    game_id, other = begun(library), begun(library)
    library.delete(game_id)
    library.delete(other)
    heard = []
    library.subscribe(lambda: heard.append(library.bin.count()))

    library.delete_for_good(game_id)

    assert list(store.bin) == [other]
    assert heard == [1]
    with pytest.raises(NoSuchGameError):
        library.restore(game_id)


def test_a_game_under_anothers_name_in_the_bin_says_so(store, library):
    game_id, other = begun(library), begun(library)
    library.delete(game_id)
    store.bin[game_id] = store.games[other]

    problem = library.bin.games()[0].game.problem

    assert isinstance(problem, RecordError)
    assert "under another's name" in str(problem)


# -- deleted elsewhere ----------------------------------------------------------------------


def deleted_elsewhere(clock, days):
    """Return two devices with one game, which the other deleted so many days ago."""
    here, elsewhere = library_at(MemoryStore(), clock), library_at(MemoryStore(), clock)
    game_id = begun(here)
    elsewhere.merge(copy_of(here))
    elsewhere.delete(game_id)
    clock.go_on(days=days)
    here.merge(copy_of(elsewhere))
    return here, game_id


def copy_of(library):
    return read_backup("".join(library.backups.pieces()).encode())


def test_a_game_deleted_elsewhere_long_ago_has_its_thirty_days_here_as_well(clock):
    here, game_id = deleted_elsewhere(clock, days=2 * DAYS)

    assert here.bin.games()[0].days_left == DAYS
    assert here.bin.empty() == 0
    clock.go_on(days=DAYS)

    assert here.bin.empty() == 1
    assert here.bin.games() == ()
    assert game_id not in here.game_ids()


def test_a_game_deleted_elsewhere_that_came_back_and_is_deleted_again_begins_anew(clock):
    here, game_id = deleted_elsewhere(clock, days=2 * DAYS)
    here.restore(game_id)
    clock.go_on(days=DAYS)

    here.delete(game_id)

    assert here.bin.empty() == 0
    assert here.bin.games()[0].days_left == DAYS


def test_merging_the_same_again_leaves_the_days_as_they_are(clock):
    here, _game = deleted_elsewhere(clock, days=2 * DAYS)
    backup = copy_of(here)
    clock.go_on(days=10)

    here.merge(backup)

    assert here.bin.games()[0].days_left == DAYS - 10
