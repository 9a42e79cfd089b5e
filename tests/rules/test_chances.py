"""Who can still win: worked out by hand, by playing everything out, and as a law."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, bid, biddings, dice, game_of, play, play_legally, streaks

from scorekeeper.rules import Accept, Adjust, Breach, Leave, Order, Played, SitOut, TrumpMade
from scorekeeper.rules.bidding import Bidding
from scorekeeper.rules.chances import can_still_win
from scorekeeper.rules.record import Ties, Wins
from scorekeeper.rules.scoring import Streak

ALL = {ANN, BEN, CY}


def ahead(*sizes, extra=0, **groups):
    """Two hands of one card, both won by Ann alone: 22 points; these hands are to come."""
    game = game_of(1, 1, *sizes, **groups)
    game = play(game, [1, 1, 1], [1, 0, 0])
    game = play(game, [1, 1, 1], [0, 0, 1])
    return game.after(Adjust(1, ANN, extra)) if extra else game


def test_before_the_first_hand_everybody_can_win():
    assert can_still_win(game_of(1, 2)) == ALL


def test_two_hands_of_eleven_points_each_make_twenty_two_good_and_no_more():
    assert can_still_win(ahead(1, 1)) == ALL
    assert can_still_win(ahead(1, 1, extra=1)) == {ANN}


def test_a_bid_that_was_made_tells_how_much_there_is_left_to_win():
    game = bid(ahead(1, 1), 0)

    assert game.hand.order[0] == CY
    assert can_still_win(game) == {ANN, BEN}


def test_bids_that_are_hidden_tell_nothing():
    at_once = Bidding(order=Order.AT_ONCE)
    game = bid(ahead(1, 1, bidding=at_once), 0)

    assert can_still_win(game) == ALL
    assert can_still_win(bid(game, 1, 0)) == {ANN}


@pytest.mark.parametrize(("lead", "left"), [(12, ALL), (13, {ANN, BEN}), (21, {ANN, BEN})])
def test_the_bid_of_who_is_ahead_counts_as_well(lead, left):
    game = bid(ahead(1, 1, extra=lead - 22), 1, 0)

    # Cy gains 1 on Ann's 0, for both make it if Cy takes the trick; Ben 10, if Ann does.
    assert can_still_win(game) == left


def test_two_players_share_out_every_trick():
    scoring = (("1", "tricks"),)
    game = play(game_of(3, 1, players=2, scoring=scoring), [0, 0], [2, 1])
    lossy = replace(game.setup.rules, tricks_can_be_lost=True)

    assert can_still_win(game) == {ANN, BEN}
    assert can_still_win(game.after(Adjust(1, ANN, 1))) == {ANN}
    assert can_still_win(game_of(1, players=2, rules=lossy)) == {ANN, BEN}


def test_the_lowest_total_is_reached_from_above():
    scoring = (("missed", "off"),)
    game = play(game_of(2, 1, wins=Wins.LOWEST, scoring=scoring), [0, 2, 1], [0, 0, 2])

    assert game.totals == {ANN: 0, BEN: 2, CY: 1}
    assert can_still_win(game) == {ANN, CY}


def test_where_most_made_wins_a_tie_equal_points_may_be_too_few():
    game = ahead(1, 1, ties=Ties.MOST_MADE)

    assert can_still_win(game) == ALL  # two made each, in the end
    flat = ahead(1, ties=Ties.MOST_MADE, scoring=())
    assert can_still_win(flat) == {ANN}


def test_who_left_keeps_their_points_and_gains_none():
    game = ahead(1, 1).after(Leave(3, ANN))

    assert can_still_win(game) == ALL
    assert can_still_win(game.after(Adjust(1, ANN, 1))) == {ANN}
    assert can_still_win(ahead(1, 1).after(Leave(3, BEN))) == {ANN, CY}


def test_a_hand_sat_out_brings_nothing():
    assert can_still_win(ahead(1, 1).after(SitOut(3, BEN))) == {ANN, CY}


def test_a_streak_still_to_come_is_counted_on():
    streak = Streak(2, 10, 0)
    game = ahead(2, 2, extra=11, streak=streak)

    assert game.totals[ANN] == 33
    assert can_still_win(game) == ALL
    assert can_still_win(ahead(2, 2, extra=13, streak=streak)) == {ANN}


def test_a_trump_that_pays_more_is_hoped_for_until_it_is_known():
    scoring = (("made and trump == 'spades'", "100"), ("made", "10"))
    game = play(game_of(1, 1, 1, scoring=scoring), [1, 0, 1], [0, 0, 1])
    game = game.after(Adjust(1, CY, 50))

    assert can_still_win(game) == ALL
    assert can_still_win(game.after(TrumpMade(2, "hearts"))) == {CY}


def test_when_it_is_over_whoever_won_could():
    assert can_still_win(ahead()) == {ANN}


@pytest.mark.parametrize("formula", ["total", "best", "worst"])
def test_nothing_is_said_where_the_scoring_looks_at_totals(formula):
    assert can_still_win(game_of(1, 1, scoring=(("made", formula),))) is None


def test_nothing_is_said_where_too_much_would_have_to_be_tried():
    scoring = (("makers == 1 and trump == 'spades'", "bids"),)

    assert can_still_win(game_of(13, players=4, scoring=scoring)) is None
    assert can_still_win(game_of(1, players=4, scoring=scoring)) is not None


@pytest.mark.parametrize("breach", [Breach.TRICKS, Breach.MISSING])
def test_nothing_is_said_of_a_hand_that_may_stand_though_it_is_wrong(breach):
    assert can_still_win(game_of(1, 1).after(Accept(1, breach))) is None


def test_a_result_without_an_answer_pays_nothing():
    assert can_still_win(ahead(1, extra=-1, scoring=(("made", "1/tricks"),))) == ALL


# -- laws ------------------------------------------------------------------------------

SCORINGS = (
    (("made", "10 + tricks"), ("missed", "0")),
    (("made and bid == 0", "0.5"), ("made", "bid"), ("missed", "-off")),
    (("made", "20 + 10*bid if trump == 'spades' else 10"), ("under", "-tri(off)")),
    (("makers == players", "1"), ("makers == 1 and made", "9"), ("makers < players", "0")),
    (("dealer and made", "5"), ("bids > cards", "tricks - bid"), ("1", "hands - hand")),
    (("made", "7/tricks"), ("missed", "top - cards")),
)


@st.composite
def tables(draw):
    """Draw a game, somewhere, whose chances can be worked out."""
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4))
    game = game_of(
        *sizes,
        players=draw(st.integers(2, 4)),
        scoring=draw(st.sampled_from(SCORINGS)),
        streak=draw(st.none() | streaks),
        wins=draw(st.sampled_from(Wins)),
        ties=draw(st.sampled_from(Ties)),
        bidding=draw(biddings),
        tricks_can_be_lost=draw(st.booleans()),
    )
    chance = dice(draw(st.integers(0, 2**32)))
    game = play_legally(game, chance, draw(st.integers(0, len(sizes))))
    for _ in range(draw(st.integers(0, len(game.seats)))):
        if game.to_bid is not None:
            game = bid(game, chance.choice(game.legal_bids()))
    return game


@given(tables(), st.integers(0, 2**32))
def test_whoever_wins_in_the_end_could_all_along(game, seed):
    before = can_still_win(game)

    end = play_legally(game, dice(seed))

    assert before is not None
    assert set(end.winners) <= before


def endings(game):
    """Yield the winners of every end that a game can come to."""
    if game.is_over:
        yield frozenset(game.winners)
        return
    hand = game.hand
    if game.to_bid is not None:
        for number in game.legal_bids():
            yield from endings(bid(game, number))
        return
    for tricks in product(range(hand.cards + 1), repeat=len(hand.order)):
        if game.adds_up(hand, dict(zip(hand.order, tricks, strict=True))):
            result = tuple(zip(hand.order, tricks, strict=True))
            yield from endings(game.after(Played(hand.number, result)))


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("lost", [False, True])
def test_nobody_wins_any_ending_who_was_said_to_be_out_of_reach(scoring, lost):
    for seed in range(4):
        game = game_of(1, 2, 2, scoring=scoring, tricks_can_be_lost=lost)
        game = play_legally(game, dice(seed), 2)
        assert frozenset().union(*endings(game)) <= can_still_win(game)


@pytest.mark.parametrize("points", range(8, 14))
def test_in_the_base_game_the_last_hand_is_judged_to_the_point(points):
    game = game_of(1, 1).after(Adjust(1, ANN, points))
    game = play(game, [1, 1, 1], [0, 1, 0])

    assert frozenset().union(*endings(game)) == can_still_win(game)
