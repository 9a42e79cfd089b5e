"""What the disk refuses is written down all the same, and is saved with the next try."""

import logging

import pytest
from book.keeping import Kept, disk_full, log_of, logs, ticking
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, bid, game_of

from scorekeeper.book.errors import (
    FolderClosedError,
    LookOnlyError,
    NoSuchGameError,
    NotSavedError,
)
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import Bid, RuleError

DELETED = NoSuchGameError("The game {game} was deleted.", game="g1")


@pytest.fixture
def kept():
    return Kept()


@pytest.fixture
def scorer(kept):
    """A scorer whose first entry is saved, and whose disk is full from then on."""
    scorer = Scorer(log_of(game_of(2)), kept, ticking(), on_trouble=lambda it: it.heard.append(it))
    scorer.heard = []
    scorer.record(Bid(1, ANN, 1))
    kept.fails = disk_full()
    return scorer


def heard_of(scorer):
    """What there was to see each time that the scorer told of a change."""
    heard = []
    scorer.subscribe(lambda: heard.append((len(scorer.log.written), str(scorer.trouble))))
    return heard


# -- laws --------------------------------------------------------------------------------


STEPS = st.lists(
    st.tuples(st.sampled_from(["record", "undo", "redo", "again"]), st.booleans()), max_size=14
)
"""What is done one after the other, and whether the disk refuses it."""


def take(step, scorer):
    """Do one step, as far as the game lets."""
    if step == "again":
        scorer.save_again()
    elif step != "record":
        getattr(scorer, step)()
    elif scorer.game.to_bid is not None:
        game = scorer.game
        scorer.record(Bid(game.hand.number, game.to_bid, game.legal_bids()[0]))


@given(logs(), STEPS)
def test_a_disk_that_refuses_changes_nothing_of_what_is_written_down(log, steps):
    kept = Kept([log])
    scorer, healthy = Scorer(log, kept, ticking()), Scorer(log, Kept(), ticking())
    stood = [log]

    for step, refused in steps:
        kept.fails = disk_full() if refused else None
        take(step, scorer)
        take(step, healthy)
        stood.append(scorer.log)

        assert scorer.log == healthy.log
        assert scorer.game == healthy.game == scorer.log.game()
        assert kept[-1] == scorer.saved
        assert scorer.saved in stood
        assert (scorer.trouble is None) == (scorer.saved == scorer.log)


@given(logs(), STEPS)
def test_once_the_disk_takes_it_one_try_saves_everything(log, steps):
    kept = Kept([log])
    scorer = Scorer(log, kept, ticking())
    for step, refused in steps:
        kept.fails = disk_full() if refused else None
        take(step, scorer)
    kept.fails = None

    assert scorer.save_again()

    assert kept[-1] == scorer.saved == scorer.log
    assert (scorer.trouble, scorer.unsaved) == (None, ())


@given(logs(), STEPS)
def test_what_is_unsaved_is_what_the_log_has_beyond_the_saved_one(log, steps):
    kept = Kept([log])
    scorer = Scorer(log, kept, ticking())

    for step, refused in steps:
        kept.fails = disk_full() if refused else None
        take(step, scorer)
        shared = len(scorer.log.written) - len(scorer.unsaved)

        assert scorer.log.entries[shared:] == scorer.unsaved
        assert scorer.log.written[:shared] == scorer.saved.written[:shared]


# -- one entry ---------------------------------------------------------------------------


def test_an_entry_the_disk_refuses_stands_and_says_why_it_is_not_saved(scorer, kept):
    heard = heard_of(scorer)

    scorer.record(Bid(1, BEN, 2))

    assert scorer.game.hand.bids == {ANN: 1, BEN: 2}
    assert scorer.saved == kept[-1]
    assert scorer.unsaved == (Bid(1, BEN, 2),)
    assert heard == [(2, "g1.json was not written: the disk is full.")]


