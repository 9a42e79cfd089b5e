"""The sheet: what every hand paid, and the totals after it."""

from hypothesis import given
from strategies import ANN, BEN, CY, bid, game_of, games, play

from scorekeeper.rules import Adjust, SitOut


def test_a_line_holds_what_the_hand_paid_and_the_totals_after_it():
    game = play(play(game_of(2, 1), [2, 0, 1], [2, 0, 0]), [0, 0, 1], [0, 0, 1])

    first, second = game.sheet

    assert first.points == {ANN: 12, BEN: 10, CY: 0}
    assert first.made == {ANN: True, BEN: True, CY: False}
    assert first.totals == {ANN: 12, BEN: 10, CY: 0}
    assert second.totals == {ANN: 23, BEN: 20, CY: 10} == game.totals
    assert first.no_answer is None


def test_the_hand_being_played_has_a_line_that_does_not_count():
    game = bid(game_of(2), 1)

    (line,) = game.sheet

    assert not line.counts
    assert line.hand is game.hand
    assert line.points == line.made == {}


def test_extra_points_stand_beside_the_points_of_the_hand():
    game = play(game_of(2, 1), [2, 0, 0], [2, 0, 0]).after(Adjust(1, ANN, -5))

    assert game.sheet[0].points[ANN] == 12
    assert game.sheet[0].adjust == {ANN: -5}
    assert game.sheet[0].totals[ANN] == 7


def test_who_sat_out_has_no_points_rather_than_none():
    game = play(game_of(2, 1).after(SitOut(1, BEN)), [0, 2], [0, 2])

    assert BEN not in game.sheet[0].points
    assert BEN not in game.sheet[0].made
    assert game.sheet[0].totals[BEN] == 0


@given(games())
def test_totals_are_the_sum_of_points_and_extra_points(game):
    for player in game.seats:
        total = 0
        for line in game.sheet:
            total += line.points.get(player, 0) + line.adjust.get(player, 0)
            assert line.totals[player] == total


@given(games())
def test_a_hand_counts_once_it_is_played(game):
    for line in game.sheet:
        assert line.counts == line.hand.played
        assert (
            set(line.points) == set(line.made) == (set(line.hand.order) if line.counts else set())
        )
