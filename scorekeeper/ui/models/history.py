"""The history: all games there have been, narrowed by filters."""

from __future__ import annotations

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.sought import Sought
from scorekeeper.book.summary import Summary
from scorekeeper.ui.models.filters import FiltersModel
from scorekeeper.ui.models.games import PAGE, GamesModel

__all__ = ["HistoryModel"]


class HistoryModel(GamesModel):
    """The games that pass the ``filters``, the newest first; ``count`` is how many there are."""

    def __init__(self, library: Library) -> None:
        self.filters = FiltersModel(library, self._filtered)
        self.count = 0
        super().__init__(library)

    @property
    def in_progress(self) -> Summary | None:
        """No game stands before the others here."""
        return None

    def refresh(self) -> None:
        """Look at the games again."""
        super().refresh()
        try:
            self.count = self._library.catalogue.count(self._wish())
        except BookError:  # the list says so itself
            self.count = len(self.games)

    def _wish(self) -> Sought:
        return self.filters.narrowed(super()._wish())

    def _filtered(self) -> None:
        self.shown = PAGE
        self.refresh()
