"""The history of a game: what every entry changed, so that the table can look it up.

An entry says what was written down; what stood there before has to be replayed.  What was
undone is part of the history: undo and redo only move where the game stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias, assert_never

from scorekeeper.book.log import Log, Written
from scorekeeper.rules import (
    Adjust,
    Bid,
    Entry,
    Game,
    Hand,
    Order,
    Played,
    PlayerId,
    Points,
    Position,
    Redeal,
    Rename,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.rules.transition import changed

__all__ = ["Change", "History", "Kind", "Value", "corrected", "history", "is_hidden"]

Value: TypeAlias = Points | Trump | str | Hand | None
"""What stood, or stands: a bid, tricks, points, a trump, who names it, a name, a whole hand."""


class Kind(Enum):
    """Why something was written down."""

    PLAY = auto()
    """The hand was played: bids and tricks as they came."""
    CORRECTION = auto()
    """The hand had been recorded already."""
    TABLE = auto()
    """Who plays, who deals, which hands there are, and by which scoring."""


@dataclass(frozen=True, slots=True)
class Change:
    """What one entry changed; ``number`` is its place in the game, the first is 1.

    ``before`` and ``after`` are what stood and then stands of the one thing it is about:
    None where nothing does.  Whoever is dealt again loses the whole hand ``before``.
    Entries that say all there is to say have neither.
    """

    number: int
    written: Written
    kind: Kind
    before: Value = None
    after: Value = None

    @property
    def entry(self) -> Entry:
        """The entry itself."""
        return self.written.entry

    @property
    def at(self) -> str:
        """The local time of the entry, ``YYYY-MM-DD HH:MM:SS``."""
        return self.written.at


@dataclass(frozen=True, slots=True)
class History:
    """Everything that was written down, oldest first; the first ``standing`` of it stand.

    What follows is undone, the next to be redone first; ``end`` is how it stands after all of it.
    """

    changes: tuple[Change, ...]
    standing: int
    end: Position

    @property
    def stands(self) -> tuple[Change, ...]:
        """What counts, oldest first."""
        return self.changes[: self.standing]

    @property
    def undone(self) -> tuple[Change, ...]:
        """What redo would bring back, the next first."""
        return self.changes[self.standing :]


def history(log: Log, known: History | None = None) -> History:
    """Return the history of ``log``; one that is ``known`` spares replaying what it holds."""
    written = (*log.written, *reversed(log.undone))
    if known is not None:
        told = tuple(change.written for change in known.changes)
        if told == written:
            return History(known.changes, len(log.written), known.end)
        if told == written[: len(told)]:
            changes, end = _walked(known.end, written[len(told) :], len(told))
            return History((*known.changes, *changes), len(log.written), end)
    changes, end = _walked(Game.start(log.setup), written, 0)
    return History(changes, len(log.written), end)


def _walked(
    position: Position, written: Iterable[Written], passed: int
) -> tuple[tuple[Change, ...], Position]:
    """Return what each entry changes from ``position`` on, and how it stands after the last."""
    changes = []
    for number, one in enumerate(written, passed + 1):
        # As a game does it, but without a copy of the log for every entry.
        after = Position(position.setup, *changed(position, one.entry))
        values = _values(one.entry, position, after)
        changes.append(Change(number, one, _kind(one.entry, position), *values))
        position = after
    return tuple(changes), position


def _kind(entry: Entry, game: Position) -> Kind:
    match entry:
        case Played():
            return Kind.PLAY
        case Bid() | Tricks() | TrumpMade() | Adjust():
            return Kind.CORRECTION if game.hands[entry.hand - 1].played else Kind.PLAY
        case _:
            return Kind.TABLE


def _values(entry: Entry, game: Position, after: Position) -> tuple[Value, Value]:
    """Return what stood before an entry, and what stands after it."""
    match entry:
        case Rename(player=player):
            return game.player(player).name, after.player(player).name
        case Bid() | Tricks() | Adjust() | TrumpMade() | Redeal():
            return _in_hand(entry, game.hands[entry.hand - 1], after.hands[entry.hand - 1])
        case _:
            return None, None


def _in_hand(
    entry: Bid | Tricks | Adjust | TrumpMade | Redeal, was: Hand, now: Hand
) -> tuple[Value, Value]:
    match entry:
        case Bid(player=player):
            return was.bids.get(player), now.bids.get(player)
        case Tricks(player=player):
            return was.tricks.get(player), now.tricks.get(player)
        case Adjust(player=player):
            return was.adjust.get(player, 0), now.adjust.get(player, 0)
        case TrumpMade() if was.trump is now.trump:
            return was.named_by, now.named_by
        case TrumpMade():
            return was.trump, now.trump
        case Redeal():
            return was, None
        case _:
            assert_never(entry)


def is_hidden(change: Change, history: History, game: Position) -> bool:
    """Return whether ``change`` would give a bid away that is still to be revealed.

    ``game`` is how it stands.  Bids of a hand that was dealt again are nobody's secret.
    """
    if game.setup.rules.bidding.order is not Order.AT_ONCE:
        return False
    number = change.entry.hand
    if change.number > history.standing:
        bid = number <= len(game.hands) and game.hands[number - 1].is_bid
        return isinstance(change.entry, Bid | Redeal) and not bid
    if not isinstance(change.entry, Bid) or not game.bids_are_hidden:
        return False
    later = history.stands[change.number :]
    dealt_again = any(isinstance(one.entry, Redeal) and one.entry.hand == number for one in later)
    return number == game.hands[-1].number and not dealt_again


def corrected(entries: Iterable[Entry]) -> frozenset[tuple[int, PlayerId]]:
    """Return whose bid or tricks of which hand were changed after it was recorded."""
    recorded: set[int] = set()
    found: set[tuple[int, PlayerId]] = set()
    for entry in entries:
        match entry:
            case Played() | Void():
                recorded.add(entry.hand)
            case Redeal(hand=hand):
                recorded.discard(hand)
                found = {one for one in found if one[0] != hand}
            case Bid() | Tricks() if entry.hand in recorded:
                found.add((entry.hand, entry.player))
            case _:
                pass
    return frozenset(found)
