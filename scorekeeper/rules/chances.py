"""Chances: who can still win, worked out from the rules and the hands that are left.

Somebody is out of reach once there is one player whom they cannot catch, however the hands
that are left come out for the two of them.  So all it takes is, for every two players and
every hand, the most that the one can gain on the other; and that hardly differs from pair
to pair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product

from scorekeeper.rules.entries import Breach, PlayerId
from scorekeeper.rules.gains import Deal, Mark, Side, gain, streak_gains
from scorekeeper.rules.hand import Hand
from scorekeeper.rules.language import Points
from scorekeeper.rules.position import Position
from scorekeeper.rules.record import Rules, Ties, Wins
from scorekeeper.rules.trump import Trump

__all__ = ["can_still_win"]

_UNBOUNDED = frozenset({"total", "best", "worst"})
_MOST_WORKED_OUT = 20_000
"""So many results of one hand are worked out, and no more."""


def can_still_win(game: Position) -> frozenset[PlayerId] | None:
    """Return who can still win or share the win; when the game is over, who did.

    Nobody who can is ever missing.  Whoever is missing cannot win as long as the table
    keeps to the plan, the players, the scoring and the rules as they stand, and whatever
    extra points are still to come, which nobody can know, are left aside.  None where
    that cannot be worked out: the scoring looks at totals, or at too much at once, or the
    table has let the hand it is playing stand though it breaks a rule.

    Bids that are in count as made, those still hidden do not.
    """
    hand = game.hand
    if hand is None:
        return frozenset(game.winners)
    deals = _deals(game, hand)
    if deals is None:
        return None
    best = _best_gains(game, hand, deals)
    marks = _marks(game)
    return frozenset(
        one
        for one, mark in marks.items()
        if all(
            one == other or _plus(mark, best(one, other)) >= beaten
            for other, beaten in marks.items()
        )
    )


def _deals(game: Position, hand: Hand) -> tuple[Deal, ...] | None:
    """Return the hands that are left, the one being played first; None where it is no use."""
    if hand.accepted & {Breach.TRICKS, Breach.MISSING}:
        return None
    numbers = range(hand.number, len(game.plan) + 1)
    deals = tuple(_deal(game, hand, number) for number in numbers)
    for deal in deals:
        if not _UNBOUNDED.isdisjoint(deal.leans):
            return None
        if deal.count() > _MOST_WORKED_OUT:
            return None
    return deals


def _deal(game: Position, now: Hand, number: int) -> Deal:
    is_now = number == now.number
    plan = now.plan if is_now else game.plan
    cards, rules = plan[number - 1], game.rules
    players = len(now.order) if is_now else len(game.present)
    bids = _known_bids(game, now) if is_now else {}
    known, open_ = sum(bids.values()), players - len(bids)
    trump = game.trump(now) if is_now else game.settled_trump(number, cards, players)
    return Deal(
        scoring=game.scoring(number),
        sign=_sign(rules),
        by_made=rules.ties is Ties.MOST_MADE,
        lossy=rules.tricks_can_be_lost,
        cards=cards,
        players=players,
        number=number,
        hands=len(plan),
        top=max(plan),
        trumps=("", *map(str, Trump)) if trump is None else (str(trump),),
        bids=(known, known + open_ * cards),
    )


def _known_bids(game: Position, hand: Hand) -> Mapping[PlayerId, int]:
    return {} if game.bids_are_hidden else hand.bids


def _sign(rules: Rules) -> int:
    return 1 if rules.wins is Wins.HIGHEST else -1


def _marks(game: Position) -> dict[PlayerId, Mark]:
    """Return what everybody has, so that the highest is first."""
    sign, by_made = _sign(game.rules), game.rules.ties is Ties.MOST_MADE
    return {
        standing.player: (sign * standing.total, standing.made if by_made else 0)
        for standing in game.standings
    }


def _best_gains(
    game: Position, hand: Hand, deals: Sequence[Deal]
) -> Callable[[PlayerId, PlayerId], Mark]:
    """Return a function that says the most which one player can gain on another."""
    bids, free = _known_bids(game, hand), frozenset(game.present)

    def now(player: PlayerId) -> Side:
        if hand.void or player not in hand.order:
            return Side(plays=False)
        return Side(bid=bids.get(player), deals=player == hand.dealer)

    # Of the hands to come nothing is known that is not the same for everybody in them.
    later = {
        (one, other): _added(gain(deal, Side(plays=one), Side(plays=other)) for deal in deals[1:])
        for one, other in product((True, False), repeat=2)
    }
    runs = _run_gains(game, hand, deals)

    def best(one: PlayerId, other: PlayerId) -> Mark:
        found = later[one in free, other in free]
        points, made = _plus(found, gain(deals[0], now(one), now(other)))
        return points + runs[one][1] - runs[other][0], made

    return best


def _run_gains(
    game: Position, hand: Hand, deals: Sequence[Deal]
) -> Mapping[PlayerId, tuple[Points, Points]]:
    """Return the least and the most that streaks can still bring everybody."""
    streak, sign, free = deals[0].scoring.streak, deals[0].sign, frozenset(game.present)
    if streak is None:
        return dict.fromkeys(game.totals, (0, 0))
    runs, found = game.sheet[-1].runs, {}
    for player in game.totals:
        plays = (not hand.void and player in hand.order, *(player in free for _ in deals[1:]))
        cards = tuple(deal.cards for deal, there in zip(deals, plays, strict=True) if there)
        brought = streak_gains(streak, runs.get(player, 0), cards)
        found[player] = min(sign * one for one in brought), max(sign * one for one in brought)
    return found


def _plus(one: Mark, other: Mark) -> Mark:
    return one[0] + other[0], one[1] + other[1]


def _added(marks: Iterable[Mark]) -> Mark:
    total: Mark = (0, 0)
    for mark in marks:
        total = _plus(total, mark)
    return total
