"""Tallies: what one seat of one game counts for in the figures of whoever sat there.

Only hands that count are in it, and of those only the ones that its player was in: who came
later, sat out or left has no bid there, and so nothing made or missed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from scorekeeper.rules import Game, GameId, PlayerId

__all__ = ["Played", "SeatTally", "Size", "Sums", "sums_of", "tallies"]

Size = tuple[int, int, int]
"""Cards, the bids in hands of so many cards, and how many of those were made."""


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What ``player`` did in one game, and the ``rank`` they have in it as it stands.

    ``over`` and ``under`` are bids missed with too many tricks and with too few; ``dealt``
    are the bids as dealer.  ``first_run`` and ``last_run`` are the bids made in a row at the
    beginning and the end, so that runs of several games can be joined; ``best_run`` is the
    longest of all.
    """

    player: PlayerId
    rank: int
    sizes: tuple[Size, ...] = ()
    zeros: int = 0
    zeros_made: int = 0
    over: int = 0
    under: int = 0
    dealt: int = 0
    dealt_made: int = 0
    first_run: int = 0
    best_run: int = 0
    last_run: int = 0

    @property
    def bids(self) -> int:
        """The bids in hands that count."""
        return sum(bids for _, bids, _ in self.sizes)

    @property
    def made(self) -> int:
        """How many of them were made."""
        return sum(made for _, _, made in self.sizes)


@dataclass(frozen=True, slots=True)
class Played:
    """A game as a person played it: ``own`` is what they did, ``ranks`` those of all others.

    A person has more than one seat in it only where two people were taken for one.
    Whoever was in no hand that counts is not in it.
    """

    id: GameId
    is_over: bool
    own: tuple[SeatTally, ...]
    ranks: Mapping[PlayerId, int]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.own) + len(self.ranks)


@dataclass(frozen=True, slots=True)
class Sums:
    """What somebody's seats in many games add up to.

    ``games`` are those played to the end, ``ranks`` the sum of the ranks in them; the bids
    are those of all games.
    """

    games: int = 0
    wins: int = 0
    ranks: int = 0
    bids: int = 0
    made: int = 0

    def __add__(self, other: Sums) -> Sums:
        """Return both together: what was done under two ids of one person."""
        return Sums(
            self.games + other.games,
            self.wins + other.wins,
            self.ranks + other.ranks,
            self.bids + other.bids,
            self.made + other.made,
        )


def sums_of(seat: SeatTally, *, is_over: bool) -> Sums:
    """Return what one seat of a game adds."""
    if not is_over:
        return Sums(bids=seat.bids, made=seat.made)
    return Sums(1, int(seat.rank == 1), seat.rank, seat.bids, seat.made)


def tallies(game: Game) -> tuple[SeatTally, ...]:
    """Return what everybody did in ``game``, clockwise."""
    ranks = {standing.player: standing.rank for standing in game.standings}
    return tuple(_tally(game, who, ranks[who]) for who in game.seats)


@dataclass(frozen=True, slots=True)
class _Bid:
    """One bid in a hand that counts, and by how much the tricks were off."""

    cards: int
    bid: int
    off: int
    dealt: bool


def _tally(game: Game, player: PlayerId, rank: int) -> SeatTally:
    bids = [
        _Bid(
            hand.cards,
            hand.counted.bids[player],
            hand.counted.tricks[player] - hand.counted.bids[player],
            hand.dealer == player,
        )
        for hand in game.hands
        if hand.counted is not None and player in hand.counted.bids
    ]
    made = [one.off == 0 for one in bids]
    dealt = [one for one in bids if one.dealt]
    zeros = [one for one in bids if one.bid == 0]
    return SeatTally(
        player,
        rank,
        sizes=_sizes(bids),
        zeros=len(zeros),
        zeros_made=sum(one.off == 0 for one in zeros),
        over=sum(one.off > 0 for one in bids),
        under=sum(one.off < 0 for one in bids),
        dealt=len(dealt),
        dealt_made=sum(one.off == 0 for one in dealt),
        first_run=_first_run(made),
        best_run=_best_run(made),
        last_run=_first_run(made[::-1]),
    )


def _sizes(bids: Sequence[_Bid]) -> tuple[Size, ...]:
    found: dict[int, Size] = {}
    for one in bids:
        _, count, made = found.get(one.cards, (one.cards, 0, 0))
        found[one.cards] = one.cards, count + 1, made + (one.off == 0)
    return tuple(found[cards] for cards in sorted(found))


def _first_run(made: Sequence[bool]) -> int:
    return sum(takewhile(bool, made))


def _best_run(made: Sequence[bool]) -> int:
    best = run = 0
    for one in made:
        run = run + 1 if one else 0
        best = max(best, run)
    return best
