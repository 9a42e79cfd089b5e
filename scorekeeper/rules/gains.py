"""Gains: the most that one player can gain on another in a hand, however it comes out.

Every bid and result of the two is worked out by the scoring, with everything that its
formulas may come to see; what they do not look at is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from scorekeeper.rules.errors import FormulaError
from scorekeeper.rules.language import Points
from scorekeeper.rules.payoff import leans_on
from scorekeeper.rules.scoring import Scoring, Streak, compiled, first_paid, outcome
from scorekeeper.rules.values import dataclass

__all__ = ["Deal", "Mark", "Side", "gain", "streak_gains"]

Mark: TypeAlias = tuple[Points, int]
"""Points, more being better, and bids made, which count where points are equal."""
Seen: TypeAlias = tuple[tuple[str, Points | str], ...]
"""What a formula may look at besides one player's bid and tricks, by name."""

_A_PAIR = 2
_leans = lru_cache(maxsize=256)(leans_on)


@dataclass(frozen=True, slots=True)
class Side:
    """What is known about one of two players in a hand; None is what is not."""

    plays: bool = True
    bid: int | None = None
    deals: bool | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """What is known about a hand, the same for all who play it.

    ``bids`` are the least and the most that all bids can add up to.  ``lossy`` says that
    fewer tricks may be taken than there are cards, ``sign`` is -1 where the lowest wins.
    """

    scoring: Scoring
    sign: int
    by_made: bool
    lossy: bool
    cards: int
    players: int
    number: int
    hands: int
    top: int
    trumps: tuple[str, ...]
    bids: tuple[int, int]

    @property
    def leans(self) -> tuple[str, ...]:
        """What the scoring looks at besides bid and tricks."""
        return _leans(self.scoring.cases)

    def seen(self) -> Iterator[Seen]:
        """Yield everything that the formulas may come to see, as far as they look at it."""
        leans = self.leans
        low, high = self.bids
        trumps = self.trumps if "trump" in leans else self.trumps[:1]
        bids = range(low, high + 1) if "bids" in leans else (low,)
        makers = range(self.players + 1) if "makers" in leans else (0,)
        for trump, bid, made in product(trumps, bids, makers):
            yield ("trump", trump), ("bids", bid), ("makers", made)

    def count(self) -> int:
        """Return how many results have to be worked out."""
        return (self.cards + 1) ** 2 * sum(1 for _ in self.seen())


@lru_cache(maxsize=4096)
def gain(deal: Deal, one: Side, other: Side) -> Mark:
    """Return the most that ``one`` can gain on ``other`` in a hand."""
    return max(
        (
            (high[0] - low[0], high[1] - low[1])
            for seen in deal.seen()
            for first, second in _dealers(deal, one, other)
            for highs, lows in [(_ends(deal, first, seen)[1], _ends(deal, second, seen)[0])]
            for taken, high in highs.items()
            for left, low in lows.items()
            if _add_up(deal, one, other, taken + left)
        ),
        default=(0, 0),
    )


def _add_up(deal: Deal, one: Side, other: Side, tricks: int) -> bool:
    """Return whether two players can take so many tricks between them."""
    if deal.players == _A_PAIR and one.plays and other.plays and not deal.lossy:
        return tricks == deal.cards
    return tricks <= deal.cards


def _dealers(deal: Deal, one: Side, other: Side) -> Iterator[tuple[Side, Side]]:
    """Yield both with every dealer there can be, where the scoring asks who deals."""
    if "dealer" not in deal.leans:
        yield _dealing(one, deals=False), _dealing(other, deals=False)
        return
    for first, second in ((True, False), (False, True), (False, False)):
        if one.deals in {None, first} and other.deals in {None, second}:
            yield _dealing(one, deals=first), _dealing(other, deals=second)


def _dealing(side: Side, *, deals: bool) -> Side:
    return Side(side.plays, side.bid, deals)


@lru_cache(maxsize=4096)
def _ends(deal: Deal, side: Side, seen: Seen) -> tuple[Mapping[int, Mark], Mapping[int, Mark]]:
    """Return the least and the most that every number of tricks taken can bring."""
    if not side.plays:
        return {0: (0, 0)}, {0: (0, 0)}
    bids = range(deal.cards + 1) if side.bid is None else (side.bid,)
    lows, highs = {}, {}
    for tricks in range(deal.cards + 1):
        marks = [_mark(deal, side, seen, bid, tricks) for bid in bids]
        if open_ := [mark for mark in marks if mark is not None]:
            lows[tricks], highs[tricks] = min(open_), max(open_)
    return lows, highs


def _mark(deal: Deal, side: Side, seen: Seen, bid: int, tricks: int) -> Mark | None:
    """Return what a bid and a result bring; None where nothing of that kind can be seen."""
    env: dict[str, Points | str] = {
        **dict(seen),
        **outcome(bid, tricks),
        "dealer": bool(side.deals),
        "cards": deal.cards,
        "players": deal.players,
        "hand": deal.number,
        "hands": deal.hands,
        "top": deal.top,
    }
    made = bid == tricks
    if not _can_be(deal, env, bid, made=made):
        return None
    try:
        pays = first_paid(compiled(deal.scoring.cases), env)
    except FormulaError:
        pays = 0  # as on the sheet
    return deal.sign * pays, int(made and deal.by_made)


def _can_be(deal: Deal, env: Mapping[str, Points | str], bid: int, *, made: bool) -> bool:
    """Return whether a bid fits in with all bids, and its result with how many made theirs."""
    leans = deal.leans
    others = (deal.players - 1) * deal.cards
    if "bids" in leans and not bid <= int(env["bids"]) <= bid + others:
        return False
    return "makers" not in leans or made <= int(env["makers"]) < deal.players + made


# -- streaks ---------------------------------------------------------------------------


@lru_cache(maxsize=256)
def streak_gains(streak: Streak, run: int, cards: tuple[int, ...]) -> tuple[Points, Points]:
    """Return the least and the most that a streak can bring in hands of these cards."""
    ends: dict[int, tuple[Points, Points]] = {run: (0, 0)}
    for size in cards:
        after: dict[int, tuple[Points, Points]] = {}
        for before, (low, high) in ends.items():
            for made in (False, True):
                reached, extra = streak.after(before, cards=size, made=made)
                least, most = after.get(reached, (low + extra, high + extra))
                after[reached] = min(least, low + extra), max(most, high + extra)
        ends = after
    return min(low for low, _ in ends.values()), max(high for _, high in ends.values())
