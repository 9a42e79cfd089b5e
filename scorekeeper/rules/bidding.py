"""Bidding: which bids the rules leave open, and why the others are closed.

The dealer bids last.  Under the *hook* the last bidder may not make the bids add up to
the cards, so that somebody is bound to miss; some tables ask for more cards bid than
there are, or for exactly as many.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from scorekeeper.rules.values import dataclass

__all__ = ["Bidding", "Hook", "Order", "Why", "breaks_hook", "hooked_bids", "struck_bids"]


class Order(StrEnum):
    """Who bids when."""

    IN_TURN = "in-turn"
    AT_ONCE = "at-once"


class Hook(StrEnum):
    """What the sum of the bids must be, compared with the cards."""

    OFF = "off"
    NOT_EQUAL = "not-equal"
    OVER_ONLY = "over-only"
    EXACTLY = "exactly"


class Why(StrEnum):
    """Why a bid is closed."""

    EVENS = "evens"
    """The bids would add up to the cards."""
    NOT_OVER = "not-over"
    """The bids would not go over the cards."""
    NOT_EXACT = "not-exact"
    """The bids would not add up to the cards."""
    ZEROS = "zeros"
    """Too many zero bids in a row."""


_CLOSED_BY = {
    Hook.NOT_EQUAL: Why.EVENS,
    Hook.OVER_ONLY: Why.NOT_OVER,
    Hook.EXACTLY: Why.NOT_EXACT,
}


@dataclass(frozen=True, slots=True)
class Bidding:
    """How a table bids.

    The hook binds in hands of ``hook_from`` cards and more; ``zeros_in_a_row`` is how
    many zero bids a player may make one after another, None for no limit.
    """

    order: Order = Order.IN_TURN
    hook: Hook = Hook.OFF
    hook_from: int = 1
    hook_on_last_hand: bool = True
    zeros_in_a_row: int | None = None

    def hook_binds(self, cards: int, *, last_hand: bool) -> bool:
        """Return whether the hook is on in a hand of ``cards`` cards."""
        return (
            self.hook is not Hook.OFF
            and cards >= self.hook_from
            and (self.hook_on_last_hand or not last_hand)
        )


def breaks_hook(hook: Hook, cards: int, bids: int) -> bool:
    """Return whether bids that add up to ``bids`` are what ``hook`` forbids.

    >>> breaks_hook(Hook.OVER_ONLY, 5, 5), breaks_hook(Hook.EXACTLY, 5, 5)
    (True, False)
    """
    match hook:
        case Hook.OFF:
            return False
        case Hook.NOT_EQUAL:
            return bids == cards
        case Hook.OVER_ONLY:
            return bids <= cards
        case Hook.EXACTLY:
            return bids != cards
        case _:
            assert_never(hook)


def hooked_bids(hook: Hook, cards: int, others: int) -> frozenset[int]:
    """Return the bids ``hook`` takes from the last bidder when the others bid ``others``.

    Where it would take every bid it takes none: nobody can be asked the impossible.

    >>> sorted(hooked_bids(Hook.NOT_EQUAL, 5, 3))
    [2]
    >>> sorted(hooked_bids(Hook.OVER_ONLY, 5, 3))
    [0, 1, 2]
    >>> hooked_bids(Hook.NOT_EQUAL, 5, 6)      # already overbid
    frozenset()
    """
    gap = cards - others
    match hook:
        case Hook.OFF:
            return frozenset()
        case Hook.NOT_EQUAL:
            return frozenset((gap,)) if 0 <= gap <= cards else frozenset()
        case Hook.OVER_ONLY:
            return frozenset(range(gap + 1)) if gap < cards else frozenset()
        case Hook.EXACTLY:
            return frozenset(range(cards + 1)) - {gap} if 0 <= gap <= cards else frozenset()
        case _:
            assert_never(hook)


def struck_bids(
    bidding: Bidding, cards: int, others: int, *, is_last: bool, last_hand: bool, zeros: int
) -> Mapping[int, Why]:
    """Return the bids from 0 to ``cards`` that are closed to a player, each with why.

    ``others`` is the sum of the other bids, ``is_last`` whether this player completes
    them, ``zeros`` how many zero bids in a row the player has behind them.  The hook
    closes nothing when bids are made all at once: whether they may stand shows
    afterwards.  Where they must add up exactly, nobody may bid more than is left.  At
    least one bid is always open: a zero nobody can avoid is allowed.
    """
    struck: dict[int, Why] = {}
    held = is_last or bidding.hook is Hook.EXACTLY
    if held and bidding.order is Order.IN_TURN and bidding.hook_binds(cards, last_hand=last_hand):
        taken = hooked_bids(bidding.hook, cards, others) if is_last else frozenset[int]()
        if not is_last and bidding.hook is Hook.EXACTLY and others <= cards:
            taken = frozenset(range(cards - others + 1, cards + 1))
        struck = dict.fromkeys(sorted(taken), _CLOSED_BY[bidding.hook])
    limit = bidding.zeros_in_a_row
    if limit is not None and zeros >= limit and len(struck.keys() | {0}) <= cards:
        struck.setdefault(0, Why.ZEROS)
    return struck
