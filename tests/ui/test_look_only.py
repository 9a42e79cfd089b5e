"""A page of a program that only looks: it says so, follows, and may try again."""

import pytest
from book.beside import looking
from book.keeping import library_of
from strategies import ANN, BEN
from ui.desks import address, begun, desk_of, visiting

from scorekeeper.book.errors import StoreError

TAKEN = "Another scorekeeper has these games open."


@pytest.fixture
def writer(store):
    """The desk of the program that writes."""
    return desk_of(library=library_of(store))


@pytest.fixture
def looker(store, writer):
    """The desk of a program that looks, and what it is beside has begun a game."""
    begun(writer)
    return desk_of(library=looking(store))


def game_of(desk):
    return desk.library.game_ids()[0]


def let_in(desk):
    """Have the other program end."""
    desk.library.access.free = True


async def test_the_first_screen_says_why_one_can_only_look(looker):
    async with visiting(looker) as user:
        assert user.text("look-only") == TAKEN
        assert user.name("try-again") == "Try again"
        assert not user.shows("in-vain")


async def test_where_one_may_write_nothing_is_said(writer):
    async with visiting(writer) as user:
        assert not user.shows("look-only")
        assert not user.shows("try-again")


async def test_trying_again_in_vain_is_answered(looker):
    async with visiting(looker) as user:
        await user.tap("try-again")

        assert user.text("look-only") == TAKEN
        assert user.text("in-vain") == "Nothing has changed yet."


async def test_once_the_other_has_ended_a_tap_lets_one_write_upon_what_stands(looker, writer):
    game = game_of(writer)
    async with visiting(looker) as user:
        table = looker.table(game)
        table.bid(1)
        writer.table(game).bid(0)  # and nobody has looked since
        let_in(looker)

        await user.tap("try-again")

        assert not user.shows("look-only")
        table.bid(1)
    assert looker.library.open(game).game.hand.bids == {ANN: 0, BEN: 1}


async def test_a_table_that_is_looked_at_follows_the_entries_made_elsewhere(looker, writer):
    game = game_of(writer)
    async with visiting(looker, address(writer.table(game))) as user:
        writer.table(game).bid(1)

        looker.library.look_again()
        await user.settle()

        assert looker.table(game).game.hand.bids == {ANN: 1}
        assert user.text("prompt") == "Ben bids"


async def test_tapping_an_entry_says_why_and_enters_nothing(looker, writer):
    game = game_of(writer)
    async with visiting(looker, address(writer.table(game))) as user:
        await user.tap("bid-1")

        assert user.text("reason") == TAKEN
    assert looker.table(game).game.hand.bids == {}
    assert looker.library.open(game).log == writer.library.open(game).log


async def test_the_sentence_goes_from_the_table_once_one_may_write(looker, writer):
    game = game_of(writer)
    async with visiting(looker, address(writer.table(game))) as user:
        await user.tap("bid-1")
        let_in(looker)

        looker.access.try_again()
        await user.settle()

        assert not user.shows("reason")


async def test_a_new_game_is_not_begun_and_the_page_says_why(looker, writer):
    async with visiting(looker) as user:
        await user.tap("new")
        assert user.text("look-only") == TAKEN
        looker.new_game.seats = ()
        for name in ("Ann", "Ben", "Cy"):
            await user.type("name", name)
            await user.send("name")

        await user.tap("start")

        assert user.routes == ["/", "/new"]
    assert looker.library.game_ids() == writer.library.game_ids() == (game_of(writer),)


async def test_a_game_is_not_deleted_and_the_first_screen_says_why(looker):
    game = game_of(looker)
    async with visiting(looker) as user:
        await user.tap(f"delete-{game}")

        assert user.text("notice") == TAKEN
        assert user.shows("go-on")
        assert not user.shows("restore")


async def test_a_page_that_comes_back_shows_what_was_written_meanwhile(looker, writer):
    game = game_of(writer)
    table = looker.table(game)
    writer.table(game).bid(1)

    looker.refresh()

    assert table.game.hand.bids == {ANN: 1}


async def test_a_right_to_write_that_is_lost_in_mid_game_shows_on_the_first_screen(looker, writer):
    game = game_of(writer)
    refused, looker.library.access.look_only = looker.library.access.look_only, None
    looker.access.refresh()
    async with visiting(looker) as user:
        assert not user.shows("look-only")
        await user.visit(f"/game/{game}")
        looker.library.access.look_only = refused
        await user.tap("bid-1")

        await user.back()
        await user.settle()

        assert user.text("look-only") == TAKEN


async def test_two_pages_of_one_program_are_let_in_together(looker):
    other = desk_of(library=looker.library)
    let_in(looker)
    async with visiting(other) as user:
        looker.access.try_again()
        await user.settle()

        assert not user.shows("look-only")


async def test_what_cannot_be_read_afresh_is_said_in_its_place(looker, store, monkeypatch):
    def fail():
        raise StoreError("{file} cannot be read.", file="games")

    let_in(looker)
    monkeypatch.setattr(store, "folder_stamp", fail)
    async with visiting(looker) as user:
        await user.tap("try-again")

        assert user.text("look-only") == "games cannot be read."
        assert user.shows("in-vain")
