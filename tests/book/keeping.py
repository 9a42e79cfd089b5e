"""What tests of the book stand on: a store in memory, a clock, and logs of random games."""

import itertools
import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

from hypothesis import strategies as st
from strategies import DOT, games, play_legally, setup_of, variations

from scorekeeper.book.errors import (
    BookError,
    DamagedError,
    DiskFullError,
    NoSuchGameError,
    StoreError,
)
from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import Log
from scorekeeper.book.store import Earlier
from scorekeeper.rules import Game, GameId, Join, Leave, Return, Variation, Void


class MemoryStore:
    """A Store in memory, as JSON text, so that it keeps exactly what a file would.

    While ``broken`` is set, nothing can be written.  ``copies`` holds the earlier copies,
    newest first; what was replaced last is kept by itself.
    """

    def __init__(self) -> None:
        self.games: dict[GameId, str] = {}
        self.bin: dict[GameId, str] = {}
        self.shared = "{}"
        self.copies: dict[GameId | None, list[tuple[Earlier, str]]] = {}
        self.aside: dict[str, str] = {}
        self.broken = False
        self.reads = 0
        self._clock = ticking()
        self._writes: Counter[GameId | None] = Counter()

    def game_ids(self) -> tuple[GameId, ...]:
        return tuple(sorted(self.games, reverse=True))

    def has_game(self, game_id: GameId) -> bool:
        return game_id in self.games

    def stamps(self) -> dict[GameId, str]:
        return {game_id: self._stamp(game_id, text) for game_id, text in self.games.items()}

    def stamp(self, game_id: GameId) -> str | None:
        text = self.games.get(game_id)
        return None if text is None else self._stamp(game_id, text)

    def folder_stamp(self) -> str:
        return str(hash(frozenset(self.stamps().items())))

    def read_game(self, game_id: GameId) -> object:
        self.reads += 1
        return self._read(self.games, game_id)

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        self._check()
        self._keep(game_id, self.games.get(game_id))
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

    def read_deleted(self, game_id: GameId) -> object:
        return self._read(self.bin, game_id)

    def forget_deleted(self, game_id: GameId) -> None:
        self._check()
        if game_id not in self.bin:
            raise NoSuchGameError("There is no game {game}.", game=game_id)
        if game_id not in self.games:
            self.copies.pop(game_id, None)
        del self.bin[game_id]

    def earlier(self, game_id: GameId | None) -> tuple[Earlier, ...]:
        return tuple(copy for copy, _ in self.copies.get(game_id, ()))

    def read_earlier(self, game_id: GameId | None, name: str) -> object:
        texts = {copy.name: text for copy, text in self.copies.get(game_id, ())}
        return self._read(texts, name)

    def set_aside(self, game_id: GameId | None, instead: dict[str, Any] | None = None) -> str:
        self._check()
        name = f"{game_id or 'shared'}.{len(self.aside) + 1}.json"
        if game_id is None:
            if self.shared == "{}":
                raise NoSuchGameError("There is no game {game}.", game="shared")
            self.aside[name] = self.shared
            self.shared = "{}" if instead is None else json.dumps(instead, allow_nan=False)
        else:
            text = None if instead is None else json.dumps(instead, allow_nan=False)
            self._move(game_id, self.games, self.aside, name)
            if text is not None:
                self.games[game_id] = text
        self._writes[game_id] += 1
        return name

    def read_shared(self) -> dict[str, Any]:
        return json.loads(self.shared)

    def write_shared(self, record: dict[str, Any]) -> None:
        self._check()
        self._keep(None, None if self.shared == "{}" else self.shared)
        self.shared = json.dumps(record, allow_nan=False)

    def shared_stamp(self) -> str:
        return self._stamp(None, self.shared)

    def _check(self) -> None:
        if self.broken:
            raise DiskFullError("{file} was not written: the disk is full.", file="memory")

    def _stamp(self, game_id: GameId | None, text: str) -> str:
        return f"{self._writes[game_id]}-{hash(text)}"

    def _keep(self, game_id: GameId | None, text: str | None) -> None:
        """Keep the text that is about to be replaced, in place of the one kept last."""
        self._writes[game_id] += 1
        if text is not None:
            older = [(at, kept) for at, kept in self.copies.get(game_id, ()) if at.name != "last"]
            self.copies[game_id] = [(Earlier("last", self._clock()), text), *older]

    @staticmethod
    def _read(texts: Mapping[Any, str], name: str) -> object:
        try:
            return json.loads(texts[name])
        except KeyError:
            raise NoSuchGameError("There is no game {game}.", game=name) from None
        except ValueError:
            raise DamagedError("{file} is damaged.", file=name) from None

    @staticmethod
    def _move(
        game_id: GameId, here: dict[Any, str], there: dict[Any, str], name: str | None = None
    ) -> None:
        if game_id not in here:
            raise NoSuchGameError("There is no game {game}.", game=game_id)
        there[name or game_id] = here.pop(game_id)


