"""Backups: everything that can be read is in one, and one a day is made by itself."""

import itertools
import json
import logging
from datetime import date, timedelta
from hashlib import sha256

import pytest
from book.clocks import begun, library_at
from book.keeping import library_of
from strategies import ANN, game_of

from scorekeeper.book.backups import Written
from scorekeeper.book.copies import KeptCopy
from scorekeeper.book.errors import StoreError
from scorekeeper.book.rotation import rotated
from scorekeeper.book.settings import Settings
from scorekeeper.export.backup import read_backup
from scorekeeper.rules import Bid

TODAY = date(2026, 7, 12)
DAY = timedelta(days=1)


class MemoryCopies:
    """Copies in memory, one a day; while ``broken`` is set none can be written."""

    def __init__(self):
        self.found = {}
        self.broken = False

    def kept(self):
        return tuple(KeptCopy(day, len(self.found[day])) for day in sorted(self.found)[::-1])

    def write(self, day, pieces):
        if self.broken:
            raise StoreError("{file} was not written.", file=day)
        self.found[day] = "".join(pieces).encode()

    def read(self, day):
        return self.found[day]

    def lines(self, day):
        yield from self.found[day].decode().splitlines()

    def mark(self, day):
        return sha256(self.found[day].partition(b"\n")[2]).hexdigest()

    def drop(self, day):
        del self.found[day]


@pytest.fixture
def copies():
    return MemoryCopies()


@pytest.fixture
def library(store, clock, copies):
    return library_at(store, clock, copies)


def days(library):
    return [copy.day for copy in library.backups.kept()]


def written(library):
    """Return the backup that is written now, and what was counted meanwhile."""
    counted = Written()
    text = "".join(library.backups.pieces(counted))
    return read_backup(text.encode()), counted


# -- what is in one ------------------------------------------------------------------------


def test_a_game_that_cannot_be_read_is_left_out_and_counted(store, library):
    whole, damaged, odd = begun(library), begun(library), begun(library)
    store.games[damaged], store.games[odd] = "{", "[]"

    backup, counted = written(library)

    assert set(backup.games) == {whole}
    assert (counted.games, counted.unread) == (1, 2)


def test_of_a_game_that_cannot_be_read_the_last_whole_copy_is_in_it(store, library):
    game_id = begun(library)
    library.open(game_id).record(Bid(1, ANN, 1))
    store.games[game_id] = "{"

    backup, counted = written(library)

    assert backup.games[game_id]["log"] == []
    assert (counted.games, counted.rescued, counted.unread) == (1, 1, 0)


def test_the_copy_of_a_day_carries_the_game_on_from_the_one_of_the_day_before(
    store, library, clock, copies
):
    game_id = begun(library)
    library.backups.make()
    copies.found[date(2026, 7, 11)] = copies.found.pop(date(2026, 7, 12))
    copies.found[date(2026, 7, 12)] = f'damaged\n{{"id":"{game_id}"'.encode()
    store.games[game_id] = "{"
    begun(library)
    clock.go_on(days=1)

    library.backups.make()

    newest, *_ = days(library)
    assert newest == date(2026, 7, 13)
    assert game_id in read_backup(copies.read(newest)).games


def test_damaged_people_and_rules_are_in_it_as_they_were_in_their_last_whole_copy(store, library):
    begun(library)
    begun(library)
    store.shared = "[]"

    backup, _counted = written(library)

    assert {one.player.name for one in backup.shared.roster.remembered} == {"Ann", "Ben", "Cy"}


def test_a_game_that_is_deleted_while_the_backup_is_written_is_not_in_it(library):
    first, second = begun(library), begun(library)
    counted = Written()
    text = ""

    for piece in library.backups.pieces(counted):
        text += piece
        if second in piece and first in library.game_ids():
            library.delete(first)

    assert set(read_backup(text.encode()).games) == {second}
    assert (counted.games, counted.unread) == (1, 0)


def test_entries_that_the_disk_refused_are_in_it_all_the_same(store, library):
    scorer = library.open(begun(library))
    store.broken = True
    scorer.record(Bid(1, ANN, 1))

    backup, counted = written(library)

    (record,) = backup.games.values()
    assert [one["entry"]["bid"] for one in record["log"]] == [1]
    assert json.loads(store.games[scorer.log.setup.id])["log"] == []
    assert counted.games == 1


# -- by themselves -------------------------------------------------------------------------


def test_a_copy_is_made_once_a_day_and_holds_everything(library, clock):
    game_id = begun(library)

    made = library.backups.make(), library.backups.make()
    clock.go_on(days=1)
    other = begun(library)
    next_day = library.backups.make()

    assert (made, next_day) == ((True, False), True)
    assert days(library) == [TODAY + DAY, TODAY]
    assert set(read_backup(library.backups.read(TODAY)).games) == {game_id}
    assert set(read_backup(library.backups.read(TODAY + DAY)).games) == {game_id, other}


def test_while_there_are_no_games_none_is_made(library):
    assert not library.backups.make()

    assert days(library) == []


def test_a_copy_that_says_the_same_takes_the_place_of_the_last(library, clock):
    begun(library)
    for _ in range(30):
        library.backups.make()
        clock.go_on(days=1)

    assert days(library) == [TODAY + 29 * DAY]


def test_over_months_the_last_days_and_weeks_stay(library, clock):
    begun(library)
    for awake in itertools.islice(itertools.cycle([False, True]), 100):
        library.change_settings(Settings(keep_awake=awake))
        assert library.backups.make()
        clock.go_on(days=1)

    assert set(days(library)) == rotated(TODAY + number * DAY for number in range(100))
    assert len(days(library)) in {9, 10, 11}


def test_a_clock_that_was_wrong_for_a_day_stops_no_later_copy(library, clock):
    begun(library)
    clock.go_on(days=3650)
    library.backups.make()
    clock.go_on(days=-3650)
    for awake in (False, True, True):
        library.change_settings(Settings(keep_awake=awake))
        library.backups.make()
        clock.go_on(days=1)

    assert days(library) == [TODAY + 3650 * DAY, TODAY + 2 * DAY, TODAY]


def test_a_disk_that_refuses_the_copy_is_no_trouble_and_is_logged(library, copies, caplog):
    begun(library)
    copies.broken = True

    with caplog.at_level(logging.WARNING):
        made = library.backups.make()

    assert not made
    assert "today's copy cannot be made: 2026-07-12 was not written." in caplog.text


def test_when_the_games_cannot_be_listed_no_copy_is_made_and_the_older_ones_stay(
    store, library, clock
):
    begun(library)
    library.backups.make()
    clock.go_on(days=1)

    def away():
        raise StoreError("{file} cannot be read.", file="games")

    store.game_ids = away

    assert not library.backups.make()
    assert days(library) == [TODAY]


def test_between_games_there_is_a_pause_for_whoever_plays(library):
    for _ in range(5):
        begun(library)
    pauses = []

    library.backups.make(lambda: pauses.append(1))

    assert len(pauses) > 5


def test_a_library_that_keeps_no_copies_makes_none(store):
    library = library_of(store)
    library.start(game_of(1).setup.players, ANN, game_of(1).setup.rules)

    assert not library.backups.make()
    assert library.backups.kept() == ()
    with pytest.raises(StoreError, match="There is no copy of this day"):
        library.backups.read(date(2026, 7, 12))
