"""Figures: what all games say about one person, and how much stands behind each number.

A person is a set of ids, since two spellings of a name can turn out to be one person.  Ranks
and wins are those of games that were played to the end; a bid was made or missed whatever
became of its game, so bids count from games that were not finished, too.  A number with too
little behind it is none: it says how much is missing instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.book.tallies import Played, SeatTally, Sums
from scorekeeper.rules import PlayerId

__all__ = [
    "LEAST_BIDS",
    "LEAST_GAMES",
    "LEAST_OF_A_KIND",
    "LEAST_TOGETHER",
    "Against",
    "Figure",
    "Figures",
    "League",
    "figures",
    "league",
]

LEAST_GAMES: Final = 5
"""Games behind a share of wins or an average rank: fewer are one lucky evening."""
LEAST_BIDS: Final = 20
"""Bids behind a share of bids: about two games; with fewer, one bid is worth a twentieth."""
LEAST_OF_A_KIND: Final = 10
"""Bids of one kind behind their share, such as those of 0: they come more seldom."""
LEAST_TOGETHER: Final = 3
"""Games together before it is said who is ahead of whom: one more than a draw."""


@dataclass(frozen=True, slots=True)
class Figure:
    """An ``amount`` of something ``of`` so many, which says something from ``least`` on.

    >>> Figure(15, 20, least=20).share, Figure(15, 19, least=20).share
    (0.75, None)
    >>> Figure(15, 19, least=20).lacking
    1
    """

    amount: int
    of: int
    least: int

    @property
    def share(self) -> float | None:
        """The amount for each, None while too little stands behind it."""
        return None if self.lacking or not self.of else self.amount / self.of

    @property
    def lacking(self) -> int:
        """How many more it takes before the number says something."""
        return max(0, self.least - self.of)


@dataclass(frozen=True, slots=True)
class Against:
    """How somebody did in the games with another ``person``: by rank, ties are level."""

    person: PlayerId
    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        """How many games both finished at one table."""
        return self.ahead + self.behind + self.level

    @property
    def lead(self) -> Figure:
        """In how many of them they came out ahead."""
        return Figure(self.ahead, self.games, LEAST_TOGETHER)


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is said of one person.

    ``rank`` and ``table`` are average ones: how many played is what a rank is worth.
    ``sizes`` are the bids made by the cards of the hand.  ``longest`` are the most bids made
    in a row, from one game to the next, with all bids behind it.  ``dealing`` are the bids
    made as dealer, ``not_dealing`` all others.  ``against`` begins with who is met most.
    """

    games: int
    wins: Figure
    rank: Figure
    table: Figure
    made: Figure
    sizes: tuple[tuple[int, Figure], ...]
    zeros: Figure
    over: Figure
    under: Figure
    longest: Figure
    dealing: Figure
    not_dealing: Figure
    against: tuple[Against, ...]


def figures(
    games: Sequence[Played], person_of: Callable[[PlayerId], PlayerId] = lambda one: one
) -> Figures:
    """Return what ``games``, oldest first, say about whoever played them.

    ``person_of`` returns one id for all ids of another person.
    """
    seats = [seat for game in games for seat in game.own]
    done = [game for game in games if game.is_over]
    ranks = [seat.rank for game in done for seat in game.own]
    bids, made = sum(seat.bids for seat in seats), sum(seat.made for seat in seats)
    dealt, dealt_made = sum(s.dealt for s in seats), sum(s.dealt_made for s in seats)
    return Figures(
        games=len(ranks),
        wins=Figure(ranks.count(1), len(ranks), LEAST_GAMES),
        rank=Figure(sum(ranks), len(ranks), LEAST_GAMES),
        table=Figure(sum(g.players * len(g.own) for g in done), len(ranks), LEAST_GAMES),
        made=Figure(made, bids, LEAST_BIDS),
        sizes=_sizes(seats),
        zeros=Figure(
            sum(seat.zeros_made for seat in seats),
            sum(seat.zeros for seat in seats),
            LEAST_OF_A_KIND,
        ),
        over=Figure(sum(seat.over for seat in seats), bids, LEAST_BIDS),
        under=Figure(sum(seat.under for seat in seats), bids, LEAST_BIDS),
        longest=Figure(_longest(seats), bids, LEAST_BIDS),
        dealing=Figure(dealt_made, dealt, LEAST_OF_A_KIND),
        not_dealing=Figure(made - dealt_made, bids - dealt, LEAST_OF_A_KIND),
        against=_against(done, person_of),
    )


def _sizes(seats: Iterable[SeatTally]) -> tuple[tuple[int, Figure], ...]:
    bids: dict[int, int] = {}
    hits: dict[int, int] = {}
    for seat in seats:
        for cards, count, made in seat.sizes:
            bids[cards] = bids.get(cards, 0) + count
            hits[cards] = hits.get(cards, 0) + made
    return tuple(
        (cards, Figure(hits[cards], bids[cards], LEAST_OF_A_KIND)) for cards in sorted(bids)
    )


def _longest(seats: Iterable[SeatTally]) -> int:
    """Return the longest run, joined where one game ends and the next begins."""
    best = run = 0
    for seat in seats:
        best = max(best, seat.best_run, run + seat.first_run)
        is_whole = seat.first_run == seat.bids
        run = run + seat.bids if is_whole else seat.last_run
    return best


def _against(
    games: Iterable[Played], person_of: Callable[[PlayerId], PlayerId]
) -> tuple[Against, ...]:
    ahead: dict[PlayerId, list[int]] = {}
    for game in games:
        for seat in game.own:
            for other, rank in game.ranks.items():
                found = ahead.setdefault(person_of(other), [0, 0, 0])
                found[0 if seat.rank < rank else 1 if seat.rank > rank else 2] += 1
    met = (Against(person, *counts) for person, counts in ahead.items())
    return tuple(sorted(met, key=lambda one: (-one.games, -one.ahead, one.person)))


@dataclass(frozen=True, slots=True)
class League:
    """One person's line in the table of all people."""

    person: PlayerId
    games: int
    wins: Figure
    rank: Figure
    made: Figure


def league(
    sums: Iterable[tuple[PlayerId, Sums]],
    person_of: Callable[[PlayerId], PlayerId] = lambda one: one,
) -> tuple[League, ...]:
    """Return everybody's line, those with most games first."""
    people: dict[PlayerId, Sums] = {}
    for player, found in sums:
        person = person_of(player)
        people[person] = people.get(person, Sums()) + found
    lines = [
        League(
            person,
            found.games,
            Figure(found.wins, found.games, LEAST_GAMES),
            Figure(found.ranks, found.games, LEAST_GAMES),
            Figure(found.made, found.bids, LEAST_BIDS),
        )
        for person, found in people.items()
    ]
    return tuple(sorted(lines, key=lambda one: (-one.games, -one.made.of, one.person)))
