"""The first screen: the game in progress, a new one, and the games of other evenings."""

from book.keeping import library_of
from strategies import ANN
from ui.desks import ONE_HAND, begun, desk_of, played, visiting

from scorekeeper.ui.models.games import PAGE


async def test_without_a_game_the_screen_says_how_to_begin(desk):
    async with visiting(desk) as user:
        assert "No game yet" in user.spoken()
        assert not user.shows("go-on")

        await user.tap("new")

        assert user.routes == ["/", "/new"]


async def test_the_game_in_progress_is_one_tap_away(desk):
    game = begun(desk).game.setup.id
    async with visiting(desk) as user:
        assert "The first hand is being played." in user.spoken()

        await user.tap("go-on")

        assert user.routes == ["/", f"/game/{game}"]


async def test_the_game_in_progress_says_who_leads(desk):
    table = begun(desk)
    played(table, [1, 0, 0], [0, 1, 0])
    async with visiting(desk) as user:
        assert "In the lead: Cy, 10" in user.spoken()
        assert any(text.startswith("1 of 15 hands played") for text in user.spoken())


async def test_a_game_that_is_over_opens_at_its_result(desk):
    table = begun(desk, rules=ONE_HAND)
    played(table, [0, 0, 0], [1, 0, 0])
    game = table.game.setup.id
    async with visiting(desk) as user:
        assert "Ben, Cy won with 10" in user.text(f"game-{game}")

        await user.tap(f"game-{game}")

        assert user.routes[-1] == f"/game/{game}/result"


async def test_another_game_that_is_not_over_opens_at_its_table(desk):
    older = begun(desk).game.setup.id
    begun(desk)
    async with visiting(desk) as user:
        await user.tap(f"game-{older}")

        assert user.routes[-1] == f"/game/{older}"


async def test_games_are_grouped_by_evening(store):
    for start in ("2026-07-11 22:00:00", "2026-07-12 00:30:00", "2026-07-12 20:15:00"):
        desk = desk_of(library=library_of(store, start))
        begun(desk)
    async with visiting(desk_of(library=library_of(store, "2026-07-13 20:00:00"))) as user:
        evenings = [text for text in user.spoken() if text.endswith("2026")]

        assert evenings.count("Saturday, 11 July 2026") == 1
        assert len(user.keys("delete-")) == 3


async def test_older_games_are_shown_when_asked_for(desk):
    games = [begun(desk).game.setup.id for _ in range(PAGE + 2)]
    async with visiting(desk) as user:
        assert not user.shows(f"game-{games[0]}")

        await user.tap("older")

        assert user.shows(f"game-{games[0]}")
        assert not user.shows("older")


async def test_a_game_deleted_by_mistake_is_brought_back(desk):
    table = begun(desk)
    table.bid(1)
    game = table.game.setup.id
    begun(desk)
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")
        assert not user.shows(f"game-{game}")
        assert user.name("restore") == "Bring the game back"

        await user.tap("restore")

        assert user.shows(f"game-{game}")
        assert not user.shows("restore")
    assert desk.library.open(game).game.hand.bids == {ANN: 1}


async def test_every_game_can_be_deleted_the_one_in_progress_too(desk):
    game = begun(desk).game.setup.id
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")

        assert not user.shows("go-on")
        assert user.shows("restore")


async def test_a_game_that_cannot_be_deleted_stays_and_says_why(desk, store):
    game = begun(desk).game.setup.id
    begun(desk)
    store.broken = True
    async with visiting(desk) as user:
        await user.tap(f"delete-{game}")

        assert user.shows(f"game-{game}")
        assert "disk is full" in user.text("notice")


async def test_a_file_that_cannot_be_read_is_said_among_the_others(desk, store):
    good, bad = begun(desk).game.setup.id, begun(desk).game.setup.id
    store.games[bad] = "{"
    async with visiting(desk_of(store)) as user:
        assert "damaged" in user.text(f"unreadable-{bad}")
        assert "Cannot be read" in user.spoken()

        await user.tap("go-on")

        assert user.routes[-1] == f"/game/{good}"


async def test_a_game_begun_elsewhere_appears(desk):
    other = desk_of(library=desk.library)
    async with visiting(desk) as user:
        game = begun(other).game.setup.id
        await user.settle()

        await user.tap("go-on")

        assert user.routes[-1] == f"/game/{game}"
