"""The disk is full in mid-game: nothing is shown as entered that is not, and all goes on."""

import pytest
from strategies import ANN, BEN
from ui.desks import address, desk_of, hands, table_of, visiting


@pytest.fixture
def game(store):
    return table_of(rules=hands(3, 3), store=store)


async def test_a_bid_that_is_not_saved_is_not_shown_and_the_screen_says_so(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-1")
        store.broken = True

        await user.tap("bid-2")

        assert "disk is full" in user.text("reason")
        assert user.name("row-ben").startswith("Ben: to bid")
        assert table.game.hand.bids == {ANN: 1}


async def test_once_the_disk_has_room_the_same_tap_works_again(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        store.broken = True
        await user.tap("bid-1")
        store.broken = False

        await user.tap("bid-1")
        await user.tap("bid-2")

        assert not user.shows("reason")
        assert user.text("prompt") == "Cy bids"
        assert desk_of(store).table(table.game.setup.id).game.hand.bids == {ANN: 1, BEN: 2}


@pytest.mark.parametrize("key", ["undo", "redo", "trump-hearts"])
async def test_nothing_else_is_shown_that_is_not_saved(game, store, key):
    desk, table = game
    table.bid(1)
    table.bid(1)
    table.undo()
    log = table.game.log
    async with visiting(desk, address(table)) as user:
        await user.tap("trump")
        store.broken = True

        await user.tap(key)

        assert table.game.log == log
        assert "disk is full" in user.text("reason")
        assert user.name("trump") == "Trump not known"


async def test_tricks_and_the_next_hand_wait_for_the_disk(game, store):
    desk, table = game
    async with visiting(desk, address(table)) as user:
        for bid in (1, 1, 1):
            await user.tap(f"bid-{bid}")
        store.broken = True
        await user.tap("fewer-ann")
        assert user.name("row-ann").startswith("Ann: bid 1, tricks 1, made")
        await user.tap("next")
        assert table.game.hand.number == 1

        store.broken = False
        await user.tap("next")

        assert table.game.hand.number == 2


async def test_every_page_hears_only_what_was_saved(game, store):
    desk, table = game
    other = desk_of(library=desk.library)
    theirs = other.table(table.game.setup.id)
    store.broken = True

    table.bid(1)

    assert theirs.game.hand.bids == {}
    assert theirs.notice is None
