"""The seating: who sits where, who came late, and who is away in which hand.

Whoever has played stays on the sheet for good; being away only takes a player out of the
hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from scorekeeper.rules.entries import Join, Leave, PlayerId, Rename, Reseat, Return, SeatEntry
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.language import Points
from scorekeeper.rules.values import dataclass, field, replace

__all__ = ["LONGEST_NAME", "MOST_SEATED", "Player", "Seating", "called"]

LONGEST_NAME = 100
MOST_SEATED = 48
"""People who sit at one table in the course of a game, those who left included."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; ``id`` never changes, ``name`` is what they are called."""

    id: PlayerId
    name: str


def called(players: Sequence[Player], player: PlayerId) -> str:
    """Return what ``player`` is called among ``players``; namesakes by their seats.

    >>> called([Player(PlayerId("a"), "Ann"), Player(PlayerId("b"), "Ann")], PlayerId("b"))
    'Ann (2)'
    """
    seat, name = next((seat, one.name) for seat, one in enumerate(players, 1) if one.id == player)
    alone = sum(one.name == name for one in players) == 1
    return name if alone else f"{name} ({seat})"


@dataclass(frozen=True, slots=True)
class Seating:
    """Everybody who has sat here, clockwise as they sit now.

    ``late`` is from which hand on whoever came late was in, and their points to begin
    with.  ``moves`` are comings and goings, oldest first: from which hand on, who, and
    whether they are in.
    """

    players: tuple[Player, ...]
    late: Mapping[PlayerId, tuple[int, Points]] = field(default_factory=dict)
    moves: tuple[tuple[int, PlayerId, bool], ...] = ()

    @property
    def seats(self) -> tuple[PlayerId, ...]:
        """Everybody's id, clockwise."""
        return tuple(player.id for player in self.players)

    def absent(self, number: int) -> frozenset[PlayerId]:
        """Return who has not come yet, or has left, by hand ``number``."""
        is_in = dict.fromkeys(self.seats, True)
        is_in |= {player: hand <= number for player, (hand, _) in self.late.items()}
        is_in |= {player: here for hand, player, here in self.moves if hand <= number}
        return frozenset(player for player, here in is_in.items() if not here)

    def turns(self, number: int) -> tuple[int, ...]:
        """Return hand ``number``, and those after it from which on others are in.

        There are such only where a hand is dealt again that somebody waited for the end of.
        """
        turns = {hand for hand, _ in self.late.values()} | {hand for hand, _, _ in self.moves}
        return (number, *sorted(hand for hand in turns if hand > number))

    def count(self, number: int) -> int:
        """Return how many have come, and not left, by hand ``number``."""
        return len(self.players) - len(self.absent(number))

    def joined(self, player: PlayerId) -> int:
        """Return the first hand that ``player`` was, or is to be, in."""
        return self.late[player][0] if player in self.late else 1

    def starts(self, number: int) -> Mapping[PlayerId, Points]:
        """Return the points to begin with of everybody who has come by hand ``number``."""
        return {
            player: self.late[player][1] if player in self.late else 0
            for player in self.seats
            if self.joined(player) <= number
        }

    def after(self, entry: SeatEntry) -> Seating:
        """Return the seating with ``entry`` written down.  Raises RuleError for a bad one."""
        match entry:
            case Join():
                return self._with(entry)
            case Leave(hand=hand, player=player) | Return(hand=hand, player=player):
                self._check(player)
                here = isinstance(entry, Return)
                if all((player in self.absent(at)) is not here for at in self.turns(hand)):
                    return self
                late = dict(self.late)
                if here and self.joined(player) > hand:
                    late[player] = (hand, late[player][1])
                # What was to come is no more; without it, many taps make no long list.
                kept = (move for move in self.moves if move[1] != player or move[0] < hand)
                return replace(self, late=late, moves=(*kept, (hand, player, here)))
            case Reseat(seats=seats):
                known = {player.id: player for player in self.players}
                if sorted(seats) != sorted(known):
                    raise RuleError(sentence("The new seats do not hold everybody once."))
                return replace(self, players=tuple(known[player] for player in seats))
            case Rename(player=player, name=name):
                self._check(player)
                _check_name(name)
                renamed = (
                    Player(one.id, name) if one.id == player else one for one in self.players
                )
                return replace(self, players=tuple(renamed))
            case _:
                assert_never(entry)

    def _with(self, entry: Join) -> Seating:
        if entry.player in self.seats:
            raise RuleError(sentence("A player is seated twice."))
        if len(self.players) >= MOST_SEATED:
            raise RuleError(sentence("At most {most} people sit in one game."), most=MOST_SEATED)
        self._check(entry.after)
        _check_name(entry.name)
        at = self.seats.index(entry.after) + 1
        newcomer = Player(entry.player, entry.name)
        return replace(
            self,
            players=(*self.players[:at], newcomer, *self.players[at:]),
            late={**self.late, entry.player: (entry.hand, entry.points)},
        )

    def _check(self, player: PlayerId) -> None:
        if player not in self.seats:
            raise RuleError(sentence("Nobody with the id “{player}” plays here."), player=player)


def _check_name(name: str) -> None:
    if not name.strip():
        raise RuleError(sentence("A name is missing."))
    if len(name) > LONGEST_NAME:
        raise RuleError(sentence("A name has at most {most} characters."), most=LONGEST_NAME)
