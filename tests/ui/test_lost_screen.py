"""A game that cannot be read: its copies, and the way to go on or do without it."""

import gc
import json

from book.keeping import MemoryStore, library_of
from ui.desks import begun, desk_of, played, visiting

from scorekeeper.book.library import Library
from scorekeeper.storage.copies import FileCopies


def damaged(store, text="{"):
    """Play two hands on a store and damage the game's file afterwards; return its id."""
    table = begun(desk_of(store))
    for _ in range(2):
        cards = table.game.hand.cards
        played(table, [cards, 0, 0], [cards, 0, 0])
    game = table.game.setup.id
    store.games[game] = text
    return game


async def test_the_game_goes_on_from_its_last_whole_copy():
    store = MemoryStore()
    game = damaged(store)
    desk = desk_of(Other(store))
    async with visiting(desk) as user:
        await user.tap(f"lost-{game}")
        assert user.text("problem") == "Its file is damaged."
        assert "1 of 15 hands played" in " ".join(user.spoken())

        await user.tap("take-last")

        assert user.routes[-1] == f"/game/{game}"
        assert desk.library.open(game).game.hands[0].played
        assert list(store.aside.values()) == ["{"]


async def test_it_can_be_done_without_and_its_file_is_kept():
    store = MemoryStore()
    game = damaged(store)
    async with visiting(desk_of(Other(store)), f"/safe/game/{game}") as user:
        await user.tap("aside")

        assert user.routes[-1] == "/safe"
        assert not user.shows(f"lost-{game}")
        assert list(store.aside.values()) == ["{"]


async def test_a_newer_programs_game_says_to_update():
    store = MemoryStore()
    game = damaged(store, json.dumps({"format": "oh-hell-game", "version": 7}))
    async with visiting(desk_of(Other(store)), f"/safe/game/{game}") as user:
        assert user.text("problem") == "A newer scorekeeper wrote it: update this one."
        assert "version 7" in user.text("detail")


async def test_without_a_copy_that_is_said():
    store = MemoryStore()
    game = begun(desk_of(store)).game.setup.id
    store.games[game] = "{"
    async with visiting(desk_of(Other(store)), f"/safe/game/{game}") as user:
        assert user.text("none").startswith("There is no whole copy of it on this device.")


async def test_what_cannot_be_done_says_why():
    store = MemoryStore()
    game = damaged(store)
    other = Other(store)
    async with visiting(desk_of(other), f"/safe/game/{game}") as user:
        other.broken = True
        await user.tap("take-last")

        assert "disk is full" in user.text("notice")
        assert store.games[game] == "{"


async def test_a_game_that_another_page_put_right_can_be_read_again():
    store = MemoryStore()
    game = damaged(store)
    desk = desk_of(Other(store))
    async with visiting(desk, f"/safe/game/{game}") as user:
        rescue = desk.library.rescue
        rescue.take(game, rescue.copies(game)[0])

        await user.tap("take-last")

        assert "nothing to rescue" in user.text("notice")
        assert user.text("problem") == "It can be read again."


class Other(MemoryStore):
    """Another program's look at a store: nobody has a game of it open."""

    def __init__(self, store):
        super().__init__()
        self.__dict__.update(store.__dict__)


async def test_a_copy_that_was_made_by_itself_is_offered_too(tmp_path):
    store = MemoryStore()
    library = library_of(store)
    library = Library(
        store,
        library.clock,
        library.new_id,
        copies=FileCopies(tmp_path / "backups", lambda: None),
    )
    game = begun(desk_of(library=library)).game.setup.id
    library.backups.make()
    del library
    gc.collect()
    store.games[game] = "{"
    other = Other(store)
    plain = library_of(other)
    library = Library(
        other, plain.clock, plain.new_id, copies=FileCopies(tmp_path / "backups", lambda: None)
    )
    async with visiting(desk_of(library=library), f"/safe/game/{game}") as user:
        await user.tap("take-2026-07-12")

        assert user.routes[-1] == f"/game/{game}"
        assert list(other.aside.values()) == ["{"]
