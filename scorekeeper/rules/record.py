"""Rules as a record: independent groups, any combination of which works."""

from __future__ import annotations

from enum import StrEnum

from scorekeeper.rules.bidding import Bidding
from scorekeeper.rules.language import Points
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Plan, sizes
from scorekeeper.rules.reminder import Reminder
from scorekeeper.rules.scoring import Case, Streak
from scorekeeper.rules.trump import Trump, TrumpRule, settled_trump
from scorekeeper.rules.values import dataclass

__all__ = [
    "FEWEST_PLAYERS",
    "MOST_PLAYERS",
    "Deal",
    "Direction",
    "Leader",
    "NextDealer",
    "Reminder",
    "Rules",
    "Ties",
    "Wins",
]

FEWEST_PLAYERS = 2
MOST_PLAYERS = 12


class Direction(StrEnum):
    """Which way the deal and the bidding go round."""

    LEFT = "left"
    RIGHT = "right"


class NextDealer(StrEnum):
    """Who deals the next hand."""

    IN_TURN = "in-turn"
    BIGGEST_MISS = "biggest-miss"


class Leader(StrEnum):
    """Who leads to the first trick."""

    NEXT = "next-to-dealer"
    TOP_BIDDER = "top-bidder"


class Wins(StrEnum):
    """Which total wins."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Ties(StrEnum):
    """What equal totals do."""

    SHARE = "share"
    MOST_MADE = "most-made"


@dataclass(frozen=True, slots=True)
class Deal:
    """How the deal passes, and who leads."""

    direction: Direction = Direction.LEFT
    next_dealer: NextDealer = NextDealer.IN_TURN
    leader: Leader = Leader.NEXT


@dataclass(frozen=True, slots=True)
class Rules:
    """What one table plays.  Every default is the base game's, called ``classic``.

    ``players`` is the fewest and the most the game is meant for; ``extra_points`` are the
    usual amounts of bonuses and penalties that are written down beside the score.
    """

    key: str = "classic"
    name: str = "Oh Hell"
    about: str = ""
    also: tuple[str, ...] = ()
    players: tuple[int, int] = (3, 7)
    pack: Pack = Pack()
    plan: Plan = Plan()
    deal: Deal = Deal()
    trump: TrumpRule = TrumpRule()
    bidding: Bidding = Bidding()
    scoring: tuple[Case, ...] = (("made", "10 + tricks"), ("missed", "0"))
    streak: Streak | None = None
    wins: Wins = Wins.HIGHEST
    ties: Ties = Ties.SHARE
    tricks_can_be_lost: bool = False
    extra_points: tuple[Points, ...] = ()
    reminders: tuple[Reminder, ...] = ()

    def sizes(self, players: int) -> tuple[int, ...]:
        """Return the cards of every hand for ``players`` players.

        Raises RuleError where the plan asks for more than the pack holds.
        """
        return sizes(self.plan, players, self.pack.biggest_hand(players))

    def trumps(self, players: int) -> tuple[Trump | None, ...]:
        """Return the trump of every hand, None where it is not settled ahead of time.

        Raises RuleError as ``sizes`` does.
        """
        planned, pack = self.sizes(players), self.pack.size(players)
        return tuple(
            settled_trump(
                self.trump,
                hand,
                is_last=hand == len(planned),
                all_dealt=cards * players == pack,
            )
            for hand, cards in enumerate(planned, 1)
        )
