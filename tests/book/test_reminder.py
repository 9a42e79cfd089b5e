"""The reminder: after ten games without a copy elsewhere it is time to say so."""

from datetime import date, timedelta

from book.clocks import begun

from scorekeeper.book.backups import MANY

TODAY = date(2026, 7, 12)
DAY = timedelta(days=1)


def play_evenings(library, clock, count):
    for _ in range(count):
        clock.go_on(days=1)
        begun(library)


def test_after_ten_games_without_a_copy_elsewhere_it_is_time_to_say_so(library, clock):
    play_evenings(library, clock, MANY - 1)
    before = library.backups.reminder

    play_evenings(library, clock, 1)

    assert (before, library.backups.reminder, library.backups.last) == (0, MANY, "")


def test_later_means_ten_games_later(library, clock):
    play_evenings(library, clock, MANY)

    library.backups.later()
    found = [library.backups.reminder]
    play_evenings(library, clock, MANY - 1)
    found.append(library.backups.reminder)
    play_evenings(library, clock, 1)
    found.append(library.backups.reminder)

    assert found == [0, 0, 2 * MANY]


def test_a_copy_taken_elsewhere_ends_it(library, clock):
    play_evenings(library, clock, MANY)
    library.backups.later()
    play_evenings(library, clock, MANY)

    library.backups.copied()

    assert (library.backups.reminder, library.backups.since) == (0, 0)
    assert library.backups.last == clock.now
    play_evenings(library, clock, MANY)
    assert library.backups.reminder == MANY
