"""A game that cannot be read: its whole copies, and what becomes of its file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.book.errors import BookError, NoSuchGameError
from scorekeeper.book.library import Library
from scorekeeper.book.rescue import Copy
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import GameId
from scorekeeper.ui.models.unread import plainly, reason, title
from scorekeeper.words import _, isolated, ngettext, points, said
from scorekeeper.words.dates import day_and_time

__all__ = ["CopyRow", "LostModel"]


@dataclass(frozen=True, slots=True)
class CopyRow:
    """A whole copy of the game, as a line of a list."""

    name: str
    title: str
    below: str


class LostModel(ft.Observable):
    """What can be done about the game ``game``; ``notice`` says why something was not.

    ``problem`` says what is wrong in plain words, ``detail`` with the file and the place.
    """

    def __init__(self, library: Library, game: GameId) -> None:
        self._library, self._game = library, game
        self._copies: tuple[Copy, ...] = ()
        self.title = title(game)
        self.problem = self.detail = ""
        self.newer = False
        self.copies: tuple[CopyRow, ...] = ()
        self.notice: str | None = None
        self.refresh()

    def refresh(self) -> None:
        """Look at the file and its copies again."""
        rescue = self._library.rescue
        try:
            problem = rescue.problem(self._game)
            self._copies = rescue.copies(self._game)
        except BookError as lost:
            self.problem, self.detail, self._copies, self.newer = said(lost), "", (), False
        else:
            self.problem = reason(problem) if problem else _("It can be read again.")
            self.detail = said(problem) if problem else ""
            self.newer = problem is not None and is_newer(problem)
        self.copies = tuple(_row(copy) for copy in self._copies)

    def take(self, name: str) -> bool:
        """Go on with the copy called ``name``; return whether that could be done."""
        copy = next((copy for copy in self._copies if copy.name == name), None)
        return copy is not None and self._done(
            lambda: self._library.rescue.take(self._game, copy, even_newer=self.newer)
        )

    def put_aside(self) -> bool:
        """Take the game off all lists, its file kept; return whether that could be done."""
        return self._done(lambda: self._library.rescue.set_aside(self._game, even_newer=self.newer))

    def _done(self, do: Callable[[], object]) -> bool:
        try:
            do()
        except NoSuchGameError:
            return True  # another page was faster
        except BookError as refused:
            self.notice = plainly(refused)
            self.refresh()
            return False
        self.notice = None
        return True


def _row(copy: Copy) -> CopyRow:
    game = copy.game
    played = sum(hand.played for hand in game.hands)
    people = ", ".join(
        _("{player} {points}").format(
            player=isolated(game.name(player)), points=points(game.totals[player])
        )
        for player in game.seats
    )
    count = len(copy.log.written)
    entries = ngettext("{count} entry", "{count} entries", count).format(count=count)
    return CopyRow(
        copy.name,
        _("{when}, {entries}").format(when=day_and_time(copy.at), entries=entries),
        _("{played} of {hands} hands played. {players}").format(
            played=played, hands=len(game.plan), players=people
        ),
    )
