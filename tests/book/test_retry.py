"""What is not saved is tried again by itself, and is not forgotten."""

import gc
import threading

import pytest
from book.keeping import Kept, MemoryStore, Waits, disk_full, empty_log, library_of, ticking
from strategies import ANN, BEN, setup_of

from scorekeeper.book.errors import LookOnlyError
from scorekeeper.book.retry import FIRST, LONGEST, Retry, on_a_thread
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import CLASSIC, Bid


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def waits():
    return Waits()


@pytest.fixture
def library(store, waits):
    return library_of(store, later=waits)


def begun(library):
    setup = setup_of()
    return library.start(setup.players, setup.first_dealer, CLASSIC)


def test_while_all_is_saved_nothing_waits(library, waits):
    begun(library).record(Bid(1, ANN, 1))

    assert waits == []
    assert library.unsaved() == ()
    assert library.save_all_again()


def test_what_is_refused_is_saved_by_itself_once_there_is_room(library, store, waits):
    scorer = begun(library)
    store.broken = True
    scorer.record(Bid(1, ANN, 1))
    unsaved = library.unsaved()
    store.broken = False

    waited = waits.pass_by()

    assert unsaved == (scorer,)
    assert waited == FIRST
    assert (scorer.trouble, library.unsaved(), waits) == (None, (), [])
    assert library_of(store).open(scorer.log.setup.id).log == scorer.log


def test_it_is_tried_for_ever_but_more_and_more_slowly(library, store, waits):
    scorer = begun(library)
    store.broken = True
    scorer.record(Bid(1, ANN, 1))

    waited = [waits.pass_by() for _ in range(20)]

    assert waited == sorted(waited)
    assert waited[0] == FIRST
    assert waited[-1] == LONGEST
    assert len(waits) == 1


def test_however_many_games_are_not_saved_one_try_waits(library, store, waits):
    one, other = begun(library), begun(library)
    store.broken = True

    one.record(Bid(1, ANN, 1))
    other.record(Bid(1, ANN, 0))
    one.record(Bid(1, BEN, 0))

    assert len(waits) == 1
    assert library.unsaved() == (one, other)


def test_new_trouble_is_tried_soon_again_and_the_old_wait_means_nothing(library, store, waits):
    scorer = begun(library)
    store.broken = True
    scorer.record(Bid(1, ANN, 1))
    waits.pass_by()
    store.broken = False
    library.save_all_again()
    store.broken = True
    scorer.undo()

    old, new = waits
    waits.pass_by()

    assert old[0] > FIRST
    assert waits == [new]
    assert new[0] == FIRST


def test_the_library_tells_when_a_game_is_not_saved_and_when_it_is(library, store, waits):
    scorer, heard = begun(library), []
    library.subscribe(lambda: heard.append(len(library.unsaved())))
    store.broken = True

    scorer.record(Bid(1, ANN, 1))
    scorer.record(Bid(1, BEN, 1))
    store.broken = False
    waits.pass_by()

    assert heard == [1, 0]


def test_a_game_that_nobody_has_open_any_more_is_not_forgotten(library, store, waits):
    game = begun(library).log.setup.id
    store.broken = True
    library.open(game).record(Bid(1, ANN, 1))
    gc.collect()
    seen = library.open(game).game.hand.bids
    store.broken = False

    waits.pass_by()
    gc.collect()

    assert seen == {ANN: 1}
    assert library.open(game).game.hand.bids == {ANN: 1}
    assert library_of(store).open(game).game.hand.bids == {ANN: 1}


def test_a_game_that_is_deleted_meanwhile_is_saved_when_it_comes_back(library, store, waits):
    scorer = begun(library)
    game = scorer.log.setup.id
    store.broken = True
    scorer.record(Bid(1, ANN, 1))
    store.broken = False
    library.delete(game)
    waits.pass_by()
    reason = str(scorer.trouble)
    library.restore(game)

    waits.pass_by()

    assert "was deleted" in reason
    assert library_of(store).open(game).log == scorer.log


def test_one_game_that_fails_in_a_way_of_its_own_does_not_keep_the_others(waits, caplog):
    kept, retry = Kept(), Retry(lambda: None, waits)
    good = Scorer(empty_log(), kept, ticking(), on_trouble=retry.notice)
    bad_saves = Kept()
    bad = Scorer(empty_log(), bad_saves, ticking(), on_trouble=retry.notice)
    kept.fails = bad_saves.fails = disk_full()
    for scorer in (bad, good):
        scorer.record(Bid(1, ANN, 1))
    kept.fails, bad_saves.fails = None, ZeroDivisionError("a mistake of ours")

    waits.pass_by()

    assert retry.unsaved == (bad,)
    assert good.trouble is None
    assert "a mistake of ours" in caplog.text
    assert len(waits) == 1


def lost():
    return LookOnlyError("{file} was taken away.", file="writer.lock")


def refused_then_lost(retry, kept):
    """Return a scorer whose disk is full, and on which nothing may be written after that."""
    scorer = Scorer(empty_log(), kept, ticking(), on_trouble=retry.notice)
    kept.fails = disk_full()
    scorer.record(Bid(1, ANN, 1))
    kept.fails = lost()
    return scorer


def test_the_right_to_write_is_asked_for_when_it_was_lost_and_then_all_is_saved(waits):
    kept = Kept()

    def regain():
        kept.fails = None
        return True

    retry = Retry(lambda: None, waits, regain)
    scorer = refused_then_lost(retry, kept)

    waits.pass_by()

    assert (retry.unsaved, scorer.trouble, kept) == ((), None, [scorer.log])


def test_the_right_to_write_is_not_asked_for_while_only_the_disk_refuses(waits):
    kept, asked = Kept(), []
    retry = Retry(lambda: None, waits, lambda: bool(asked.append(True)))
    scorer = refused_then_lost(retry, kept)
    kept.fails = disk_full()

    waits.pass_by()

    assert asked == []
    assert retry.unsaved == (scorer,)


@pytest.mark.parametrize("fails", [False, True])
def test_while_the_right_to_write_cannot_be_had_it_is_tried_for_ever(waits, fails):
    kept, asked = Kept(), []

    def regain():
        asked.append(True)
        if fails:
            raise disk_full()
        return False

    retry = Retry(lambda: None, waits, regain)
    scorer = refused_then_lost(retry, kept)

    for _ in range(3):
        waits.pass_by()

    assert len(asked) == 3
    assert retry.unsaved == (scorer,)
    assert str(scorer.trouble) == str(lost())


def test_without_threads_an_entry_stands_all_the_same(store, caplog):
    def refused(*_):
        raise RuntimeError("can't start new thread")

    library = library_of(store, later=refused)
    scorer = begun(library)
    store.broken = True

    scorer.record(Bid(1, ANN, 1))

    assert library.unsaved() == (scorer,)
    assert "nothing can be tried again" in caplog.text


def test_what_is_to_be_done_later_keeps_no_program_from_ending():
    done = threading.Event()
    daemons = []

    def task():
        daemons.append(threading.current_thread().daemon)
        done.set()

    on_a_thread(0.0, task)

    assert done.wait(60)
    assert daemons == [True]
