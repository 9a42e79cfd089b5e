"""What a hand costs at the real screen, and that a tap counts once."""

import pytest
from strategies import ANN, BEN
from ui.desks import Patience, address, hands, table_of, visiting

from scorekeeper.rules import Trump
from scorekeeper.ui.models.taps import DOUBLE_TAP


class Thumb:
    """Taps, and counts its taps."""

    def __init__(self, user):
        self.user, self.taps = user, 0

    async def tap(self, key):
        await self.user.tap(key)
        self.taps += 1


@pytest.mark.parametrize(
    ("bids", "tricks", "missed"),
    [
        ([1, 1, 1], [1, 1, 1], 0),
        ([2, 1, 1], [1, 1, 1], 1),
        ([0, 0, 0, 2], [1, 1, 0, 1], 3),
        ([1, 0, 2, 0, 1, 0, 0, 0], [1, 0, 0, 0, 1, 0, 0, 1], 3),
    ],
)
async def test_a_hand_costs_a_tap_a_player_one_a_trick_missed_and_one(bids, tricks, missed):
    desk, table = table_of(len(bids), hands(3, 3))
    order = table.game.hand.order
    async with visiting(desk, address(table)) as user:
        thumb = Thumb(user)

        for bid in bids:
            await thumb.tap(f"bid-{bid}")
        for player, bid, taken in zip(order, bids, tricks, strict=True):
            for _ in range(abs(taken - bid)):
                await thumb.tap(f"{'more' if taken > bid else 'fewer'}-{player}")
        await thumb.tap("next")

        assert table.game.hand.number == 2
        assert list(table.game.hands[0].counted.tricks.values()) == tricks
        assert thumb.taps == len(bids) + missed + 1


@pytest.fixture
def patience():
    return Patience()


async def test_a_double_tap_on_a_bid_bids_once(patience):
    desk, table = table_of(rules=hands(3), tick=patience)
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-1")
        patience.wait(DOUBLE_TAP / 2)
        await user.tap("bid-1")

        assert table.game.hand.bids == {ANN: 1}
        assert user.text("prompt") == "Ben bids"


async def test_two_players_may_bid_the_same_one_after_the_other(patience):
    desk, table = table_of(rules=hands(3), tick=patience)
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-1")
        patience.wait(DOUBLE_TAP * 1.1)
        await user.tap("bid-1")

        assert table.game.hand.bids == {ANN: 1, BEN: 1}


async def test_a_double_tap_on_next_goes_on_once(patience):
    desk, table = table_of(rules=hands(1, 1, 1), tick=patience)
    async with visiting(desk, address(table)) as user:
        for bid in (1, 0, 0):
            await user.tap(f"bid-{bid}")
            patience.wait()
        await user.tap("next")
        table.go_on()

        assert table.game.hand.number == 2
        assert table.game.hand.bids == {}


async def test_the_second_half_of_a_double_tap_does_not_bid_in_the_next_hand(patience):
    desk, table = table_of(rules=hands(1, 1), tick=patience)
    async with visiting(desk, address(table)) as user:
        for bid in (1, 0, 0):
            await user.tap(f"bid-{bid}")
            patience.wait()
        await user.tap("next")
        patience.wait(DOUBLE_TAP / 2)
        await user.tap("bid-1")
        assert table.game.hand.bids == {}

        patience.wait(DOUBLE_TAP)
        await user.tap("bid-1")
        assert table.game.hand.bids == {BEN: 1}


async def test_two_taps_on_the_trick_that_was_missed_count_two(patience):
    desk, table = table_of(rules=hands(3, 3), tick=patience)
    async with visiting(desk, address(table)) as user:
        for bid in (3, 1, 1):
            await user.tap(f"bid-{bid}")
            patience.wait()

        await user.tap("fewer-ann")
        await user.tap("fewer-ann")

        assert table.game.hand.tricks == {ANN: 1}


def test_a_pad_that_stands_no_more_takes_no_bid():
    _, table = table_of(rules=hands(3))
    table.bid(1, drawn_for=ANN)

    table.bid(2, drawn_for=ANN)

    assert table.game.hand.bids == {ANN: 1}


def test_the_time_of_a_double_tap_starts_when_the_first_bid_is_saved():
    patience = Patience()

    def slow_disk():
        patience.wait(DOUBLE_TAP * 2)

    desk, table = table_of(rules=hands(3), tick=patience)
    desk.library.open(table.game.setup.id).subscribe(slow_disk)
    patience.wait()
    table.bid(1)

    table.bid(1)

    assert table.game.hand.bids == {ANN: 1}


def test_the_first_bid_may_follow_at_once_when_the_turned_up_suit_was_noted():
    patience = Patience()
    _, table = table_of(rules=hands(3, 3), tick=patience)

    table.name_trump(Trump.HEARTS)
    table.bid(2)

    assert table.game.hand.bids == {ANN: 2}
