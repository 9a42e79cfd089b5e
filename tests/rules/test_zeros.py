"""Zeros in a row: how many a table allows, and what ends a run of them."""

import pytest
from strategies import ANN, bid, game_of, play

from scorekeeper.rules import Bidding, Hook, Order, RuleError, SitOut, Why


def after_zeros(count, limit=2, **more):
    game = game_of(*[2] * 6, bidding=Bidding(zeros_in_a_row=limit, **more))
    for _ in range(count):
        order = game.hand.order
        game = play(game, [0 if who == ANN else 1 for who in order], [2, 0, 0])
    while game.to_bid != ANN:
        game = bid(game, 1)
    return game


def test_a_third_zero_in_a_row_is_struck():
    assert after_zeros(1).legal_bids() == (0, 1, 2)

    game = after_zeros(2)

    assert game.legal_bids() == (1, 2)
    assert game.struck_bids(ANN) == {0: Why.ZEROS}
    with pytest.raises(RuleError, match="Ann may not bid 0 again: 2 in a row is the limit"):
        bid(game, 0)


def test_any_other_bid_ends_a_run_of_zeros():
    game = after_zeros(1)
    game = play(bid_and_rewind(game), [1, 1, 1], [2, 0, 0])

    while game.to_bid != ANN:
        game = bid(game, 1)

    assert game.legal_bids() == (0, 1, 2)


def bid_and_rewind(game):
    """Return the game before the bids of the current hand."""
    log = [entry for entry in game.log if entry.hand < game.hand.number]
    return type(game).replay(game.setup, log)


@pytest.mark.parametrize(("zeros", "open_"), [(1, (0, 1, 2)), (2, (1, 2))])
def test_a_hand_sat_out_neither_ends_nor_lengthens_a_run_of_zeros(zeros, open_):
    game = bid_and_rewind(after_zeros(zeros))
    game = play(game.after(SitOut(game.hand.number, ANN)), [1, 1], [2, 0])

    while game.to_bid != ANN:
        game = bid(game, 1)

    assert game.legal_bids() == open_


def test_a_zero_nobody_can_avoid_is_allowed():
    game = game_of(1, 1, 1, bidding=Bidding(hook=Hook.NOT_EQUAL, zeros_in_a_row=1))
    game = play(game, [0, 1, 1], [1, 0, 0])

    game = bid(game, 0, 0)

    assert game.to_bid == ANN  # who may not bid 1 for the hook, nor 0 for the zeros
    assert game.legal_bids() == (0,)


def test_zeros_are_counted_when_bids_are_made_at_once():
    assert after_zeros(2, order=Order.AT_ONCE).legal_bids() == (1, 2)
