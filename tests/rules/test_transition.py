"""What an entry does to a game, and what it may not do."""

import pytest
from strategies import ANN, BEN, CY, bid, game_of, play, refused

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Game,
    Played,
    PlayerId,
    Replan,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
)

NOBODY = PlayerId("nobody")


@pytest.fixture
def three_hands():
    """Two hands played, the third one dealt: 24, 0 and 21 points."""
    game = play(game_of(3, 2, 1), [3, 1, 0], [3, 0, 0])
    return play(game, [1, 1, 1], [0, 1, 1])


# -- what is refused -------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, 0, 4, 500])
def test_a_hand_that_has_not_begun_takes_no_entries(three_hands, number):
    for entry in [
        Bid(number, ANN, 0),
        Tricks(number, ANN, 0),
        Played(number, ()),
        TrumpMade(number, Trump.HEARTS),
        Adjust(number, ANN, 5),
        SitOut(number, ANN),
        Accept(number, Breach.HOOK),
    ]:
        assert refused(three_hands, entry) == f"Hand {number} has not begun."


def test_only_who_is_seated_takes_part(three_hands):
    for entry in [
        Bid(3, NOBODY, 0),
        Tricks(3, NOBODY, 0),
        Played(3, ((NOBODY, 1),)),
        Adjust(3, NOBODY, 5),
        SitOut(3, NOBODY),
    ]:
        assert refused(three_hands, entry) == "Nobody with the id “nobody” plays here."


@pytest.mark.parametrize("count", [-1, 4])
def test_nobody_bids_or_takes_more_than_the_cards(count):
    game = game_of(3)

    for entry in [Bid(1, ANN, count), Tricks(1, ANN, count), Played(1, ((ANN, count),))]:
        assert refused(game, entry) == f"Hand 1 has 3 cards: {count} is not possible."


def test_a_hand_is_not_over_before_every_bid_and_trick_is_in():
    game = bid(game_of(2), 1, 1)
    sentence = "Hand 1 is not complete: a bid or a trick count is missing."

    assert refused(game, Played(1, ((ANN, 1), (BEN, 1), (CY, 0)))) == sentence
    assert refused(bid(game, 0), Played(1, ((ANN, 1), (BEN, 1)))) == sentence


def test_a_hand_is_not_over_before_the_tricks_add_up():
    game = bid(game_of(2), 1, 1, 1)

    found = refused(game, Played(1, ((ANN, 1), (BEN, 1), (CY, 1))))

    assert found == "The tricks of hand 1 add up to 3, not 2."


def test_a_recorded_hand_is_not_recorded_again_with_other_tricks(three_hands):
    other = Played(1, ((ANN, 0), (BEN, 3), (CY, 0)))

    assert refused(three_hands, other) == "Hand 1 is recorded already."


# -- tricks ----------------------------------------------------------------------------


def test_the_tricks_stand_as_the_bids_until_mended():
    game = bid(game_of(3), 2, 0, 0)
    assert game.hand.result == {ANN: 2, BEN: 0, CY: 0}
    assert not game.can_be_played(game.hand)

    game = game.after(Tricks(1, CY, 1))

    assert game.hand.result == {ANN: 2, BEN: 0, CY: 1}
    assert game.can_be_played(game.hand)
    assert not game.hand.is_complete


def test_a_hand_with_lost_tricks_adds_up_where_tricks_can_be_lost():
    game = bid(game_of(3, tricks_can_be_lost=True), 1, 0, 0)
    assert game.can_be_played(game.hand)

    game = game.after(Played(1, ((ANN, 1), (BEN, 0), (CY, 0))))

    assert game.totals == {ANN: 11, BEN: 10, CY: 10}


def test_more_tricks_than_cards_never_add_up():
    game = bid(game_of(3, tricks_can_be_lost=True), 3, 1, 0)

    assert not game.can_be_played(game.hand)
    assert "add up to 4, not 3" in refused(game, Played(1, ((ANN, 3), (BEN, 1), (CY, 0))))


def test_a_table_may_let_tricks_stand_that_do_not_add_up():
    game = bid(game_of(3, 1), 1, 0, 0).after(Accept(1, Breach.TRICKS))
    assert game.can_be_played(game.hand)

    game = game.after(Played(1, ((ANN, 1), (BEN, 0), (CY, 0))))

    assert game.breaches(game.hands[0]) == ()
    assert game.totals == {ANN: 11, BEN: 10, CY: 10}


def test_a_table_may_go_on_though_a_count_is_missing():
    game = bid(game_of(3, 1), 1).after(Accept(1, Breach.MISSING))
    assert game.can_be_played(game.hand)

    game = game.after(Played(1, ((ANN, 1),)))

    assert game.hand.number == 2
    assert not game.sheet[0].counts
    assert game.sheet[0].points == game.sheet[0].made == {}
    assert game.totals == {ANN: 0, BEN: 0, CY: 0}
    assert game.breaches(game.hands[0]) == ()


def test_a_hand_that_was_left_open_counts_once_it_is_filled_in():
    game = bid(game_of(3, 1), 1).after(Accept(1, Breach.MISSING)).after(Played(1, ((ANN, 1),)))

    for entry in [Bid(1, BEN, 2), Bid(1, CY, 0), Tricks(1, BEN, 2)]:
        game = game.after(entry)
        assert not game.sheet[0].counts
    game = game.after(Tricks(1, CY, 0))

    assert game.sheet[0].counts
    assert game.totals == {ANN: 11, BEN: 12, CY: 10}


