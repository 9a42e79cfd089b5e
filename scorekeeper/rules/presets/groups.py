"""Groups of rules that several presets share, each met at many tables."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook, Order
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, Segment, Shape
from scorekeeper.rules.record import Reminder
from scorekeeper.rules.scoring import Case
from scorekeeper.rules.trump import NoTrump, Source, Trump, TrumpRule

__all__ = [
    "AT_ONCE",
    "BASIC_5",
    "BASIC_10",
    "CYCLE_OF_FIVE",
    "DOWN_UP_10",
    "EACH_ONE_UP",
    "EXACT_10",
    "FIRST_ON_FOREHEAD",
    "FOREHEAD",
    "HOOKED",
    "KEPT",
    "LAST_ON_FOREHEAD",
    "NO_SUIT",
    "NO_TRUMP_IF_ALL_DEALT",
    "ONES_EACH_BETWEEN",
    "SPADES",
    "TOP_BIDDER",
    "TURNED",
    "UP_DOWN_10",
    "UP_DOWN_MAX",
]

# -- packs -----------------------------------------------------------------------------
KEPT = Pack(turn_up=True)
"""One pack of 52 of which a card is always left to turn up."""

# -- plans -----------------------------------------------------------------------------
DOWN_UP_10 = Plan(Shape.DOWN_UP, top=10)
UP_DOWN_10 = Plan(Shape.UP_DOWN, top=10)
UP_DOWN_MAX = Plan(Shape.UP_DOWN, top="max")
ONES_EACH_BETWEEN: tuple[Segment, ...] = (
    ("M", "2", -1, "1"),
    ("1", "1", 1, "P"),
    ("2", "M", 1, "1"),
)
"""Down, a one-card hand for every player, and up again."""
EACH_ONE_UP: tuple[Segment, ...] = (
    ("1", "1", 1, "P"),
    ("2", "M-1", 1, "1"),
    ("M", "M", 1, "P"),
    ("M-1", "2", -1, "1"),
    ("1", "1", 1, "P"),
)
"""Up and down, with the smallest and the biggest hands once for every player."""

# -- trumps ----------------------------------------------------------------------------
TURNED = TrumpRule(no_trump=NoTrump.NEVER)
NO_TRUMP_IF_ALL_DEALT = TrumpRule(no_trump=NoTrump.WHEN_ALL_DEALT)
TOP_BIDDER = TrumpRule(Source.TOP_BIDDER, no_trump=NoTrump.NEVER)
SPADES = TrumpRule(Source.FIXED, (Trump.SPADES,), NoTrump.NEVER)
NO_SUIT = TrumpRule(Source.NONE, no_trump=NoTrump.NEVER)
CYCLE_OF_FIVE = TrumpRule(
    Source.CYCLE,
    (Trump.SPADES, Trump.HEARTS, Trump.CLUBS, Trump.DIAMONDS, Trump.NONE),
    NoTrump.NEVER,
)
"""Spades, hearts, clubs, diamonds, none: Hungary's order."""

# -- bidding ---------------------------------------------------------------------------
HOOKED = Bidding(hook=Hook.NOT_EQUAL)
AT_ONCE = Bidding(order=Order.AT_ONCE)

# -- scoring ---------------------------------------------------------------------------
EXACT_10: tuple[Case, ...] = (("made", "10 + tricks"), ("missed", "0"))
BASIC_10: tuple[Case, ...] = (("made", "10 + tricks"), ("missed", "tricks"))
BASIC_5: tuple[Case, ...] = (("made", "5 + tricks"), ("missed", "tricks"))

# -- reminders -------------------------------------------------------------------------
FOREHEAD = Reminder(
    sentence("One-card hands are held on the forehead: you see every card but your own."),
    "bidding and cards == 1",
)
FIRST_ON_FOREHEAD = Reminder(
    sentence("The first card is held on the forehead."), "bidding and hand == 1"
)
LAST_ON_FOREHEAD = Reminder(
    sentence("The last card is held on the forehead."), "bidding and hand == hands"
)
