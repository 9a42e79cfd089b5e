"""Entries as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from scorekeeper.rules.entries import (
    BIGGEST_ADJUST,
    Accept,
    Adjust,
    Bid,
    Breach,
    DealBy,
    Entry,
    Join,
    Leave,
    Played,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Return,
    SitOut,
    Tricks,
    TrumpMade,
    Void,
)
from scorekeeper.rules.errors import RecordError, sentence
from scorekeeper.rules.pack import BIGGEST_PACK
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.reading import Reader, shown
from scorekeeper.rules.record import Wins
from scorekeeper.rules.record_json import streak_to_json
from scorekeeper.rules.record_reading import scoring_from_json, streak_from_json
from scorekeeper.rules.scoring import Scoring
from scorekeeper.rules.seating import MOST_SEATED
from scorekeeper.rules.trump import Trump

__all__ = ["entry_from_json", "entry_to_json"]

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
    "join": Join,
    "leave": Leave,
    "return": Return,
    "seats": Reseat,
    "rename": Rename,
    "deal-by": DealBy,
    "redeal": Redeal,
    "void": Void,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_NOTHING_MORE: Mapping[type[Entry], Callable[[int, PlayerId], Entry]] = {
    SitOut: SitOut,
    Leave: Leave,
    Return: Return,
}
_OF_PLAYER = {Bid, Tricks, Adjust, Join, Rename, DealBy, *_NOTHING_MORE}


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """Return ``entry`` as plain JSON values, its kind under ``entry``."""
    return {"entry": _NAMES[type(entry)], "hand": entry.hand, **_content(entry)}


def _content(entry: Entry) -> dict[str, Any]:
    match entry:
        case Join() | Reseat() | Rename() | DealBy() | Redeal() | Void():
            return _of_table(entry)
        case SitOut(player=player) | Leave(player=player) | Return(player=player):
            return {"player": player}
        case _:
            return _of_hand(entry)


def _of_hand(
    entry: Bid | Tricks | Played | TrumpMade | Adjust | Accept | Replan | Rescore,
) -> dict[str, Any]:
    match entry:
        case Bid(player=player, bid=bid):
            return {"player": player, "bid": bid}
        case Tricks(player=player, tricks=tricks):
            return {"player": player, "tricks": tricks}
        case Played(tricks=taken):
            return {"tricks": dict(taken)}
        case TrumpMade(trump=trump, player=by):
            named_by = {} if by is None else {"player": by}
            return {"trump": None if trump is None else str(trump), **named_by}
        case Adjust(player=player, points=points):
            return {"player": player, "points": points}
        case Accept(breach=breach):
            return {"breach": str(breach)}
        case Replan(sizes=sizes):
            return {"sizes": list(sizes)}
        case Rescore(scoring=scoring, wins=wins):
            return {
                "scoring": [list(case) for case in scoring.cases],
                "streak": streak_to_json(scoring.streak),
                "wins": str(wins),
            }
        case _:
            assert_never(entry)


def _of_table(entry: Join | Reseat | Rename | DealBy | Redeal | Void) -> dict[str, Any]:
    match entry:
        case Join(player=player, name=name, after=after, points=points):
            return {"player": player, "name": name, "after": after, "points": points}
        case Reseat(seats=seats):
            return {"seats": list(seats)}
        case Rename(player=player, name=name):
            return {"player": player, "name": name}
        case DealBy(player=player, goes_on=goes_on):
            return {"player": player, "goes_on": goes_on}
        case Redeal():
            return {}
        case Void(void=void):
            return {"void": void}
        case _:
            assert_never(entry)


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
    if kind in _OF_PLAYER:
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
    if kind is Reseat:
        seats = read.texts("seats", MOST_SEATED)
        return Reseat(hand, tuple(PlayerId(player) for player in seats))
    if kind in {Redeal, Void}:
        return Redeal(hand) if kind is Redeal else Void(hand, read.flag("void", default=True))
    scoring = Scoring(scoring_from_json(read), streak_from_json(read))
    return Rescore(hand, scoring, read.choice("wins", Wins))


def _of_player(kind: type[Entry], read: Reader, hand: int, player: PlayerId) -> Entry:
    if kind is Bid:
        return Bid(hand, player, read.whole("bid", 0, BIGGEST_PACK))
    if kind is Tricks:
        return Tricks(hand, player, read.whole("tricks", 0, BIGGEST_PACK))
    if kind is Adjust:
        return Adjust(hand, player, read.number("points", BIGGEST_ADJUST))
    if kind is Join:
        after, points = PlayerId(read.text("after")), read.number("points", BIGGEST_ADJUST)
        return Join(hand, player, read.text("name"), after, points)
    if kind is Rename:
        return Rename(hand, player, read.text("name"))
    if kind is DealBy:
        return DealBy(hand, player, read.flag("goes_on", default=True))
    return _NOTHING_MORE[kind](hand, player)


def _taken(read: Reader) -> tuple[tuple[PlayerId, int], ...]:
    return tuple(
        (PlayerId(player), read.whole_at(read.at(player), tricks, 0, BIGGEST_PACK))
        for player, tricks in read.fields()
    )
