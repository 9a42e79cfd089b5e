"""The desk of one page, and what it hears of the others."""

import pytest
from book.keeping import MemoryStore
from strategies import ANN, BEN
from ui.desks import Pocket, begun, desk_of, table_of

from scorekeeper.rules import GameId
from scorekeeper.ui.models.screen import ScreenModel


def test_an_entry_made_on_one_desk_is_heard_on_the_other():
    desk, table = table_of()
    other = desk_of(library=desk.library)
    theirs = other.table(table.game.setup.id)

    table.bid(1)
    theirs.bid(0)

    assert table.game.hand.bids == theirs.game.hand.bids == {ANN: 1, BEN: 0}


def test_an_undo_on_one_desk_is_heard_on_the_other():
    desk, table = table_of()
    theirs = desk_of(library=desk.library).table(table.game.setup.id)
    table.bid(1)

    theirs.undo()

    assert table.game.hand.bids == {}
    assert table.redo_name == "Ann bids 1"


def test_a_desk_that_is_closed_hears_nothing_any_more():
    desk, table = table_of()
    other = desk_of(library=desk.library)
    theirs = other.table(table.game.setup.id)
    other.close()

    table.bid(1)
    begun(desk)

    assert theirs.game.hand.bids == {}
    assert len(other.games.games) == 1


def test_what_is_heard_goes_through_the_page_first():
    later = []
    desk, table = table_of()
    other = desk_of(library=desk.library, hear=lambda callback: lambda: later.append(callback))
    theirs = other.table(table.game.setup.id)

    table.bid(1)
    assert theirs.game.hand.bids == {}

    for callback in later:
        callback()
    assert theirs.game.hand.bids == {ANN: 1}


def test_a_desk_that_was_away_is_brought_up_to_date():
    desk, table = table_of()
    asleep = desk_of(library=desk.library, hear=lambda _callback: lambda: None)
    theirs = asleep.table(table.game.setup.id)
    table.bid(1)
    begun(desk)

    asleep.refresh()

    assert theirs.game.hand.bids == {ANN: 1}
    assert len(asleep.games.games) == 2


def test_a_game_has_one_table_and_one_result_a_desk():
    desk, table = table_of()
    game = table.game.setup.id

    assert desk.table(game) is table
    assert desk.result(game) is desk.result(game)


@pytest.mark.parametrize("game", ["20260712-201500-ffff", "..", "", "nonsense"])
def test_a_game_nobody_has_is_not_found_and_says_so(game):
    model, lost = desk_of().find_table(GameId(game))

    assert model is None
    assert game in str(lost)


def test_a_game_that_cannot_be_read_says_why():
    store = MemoryStore()
    desk, table = table_of(store=store)
    store.games[table.game.setup.id] = "{"

    model, lost = desk_of(store).find_table(table.game.setup.id)

    assert model is None
    assert "damaged" in str(lost)
    assert desk.find_table(table.game.setup.id) == (table, None)


def test_the_thumb_feels_an_entry_that_was_taken():
    pocket = Pocket()
    _, table = table_of(device=pocket)

    table.bid(1)
    table.bid(7)

    assert pocket.ticks == 1


def test_a_screen_keeps_the_size_the_client_does_not_tell():
    screen = ScreenModel()

    screen.resize(None, 800)
    screen.resize(1280, None)

    assert (screen.width, screen.height) == (1280, 800)
