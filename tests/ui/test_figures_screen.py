"""Everybody's figures, and those of one person."""

import pytest
from strategies import ANN, BEN
from ui.desks import ONE_HAND, begun, played, visiting

from scorekeeper.ui import routes
from scorekeeper.ui.models.figures import By


@pytest.fixture
def five(desk):
    """Five games of one hand: Ben always takes the trick he did not bid, Ann makes hers."""
    for _ in range(5):
        table = begun(desk, rules=ONE_HAND)
        order = table.game.hand.order
        played(table, [0] * 3, [int(one == BEN) for one in order])


async def test_nothing_is_counted_before_anything_is_played(desk):
    async with visiting(desk, routes.FIGURES) as user:
        assert "Nothing to count yet" in user.spoken()


@pytest.mark.usefixtures("five")
async def test_everybody_has_a_line_with_what_stands_behind_it(desk):
    async with visiting(desk, routes.FIGURES) as user:
        told = user.name("line-ann")

        assert told == ("Ann. 5 games · 100 % won · place 1.0 on average · bids after 15 bids more")


@pytest.mark.usefixtures("five")
async def test_lines_are_sorted_by_a_tap(desk):
    async with visiting(desk, routes.FIGURES) as user:
        await user.tap("by-rank")
        assert user.keys("line-")[-1] == "line-ben"

        await user.tap("by-wins")
        assert user.keys("line-")[-1] == "line-ben"

        assert desk.figures.by is By.WINS


@pytest.mark.usefixtures("five")
async def test_a_line_leads_to_the_figures_of_a_person(desk):
    async with visiting(desk, routes.FIGURES) as user:
        await user.tap("line-ben")

        assert user.routes[-1] == routes.person(BEN)
        assert user.text("figure-wins") == "0 %"
        assert user.text("figure-rank") == "3.0"
        assert user.text("figure-made") == "\N{EN DASH}"
        assert user.text("behind-made") == "after 15 bids more"
        assert user.text("size-1") == "0 of 5 bids"
        assert user.text("met-ann") == "ahead 0, behind 5, level 0 · of 5 games"


@pytest.mark.usefixtures("five")
async def test_a_span_without_games_counts_nothing(desk):
    desk.figures.refresh()
    desk.figures.filters.choose_span("2025")

    assert desk.figures.lines == ()


@pytest.mark.usefixtures("five")
def test_a_deleted_game_counts_no_more(desk):
    desk.library.delete(desk.library.game_ids()[0])

    assert desk.figures.of(ANN).games == 4
    desk.figures.refresh()
    assert {line.games for line in desk.figures.lines} == {4}
