"""The lines of the chart of totals."""

from __future__ import annotations

from scorekeeper.rules import PlayerId, Points, Position
from scorekeeper.ui.palette import SEATS
from scorekeeper.ui.parts.chart import MOST_MARKED, Track
from scorekeeper.words import points

__all__ = ["tracks"]


def tracks(game: Position) -> tuple[Track, ...]:
    """Return everybody's line, whoever is first first; they begin before their first hand."""
    seat = {player: at for at, player in enumerate(game.seats)}
    return tuple(_track(game, one.player, seat[one.player]) for one in game.standings)


def _track(game: Position, player: PlayerId, seat: int) -> Track:
    joined = game.joined(player)
    begun: Points = game.seating.starts(joined)[player]
    counted = max((line.hand.number for line in game.sheet if line.counts), default=0)
    totals = tuple(line.totals[player] for line in game.sheet[joined - 1 : counted])
    return Track(
        id=player,
        name=game.name(player),
        colour=SEATS[seat % len(SEATS)],
        look=seat,
        start=joined - 1,
        totals=(begun, *totals),
        total=points(game.totals[player]),
        marked=len(game.seats) <= MOST_MARKED,
    )
