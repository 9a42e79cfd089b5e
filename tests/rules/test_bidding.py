"""Bidding: the hook in all its forms, and that somebody can always bid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT, bid, biddings, game_of, play

from scorekeeper.rules import (
    Accept,
    Bid,
    Bidding,
    Breach,
    Hook,
    Played,
    RuleError,
    SitOut,
    Why,
)
from scorekeeper.rules.bidding import breaks_hook, hooked_bids, struck_bids

HOOKED = Bidding(hook=Hook.NOT_EQUAL)
OVER = Bidding(hook=Hook.OVER_ONLY)
EXACT = Bidding(hook=Hook.EXACTLY)


def last_bids(cards, earlier, bidding=HOOKED, *more_hands):
    """Return the bids open to whoever bids after ``earlier``."""
    game = game_of(cards, *more_hands or (1,), players=len(earlier) + 1, bidding=bidding)
    return list(bid(game, *earlier).legal_bids())


@pytest.mark.parametrize(
    ("cards", "earlier", "open_"),
    [
        (5, [2, 0, 1], [0, 1, 3, 4, 5]),
        (5, [3, 1, 2], [0, 1, 2, 3, 4, 5]),
        (3, [1, 1], [0, 2, 3]),
        (2, [2], [1, 2]),
        (5, [4, 2], [0, 1, 2, 3, 4, 5]),
        (5, [0, 0, 0], [0, 1, 2, 3, 4]),
        (1, [0, 0], [0]),
        (1, [1, 0], [1]),
        (1, [1, 1], [0, 1]),
    ],
)
def test_the_last_bidder_may_not_even_the_bids(cards, earlier, open_):
    assert last_bids(cards, earlier) == open_


@pytest.mark.parametrize(
    ("cards", "earlier", "open_"),
    [
        (5, [2, 0, 1], [3, 4, 5]),
        (5, [3, 1, 2], [0, 1, 2, 3, 4, 5]),
        (3, [0, 1], [3]),
        (3, [0, 0], [0, 1, 2, 3]),  # nobody can be asked for four
    ],
)
def test_the_bids_must_go_over(cards, earlier, open_):
    assert last_bids(cards, earlier, OVER) == open_


@pytest.mark.parametrize(
    ("cards", "earlier", "open_"),
    [(5, [2, 0, 1], [2]), (3, [0, 0], [3]), (2, [2], [0]), (2, [2, 0], [0])],
)
def test_the_bids_must_add_up_exactly(cards, earlier, open_):
    assert last_bids(cards, earlier, EXACT) == open_


def test_nobody_may_bid_more_than_is_left_where_the_bids_must_add_up_exactly():
    game = bid(game_of(5, 1, players=4, bidding=EXACT), 2)

    assert game.legal_bids() == (0, 1, 2, 3)
    assert game.struck_bids(BEN) == {4: Why.NOT_EXACT, 5: Why.NOT_EXACT}
    assert bid(game, 3).legal_bids() == (0,)


def test_where_the_exact_sum_does_not_bind_nobody_is_held_back():
    game = bid(game_of(2, 2, bidding=Bidding(hook=Hook.EXACTLY, hook_from=3)), 2)

    assert game.legal_bids() == (0, 1, 2)


def test_without_a_hook_the_bids_may_add_up():
    assert last_bids(5, [2, 0, 1], Bidding()) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("cards", "open_"), [(2, [0, 1, 2]), (3, [0, 1, 3])])
def test_from_three_cards_on_two_may_even_out_and_three_may_not(cards, open_):
    hooked_from_three = Bidding(hook=Hook.NOT_EQUAL, hook_from=3)

    assert last_bids(cards, [1, 0], hooked_from_three) == open_


def test_the_hook_may_be_lifted_on_the_last_hand():
    lifted = Bidding(hook=Hook.NOT_EQUAL, hook_on_last_hand=False)
    game = game_of(2, 2, bidding=lifted)
    assert bid(game, 1, 1).legal_bids() == (1, 2)

    game = play(game, [1, 1, 1], [2, 0, 0])

    assert bid(game, 1, 1).legal_bids() == (0, 1, 2)


def test_the_hook_binds_whoever_actually_bids_last():
    game = game_of(3, 1, players=4, bidding=HOOKED)
    assert game.hand.dealer == DOT

    game = bid(game.after(SitOut(1, DOT)), 1, 1)

    assert game.hand.dealer == game.to_bid == ANN
    assert game.legal_bids() == (0, 2, 3)


def test_who_is_not_last_is_free():
    game = bid(game_of(3, 1, bidding=HOOKED), 1)

    assert game.legal_bids() == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("bidding", "number", "why", "says"),
    [
        (HOOKED, 2, Why.EVENS, "Cy may not bid 2: the bids would add up to 5."),
        (OVER, 1, Why.NOT_OVER, "Cy may not bid 1: the bids must go over 5."),
        (EXACT, 3, Why.NOT_EXACT, "Cy may not bid 3: the bids must add up to 5."),
    ],
)
def test_a_struck_bid_says_why(bidding, number, why, says):
    game = bid(game_of(5, bidding=bidding), 2, 1)

    assert game.struck_bids(CY)[number] is why
    with pytest.raises(RuleError) as refused:
        bid(game, number)
    assert str(refused.value) == says


# -- order -----------------------------------------------------------------------------


def test_bids_in_turn_go_round_from_left_of_the_dealer():
    game = game_of(2)

    assert game.to_bid == ANN
    with pytest.raises(RuleError, match="It is not Ben's turn to bid"):
        game.after(Bid(1, BEN, 1))
    assert game.legal_bids(BEN) == ()


def test_bids_in_turn_are_never_hidden():
    assert not game_of(2).bids_are_hidden


def test_a_bid_can_be_taken_back_until_the_hand_is_over():
    game = bid(game_of(3, bidding=HOOKED), 1, 1, 0)

    assert game.legal_bids(CY) == (0, 2, 3)  # the dealer, still hooked
    assert game.legal_bids(BEN) == (0, 1, 2, 3)
    game = game.after(Bid(1, BEN, 2))

    assert game.hand.bids == {ANN: 1, BEN: 2, CY: 0}


def test_a_bid_taken_back_after_the_dealer_may_even_the_bids_but_says_so():
    game = bid(game_of(3, bidding=HOOKED), 1, 1, 0).after(Bid(1, BEN, 2))
    assert game.breaches(game.hand) == (Breach.HOOK,)

    mended = game.after(Bid(1, CY, 1))
    accepted = game.after(Accept(1, Breach.HOOK))

    assert mended.breaches(mended.hand) == ()
    assert accepted.breaches(accepted.hand) == ()


def test_a_hand_where_the_dealer_had_no_choice_breaks_nothing():
    game = bid(game_of(3, bidding=OVER), 0, 0, 1)

    assert game.breaches(game.hand) == ()


def test_a_correction_of_an_earlier_bid_is_checked_too():
    game = play(game_of(3, 1, bidding=HOOKED), [1, 1, 0], [1, 1, 1])
    assert game.breaches(game.hands[0]) == ()

    game = game.after(Bid(1, ANN, 2))
    assert game.breaches(game.hands[0]) == (Breach.HOOK,)

    assert game.after(Bid(1, CY, 1)).breaches(game.hands[0]) == (Breach.HOOK,)
    mended = game.after(Bid(1, CY, 1))
    assert mended.breaches(mended.hands[0]) == ()
    accepted = game.after(Accept(1, Breach.HOOK))
    assert accepted.breaches(accepted.hands[0]) == ()


def test_a_table_that_accepts_a_broken_hook_leaves_every_bid_open():
    game = bid(game_of(3, bidding=HOOKED), 1, 1).after(Accept(1, Breach.HOOK))

    assert game.struck_bids(CY) == {}
    assert game.legal_bids() == (0, 1, 2, 3)
    assert bid(game, 1).breaches(game.hand) == ()


# -- laws ------------------------------------------------------------------------------


@given(st.integers(1, 15), st.integers(0, 40))
def test_a_hooked_bid_never_evens_the_sum(cards, others):
    open_ = set(range(cards + 1)) - hooked_bids(Hook.NOT_EQUAL, cards, others)

    assert all(others + number != cards for number in open_)


@given(st.sampled_from(Hook), st.integers(1, 15), st.integers(0, 40))
def test_the_hook_holds_or_cannot_be_met(hook, cards, others):
    keeps = {
        Hook.OFF: lambda _: True,
        Hook.NOT_EQUAL: lambda total: total != cards,
        Hook.OVER_ONLY: lambda total: total > cards,
        Hook.EXACTLY: lambda total: total == cards,
    }[hook]

    kept = {number for number in range(cards + 1) if keeps(others + number)}

    open_ = set(range(cards + 1)) - hooked_bids(hook, cards, others)
    assert open_ == (kept or set(range(cards + 1)))


@given(biddings, st.integers(1, 15), st.integers(0, 40), st.booleans(), st.data())
def test_at_least_one_bid_is_always_open(bidding, cards, others, is_last, data):
    last_hand, zeros = data.draw(st.booleans()), data.draw(st.integers(0, 5))

    struck = struck_bids(bidding, cards, others, is_last=is_last, last_hand=last_hand, zeros=zeros)

    assert set(struck) < set(range(cards + 1))


def test_when_the_game_is_over_nobody_bids():
    game = play(game_of(1), [0, 0, 0], [1, 0, 0])

    assert game.to_bid is None
    assert game.legal_bids() == game.legal_bids(ANN) == ()
    assert not game.bids_are_hidden
    with pytest.raises(ValueError, match="no hand is being bid"):
        game.struck_bids(ANN)


def test_who_sits_out_has_no_bids():
    game = game_of(2).after(SitOut(1, BEN))

    assert game.legal_bids(BEN) == ()
    with pytest.raises(RuleError, match="Ben sits out hand 1"):
        game.after(Bid(1, BEN, 0))


def test_a_hand_played_without_all_bids_keeps_its_hook_quiet():
    game = bid(game_of(2, 1, bidding=HOOKED), 1).after(Accept(1, Breach.MISSING))

    game = game.after(Played(1, ((ANN, 1), (BEN, 1))))

    assert game.breaches(game.hands[0]) == ()


def test_without_a_hook_no_sum_breaks_it():
    assert not any(breaks_hook(Hook.OFF, 3, bids) for bids in range(7))
