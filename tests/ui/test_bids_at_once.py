"""Bids made all at once: entered in any order, seen by nobody, revealed together."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, table_of, visiting


@pytest.fixture
def at_once():
    return table_of(rules=hands(3, 3, at_once=True))


async def test_bids_are_hidden_until_all_are_in_and_then_revealed(at_once):
    desk, table = at_once
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")
        await user.tap("bid-0")
        assert user.text("count") == "2 of 3 in"
        assert not user.shows("verdict")
        assert user.name("row-ann") == "Ann: bid is in, leads, total 0"
        assert "2" not in user.text("row-ann").split()

        await user.tap("bid-1")

        assert user.name("row-ann").startswith("Ann: bid 2, tricks 2, made")
        assert user.text("row-ann").split()[-1] == "2"


async def test_bids_are_entered_in_any_order(at_once):
    desk, table = at_once
    async with visiting(desk, address(table)) as user:
        for player, bid in ((CY, 1), (ANN, 0)):
            await user.tap(f"row-{player}")
            await user.tap(f"bid-{bid}")

        assert table.game.hand.bids == {CY: 1, ANN: 0}
        assert user.text("prompt") == "Ben bids"


async def test_the_pad_does_not_give_a_hidden_bid_away(at_once):
    desk, table = at_once
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")

        await user.tap("row-ann")

        assert user.text("prompt") == "Ann bids"
        assert not any(user.find(f"bid-{bid}").parent.selected for bid in range(4))


async def test_the_sheet_does_not_give_a_hidden_bid_away(at_once):
    desk, table = at_once
    table.bid(2)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.name("cell-1-ann") == "Hand 1, Ann: no entry"

        table.bid(1)
        table.bid(1)
        await user.settle()

        assert user.name("cell-1-ann") == "Hand 1, Ann: bid 2"


async def test_with_the_hook_chosen_the_table_is_told_after_the_bids_are_revealed():
    desk, table = table_of(rules=hands(3, at_once=True, hook=True))
    async with visiting(desk, address(table)) as user:
        for bid in (1, 1):
            await user.tap(f"bid-{bid}")
        assert "closed" not in user.name("bid-1")

        await user.tap("bid-1")

        assert table.game.hand.bids == {ANN: 1, BEN: 1, CY: 1}
        assert (
            user.text("note")
            == "The bids add up to 3; they may not add up to 3. Tap a row to change a bid."
        )


@pytest.mark.parametrize("action", ["undo", "told"])
async def test_undo_does_not_give_a_hidden_bid_away(at_once, action):
    desk, table = at_once
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")

        said = user.name("undo") if action == "undo" else user.text("told")

        assert "2" not in said
        assert "Ann" in said
