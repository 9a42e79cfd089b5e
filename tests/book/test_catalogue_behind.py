"""The catalogue: it is caught up with, checked and mended."""

import gc
from concurrent.futures import ThreadPoolExecutor

import pytest
from book.keeping import Waits, library_of, log_of
from book.shelves import WatchedStore, catalogue_of, failing, filled, ids
from strategies import ANN, CY, game_of, setup_of

from scorekeeper.book.catalogue import AT_ONCE, OutOfLineError
from scorekeeper.book.catching_up import AGAIN, STEP, TELL, CatchingUp
from scorekeeper.book.index import IndexLostError, MemoryIndex, Row
from scorekeeper.book.log import log_to_json
from scorekeeper.book.sought import Sought
from scorekeeper.rules import CLASSIC, Adjust, GameId
from scorekeeper.storage.index import FileIndex

MANY = AT_ONCE + 150
OLD = GameId("20200101-200000-0000")


@pytest.fixture
def store():
    return WatchedStore()


# -- caught up with ----------------------------------------------------------------------


def test_of_many_games_the_newest_are_there_at_once(store):
    known = filled(store, MANY)
    catalogue = catalogue_of(store)
    heard = []
    catalogue.on_behind = lambda: heard.append(catalogue.left)

    assert ids(catalogue.summaries(limit=5)) == known[:5]

    assert heard == [catalogue.left]
    assert store.reads + catalogue.left == MANY
    assert catalogue.catch_up(10) == heard[0] - 10
    assert catalogue.catch_up() == 0
    assert catalogue.count() == store.reads == MANY


def test_who_wants_all_games_waits_for_all(store):
    known = filled(store, MANY)

    assert ids(catalogue_of(store).summaries()) == known


def test_what_was_caught_up_with_is_kept_when_the_program_is_killed(store):
    filled(store, MANY)
    index = MemoryIndex()
    catalogue_of(store, index).catch_up(10)
    read = store.reads

    assert catalogue_of(store, index).catch_up() == 0

    assert read < MANY
    assert store.reads == MANY


def catching_up(store, count):
    filled(store, count)
    waits, told = Waits(), []
    catalogue = catalogue_of(store)
    catching = CatchingUp(catalogue, lambda: told.append(catalogue.left), waits)
    catalogue.on_behind = catching.begin
    return catalogue, waits, told


def test_older_games_are_looked_through_by_and_by(store):
    catalogue, waits, told = catching_up(store, MANY)
    catalogue.count()
    catalogue.compare()
    while waits:
        waits.pass_by()

    assert catalogue.count() == MANY
    assert told == [0]


def test_lists_are_shown_anew_on_the_way(store):
    catalogue, waits, told = catching_up(store, AT_ONCE + 1 + TELL * STEP + 1)
    catalogue.count()
    while waits:
        waits.pass_by()

    assert len(told) == 2
    assert told[1] == 0 < told[0]


def test_games_that_cannot_be_listed_are_tried_again_later(store):
    catalogue, waits, told = catching_up(store, MANY)
    catalogue.count()
    kept, store.folder_stamp = store.folder_stamp, failing
    waits.pass_by()
    store.folder_stamp = kept

    assert waits.pass_by() == AGAIN
    while waits:
        waits.pass_by()
    assert told == [0]


def test_what_comes_in_the_very_moment_is_looked_through_as_well(store):
    catalogue, waits, told = catching_up(store, MANY)
    catalogue.count()

    def more():
        if not told:
            for number in range(MANY):
                game_id = GameId(f"20240101-200000-{number:04x}")
                store.write_game(game_id, log_to_json(log_of(game_of(1), game_id=game_id)))
        told.append(catalogue.count())

    catching = CatchingUp(catalogue, more, waits)
    waits.clear()
    catalogue.on_behind = catching.begin
    catching.begin()
    while waits:
        waits.pass_by()

    assert told[-1] == 2 * MANY


# -- checked, mended, thrown away --------------------------------------------------------


def test_a_row_that_says_what_is_not_so_is_named_and_mended(store):
    (newer, older) = filled(store, 2)
    index = MemoryIndex()
    catalogue = catalogue_of(store, index)
    right = list(catalogue.summaries())
    index.put([Row(older, store.stamp(older))], (), index.state())

    found = dict(catalogue.check())

    assert found[newer] is None
    assert isinstance(found[older], OutOfLineError)
    assert str(found[older]) == f"The lists said of game {older} what is not so."
    assert list(catalogue.summaries()) == right
    assert set(dict(catalogue.check()).values()) == {None}


def test_checking_many_games_reads_each_once_and_leaves_none_behind(store):
    filled(store, MANY)
    store.games[OLD] = "{"
    catalogue = catalogue_of(store)
    catalogue.compare()
    before = store.reads

    found = dict(catalogue.check())

    assert [game for game, problem in found.items() if problem is not None] == [OLD]
    assert store.reads == before + MANY + 1
    assert catalogue.left == 0


def test_a_game_deleted_in_mid_check_is_told_as_gone(store):
    _, older = filled(store, 2)
    catalogue = catalogue_of(store)
    checking = catalogue.check()
    next(checking)
    store.delete_game(older)

    assert list(checking) == [(older, None)]
    assert catalogue.count() == 1


def test_the_index_is_built_again_from_the_games(store):
    filled(store, MANY)
    index = MemoryIndex()
    catalogue = catalogue_of(store, index)
    catalogue.catch_up()
    before = index.rows(Sought())

    catalogue.rebuild()

    assert index.rows(Sought()) == before


class Losing(MemoryIndex):
    """An index that is lost in the next question."""

    def rows(self, *args):
        if self.stamps():
            self.clear()
            self.rows = super().rows
            raise IndexLostError("{file} is damaged.", file="index")
        return super().rows(*args)


def test_an_index_that_is_lost_is_built_again_at_once(store):
    known = filled(store, 3)

    assert ids(catalogue_of(store, Losing()).summaries(limit=5)) == known


def test_a_game_that_somebody_plays_is_in_line_though_it_is_behind(store):
    library = library_of(store)
    filled(store, MANY)
    library.import_log(log_of(game_of(2), game_id=OLD))
    library.catalogue.count()
    scorer = library.open(OLD)
    scorer.record(Adjust(1, ANN, 5))
    del scorer
    gc.collect()

    library.catalogue.count()

    assert OLD in ids(library.catalogue.find(Sought(people=(frozenset({ANN}),)), limit=MANY))


def test_many_threads_ask_while_games_are_written_and_looked_through(tmp_path):
    store = WatchedStore()
    filled(store, MANY)
    index = FileIndex(tmp_path)
    library = library_of(store, index=index)
    scorer = library.start(setup_of().players, CY, CLASSIC)

    def write():
        for points in range(30):
            scorer.record(Adjust(1, ANN, points))

    def ask():
        for _ in range(30):
            assert len(list(library.catalogue.summaries(limit=3))) == 3

    def look():
        while library.catalogue.catch_up(5):
            pass

    with ThreadPoolExecutor() as pool:
        done = [pool.submit(task) for task in (write, ask, look, ask)]

    assert [task.result() for task in done] == [None] * 4
    library.catalogue.count()
    assert index.stamps() == store.stamps()
    assert index.row(scorer.log.setup.id).summary.totals == (29, 0, 0)
    library.catalogue.close()
