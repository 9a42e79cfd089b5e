"""The rematch: the same people by the same rules; only who deals first is a question."""

from __future__ import annotations

from scorekeeper.rules import Game, GameId, PlayerId, Setup
from scorekeeper.rules.hand import bidding_order

__all__ = ["loser", "next_dealer", "rematch"]


def next_dealer(game: Game) -> PlayerId:
    """Return who deals when the deal simply goes on: the player after the last dealer.

    A hand that was dealt but has no entry yet is still that dealer's.
    """
    last = game.hands[-1]
    return _from(game, last.dealer)[0] if last.has_entries else last.dealer


def loser(game: Game) -> PlayerId:
    """Return who is last; of several, whoever the deal would come to first."""
    lowest = max(standing.rank for standing in game.standings)
    losers = {standing.player for standing in game.standings if standing.rank == lowest}
    return next(player for player in _from(game, game.hands[-1].dealer) if player in losers)


def rematch(game: Game, game_id: GameId, started: str, first_dealer: PlayerId) -> Setup:
    """Return the setup of another game of the same people by the rules they came to play."""
    return Setup(game_id, started, game.setup.players, first_dealer, game.rules)


def _from(game: Game, dealer: PlayerId) -> tuple[PlayerId, ...]:
    """Everybody, in the direction of the deal, ``dealer`` last."""
    return bidding_order(game.seats, dealer, frozenset(), game.setup.rules.deal.direction)
