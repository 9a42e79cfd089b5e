"""Extra points: one tap to open, one an amount, a minus never typed; for every hand."""

from dataclasses import replace
from functools import partial

import pytest
from strategies import ANN, BEN, CY
from ui.desks import Patience, address, hands, played, table_of, taps, visiting
from ui.driver import driving

from scorekeeper.rules import Adjust
from scorekeeper.rules.record import Reminder
from scorekeeper.ui.models.taps import DOUBLE_TAP
from scorekeeper.ui.parts.fit import Fit
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.seat import Seat

MINUS = "\N{MINUS SIGN}"

USUAL = replace(hands(3, 3), extra_points=(10, 20, -20))


@pytest.fixture
def bid_out():
    """A function that opens a table where all have bid: its screen and its model."""

    def opened(rules, **desk):
        made, table = table_of(rules=rules, **desk)
        for bid in (1, 1, 1):
            table.bid(bid)
        return visiting(made, address(table)), table

    return opened


async def test_a_tap_on_the_row_opens_the_usual_amounts_and_each_tap_adds(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await user.tap("extra-ben")
        assert user.text("extra-name") == "Ben"
        assert user.text("extra-sum") == "0"

        await taps(user, "extra-+10", "extra-+20")

        assert user.text("extra-sum") == "+30"
        assert table.game.hand.adjust == {BEN: 30}
        assert table.game.totals[BEN] == 30
        assert "extra points +30" in user.name("row-ben")
        assert "+30" in user.text("extra-ben")


async def test_each_tap_is_an_entry_that_undo_takes_back(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ben", "extra-+10", "extra-+20")
        assert user.name("undo") == "Undo: Ben: 30 extra points"

        await user.tap("undo")

        assert table.game.hand.adjust == {BEN: 10}
        assert user.text("extra-sum") == "+10"


async def test_penalties_are_tapped_too_and_nothing_is_typed(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ann", "extra--20", "extra-+10")

        assert table.game.hand.adjust == {ANN: -10}
        assert user.text("extra-sum") == f"{MINUS}10"


async def test_other_amounts_are_set_by_steps_and_a_switch_of_the_sign(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ann", "extra-more", "extra-more", "extra-sign")
        assert user.name("extra-add") == f"Other amount: Add {MINUS}3"

        await taps(user, "extra-add", "extra-sign", "extra-fewer", "extra-fewer", "extra-fewer")

        assert table.game.hand.adjust == {ANN: -3}
        assert user.name("extra-add") == "Other amount: Add +1"


async def test_clearing_takes_all_of_them_away(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await user.tap("extra-ann")
        assert user.is_dead("extra-clear")

        await taps(user, "extra-+20", "extra-clear")

        assert table.game.hand.adjust == {}
        assert user.is_dead("extra-clear")


async def test_the_panel_is_shut_by_its_sign_and_by_the_row(bid_out):
    screen, _ = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ann", "extra-close")
        assert not user.shows("extra-panel")

        await taps(user, "extra-ann", "extra-ann")
        assert not user.shows("extra-panel")


async def test_the_panel_moves_from_row_to_row(bid_out):
    screen, _ = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ann", "extra-cy")

        assert user.text("extra-name") == "Cy"


async def test_the_panel_is_gone_with_the_hand(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ann", "extra-+10", "next")

        assert table.game.hand.number == 2
        assert not user.shows("extra-panel")


async def test_where_no_amounts_are_usual_the_rows_offer_them_only_when_asked(bid_out):
    screen, table = bid_out(hands(3, 3))
    async with screen as user:
        assert not user.shows("extra-ann")

        await taps(user, "extras", "extra-ann", "extra-+5", "extra--20")
        assert table.game.hand.adjust == {ANN: -15}

        await taps(user, "extra-close", "extras")
        assert user.shows("extra-ann")  # some stand, and can be changed


async def test_rows_that_offer_extra_points_stop_when_asked_again(bid_out):
    screen, _ = bid_out(hands(3, 3))
    async with screen as user:
        await taps(user, "extras", "extras")

        assert not user.shows("extra-ann")


async def test_extra_points_are_no_business_of_the_bidding():
    desk, table = table_of(rules=USUAL)
    async with visiting(desk, address(table)) as user:
        assert not user.keys("extra")


def test_a_double_tap_adds_once():
    patience = Patience()
    _, table = table_of(rules=USUAL, tick=patience)

    table.add(1, ANN, 10)
    patience.wait(DOUBLE_TAP / 2)
    table.add(1, ANN, 10)
    patience.wait()
    table.add(1, ANN, 10)

    assert table.game.hand.adjust == {ANN: 20}


def test_a_panel_that_came_up_under_the_thumb_takes_no_tap_meant_for_the_row():
    patience = Patience()
    _, table = table_of(rules=USUAL, tick=patience)
    patience.wait()

    table.look_up()
    patience.wait(DOUBLE_TAP / 2)
    table.add(1, ANN, 10)

    assert table.game.hand.adjust == {}


def test_extra_points_of_a_game_that_was_deleted_are_not_shown():
    desk, table = table_of(rules=USUAL)
    desk.library.delete(table.game.setup.id)

    table.add(1, ANN, 10)

    assert table.game.hand.adjust == {}
    assert "was deleted" in table.notice


def test_clearing_where_nothing_stands_writes_nothing():
    _, table = table_of(rules=USUAL)

    table.clear(1, ANN)

    assert table.game.log == ()


@pytest.mark.parametrize("rules", [USUAL, hands(3, 3)])
async def test_every_past_hand_takes_them_too(rules):
    desk, table = table_of(rules=rules)
    played(table, [2, 1, 1], [2, 1, 0])
    async with visiting(desk, address(table, "sheet", 1)) as user:
        if not rules.extra_points:
            await user.tap("extras")

        await taps(user, "extra-cy", "extra-+10", "extra-close")

        assert table.game.totals == {ANN: 12, BEN: 11, CY: 10}
        assert "total 10" in user.name("row-cy")
        assert not user.shows("extra-panel")


async def test_the_sheet_shows_them_beside_the_points():
    desk, table = table_of(rules=hands(3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    table.record(Adjust(1, CY, -20))
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.name("cell-1-cy") == (
            f"Hand 1, Cy: bid 1, took 0, 0, extra points {MINUS}20, total {MINUS}20"
        )
        assert user.text("cell-1-cy").split()[:3] == ["1", "0", f"{MINUS}20"]


async def test_once_the_game_is_over_they_are_shown_and_changed_by_correction_only():
    desk, table = table_of(rules=replace(hands(1), extra_points=(10,)))
    played(table, [1, 0, 0], [1, 0, 0])
    table.record(Adjust(1, BEN, 0.5))
    async with visiting(desk, address(table)) as user:
        assert not user.keys("extra")
        assert "Ben: extra points, now +½" in user.spoken()


async def test_large_writing_puts_the_panel_in_the_place_of_the_rows(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await user.resize("text-scale", 24, 40)
        await taps(user, "extra-ben", "extra-+20")
        assert not user.shows("row-ben")

        await user.tap("extra-close")

        assert user.shows("row-ben")
        assert table.game.hand.adjust == {BEN: 20}


@pytest.mark.parametrize(
    ("size", "cards", "shown"),
    [
        (Fit(), 9, True),
        (Fit(), 10, False),
        (Fit(wide=True), 10, True),
        (Fit(large=True), 10, True),
    ],
)
async def test_the_total_makes_room_for_extra_points_only_where_it_must(size, cards, shown):
    seat = Seat("ann", "Ann", bid=1, total="127")
    board = partial(ResultBoard, on_extra=lambda _player: None, size=size)
    async with driving(board, (seat,), cards, lambda _player: None, None) as user:
        assert ("127" in user.text("row-ann")) is shown
        assert "total 127" in user.name("row-ann")


async def test_who_misses_is_reminded_of_what_that_means_for_a_bonus(bid_out):
    told = "Bonuses count only for those who make their bid."
    screen, _table = bid_out(replace(USUAL, reminders=(Reminder(told),)))
    async with screen as user:
        await user.tap("extra-ben")
        assert not user.shows("extra-note")

        await user.tap("fewer-ben")

        assert user.text("extra-note") == told


async def test_extra_points_stand_apart_from_the_total_until_the_hand_pays(bid_out):
    screen, table = bid_out(USUAL)
    async with screen as user:
        await taps(user, "extra-ben", "extra-+10")
        assert user.name("row-ben") == "Ben: bid 1, tricks 1, made, total 0, extra points +10"
        assert "· 0" in user.text("row-ben")
        assert "+10" in user.text("extra-ben")

        await user.tap("next")

        assert table.game.totals[BEN] == 21
