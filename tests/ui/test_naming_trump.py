"""Who names the trump: the top bidder by themselves, a tie or an auction by one tap more."""

from dataclasses import replace

from strategies import ANN, BEN, CY
from ui.desks import Patience, address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Trump, TrumpMade
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule
from scorekeeper.ui.models.taps import DOUBLE_TAP

TOP = replace(hands(3, 3), trump=TrumpRule(Source.TOP_BIDDER, no_trump=NoTrump.NEVER))
AUCTION = replace(hands(3, 3), trump=TrumpRule(Source.AUCTION, no_trump=NoTrump.NEVER))


async def test_the_top_bidder_is_known_when_all_have_bid_and_the_suit_is_one_tap(at_table):
    screen, table = at_table(TOP, (1, 0))
    async with screen as user:
        assert not user.shows("trump-hearts")

        await user.tap("bid-3")
        assert user.text("prompt") == "Cy names trump"
        assert user.name("trump") == "Cy names trump"

        await user.tap("trump-hearts")

        assert table.game.trump(table.game.hand) is Trump.HEARTS
        assert user.name("trump") == "Hearts are trump, named by Cy"
        assert not user.shows("trump-hearts")
        assert user.text("prompt") == "Result"


async def test_naming_trump_holds_nothing_up(at_table):
    screen, table = at_table(TOP, (1, 0, 2))
    async with screen as user:
        await user.tap("next")

        assert table.game.hand.number == 2


async def test_naming_trump_may_be_left_for_later(at_table):
    screen, table = at_table(TOP, (1, 0, 3))
    async with screen as user:
        await user.tap("trump")
        assert not user.shows("trump-hearts")
        assert user.text("prompt") == "Result"

        await taps(user, "trump", "trump-clubs")

        assert table.game.trump(table.game.hand) is Trump.CLUBS


async def test_a_result_that_is_being_entered_is_not_asked_over(at_table):
    screen, _ = at_table(TOP, (1, 0, 3))
    async with screen as user:
        await user.tap("fewer-cy")

        assert not user.shows("trump-hearts")
        assert user.text("prompt") == "Result"


async def test_of_several_top_bidders_one_is_tapped_and_then_the_suit(at_table):
    screen, table = at_table(TOP, (2, 0, 2))
    async with screen as user:
        assert user.text("prompt") == "Who names trump?"
        assert user.name("trump") == "Trump not known"
        assert sorted(user.keys("namer-")) == ["namer-ann", "namer-cy", "namer-other"]
        assert user.name("namer-ann") == "Ann, called first"
        assert "called first" in user.text("namer-ann")
        assert user.name("namer-cy") == "Cy"

        await user.tap("namer-cy")
        assert table.game.hand.named_by == CY
        assert user.text("prompt") == "Cy names trump"

        await user.tap("trump-spades")
        assert user.name("trump") == "Spades are trump, named by Cy"
        assert user.name("undo") == "Undo: Spades are trump"


async def test_somebody_else_may_name_trump(at_table):
    screen, table = at_table(TOP, (1, 0, 3))
    async with screen as user:
        await user.tap("namer-other")
        assert sorted(user.keys("namer-")) == ["namer-ann", "namer-ben", "namer-cy"]

        await taps(user, "namer-ben", "trump-hearts")

        assert table.game.log[-1] == TrumpMade(1, Trump.HEARTS, BEN)
        assert user.name("trump") == "Hearts are trump, named by Ben"


async def test_who_named_trump_can_be_changed_afterwards(at_table):
    screen, table = at_table(TOP, (1, 0, 3))
    async with screen as user:
        await taps(user, "trump-hearts", "trump", "namer-other", "namer-ann")

        assert table.game.hand.named_by == ANN
        assert table.game.trump(table.game.hand) is Trump.HEARTS


async def test_the_winner_of_an_auction_is_tapped_before_the_bids(at_table):
    screen, table = at_table(AUCTION)
    async with screen as user:
        assert user.text("naming") == "Who names trump?"

        await user.tap("namer-ben")
        assert user.text("naming") == "Ben names trump"
        await user.tap("trump-diamonds")

        assert table.game.log[-1] == TrumpMade(1, Trump.DIAMONDS, BEN)
        assert not user.shows("naming")
        assert user.text("prompt") == "Ann bids"


async def test_an_auction_asks_above_the_rows_in_the_order_of_bidding(at_table):
    screen, table = at_table(AUCTION)
    async with screen as user:
        said = user.spoken()[user.spoken().index("Who names trump?") :]
        names = [table.game.name(player) for player in table.game.hand.order]
        places = [said.index(name) for name in names]

        assert places == sorted(places)
        assert places[-1] < said.index(f"{names[0]}: to bid, leads, total 0")


async def test_an_auction_does_not_hold_the_bids_up_and_is_asked_once_more(at_table):
    screen, _ = at_table(AUCTION)
    async with screen as user:
        await user.tap("naming-later")
        assert not user.shows("naming")

        await taps(user, "bid-1", "bid-1")
        assert not user.shows("namer-ann")

        await user.tap("bid-1")
        assert user.text("prompt") == "Who names trump?"


async def test_a_bid_shuts_the_question_of_an_auction(at_table):
    screen, _ = at_table(AUCTION)
    async with screen as user:
        await user.tap("bid-1")

        assert not user.shows("naming")


async def test_a_turned_up_card_is_nobodys_to_name(at_table):
    screen, table = at_table(hands(3, 3), (1, 1, 1))
    async with screen as user:
        assert not user.shows("trump-hearts")

        await taps(user, "trump", "trump-hearts")

        assert table.game.log[-1] == TrumpMade(1, Trump.HEARTS)
        assert user.name("trump") == "Hearts are trump"


async def test_who_named_trump_is_corrected_too():
    desk, table = table_of(rules=TOP)
    played(table, (1, 0, 2), (1, 0, 2))
    table.name_trump(Trump.CLUBS, 1)
    async with visiting(desk, address(table, "sheet", 1)) as user:
        assert user.name("trump") == "Clubs are trump, named by Cy"

        await taps(user, "trump", "namer-other", "namer-ann", "naming-later")

        assert user.name("trump") == "Clubs are trump, named by Ann"
        assert not user.shows("naming")


def test_the_suit_that_came_up_under_the_thumb_is_not_tapped_by_the_second_half_of_a_tap():
    patience = Patience()
    _, table = table_of(rules=TOP, tick=patience)
    patience.wait()

    table.let_name(1, CY)
    patience.wait(DOUBLE_TAP / 2)
    table.name_trump(Trump.HEARTS)

    assert table.game.hand.named_by == CY
    assert table.game.hand.trump is None


async def test_a_cycle_shows_the_next_trump_ahead_of_time(at_table):
    cycle = TrumpRule(Source.CYCLE, (Trump.SPADES, Trump.DIAMONDS), NoTrump.NEVER)
    screen, _ = at_table(replace(hands(1, 1), trump=cycle))
    async with screen as user:
        assert user.name("trump") == "Spades are trump, next hand: diamonds"
        assert user.is_dead("trump")

        await taps(user, "bid-1", "bid-0", "bid-0", "next")

        assert user.name("trump") == "Diamonds are trump"


async def test_a_fixed_trump_is_the_same_in_the_next_hand_and_not_said(at_table):
    fixed = TrumpRule(Source.FIXED, (Trump.HEARTS,), NoTrump.NEVER)
    screen, _ = at_table(replace(hands(1, 1), trump=fixed))
    async with screen as user:
        assert user.name("trump") == "Hearts are trump"
