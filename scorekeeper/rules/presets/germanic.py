"""The Low Countries, the North and Germany."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook, Order
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Segment, Shape
from scorekeeper.rules.presets.groups import (
    AT_ONCE,
    BASIC_10,
    DOWN_UP_10,
    FIRST_ON_FOREHEAD,
    HOOKED,
    NO_SUIT,
    ONES_EACH_BETWEEN,
    SPADES,
    TURNED,
    UP_DOWN_10,
)
from scorekeeper.rules.record import Deal, Leader, NextDealer, Reminder, Rules
from scorekeeper.rules.scoring import Case
from scorekeeper.rules.trump import Source, Trump, TrumpRule

__all__ = ["NORTH"]

_TEN_TWICE: tuple[Segment, ...] = (("1", "M", 1, "1"), ("M", "1", -1, "1"))
_PLUMP: tuple[Case, ...] = (
    ("bid == 0 and made", "5"),
    ("made and bid >= 10", "100 + bid"),
    ("made", "10 + bid"),
    ("missed", "0"),
)
"""Write a 1 before the number: 3 becomes 13, and 10 becomes 110."""
_TOP_BIDDER_LEADS = Deal(leader=Leader.TOP_BIDDER)

NORTH = (
    # Source: Dutch Wikipedia, read in part, which gives no points; they are the usual ones.
    Rules(
        key="boerenbridge",
        name="Boerenbridge",
        about=sentence(
            "Up to ten cards and down again, the first card on the forehead; from four cards on "
            "the bids may not come out even, and a miss keeps its tricks."
        ),
        also=("10 op en neer", "Chinees poepen"),
        players=(3, 7),
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=Bidding(hook=Hook.NOT_EQUAL, hook_from=4),
        scoring=BASIC_10,
        reminders=(FIRST_ON_FOREHEAD,),
    ),
    # Source: a Dutch page of rules, read in full: 17 hands, a second pack only to draw the
    # trump from.
    Rules(
        key="boerenbridge-17",
        name="Boerenbridge, seventeen hands",
        about=sentence(
            "Up to eight cards, eight without trump, and down again, trumps drawn from a second "
            "pack; 5 and its tricks for a bid that is made, and a miss loses 1 per trick off."
        ),
        players=(3, 6),
        plan=Plan(
            Shape.SEGMENTS,
            top=8,
            segments=(("1", "M", 1, "1"), ("M", "M", 1, "1"), ("M", "1", -1, "1")),
        ),
        trump=TrumpRule(no_trump=(9,)),
        bidding=AT_ONCE,
        scoring=(("made", "5 + tricks"), ("missed", "-off")),
    ),
    # Source: boerenbridge.com, read in part, which gives no points in that part; they are
    # the usual ones.  The championship plays with five.
    Rules(
        key="boerenbridge-championship",
        name="Boerenbridge, championship",
        about=sentence(
            "Down from ten cards and up again, spades always trump; a wrong number of cards "
            "stops the hand: its culprit has 4 less as extra points, all others have made it."
        ),
        also=("WK Boerenbridge",),
        players=(3, 5),
        plan=DOWN_UP_10,
        trump=SPADES,
        bidding=HOOKED,
        scoring=BASIC_10,
        extra_points=(-4,),
    ),
    # Source: Swedish Wikibooks and kortspelsregler.com, read in full.
    Rules(
        key="plump",
        name="Plump",
        about=sentence(
            "Down from ten cards, a one-card hand for every player, and up, all without trumps; "
            "a made bid gets a 1 before it, so 3 pays 13 and 10 pays 110, and a made zero 5."
        ),
        players=(2, 8),
        plan=Plan(Shape.SEGMENTS, top=10, segments=ONES_EACH_BETWEEN),
        deal=_TOP_BIDDER_LEADS,
        trump=NO_SUIT,
        bidding=HOOKED,
        scoring=_PLUMP,
    ),
    # Source: as Plump, and Swedish Wikipedia, read in part.
    Rules(
        key="beredskap",
        name="Beredskap",
        about=sentence("As Plump, but with a card turned up for trump."),
        also=("Beredskapswhist",),
        players=(2, 8),
        plan=Plan(Shape.SEGMENTS, top=10, segments=ONES_EACH_BETWEEN),
        deal=_TOP_BIDDER_LEADS,
        trump=TURNED,
        bidding=HOOKED,
        scoring=_PLUMP,
    ),
    # Source: norske-kortspill.no, read in part, which gives no points in that part; they
    # are the usual ones.  Clubs begin in hand 4, so the order is written from hand 1 back.
    Rules(
        key="bondebridge",
        name="Bondebridge",
        about=sentence(
            "Up to ten cards and down, ten twice, the first and last three hands without trump; "
            "all bid on their fists, and a miss keeps its tricks."
        ),
        also=("Selbubridge", "Tieren"),
        players=(2, 5),
        plan=Plan(Shape.SEGMENTS, top=10, segments=_TEN_TWICE),
        trump=TrumpRule(
            Source.CYCLE,
            (Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES, Trump.CLUBS),
            (1, 2, 3, 18, 19, 20),
        ),
        bidding=Bidding(order=Order.AT_ONCE, hook=Hook.NOT_EQUAL),
        scoring=BASIC_10,
        reminders=(
            Reminder(
                sentence(
                    "If the bids come out even, the player left of the dealer changes theirs."
                ),
                "bidding",
            ),
        ),
    ),
    # Source: the statutes of a Norwegian club, read in full.
    Rules(
        key="kortkveld",
        name="Bondebridge, Kortkveld club",
        about=sentence(
            "Spades always trump; 10 and 5 per trick when made, a miss costs 5, 15, 35 and so "
            "on, whoever misses by most deals next, and nobody wants to be last. Cheating "
            "counts as one more trick off, as extra points."
        ),
        also=("Kortkveld",),
        players=(2, 5),
        plan=Plan(Shape.SEGMENTS, top=10, segments=_TEN_TWICE),
        deal=Deal(next_dealer=NextDealer.BIGGEST_MISS),
        trump=SPADES,
        bidding=AT_ONCE,
        scoring=(("made", "10 + 5*bid"), ("missed", "-5*(2**off - 1)")),
        extra_points=(-10, -20, -40),
        reminders=(
            Reminder(
                sentence("The first and the last card are held on the forehead."),
                "bidding and (hand == 1 or hand == hands)",
            ),
        ),
    ),
    # Source: German Wikibooks and de.wiki.li, read in part: two packs of 32 as one.
    Rules(
        key="stiche-raten",
        name="Stiche-Raten",
        about=sentence(
            "Two packs of 32 as one, one card more each hand; the bids may not come out even, "
            "and a miss keeps its tricks."
        ),
        players=(3, 6),
        pack=Pack(32, packs=2, turn_up=True),
        plan=Plan(top="max"),
        trump=TURNED,
        bidding=HOOKED,
        scoring=BASIC_10,
    ),
    # Source: as Stiche-Raten, with one pack.
    Rules(
        key="rauf-runter",
        name="Rauf-Runter",
        about=sentence(
            "One pack of 32, one card more each hand and down again; the bids may not come "
            "out even, and a miss keeps its tricks."
        ),
        also=("Fahrstuhl",),
        players=(3, 8),
        pack=Pack(32, turn_up=True),
        plan=Plan(Shape.UP_DOWN, top="max"),
        trump=TURNED,
        bidding=HOOKED,
        scoring=BASIC_10,
    ),
)
"""The Low Countries, the North and Germany."""
