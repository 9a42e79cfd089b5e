"""What the keys do at a score sheet: arrows move over its cells, Enter opens one."""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.rules import PlayerId
from scorekeeper.ui import routes
from scorekeeper.ui.comfort import KeysAt
from scorekeeper.ui.models.table import TableModel
from scorekeeper.words import is_rtl

__all__ = ["SheetKeys"]


class SheetKeys:
    """The keys of one sheet at one page; ``at`` is the cell they are at."""

    def __init__(self, model: TableModel, at: KeysAt, go: Callable[[str], None]) -> None:
        self._game, self._at, self._go = model.game, at, go

    def keys(self) -> dict[str, Callable[[], None]]:
        """Return what each key does now."""
        onward = -1 if is_rtl() else 1
        return {
            "Arrow Down": lambda: self._move(1, 0),
            "Arrow Up": lambda: self._move(-1, 0),
            "Arrow Right": lambda: self._move(0, onward),
            "Arrow Left": lambda: self._move(0, -onward),
            "Enter": self._open,
        }

    def _cell(self) -> tuple[int, PlayerId] | None:
        """Return the hand and the player of the cell marked, if there is one."""
        for hand in range(1, len(self._game.hands) + 1):
            for player in self._game.seats:
                if self._at.marked == _key(hand, player):
                    return hand, player
        return None

    def _move(self, hands: int, seats: int) -> None:
        """Mark the next cell, to begin with the first of the hand being played."""
        last, players = len(self._game.hands), self._game.seats
        now = self._cell()
        if now is None:
            self._at.marked = _key(last, players[0])
            return
        hand = min(last, max(1, now[0] + hands))
        seat = min(len(players) - 1, max(0, players.index(now[1]) + seats))
        self._at.marked = _key(hand, players[seat])

    def _open(self) -> None:
        """Open the hand of the cell; the one being played is at the table."""
        now, game = self._cell(), self._game
        if now is None:
            return
        being_played = game.hand is not None and game.hand.number == now[0]
        game_id = game.setup.id
        self._go(routes.table(game_id) if being_played else routes.hand(game_id, now[0]))


def _key(hand: int, player: PlayerId) -> str:
    """Return the key of a cell on the screen."""
    return f"cell-{hand}-{player}"
