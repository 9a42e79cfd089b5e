"""The standing: ranks, ties, and what the last hand brought."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT, game_of, games, play

from scorekeeper.rules import Accept, Adjust, Bid, Breach, Join, Played, SitOut, Standing
from scorekeeper.rules.record import Ties, Wins
from scorekeeper.rules.standing import ranks, standings


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ([9, 9, 7], [1, 1, 3]),
        ([9, 7, 7], [1, 2, 2]),
        ([1, 2, 3], [3, 2, 1]),
        ([0, 0, 0], [1, 1, 1]),
        ([-1, 0.5, 0], [3, 1, 2]),
        ([5, 9, 9, 5, 1], [3, 1, 1, 3, 5]),
    ],
)
def test_equal_totals_share_a_rank_and_the_next_is_left_out(marks, expected):
    found = ranks({str(seat): (mark,) for seat, mark in enumerate(marks)})

    assert list(found.values()) == expected


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=12))
def test_a_rank_is_one_more_than_the_number_who_are_ahead(marks):
    found = ranks({str(seat): (mark,) for seat, mark in enumerate(marks)})

    in_order = sorted(marks, reverse=True)
    assert list(found.values()) == [in_order.index(mark) + 1 for mark in marks]


def places(game):
    return [(standing.player, standing.rank) for standing in game.standings]


def test_before_the_first_hand_everybody_is_first_in_the_order_of_the_seats():
    game = game_of(1)

    assert places(game) == [(ANN, 1), (BEN, 1), (CY, 1)]
    assert game.standings[0] == Standing(ANN, 1, 0, None, 0, 0)


def test_the_highest_total_wins_and_ties_keep_the_order_of_the_seats():
    game = play(game_of(2), [1, 0, 2], [0, 0, 2])

    assert places(game) == [(CY, 1), (BEN, 2), (ANN, 3)]
    assert game.winners == (CY,)


def test_both_of_a_tie_win():
    game = play(game_of(2), [1, 1, 2], [1, 1, 0])

    assert places(game) == [(ANN, 1), (BEN, 1), (CY, 3)]
    assert game.winners == (ANN, BEN)


def test_the_lowest_total_wins_where_the_rules_say_so():
    game = play(game_of(2, wins=Wins.LOWEST), [1, 0, 2], [0, 0, 2])

    assert places(game) == [(ANN, 1), (BEN, 2), (CY, 3)]


@pytest.mark.parametrize("wins", Wins)
def test_a_tie_may_go_to_who_made_most(wins):
    game = game_of(2, ties=Ties.MOST_MADE, scoring=(), wins=wins)

    game = play(game, [1, 0, 2], [1, 1, 0])

    assert places(game) == [(ANN, 1), (BEN, 2), (CY, 2)]


def test_a_standing_tells_the_bids_made_and_what_the_last_hand_brought():
    game = play(play(game_of(2, 1), [2, 0, 0], [2, 0, 0]), [0, 0, 1], [1, 0, 0])

    game = game.after(Adjust(2, CY, -5))

    assert game.standings == (
        Standing(CY, 1, 15, 5, 2, 2, 1),
        Standing(ANN, 2, 12, 0, 1, 2, -1),
        Standing(BEN, 3, 10, 0, 1, 2, -1),
    )


def test_a_zero_bid_that_is_made_is_a_bid_that_is_made():
    game = play(game_of(2), [0, 0, 2], [0, 0, 2])

    assert {standing.made for standing in game.standings} == {1}


def test_what_a_hand_brought_is_whole_where_it_can_be():
    game = play(game_of(2, scoring=(("1", "0.5"),)), [0, 0, 0], [2, 0, 0])

    game = game.after(Adjust(1, ANN, 0.5))

    assert repr(game.standings[0].last) == "1"
    assert repr(game.totals[ANN]) == "1"


def test_a_hand_sat_out_brings_nothing_and_is_no_bid():
    game = play(game_of(2, 1).after(SitOut(1, BEN)), [0, 2], [0, 2])

    assert game.standings[-1] == Standing(BEN, 3, 0, None, 0, 0)


def test_a_hand_that_was_left_open_is_not_the_last_that_counted():
    game = play(game_of(2, 1), [2, 0, 0], [2, 0, 0])

    game = game.after(Accept(2, Breach.MISSING)).after(Bid(2, BEN, 1)).after(Played(2, ((BEN, 1),)))

    assert [standing.last for standing in game.standings] == [12, 10, 10]
    assert {standing.bids for standing in game.standings} == {1}


@given(games())
def test_ranks_follow_the_totals(game):
    by_made = game.setup.rules.ties is Ties.MOST_MADE
    sign = -1 if game.setup.rules.wins is Wins.LOWEST else 1

    marks = [
        (sign * standing.total, standing.made if by_made else 0) for standing in game.standings
    ]

    assert marks == sorted(marks, reverse=True)
    assert [standing.rank for standing in game.standings] == [marks.index(m) + 1 for m in marks]
    assert {standing.player: standing.total for standing in game.standings} == game.totals
    assert set(game.winners) == {s.player for s in game.standings if s.rank == 1}


# -- movement --------------------------------------------------------------------------


def moves(game):
    return {standing.player: standing.moved for standing in game.standings}


def test_nobody_has_moved_before_two_hands_have_counted():
    game = game_of(1, 1)

    assert set(moves(game).values()) == {None}
    assert set(moves(play(game, [1, 0, 0], [1, 0, 0])).values()) == {None}


def test_places_gained_and_lost_are_told_with_ties_sharing_a_place():
    game = play(game_of(1, 2, 1), [1, 1, 0], [1, 0, 0])

    game = play(game, [2, 0, 1], [2, 0, 0])

    assert game.totals == {ANN: 11, BEN: 12, CY: 20}
    assert moves(game) == {ANN: -2, BEN: 1, CY: 1}


def test_extra_points_move_at_once():
    game = play(play(game_of(1, 1, 1), [1, 0, 0], [1, 0, 0]), [0, 0, 1], [0, 0, 1])

    game = game.after(Adjust(3, ANN, -20))

    assert moves(game) == {ANN: -2, BEN: 1, CY: 1}


def test_who_came_late_has_not_moved_where_they_were_not():
    game = play(game_of(1, 1, 1), [1, 0, 0], [1, 0, 0])
    game = game.after(Join(2, DOT, "Dot", CY, 0))

    game = play(game, [0, 0, 1, 0], [1, 0, 0, 0])

    assert moves(game)[DOT] is None
    assert moves(game)[ANN] is not None


@given(games())
def test_movement_leads_from_the_places_before_to_those_now(game):
    counted = [line for line in game.sheet if line.counts]
    if len(counted) > 1:
        before = standings(game.rules, *_until(game, counted[-1].hand.number - 1))
        places = {standing.player: standing.rank for standing in before}
        assert all(one.moved == places[one.player] - one.rank for one in game.standings)


def _until(game, number):
    lines = game.sheet[:number]
    return lines, lines[-1].totals
