"""The deal: who deals when, who sits out, and what a correction may still move."""

import pytest
from strategies import ANN, BEN, CY, DOT, bid, game_of, passed_out, play, refused

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Played,
    SitOut,
    Tricks,
)
from scorekeeper.rules.record import Deal, Direction, NextDealer


@pytest.fixture
def three_hands():
    """Two hands played, the third one dealt: 24, 0 and 21 points."""
    game = play(game_of(3, 2, 1), [3, 1, 0], [3, 0, 0])
    return play(game, [1, 1, 1], [0, 1, 1])


def dealers(game):
    return [hand.dealer for hand in game.hands]


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

    assert refused(game, SitOut(1, DOT)) == "Hand 1 has begun: who plays and deals is settled."
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


def test_a_correction_moves_the_deal_past_whoever_sits_the_hand_out():
    game = play(game_of(3, 1, deal=FURTHEST), [1, 3, 0], [1, 0, 2]).after(SitOut(2, ANN))

    game = game.after(Bid(1, BEN, 0))

    assert game.hand.order == (BEN, CY)
