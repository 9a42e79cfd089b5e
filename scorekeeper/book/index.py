"""The index: what lists say of every game, kept beside the games so that no list reads them.

It is derived from the games, and can be thrown away and built again at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple, Protocol

from scorekeeper.book.errors import StoreError
from scorekeeper.book.sought import EVERYTHING, UNREADABLE, Sought
from scorekeeper.book.summary import Summary
from scorekeeper.book.tallies import Played, SeatTally, Sums, sums_of
from scorekeeper.rules import GameId, PlayerId
from scorekeeper.rules.evening import evening_of

__all__ = ["Index", "IndexLostError", "Known", "MemoryIndex", "Row", "State", "most_first"]


class IndexLostError(StoreError):
    """The index was damaged and is thrown away; it is empty now, and can be used again."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game in the index: what a list says of it, as it was when its file had ``stamp``.

    ``changed`` is when it last changed, ``summary`` None for a game that cannot be read;
    ``tallies`` are what its seats count for, which no list says.
    """

    id: GameId
    stamp: str
    changed: str = ""
    summary: Summary | None = None
    tallies: tuple[SeatTally, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """How far an index goes: ``folder`` is the store's stamp when it was in line with it.

    It is empty while some games are not looked through.  ``recent`` are those that were
    brought in last.
    """

    folder: str = ""
    recent: tuple[GameId, ...] = ()


class Known(NamedTuple):
    """What can be sought: all rules, those played most first, and the years from ... to."""

    rules: tuple[str, ...] = ()
    years: tuple[int, int] | None = None


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
        """Return the rows that suit, newest first, at most ``limit``, without tallies."""

    def count(self, sought: Sought, after: str = "") -> int:
        """Return how many rows suit; with ``after``, of games that began after that time."""

    def played(self, who: Collection[PlayerId], sought: Sought) -> tuple[Played, ...]:
        """Return the games that suit in which any of these ids sat, oldest first."""

    def sums(self, sought: Sought) -> dict[PlayerId, Sums]:
        """Return what everybody's seats add up to in the games that suit."""

    def known(self) -> Known:
        """Return by which rules and in which years was played."""

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
        return tuple(replace(row, tallies=()) for row in islice(suit, limit))

    def count(self, sought: Sought, after: str = "") -> int:
        """Return how many rows suit."""
        return sum(_started(row) > after if after else 1 for row in self.rows(sought))

    def played(self, who: Collection[PlayerId], sought: Sought) -> tuple[Played, ...]:
        """Return the games that suit in which any of these ids sat."""
        found = []
        for row, game in self._readable(sought):
            seats = [seat for seat in row.tallies if seat.bids]
            own = tuple(seat for seat in seats if seat.player in who)
            if own:
                ranks = {seat.player: seat.rank for seat in seats if seat.player not in who}
                found.append(Played(row.id, game.is_over, own, ranks))
        return tuple(found)

    def sums(self, sought: Sought) -> dict[PlayerId, Sums]:
        """Return what everybody's seats add up to."""
        found: dict[PlayerId, Sums] = {}
        for row, game in self._readable(sought):
            for seat in row.tallies:
                if seat.bids:
                    one = sums_of(seat, is_over=game.is_over)
                    found[seat.player] = found.get(seat.player, Sums()) + one
        return found

    def known(self) -> Known:
        """Return by which rules and in which years was played."""
        games = [game for _, game in self._readable(EVERYTHING)]
        rules = Counter(game.rules for game in games)
        years = sorted(evening_of(game.started).year for game in games)
        return Known(most_first(rules), (years[0], years[-1]) if years else None)

    def _readable(self, sought: Sought) -> list[tuple[Row, Summary]]:
        """Return what suits and can be read, oldest first."""
        suit = (row for row in self._rows.values() if _suits(row, sought))
        found = [(row, row.summary) for row in suit if row.summary is not None]
        return sorted(found, key=lambda one: (one[1].started, one[0].id))

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


def most_first(counts: Mapping[str, int]) -> tuple[str, ...]:
    """Return what was counted, the most frequent first."""
    return tuple(sorted(counts, key=lambda name: (-counts[name], name)))


def _suits(row: Row, sought: Sought) -> bool:
    if row.summary is None:
        return sought in {EVERYTHING, UNREADABLE}
    return sought.suits(row.summary)


def _started(row: Row) -> str:
    return "" if row.summary is None else row.summary.started
