"""Trumps: what they can be, and when the rules settle them without being told."""

from __future__ import annotations

from enum import StrEnum

from scorekeeper.rules.values import dataclass

__all__ = ["NoTrump", "Source", "Trump", "TrumpRule", "settled_trump"]


class Trump(StrEnum):
    """A trump suit, or the decision that there is none."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    NONE = "none"


class Source(StrEnum):
    """Where the trump of a hand comes from."""

    TURN_UP = "turn-up"
    FIXED = "fixed"
    CYCLE = "cycle"
    TOP_BIDDER = "top-bidder"
    AUCTION = "auction"
    NONE = "none"


class NoTrump(StrEnum):
    """Which hands have no trump whatever the source says (or a list of hand numbers)."""

    NEVER = "never"
    LAST_HAND = "last-hand"
    WHEN_ALL_DEALT = "when-all-dealt"


@dataclass(frozen=True, slots=True)
class TrumpRule:
    """Where trumps come from.  ``cycle`` serves ``cycle``, and its first ``fixed``."""

    source: Source = Source.TURN_UP
    cycle: tuple[Trump, ...] = ()
    no_trump: NoTrump | tuple[int, ...] = NoTrump.LAST_HAND


def settled_trump(rule: TrumpRule, hand: int, *, is_last: bool, all_dealt: bool) -> Trump | None:
    """Return the trump of hand number ``hand`` where the rules settle it, else None.

    ``all_dealt`` says that the hand uses up every card of the pack.
    """
    match rule.no_trump:
        case NoTrump.NEVER:
            without = False
        case NoTrump.LAST_HAND:
            without = is_last
        case NoTrump.WHEN_ALL_DEALT:
            without = all_dealt
        case numbers:
            without = hand in numbers
    if without or rule.source is Source.NONE:
        return Trump.NONE
    if rule.source is Source.FIXED:
        return rule.cycle[0]
    if rule.source is Source.CYCLE:
        return rule.cycle[(hand - 1) % len(rule.cycle)]
    return None
