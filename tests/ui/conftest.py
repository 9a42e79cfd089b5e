"""What most tests of the screens begin with: an empty store, a desk, a table."""

import pytest
from book.keeping import MemoryStore
from ui.desks import address, desk_of, table_of, visiting


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def desk(store):
    return desk_of(store)


@pytest.fixture
def draft(desk):
    """Read the draft of rules as it is kept."""
    return lambda: desk.library.house.draft


@pytest.fixture
def at_table():
    """A function that opens the table of a new game: its screen and its model."""

    def opened(rules, bids=(), players=3):
        desk, table = table_of(players, rules)
        for bid in bids:
            table.bid(bid)
        return visiting(desk, address(table)), table

    return opened
