"""What is said of comings and goings, of who deals, and of misdeals."""

from __future__ import annotations

from typing import assert_never

from scorekeeper.rules import (
    DealBy,
    Join,
    Leave,
    PlayerId,
    Position,
    Redeal,
    Rename,
    Reseat,
    Return,
    SitOut,
    Void,
)
from scorekeeper.words.figures import isolated, points
from scorekeeper.words.translation import _

__all__ = ["TableEntry", "at_the_table"]

TableEntry = Join | Leave | Return | Reseat | Rename | SitOut | DealBy | Redeal | Void


def at_the_table(entry: TableEntry, game: Position) -> str:
    """Name an entry about who plays, who deals, or whether a hand counts."""
    match entry:
        case Reseat():
            return _("Everybody sits otherwise")
        case Redeal(hand=hand):
            return _("Hand {hand} is dealt again").format(hand=hand)
        case Void(hand=hand, void=void):
            told = _("Hand {hand} does not count") if void else _("Hand {hand} counts after all")
            return told.format(hand=hand)
        case _:
            return _of_player(entry, game)


def _of_player(entry: Join | Leave | Return | Rename | SitOut | DealBy, game: Position) -> str:
    match entry:
        case Join(name=name, points=0):
            return _("{player} joins").format(player=isolated(name))
        case Join(name=name, points=start):
            told = _("{player} joins with {points}")
            return told.format(player=isolated(name), points=points(start))
        case Leave(player=player):
            return _("{player} leaves").format(player=_name(game, player))
        case Return(player=player):
            return _("{player} is in again").format(player=_name(game, player))
        case Rename(name=name):
            return _("Now called {player}").format(player=isolated(name))
        case SitOut(player=player):
            return _("{player} sits out").format(player=_name(game, player))
        case DealBy(player=player):
            return _("{player} deals").format(player=_name(game, player))
        case _:
            assert_never(entry)


def _name(game: Position, player: PlayerId) -> str:
    return isolated(game.name(player))
