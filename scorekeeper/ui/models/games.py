"""The games that are kept, newest first."""

from __future__ import annotations

import flet as ft

from scorekeeper.book.errors import BookError, NoSuchGameError
from scorekeeper.book.library import Library, Summary, Unreadable
from scorekeeper.book.sought import UNREADABLE, Sought
from scorekeeper.rules import GameId, RuleError
from scorekeeper.ui.models.games_sought import wish
from scorekeeper.ui.models.unread import plainly, reason

__all__ = ["PAGE", "GamesModel"]

PAGE = 12
"""How many games are shown at a time: two screens of a phone, drawn at once."""
SEEN_AT_ONCE = 8
"""With so many games nobody needs to search."""


class GamesModel(ft.Observable):
    """What the first screen shows: the newest games of what is ``sought``, more on request.

    ``left`` is how many games are not looked through yet, and so can be missing;
    ``unsaved`` are those that are not on disk as they stand, ``deleted`` those that were
    deleted here and can be brought back.  ``unread`` counts all that cannot be read, where
    not all of them are shown.  Another ``fresh`` empties the
    line that is sought with.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self.deleted: tuple[GameId, ...] = ()
        self.shown = PAGE
        self.sought = ""
        self.fresh = 0
        self.games: tuple[Summary | Unreadable, ...] = ()
        self.more = False
        self.left = 0
        self.unread = 0
        self.unsaved: frozenset[GameId] = frozenset()
        self.notice: str | None = None
        self.reminder = 0
        self.shared_lost = ""
        self.refresh()

    @property
    def can_seek(self) -> bool:
        """Whether there is so much that it can be searched."""
        return bool(self.sought) or self.more or len(self.games) > SEEN_AT_ONCE

    @property
    def in_progress(self) -> Summary | None:
        """The newest game that is not over; it is one among others while any are sought."""
        if self.sought:
            return None
        running = (game for game in self.games if isinstance(game, Summary) and not game.is_over)
        return next(running, None)

    @property
    def others(self) -> tuple[Summary | Unreadable, ...]:
        """All games shown but the one in progress."""
        running = self.in_progress
        return tuple(game for game in self.games if game is not running)

    def refresh(self) -> None:
        """Look at the newest games again; once that works, what was wrong before is past."""
        catalogue = self._library.catalogue
        self.unsaved = frozenset(scorer.log.setup.id for scorer in self._library.unsaved())
        try:
            found = tuple(catalogue.find(self._wish(), limit=self.shown + 1))
            unread = self._unread(found)
        except BookError as lost:
            self.notice = plainly(lost)
        else:
            self.games = tuple(self._today(game) for game in found[: self.shown])
            self.more = len(found) > self.shown
            self.left, self.notice = catalogue.left, None
            self.unread = unread
            looks = self._library.access.look_only is not None
            self.reminder = 0 if looks else self._library.backups.reminder
            problem = self._library.shared_problem
            self.shared_lost = "" if problem is None else reason(problem)

    def _wish(self) -> Sought:
        return wish(self.sought)

    def _today(self, game: Summary | Unreadable) -> Summary | Unreadable:
        return self._library.people.today(game) if isinstance(game, Summary) else game

    def _unread(self, found: tuple[Summary | Unreadable, ...]) -> int:
        """Count the games that cannot be read, if some are older than all that will be shown."""
        if self.sought or len(found) <= self.shown:
            return 0
        listed = sum(isinstance(game, Unreadable) for game in found[: self.shown])
        count = self._library.catalogue.count(UNREADABLE)
        return count if count > listed else 0

    def remind_later(self) -> None:
        """Put off the reminder that many games have no copy elsewhere."""
        try:
            self._library.backups.later()
        except (BookError, RuleError) as problem:
            self.notice = plainly(problem)
            return
        self.refresh()

    def show_more(self) -> None:
        """Show one more page of games."""
        self.shown = self.shown + PAGE
        self.refresh()

    def seek(self, text: str) -> None:
        """Show only games that suit every word of ``text``, the newest of them first."""
        self.sought, self.shown = text.strip(), PAGE
        self.refresh()

    def seek_nothing(self) -> None:
        """Show all games again, and empty the line."""
        self.fresh = self.fresh + 1
        self.seek("")

    def delete(self, game: GameId) -> None:
        """Delete a game; it can be brought back while the page lives."""
        try:
            self._library.delete(game)
        except NoSuchGameError:  # a second tap, or another page was faster
            self.refresh()
            return
        except BookError as lost:
            self.notice = plainly(lost)
            return
        self.deleted = (*self.deleted, game)
        self.refresh()

    def restore(self) -> None:
        """Bring the game deleted last back, then the one before it."""
        if not self.deleted:
            return
        try:
            self._library.restore(self.deleted[-1])
        except BookError as lost:
            self.notice = plainly(lost)
            return
        self.deleted = self.deleted[:-1]
        self.refresh()
