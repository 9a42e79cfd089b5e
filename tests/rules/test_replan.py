"""A new plan in mid-game: other sizes, an early end, and playing on."""

import pytest
from strategies import ANN, BEN, CY, bid, game_of, passed_out, play, refused

from scorekeeper.rules import (
    Bidding,
    Hook,
    Played,
    Replan,
    SitOut,
    Trump,
    TrumpMade,
)
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule


@pytest.fixture
def three_hands():
    """Two hands played, the third one dealt: 24, 0 and 21 points."""
    game = play(game_of(3, 2, 1), [3, 1, 0], [3, 0, 0])
    return play(game, [1, 1, 1], [0, 1, 1])


def test_the_hands_ahead_get_new_sizes(three_hands):
    game = three_hands.after(Replan(3, (5, 4)))

    assert game.plan == (3, 2, 5, 4)
    assert game.hand.cards == 5
    assert game.hands[:2] == three_hands.hands[:2]


def test_the_current_hand_changes_size_while_nothing_is_written_in_it(three_hands):
    assert three_hands.after(Replan(3, (7,))).hand.cards == 7
    begun = bid(three_hands, 1)

    assert refused(begun, Replan(3, (7,))) == (
        "Hand 3 has entries, or is not planned: its size stays."
    )
    assert begun.after(Replan(4, (7,))).hand.cards == 1


def test_who_sits_out_a_hand_still_does_when_it_gets_another_size(three_hands):
    game = three_hands.after(SitOut(3, BEN)).after(Replan(3, (4,)))

    assert game.hand.cards == 4
    assert BEN not in game.hand.order


@pytest.mark.parametrize("hand", [-1, 0, 1, 2, 5])
def test_hands_with_entries_and_gaps_in_the_plan_are_refused(three_hands, hand):
    assert "its size stays" in refused(three_hands, Replan(hand, (2,)))


def test_a_plan_that_cannot_be_dealt_is_refused(three_hands):
    assert "the pack allows 1 to 17" in refused(three_hands, Replan(3, (18,)))
    assert "1 to 500 hands" in refused(three_hands, Replan(4, (1,) * 500))


def test_a_game_has_at_least_one_hand():
    assert "this plan has 0" in refused(game_of(3), Replan(1, ()))


def test_no_more_sizes_stop_the_game_early(three_hands):
    game = three_hands.after(Replan(3, ()))

    assert game.is_over
    assert game.plan == (3, 2)
    assert game.hands == three_hands.hands[:2]
    assert game.totals == three_hands.totals


def test_no_sizes_after_the_current_hand_make_it_the_last():
    game = bid(game_of(3, 2, 1), 1).after(Replan(2, ()))
    assert not game.is_over

    game = bid(game, 0, 0).after(Played(1, ((ANN, 3), (BEN, 0), (CY, 0))))

    assert game.is_over


def test_more_sizes_play_on_after_the_end(three_hands):
    over = play(three_hands, [0, 0, 0], [0, 0, 1])
    assert over.is_over

    game = over.after(Replan(4, (9, 8)))

    assert game.hand.number == 4
    assert game.hand.cards == 9
    assert game.hand.dealer == CY
    assert game.totals == over.totals


def test_stopped_and_gone_on_is_as_if_never_stopped(three_hands):
    game = three_hands.after(Replan(3, ())).after(Replan(3, (1,)))

    assert game.hands == three_hands.hands
    assert game.plan == three_hands.plan


def test_a_plan_that_changes_nothing_is_no_entry(three_hands):
    assert three_hands.after(Replan(3, (1,))) is three_hands
    assert three_hands.after(Replan(4, ())) is three_hands


def test_stopping_early_leaves_trump_and_points_of_the_hands_that_were_played():
    scoring = (("trump == 'none'", "99"), ("made", "10*top + hands"))
    game = game_of(1, 2, 3, 4, scoring=scoring)
    game = play(game.after(TrumpMade(1, Trump.HEARTS)), [0, 0, 1], [0, 0, 1])

    stopped = game.after(Replan(2, ()))

    assert stopped.is_over
    assert stopped.trump(stopped.hands[0]) is Trump.HEARTS
    assert stopped.totals == game.totals == {ANN: 44, BEN: 44, CY: 44}


def test_playing_on_leaves_the_last_hand_without_trump():
    lifted = Bidding(hook=Hook.NOT_EQUAL, hook_on_last_hand=False)
    game = play(game_of(1, scoring=(("made", "top"),), bidding=lifted), [0, 0, 1], [0, 0, 1])

    game = game.after(Replan(2, (5,)))

    assert game.trump(game.hands[0]) is Trump.NONE
    assert game.breaches(game.hands[0]) == ()
    assert game.totals == {ANN: 1, BEN: 1, CY: 1}


def test_a_new_plan_holds_for_the_current_hand_while_nothing_is_written_in_it():
    game = game_of(2, 1)
    assert game.trump(game.hand) is None

    assert game.after(Replan(2, ())).trump(game.after(Replan(2, ())).hand) is Trump.NONE
    begun = bid(game, 1).after(Replan(2, ()))
    assert begun.trump(begun.hand) is None


def test_the_cycle_of_trumps_goes_on_whatever_the_plan():
    cycle = TrumpRule(Source.CYCLE, (Trump.HEARTS, Trump.CLUBS), NoTrump.NEVER)
    game = passed_out(game_of(1, 1, trump=cycle), 2)

    game = game.after(Replan(3, (1,)))

    assert [game.trump(hand) for hand in game.hands] == [Trump.HEARTS, Trump.CLUBS, Trump.HEARTS]
