"""Entries: the things a scorekeeper writes down.

An entry is a fact about one hand, keyed by the player's id; everything else about a
game is derived from its setup and its entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NewType, TypeAlias, assert_never

from scorekeeper.rules.errors import RecordError, sentence
from scorekeeper.rules.language import Points
from scorekeeper.rules.pack import BIGGEST_PACK
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.reading import Reader, shown
from scorekeeper.rules.record import Wins
from scorekeeper.rules.record_json import streak_to_json
from scorekeeper.rules.record_reading import scoring_from_json, streak_from_json
from scorekeeper.rules.scoring import Scoring
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.values import dataclass

__all__ = [
    "Accept",
    "Adjust",
    "Bid",
    "Breach",
    "Entry",
    "Played",
    "PlayerId",
    "Replan",
    "Rescore",
    "SitOut",
    "Tricks",
    "TrumpMade",
    "entry_from_json",
    "entry_to_json",
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


Entry: TypeAlias = Bid | Tricks | Played | TrumpMade | Adjust | SitOut | Accept | Replan | Rescore

_KINDS: Mapping[str, type[Entry]] = {
    "bid": Bid,
    "tricks": Tricks,
    "played": Played,
    "trump": TrumpMade,
    "adjust": Adjust,
    "sit-out": SitOut,
    "accept": Accept,
    "replan": Replan,
    "rescore": Rescore,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """Return ``entry`` as plain JSON values, its kind under ``entry``."""
    record: dict[str, Any] = {"entry": _NAMES[type(entry)], "hand": entry.hand}
    match entry:
        case Bid(player=player, bid=bid):
            record |= {"player": player, "bid": bid}
        case Tricks(player=player, tricks=tricks):
            record |= {"player": player, "tricks": tricks}
        case Played(tricks=taken):
            record |= {"tricks": dict(taken)}
        case TrumpMade(trump=trump, player=by):
            record |= {"trump": None if trump is None else str(trump)}
            record |= {} if by is None else {"player": by}
        case Adjust(player=player, points=points):
            record |= {"player": player, "points": points}
        case SitOut(player=player):
            record |= {"player": player}
        case Accept(breach=breach):
            record |= {"breach": str(breach)}
        case Replan(sizes=sizes):
            record |= {"sizes": list(sizes)}
        case Rescore(scoring=scoring, wins=wins):
            record |= {
                "scoring": [list(case) for case in scoring.cases],
                "streak": streak_to_json(scoring.streak),
                "wins": str(wins),
            }
        case _:
            assert_never(entry)
    return record


def entry_from_json(record: object, place: str = "entry") -> Entry:
    """Read what ``entry_to_json`` wrote.  Raises RecordError for anything else."""
    read = Reader(record, place)
    kind = _KINDS.get(read.text("entry"))
    if kind is None:
        raise RecordError(
            read.at("entry"),
            sentence("expected one of {expected}, not {found}."),
            expected=", ".join(_KINDS),
            found=shown(read.raw("entry")),
        )
    entry = _read(kind, read, read.whole("hand", 1, MOST_HANDS))
    read.done()
    return entry


def _read(kind: type[Entry], read: Reader, hand: int) -> Entry:
    if kind in {Bid, Tricks, Adjust, SitOut}:
        return _of_player(kind, read, hand, PlayerId(read.text("player")))
    if kind is Played:
        return Played(hand, _taken(read.group("tricks")))
    if kind is TrumpMade:
        trump = None if read.raw("trump") is None else read.choice("trump", Trump)
        return TrumpMade(hand, trump, PlayerId(read.text("player")) if read.has("player") else None)
    if kind is Accept:
        return Accept(hand, read.choice("breach", Breach))
    if kind is Replan:
        sizes = read.items("sizes", MOST_HANDS)
        return Replan(hand, tuple(read.whole_at(at, size, 1, BIGGEST_PACK) for at, size in sizes))
    scoring = Scoring(scoring_from_json(read), streak_from_json(read))
    return Rescore(hand, scoring, read.choice("wins", Wins))


def _of_player(kind: type[Entry], read: Reader, hand: int, player: PlayerId) -> Entry:
    if kind is Bid:
        return Bid(hand, player, read.whole("bid", 0, BIGGEST_PACK))
    if kind is Tricks:
        return Tricks(hand, player, read.whole("tricks", 0, BIGGEST_PACK))
    if kind is Adjust:
        return Adjust(hand, player, read.number("points", BIGGEST_ADJUST))
    return SitOut(hand, player)


def _taken(read: Reader) -> tuple[tuple[PlayerId, int], ...]:
    return tuple(
        (PlayerId(player), read.whole_at(read.at(player), tricks, 0, BIGGEST_PACK))
        for player, tricks in read.fields()
    )
