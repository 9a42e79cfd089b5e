"""The keyboard at the table: digits bid, Backspace steps back, Enter goes on."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, table_of
from ui.driver import showing

from scorekeeper.ui.app import show


def at_keys(rules, rest=()):
    """A page at a table with a keyboard, and the table on another desk of the same library."""
    desk, table = table_of(rules=rules)
    return showing(lambda page: show(page, desk.library), address(table, *rest)), table


@pytest.mark.parametrize("key", ["2", "Numpad 2"])
async def test_a_digit_bids(key):
    page, table = at_keys(hands(3))
    async with page as user:
        await user.press(key)

        assert table.game.hand.bids == {ANN: 2}
        assert user.text("prompt") == "Ben bids"


async def test_a_digit_that_may_go_on_waits_and_is_shown():
    page, table = at_keys(hands(12))
    async with page as user:
        await user.press("1")
        assert user.text("prompt") == "Ann bids 1_"
        assert table.game.hand.bids == {}

        await user.press("Backspace")
        assert user.text("prompt") == "Ann bids"

        await user.press("1")
        await user.press("0")
        assert table.game.hand.bids == {ANN: 10}


@pytest.mark.parametrize("enter", ["Enter", "Numpad Enter"])
async def test_enter_enters_the_bid_and_goes_on(enter):
    page, table = at_keys(hands(10, 1))
    async with page as user:
        for key in ("1", enter, "9", "0"):
            await user.press(key)
        assert table.game.hand.bids == {ANN: 1, BEN: 9, CY: 0}

        await user.press(enter)

        assert table.game.hand.number == 2


async def test_backspace_takes_the_last_entry_back():
    page, table = at_keys(hands(3))
    async with page as user:
        await user.press("2")

        await user.press("Backspace")

        assert table.game.hand.bids == {}


@pytest.mark.parametrize("held", ["ctrl", "meta"])
@pytest.mark.parametrize("key", ["Z", "z"])
async def test_undo_and_redo_have_their_usual_keys(held, key):
    page, table = at_keys(hands(3))
    async with page as user:
        await user.press("2")

        await user.press(key, **{held: True})
        assert table.game.hand.bids == {}

        await user.press(key, shift=True, **{held: True})
        assert table.game.hand.bids == {ANN: 2}


@pytest.mark.parametrize("held", ["ctrl", "meta", "alt"])
async def test_a_digit_with_another_key_held_is_the_browsers(held):
    page, table = at_keys(hands(3))
    async with page as user:
        await user.press("2", **{held: True})

        assert table.game.hand.bids == {}


@pytest.mark.parametrize("key", ["A", "F5", "Arrow Down", "12", ""])
async def test_other_keys_do_nothing(key):
    page, table = at_keys(hands(12))
    async with page as user:
        await user.press(key)

        assert table.game.log == ()


@pytest.mark.parametrize("rest", [("sheet",), ("standing",), ("result",), ("sheet", "1")])
async def test_keys_are_for_the_table_only(rest):
    page, table = at_keys(hands(3), rest)
    async with page as user:
        for key in ("1", "Enter", "Backspace"):
            await user.press(key)

        assert table.game.log == ()


@pytest.mark.parametrize("route", ["/", "/new", "/game/20260712-201500-ffff"])
async def test_keys_where_no_game_is_do_nothing(route):
    desk, table = table_of(rules=hands(3))
    async with showing(lambda page: show(page, desk.library), route) as user:
        await user.press("1")

        assert table.game.log == ()