def ticking(start: str = "2026-07-12 20:15:00") -> Callable[[], str]:
    """Return a clock that is one second later each time it is read."""
    first = datetime.fromisoformat(start)
    seconds = itertools.count()
    return lambda: str(first + timedelta(seconds=next(seconds)))


class Waits(list):
    """A ``later`` that does nothing by itself: what is to be done, and after how long."""

    def __call__(self, seconds: float, task: Callable[[], None]) -> None:
        self.append((seconds, task))

    def pass_by(self) -> float:
        """Do what comes first; return how long it was waited for."""
        seconds, task = self.pop(0)
        task()
        return seconds


def library_of(
    store: Any = None, start: str = "2026-07-12 20:15:00", later: Any = None, index: Any = None
) -> Library:
    """Return a library whose clock ticks, and whose ids are all different."""
    tails = (f"{number:04x}" for number in itertools.count())
    clock = ticking(start)
    return Library(
        MemoryStore() if store is None else store,
        clock,
        lambda: new_game_id(clock(), lambda: next(tails)),
        later=Waits() if later is None else later,
        index=index,
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


def eventful(game: Game, chance: Random, hands: int) -> Game:
    """Return the game after so many more hands, to which people come, leave and return.

    Some of the hands are void.
    """
    for _ in range(hands):
        if game.hand is None:
            break
        free, away = game.free_hand, [one for one in game.seats if one not in game.present]
        what = chance.choice(["join", "leave", "return", "", ""])
        if what == "join" and DOT not in game.seats:
            game = game.after(Join(free, DOT, "Dot", chance.choice(game.present)))
        elif what == "leave" and len(game.present) > 2:
            game = game.after(Leave(free, chance.choice(game.present)))
        elif what == "return" and away:
            game = game.after(Return(free, chance.choice(away)))
        number = game.hand.number
        game = play_legally(game, chance, 1)
        if chance.random() < 0.2:
            game = game.after(Void(number))
    return game


base_games = games(variations.map(Variation.rules), most_hands=4)
"""Games by the base rules and their variations; quicker to draw than games by any rules."""


def logs(played: st.SearchStrategy[Game] = base_games) -> st.SearchStrategy[Log]:
    """Return a strategy for logs of legal games, some entries undone."""
    return st.builds(log_of, played, st.integers(0, 5))


class Kept(list):
    """A ``save`` that keeps every log it is given, unless it ``fails``."""

    fails: BookError | None = None

    def __call__(self, log: Log) -> None:
        if self.fails is not None:
            raise self.fails
        self.append(log)


def disk_full() -> DiskFullError:
    return DiskFullError("{file} was not written: the disk is full.", file="g1.json")


def empty_log() -> Log:
    """Return the log of a game of three that is about to begin."""
    return Log(setup_of())
