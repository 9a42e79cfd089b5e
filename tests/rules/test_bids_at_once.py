"""Bids made all at once: hidden until all are in, and judged by their sum."""

import pytest
from strategies import ANN, BEN, CY, bid, game_of

from scorekeeper.rules import (
    Bid,
    Bidding,
    Breach,
    Hook,
    Order,
)

HOOKED = Bidding(hook=Hook.NOT_EQUAL)
OVER = Bidding(hook=Hook.OVER_ONLY)
EXACT = Bidding(hook=Hook.EXACTLY)


def test_bids_at_once_are_entered_in_any_order_and_hidden_until_all_are_in():
    game = game_of(2, bidding=Bidding(order=Order.AT_ONCE))

    for who in (CY, ANN):
        game = game.after(Bid(1, who, 1))
        assert game.bids_are_hidden
    game = game.after(Bid(1, BEN, 1))

    assert not game.bids_are_hidden
    assert game.hand.is_bid
    assert game.to_bid is None


def test_bids_at_once_that_break_the_hook_say_so_when_they_are_revealed():
    game = game_of(2, bidding=Bidding(Order.AT_ONCE, Hook.NOT_EQUAL))

    for who in (CY, ANN, BEN):
        assert game.legal_bids(who) == (0, 1, 2)
        game = game.after(Bid(1, who, 1 if who != BEN else 0))

    assert game.breaches(game.hand) == (Breach.HOOK,)
    assert game.after(Bid(1, ANN, 2)).breaches(game.hand) != ()
    mended = game.after(Bid(1, ANN, 2))
    assert mended.breaches(mended.hand) == ()


@pytest.mark.parametrize(
    ("hook", "bids", "may_stand"),
    [
        (Hook.OVER_ONLY, (0, 0, 0), False),
        (Hook.OVER_ONLY, (1, 1, 0), False),
        (Hook.OVER_ONLY, (1, 1, 1), True),
        (Hook.EXACTLY, (2, 2, 2), False),
        (Hook.EXACTLY, (0, 0, 0), False),
        (Hook.EXACTLY, (1, 1, 0), True),
        (Hook.NOT_EQUAL, (2, 2, 2), True),
        (Hook.OFF, (1, 1, 0), True),
    ],
)
def test_bids_at_once_are_judged_by_their_sum_alone(hook, bids, may_stand):
    game = bid(game_of(2, bidding=Bidding(Order.AT_ONCE, hook)), *bids)

    assert game.breaches(game.hand) == (() if may_stand else (Breach.HOOK,))


def test_bids_at_once_are_not_judged_where_the_hook_does_not_bind():
    lifted = Bidding(Order.AT_ONCE, Hook.OVER_ONLY, hook_on_last_hand=False)
    game = bid(game_of(2, bidding=lifted), 0, 0, 0)

    assert game.breaches(game.hand) == ()
