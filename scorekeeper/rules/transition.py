"""What an entry does: the one place where a game changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from scorekeeper.rules.bidding import Why
from scorekeeper.rules.dealing import dealt, dealt_again
from scorekeeper.rules.entries import (
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    Entry,
    Join,
    Leave,
    Played,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Return,
    SitOut,
    Tricks,
    TrumpMade,
    Void,
)
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.hand import Hand, Tally
from scorekeeper.rules.plan import Plan, Shape, sizes
from scorekeeper.rules.position import Position
from scorekeeper.rules.seating import Seating
from scorekeeper.rules.seats import check_extra, seated
from scorekeeper.rules.seats import redealt as _redealt
from scorekeeper.rules.values import replace

__all__ = ["changed"]

_CLOSED: Mapping[Why, str] = {
    Why.EVENS: sentence("{player} may not bid {bid}: the bids would add up to {cards}."),
    Why.NOT_OVER: sentence("{player} may not bid {bid}: the bids must go over {cards}."),
    Why.NOT_EXACT: sentence("{player} may not bid {bid}: the bids must add up to {cards}."),
    Why.ZEROS: sentence("{player} may not bid 0 again: {limit} in a row is the limit."),
}

Deal = tuple[tuple[int, ...], tuple[Hand, ...]]
"""The plan and the hands begun."""
HandEntry = Bid | Tricks | Played | TrumpMade | Adjust | Accept | Void
Stand = tuple[tuple[int, ...], tuple[Hand, ...], tuple[Rescore, ...], Seating]
"""The plan, the hands begun, the switches to another scoring, and who sits where."""


def changed(position: Position, entry: Entry) -> Stand:
    """Return what a game is made of after ``entry``.

    Raises RuleError for an entry the rules do not allow now.
    """
    seating = position.seating
    match entry:
        case Rescore():
            return position.plan, position.hands, _rescored(position, entry), seating
        case Join() | Leave() | Return() | Reseat() | Rename():
            plan, hands, seating = seated(position, entry)
        case Replan():
            plan, hands = _replan(position, entry)
        case SitOut() | DealBy() | Redeal():
            plan, hands = position.plan, _redealt(position, entry)
        case _:
            plan, hands = _changed(position, entry)
    return plan, hands, position.rescored, seating


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
            _check_come(position, hand, player)
            check_extra(points)
            rest = {who: extra for who, extra in hand.adjust.items() if who != player}
            after = replace(hand, adjust={**rest, player: points} if points else rest)
        case Accept(breach=breach):
            after = replace(hand, accepted=hand.accepted | {breach})
        case Void(void=void):
            # It is over, and the deal passes on; what was entered stays to be seen.
            after = hand if hand.void is void else replace(hand, void=void, played=True)
        case _:
            assert_never(entry)
    return _settled(position, _counted(position, after))


def _settled(position: Position, hand: Hand) -> Deal:
    """Put ``hand`` back among the hands, and deal the next one when it is time."""
    setup, plan, seating = position.setup, position.plan, position.seating
    hands = (*position.hands[: hand.number - 1], hand, *position.hands[hand.number :])
    last = hands[-1]
    if last.played and len(hands) < len(plan):
        hands = (*hands, dealt(setup, seating, plan, hands))
    elif hand.number == len(hands) - 1 and not last.has_entries:
        # A correction may move the deal of a hand nobody has bid in yet.
        hands = (*hands[:-1], dealt_again(setup, seating, hands[:-1], last))
    return plan, hands


def _counted(position: Position, hand: Hand) -> Hand:
    """Return ``hand`` counting as it stands, or as before while it cannot count."""
    if hand.void:
        return replace(hand, counted=None)
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
                player=position.name(entry.player),
            )
        why = position.struck_bids(entry.player).get(entry.bid)
        if why is not None:
            raise RuleError(
                _CLOSED[why],
                player=position.name(entry.player),
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
    behind, seating = position.plan[: entry.hand - 1], position.seating
    plan = (*behind, *entry.sizes)
    players = max(seating.count(number) for number in seating.turns(position.free_hand))
    biggest = setup.rules.pack.biggest_hand(players)
    # Hands behind may have been bigger, with fewer at the table.
    ahead = (*(min(cards, biggest) for cards in behind), *entry.sizes)
    sizes(Plan(Shape.HANDS, hands=ahead), players, biggest)
    kept = position.hands[: len(plan)]
    last = kept[-1]
    if not last.has_entries:
        kept = (*kept[:-1], replace(last, cards=plan[last.number - 1], plan=plan))
    elif last.played and len(kept) < len(plan):
        kept = (*kept, dealt(setup, seating, plan, kept))
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


def _check_come(position: Position, hand: Hand, player: PlayerId) -> None:
    _check_seated(position, player)
    if position.joined(player) > hand.number:
        raise RuleError(
            sentence("{player} came after hand {hand}."),
            player=position.name(player),
            hand=hand.number,
        )


def _check_in(position: Position, hand: Hand, player: PlayerId) -> None:
    if player not in hand.order:
        _check_seated(position, player)
        raise RuleError(
            sentence("{player} sits out hand {hand}."),
            player=position.name(player),
            hand=hand.number,
        )


def _check_count(hand: Hand, count: int) -> None:
    if not 0 <= count <= hand.cards:
        raise RuleError(
            sentence("Hand {hand} has {cards} cards: {count} is not possible."),
            hand=hand.number,
            cards=hand.cards,
            count=count,
        )
