"""The bin, as a page sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.book.bin import Binned
from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library, Unreadable
from scorekeeper.rules import GameId, RuleError
from scorekeeper.ui.models.unread import plainly, reason, title
from scorekeeper.words import _, isolated, ngettext
from scorekeeper.words.dates import clock_time, evening

__all__ = ["BinModel", "BinRow"]


@dataclass(frozen=True, slots=True)
class BinRow:
    """A deleted game, as a line of a list."""

    game: GameId
    title: str
    below: str


class BinModel(ft.Observable):
    """The deleted games, the last one first.

    ``asked`` is the game that somebody wants to delete for good, until that is answered.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self.rows: tuple[BinRow, ...] = ()
        self.asked: GameId | None = None
        self.told = ""
        self.notice: str | None = None

    def begin(self) -> None:
        """Look into the bin, with nothing done yet."""
        self.told, self.notice, self.asked = "", None, None
        self.refresh()

    def refresh(self) -> None:
        """Look into the bin again."""
        try:
            self.rows = tuple(_row(one) for one in self._library.bin.games())
        except BookError as problem:
            self.notice = plainly(problem)

    def bring_back(self, game: GameId) -> None:
        """Take a game out of the bin."""
        self._do(game, lambda: self._library.restore(game), _("The game is back."))

    def ask(self, game: GameId) -> None:
        """Ask whether a game is to be deleted for good."""
        self.asked = game

    def spare(self) -> None:
        """Leave it in the bin."""
        self.asked = None

    def delete_for_good(self, game: GameId) -> None:
        """Delete a game for good, once that was asked."""
        if self.asked == game:
            told = _("The game is deleted for good.")
            self._do(game, lambda: self._library.delete_for_good(game), told)

    def _do(self, game: GameId, do: Callable[[], object], told: str) -> None:
        self.asked = None
        try:
            do()
        except (BookError, RuleError) as problem:
            self.told, self.notice = "", plainly(problem)
            self.refresh()
            if all(row.game != game for row in self.rows):
                self.notice = None  # another page was faster
        else:
            self.told, self.notice = told, None
            self.refresh()


def _row(binned: Binned) -> BinRow:
    game = binned.game
    told = ngettext(
        "It can be brought back for {count} more day.",
        "It can be brought back for {count} more days.",
        binned.days_left,
    )
    left = told.format(count=binned.days_left)
    if isinstance(game, Unreadable):
        return BinRow(game.id, title(game.id), f"{reason(game.problem)}\n{left}")
    when = _("{day}, {time}").format(day=evening(game.started), time=clock_time(game.started))
    players = ", ".join(isolated(name) for name in game.names)
    return BinRow(game.id, when, f"{players}\n{left}")
