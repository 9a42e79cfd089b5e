"""A name that is still being written when the game is started."""

import pytest
from book.keeping import MemoryStore
from ui.desks import desk_of, visiting


@pytest.fixture
def desk():
    return desk_of(MemoryStore())


async def write(user, *names):
    for name in names:
        await user.type("name", name)
        await user.send("name")


async def test_a_name_still_being_written_is_seated_at_the_start_and_not_forgotten(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        await user.type("name", "Cy")

        await user.tap("start")

        assert [player.name for player in desk.new_game.seats] == ["Ann", "Ben", "Cy"]
        assert "Cy" in user.text("notice")
        assert "is seated too" in user.text("notice")
        assert user.find("name").value == ""

        await user.tap("start")
        assert len(desk.table(desk.library.game_ids()[0]).game.seats) == 3


async def test_a_name_left_behind_that_is_seated_already_seats_nobody(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        await user.type("name", "ann")

        await user.tap("start")

        assert user.find("name").value == ""
        assert user.text("notice").startswith("Ann is seated already.")
        assert desk.library.game_ids() == ()

        await user.tap("start")
        game = desk.table(desk.library.game_ids()[0]).game
        assert [player.name for player in game.setup.players] == ["Ann", "Ben"]


async def test_a_name_refused_once_is_not_taken_by_the_start(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben", "Ann")

        await user.tap("start")

        assert [player.name for player in desk.new_game.seats] == ["Ann", "Ben"]
        assert user.find("name").value == ""


async def test_a_name_still_being_written_that_is_none_stops_the_start(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        await user.type("name", "\u0301")

        await user.tap("start")

        assert user.text("notice") == "A name is missing."
        assert desk.library.game_ids() == ()
