"""Searching the games on the first screen."""

from ui.desks import begun, visiting

from scorekeeper.ui.models.games import PAGE, SEEN_AT_ONCE


def many(desk):
    """More games than are seen at once; one of them with Dot."""
    with_dot = begun(desk, players=4).game.setup.id
    return with_dot, [begun(desk).game.setup.id for _ in range(SEEN_AT_ONCE)]


async def test_few_games_show_no_search(desk):
    begun(desk)
    async with visiting(desk) as user:
        assert not user.shows("search")


async def test_a_game_is_found_by_a_player_and_all_are_shown_again(desk):
    with_dot, others = many(desk)
    async with visiting(desk) as user:
        assert not user.shows("search-nothing")
        assert {"Find a game", "Player, rules, date"} <= set(user.spoken())

        await user.type("search", "dot")

        assert user.keys("game-") == [f"game-{with_dot}"]
        assert not user.shows("go-on")
        assert user.name("search-nothing") == "Show all games"

        await user.tap("search-nothing")

        assert user.find("search").value == ""
        assert len(user.keys("game-")) == len(others)
        assert user.shows("go-on")


async def test_the_box_stays_the_same_while_the_list_around_it_changes(desk):
    many(desk)
    async with visiting(desk) as user:
        box = user.identity("search")

        for text in ("d", "do", "dot", "dot x"):
            await user.type("search", text)
            assert user.identity("search") == box

        assert user.find("search").value == "dot x"


async def test_where_nothing_is_found_it_is_said_what_to_try(desk):
    many(desk)
    async with visiting(desk) as user:
        await user.type("search", "zed")

        assert "Nothing found" in user.spoken()
        assert "No game yet" not in user.spoken()


async def test_a_game_in_progress_that_was_found_opens_at_its_table(desk):
    with_dot, _ = many(desk)
    async with visiting(desk) as user:
        await user.type("search", "12 July 2026 dot")

        await user.tap(f"game-{with_dot}")

        assert user.routes[-1] == f"/game/{with_dot}"


async def test_more_of_what_is_found_is_shown_when_asked_for(desk):
    games = [begun(desk).game.setup.id for _ in range(PAGE + 2)]
    async with visiting(desk) as user:
        await user.type("search", "ann")
        assert not user.shows(f"game-{games[0]}")

        await user.tap("older")

        assert user.shows(f"game-{games[0]}")


async def test_games_that_are_not_looked_through_yet_are_counted(desk):
    begun(desk)
    async with visiting(desk) as user:
        desk.games.left = 3
        await user.settle()

        assert user.text("left") == "3 older games are still being looked through."
