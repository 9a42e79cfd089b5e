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


async def test_a_name_still_being_written_that_cannot_be_taken_stops_the_start(desk):
    async with visiting(desk, "/new") as user:
        await write(user, "Ann", "Ben")
        await user.type("name", "ann")

        await user.tap("start")

        assert user.find("name").value == "ann"
        assert user.text("notice").startswith("Ann is seated already.")
        assert desk.library.game_ids() == ()
