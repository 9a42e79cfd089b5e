"""What an entry does to a game, and what it may not do."""

import pytest
from strategies import ANN, BEN, CY, DOT, bid, game_of, play

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Bidding,
    Breach,
    Game,
    Hook,
    Played,
    PlayerId,
    Replan,
    RuleError,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
)
from scorekeeper.rules.record import Deal, Direction, NextDealer
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule

NOBODY = PlayerId("nobody")


def refused(game, entry):
    """Return the sentence with which ``game`` refuses ``entry``."""
    with pytest.raises(RuleError) as error:
        game.after(entry)
    return str(error.value)


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


# -- the deal --------------------------------------------------------------------------


def dealers(game):
    return [hand.dealer for hand in game.hands]


def passed_out(game, count):
    """Return the game after ``count`` more hands that everybody bid and took nothing in."""
    for _ in range(count):
        hand = game.hand
        players = len(hand.order)
        game = play(game, [0] * players, [hand.cards, *[0] * (players - 1)])
    return game


def test_the_deal_passes_to_the_left():
    game = passed_out(game_of(1, 1, 1, 1), 3)

    assert dealers(game) == [CY, ANN, BEN, CY]
    assert game.hand.order == (ANN, BEN, CY)
    assert game.hand.leader == ANN


def test_the_deal_passes_to_the_right_where_the_rules_say_so():
    game = passed_out(game_of(1, 1, 1, 1, deal=Deal(Direction.RIGHT)), 3)

    assert dealers(game) == [CY, BEN, ANN, CY]
    assert game.hands[0].order == (BEN, ANN, CY)


def test_a_dealer_who_sits_out_leaves_the_deal_to_the_next_who_is_in():
    game = game_of(1, 1, 1, players=4)

    game = game.after(SitOut(1, DOT)).after(SitOut(1, ANN))

    assert game.hand.order == (CY, BEN)
    assert dealers(passed_out(game, 1)) == [BEN, CY]
    assert passed_out(game, 1).hand.order == (DOT, ANN, BEN, CY)


def test_whoever_sits_out_first_makes_no_difference():
    game = game_of(1, players=4)

    one = game.after(SitOut(1, DOT)).after(SitOut(1, ANN))
    other = game.after(SitOut(1, ANN)).after(SitOut(1, DOT))

    assert one.hands == other.hands


def test_nobody_sits_out_once_the_hand_has_begun():
    game = bid(game_of(2, players=4), 1)

    assert refused(game, SitOut(1, DOT)) == "Hand 1 has begun: nobody can sit it out now."
    assert refused(game_of(2).after(Tricks(1, ANN, 1)), SitOut(1, BEN)).startswith("Hand 1 has")


def test_a_recorded_hand_cannot_be_sat_out():
    game = play(game_of(2, 1), [0, 0, 0], [2, 0, 0])

    assert "has begun" in refused(game, SitOut(1, ANN))


def test_two_players_must_stay_in():
    game = game_of(2).after(SitOut(1, ANN))

    assert refused(game, SitOut(1, BEN)) == "2 players must stay in."


def test_who_sits_out_is_paid_nothing_but_keeps_every_point(three_hands):
    game = play(three_hands.after(SitOut(3, ANN)), [0, 1], [0, 1])

    assert game.sheet[2].points == {BEN: 11, CY: 10} or game.sheet[2].points == {CY: 10, BEN: 11}
    assert game.totals[ANN] == three_hands.totals[ANN]


def test_who_sat_out_may_still_get_extra_points(three_hands):
    game = three_hands.after(SitOut(3, ANN)).after(Adjust(3, ANN, -4))

    assert game.totals[ANN] == three_hands.totals[ANN] - 4


FURTHEST = Deal(next_dealer=NextDealer.BIGGEST_MISS)


def test_whoever_was_furthest_off_deals():
    game = play(game_of(3, 1, deal=FURTHEST), [1, 3, 0], [1, 0, 2])

    assert game.hand.dealer == BEN


def test_of_several_furthest_off_the_first_after_the_dealer_deals():
    game = play(game_of(3, 1, deal=FURTHEST), [0, 2, 1], [1, 2, 0])

    assert game.hand.dealer == ANN


def test_when_nobody_missed_the_deal_passes_on():
    game = play(game_of(3, 1, deal=FURTHEST), [1, 2, 0], [1, 2, 0])

    assert game.hand.dealer == ANN


def test_when_a_hand_was_left_open_the_deal_passes_on():
    game = game_of(3, 1, deal=FURTHEST).after(Accept(1, Breach.MISSING))

    assert game.after(Played(1, ())).hand.dealer == ANN


def test_a_correction_moves_the_deal_of_a_hand_without_entries():
    game = play(game_of(3, 1, deal=FURTHEST), [1, 3, 0], [1, 0, 2])

    game = game.after(Bid(1, BEN, 0))

    assert game.hand.dealer == CY


def test_a_correction_leaves_the_deal_of_a_hand_with_entries():
    game = bid(play(game_of(3, 1, deal=FURTHEST), [1, 3, 0], [1, 0, 2]), 0)

    game = game.after(Bid(1, BEN, 0))

    assert game.hand.dealer == BEN
    assert game.hand.order == (CY, ANN, BEN)


def test_a_correction_leaves_the_deal_of_a_hand_that_somebody_sits_out():
    game = play(game_of(3, 1, deal=FURTHEST), [1, 3, 0], [1, 0, 2]).after(SitOut(2, ANN))

    game = game.after(Bid(1, BEN, 0))

    assert game.hand.order == (CY, BEN)


# -- the plan --------------------------------------------------------------------------


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
