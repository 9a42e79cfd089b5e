"""Every rule shows at the table when it matters, and not else."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Accept, Bidding, Breach, Hook, Leader, Order, Reminder
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.record import Deal, Wins
from scorekeeper.rules.reminder import ALWAYS


def bidding(hook, *sizes, **switches):
    return replace(hands(*sizes), bidding=Bidding(hook=hook, **switches))


def closed(user, cards):
    return [bid for bid in range(cards + 1) if "closed" in user.name(f"bid-{bid}")]


# -- hooks -----------------------------------------------------------------------------


async def test_under_over_only_the_line_says_so_until_the_bids_are_over(at_table):
    screen, _ = at_table(bidding(Hook.OVER_ONLY, 5))
    async with screen as user:
        assert user.text("verdict") == "must go over 5"

        await taps(user, "bid-2", "bid-1")
        assert closed(user, 5) == [0, 1, 2]
        await user.tap("bid-2")
        assert user.text("reason") == "The bids must go over 5."

        await user.tap("bid-4")
        assert not user.shows("note")


async def test_bids_that_went_over_are_compared_as_ever(at_table):
    screen, _ = at_table(bidding(Hook.OVER_ONLY, 5), (4, 3))
    async with screen as user:
        assert user.text("verdict") == "over by 2"
        assert closed(user, 5) == []


async def test_what_the_last_bidder_cannot_reach_is_not_asked_of_them(at_table):
    screen, _ = at_table(bidding(Hook.OVER_ONLY, 3), (0, 0))
    async with screen as user:
        assert user.text("verdict") == "under by 3"
        assert closed(user, 3) == []


async def test_under_exactly_the_line_says_so_and_nobody_may_bid_beyond_it(at_table):
    screen, _ = at_table(bidding(Hook.EXACTLY, 5), (2,))
    async with screen as user:
        assert user.text("verdict") == "must add up to 5"
        assert closed(user, 5) == [4, 5]
        await user.tap("bid-5")
        assert user.text("reason") == "The bids must add up to 5."

        await user.tap("bid-3")

        assert user.text("verdict") == "even"
        assert closed(user, 5) == [1, 2, 3, 4, 5]


async def test_a_hook_that_does_not_bind_in_this_hand_is_not_spoken_of(at_table):
    screen, _ = at_table(bidding(Hook.OVER_ONLY, 2, hook_from=3), (1, 0))
    async with screen as user:
        assert user.text("verdict") == "under by 1"
        assert closed(user, 2) == []


@pytest.mark.parametrize(("lifted", "verdict"), [(True, "under by 2"), (False, "must go over 2")])
async def test_a_hook_lifted_on_the_last_hand_is_not_spoken_of_there(at_table, lifted, verdict):
    screen, table = at_table(bidding(Hook.OVER_ONLY, 1, 2, hook_on_last_hand=not lifted))
    played(table, [1, 1, 1], [1, 0, 0])
    async with screen as user:
        assert user.text("verdict") == verdict


async def test_a_hook_the_table_lets_stand_broken_is_not_spoken_of(at_table):
    screen, table = at_table(bidding(Hook.OVER_ONLY, 5))
    table.record(Accept(1, Breach.HOOK))
    async with screen as user:
        assert user.text("verdict") == "under by 5"


async def test_from_so_many_cards_on_the_even_bid_is_struck_out(at_table):
    screen, table = at_table(bidding(Hook.NOT_EQUAL, 2, 3, hook_from=3), (1, 0))
    async with screen as user:
        assert closed(user, 2) == []
        await taps(user, "bid-1", "next", "bid-1", "bid-0")

        assert table.game.hand.number == 2
        assert closed(user, 3) == [2]


async def test_bids_at_once_hear_what_they_must_come_to_and_are_judged_when_revealed(at_table):
    at_once = replace(hands(3), bidding=Bidding(Order.AT_ONCE, Hook.OVER_ONLY))
    screen, _ = at_table(at_once, (1, 1))
    async with screen as user:
        assert user.text("count") == "2 of 3 in"
        assert user.text("verdict") == "must go over 3"

        await user.tap("bid-0")

        assert user.text("note") == (
            "The bids add up to 2; they must go over 3. Tap a row to change a bid."
        )


async def test_one_zero_too_many_says_how_many_it_were(at_table):
    screen, table = at_table(bidding(Hook.OFF, 2, 2, 2, zeros_in_a_row=2))
    for _ in range(2):
        order = table.game.hand.order
        played(table, [0 if who == ANN else 1 for who in order], [1, 1, 0])
    async with screen as user:
        await taps(user, *(["bid-1"] * table.game.hand.order.index(ANN)))
        await user.tap("bid-0")

        assert user.text("reason") == "No zero this time: two in a row."


# -- who leads -------------------------------------------------------------------------


async def test_where_the_top_bidder_leads_it_is_open_until_all_have_bid(at_table):
    screen, _ = at_table(replace(hands(3), deal=Deal(leader=Leader.TOP_BIDDER)), (1, 2))
    async with screen as user:
        assert "The highest bidder leads" in user.spoken()
        assert "leads" not in user.name("row-ann")

        await user.tap("bid-0")

        assert "Ben leads" in user.spoken()
        assert "leads" in user.name("row-ben")


# -- reminders -------------------------------------------------------------------------

FOREHEAD = Reminder("The card is held on the forehead.", "bidding and cards == 1")
FOLLOW = Reminder("Follow suit.")


async def test_reminders_show_in_the_hands_and_the_phase_they_are_for(at_table):
    screen, _ = at_table(replace(hands(1, 2), reminders=(FOREHEAD, FOLLOW)))
    async with screen as user:
        assert user.text("note") == "The card is held on the forehead."

        await taps(user, "bid-1", "bid-0", "bid-0")
        assert user.text("note") == "Follow suit."

        await user.tap("next")
        assert not user.shows("note")


async def test_several_reminders_stand_one_after_another(at_table):
    always = Reminder("Cards up.", ALWAYS)
    screen, _ = at_table(replace(hands(1), reminders=(FOREHEAD, always)))
    async with screen as user:
        assert user.text("note") == "The card is held on the forehead. Cards up."


async def test_what_is_wrong_comes_before_what_is_to_be_remembered(at_table):
    screen, _ = at_table(replace(hands(1, hook=True, at_once=True), reminders=(FOLLOW,)))
    async with screen as user:
        await taps(user, "bid-1", "bid-0", "bid-0")

        assert user.text("note").startswith("The bids add up to 1")


async def test_a_table_that_is_full_to_the_brim_is_reminded_in_the_bar():
    forehead = Reminder("The card is held on the forehead.", ALWAYS)
    desk, table = table_of(8, replace(hands(10), pack=Pack(packs=2), reminders=(forehead,)))
    async with visiting(desk, address(table)) as user:
        assert user.text("note") == "The card is held on the forehead."
        assert not user.shows("told")

        desk.screen.resize(360, 800)
        await user.settle()

        assert user.text("note") == "The card is held on the forehead."
        assert user.shows("told")


async def test_there_is_nothing_to_remember_once_the_game_is_over(at_table):
    screen, table = at_table(replace(hands(1), reminders=(FOLLOW,)))
    played(table, [1, 0, 0], [1, 0, 0])
    async with screen as user:
        assert not user.shows("note")


# -- tricks that can be lost, and the lowest total --------------------------------------


async def test_tricks_that_were_lost_are_said_and_hold_nothing_up(at_table):
    screen, table = at_table(replace(hands(5, 5), tricks_can_be_lost=True), (2, 1, 1))
    async with screen as user:
        assert user.text("count") == "4 of 5 tricks"
        assert user.text("verdict") == "1 lost"
        assert user.text("prompt") == "Result"

        await taps(user, "more-ann", "more-ben")
        assert user.text("verdict") == "1 too many"
        assert user.is_dead("next")

        await taps(user, "fewer-ben", "fewer-ben", "next")
        assert table.game.hand.number == 2


GOLF = replace(hands(1, 1), scoring=(("made", "0"), ("missed", "5")), wins=Wins.LOWEST)


async def test_where_the_lowest_total_wins_it_is_in_the_first_place():
    desk, table = table_of(rules=GOLF)
    played(table, [1, 0, 1], [1, 0, 0])
    async with visiting(desk, address(table, "standing")) as user:
        ranks = [user.text(f"place-{player}").split()[0] for player in (ANN, BEN, CY)]

        assert ranks == ["1", "1", "3"]


async def test_where_the_lowest_total_wins_it_is_said_to_win(at_table):
    screen, table = at_table(GOLF)
    played(table, [1, 0, 1], [1, 0, 0])
    played(table, [0, 0, 0], [0, 1, 0])  # led by Ben, so that Cy is off
    async with screen as user:
        assert table.game.totals == {ANN: 0, BEN: 0, CY: 10}
        assert user.text("prompt") == "Ann, Ben share the win"
