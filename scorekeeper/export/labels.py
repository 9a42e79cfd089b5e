"""What files show of a game: which hands, which figures, and what to call people."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.rules import Game, Hand, Line, PlayerId, Points
from scorekeeper.rules.language import plain

__all__ = ["entered", "extra_points", "labels", "line_of_text", "shown_counts", "status"]


def entered(game: Game) -> tuple[Line, ...]:
    """Return the lines of the sheet up to the last hand with anything written down."""
    lines = game.sheet
    last = lines[-1].hand
    blank = not (last.has_entries or last.sits_out or last.chosen)
    return lines[:-1] if blank else lines


def shown_counts(hand: Hand) -> tuple[Mapping[PlayerId, int], Mapping[PlayerId, int]]:
    """Return the bids and tricks that a file shows: those that count, where a hand counts."""
    if hand.counted is not None:
        return hand.counted.bids, hand.counted.tricks
    return hand.bids, hand.tricks


def extra_points(game: Game, line: Line, player: PlayerId) -> Points | None:
    """Return a player's extra points in a hand, None where there are none.

    What somebody who came late began with is among those of their first hand.
    """
    number, found = line.hand.number, line.adjust.get(player)
    if player not in game.seating.late or number != game.joined(player):
        return found
    return plain(game.seating.starts(number)[player] + (found or 0)) or None


def status(game: Game, hand: Hand) -> str:
    """Return what a hand is, as hands.csv calls it.

    ``counts``; ``stands`` when it counts though its tricks do not add up; ``missing`` when
    the table went on though something was not entered; ``open`` while it is played;
    ``void`` when it was misdealt, and counts for nothing.
    """
    if hand.void:
        return "void"
    if hand.counted is not None:
        return "counts" if game.adds_up(hand, hand.counted.tricks) else "stands"
    return "missing" if hand.played else "open"


def labels(game: Game) -> Mapping[PlayerId, str]:
    """Return what to call everybody; two who share a name are told apart by their seats."""
    return {player: game.name(player) for player in game.seats}


def line_of_text(text: str) -> str:
    r"""Return ``text`` on one line: nothing in a name may move a terminal's cursor.

    >>> line_of_text("Ann\nBen")
    'Ann Ben'
    """
    plain = "".join(letter if letter.isprintable() or letter in _JOINS else " " for letter in text)
    return " ".join(plain.split())


_JOINS = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069")
"""Marks without ink that scripts and emoji need."""
