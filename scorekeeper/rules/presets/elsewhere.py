"""From Hungary and Romania eastwards to India and Hong Kong."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Segment, Shape
from scorekeeper.rules.presets.classic import MUST_TRUMP
from scorekeeper.rules.presets.groups import (
    CYCLE_OF_FIVE,
    DOWN_UP_10,
    EACH_ONE_UP,
    EXACT_10,
    FOREHEAD,
    HOOKED,
    NO_TRUMP_IF_ALL_DEALT,
    TURNED,
)
from scorekeeper.rules.record import Reminder, Rules
from scorekeeper.rules.scoring import Streak
from scorekeeper.rules.trump import NoTrump, Source, Trump, TrumpRule
from scorekeeper.rules.values import replace

__all__ = ["ASIA", "EAST"]

# -- Eastern Europe --------------------------------------------------------------------

_8_1_8: tuple[Segment, ...] = (
    ("M", "M", 1, "P"),
    ("M-1", "2", -1, "1"),
    ("1", "1", 1, "P"),
    ("2", "M-1", 1, "1"),
    ("M", "M", 1, "P"),
)

# Source: pagat.com on Romanian Whist, goobix, whist.live and caledonacres, each read in
# part, and the code of five score keepers.  Of three readings of the streak this is the
# plan of the "conectionist" keeper: one-card hands do not count, the run starts again.
_ROMANIAN = Rules(
    key="romanian-whist-1-8-1",
    name="Romanian Whist 1-8-1",
    about=sentence(
        "Eight cards a player, the ones and the eights once for each; 5 and its tricks when "
        "made, a miss loses 1 per trick off, and five alike in a row pay or cost 10 more."
    ),
    also=("Whist românesc", "Romanian Whist"),
    players=(3, 6),
    pack=Pack("8*players"),
    plan=Plan(Shape.SEGMENTS, top=8, segments=EACH_ONE_UP),
    trump=NO_TRUMP_IF_ALL_DEALT,
    bidding=HOOKED,
    scoring=(("made", "5 + tricks"), ("missed", "-off")),
    streak=Streak(5, made=10, missed=-10),
    reminders=(Reminder(MUST_TRUMP),),
)

EAST = (
    _ROMANIAN,
    replace(
        _ROMANIAN,
        key="romanian-whist-8-1-8",
        name="Romanian Whist 8-1-8",
        about=sentence(
            "Romanian Whist from eights down to ones and up again; five alike in a row pay or "
            "cost 10 more."
        ),
        also=("Whist românesc",),
        plan=Plan(Shape.SEGMENTS, top=8, segments=_8_1_8),
    ),
    # Source: the same pages; a table of points that grow with the bid.
    replace(
        _ROMANIAN,
        key="romanian-whist-rising",
        name="Romanian Whist, rising points",
        about=sentence(
            "Romanian Whist where each trick bid is worth one more than the last, 1, 2, 3 and so "
            "on, added up, and each trick off costs as much."
        ),
        also=("Whist românesc",),
        scoring=(("made", "5 + tri(bid)"), ("missed", "-tri(off)")),
    ),
    # Source: scordatura.hu and hogyankell.hu, read in part, and the code of a score keeper
    # (csgreg) for the order of trumps; best for four.
    Rules(
        key="rikiki-hungary",
        name="Rikiki, Hungary",
        about=sentence(
            "Every size once for each player, down and up again, the trumps in turn; 10 and 2 "
            "per trick when made, a miss loses 4 per trick off. A long evening: play part of it."
        ),
        also=("Rikiki",),
        players=(3, 6),
        plan=Plan(Shape.SEGMENTS, top="max", segments=(("M", "1", -1, "P"), ("1", "M", 1, "P"))),
        trump=CYCLE_OF_FIVE,
        bidding=HOOKED,
        scoring=(("made", "10 + 2*tricks"), ("missed", "-4*off")),
        reminders=(FOREHEAD,),
    ),
    # Source: the description of a score keeper, its rules read in full, and shram.kiev.ua,
    # read in part.  Two jokers stand for the black sixes in the pack of 36.
    Rules(
        key="raspisnoy",
        name="Raspisnoy Poker",
        about=sentence(
            "10 per trick when made and 5 for zero, 1 per trick when over, 10 lost per trick "
            "short, ones worth more, blind hands last. Golden, misère and other special hands "
            "are not in the plan."
        ),
        also=("Расписной покер", "Odessa Poker"),
        players=(3, 6),
        pack=Pack(36),
        plan=Plan(Shape.SEGMENTS, top="max", segments=(*EACH_ONE_UP, ("M", "M", 1, "P"))),
        trump=TURNED,
        bidding=HOOKED,
        scoring=(
            ("cards == 1 and bid == 0 and made", "15"),
            ("cards == 1 and bid == 0", "5"),
            ("cards == 1 and made", "30"),
            ("cards == 1", "-30"),
            ("bid == 0 and made", "5"),
            ("made", "10*bid"),
            ("over", "tricks"),
            ("under", "-10*off"),
        ),
        reminders=(
            Reminder(
                sentence("The last hands are bid blind, before you look at your cards."),
                "bidding and hand > hands - players",
            ),
        ),
    ),
    # Source: pagat.com/exact/joker.html, read in part, and the code of a score keeper.
    # Sources differ on plain misses: 10 per trick taken is one reading.
    Rules(
        key="joker",
        name="Joker",
        about=sentence(
            "Four sets of hands; 50 and 50 per trick when made, 100 per trick when that is all "
            "of them, 200 lost for taking none. The bonus for a whole set goes in as extra "
            "points."
        ),
        also=("ჯოკერი",),
        players=(4, 4),
        pack=Pack(36),
        plan=Plan(
            Shape.SEGMENTS,
            top=9,
            segments=(
                ("1", "8", 1, "1"),
                ("9", "9", 1, "4"),
                ("8", "1", -1, "1"),
                ("9", "9", 1, "4"),
            ),
        ),
        trump=TURNED,
        bidding=HOOKED,
        scoring=(
            ("bid > 0 and tricks == 0", "-200"),
            ("bid == 0 and made", "50"),
            ("made and bid == cards", "100*bid"),
            ("made", "50 + 50*bid"),
            ("missed", "10*tricks"),
        ),
        extra_points=(400,),
        reminders=(
            Reminder(
                sentence(
                    "With nine cards the player after the dealer names trumps from the first three."
                ),
                "bidding and cards == 9",
            ),
        ),
    ),
)
"""Eastern Europe."""

# -- Asia ------------------------------------------------------------------------------

_KACHUFUL = TrumpRule(
    Source.CYCLE, (Trump.SPADES, Trump.DIAMONDS, Trump.CLUBS, Trump.HEARTS), NoTrump.NEVER
)
"""Kaali, chukat, fuli, laal: the name of the game is their order."""

# Source: English Wikipedia, "Kachufool", read in full; ba.net and wewake, read in part; the
# code of three score keepers.  The limit of zeros is for more than five players only, which
# a record cannot say: it is set for all.
_JUDGEMENT = Rules(
    key="judgement",
    name="Judgement",
    about=sentence(
        "Down and up with the trumps in turn; 10 and its tricks when made, nothing for a miss. "
        "Nobody bids zero six times running: with five players or fewer, lift that limit."
    ),
    also=("Kachufool", "Kachuful", "Judgment"),
    players=(2, 10),
    plan=DOWN_UP_10,
    trump=_KACHUFUL,
    bidding=Bidding(hook=Hook.NOT_EQUAL, zeros_in_a_row=5),
    scoring=EXACT_10,
)

ASIA = (
    _JUDGEMENT,
    # Source: as Judgement; one of the score keepers.
    replace(
        _JUDGEMENT,
        key="judgement-tens",
        name="Judgement by tens",
        about=sentence(
            "Judgement where a made bid pays 10 per trick, a made zero 10, and a miss loses 10 "
            "per trick off."
        ),
        also=("Kachufool",),
        scoring=(("bid == 0 and made", "10"), ("made", "10*bid"), ("missed", "-10*off")),
    ),
    # Source: discuss.com.hk, read in part; the points are often said to be these, which
    # could not be confirmed.
    Rules(
        key="german-bridge",
        name="German Bridge, Hong Kong",
        about=sentence(
            "One card more each hand up to all of them; 10 and the bid squared when made, "
            "and a miss loses the tricks off squared."
        ),
        also=("德國橋牌",),
        players=(3, 6),
        plan=Plan(top="max"),
        trump=NO_TRUMP_IF_ALL_DEALT,
        scoring=(("made", "10 + bid**2"), ("missed", "-off**2")),
    ),
    # Source: iwhist.net and copies of Wikipedia's page, read in full; one text has a miss
    # at 5 a trick.  The hook is on whoever bids last after the declarer, whom the model does
    # not know: a hook on the dealer would strike the wrong player's number.  How many hands
    # make a game is the table's choice: three deals each.
    Rules(
        key="israeli-whist",
        name="Israeli Whist",
        about=sentence(
            "All 13 cards every hand; 10 and the bid squared when made, and zero pays 50, "
            "or 25 where the bids go over. Trumps are auctioned at the table; nothing here "
            "keeps the declarer to that bid, nor the last of the others from adding up to 13."
        ),
        players=(4, 4),
        plan=Plan(Shape.HANDS, hands=(13,) * 12),
        trump=TrumpRule(Source.AUCTION, no_trump=NoTrump.NEVER),
        scoring=(
            ("bid == 0 and made and bids < cards", "50"),
            ("bid == 0 and made", "25"),
            ("bid == 0", "-60 + 10*tricks"),
            ("made", "10 + bid**2"),
            ("missed", "-10*off"),
        ),
        reminders=(
            Reminder(
                sentence(
                    "The declarer bids at least as many as called; the others bid from the "
                    "declarer's left, and all four may not add up to 13."
                ),
                "bidding",
            ),
        ),
    ),
)
"""India, Hong Kong and Israel."""
