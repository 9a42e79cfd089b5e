"""The index: what lists say of every game, kept beside the games so that no list reads them.

It is derived from the games, and can be thrown away and built again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from scorekeeper.book.errors import StoreError
from scorekeeper.book.sought import EVERYTHING, UNREADABLE, Sought
from scorekeeper.book.summary import Summary
from scorekeeper.rules import GameId

__all__ = ["Index", "IndexLostError", "MemoryIndex", "Row", "State"]


class IndexLostError(StoreError):
    """The index was damaged and is thrown away; it is empty now, and can be used again."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game in the index: what a list says of it, as it was when its file had ``stamp``.

    ``changed`` is when it last changed, ``summary`` None for a game that cannot be read.
    """

    id: GameId
    stamp: str
    changed: str = ""
    summary: Summary | None = None


@dataclass(frozen=True, slots=True)
class State:
    """How far an index goes: ``folder`` is the store's stamp when it was in line with it.

    It is empty while some games are not looked through.  ``recent`` are those that were
    brought in last.
    """

    folder: str = ""
    recent: tuple[GameId, ...] = ()


class Index(Protocol):
    """Rows by the ids of games.  One thread at a time; every method raises IndexLostError."""

    def state(self) -> State:
        """Return how far the index goes."""

    def stamps(self) -> dict[GameId, str]:
        """Return the stamp of every row."""

    def row(self, game_id: GameId) -> Row | None:
        """Return the row of one game, None when there is none."""

    def rows(
        self, sought: Sought, limit: int | None = None, older_than: GameId | None = None
    ) -> tuple[Row, ...]:
        """Return the rows that suit, newest first, at most ``limit``."""

    def count(self, sought: Sought, after: str = "") -> int:
        """Return how many rows suit; with ``after``, of games that began after that time."""

    def put(self, rows: Iterable[Row], gone: Iterable[GameId], state: State) -> None:
        """Put rows in, take those that are gone out, and note the state; all or nothing."""

    def clear(self) -> None:
        """Forget everything."""

    def close(self) -> None:
        """Let go of what is held; whoever asks again opens it again."""


class MemoryIndex:
    """An index that lasts as long as the program."""

    def __init__(self) -> None:
        self._rows: dict[GameId, Row] = {}
        self._state = State()

    def state(self) -> State:
        """Return how far the index goes."""
        return self._state

    def stamps(self) -> dict[GameId, str]:
        """Return the stamp of every row."""
        return {row.id: row.stamp for row in self._rows.values()}

    def row(self, game_id: GameId) -> Row | None:
        """Return the row of one game."""
        return self._rows.get(game_id)

    def rows(
        self, sought: Sought, limit: int | None = None, older_than: GameId | None = None
    ) -> tuple[Row, ...]:
        """Return the rows that suit."""
        ids = (
            one for one in sorted(self._rows, reverse=True) if not older_than or one < older_than
        )
        suit = (self._rows[one] for one in ids if _suits(self._rows[one], sought))
        return tuple(islice(suit, limit))

    def count(self, sought: Sought, after: str = "") -> int:
        """Return how many rows suit."""
        return sum(_started(row) > after if after else 1 for row in self.rows(sought))

    def put(self, rows: Iterable[Row], gone: Iterable[GameId], state: State) -> None:
        """Put rows in, take those that are gone out, and note the state."""
        self._rows |= {row.id: row for row in rows}
        for game_id in gone:
            self._rows.pop(game_id, None)
        self._state = state

    def clear(self) -> None:
        """Forget everything."""
        self._rows, self._state = {}, State()

    def close(self) -> None:
        """Keep everything: there is nothing to let go of."""


def _suits(row: Row, sought: Sought) -> bool:
    if row.summary is None:
        return sought in {EVERYTHING, UNREADABLE}
    return sought.suits(row.summary)


def _started(row: Row) -> str:
    return "" if row.summary is None else row.summary.started
