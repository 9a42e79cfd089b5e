"""What the keys do at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scorekeeper.rules import PlayerId, Trump
from scorekeeper.ui.comfort import KeysAt
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.words import _

__all__ = ["TableKeys"]

_SUITS = {
    "S": Trump.SPADES,
    "H": Trump.HEARTS,
    "D": Trump.DIAMONDS,
    "C": Trump.CLUBS,
    "N": Trump.NONE,
}
_ROW = "row-"


class TableKeys:
    """The keys of one game at one page; ``at`` is the row they are at."""

    def __init__(self, model: TableModel, at: KeysAt) -> None:
        self._model, self._at = model, at
        self._asks_trump = ""

    def follows(self, key: str) -> bool:
        """Take the suit that follows the key for trump; return whether that was it.

        Any other key leaves the question, and does what it always does; but Escape only
        leaves.
        """
        asked, self._asks_trump = self._asks_trump, ""
        if not asked:
            return False
        if self._model.notice == asked:
            self._model.notice = None
        if key in _SUITS:
            self._model.name_trump(_SUITS[key])
        return key in _SUITS or key == "Esc"

    def keys(self) -> dict[str, Callable[[], None]]:
        """Return what each key does now."""
        model = self._model
        keys: dict[str, Callable[[], None]] = {
            "Backspace": model.step_back,
            "Enter": self._enter,
            "U": model.undo,
            "R": model.redo,
            "T": self._ask_trump,
        }
        keys |= {digit: partial(model.digit, digit) for digit in "0123456789"}
        if model.phase is Phase.RESULT:
            keys |= {
                "Arrow Down": lambda: self._move(+1),
                "Arrow Up": lambda: self._move(-1),
                "+": lambda: self._change(+1),
                "-": lambda: self._change(-1),
                "B": self._bid_again,
            }
        return keys

    def _enter(self) -> None:
        self._at.marked = ""
        self._model.enter()

    def _rows(self) -> tuple[PlayerId, ...]:
        hand = self._model.game.hand
        return () if hand is None else hand.order

    def _chosen(self) -> PlayerId | None:
        player = PlayerId(self._at.marked.removeprefix(_ROW))
        return player if player in self._rows() else None

    def _move(self, by: int) -> None:
        """Mark the next row, the first or the last to begin with; the ends meet."""
        rows, chosen = self._rows(), self._chosen()
        before = (-1 if by > 0 else 0) if chosen is None else rows.index(chosen)
        self._at.marked = f"{_ROW}{rows[(before + by) % len(rows)]}"

    def _change(self, by: int) -> None:
        """Mend the tricks in the row marked."""
        hand, chosen = self._model.game.hand, self._chosen()
        if hand is None or chosen is None:
            return
        tricks = hand.result[chosen] + by
        if 0 <= tricks <= hand.cards:
            self._model.take(chosen, tricks)

    def _bid_again(self) -> None:
        """Go back to the bid in the row marked."""
        chosen = self._chosen()
        if chosen is not None:
            self._at.marked = ""
            self._model.choose(chosen)

    def _ask_trump(self) -> None:
        """Ask for the trump, where it can be told."""
        game, hand = self._model.game, self._model.game.hand
        if hand is None:
            return
        if game.settled_trump(hand.number, hand.cards, len(hand.order)) is not None:
            return
        self._asks_trump = _("Trump: S, H, D, C, or N for none.")
        self._model.notice = self._asks_trump
