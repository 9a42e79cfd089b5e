"""Entries: the things a scorekeeper writes down.

An entry is a fact about one hand, keyed by the player's id; everything else about a
game is derived from its setup and its entries.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType, TypeAlias

from scorekeeper.rules.language import Points
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.values import dataclass

__all__ = [
    "Accept",
    "Adjust",
    "Bid",
    "Breach",
    "DealBy",
    "Entry",
    "Join",
    "Leave",
    "Played",
    "PlayerId",
    "Redeal",
    "Rename",
    "Replan",
    "Rescore",
    "Reseat",
    "Return",
    "SeatEntry",
    "SitOut",
    "Tricks",
    "TrumpMade",
    "Void",
]

PlayerId = NewType("PlayerId", str)
"""Who: stable for ever, whatever the player is called."""

BIGGEST_ADJUST = 1_000_000


class Breach(StrEnum):
    """A rule that a hand, as written down, breaks."""

    HOOK = "hook"
    """The bids add up to what the hook forbids."""
    TRICKS = "tricks"
    """The tricks do not add up to the cards."""
    MISSING = "missing"
    """The table went on, though a bid or a trick count was not entered."""
    FORMULA = "formula"
    """The scoring has no answer for this hand."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's bid, in the hand being bid or as a correction of an earlier one."""

    hand: int
    player: PlayerId
    bid: int


@dataclass(frozen=True, slots=True)
class Tricks:
    """How many tricks a player took."""

    hand: int
    player: PlayerId
    tricks: int


@dataclass(frozen=True, slots=True)
class Played:
    """The hand is over; ``tricks`` holds what everybody took, in the order of bidding."""

    hand: int
    tricks: tuple[tuple[PlayerId, int], ...]


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """The trump of a hand became known; None when it was noted by mistake.

    ``player`` is who named it, where somebody did: the top bidder, or whoever won the
    auction; they may be known before the trump is.
    """

    hand: int
    trump: Trump | None
    player: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Adjust:
    """Extra points of a player in a hand: a bonus, or a penalty when negative."""

    hand: int
    player: PlayerId
    points: Points


@dataclass(frozen=True, slots=True)
class SitOut:
    """A player sits this one hand out."""

    hand: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Accept:
    """The table lets a hand stand though it breaks a rule (or will)."""

    hand: int
    breach: Breach


@dataclass(frozen=True, slots=True)
class Replan:
    """New sizes for the hands from ``hand`` on, none of which has an entry yet."""

    hand: int
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rescore:
    """Another scoring from ``hand`` on, the first for the whole game; ``wins`` holds for all."""

    hand: int
    scoring: Scoring
    wins: Wins


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody new is in from ``hand`` on, with ``points`` to begin with.

    They sit on the left of ``after``, that is clockwise next to them.
    """

    hand: int
    player: PlayerId
    name: str
    after: PlayerId
    points: Points = 0


@dataclass(frozen=True, slots=True)
class Leave:
    """A player is out from ``hand`` on; score and place are kept."""

    hand: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Return:
    """A player who left, or sits ``hand`` out, is in again from ``hand`` on."""

    hand: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Reseat:
    """Everybody sits clockwise in the order of ``seats`` from ``hand`` on."""

    hand: int
    seats: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Rename:
    """A player is called otherwise, in every hand; it was noticed in ``hand``."""

    hand: int
    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class DealBy:
    """A player deals this hand, though it may not be their turn.

    With ``goes_on`` the deal passes on from them, else from whose turn it was.
    """

    hand: int
    player: PlayerId
    goes_on: bool


@dataclass(frozen=True, slots=True)
class Redeal:
    """The hand was misdealt: it is dealt once more, by the same dealer, and nothing stands."""

    hand: int


@dataclass(frozen=True, slots=True)
class Void:
    """The hand counts for nothing and the deal passes on; or it counts after all."""

    hand: int
    void: bool = True


SeatEntry: TypeAlias = Join | Leave | Return | Reseat | Rename
"""What changes who sits where."""
Entry: TypeAlias = (
    Bid
    | Tricks
    | Played
    | TrumpMade
    | Adjust
    | SitOut
    | Accept
    | Replan
    | Rescore
    | SeatEntry
    | DealBy
    | Redeal
    | Void
)
