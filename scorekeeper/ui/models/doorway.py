"""The doorway: how one page reads a game, writes to it, and takes back."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.log import Log
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import Entry, Game, RuleError
from scorekeeper.ui.models.taps import Taps
from scorekeeper.ui.models.unsaved import Unsaved, unsaved_of
from scorekeeper.words import _, described, said

__all__ = ["Doorway"]


class Doorway(ft.Observable):
    """A game as one page sees it, and the one way to write to it.

    ``tick`` counts seconds; ``felt`` lets the thumb feel that an entry was taken.
    ``notice`` is one sentence.  ``unsaved`` is why not all that is shown is on disk, and
    which entries; ``in_vain`` that a person had that tried again, and ``just_saved`` that
    it is on disk since the last entry.
    """

    def __init__(
        self, scorer: Scorer, tick: Callable[[], float], felt: Callable[[], None] = lambda: None
    ) -> None:
        self._scorer = scorer
        self._felt = felt
        self._taps = Taps(tick)
        self._writing = False
        self.game: Game = scorer.game
        self.notice: str | None = None
        self.unsaved: Unsaved | None = unsaved_of(scorer)
        self.in_vain = self.just_saved = False

    @property
    def not_saved(self) -> str:
        """Why not all that is shown is on disk, and what becomes of it; or nothing."""
        if self.unsaved is None:
            return ""
        more = _("Tried just now, in vain.") if self.in_vain else _("It is tried again by itself.")
        return f"{self.unsaved.why} {more}"

    @property
    def log(self) -> Log:
        """All that was written down, and what was undone, as it stands at this moment."""
        return self._scorer.log

    @property
    def undo_name(self) -> str | None:
        """What undo would take back, in words, or None when there is nothing."""
        entry = self._scorer.can_undo
        return None if entry is None else described(entry, self.game)

    @property
    def redo_name(self) -> str | None:
        """What redo would bring back, in words, or None when there is nothing."""
        entry = self._scorer.can_redo
        return None if entry is None else described(entry, self.game)

    def refresh(self) -> None:
        """Show the game as it stands now, after somebody else's entry too."""
        if self._writing:
            return
        unsaved, game = unsaved_of(self._scorer), self._scorer.game
        if game is not self.game or unsaved != self.unsaved:
            self._note_saving(unsaved)
        if game is not self.game:
            self._taps.surprise()
            self._show(game)

    def save_now(self) -> None:
        """Try to save what is not saved yet, without waiting for that to happen by itself."""
        self.in_vain = not self._scorer.save_again()
        self.refresh()

    def record(self, entry: Entry) -> bool:
        """Write an entry down; a broken rule becomes a notice.  Says whether it stands."""
        if not self._written(lambda: self._scorer.record(entry)):
            return False
        self._felt()
        return True

    def undo(self) -> None:
        """Take the last entry back."""
        self._step(self._scorer.undo)

    def redo(self) -> None:
        """Bring the entry taken back last back."""
        self._step(self._scorer.redo)

    def _written(self, write: Callable[[], None]) -> bool:
        """Do what writes to the game, and show what came of it."""
        self._writing = True
        try:
            write()
        except RuleError as broken:
            self.notice = said(broken)
            return False
        except BookError as lost:
            self.notice = said(lost)
            self._note_saving(unsaved_of(self._scorer))
            return False
        finally:
            self._writing = False
        self.notice = None
        self._note_saving(unsaved_of(self._scorer))
        self._show(self._scorer.game)
        return True

    def _note_saving(self, unsaved: Unsaved | None) -> None:
        """Say whether all is on disk; once it was not, that it is again."""
        self.just_saved = unsaved is None and self.unsaved is not None
        if unsaved is None or (self.unsaved is not None and unsaved.why != self.unsaved.why):
            self.in_vain = False
        self.unsaved = unsaved

    def _step(self, step: Callable[[], None]) -> None:
        if not self._is_surprised() and self._written(step):
            self._let_go()
            self._taps.forget()

    def _show(self, game: Game) -> None:
        """Show ``game`` from now on."""
        self.game = game

    def _let_go(self) -> None:
        """Forget what was begun by tapping, but is no entry yet."""

    def _is_surprised(self) -> bool:
        """Whether another page's entry came in a moment ago; then the table looks again."""
        self.refresh()
        if not self._taps.just_surprised():
            return False
        self.notice = _("Somebody else entered something at this moment: please look again.")
        return True
