"""The chart of totals: whose line runs where, and that lines can be told apart."""

import pytest
from strategies import ANN, CY, DOT, game_of, passed_out, play
from ui.desks import address, hands, played, table_of, visiting
from ui.test_theme import contrast

from scorekeeper.rules import Join
from scorekeeper.ui.guard import BROKEN
from scorekeeper.ui.models.chart import tracks
from scorekeeper.ui.palette import DARK, LIGHT, SEATS, Colour
from scorekeeper.ui.parts.chart import MOST_MARKED, steps


def test_a_line_begins_before_the_first_hand_and_ends_with_the_last_that_counts():
    game = play(game_of(1, 1, 1), [1, 0, 0], [1, 0, 0])

    found = {track.id: track for track in tracks(game)}

    assert (found[ANN].start, found[ANN].totals) == (0, (0, 11))


def test_who_came_late_begins_later_with_the_points_they_were_given():
    game = play(game_of(1, 1, 1), [1, 0, 0], [1, 0, 0])
    game = game.after(Join(2, DOT, "Dot", CY, 7))

    late = next(track for track in tracks(game) if track.id == DOT)

    assert (late.start, late.totals) == (1, (7,))


def test_lines_come_in_the_order_of_the_places():
    game = play(game_of(1, 1), [0, 0, 1], [0, 0, 1])

    assert tracks(game)[0].id == CY


@pytest.mark.parametrize("players", [2, MOST_MARKED, MOST_MARKED + 1, 12])
def test_every_line_has_a_look_of_its_own_and_very_many_go_without_marks(players):
    found = tracks(passed_out(game_of(1, 1, players=players), 1))

    assert len({(track.look, track.colour) for track in found}) == players
    assert {track.marked for track in found} == {players <= MOST_MARKED}


@pytest.mark.parametrize("shades", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", [Colour.PAPER, Colour.SHADE, Colour.CARD])
@pytest.mark.parametrize("line", SEATS)
def test_every_line_stands_out_from_the_sheet(line, ground, shades):
    assert contrast(line, shades[ground]) >= 3


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 1]), (-1130, 0, [-1500, -1000, -500, 0]), (0, 60, [0, 20, 40, 60])],
)
def test_the_axis_has_round_figures(low, high, expected):
    assert steps(low, high) == expected


@pytest.mark.parametrize("players", [3, 12])
async def test_the_standing_draws_the_chart_once_a_hand_is_played(players):
    desk, table = table_of(players, hands(1, 1))
    async with visiting(desk, address(table, "standing")) as user:
        assert not user.shows("chart")

        played(table, [0] * players, [1] + [0] * (players - 1))
        await user.settle()

        assert len(user.keys("legend-")) == players
        assert user.name("chart").startswith("Totals by hand: Ben 10")
        assert not user.shows(BROKEN)