def test_not_entered_is_not_zero():
    game = game_of(3)

    assert game.hand.bids == game.hand.tricks == {}
    assert game.sheet[0].points == game.sheet[0].made == {}
    assert not game.sheet[0].counts
    assert bid(game, 0).hand.bids == {ANN: 0}


# -- corrections -----------------------------------------------------------------------


def test_a_hand_being_corrected_counts_as_recorded_until_it_adds_up(three_hands):
    before = three_hands.totals

    open_ = three_hands.after(Tricks(1, ANN, 2))

    assert open_.totals == before
    assert open_.hands[0].tricks[ANN] == 2
    assert open_.breaches(open_.hands[0]) == (Breach.TRICKS,)
    mended = open_.after(Tricks(1, BEN, 1))
    assert mended.breaches(mended.hands[0]) == ()
    assert mended.totals == {ANN: 11, BEN: 11, CY: 21}


def test_a_hand_being_corrected_can_be_let_stand(three_hands):
    game = three_hands.after(Tricks(1, ANN, 2)).after(Accept(1, Breach.TRICKS))

    assert game.breaches(game.hands[0]) == ()
    assert game.totals == {ANN: 11, BEN: 0, CY: 21}


def test_a_corrected_bid_counts_at_once(three_hands):
    game = three_hands.after(Bid(1, BEN, 0))

    assert game.totals[BEN] == three_hands.totals[BEN] + 10


def test_extra_points_count_at_once_and_can_be_taken_back(three_hands):
    game = three_hands.after(Adjust(1, CY, -15))
    assert game.totals[CY] == three_hands.totals[CY] - 15
    assert game.sheet[0].points == three_hands.sheet[0].points

    game = game.after(Adjust(1, CY, 0))

    assert game.totals == three_hands.totals
    assert game.hands == three_hands.hands


def test_everybody_has_extra_points_of_their_own(three_hands):
    game = three_hands.after(Adjust(1, CY, -15)).after(Adjust(1, ANN, 5))
    assert game.hands[0].adjust == {ANN: 5, CY: -15}

    game = game.after(Adjust(1, CY, 0))

    assert game.hands[0].adjust == {ANN: 5}


def test_extra_points_count_before_a_hand_is_over():
    game = game_of(3).after(Adjust(1, ANN, 0.5))

    assert game.totals == {ANN: 0.5, BEN: 0, CY: 0}


def test_totals_may_grow_beyond_what_one_hand_may_pay():
    game = play(game_of(1, 1, scoring=(("1", "1000000"),)), [0, 0, 0], [1, 0, 0])

    game = play(game.after(Adjust(1, ANN, 1_000_000)), [0, 0, 0], [1, 0, 0])

    assert game.totals == {ANN: 3_000_000, BEN: 2_000_000, CY: 2_000_000}


def test_a_scoring_without_an_answer_pays_nothing_and_says_so():
    game = play(game_of(2, 1, scoring=(("made", "10 // bid"),)), [0, 2, 1], [0, 2, 0])

    assert game.totals == {ANN: 0, BEN: 5, CY: 0}
    assert "no answer" in str(game.sheet[0].no_answer)
    assert game.breaches(game.hands[0]) == (Breach.FORMULA,)
    accepted = game.after(Accept(1, Breach.FORMULA))
    assert accepted.breaches(accepted.hands[0]) == ()


# -- double taps -----------------------------------------------------------------------


def test_the_same_entry_twice_is_written_down_once():
    game = game_of(3, 1, 1)
    entries = [
        SitOut(1, CY),
        TrumpMade(1, Trump.CLUBS),
        Bid(1, BEN, 1),
        Adjust(1, ANN, 5),
        Bid(1, ANN, 2),
        Tricks(1, BEN, 1),
        Accept(1, Breach.HOOK),
        Played(1, ((ANN, 2), (BEN, 1))),
        Replan(3, (2,)),
    ]

    for entry in entries:
        game = game.after(entry)
        assert game.after(entry) is game

    assert list(game.log) == entries


def test_the_order_in_which_tricks_are_told_makes_no_second_entry():
    game = play(game_of(1, 1), [0, 0, 0], [1, 0, 0])

    assert game.after(Played(1, ((CY, 0), (BEN, 0), (ANN, 1)))) is game


# -- the log ---------------------------------------------------------------------------


def test_undo_is_to_replay_one_entry_fewer(three_hands):
    game = three_hands.after(Bid(3, CY, 1))

    assert Game.replay(game.setup, game.log[:-1]) == three_hands


def test_a_game_that_is_over_takes_corrections_still():
    game = play(game_of(2), [1, 0, 0], [2, 0, 0])
    assert game.is_over

    game = game.after(Bid(1, ANN, 2))

    assert game.is_over
    assert game.totals == {ANN: 12, BEN: 10, CY: 10}


@pytest.mark.parametrize("points", [0.3, 1_000_001, -2_000_000, float("nan")])
def test_extra_points_are_whole_or_half_and_within_bounds(points):
    assert "whole numbers or halves" in refused(game_of(2), Adjust(1, ANN, points))
