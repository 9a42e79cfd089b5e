"""The address of every screen."""

from __future__ import annotations

from scorekeeper.rules import GameId

__all__ = ["GAMES", "NEW", "hand", "result", "sheet", "standing", "table"]

GAMES = "/"
NEW = "/new"


def table(game: GameId) -> str:
    """Return where a game is played."""
    return f"/game/{game}"


def sheet(game: GameId) -> str:
    """Return where a game's score sheet is."""
    return f"/game/{game}/sheet"


def hand(game: GameId, number: int) -> str:
    """Return where a hand of a game is corrected."""
    return f"/game/{game}/sheet/{number}"


def standing(game: GameId) -> str:
    """Return where a game's standing is."""
    return f"/game/{game}/standing"


def result(game: GameId) -> str:
    """Return where a game's result is."""
    return f"/game/{game}/result"
