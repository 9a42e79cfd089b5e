"""The same game for other points, and the rules of clubs and leagues."""

from __future__ import annotations

from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Shape
from scorekeeper.rules.presets.groups import (
    DOWN_UP_10,
    EXACT_10,
    HOOKED,
    KEPT,
    ONES_EACH_BETWEEN,
    TURNED,
    UP_DOWN_10,
)
from scorekeeper.rules.record import Reminder, Rules, Wins
from scorekeeper.rules.values import replace

__all__ = ["CLUBS", "OTHER_POINTS"]

# Source of these all: Wikipedia, "Oh hell", a copy read in full, which tells what they pay;
# the plan is the usual one.
_UP_DOWN = Rules(pack=KEPT, plan=UP_DOWN_10, trump=TURNED, bidding=HOOKED)

OTHER_POINTS = (
    replace(
        _UP_DOWN,
        key="get-fred",
        name="Get Fred",
        about=sentence("A bid pays 10 and itself when made; a miss loses 1 per trick off."),
        scoring=(("made", "10 + bid"), ("missed", "-off")),
    ),
    replace(
        _UP_DOWN,
        key="oy-vey",
        name="Oy Vey",
        about=sentence(
            "High bids are worth the risk: 10 and the bid squared when made; a miss loses "
            "1 per trick off."
        ),
        scoring=(("made", "10 + bid**2"), ("missed", "-off")),
    ),
    replace(
        _UP_DOWN,
        key="montreal",
        name="Montreal",
        about=sentence("A bid that is made pays 10 and 2 per trick, a miss nothing."),
        scoring=(("made", "10 + 2*tricks"), ("missed", "0")),
    ),
    replace(
        _UP_DOWN,
        key="cypriot-biskauer",
        name="Cypriot Biskauer",
        about=sentence(
            "A bid that is made pays 10 and 5 per trick; a miss loses 5 per trick bid, a missed "
            "zero 10."
        ),
        scoring=(("made", "10 + 5*bid"), ("bid == 0", "-10"), ("missed", "-5*bid")),
    ),
    replace(
        _UP_DOWN,
        key="gentleman",
        name="Gentleman's Oh Hell",
        about=sentence(
            "A bid that is made pays 10 per trick, a zero 5; too many keep their tricks, too "
            "few lose 10 per trick short."
        ),
        also=("Gentleman",),
        scoring=(
            ("bid == 0 and made", "5"),
            ("made", "10*bid"),
            ("over", "tricks"),
            ("under", "-10*off"),
        ),
    ),
    replace(
        _UP_DOWN,
        key="double-whammy",
        name="Double Whammy",
        about=sentence(
            "A made zero pays 10, a made one 15 and any more 11 per trick; a miss keeps its tricks."
        ),
        scoring=(
            ("made and bid == 0", "10"),
            ("made and bid == 1", "15"),
            ("made", "11*bid"),
            ("missed", "tricks"),
        ),
    ),
    replace(
        _UP_DOWN,
        key="spades-double",
        name="Spades Double",
        about=sentence(
            "A bid that is made pays 10 and its tricks, and twice as much when spades are trump."
        ),
        scoring=(
            ("made and trump == 'spades'", "20 + 2*tricks"),
            ("made", "10 + tricks"),
            ("missed", "0"),
        ),
    ),
    replace(
        _UP_DOWN,
        key="golf",
        name="Oh Hell Golf",
        about=sentence(
            "Only misses count, and the lowest total wins: 1 for one trick off, 3 for two, 6 "
            "for three."
        ),
        also=("Negative scoring",),
        scoring=(("made", "0"), ("missed", "tri(off)")),
        wins=Wins.LOWEST,
    ),
)
"""One plan, and many ways to be paid for it."""

CLUBS = (
    # Source: the code of Campbell's score keeper, its rules read in full.
    Rules(
        key="campbell",
        name="Campbell's Oh Hell",
        about=sentence(
            "Down from ten, a one-card hand for every player, and up; 10 and the bid "
            "squared when made, and a miss costs 5, 15, 30 and so on by tricks off."
        ),
        also=("Campbell",),
        players=(3, 8),
        pack=KEPT,
        plan=Plan(Shape.SEGMENTS, top=10, segments=ONES_EACH_BETWEEN),
        trump=TURNED,
        bidding=HOOKED,
        scoring=(("made", "10 + bid**2"), ("missed", "-5*tri(off)")),
    ),
    # Source: the rules of the Prospect league (WPOHL), read in full.  It plays with five.
    Rules(
        key="prospect",
        name="Prospect League",
        about=sentence(
            "Down from ten cards and up again; the extra 10 for a blind bid that is made go in "
            "as extra points, and payouts by rank are up to the table."
        ),
        also=("WPOHL",),
        players=(3, 5),
        pack=KEPT,
        plan=DOWN_UP_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=EXACT_10,
        extra_points=(10,),
        reminders=(
            Reminder(
                sentence(
                    "Who is 20 or more behind the leader may bid blind for 10 extra; a blind "
                    "dealer on the hook bids one more."
                ),
                "bidding",
            ),
        ),
    ),
    # Source: the code of a club's score keeper (rickytann14), its rules read in full.  The
    # club chooses the sizes hand by hand; from twelve to nine and back is one such ladder.
    Rules(
        key="stake-club",
        name="Stake Club",
        about=sentence(
            "10 and the bid squared when made, nothing for a miss; stakes of 5 or 10, "
            "deferred bids and tax go in as extra points."
        ),
        players=(4, 10),
        pack=Pack("52 if players < 5 else 104", turn_up=True),
        plan=Plan(Shape.SEGMENTS, top=12, segments=(("M", "M-3", -1, "1"), ("M-2", "M", 1, "1"))),
        trump=TURNED,
        bidding=HOOKED,
        scoring=(
            ("made and bid == 0 and players <= 6", "10 + cards"),
            ("made and bid == 0", "5 + cards"),
            ("made", "10 + bid**2"),
            ("missed", "0"),
        ),
        extra_points=(5, 10, -2, -5, -10),
        reminders=(
            Reminder(
                sentence("Choose a stake: nothing, 5, or 10; with a bid of zero at most 5."),
                "bidding",
            ),
        ),
    ),
    # Source: the code of a lunch club's score keeper, its rules read in full.
    Rules(
        key="forty-two",
        name="Forty-two",
        about=sentence(
            "A made zero pays 5 and the cards, a miss keeps its tricks; that a total of exactly "
            "42 beats all others is for the table to see."
        ),
        pack=KEPT,
        plan=Plan(top="max"),
        trump=TURNED,
        scoring=(
            ("made and bid == 0", "5 + cards"),
            ("made", "10 + tricks"),
            ("missed", "tricks"),
        ),
    ),
)
"""Clubs and leagues, with their own bonuses and penalties."""
