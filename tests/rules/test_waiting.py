"""Who waits for the end of a hand that is dealt again after all, and what else comes late."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY, DOT, bid, game_of, passed_out, play, refused

from scorekeeper.rules import (
    Adjust,
    Bid,
    DealBy,
    Game,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Replan,
    Reseat,
    Return,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.rules.bidding import Bidding
from scorekeeper.rules.record import Deal, NextDealer
from scorekeeper.rules.trump import Source, TrumpRule

DAN = PlayerId("dan")


@pytest.fixture
def dan_waits():
    """Dan came while hand 1 was played, which then was dealt again without him."""
    return bid(game_of(13, 13, 1), 1).after(Join(2, DAN, "Dan", ANN, points=5)).after(Redeal(1))


def test_who_waits_for_a_hand_dealt_again_may_be_in_it(dan_waits):
    game = dan_waits.after(Return(1, DAN))

    assert DAN in game.hand.order
    assert game.joined(DAN) == 1
    assert passed_out(game, 1).sheet[0].totals[DAN] == 15


def test_who_waits_may_go_again_before_they_were_in(dan_waits):
    game = passed_out(dan_waits.after(Leave(1, DAN)), 1)

    assert DAN not in game.hand.order
    assert game.totals[DAN] == 5


def test_who_was_to_leave_may_stay_after_all():
    game = bid(game_of(1, 1), 1).after(Leave(2, BEN)).after(Redeal(1))

    assert BEN in passed_out(game.after(Return(1, BEN)), 1).hand.order


def test_two_stay_in_also_once_those_have_left_who_were_to():
    game = bid(game_of(1, 1), 1).after(Leave(2, BEN)).after(Redeal(1))

    assert refused(game, Leave(1, ANN)) == "2 players must stay in."


def test_the_pack_reaches_also_for_those_who_wait(dan_waits):
    game = dan_waits.after(Join(1, DOT, "Dot", BEN))

    assert game.plan == (13, 10, 1)
    assert refused(game, Replan(1, (11,))).startswith("Hand 1 cannot have 11 cards")


def test_a_plan_changes_though_hands_behind_were_bigger_than_the_pack_now_allows():
    game = passed_out(game_of(13, 13, players=4), 1).after(Join(2, DAN, "Dan", ANN))

    assert game.after(Replan(2, (10, 9))).plan == (13, 10, 9)
    assert refused(game, Replan(2, (11,))).startswith("Hand 2 cannot have 11 cards")


def test_who_came_late_gets_no_extra_points_for_hands_before():
    game = passed_out(game_of(1, 1), 1).after(Join(2, DAN, "Dan", ANN))

    assert refused(game, Adjust(1, DAN, 10)) == "Dan came after hand 1."
    assert game.after(Adjust(2, DAN, 10)).totals[DAN] == 10


def test_nobody_comes_after_the_last_hand_there_can_be():
    game = passed_out(game_of(*[1] * 500, players=2), 500)

    told = refused(game, Join(501, DAN, "Dan", ANN))

    assert told == "A game has 1 to 500 hands; this plan has 501."


def test_who_goes_names_no_trump():
    rules = TrumpRule(Source.TOP_BIDDER)
    game = game_of(2, 1, trump=rules).after(TrumpMade(1, Trump.HEARTS, BEN))

    game = game.after(Leave(1, BEN))

    assert game.hand.trump is Trump.HEARTS
    assert game.trump_namer(game.hand) is None


def test_who_comes_does_not_move_the_end_of_a_hand_with_entries():
    game = game_of(2).after(Adjust(1, ANN, 5)).after(Replan(2, (1,)))

    game = game.after(Join(1, DAN, "Dan", ANN))

    assert game.plan == (2, 1)
    assert game.hand.is_last


def test_a_zero_bid_in_a_void_hand_is_none_of_those_in_a_row():
    game = passed_out(game_of(1, 1, bidding=Bidding(zeros_in_a_row=1)), 1)

    assert game.legal_bids() == (1,)
    assert game.after(Void(1)).legal_bids() == (0, 1)


def test_a_misdeal_stays_with_its_dealer_though_seats_were_swapped_since():
    game = passed_out(game_of(1, 1, 1), 2).after(Reseat(3, (BEN, ANN, CY)))

    game = game.after(Redeal(2))

    assert game.hand.dealer == ANN


def test_a_misdeal_stays_with_its_dealer_though_the_hand_before_was_corrected():
    game = game_of(1, 1, deal=Deal(next_dealer=NextDealer.BIGGEST_MISS))
    game = bid(play(game, [1, 0, 0], [0, 1, 0]), 0)
    assert game.hand.dealer == ANN

    for entry in (Bid(1, ANN, 0), Bid(1, BEN, 1), Bid(1, CY, 1), Redeal(2)):
        game = game.after(entry)

    assert game.hand.dealer == ANN


def test_extra_points_stay_on_the_sheet_of_who_leaves():
    game = game_of(1, 1).after(Adjust(1, BEN, -5)).after(Leave(1, BEN))

    assert game.totals[BEN] == -5
    assert BEN not in game.hand.order


def test_a_hand_void_before_it_was_bid_waits_for_its_entries_when_it_counts_after_all():
    game = game_of(1, 1).after(Void(1)).after(Void(1, void=False))
    assert len(game.breaches(game.hands[0])) == 1

    for who in (ANN, BEN, CY):
        game = game.after(Bid(1, who, 0)).after(Tricks(1, who, int(who == ANN)))

    assert game.totals == {ANN: 0, BEN: 10, CY: 10}


def test_whose_turn_it_was_is_asked_anew_when_somebody_sits_out():
    game = game_of(1, 1, 1).after(DealBy(1, BEN, goes_on=False)).after(SitOut(1, CY))

    game = passed_out(game, 1)

    assert game.hands[0].dealer == BEN
    assert game.hand.dealer == BEN


def test_a_game_of_any_pack_survives_being_left_to_two():
    pack = replace(game_of(1).setup.rules.pack, cards="8*players")
    game = game_of(8, 8, players=4, pack=pack)

    game = game.after(Leave(1, ANN)).after(Leave(1, BEN))

    assert game.plan == (8, 8)
    assert isinstance(passed_out(game, 2), Game)
