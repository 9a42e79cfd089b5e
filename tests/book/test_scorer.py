import threading

import pytest
from book.keeping import Kept, empty_log, log_of, logs, ticking
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, bid, game_of, play

from scorekeeper.book.errors import NoSuchGameError, NotSavedError
from scorekeeper.book.log import log_from_json, log_to_json
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import Adjust, Bid, Game, RuleError


def scorer_of(log=None, save=None):
    return Scorer(log or empty_log(), Kept() if save is None else save, ticking())


def next_entry(game):
    """Return a bid that is open now, or None when nobody has one to make."""
    if game.to_bid is not None:
        return Bid(game.hand.number, game.to_bid, game.legal_bids()[0])
    return None


# -- laws --------------------------------------------------------------------------------


@given(logs())
def test_undo_after_record_is_identity(log):
    scorer = scorer_of(log)
    game, entry = scorer.game, next_entry(scorer.game)
    assume(entry is not None)

    scorer.record(entry)
    scorer.undo()

    assert scorer.game == game
    assert scorer.log.written == log.written


@given(logs())
def test_redo_after_undo_is_identity(log):
    assume(log.written)
    scorer = scorer_of(log)
    game = scorer.game

    scorer.undo()
    scorer.redo()

    assert scorer.game == game
    assert (scorer.log.written, scorer.log.undone) == (log.written, log.undone)


@given(logs(), st.lists(st.sampled_from(["record", "undo", "redo"]), max_size=12))
def test_what_was_saved_is_what_is_shown_after_every_step(log, steps):
    kept = Kept()
    scorer = scorer_of(log, kept)

    for step in steps:
        entry = next_entry(scorer.game)
        if step == "record" and entry is not None:
            scorer.record(entry)
        elif step != "record":
            getattr(scorer, step)()
        saved = log_from_json(log_to_json(kept[-1] if kept else log))

        assert saved == scorer.log
        assert saved.game() == scorer.game


@given(logs())
def test_everything_can_be_undone_and_redone(log):
    scorer = scorer_of(log)
    everything = (*log.written, *reversed(log.undone))

    while scorer.can_undo is not None:
        scorer.undo()
    start = scorer.game
    while scorer.can_redo is not None:
        scorer.redo()

    assert start == Game.start(log.setup)
    assert scorer.log.written == everything


# -- one entry ---------------------------------------------------------------------------


def test_an_entry_is_saved_before_anybody_hears_of_it():
    heard = []
    kept = Kept()
    scorer = scorer_of(save=kept)
    scorer.subscribe(lambda: heard.append((len(kept), scorer.game.hand.bids)))

    scorer.record(Bid(1, ANN, 1))

    assert heard == [(1, {ANN: 1})]
    assert kept[0].entries == (Bid(1, ANN, 1),)


def test_while_an_entry_is_being_saved_the_game_is_still_without_it():
    seen = []
    scorer = scorer_of(save=lambda log: seen.append((len(log.written), len(scorer.log.written))))

    scorer.record(Bid(1, ANN, 1))

    assert seen == [(1, 0)]


def test_an_entry_carries_the_time_of_the_clock():
    scorer = scorer_of()

    scorer.record(Bid(1, ANN, 1))

    assert scorer.log.written[0].at == "2026-07-12 20:15:00"


def test_a_double_tap_is_recorded_once():
    heard = []
    scorer = scorer_of()
    scorer.subscribe(lambda: heard.append(1))

    scorer.record(Bid(1, ANN, 1))
    scorer.record(Bid(1, ANN, 1))

    assert len(scorer.log.written) == 1
    assert heard == [1]


def test_a_broken_rule_changes_nothing():
    kept, heard = Kept(), []
    scorer = scorer_of(save=kept)
    scorer.subscribe(lambda: heard.append(1))

    with pytest.raises(RuleError, match="turn"):
        scorer.record(Bid(1, CY, 1))

    assert (scorer.log, kept, heard) == (empty_log(), [], [])


