"""The rematch: the same people by the same rules; only who deals first is a question."""

from __future__ import annotations

from scorekeeper.rules import Game, Player, PlayerId
from scorekeeper.rules.hand import bidding_order

__all__ = ["loser", "next_dealer", "still_here"]


def next_dealer(game: Game) -> PlayerId:
    """Return who deals when the deal simply goes on: the player after the last dealer.

    A hand that was dealt but has no entry yet is still that dealer's.
    """
    last = game.hands[-1]
    return _from(game, last.turn or last.dealer)[0] if last.has_entries else last.dealer


def loser(game: Game) -> PlayerId:
    """Return who is last of those still here; of several, whoever the deal comes to first."""
    here = [standing for standing in game.standings if standing.player in game.present]
    lowest = max(standing.rank for standing in here)
    losers = {standing.player for standing in here if standing.rank == lowest}
    return next(player for player in _from(game, game.hands[-1].dealer) if player in losers)


def still_here(game: Game) -> tuple[Player, ...]:
    """Return who sits at the table at last, clockwise: whoever left is not asked again."""
    return tuple(game.player(player) for player in game.present)


def _from(game: Game, dealer: PlayerId) -> tuple[PlayerId, ...]:
    """Everybody who is still here, in the direction of the deal, ``dealer`` last if they are."""
    seats, direction = game.seats, game.setup.rules.deal.direction
    around = bidding_order(seats, dealer, frozenset(), direction)
    return tuple(player for player in around if player in game.present)
