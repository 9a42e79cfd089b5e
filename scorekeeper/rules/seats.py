"""Comings, goings and misdeals: what becomes of the hand that is being dealt."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from scorekeeper.rules.dealing import capped, dealt_again
from scorekeeper.rules.entries import (
    BIGGEST_ADJUST,
    DealBy,
    Join,
    PlayerId,
    Redeal,
    Rename,
    Return,
    SeatEntry,
    SitOut,
)
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.hand import Hand
from scorekeeper.rules.language import Points
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.position import Position
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.rules.seating import Seating
from scorekeeper.rules.values import replace

__all__ = ["check_extra", "redealt", "seated"]


def seated(
    position: Position, entry: SeatEntry
) -> tuple[tuple[int, ...], tuple[Hand, ...], Seating]:
    """Return plan, hands and seating after somebody came, went, moved or was renamed.

    It holds from the hand that has not begun, and is in nobody's way before.
    Raises RuleError where it cannot be.
    """
    plan, hands, seating = position.plan, position.hands, position.seating
    if isinstance(entry, Rename):
        return plan, hands, seating.after(entry)
    free = position.free_hand
    if entry.hand != free:
        raise RuleError(
            sentence("Who plays can change from hand {hand} on, not from hand {asked}."),
            hand=free,
            asked=entry.hand,
        )
    if free > MOST_HANDS:
        raise RuleError(
            sentence("A game has 1 to {most} hands; this plan has {count}."),
            most=MOST_HANDS,
            count=free,
        )
    if isinstance(entry, Join):
        check_extra(entry.points)
    hand = hands[-1] if hands[-1].number == free else None
    if isinstance(entry, Return) and hand is not None and entry.player in hand.sits_out:
        hand = replace(hand, sits_out=hand.sits_out - {entry.player})
    seating = seating.after(entry)
    counts = {number: seating.count(number) for number in seating.turns(free)}
    _check_counts(counts.values())
    rules = position.setup.rules
    plan = capped(rules, plan, counts)
    if hand is None:
        return plan, hands, seating
    hand = dealt_again(position.setup, seating, hands[:-1], hand)
    own = capped(rules, hand.plan, counts)
    return plan, (*hands[:-1], replace(hand, cards=own[free - 1], plan=own)), seating


def _check_counts(counts: Collection[int]) -> None:
    if max(counts) > MOST_PLAYERS:
        raise RuleError(sentence("At most {most} players can play at once."), most=MOST_PLAYERS)
    if min(counts) < FEWEST_PLAYERS:
        raise RuleError(sentence("{least} players must stay in."), least=FEWEST_PLAYERS)


def redealt(position: Position, entry: SitOut | DealBy | Redeal) -> tuple[Hand, ...]:
    """Return the hands after one is dealt otherwise, or once more.

    Raises RuleError for a hand that has begun, or is not the one being dealt.
    """
    match entry:
        case SitOut(player=player):
            if _is_out(position, entry):
                return position.hands
            hand = _open(position, entry.hand, player)
            hand = replace(hand, sits_out=hand.sits_out | {player})
        case DealBy(player=player, goes_on=goes_on):
            hand = _open(position, entry.hand, player)
            if player not in hand.order:
                raise RuleError(
                    sentence("{player} sits out hand {hand}."),
                    player=position.name(player),
                    hand=hand.number,
                )
            hand = replace(hand, chosen=player, turn=None if goes_on else hand.dealer)
        case Redeal():
            return _once_more(position, entry.hand)
        case _:
            assert_never(entry)
    before = position.hands[:-1]
    return (*before, dealt_again(position.setup, position.seating, before, hand))


def _is_out(position: Position, entry: SitOut) -> bool:
    """Return whether nothing changes, since a player is in their seat but not in the hand."""
    begun = 1 <= entry.hand <= len(position.hands)
    out = begun and entry.player not in position.hands[entry.hand - 1].order
    return out and entry.player in position.seats


def _once_more(position: Position, number: int) -> tuple[Hand, ...]:
    """Return the hands with one dealt again, which only the next blank one may follow."""
    hands = position.hands
    if number == len(hands) - 1 and not hands[-1].has_entries:
        hands = hands[:-1]
    if number != len(hands):
        raise RuleError(sentence("Only the last hand can be dealt again."))
    misdealt = hands[-1]
    if not misdealt.has_entries:
        return position.hands
    kept = Hand(
        number,
        position.plan[number - 1],
        misdealt.order,
        position.plan,
        sits_out=misdealt.sits_out,
        chosen=misdealt.chosen,
        turn=misdealt.turn,
    )
    setup, seating, before = position.setup, position.seating, hands[:-1]
    again, dealer = dealt_again(setup, seating, before, kept), misdealt.dealer
    if again.dealer != dealer:  # a correction or a new seat has moved the deal since
        again = dealt_again(setup, seating, before, replace(kept, chosen=dealer))
    return (*before, again)


def _open(position: Position, number: int, player: PlayerId) -> Hand:
    """Return the hand being dealt, which ``player`` may still be in or not."""
    hand = position.hands[-1]
    if not 1 <= number <= hand.number:
        raise RuleError(sentence("Hand {hand} has not begun."), hand=number)
    if number != hand.number or hand.has_begun:
        raise RuleError(
            sentence("Hand {hand} has begun: who plays and deals is settled."), hand=number
        )
    if player not in position.seats:
        raise RuleError(sentence("Nobody with the id “{player}” plays here."), player=player)
    return hand


def check_extra(points: Points) -> None:
    """Raise RuleError unless ``points`` are extra points that can be written down."""
    if not abs(points) <= BIGGEST_ADJUST or not float(2 * points).is_integer():
        raise RuleError(
            sentence("Extra points are whole numbers or halves, at most {most}."),
            most=BIGGEST_ADJUST,
        )