@pytest.mark.parametrize("step", ["record", "undo", "redo", "adopt"])
def test_what_can_never_be_saved_does_not_happen(step):
    kept, heard = Kept(), []
    log = log_of(bid(game_of(2), 1, 0), undone=1)
    scorer = scorer_of(log, kept)
    scorer.subscribe(lambda: heard.append(1))
    game = scorer.game
    arguments = {"record": [Bid(1, BEN, 2)], "adopt": [empty_log()]}
    kept.fails = NoSuchGameError("The game {game} was deleted.", game="g1")

    with pytest.raises(NotSavedError) as failed:
        getattr(scorer, step)(*arguments.get(step, []))

    assert str(failed.value) == "The game g1 was deleted."
    assert (scorer.log, scorer.trouble, heard) == (log, None, [])
    assert scorer.game is game


def test_after_a_failure_the_same_entry_can_be_tried_again():
    kept = Kept()
    scorer = scorer_of(save=kept)
    kept.fails = NoSuchGameError("The game {game} was deleted.", game="g1")
    with pytest.raises(NotSavedError):
        scorer.record(Bid(1, ANN, 1))
    kept.fails = None

    scorer.record(Bid(1, ANN, 1))

    assert scorer.game.hand.bids == {ANN: 1}


# -- undo and redo -----------------------------------------------------------------------


def test_undo_and_redo_can_be_named():
    scorer = scorer_of(log_of(bid(game_of(2), 1, 0), undone=1))

    assert scorer.can_undo == Bid(1, ANN, 1)
    assert scorer.before_undo.hand.bids == {}
    assert scorer.can_redo == Bid(1, BEN, 0)


def test_there_is_nothing_to_undo_or_redo_at_the_start():
    heard = []
    scorer = scorer_of()
    scorer.subscribe(lambda: heard.append(1))

    scorer.undo()
    scorer.redo()

    assert (scorer.can_undo, scorer.can_redo, scorer.before_undo) == (None, None, None)
    assert heard == []


def test_undo_opens_the_hand_that_was_just_recorded():
    game = play(game_of(1, 2), [1, 0, 0], [1, 0, 0])
    scorer = scorer_of(log_of(game))

    scorer.undo()

    assert scorer.game.hand.number == 1
    assert scorer.game.hand.is_bid


def test_a_new_entry_leaves_nothing_to_redo():
    scorer = scorer_of(log_of(bid(game_of(2), 1, 0), undone=1))

    scorer.record(Bid(1, BEN, 2))

    assert scorer.can_redo is None


# -- several pages -----------------------------------------------------------------------


def test_a_page_that_fails_does_not_keep_the_news_from_others(caplog):
    heard = []
    scorer = scorer_of()
    scorer.subscribe(lambda: 1 / 0)
    scorer.subscribe(lambda: heard.append(1))

    scorer.record(Bid(1, ANN, 1))

    assert heard == [1]
    assert "a listener failed" in caplog.text


def test_a_page_that_left_hears_nothing_any_more():
    heard = []
    scorer = scorer_of()
    leave = scorer.subscribe(lambda: heard.append(1))

    leave()
    leave()
    scorer.record(Bid(1, ANN, 1))

    assert heard == []


def test_a_page_may_record_in_answer_to_an_entry():
    scorer = scorer_of()

    def answer():
        if len(scorer.log.written) == 1:
            scorer.record(Bid(1, BEN, 0))

    scorer.subscribe(answer)
    scorer.record(Bid(1, ANN, 1))

    assert scorer.game.hand.bids == {ANN: 1, BEN: 0}


def test_two_threads_lose_no_entry():
    kept = Kept()
    scorer = scorer_of(log_of(game_of(1)), kept)

    def fill(player):
        for points in range(1, 101):
            scorer.record(Adjust(1, player, points))

    threads = [threading.Thread(target=fill, args=(player,)) for player in (ANN, BEN)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [len(log.written) for log in kept] == list(range(1, 201))
    assert scorer.game.totals == {ANN: 100, BEN: 100, CY: 0}
    assert scorer.log.game() == scorer.game


def test_a_log_from_elsewhere_takes_the_place_of_this_one():
    kept, heard = Kept(), []
    scorer = scorer_of(save=kept)
    scorer.subscribe(lambda: heard.append(1))
    other = log_of(bid(game_of(2), 1, 0))

    scorer.adopt(other)

    assert (scorer.log, kept, heard) == (other, [other], [1])
    assert scorer.game == other.game()
    assert scorer.before_undo.hand.bids == {ANN: 1}
