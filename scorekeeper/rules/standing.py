"""The standing: who is where, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scorekeeper.rules.entries import PlayerId
from scorekeeper.rules.language import Points, plain
from scorekeeper.rules.record import Rules, Ties, Wins
from scorekeeper.rules.sheet import Line
from scorekeeper.rules.values import dataclass

__all__ = ["Standing", "ranks", "standings"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place.

    ``last`` is what the last counted hand brought, extra points included, None before
    there is one or when it was sat out; ``made`` of ``bids`` bids were made.  ``moved`` are
    the places gained since the hand before that one counted, lost when below 0; None before
    there are two, or for who had not come by then.
    """

    player: PlayerId
    rank: int
    total: Points
    last: Points | None
    made: int
    bids: int
    moved: int | None = None


def ranks(marks: Mapping[PlayerId, tuple[Points, ...]]) -> dict[PlayerId, int]:
    """Return everybody's rank, the highest mark first; equal marks share it: 1, 1, 3.

    >>> ranks({PlayerId("ann"): (7,), PlayerId("ben"): (9,), PlayerId("cy"): (9,)})
    {'ann': 3, 'ben': 1, 'cy': 1}
    """
    return {
        player: 1 + sum(other > mark for other in marks.values()) for player, mark in marks.items()
    }


def standings(
    rules: Rules, lines: Sequence[Line], totals: Mapping[PlayerId, Points]
) -> tuple[Standing, ...]:
    """Return everybody's place by ``totals`` after ``lines``, by ``rules``, first place first."""
    counted = [line for line in lines if line.counts]
    made = _made(counted, totals)
    bids = {who: sum(who in line.made for line in counted) for who in totals}
    rank = _ranked(rules, totals, made)
    before = _ranked_before(rules, lines, counted)
    found = [
        Standing(
            who,
            rank[who],
            total,
            _brought(counted, who),
            made[who],
            bids[who],
            before[who] - rank[who] if who in before else None,
        )
        for who, total in totals.items()
    ]
    return tuple(sorted(found, key=lambda standing: standing.rank))


def _made(counted: Sequence[Line], players: Iterable[PlayerId]) -> dict[PlayerId, int]:
    return {who: sum(line.made.get(who, False) for line in counted) for who in players}


def _ranked(
    rules: Rules, totals: Mapping[PlayerId, Points], made: Mapping[PlayerId, int]
) -> dict[PlayerId, int]:
    sign = 1 if rules.wins is Wins.HIGHEST else -1
    by_made = rules.ties is Ties.MOST_MADE
    return ranks(
        {who: (sign * total, made[who] if by_made else 0) for who, total in totals.items()}
    )


def _ranked_before(
    rules: Rules, lines: Sequence[Line], counted: Sequence[Line]
) -> dict[PlayerId, int]:
    """Return everybody's rank before the last hand counted; none before there are two."""
    earlier = counted[:-1]
    if not earlier:
        return {}
    totals = lines[counted[-1].hand.number - 2].totals
    return _ranked(rules, totals, _made(earlier, totals))


def _brought(counted: Sequence[Line], player: PlayerId) -> Points | None:
    if not counted or player not in counted[-1].points:
        return None
    return plain(counted[-1].points[player] + counted[-1].adjust.get(player, 0))
