"""Who names the trump, and who leads, where the bids decide it."""

from hypothesis import given
from strategies import ANN, BEN, CY, bid, game_of, games, refused

from scorekeeper.rules import Reminder, Trump, TrumpMade
from scorekeeper.rules.record import Deal, Leader
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule

TOP = TrumpRule(Source.TOP_BIDDER, no_trump=NoTrump.NEVER)
AUCTION = TrumpRule(Source.AUCTION, no_trump=NoTrump.NEVER)
TOP_LEADS = Deal(leader=Leader.TOP_BIDDER)


def test_the_top_bidder_names_trump_once_all_have_bid():
    game = game_of(4, 4, trump=TOP)
    assert game.trump_namer(game.hand) is None

    game = bid(game, 1, 3, 0)

    assert game.trump_namer(game.hand) == BEN


def test_of_two_top_bidders_the_first_to_call_names_trump():
    game = bid(game_of(4, 4, trump=TOP), 2, 2, 0)

    assert game.trump_namer(game.hand) == ANN


def test_the_table_may_say_that_another_names_trump():
    game = bid(game_of(4, 4, trump=TOP), 2, 2, 0)

    game = game.after(TrumpMade(1, None, BEN))

    assert game.trump_namer(game.hand) == BEN
    assert game.trump(game.hand) is None
    assert game.hand.has_entries


def test_who_won_the_auction_has_to_be_told():
    game = game_of(4, 4, trump=AUCTION)
    assert game.trump_namer(game.hand) is None

    game = game.after(TrumpMade(1, Trump.HEARTS, CY))

    assert game.trump_namer(game.hand) == CY
    assert game.trump(game.hand) is Trump.HEARTS


def test_nobody_names_a_trump_that_is_turned_up_or_settled():
    turned = bid(game_of(4, 4), 1, 3, 0)
    last = bid(game_of(4, trump=TrumpRule(Source.AUCTION)), 1, 3, 0)

    assert turned.trump_namer(turned.hand) is None
    assert last.trump_namer(last.hand) is None


def test_only_who_is_in_can_name_trump():
    game = game_of(4, 4, trump=AUCTION)

    assert "Nobody with the id" in refused(game, TrumpMade(1, Trump.HEARTS, "zed"))


def test_who_sits_beside_the_dealer_leads_where_nothing_else_is_said():
    game = game_of(4, 4)

    assert game.leader(game.hand) == ANN


def test_the_top_bidder_leads_where_the_table_plays_so():
    game = game_of(4, 4, deal=TOP_LEADS)
    assert game.leader(game.hand) is None

    game = bid(game, 1, 1, 3)

    assert game.leader(game.hand) == CY


def test_reminders_show_in_their_hand_and_phase():
    forehead = Reminder("Forehead!", "bidding and cards == 1")
    game = game_of(1, 2, reminders=(forehead, Reminder("Must trump!")))
    assert game.reminders(game.hand) == ("Forehead!",)

    game = bid(game, 1, 0, 0)

    assert game.reminders(game.hand) == ("Must trump!",)


@given(games())
def test_the_top_bidder_bid_as_much_as_anybody(game):
    for hand in game.hands:
        top = hand.top_bidder
        assert (top is None) == (not hand.is_bid)
        if top is not None:
            earlier = hand.order[: hand.order.index(top)]
            assert hand.bids[top] == max(hand.bids.values())
            assert all(hand.bids[who] < hand.bids[top] for who in earlier)
