"""What every entry changed, in plain sentences: “Hand 3: Ben's bid 1 → 2”."""

from __future__ import annotations

from typing import Protocol, assert_never

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Entry,
    Hand,
    Played,
    PlayerId,
    Points,
    Position,
    Redeal,
    Rename,
    Replan,
    Rescore,
    Reseat,
    Tricks,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.words.comings import TableEntry, at_the_table
from scorekeeper.words.figures import isolated, points
from scorekeeper.words.sayings import described, trump_is
from scorekeeper.words.translation import _

__all__ = ["Changed", "changed"]

Value = Points | Trump | str | Hand | None


class Changed(Protocol):
    """An entry, and what stood before and stands after it of what it is about."""

    @property
    def entry(self) -> Entry:
        """What was written down."""

    @property
    def before(self) -> Value:
        """What stood there; None where nothing did."""

    @property
    def after(self) -> Value:
        """What stands there then."""


def changed(change: Changed, game: Position, *, hidden: bool = False) -> str:
    """Say what ``change`` did, in one sentence that begins with the hand.

    ``game`` knows what everybody is called.  A ``hidden`` bid is not given away.
    """
    match change.entry:
        case Replan() | Rescore() | Accept() as entry:
            return described(entry, game)
        case Void() as entry:
            return at_the_table(entry, game)
        case Played() as entry:
            return _played(entry, game)
        case Redeal() as entry:
            return _dealt_again(entry, None if hidden else change.before, game)
        case entry:
            told = _in_hand(change, entry, game, hidden=hidden)
            return _("Hand {hand}: {entry}").format(hand=entry.hand, entry=told)


def _in_hand(
    change: Changed,
    entry: Bid | Tricks | Adjust | TrumpMade | TableEntry,
    game: Position,
    *,
    hidden: bool,
) -> str:
    match entry:
        case Bid(player=player) if hidden:
            return _("{player} bids").format(player=_name(game, player))
        case Bid(player=player):
            first, then = _("{player} bids {after}"), _("{player}'s bid {before} → {after}")
            return _from_to(first, then, change, _name(game, player))
        case Tricks(player=player):
            first, then = _("{player} took {after}"), _("{player} took {before} → {after}")
            return _from_to(first, then, change, _name(game, player))
        case Adjust(player=player):
            then = _("{player}'s extra points {before} → {after}")
            return _from_to(then, then, change, _name(game, player))
        case TrumpMade():
            return _trump(change, game)
        case Rename():
            told = _("{before} is now called {after}")
            before, after = isolated(str(change.before)), isolated(str(change.after))
            return told.format(before=before, after=after)
        case Reseat(seats=seats):
            players = ", ".join(_name(game, player) for player in seats)
            return _("the seats are now {players}").format(players=players)
        case _:
            return at_the_table(entry, game)


def _from_to(first: str, then: str, change: Changed, player: str) -> str:
    """Say a figure that is new by ``first``, and one that became another by ``then``."""
    told = first if change.before is None else then
    before, after = _figure(change.before), _figure(change.after)
    return told.format(player=player, before=before, after=after)


def _figure(value: Value) -> str:
    return points(value) if isinstance(value, int | float) else ""


def _trump(change: Changed, game: Position) -> str:
    """Say which trump became which; or who names it, where that is what changed."""
    before, after = change.before, change.after
    if not isinstance(before, Trump) and not isinstance(after, Trump):
        return _namer(before, after, game)
    trump = after if isinstance(after, Trump) else None
    if not isinstance(before, Trump):
        return trump_is(trump)
    suits = Trump.NONE not in {before, trump} and trump is not None
    told = _("{before} → {after} are trump") if suits else _("{before} → {after}")
    return told.format(before=_suit(before), after=_suit(trump))


def _namer(before: Value, after: Value, game: Position) -> str:
    was = "" if before is None else _name(game, PlayerId(str(before)))
    if after is None:
        return _("{player} does not name trump").format(player=was)
    now = _name(game, PlayerId(str(after)))
    if not was:
        return _("{player} names trump").format(player=now)
    return _("{before} → {after} names trump").format(before=was, after=now)


def _suit(trump: Trump | None) -> str:
    """Return a trump in the middle of a sentence."""
    match trump:
        case Trump.SPADES:
            return _("spades")
        case Trump.HEARTS:
            return _("hearts")
        case Trump.DIAMONDS:
            return _("diamonds")
        case Trump.CLUBS:
            return _("clubs")
        case Trump.NONE:
            return _("no trump")
        case None:
            return _("trump not known")
        case _:
            assert_never(trump)


def _played(entry: Played, game: Position) -> str:
    """Say what everybody took."""
    results = ", ".join(
        _("{player} {tricks}").format(player=_name(game, player), tricks=tricks)
        for player, tricks in entry.tricks
    )
    return _("Hand {hand} played: {results}").format(hand=entry.hand, results=results)


def _dealt_again(entry: Redeal, lost: Value, game: Position) -> str:
    """Say what nobody's bids and tricks count for any more."""
    wiped = _written_down(lost, game) if isinstance(lost, Hand) else []
    if not wiped:
        return at_the_table(entry, game)
    told = _("Hand {hand}: {entries} \N{EN DASH} dealt again")
    return told.format(hand=entry.hand, entries=", ".join(wiped))


def _written_down(hand: Hand, game: Position) -> list[str]:
    """Return all that stood of a hand, bids first."""
    bid, took = _("{player}'s bid {bid}"), _("{player} took {tricks}")
    return [
        *(bid.format(player=_name(game, who), bid=count) for who, count in hand.bids.items()),
        *(took.format(player=_name(game, who), tricks=one) for who, one in hand.tricks.items()),
        *(
            _("{player}: extra points {points}").format(
                player=_name(game, who), points=points(extra)
            )
            for who, extra in hand.adjust.items()
        ),
    ]


def _name(game: Position, player: PlayerId) -> str:
    return isolated(game.name(player))
