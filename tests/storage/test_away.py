"""A folder that is away for a while: what was entered meanwhile is saved once it is back."""

import pytest
from book.keeping import Waits, library_of, ticking
from storage.programs import access_to
from strategies import ANN, BEN, CY, setup_of

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import NotSavedError, NotWrittenError
from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.rules import CLASSIC, Bid
from scorekeeper.storage.files import FileStore
from scorekeeper.storage.lock import LOCK


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def waits():
    return Waits()


@pytest.fixture
def library(folder, waits):
    access = access_to(folder)
    store, clock = FileStore(folder, may_write=access.enter), ticking()
    yield Library(store, clock, lambda: new_game_id(clock()), access=access, later=waits)
    access.leave()


@pytest.fixture
def scorer(library):
    scorer = library.start(setup_of().players, CY, CLASSIC)
    scorer.record(Bid(1, ANN, 1))
    return scorer


def saved(folder, scorer):
    """Return the log that is on disk."""
    return library_of(FileStore(folder)).open(scorer.log.setup.id).log


def go(folder):
    return folder.rename(folder.with_name("elsewhere"))


def test_what_is_entered_while_it_is_away_is_saved_by_itself(library, folder, scorer, waits):
    elsewhere = go(folder)
    scorer.record(Bid(1, BEN, 0))
    waits.pass_by()
    trouble = scorer.trouble
    made = folder.exists()
    elsewhere.rename(folder)

    waits.pass_by()

    assert isinstance(trouble, NotWrittenError)
    assert not made
    assert (scorer.trouble, library.unsaved(), library.access.look_only) == (None, (), None)
    assert scorer.game.hand.bids == {ANN: 1, BEN: 0}
    assert saved(folder, scorer) == scorer.log


@pytest.mark.parametrize("waiting", [False, True])
def test_once_it_is_back_the_next_entry_is_made_like_any_other(folder, scorer, waiting):
    elsewhere = go(folder)
    if waiting:
        scorer.record(Bid(1, BEN, 0))
    elsewhere.rename(folder)

    scorer.record(Bid(1, scorer.game.to_bid, 1))

    assert scorer.trouble is None
    assert saved(folder, scorer) == scorer.log
    assert len(scorer.log.written) == 2 + waiting


@pytest.mark.parametrize("change", ["undo", "redo"])
def test_a_lock_that_was_taken_away_and_is_nobodys_is_no_obstacle(library, folder, scorer, change):
    scorer.record(Bid(1, BEN, 0))
    scorer.undo()
    (folder / LOCK).unlink()

    getattr(scorer, change)()

    assert len(scorer.log.written) == {"undo": 0, "redo": 2}[change]
    assert saved(folder, scorer) == scorer.log
    assert library.access.look_only is None


def test_while_somebody_else_has_it_one_only_looks_and_nothing_that_waits_is_lost(
    library, folder, scorer, waits
):
    elsewhere = go(folder)
    scorer.record(Bid(1, BEN, 0))
    (elsewhere / LOCK).unlink()
    elsewhere.rename(folder)
    other = access_to(folder)
    other.enter()

    waits.pass_by()
    with pytest.raises(NotSavedError, match="Another scorekeeper"):
        scorer.record(Bid(1, CY, 0))

    refused = library.access.look_only
    kept = scorer.game.hand.bids
    on_disk = saved(folder, scorer)
    other.leave()
    waits.pass_by()
    assert isinstance(refused, TakenError)
    assert kept == {ANN: 1, BEN: 0}
    assert len(on_disk.written) == 1
    assert saved(folder, scorer) == scorer.log
    assert scorer.game.hand.bids == kept


def test_an_entry_is_not_made_upon_what_somebody_else_wrote_meanwhile(folder, scorer):
    (folder / LOCK).unlink()
    theirs = library_of(FileStore(folder), start="2026-07-12 21:00:00")
    theirs.open(scorer.log.setup.id).undo()

    with pytest.raises(NotSavedError):
        scorer.record(Bid(1, BEN, 0))

    assert scorer.game.hand.bids == {}
    scorer.record(Bid(1, ANN, 0))
    assert saved(folder, scorer) == scorer.log


def test_a_folder_that_goes_between_the_refusal_and_the_next_try_is_waited_for(
    library, folder, scorer, waits, monkeypatch
):
    (folder / LOCK).unlink()
    enter = library.access.enter

    def goes_after():
        try:
            enter()
        finally:
            if folder.exists():
                go(folder)

    monkeypatch.setattr(library._store, "may_write", goes_after)

    with pytest.raises(NotSavedError):
        scorer.record(Bid(1, BEN, 0))

    assert scorer.game.hand.bids == {ANN: 1}
    assert not folder.exists()
    assert waits == []