def test_the_next_entry_saves_those_before_it_as_well(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    kept.fails = None

    scorer.record(Bid(1, CY, 0))

    assert kept[-1].entries == (Bid(1, ANN, 1), Bid(1, BEN, 2), Bid(1, CY, 0))
    assert (scorer.trouble, scorer.unsaved, scorer.saved) == (None, (), scorer.log)


def test_an_undo_that_is_not_saved_has_no_entry_but_trouble(scorer, kept):
    scorer.undo()

    assert scorer.game.hand.bids == {}
    assert scorer.unsaved == ()
    assert scorer.trouble is not None
    assert kept[-1].entries == (Bid(1, ANN, 1),)


def test_another_entry_in_the_place_of_a_saved_one_is_unsaved(scorer):
    scorer.undo()

    scorer.record(Bid(1, ANN, 0))

    assert scorer.unsaved == (Bid(1, ANN, 0),)


def test_trouble_is_told_when_it_comes_and_when_it_goes(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    scorer.record(Bid(1, CY, 0))
    told = len(scorer.heard)
    heard = heard_of(scorer)
    kept.fails = None

    scorer.save_again()
    scorer.save_again()

    assert told == 1
    assert scorer.heard == [scorer, scorer]
    assert heard == [(3, "None")]


def test_a_try_in_vain_tells_nobody_what_is_known(scorer, caplog):
    scorer.record(Bid(1, BEN, 2))
    heard = heard_of(scorer)

    assert not scorer.save_again()

    assert heard == []
    assert caplog.text.count("g1 is not saved") == 1


def test_another_reason_is_told(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    heard = heard_of(scorer)
    kept.fails = FolderClosedError("{file} was not written.", file="g1.json")

    scorer.save_again()

    assert isinstance(scorer.trouble, FolderClosedError)
    assert heard == [(2, "g1.json was not written.")]


def test_trouble_that_no_try_mends_stays_and_says_so(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    kept.fails = DELETED

    assert not scorer.save_again()

    assert str(scorer.trouble) == "The game g1 was deleted."
    assert scorer.unsaved == (Bid(1, BEN, 2),)


def test_an_entry_that_can_never_be_saved_is_not_made_and_those_before_it_stay(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    heard = heard_of(scorer)
    kept.fails = DELETED

    with pytest.raises(NotSavedError, match="was deleted"):
        scorer.record(Bid(1, CY, 0))

    assert scorer.unsaved == (Bid(1, BEN, 2),)
    assert heard == [(2, "The game g1 was deleted.")]


def test_a_broken_rule_is_no_trouble(scorer):
    heard = heard_of(scorer)

    with pytest.raises(RuleError):
        scorer.record(Bid(1, CY, 0))

    assert (scorer.trouble, scorer.heard, heard) == (None, [], [])


def test_a_log_from_elsewhere_that_is_refused_leaves_what_is_not_saved_as_it_is(scorer):
    scorer.record(Bid(1, BEN, 2))

    with pytest.raises(NotSavedError, match="disk is full"):
        scorer.adopt(log_of(bid(game_of(2), 1, 0)))

    assert scorer.unsaved == (Bid(1, BEN, 2),)


def test_a_log_from_elsewhere_that_is_saved_ends_the_trouble(scorer, kept):
    scorer.record(Bid(1, BEN, 2))
    kept.fails = None
    other = log_of(bid(game_of(2), 1, 0))

    scorer.adopt(other)

    assert scorer.saved == scorer.log == other
    assert scorer.heard == [scorer, scorer]


# -- another program ---------------------------------------------------------------------


@pytest.fixture
def stranded(scorer, kept):
    """A scorer with an entry that is not saved, in a program that may only look by now."""
    scorer.record(Bid(1, BEN, 2))
    kept.fails = LookOnlyError("Another scorekeeper has these games open.")
    scorer.save_again()
    return scorer


def test_what_is_on_disk_already_is_no_news_and_what_is_not_saved_stays(stranded):
    heard = heard_of(stranded)

    stranded.show(stranded.saved, stranded.saved.game())

    assert stranded.unsaved == (Bid(1, BEN, 2),)
    assert heard == []


def test_what_was_saved_in_spite_of_what_the_disk_said_is_saved(stranded, caplog):
    caplog.clear()

    stranded.show(stranded.log, stranded.game)

    assert (stranded.trouble, stranded.unsaved) == (None, ())
    assert caplog.text == ""


def test_where_another_program_went_another_way_its_entries_stand(stranded, caplog):
    other = stranded.saved.added(Bid(1, BEN, 0), "2026-07-12 23:00:00")

    with caplog.at_level(logging.WARNING):
        stranded.show(other, other.game())

    assert stranded.log == stranded.saved == other
    assert stranded.trouble is None
    assert "bid=2" in caplog.text
