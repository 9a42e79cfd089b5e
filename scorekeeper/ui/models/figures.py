"""The figures: a table of everybody, and what all games say of one person."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.figures import Figures, League, figures, league
from scorekeeper.book.library import Library
from scorekeeper.book.people import Person
from scorekeeper.book.sought import EVERYTHING
from scorekeeper.rules import PlayerId
from scorekeeper.ui.models.filters import FiltersModel
from scorekeeper.ui.models.unread import plainly

__all__ = ["By", "FiguresModel"]


class By(StrEnum):
    """What the table is sorted by."""

    GAMES = "games"
    WINS = "wins"
    RANK = "rank"
    MADE = "made"


def _share(share: float | None) -> tuple[bool, float]:
    """Return what sorts shares, the highest first; those with too little behind them last."""
    return share is None, -(share or 0)


_ORDER: Final[dict[By, Callable[[League], tuple[float, ...]]]] = {
    By.GAMES: lambda one: (-one.games,),
    By.WINS: lambda one: _share(one.wins.share),
    By.RANK: lambda one: (one.rank.share is None, one.rank.share or 0),
    By.MADE: lambda one: _share(one.made.share),
}


class FiguresModel(ft.Observable):
    """Everybody's ``lines`` in the games that pass the ``filters``, sorted ``by`` a column."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.by = By.GAMES
        self.lines: tuple[League, ...] = ()
        self.notice: str | None = None
        self.filters = FiltersModel(library, self.refresh)

    def refresh(self) -> None:
        """Count again."""
        sought, now = self.filters.narrowed(), self._library.people.now
        try:
            sums = self._library.catalogue.answer(lambda index: index.sums(sought))
        except BookError as lost:
            self.notice = plainly(lost)
            return
        lines = (one for one in league(sums.items(), now.root) if now.person(one.person).name)
        self.lines, self.notice = tuple(sorted(lines, key=_ORDER[self.by])), None

    def sort(self, by: By) -> None:
        """Sort by another column."""
        self.by = by
        self.lines = tuple(sorted(self.lines, key=_ORDER[by]))

    def person(self, player: PlayerId) -> Person:
        """Return who somebody is today."""
        return self._library.people.person(player)

    def of(self, player: PlayerId) -> Figures:
        """Return what all games say of one person; nothing where they cannot be had."""
        people = self._library.people
        try:
            games = self._library.catalogue.answer(
                lambda index: index.played(people.ids(player), EVERYTHING)
            )
        except BookError:
            games = ()
        return figures(games, people.now.root)
