"""Oh Hell as it is played in English: up and down, and with trumps in turn."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Shape
from scorekeeper.rules.presets.groups import (
    AT_ONCE,
    BASIC_5,
    BASIC_10,
    DOWN_UP_10,
    EXACT_10,
    FOREHEAD,
    HOOKED,
    KEPT,
    NO_TRUMP_IF_ALL_DEALT,
    SPADES,
    TOP_BIDDER,
    TURNED,
    UP_DOWN_10,
)
from scorekeeper.rules.record import Rules
from scorekeeper.rules.trump import NoTrump, Source, Trump, TrumpRule

__all__ = ["SISTERS", "WHISTS"]

SISTERS = (
    # Source: pagat.com/exact/ohhell.html, read in part; the scoring after a separate audit
    # of rules pages, which calls it the most used.
    Rules(
        key="oh-hell-down-up",
        name="Oh Hell, down and up",
        about=sentence(
            "From the biggest hand down to one card and up again; the bids may not come out even, "
            "and a miss keeps its tricks. On a tie some deal more of the biggest hands."
        ),
        also=("Oh Hell!", "Diminishing Bridge"),
        pack=KEPT,
        plan=DOWN_UP_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=BASIC_10,
    ),
    # Source: Wikipedia, "Oh hell", a copy read in full; 4 players play the 25 hands of the
    # Riverton league, whose biggest hand has no trump either.
    Rules(
        key="oh-hell-up-down",
        name="Oh Hell, up and down",
        about=sentence(
            "From one card up to the biggest hand and down again; only a bid that is made "
            "pays, and the bids may not come out even."
        ),
        also=("Oh Hell exact", "Rats"),
        plan=Plan(Shape.UP_DOWN),
        trump=NO_TRUMP_IF_ALL_DEALT,
        bidding=HOOKED,
        scoring=EXACT_10,
    ),
    # Source: several pages on "Up and Down the River" (Australia, New Zealand, the United
    # States), each read in part.
    Rules(
        key="up-and-down-the-river",
        name="Up and Down the River",
        about=sentence(
            "Up to ten cards and down again; a bid that is made pays 10 and its tricks, a miss "
            "nothing, and the bids may not come out even."
        ),
        also=("The River",),
        pack=KEPT,
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=HOOKED,
        scoring=EXACT_10,
    ),
    # Source: an article on ourpastimes.com, read in part.
    Rules(
        key="river-over",
        name="Up and Down the River, always over",
        about=sentence(
            "As Up and Down the River, but the dealer has to push the bids above the cards."
        ),
        pack=KEPT,
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=Bidding(hook=Hook.OVER_ONLY),
        scoring=EXACT_10,
    ),
    # Source: traditionalgamerules, read in part.
    Rules(
        key="ten-down",
        name="Oh Hell, ten down to one",
        about=sentence(
            "From ten cards down to one; a bid that is made pays 5 and its tricks, a miss keeps "
            "its tricks, and the last hand is free of the hook."
        ),
        players=(2, 9),
        pack=KEPT,
        plan=Plan(Shape.DOWN, top=10),
        trump=TURNED,
        bidding=Bidding(hook=Hook.NOT_EQUAL, hook_on_last_hand=False),
        scoring=BASIC_5,
    ),
    # Source: Westall's game of about 1930, after Phillips, from wikisum.wiki and Wikipedia,
    # read in part.  How many hands that takes is ours: 12 are enough for most tables.
    Rules(
        key="oh-well",
        name="Oh! Well",
        about=sentence(
            "Every hand deals all the cards; whoever first has 100 wins, so skip the hands that "
            "are left then. Settling by differences is up to the table."
        ),
        plan=Plan(Shape.SEGMENTS, top="max", segments=(("M", "M", 1, "12"),)),
        trump=TURNED,
        scoring=BASIC_10,
    ),
    # Source: Wikipedia, "Oh hell", a copy read in full: 1-3-...-15-...-1 for three players.
    # The biggest hands for more players are the odd ones below the usual.
    Rules(
        key="odd-hands",
        name="Oh Hell, odd hands",
        about=sentence("Only hands with an odd number of cards: 1, 3, 5 and so on, and back."),
        pack=KEPT,
        plan=Plan(
            Shape.SEGMENTS,
            top=((3, 15), (4, 11), (5, 9), (6, 7), (7, 7)),
            segments=(("1", "M", 2, "1"), ("M-2", "1", -2, "1")),
        ),
        trump=TURNED,
    ),
    # Source: the MrPikes rules page, read in part.
    Rules(
        key="fingers",
        name="Oh Hell on fingers",
        about=sentence(
            "All bid at once, with fingers on a count of three; a bid that is made pays 10 and "
            "its tricks, a miss loses 10 and 1 more per trick off."
        ),
        also=("MrPikes",),
        pack=KEPT,
        plan=DOWN_UP_10,
        trump=TURNED,
        bidding=AT_ONCE,
        scoring=(("made", "10 + tricks"), ("missed", "-10 - off")),
    ),
    # Source: the code of a score keeper (psalaets), its rules read in full.
    Rules(
        key="two-packs",
        name="Oh Hell with two packs",
        about=sentence(
            "Two packs, spades always trump; a bid pays 10 and itself when made and loses as "
            "much when missed. One pack is named the better where equal cards meet."
        ),
        players=(3, 12),
        pack=Pack(packs=2),
        plan=Plan(Shape.UP_DOWN, top=8),
        trump=SPADES,
        scoring=(("made", "10 + bid"), ("missed", "-10 - bid")),
    ),
    # Source: Wikipedia, "Oh hell", a copy read in full.  Points for it are ours: a hand
    # everybody makes counts 1 for everybody.
    Rules(
        key="co-op",
        name="Oh Hell together",
        about=sentence(
            "The bids must add up to the cards and all must make them: such a hand counts 1 for "
            "everybody. A hand that fails is dealt again, so repeat it in the plan."
        ),
        also=("Co-operative Oh Hell",),
        players=(2, 7),
        pack=KEPT,
        plan=UP_DOWN_10,
        trump=TURNED,
        bidding=Bidding(hook=Hook.EXACTLY),
        scoring=(("makers == players", "1"), ("makers < players", "0")),
    ),
)
"""The game everybody knows, in its usual shapes."""

WHISTS = (
    # Source: nommy.co.uk, read in full.
    Rules(
        key="nomination-whist",
        name="Nomination Whist",
        about=sentence(
            "From ten cards down to one and up again, the trumps in turn with one hand in five "
            "without; the bids may not come out even."
        ),
        also=("Contract Whist",),
        players=(3, 6),
        plan=DOWN_UP_10,
        trump=TrumpRule(
            Source.CYCLE,
            (Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS, Trump.NONE),
            NoTrump.NEVER,
        ),
        bidding=HOOKED,
        scoring=BASIC_10,
    ),
    # Source: The Guardian's description, read in part; it also knows 12 cards, the way back
    # up, and a turned-up card where a picture means no trump.
    Rules(
        key="nomination-whist-seven",
        name="Nomination Whist from seven",
        about=sentence(
            "From seven cards down to one, the trumps in turn; the one card of the last hand is "
            "held on the forehead."
        ),
        also=("Devil's Bridge",),
        players=(3, 6),
        plan=Plan(Shape.DOWN, top=7),
        trump=TrumpRule(
            Source.CYCLE,
            (Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS, Trump.SPADES, Trump.NONE),
            NoTrump.NEVER,
        ),
        bidding=HOOKED,
        scoring=BASIC_10,
        reminders=(FOREHEAD,),
    ),
    # Source: the code of a score keeper for 4 players, which says what a made bid pays and
    # nothing of a miss.  The biggest hands for other numbers of players are ours.
    Rules(
        key="contract-whist-steps",
        name="Contract Whist in steps of two",
        about=sentence(
            "Even hands down to two cards, then odd ones from one card up, the trumps in turn; "
            "a miss keeps its tricks."
        ),
        plan=Plan(
            Shape.SEGMENTS,
            top=((3, 13), (4, 13), (5, 9), (6, 7), (7, 7)),
            segments=(("M-1", "2", -2, "1"), ("1", "M", 2, "1")),
        ),
        trump=TrumpRule(
            Source.CYCLE,
            (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES, Trump.NONE),
            NoTrump.NEVER,
        ),
        scoring=BASIC_10,
    ),
    # Source: mickrushton.co.uk, read in part.
    Rules(
        key="blob",
        name="Blob",
        about=sentence(
            "The highest bidder names trumps or none, the first to call if several are as high; "
            "a missed bid is blacked out and pays nothing."
        ),
        players=(3, 8),
        plan=DOWN_UP_10,
        trump=TOP_BIDDER,
        bidding=HOOKED,
        scoring=EXACT_10,
    ),
    # Source: dealthecardsalready.com/whist, read in part.
    Rules(
        key="seven-card-whist",
        name="Seven-card Whist",
        about=sentence(
            "From seven cards down to one and up again; the highest bidder names trumps or "
            "none, and nobody bids zero more than three times running."
        ),
        also=("Family Whist",),
        players=(2, 4),
        plan=Plan(Shape.DOWN_UP, top=7),
        trump=TOP_BIDDER,
        bidding=Bidding(hook=Hook.NOT_EQUAL, zeros_in_a_row=3),
        scoring=EXACT_10,
    ),
)
"""Whists of Britain: trumps in turn, or named by whoever bids most."""
