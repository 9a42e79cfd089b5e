"""Dealing: whose turn it is, who is in, and how big a hand can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper.rules.entries import PlayerId
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.hand import Hand, bidding_order
from scorekeeper.rules.record import FEWEST_PLAYERS, NextDealer, Rules
from scorekeeper.rules.seating import Seating
from scorekeeper.rules.setup import Setup
from scorekeeper.rules.values import replace

__all__ = ["capped", "dealt", "dealt_again", "first_hand"]


def first_hand(setup: Setup, plan: tuple[int, ...]) -> Hand:
    """Return the first hand, dealt by the first dealer."""
    return dealt(setup, Seating(setup.players), plan, ())


def dealt(setup: Setup, seating: Seating, plan: tuple[int, ...], before: Sequence[Hand]) -> Hand:
    """Return the hand after those ``before``, with nothing written down."""
    number = len(before) + 1
    # Who deals and who is in come with the seats below.
    return dealt_again(setup, seating, before, Hand(number, plan[number - 1], (), plan))


def dealt_again(setup: Setup, seating: Seating, before: Sequence[Hand], hand: Hand) -> Hand:
    """Return ``hand``, after those ``before``, with its order as everybody sits now.

    Raises RuleError when too few would be in.
    """
    direction = setup.rules.deal.direction
    absent = seating.absent(hand.number) | hand.sits_out
    if len(seating.players) - len(absent) < FEWEST_PLAYERS:
        raise RuleError(sentence("{least} players must stay in."), least=FEWEST_PLAYERS)
    due = _due(setup, seating, before)
    order = bidding_order(
        seating.seats, due if hand.chosen is None else hand.chosen, absent, direction
    )
    in_turn = bidding_order(seating.seats, due, absent, direction)[-1]
    return replace(
        hand,
        order=order,
        turn=None if hand.turn is None else in_turn,
        named_by=hand.named_by if hand.named_by in order else None,
    )


def _due(setup: Setup, seating: Seating, before: Sequence[Hand]) -> PlayerId:
    """Return who deals next, absent or not: next in turn, or whoever was furthest off."""
    if not before:
        return setup.first_dealer
    last, deal = before[-1], setup.rules.deal
    if deal.next_dealer is NextDealer.BIGGEST_MISS and last.counted is not None:
        off = {who: abs(bid - last.counted.tricks[who]) for who, bid in last.counted.bids.items()}
        furthest = max(off.values())
        if furthest:  # of several, the first after the dealer
            return next(who for who in last.order if off[who] == furthest)
    turn = last.dealer if last.turn is None else last.turn
    return bidding_order(seating.seats, turn, frozenset(), deal.direction)[0]


def capped(rules: Rules, plan: tuple[int, ...], counts: Mapping[int, int]) -> tuple[int, ...]:
    """Return ``plan`` with no hand bigger than the pack allows.

    ``counts`` is how many play, by the number of the hand from which on they do, in order.
    Raises RuleError when the pack does not reach for one card each.
    """
    found = plan
    for free, players in counts.items():
        biggest = rules.pack.biggest_hand(players)
        if biggest < 1:
            raise RuleError(
                sentence("The pack does not reach for {players} players."), players=players
            )
        found = (*found[: free - 1], *(min(cards, biggest) for cards in plan[free - 1 :]))
    return found
