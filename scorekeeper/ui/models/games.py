"""The games that are kept, newest first."""

from __future__ import annotations

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library, Summary, Unreadable
from scorekeeper.rules import GameId
from scorekeeper.words import said

__all__ = ["PAGE", "GamesModel"]

PAGE = 20
"""How many games are read at a time."""


class GamesModel(ft.Observable):
    """What the first screen shows: the newest games, and more on request."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._deleted: tuple[GameId, ...] = ()
        self.shown = PAGE
        self.games: tuple[Summary | Unreadable, ...] = ()
        self.more = False
        self.notice: str | None = None
        self.can_restore = 0
        self.refresh()

    @property
    def in_progress(self) -> Summary | None:
        """The newest game that is not over."""
        running = (game for game in self.games if isinstance(game, Summary) and not game.is_over)
        return next(running, None)

    @property
    def others(self) -> tuple[Summary | Unreadable, ...]:
        """All games shown but the one in progress."""
        return tuple(game for game in self.games if game is not self.in_progress)

    def refresh(self) -> None:
        """Read the newest games again; once that works, what was wrong before is past."""
        try:
            self.games = tuple(self._library.catalogue.summaries(limit=self.shown))
            self.more = len(self._library.game_ids()) > self.shown
        except BookError as lost:
            self.notice = said(lost)
        else:
            self.notice = None

    def show_more(self) -> None:
        """Read one more page of games."""
        self.shown = self.shown + PAGE
        self.refresh()

    def delete(self, game: GameId) -> None:
        """Delete a game; it can be brought back while the page lives."""
        try:
            self._library.delete(game)
        except BookError as lost:
            self.notice = said(lost)
            return
        self._set_deleted((*self._deleted, game))
        self.refresh()

    def restore(self) -> None:
        """Bring the game deleted last back, then the one before it."""
        if not self._deleted:
            return
        try:
            self._library.restore(self._deleted[-1])
        except BookError as lost:
            self.notice = said(lost)
            return
        self._set_deleted(self._deleted[:-1])
        self.refresh()

    def _set_deleted(self, deleted: tuple[GameId, ...]) -> None:
        self._deleted, self.can_restore = deleted, len(deleted)
