"""The history, narrowed by people, rules and dates."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY
from ui.desks import ONE_HAND, begun, desk_of, played, visiting

from scorekeeper.rules import CLASSIC, Player, PlayerId
from scorekeeper.ui import routes

MAX = PlayerId("max")


@pytest.fixture
def three(desk):
    """A game that is over, one that goes on, and one with Max by other rules."""
    over = begun(desk, rules=ONE_HAND)
    played(over, [0, 0, 0], [1, 0, 0])
    begun(desk)
    people = (Player(ANN, "Ann"), Player(MAX, "Max"))
    desk.library.start(people, ANN, replace(CLASSIC, name="Fridays"))
    return over.game.setup.id


@pytest.mark.usefixtures("three")
async def test_all_games_are_there_by_evening(desk):
    async with visiting(desk, routes.HISTORY) as user:
        assert user.text("count") == "3 games"
        assert len(user.keys("game-")) == 3
        assert "Sunday, 12 July 2026" in user.spoken()


async def test_a_game_is_opened_from_there(desk, three):
    async with visiting(desk, routes.HISTORY) as user:
        await user.tap(f"game-{three}")

        assert user.routes[-1] == routes.result(three)


@pytest.mark.usefixtures("three")
async def test_people_rules_and_dates_narrow_it(desk):
    async with visiting(desk, routes.HISTORY) as user:
        await user.tap("group-filters")
        await user.tap("with-max")
        assert user.text("count") == "1 game"
        assert user.text("told-filters") == "Max"

        await user.tap("with-ben")
        assert user.text("count") == "0 games"
        assert "Nothing found" in user.spoken()

        await user.tap("clear")
        assert user.text("count") == "3 games"


@pytest.mark.parametrize(("span", "count"), [("2026", 3), ("lately", 3), ("always", 3)])
@pytest.mark.usefixtures("three")
async def test_a_span_is_chosen(desk, span, count):
    async with visiting(desk, routes.HISTORY) as user:
        await user.tap("group-filters")
        await user.tap(f"span-{span}")

        assert user.text("count") == f"{count} games"


async def test_another_year_shows_its_games_only(store):
    desk = desk_of(store)
    begun(desk)
    desk.history.filters.choose_span("2025")

    assert desk.history.count == 0


@pytest.mark.usefixtures("three")
async def test_one_set_of_rules_is_chosen_and_let_go(desk):
    filters = desk.history.filters

    filters.choose_rules("Fridays")
    assert (desk.history.count, filters.told) == (1, "Fridays")

    filters.choose_rules("Fridays")
    assert (desk.history.count, filters.told) == (3, "All games")


async def test_a_deleted_game_is_gone_and_comes_back(desk, three):
    async with visiting(desk, routes.HISTORY) as user:
        await user.tap(f"delete-{three}")
        assert user.text("count") == "2 games"

        await user.tap("restore")
        assert user.text("count") == "3 games"


async def test_both_spellings_of_somebody_are_found(desk):
    begun(desk)
    people = (Player(PlayerId("anna"), "Anna"), Player(MAX, "Max"))
    desk.library.start(people, MAX, CLASSIC)
    desk.library.people.merge(ANN, PlayerId("anna"))

    desk.history.filters.choose_person(ANN)

    assert desk.history.count == 2
    assert {BEN, CY} <= {one.id for one in desk.history.filters.everybody}


async def test_history_and_figures_lead_to_each_other(desk):
    async with visiting(desk, routes.HISTORY) as user:
        await user.tap("figures")
        assert user.routes[-1] == routes.FIGURES
        await user.tap("history")
        assert user.routes[-1] == routes.HISTORY
