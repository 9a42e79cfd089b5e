"""One hand: who deals, who bids in which order, and what has been written down."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT

from scorekeeper.rules import Breach, Hand, Trump
from scorekeeper.rules.hand import bidding_order
from scorekeeper.rules.record import Direction

SEATS = (ANN, BEN, CY, DOT)
HAND = Hand(1, 3, (ANN, BEN), (3, 2))


@pytest.mark.parametrize(
    ("dealer", "absent", "direction", "expected"),
    [
        (DOT, (), Direction.LEFT, (ANN, BEN, CY, DOT)),
        (BEN, (), Direction.LEFT, (CY, DOT, ANN, BEN)),
        (BEN, (), Direction.RIGHT, (ANN, DOT, CY, BEN)),
        (BEN, (ANN,), Direction.LEFT, (CY, DOT, BEN)),
        (BEN, (BEN,), Direction.LEFT, (DOT, ANN, CY)),
        (BEN, (BEN,), Direction.RIGHT, (DOT, CY, ANN)),
        (BEN, (BEN, CY), Direction.LEFT, (ANN, DOT)),
    ],
)
def test_the_bidding_starts_beside_the_dealer_and_ends_with_the_dealer(
    dealer, absent, direction, expected
):
    assert bidding_order(SEATS, dealer, frozenset(absent), direction) == expected


@given(st.sampled_from(SEATS), st.sets(st.sampled_from(SEATS), max_size=2))
def test_the_deal_of_who_is_absent_goes_to_the_next_who_is_in(dealer, absent):
    order = bidding_order(SEATS, dealer, frozenset(absent), Direction.LEFT)

    around = SEATS[SEATS.index(dealer) :] + SEATS[: SEATS.index(dealer)]
    assert order[-1] == next(who for who in around if who not in absent)
    assert set(order) == set(SEATS) - absent


@pytest.mark.parametrize(
    "written",
    [
        {"bids": {ANN: 0}},
        {"tricks": {ANN: 0}},
        {"adjust": {ANN: 5}},
        {"accepted": frozenset({Breach.HOOK})},
        {"trump": Trump.NONE},
        {"played": True},
    ],
)
def test_whatever_is_written_down_fixes_the_hand(written):
    assert not HAND.has_entries
    assert Hand(1, 3, (ANN, BEN), (3, 2), **written).has_entries


def test_a_hand_is_complete_when_every_bid_and_trick_is_in():
    bids = Hand(1, 3, (ANN, BEN), (3, 2), bids={ANN: 0, BEN: 0})
    both = Hand(1, 3, (ANN, BEN), (3, 2), bids={ANN: 0, BEN: 0}, tricks={ANN: 3, BEN: 0})

    assert not HAND.is_bid
    assert bids.is_bid
    assert not bids.is_complete
    assert both.is_complete


def test_the_last_hand_is_the_last_of_the_plan_it_was_begun_under():
    assert not HAND.is_last
    assert Hand(2, 2, (ANN, BEN), (3, 2)).is_last
