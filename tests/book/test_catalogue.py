"""The catalogue: its index follows the games, and answers what is asked of them."""

import pytest
from book.keeping import library_of, log_of
from book.shelves import WatchedStore, catalogue_of, failing, filled, ids
from strategies import ANN, CY, game_of, play, setup_of

from scorekeeper.book.errors import NoSuchGameError, StoreError
from scorekeeper.book.index import MemoryIndex
from scorekeeper.book.log import log_to_json
from scorekeeper.book.sought import UNREADABLE, Sought, Term
from scorekeeper.book.summary import Unreadable
from scorekeeper.rules import CLASSIC, Adjust, GameId
from scorekeeper.rules.evening import DayParts

OLD = GameId("20200101-200000-0000")


@pytest.fixture
def store():
    return WatchedStore()


def begin(library):
    return library.start(setup_of().players, CY, CLASSIC)


# -- kept in line ------------------------------------------------------------------------


def test_the_next_program_reads_no_game_when_nothing_happened(store):
    index = MemoryIndex()
    known = filled(store, 5)
    list(catalogue_of(store, index).summaries(limit=2))
    store.reads = store.listed = 0

    assert ids(catalogue_of(store, index).summaries(limit=3)) == known[:3]
    assert (store.reads, store.listed) == (0, 0)


def test_only_what_changed_elsewhere_is_read_again(store):
    index = MemoryIndex()
    known = filled(store, 5)
    list(catalogue_of(store, index).summaries())
    store.write_game(
        known[1], log_to_json(log_of(play(game_of(1), [1, 0, 0], [1, 0, 0]), game_id=known[1]))
    )
    del store.games[known[4]]
    store.reads = 0

    found = list(catalogue_of(store, index).summaries())

    assert ids(found) == known[:4]
    assert found[1].hands_played == 1
    assert store.reads == 1


def test_two_changes_within_one_tick_of_the_clock_are_told_apart(store):
    store.folder_stamp = lambda: "one tick"
    index = MemoryIndex()
    known = filled(store, 2)
    list(catalogue_of(store, index).summaries())
    store.games[known[0]] = "{"

    (newest, _) = catalogue_of(store, index).summaries()

    assert isinstance(newest, Unreadable)


def test_an_entry_made_here_has_no_other_game_looked_at(store):
    library = library_of(store)
    scorer = begin(library)
    list(library.catalogue.summaries())
    scorer.record(Adjust(1, ANN, 5))
    store.listed = 0

    (found,) = library.catalogue.summaries()

    assert found.totals == (5, 0, 0)
    assert store.listed == 0


def test_a_change_from_outside_just_before_an_entry_is_seen(store):
    library = library_of(store)
    scorer = begin(library)
    list(library.catalogue.summaries())
    (added,) = filled(store, 1)
    scorer.record(Adjust(1, ANN, 5))

    assert ids(library.catalogue.summaries()) == [scorer.log.setup.id, added]


def test_a_store_that_cannot_tell_its_stamp_takes_entries_all_the_same(store):
    library = library_of(store)
    scorer = begin(library)
    list(library.catalogue.summaries())
    kept, store.folder_stamp = store.folder_stamp, failing
    scorer.record(Adjust(1, ANN, 5))
    with pytest.raises(StoreError, match="games cannot be read"):
        library.catalogue.summaries(limit=1)
    store.folder_stamp = kept

    (found,) = library.catalogue.summaries()
    assert found.totals == (5, 0, 0)


def test_a_stamp_that_cannot_be_had_after_an_entry_is_had_later(store):
    library = library_of(store)
    scorer = begin(library)
    list(library.catalogue.summaries())
    answers = iter([store.folder_stamp()])

    def once():
        for answer in answers:
            return answer
        raise StoreError("{file} cannot be read.", file="games")

    kept, store.folder_stamp = store.folder_stamp, once
    scorer.record(Adjust(1, ANN, 5))
    store.folder_stamp = kept

    assert library.catalogue.count() == 1


def test_what_was_changed_is_in_the_index_at_the_end(store):
    index = MemoryIndex()
    library = library_of(store, index=index)
    list(library.catalogue.summaries())
    scorer = begin(library)
    scorer.record(Adjust(1, ANN, 5))

    library.catalogue.close()

    assert index.row(scorer.log.setup.id).summary.totals == (5, 0, 0)
    assert index.state().folder == store.folder_stamp()


def test_an_index_that_was_never_asked_is_not_opened_at_the_end(store):
    filled(store, 1)
    index = MemoryIndex()

    catalogue_of(store, index).close()

    assert index.stamps() == {}


def test_a_game_deleted_while_it_is_read_is_no_game(store):
    (known,) = filled(store, 1)
    stamp = store.stamp(known)
    store.stamp = lambda _: stamp
    catalogue = catalogue_of(store)
    kept, store.stamps = store.stamps, lambda: {known: stamp}
    del store.games[known]

    assert ids(catalogue.summaries(limit=5)) == []
    store.stamps = kept


def test_a_game_that_can_be_read_again_is_found_again(store):
    (known,) = filled(store, 1)
    kept, store.read_game = store.read_game, failing
    catalogue = catalogue_of(store)
    catalogue.compare()
    assert isinstance(catalogue.summary(known), Unreadable)
    assert not list(catalogue.find(word("ann")))
    store.read_game = kept

    assert catalogue.summary(known).names == ("Ann", "Ben", "Cy")
    assert ids(catalogue.find(word("ann"))) == [known]


def test_an_unknown_game_has_no_summary(store):
    found = catalogue_of(store).summary(OLD)

    assert isinstance(found.problem, NoSuchGameError)


def test_a_running_game_is_listed_as_it_stands(store):
    library = library_of(store)
    scorer = begin(library)
    store.broken = True
    scorer.record(Adjust(1, ANN, 5))

    (found,) = library.catalogue.summaries()

    assert found.totals == (5, 0, 0)


# -- searched ----------------------------------------------------------------------------


def word(text):
    return Sought((Term((text,)),))


def test_games_are_found_and_counted(store):
    known = filled(store, 3)
    catalogue = catalogue_of(store)

    assert ids(catalogue.find(word("ann"), limit=1, older_than=known[0])) == [known[1]]
    assert catalogue.count(word("ann")) == catalogue.count() == 3
    assert catalogue.count(Sought((Term(("x",), (DayParts(day=5),)),))) == 0
    assert catalogue.count(Sought(people=(frozenset({ANN}),))) == 3
    assert catalogue.count_since("2024-05-04 20:14:59") == 3
    assert catalogue.count_since("2024-05-04 20:15:00") == 0


def test_a_game_that_cannot_be_read_is_found_by_no_word(store):
    filled(store, 2)
    store.games[OLD] = "{"
    catalogue = catalogue_of(store)

    assert [lost.id for lost in catalogue.unreadable(5)] == [OLD]
    assert catalogue.unreadable(5)[0].reason == f"{OLD} is damaged."
    assert catalogue.count(UNREADABLE) == 1


def test_a_game_that_cannot_be_read_has_no_words_and_no_time(store):
    store.games[OLD] = "{"
    catalogue = catalogue_of(store)

    assert (catalogue.count(), catalogue.count(word("a"))) == (1, 0)
    assert catalogue.count_since("2000-01-01 00:00:00") == 0
