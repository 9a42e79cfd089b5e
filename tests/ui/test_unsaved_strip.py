"""Where it stands on the table that not all is saved: never at the cost of what is needed."""

import pytest
from book.keeping import MemoryStore
from hypothesis import given
from hypothesis import strategies as st
from ui.desks import address, hands, table_of, visiting

from scorekeeper.ui.parts.unsaved import unsaved_height
from scorekeeper.ui.theme import TOUCH, Space

TOLD = "Not saved yet: the disk is full. It is tried again by itself."


def evening(players, cards, bids=()):
    """A table at which a trump is not saved yet, and these bids either."""
    store = MemoryStore()
    desk, table = table_of(players, hands(cards, hook="off"), store=store)
    desk.screen.resize(360, 640)
    store.broken = True
    for bid in bids or (0,):
        table.bid(bid)
    return desk, table


def above_bar(user):
    """Whether undo still says what it takes back: then the strip is not in the bar."""
    return user.shows("told")


async def test_where_there_is_room_it_stands_above_the_line():
    desk, table = evening(4, 5)
    async with visiting(desk, address(table)) as user:
        assert user.text("unsaved") == TOLD
        assert above_bar(user)


async def test_with_eight_players_and_ten_cards_it_takes_the_place_of_words_in_the_bar():
    desk, table = evening(8, 6)
    async with visiting(desk, address(table)) as user:
        assert user.text("unsaved") == TOLD
        assert not above_bar(user)
        assert not user.is_dead("undo")
        assert user.name("save-now") == "Try now"


async def test_with_eight_players_the_result_has_room_for_it():
    desk, table = evening(8, 6, [1] * 8)
    async with visiting(desk, address(table)) as user:
        assert user.text("unsaved") == TOLD
        assert above_bar(user)
        assert user.shows("next")


@pytest.mark.parametrize("bids", [[0], [1] * 8])
async def test_in_large_writing_it_moves_with_the_rows(bids):
    desk, table = evening(8, 6, bids)
    async with visiting(desk, address(table)) as user:
        await user.resize("text-scale", 24, 40)

        assert user.text("unsaved") == TOLD
        await user.tap("save-now")
        assert "in vain" in user.text("unsaved")


@given(st.text("a ", max_size=200), st.integers(300, 1300), st.floats(0.8, 3))
def test_the_strip_is_high_enough_for_its_key_and_grows_with_what_it_says(told, width, scale):
    high = unsaved_height(told, width, scale)

    assert (high == 0) == (not told)
    assert high >= TOUCH + Space.TIGHT or not told
    assert unsaved_height(told * 2, width, scale) >= high
