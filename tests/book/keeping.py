"""What tests of the book stand on: a store in memory, a clock, and logs of random games."""

import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from hypothesis import strategies as st
from strategies import games, setup_of, variations

from scorekeeper.book.errors import NoSuchGameError, StoreError
from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import Log
from scorekeeper.rules import Game, GameId, Variation


class MemoryStore:
    """A Store in memory, as JSON text, so that it keeps exactly what a file would.

    While ``broken`` is set, nothing can be written.
    """

    def __init__(self) -> None:
        self.games: dict[GameId, str] = {}
        self.bin: dict[GameId, str] = {}
        self.shared = "{}"
        self.broken = False
        self.reads = 0

    def game_ids(self) -> tuple[GameId, ...]:
        return tuple(sorted(self.games, reverse=True))

    def read_game(self, game_id: GameId) -> object:
        self.reads += 1
        try:
            return json.loads(self.games[game_id])
        except KeyError:
            raise NoSuchGameError("There is no game {game}.", game=game_id) from None
        except ValueError:
            raise StoreError("{file} is damaged.", file=game_id) from None

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        self._check()
        self.games[game_id] = json.dumps(record, allow_nan=False)

    def delete_game(self, game_id: GameId) -> None:
        self._check()
        self._move(game_id, self.games, self.bin)

    def restore_game(self, game_id: GameId) -> None:
        self._check()
        if game_id in self.games:
            raise StoreError("There is a game {game} already.", game=game_id)
        self._move(game_id, self.bin, self.games)

    def deleted_ids(self) -> tuple[GameId, ...]:
        return tuple(sorted(self.bin.keys() - self.games.keys(), reverse=True))

    def read_shared(self) -> dict[str, Any]:
        return json.loads(self.shared)

    def write_shared(self, record: dict[str, Any]) -> None:
        self._check()
        self.shared = json.dumps(record, allow_nan=False)

    def _check(self) -> None:
        if self.broken:
            raise StoreError("{file} was not written: the disk is full.", file="memory")

    @staticmethod
    def _move(game_id: GameId, here: dict[GameId, str], there: dict[GameId, str]) -> None:
        if game_id not in here:
            raise NoSuchGameError("There is no game {game}.", game=game_id)
        there[game_id] = here.pop(game_id)


def ticking(start: str = "2026-07-12 20:15:00") -> Callable[[], str]:
    """Return a clock that is one second later each time it is read."""
    first = datetime.fromisoformat(start)
    seconds = itertools.count()
    return lambda: str(first + timedelta(seconds=next(seconds)))


def library_of(store: Any = None, start: str = "2026-07-12 20:15:00") -> Library:
    """Return a library whose clock ticks, and whose ids are all different."""
    tails = (f"{number:04x}" for number in itertools.count())
    clock = ticking(start)
    return Library(
        MemoryStore() if store is None else store,
        clock,
        lambda: new_game_id(clock(), lambda: next(tails)),
    )


def log_of(game: Game, undone: int = 0, game_id: str = "g1") -> Log:
    """Return the log of ``game``, its last ``undone`` entries undone."""
    clock = ticking(game.setup.started)
    log = Log(replace(game.setup, id=GameId(game_id)))
    for entry in game.log:
        log = log.added(entry, clock())
    for _ in range(undone):
        log = log.undoing(clock())
    return log


base_games = games(variations.map(Variation.rules), most_hands=4)
"""Games by the base rules and their variations; quicker to draw than games by any rules."""


def logs(played: st.SearchStrategy[Game] = base_games) -> st.SearchStrategy[Log]:
    """Return a strategy for logs of legal games, some entries undone."""
    return st.builds(log_of, played, st.integers(0, 5))


class Kept(list):
    """A ``save`` that keeps every log it is given, and fails while ``broken`` is set."""

    broken = False

    def __call__(self, log: Log) -> None:
        if self.broken:
            raise StoreError("{file} was not written: the disk is full.", file="g1.json")
        self.append(log)


def empty_log() -> Log:
    """Return the log of a game of three that is about to begin."""
    return Log(setup_of())
