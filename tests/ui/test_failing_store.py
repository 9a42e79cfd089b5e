"""The disk is full in mid-game: what was entered stays on screen, marked, and all goes on."""

import pytest
from book.keeping import MemoryStore, Waits, library_of
from strategies import ANN, BEN, CY
from ui.desks import address, desk_of, hands, played, table_of, taps, visiting

from scorekeeper.book.errors import FolderClosedError, LookOnlyError, NotWrittenError
from scorekeeper.rules import Trump

FULL = "Not saved yet: the disk is full. It is tried again by itself."


@pytest.fixture
def waits():
    return Waits()


@pytest.fixture
def game(store, waits):
    return table_of(rules=hands(3, 3), library=library_of(store, later=waits))


def kept(store, table):
    """The game as a program finds it that is started now."""
    return library_of(store).open(table.game.setup.id).game


async def test_a_bid_that_is_not_saved_is_shown_and_marked_and_the_screen_says_why(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-1")
        store.broken = True

        await user.tap("bid-2")

        assert user.text("unsaved") == FULL
        assert user.name("row-ben") == "Ben: bid 2, total 0, not saved yet"
        assert "not saved" not in user.name("row-ann")
        assert user.text("prompt") == "Cy bids"
        assert not user.shows("reason")
    assert table.game.hand.bids == {ANN: 1, BEN: 2}
    assert kept(store, table).hand.bids == {ANN: 1}


async def test_once_the_disk_has_room_the_next_tap_saves_everything(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        store.broken = True
        await user.tap("bid-1")
        store.broken = False

        await user.tap("bid-2")

        assert not user.shows("unsaved")
        assert user.text("note") == "Saved."
        assert "not saved" not in user.name("row-ann")
        await user.tap("bid-1")
        assert not user.shows("note")
    assert kept(store, table) == table.game


async def test_it_is_saved_by_itself_and_said_once(game, store, waits):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        store.broken = True
        await user.tap("bid-1")
        waits.pass_by()
        await user.settle()
        still = user.text("unsaved")
        store.broken = False

        waits.pass_by()
        await user.settle()

        assert still == FULL
        assert not user.shows("unsaved")
        assert user.text("note") == "Saved."
    assert kept(store, table).hand.bids == {ANN: 1}


async def test_a_person_may_have_it_tried_at_once(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        store.broken = True
        await user.tap("bid-1")

        await user.tap("save-now")
        assert user.text("unsaved") == "Not saved yet: the disk is full. Tried just now, in vain."

        store.broken = False
        await user.tap("save-now")
        assert not user.shows("unsaved")
    assert kept(store, table).hand.bids == {ANN: 1}


@pytest.mark.parametrize("key", ["undo", "redo", "trump-hearts"])
async def test_whatever_is_tapped_happens(game, store, key):
    desk, table = game
    table.bid(1)
    table.bid(1)
    table.undo()
    async with visiting(desk, address(table)) as user:
        await user.tap("trump")
        store.broken = True

        await user.tap(key)

        assert user.text("unsaved") == FULL
        assert len(table.game.log) == {"undo": 0, "redo": 2, "trump-hearts": 2}[key]
        assert "not saved" not in user.name("row-ann")
    assert len(kept(store, table).log) == 1


async def test_a_whole_hand_is_played_without_a_disk(game, store):
    desk, table = game
    store.broken = True
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-1", "bid-1", "bid-1", "row-ann", "bid-2", "fewer-ann")
        assert user.name("row-ann").endswith("not saved yet")

        await user.tap("more-ann")
        await user.tap("fewer-cy")
        await user.tap("next")

        assert user.text("unsaved") == FULL
        assert table.game.hand.number == 2
        store.broken = False
        await user.tap("save-now")
    assert kept(store, table) == table.game


async def test_every_page_shows_it_and_hears_when_it_is_saved(game, store, waits):
    desk, table = game
    other = desk_of(library=desk.library)
    theirs = other.table(table.game.setup.id)
    store.broken = True

    table.bid(1)
    seen = theirs.game.hand.bids, theirs.not_saved
    store.broken = False
    waits.pass_by()

    assert seen == ({ANN: 1}, FULL)
    assert (theirs.not_saved, theirs.just_saved) == ("", True)


async def test_a_page_that_is_opened_later_shows_it_too(game, store):
    desk, table = game
    store.broken = True
    table.bid(1)

    async with visiting(desk_of(library=desk.library), address(table)) as user:
        assert user.text("unsaved") == FULL
        assert user.name("row-ann").endswith("not saved yet")


@pytest.mark.parametrize("page", ["sheet", "sheet/1", "standing", "result", "plan", "rules"])
async def test_whatever_shows_the_game_says_it_and_can_have_it_tried(game, store, page):
    desk, table = game
    played(table, [2, 1, 1], [2, 1, 0])
    store.broken = True
    table.bid(1)
    async with visiting(desk, f"{address(table)}/{page}") as user:
        assert user.text("unsaved") == FULL
        store.broken = False

        await user.tap("save-now")

        assert not user.shows("unsaved")
        assert "Saved." in user.spoken()
    assert kept(store, table) == table.game


async def test_a_correction_that_is_not_saved_is_marked_in_its_hand(game, store):
    desk, table = game
    played(table, [2, 1, 1], [2, 1, 0])
    async with visiting(desk, address(table, "sheet", 1)) as user:
        store.broken = True

        await user.tap("fewer-ann")

        assert user.name("row-ann").startswith("Ann: bid 2, tricks 1")
        assert user.name("row-ann").endswith("not saved yet")
        assert "not saved" not in user.name("row-ben")
        await user.tap("row-ben")
        assert user.text("unsaved") == FULL


async def test_a_hand_that_is_not_saved_marks_everybody_in_it(game, store):
    desk, table = game
    for bid in (2, 1, 1):
        table.bid(bid)
    table.take(CY, 0)
    store.broken = True
    table.go_on()

    async with visiting(desk, address(table, "sheet", 1)) as user:
        marked = [user.name(f"row-{who}").endswith("not saved yet") for who in (ANN, BEN, CY)]

    assert marked == [True, True, True]


async def test_the_first_screen_says_which_game_is_not_saved(game, store, waits):
    desk, table = game
    async with visiting(desk) as user:
        assert not user.shows("unsaved")
        store.broken = True
        table.bid(1)
        await user.settle()
        assert user.text("unsaved") == "not saved yet"

        store.broken = False
        waits.pass_by()
        await user.settle()

        assert not user.shows("unsaved")


async def test_a_game_among_others_says_it_to_a_screen_reader_too(game, store):
    desk, table = game
    desk.library.start(table.game.setup.players, ANN, hands(1))
    store.broken = True
    table.bid(1)

    async with visiting(desk) as user:
        assert user.name(f"game-{table.game.setup.id}").endswith(", not saved yet")


# -- why --------------------------------------------------------------------------------------


class Refusing(MemoryStore):
    """A store that fails as it is told, once it is."""

    failure = None

    def write_game(self, game_id, record):
        if self.failure is not None:
            raise self.failure
        super().write_game(game_id, record)


def test_what_the_system_says_is_passed_on_without_the_files_name():
    store = Refusing()
    _, table = table_of(store=store)
    message = "{file} was not written: {reason}."
    store.failure = NotWrittenError(message, file="/x/g1.json", reason="Input/output error")

    table.name_trump(Trump.HEARTS)

    assert table.unsaved.why.startswith("Not saved yet: ")
    assert "Input/output error" in table.unsaved.why
    assert "g1.json" not in table.unsaved.why


def test_a_folder_that_is_closed_is_called_so():
    store = Refusing()
    _, table = table_of(store=store)
    store.failure = FolderClosedError("{file} was not written.", file="/x/g1.json")

    table.name_trump(Trump.HEARTS)

    assert table.unsaved.why == "Not saved yet: the folder may not be written to."


def test_trouble_that_no_try_mends_says_so_and_no_entry_is_taken_any_more():
    store = Refusing()
    _, table = table_of(store=store, rules=hands(3))
    store.failure = NotWrittenError("{file} was not written: {reason}.", file="f", reason="r")
    table.bid(1)
    table.save_now()
    store.failure = LookOnlyError("Another scorekeeper has these games open.")

    table.bid(2)

    assert table.game.hand.bids == {ANN: 1}
    assert table.notice == "Another scorekeeper has these games open."
    assert table.not_saved == (
        "Not saved yet. Another scorekeeper has these games open. It is tried again by itself."
    )
