"""Safe keeping: a copy to take elsewhere, those made by themselves, and what cannot be read."""

import pytest
from book.keeping import MemoryStore, library_of
from ui.desks import Pocket, begun, desk_of, played, visiting

from scorekeeper.book.backups import MANY
from scorekeeper.book.library import Library
from scorekeeper.export.backup import read_backup
from scorekeeper.storage.copies import FileCopies


@pytest.fixture
def pocket():
    return Pocket()


@pytest.fixture
def desk(store, pocket):
    return desk_of(store, device=pocket)


def games_of(desk, many):
    return [begun(desk).game.setup.id for _ in range(many)]


def damaged(store, desk):
    """A game with a hand in it whose file was cut off, and no copy of what came after the bids."""
    table = begun(desk)
    played(table, [1, 0, 0], [1, 0, 0])
    game = table.game.setup.id
    store.games[game] = store.games[game][:-20]
    return game


async def test_a_copy_is_saved_with_everything_and_noted(desk, pocket):
    game = begun(desk).game.setup.id
    async with visiting(desk) as user:
        await user.tap("menu")
        await user.tap("menu-safe")
        assert user.text("last-copy") == "No copy was saved yet."

        await user.tap("save-copy")

        (name, content), *others = pocket.files.items()
        assert name == "oh-hell-backup-2026-07-12.json"
        assert others == []
        assert set(read_backup(content.encode()).games) == {game}
        assert user.text("told") == f"{name} is with your downloads."
        assert user.text("last-copy").startswith("Last saved: Sunday, 12 July 2026, 20:15.")


async def test_a_copy_lacks_the_games_that_were_begun_since(desk):
    desk.library.backups.copied()
    games_of(desk, 2)
    async with visiting(desk, "/safe") as user:
        assert user.text("last-copy").endswith("2 games were begun since.")


async def test_what_was_not_saved_is_not_noted_as_a_copy(desk, pocket):
    pocket.place = None
    begun(desk)
    async with visiting(desk, "/safe") as user:
        await user.tap("save-copy")

        assert user.text("told") == "Nothing was saved."
        assert user.text("last-copy") == "No copy was saved yet."


async def test_a_copy_holds_what_the_disk_refused(desk, pocket, store):
    table = begun(desk)
    store.broken = True
    table.bid(1)
    async with visiting(desk, "/safe") as user:
        await user.tap("save-copy")

        (content,) = pocket.files.values()
        (record,) = read_backup(content.encode()).games.values()
        assert [written["entry"]["bid"] for written in record["log"]] == [1]


async def test_after_ten_games_the_first_screen_reminds_of_a_copy_until_it_is_put_off(desk):
    games_of(desk, MANY - 1)
    async with visiting(desk) as user:
        assert not user.shows("copy-reminder")
        games_of(desk, 1)
        await user.settle()
        assert user.text("copy-reminder").startswith("10 games are on this device only.")

        await user.tap("copy-later")
        assert not user.shows("copy-reminder")
        games_of(desk, MANY)
        await user.settle()
        assert user.text("copy-reminder").startswith("20 games are on this device only.")
        await user.tap("copy-now")
        await user.tap("save-copy")
        await user.back()

        assert not user.shows("copy-reminder")


async def test_copies_that_were_made_by_themselves_are_listed_and_looked_at(store, tmp_path):
    library = with_copies(store, tmp_path)
    desk = desk_of(library=library)
    game = begun(desk).game.setup.id
    library.backups.make()
    library.delete(game)
    store.bin.clear()
    async with visiting(desk, "/safe") as user:
        assert user.text("kept-2026-07-12").startswith("Sunday, 12 July 2026")

        await user.tap("kept-2026-07-12")

        assert user.routes[-1] == "/safe/copy/2026-07-12"
        assert user.text("plan-0") == "1 deleted here, staying deleted."


async def test_a_copy_of_a_day_that_has_none_says_so(store, tmp_path):
    desk = desk_of(library=with_copies(store, tmp_path))
    for day in ("2026-01-01", "yesterday"):
        async with visiting(desk, f"/safe/copy/{day}") as user:
            assert user.shows("notice")
            assert user.is_dead("keep")


def with_copies(store, folder):
    plain = library_of(store)
    copies = FileCopies(folder / "backups", lambda: None)
    return Library(store, plain.clock, plain.new_id, copies=copies)


async def test_games_that_cannot_be_read_stand_first(store, desk):
    game = damaged(store, desk)
    fresh = desk_of(MemoryStoreOf(store))
    async with visiting(fresh) as user:
        assert user.name(f"lost-{game}").endswith("See what can be done.")
        assert "Its file is damaged." in user.name(f"lost-{game}")

        await user.tap("menu")
        await user.tap("menu-safe")
        await user.tap(f"lost-{game}")

        assert user.routes[-1] == f"/safe/game/{game}"


class MemoryStoreOf(MemoryStore):
    """Another program's look at a store: nobody has a game of it open."""

    def __init__(self, store):
        super().__init__()
        self.__dict__.update(store.__dict__)


async def test_damaged_people_and_rules_are_told_and_go_on_from_the_last_whole_copy(store):
    desk = desk_of(store)
    games_of(desk, 2)
    store.shared = "[]"
    async with visiting(desk_of(MemoryStoreOf(store))) as user:
        assert user.shows("unreadable-shared")

        await user.tap("lost-shared")
        assert user.text("shared-lost") == "Its file is damaged."
        await user.tap("mend-shared")

        assert not user.shows("shared-lost")
        await user.back()
        assert not user.shows("unreadable-shared")


async def test_without_a_copy_of_people_and_rules_they_begin_anew(store):
    store.shared = "[]"
    async with visiting(desk_of(store), "/safe") as user:
        assert user.name("mend-shared") == "Begin them anew"

        await user.tap("mend-shared")

        assert not user.shows("shared-lost")
        assert store.shared == "{}"


async def test_what_cannot_be_done_says_why(store, desk):
    games_of(desk, 10)
    store.shared = "[]"
    store.broken = True
    async with visiting(desk, "/safe") as user:
        await user.tap("mend-shared")
        assert "disk is full" in user.text("notice")

        await user.tap("save-copy")

        assert user.shows("told")
        assert user.shows("notice")


async def test_a_copy_says_which_games_are_not_in_it_as_they_should_be(store, desk, pocket):
    with_copies_of = begun(desk)
    with_copies_of.bid(1)
    alone = begun(desk).game.setup.id
    played_on = with_copies_of.game.setup.id
    store.games[alone] = store.games[played_on] = "{"
    fresh = desk_of(MemoryStoreOf(store), device=pocket)
    async with visiting(fresh, "/safe") as user:
        await user.tap("save-copy")

        assert user.text("missing") == (
            "1 game cannot be read: its last whole copy is in it. "
            "1 game cannot be read and is not in it."
        )
        (content,) = pocket.files.values()
        assert set(read_backup(content.encode()).games) == {played_on}


async def test_a_full_disk_is_said_without_the_place_of_a_file(store, desk):
    begun(desk)
    async with visiting(desk, "/safe") as user:
        store.broken = True
        await user.tap("save-copy")

        assert user.text("notice") == "This was not saved: the disk is full."
