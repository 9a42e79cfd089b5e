"""What an entry does: the one place where a game changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from scorekeeper.rules.bidding import Why
from scorekeeper.rules.entries import (
    BIGGEST_ADJUST,
    Accept,
    Adjust,
    Bid,
    Breach,
    Entry,
    Played,
    PlayerId,
    Replan,
    Rescore,
    SitOut,
    Tricks,
    TrumpMade,
)
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.hand import Hand, Tally, bidding_order
from scorekeeper.rules.language import Points
from scorekeeper.rules.plan import Plan, Shape, sizes
from scorekeeper.rules.position import Position
from scorekeeper.rules.record import FEWEST_PLAYERS, NextDealer
from scorekeeper.rules.setup import Setup
from scorekeeper.rules.values import replace

__all__ = ["changed", "first_hand"]

_CLOSED: Mapping[Why, str] = {
    Why.EVENS: sentence("{player} may not bid {bid}: the bids would add up to {cards}."),
    Why.NOT_OVER: sentence("{player} may not bid {bid}: the bids must go over {cards}."),
    Why.NOT_EXACT: sentence("{player} may not bid {bid}: the bids must add up to {cards}."),
    Why.ZEROS: sentence("{player} may not bid 0 again: {limit} in a row is the limit."),
}

Deal = tuple[tuple[int, ...], tuple[Hand, ...]]
"""The plan and the hands begun."""
HandEntry = Bid | Tricks | Played | TrumpMade | Adjust | SitOut | Accept
Stand = tuple[tuple[int, ...], tuple[Hand, ...], tuple[Rescore, ...]]
"""The plan, the hands begun, and the switches to another scoring."""


def first_hand(setup: Setup, plan: tuple[int, ...]) -> Hand:
    """Return the first hand, dealt by the first dealer."""
    return _dealt(setup, 1, plan, setup.first_dealer)


def changed(position: Position, entry: Entry) -> Stand:
    """Return the plan, the hands and the switches of scoring after ``entry``.

    Raises RuleError for an entry the rules do not allow now.
    """
    if isinstance(entry, Rescore):
        return position.plan, position.hands, _rescored(position, entry)
    deal = _replan(position, entry) if isinstance(entry, Replan) else _changed(position, entry)
    return *deal, position.rescored


def _changed(position: Position, entry: HandEntry) -> Deal:
    hand = _begun(position, entry.hand)
    match entry:
        case Bid():
            after = _bid(position, hand, entry)
        case Tricks(player=player, tricks=tricks):
            _check_in(position, hand, player)
            _check_count(hand, tricks)
            after = replace(hand, tricks={**hand.tricks, player: tricks})
        case Played():
            after = _played(position, hand, entry)
        case TrumpMade():
            after = _trump(position, hand, entry)
        case Adjust(player=player, points=points):
            _check_seated(position, player)
            _check_extra(points)
            rest = {who: extra for who, extra in hand.adjust.items() if who != player}
            after = replace(hand, adjust={**rest, player: points} if points else rest)
        case SitOut():
            after = _sit_out(position, hand, entry)
        case Accept(breach=breach):
            after = replace(hand, accepted=hand.accepted | {breach})
        case _:
            assert_never(entry)
    return _settled(position, _counted(position, after))


def _settled(position: Position, hand: Hand) -> Deal:
    """Put ``hand`` back among the hands, and deal the next one when it is time."""
    setup, plan = position.setup, position.plan
    hands = (*position.hands[: hand.number - 1], hand, *position.hands[hand.number :])
    last = hands[-1]
    if last.played and len(hands) < len(plan):
        hands = (*hands, _next_hand(setup, plan, last))
    elif hand.number == len(hands) - 1 and not last.has_entries:
        # A correction may move the deal of a hand nobody has bid in yet.
        absent = len(last.order) < len(setup.players)
        hands = hands if absent else (*hands[:-1], _next_hand(setup, plan, hand))
    return plan, hands


def _next_hand(setup: Setup, plan: tuple[int, ...], last: Hand) -> Hand:
    return _dealt(setup, last.number + 1, plan, _next_dealer(setup, last))


def _dealt(setup: Setup, number: int, plan: tuple[int, ...], dealer: PlayerId) -> Hand:
    seats = [player.id for player in setup.players]
    order = bidding_order(seats, dealer, frozenset(), setup.rules.deal.direction)
    return Hand(number, plan[number - 1], order, plan)


def _next_dealer(setup: Setup, last: Hand) -> PlayerId:
    """Who deals after ``last``: next in turn, or whoever was furthest off."""
    if setup.rules.deal.next_dealer is NextDealer.BIGGEST_MISS and last.counted is not None:
        off = {who: abs(bid - last.counted.tricks[who]) for who, bid in last.counted.bids.items()}
        furthest = max(off.values())
        if furthest:  # of several, the first after the dealer
            return next(who for who in last.order if off[who] == furthest)
    seats = [player.id for player in setup.players]
    return bidding_order(seats, last.dealer, frozenset(), setup.rules.deal.direction)[0]


def _counted(position: Position, hand: Hand) -> Hand:
    """Return ``hand`` counting as it stands, or as before while it cannot count."""
    if not hand.played or not hand.is_complete:
        return hand
    if not position.adds_up(hand, hand.tricks) and Breach.TRICKS not in hand.accepted:
        return hand
    return replace(hand, counted=Tally(hand.bids, hand.tricks))


def _bid(position: Position, hand: Hand, entry: Bid) -> Hand:
    _check_in(position, hand, entry.player)
    _check_count(hand, entry.bid)
    if not hand.played:
        if not position.may_bid(entry.player):
            raise RuleError(
                sentence("It is not {player}'s turn to bid."),
                player=position.setup.name(entry.player),
            )
        why = position.struck_bids(entry.player).get(entry.bid)
        if why is not None:
            raise RuleError(
                _CLOSED[why],
                player=position.setup.name(entry.player),
                bid=entry.bid,
                cards=hand.cards,
                limit=position.setup.rules.bidding.zeros_in_a_row,
            )
    return replace(hand, bids={**hand.bids, entry.player: entry.bid})


def _played(position: Position, hand: Hand, entry: Played) -> Hand:
    tricks = dict(entry.tricks)
    if hand.played:
        if tricks != hand.tricks:
            raise RuleError(sentence("Hand {hand} is recorded already."), hand=hand.number)
        return hand
    for player, taken in tricks.items():
        _check_in(position, hand, player)
        _check_count(hand, taken)
    after = replace(hand, tricks=tricks, played=True)
    if not after.is_complete:
        if Breach.MISSING not in hand.accepted:
            raise RuleError(
                sentence("Hand {hand} is not complete: a bid or a trick count is missing."),
                hand=hand.number,
            )
    elif not position.adds_up(hand, tricks) and Breach.TRICKS not in hand.accepted:
        raise RuleError(
            sentence("The tricks of hand {hand} add up to {tricks}, not {cards}."),
            hand=hand.number,
            tricks=sum(tricks.values()),
            cards=hand.cards,
        )
    return after


def _trump(position: Position, hand: Hand, entry: TrumpMade) -> Hand:
    settled = position.settled_trump(hand.number, hand.cards, len(hand.order))
    if settled is not None and entry.trump is not settled:
        raise RuleError(sentence("The rules settle the trump of hand {hand}."), hand=hand.number)
    if settled is not None:
        return hand
    if entry.player is not None:
        _check_in(position, hand, entry.player)
    return replace(hand, trump=entry.trump, named_by=entry.player)


def _sit_out(position: Position, hand: Hand, entry: SitOut) -> Hand:
    _check_seated(position, entry.player)
    if entry.player not in hand.order:
        return hand
    if hand.bids or hand.tricks or hand.played:
        raise RuleError(
            sentence("Hand {hand} has begun: nobody can sit it out now."), hand=hand.number
        )
    if len(hand.order) == FEWEST_PLAYERS:
        raise RuleError(sentence("{least} players must stay in."), least=FEWEST_PLAYERS)
    seats = position.seats
    absent = frozenset(seats) - frozenset(hand.order) | {entry.player}
    order = bidding_order(seats, hand.dealer, absent, position.setup.rules.deal.direction)
    return replace(hand, order=order)


def _replan(position: Position, entry: Replan) -> Deal:
    """Give the hands ahead new sizes; hands with entries cannot be reached from here."""
    last = position.hands[-1]
    free = last.number + 1 if last.has_entries else last.number
    if not free <= entry.hand <= len(position.plan) + 1:
        raise RuleError(
            sentence("Hand {hand} has entries, or is not planned: its size stays."),
            hand=entry.hand,
        )
    setup = position.setup
    plan = (*position.plan[: entry.hand - 1], *entry.sizes)
    players = len(setup.players)
    sizes(Plan(Shape.HANDS, hands=plan), players, setup.rules.pack.biggest_hand(players))
    kept = position.hands[: len(plan)]
    last = kept[-1]
    if not last.has_entries:
        kept = (*kept[:-1], replace(last, cards=plan[last.number - 1], plan=plan))
    elif last.played and len(kept) < len(plan):
        kept = (*kept, _next_hand(setup, plan, last))
    return plan, kept


def _rescored(position: Position, entry: Rescore) -> tuple[Rescore, ...]:
    """Return the switches of scoring with this one: it holds from its hand on."""
    if entry.hand > len(position.hands):
        raise RuleError(sentence("Hand {hand} has not begun."), hand=entry.hand)
    earlier = tuple(switch for switch in position.rescored if switch.hand < entry.hand)
    before = replace(position, rescored=earlier)
    same = before.scoring(entry.hand) == entry.scoring and before.rules.wins is entry.wins
    return earlier if same else (*earlier, entry)


def _begun(position: Position, number: int) -> Hand:
    if not 1 <= number <= len(position.hands):
        raise RuleError(sentence("Hand {hand} has not begun."), hand=number)
    return position.hands[number - 1]


def _check_seated(position: Position, player: PlayerId) -> None:
    if player not in position.seats:
        raise RuleError(sentence("Nobody with the id “{player}” plays here."), player=player)


def _check_in(position: Position, hand: Hand, player: PlayerId) -> None:
    if player not in hand.order:
        _check_seated(position, player)
        raise RuleError(
            sentence("{player} sits out hand {hand}."),
            player=position.setup.name(player),
            hand=hand.number,
        )


def _check_extra(points: Points) -> None:
    if not abs(points) <= BIGGEST_ADJUST or not float(2 * points).is_integer():
        raise RuleError(
            sentence("Extra points are whole numbers or halves, at most {most}."),
            most=BIGGEST_ADJUST,
        )


def _check_count(hand: Hand, count: int) -> None:
    if not 0 <= count <= hand.cards:
        raise RuleError(
            sentence("Hand {hand} has {cards} cards: {count} is not possible."),
            hand=hand.number,
            cards=hand.cards,
            count=count,
        )
