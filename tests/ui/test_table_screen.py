"""The table on the real screen: bids, trump, the result, the next hand, the end."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import ONE_HAND, address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Trump


@pytest.fixture
def at_table():
    """A function that opens the table of a new game: its screen and its model."""

    def opened(rules, players=3):
        desk, table = table_of(players, rules)
        return visiting(desk, address(table)), table

    return opened


async def test_a_bid_is_one_tap_and_the_next_player_is_up(at_table):
    screen, table = at_table(hands(3))
    async with screen as user:
        assert user.text("prompt") == "Ann bids"

        await user.tap("bid-2")

        assert user.text("prompt") == "Ben bids"
        assert user.text("count") == "2 of 3"
        assert user.text("verdict") == "under by 1"
        assert table.game.hand.bids == {ANN: 2}


async def test_the_head_says_which_hand_it_is_and_who_deals_and_leads(at_table):
    screen, _ = at_table(hands(3, 4))
    async with screen as user:
        assert user.text("hand") == "Hand 1 of 2"
        assert {"Cy deals", "Ann leads", "3 cards"} <= set(user.spoken())


async def test_a_bid_that_is_closed_says_why_and_is_not_taken(at_table):
    screen, table = at_table(hands(2, hook=True))
    async with screen as user:
        await taps(user, "bid-1", "bid-0")
        assert "closed" in user.name("bid-1")

        await user.tap("bid-1")

        assert user.text("reason") == "The bids would add up to 2."
        assert table.game.hand.bids == {ANN: 1, BEN: 0}


async def test_a_reason_goes_with_the_next_bid(at_table):
    screen, _ = at_table(hands(2, hook=True))
    async with screen as user:
        await taps(user, "bid-1", "bid-0", "bid-1")

        await user.tap("bid-0")

        assert not user.shows("reason")


async def test_a_tapped_row_bids_again_and_the_bid_that_stands_is_marked(at_table):
    screen, table = at_table(hands(3))
    async with screen as user:
        await taps(user, "bid-1", "row-ann")
        assert user.text("prompt") == "Ann bids"
        assert user.find("bid-1").parent.selected

        await user.tap("bid-3")

        assert table.game.hand.bids == {ANN: 3}
        assert user.text("prompt") == "Ben bids"


async def test_a_bid_can_be_changed_after_all_have_bid(at_table):
    screen, table = at_table(hands(3))
    async with screen as user:
        await taps(user, "bid-1", "bid-1", "bid-0")
        assert not user.shows("bid-0")

        await taps(user, "row-cy", "bid-1")

        assert table.game.hand.bids[CY] == 1
        assert user.shows("next")


async def test_an_earlier_bid_changed_so_that_the_hook_breaks_is_said_until_it_is_mended(at_table):
    screen, _ = at_table(hands(3, hook=True))
    async with screen as user:
        await taps(user, "bid-1", "bid-1", "bid-0", "row-ann", "bid-2")
        assert (
            user.text("note")
            == "The bids add up to 3; they may not add up to 3. Tap a row to change a bid."
        )

        await taps(user, "row-ann", "bid-3")

        assert not user.shows("note")


async def test_trump_is_one_tap_and_one_more(at_table):
    screen, table = at_table(hands(3, 3))
    async with screen as user:
        assert user.name("trump") == "Trump not known"

        await taps(user, "trump", "trump-hearts")

        assert table.game.trump(table.game.hand) is Trump.HEARTS
        assert user.name("trump") == "Hearts are trump"
        assert not user.shows("trump-hearts")


async def test_trump_tapped_again_is_taken_back(at_table):
    screen, table = at_table(hands(3, 3))
    async with screen as user:
        await taps(user, "trump", "trump-clubs", "trump", "trump-clubs")

        assert table.game.trump(table.game.hand) is None


async def test_the_choice_of_trump_can_be_put_away(at_table):
    screen, _ = at_table(hands(3, 3))
    async with screen as user:
        await taps(user, "trump", "trump")

        assert not user.shows("trump-hearts")


async def test_the_last_hand_is_without_trump_and_nobody_is_asked(at_table):
    screen, _ = at_table(hands(3))
    async with screen as user:
        assert user.is_dead("trump")
        assert user.name("trump") == "There is no trump"


async def test_tricks_stand_prefilled_and_a_miss_is_mended_by_a_tap(at_table):
    screen, table = at_table(hands(3, 3))
    async with screen as user:
        await taps(user, "bid-2", "bid-1", "bid-1")
        assert user.name("row-ann") == "Ann: bid 2, tricks 2, made, leads, total 0"
        assert user.text("verdict") == "1 too many"
        assert user.is_dead("next")

        await user.tap("fewer-ann")

        assert "1 under" in user.name("row-ann")
        assert not user.is_dead("next")
        assert table.game.hand.tricks == {ANN: 1}


async def test_tricks_that_are_missing_are_said(at_table):
    screen, _ = at_table(hands(3, 3))
    async with screen as user:
        await taps(user, "bid-1", "bid-1", "bid-0")

        assert user.text("verdict") == "1 missing"
        assert user.is_dead("next")


async def test_tricks_stay_between_none_and_all_cards(at_table):
    screen, _ = at_table(hands(1, 1))
    async with screen as user:
        await taps(user, "bid-1", "bid-0", "bid-0")

        assert user.is_dead("more-ann")
        assert user.is_dead("fewer-ben")


async def test_a_hand_that_everybody_made_is_asked_once(at_table):
    screen, table = at_table(hands(1, 1))
    async with screen as user:
        await taps(user, "bid-1", "bid-0", "bid-0")
        assert user.text("prompt") == "Did everybody make it?"
        assert user.name("next") == "Yes, next hand"

        await user.tap("next")

        assert table.game.hand.number == 2
        assert user.text("hand") == "Hand 2 of 2"


async def test_undo_and_redo_say_what_they_change(at_table):
    screen, table = at_table(hands(3))
    async with screen as user:
        assert user.is_dead("undo")
        assert user.is_dead("redo")

        await taps(user, "bid-2", "bid-1")
        assert user.name("undo") == "Undo: Ben bids 1"

        await taps(user, "undo", "undo")
        assert user.name("redo") == "Redo: Ann bids 2"
        assert table.game.hand.bids == {}

        await taps(user, "redo", "redo")
        assert table.game.hand.bids == {ANN: 2, BEN: 1}
        assert user.is_dead("redo")


async def test_undo_goes_back_over_the_end_of_a_hand(at_table):
    screen, table = at_table(hands(1, 1))
    played(table, [1, 0, 0], [0, 1, 0])
    async with screen as user:
        assert user.name("undo") == "Undo: Hand 1 played"

        await user.tap("undo")

        assert user.text("hand") == "Hand 1 of 2"
        assert "tricks 1" in user.name("row-ben")


async def test_the_last_hand_finishes_the_game_and_leads_to_the_result(at_table):
    screen, table = at_table(ONE_HAND)
    async with screen as user:
        await taps(user, "bid-0", "bid-0", "bid-0", "more-ben")
        assert user.name("next") == "Finish"
        await user.tap("next")
        assert table.game.is_over
        assert user.name("next") == "Result"

        await user.tap("next")

        assert user.routes[-1] == address(table, "result")


async def test_the_end_can_be_taken_back(at_table):
    screen, table = at_table(ONE_HAND)
    async with screen as user:
        await taps(user, "bid-1", "bid-0", "bid-0")
        assert user.name("next") == "Yes, finish"
        await user.tap("next")

        await user.tap("undo")

        assert not table.game.is_over
        assert user.shows("more-ann")


async def test_nothing_is_entered_once_the_game_is_over(at_table):
    screen, table = at_table(ONE_HAND)
    played(table, [1, 0, 0], [1, 0, 0])
    log = table.game.log
    async with screen as user:
        assert user.is_dead("trump")
        for key in user.keys("fewer-") + user.keys("more-") + user.keys("row-"):
            if not user.is_dead(key):
                await user.tap(key)

        assert table.game.log == log


async def test_a_wide_screen_has_the_sheet_beside_the_table():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [1, 0, 0], [0, 1, 0])
    desk.screen.resize(1280, 800)
    async with visiting(desk, address(table)) as user:
        assert user.shows("cell-2-ann")

        await user.tap("cell-2-ann")
        assert user.routes[-1] == address(table)

        await user.tap("cell-1-ann")
        assert user.routes[-1] == address(table, "sheet", 1)


async def test_turning_the_phone_loses_nothing():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-2", "row-ann")
        desk.screen.resize(900, 400)
        await user.settle()
        desk.screen.resize(360, 640)
        await user.settle()

        assert user.text("prompt") == "Ann bids"
        assert table.game.hand.bids == {ANN: 2}


async def test_large_writing_puts_parts_below_one_another_and_loses_none(at_table):
    screen, table = at_table(hands(3))
    async with screen as user:
        await user.resize("text-scale", 24, 40)
        await taps(user, "bid-1", "bid-1", "bid-1", "fewer-ann", "more-ben")

        assert user.shows("next")
        assert table.game.hand.tricks == {ANN: 0, BEN: 2}


async def test_nothing_can_be_mended_at_the_table_once_the_game_is_over():
    desk, table = table_of(rules=hands(1))
    for key in "100":
        table.digit(key)
    table.enter()
    async with visiting(desk, address(table)) as user:
        assert user.find("more-ben").disabled
        assert user.find("fewer-ann").disabled


async def test_a_hand_left_half_corrected_is_said_at_the_table(at_table):
    screen, table = at_table(hands(3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    table.correct_tricks(1, BEN, 2)
    async with screen as user:
        assert user.text("note") == "Hand 1 is not right yet: see the sheet."
