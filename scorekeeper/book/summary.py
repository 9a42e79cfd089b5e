"""Summaries: what a list of games says about each."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.book.errors import BookError
from scorekeeper.rules import Game, GameId, Player, PlayerId, Points, RuleError

__all__ = ["Summary", "Unreadable", "summary"]


@dataclass(frozen=True, slots=True)
class Summary:
    """One game in a list.

    ``totals`` and ``ranks`` are in the order of ``players``, who sit clockwise.
    """

    id: GameId
    started: str
    players: tuple[Player, ...]
    rules: str
    hands_played: int
    hands_planned: int
    is_over: bool
    totals: tuple[Points, ...]
    ranks: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, clockwise."""
        return tuple(player.name for player in self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who share the first place, as it stands."""
        return tuple(name for name, rank in zip(self.names, self.ranks, strict=True) if rank == 1)

    @property
    def winner_ids(self) -> tuple[PlayerId, ...]:
        """The ids of all who share the first place, as it stands."""
        pairs = zip(self.players, self.ranks, strict=True)
        return tuple(player.id for player, rank in pairs if rank == 1)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A game in a list that cannot be read, and why."""

    id: GameId
    problem: BookError | RuleError

    @property
    def reason(self) -> str:
        """Why, as an English sentence."""
        return str(self.problem)


def summary(game: Game) -> Summary:
    """Return what a list says about ``game``."""
    setup = game.setup
    ranks = {standing.player: standing.rank for standing in game.standings}
    return Summary(
        id=setup.id,
        started=setup.started,
        players=tuple(Player(who, game.name(who)) for who in game.seats),
        rules=setup.rules.name,
        hands_played=sum(hand.played for hand in game.hands),
        hands_planned=len(game.plan),
        is_over=game.is_over,
        totals=tuple(game.totals[player] for player in game.seats),
        ranks=tuple(ranks[player] for player in game.seats),
    )
