"""The log: everything that was written down in one game, and when.

A log is a value.  Undoing moves the last entry aside, redoing brings it back, and a
new entry forgets what was set aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from scorekeeper.book.ids import checked_time, is_safe
from scorekeeper.book.versions import NEWEST, Step, upgraded
from scorekeeper.rules import (
    DealBy,
    Entry,
    Game,
    GameId,
    Join,
    Leave,
    RecordError,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    Setup,
    Void,
    entry_from_json,
    entry_to_json,
    setup_from_json,
    setup_to_json,
)
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = [
    "FORMAT",
    "MOST_ENTRIES",
    "VERSION",
    "Log",
    "Written",
    "log_from_json",
    "log_to_json",
    "replayed",
    "replayed_as",
]

FORMAT = "oh-hell-game"
VERSION = NEWEST[FORMAT]
STEPS: Final[Mapping[int, Step]] = {1: dict}
"""How a record of each older version becomes one of the next: version 2 only knows more
entries."""
_NEW_IN_2: Final = (Join, Leave, Return, Reseat, Rename, DealBy, Redeal, Void)
MOST_ENTRIES = 20_000
"""Entries of one game, those undone included; the longest game needs a third of it."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry, and the local time it was made, ``YYYY-MM-DD HH:MM:SS``."""

    entry: Entry
    at: str


@dataclass(frozen=True, slots=True)
class Log:
    """A game as it is kept: its setup and its entries.

    ``undone`` holds what was undone, the next to be redone last; ``changed`` is when
    anything happened last, an undo included, and empty before anything did.
    """

    setup: Setup
    written: tuple[Written, ...] = ()
    undone: tuple[Written, ...] = ()
    changed: str = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What counts, oldest first."""
        return tuple(written.entry for written in self.written)

    @property
    def last_change(self) -> str:
        """When the game last changed: an entry, an undo or its start."""
        return self.changed or max(
            (written.at for written in (*self.written, *self.undone)), default=self.setup.started
        )

    @property
    def minutes(self) -> int:
        """Whole minutes from the start to the last entry."""
        last = self.written[-1].at if self.written else self.setup.started
        lasted = datetime.fromisoformat(last) - datetime.fromisoformat(self.setup.started)
        return max(0, int(lasted.total_seconds()) // 60)

    def game(self) -> Game:
        """Replay the game as it stands."""
        return Game.replay(self.setup, self.entries)

    def added(self, entry: Entry, at: str) -> Log:
        """Return the log with one more entry; nothing is left to redo.

        Raises RuleError when there are MOST_ENTRIES already.
        """
        if len(self.written) >= MOST_ENTRIES:
            raise RuleError(sentence("A game holds at most {most} entries."), most=MOST_ENTRIES)
        return Log(self.setup, (*self.written, Written(entry, at)), (), at)

    def undoing(self, at: str) -> Log:
        """Return the log without its last entry, which can be redone.  Itself when empty."""
        if not self.written:
            return self
        *rest, last = self.written
        return replace(self, written=tuple(rest), undone=(*self.undone, last), changed=at)

    def redoing(self, at: str) -> Log:
        """Return the log with the entry undone last.  Itself when there is none."""
        if not self.undone:
            return self
        *rest, last = self.undone
        return replace(self, written=(*self.written, last), undone=tuple(rest), changed=at)


def log_to_json(log: Log) -> dict[str, Any]:
    """Return ``log`` as plain JSON values; nothing is lost.

    It is of the oldest version that can say it all, so that older programs read what they
    understand.
    """
    record = {
        "format": FORMAT,
        "version": _version(log),
        "setup": setup_to_json(log.setup),
        "log": [_written_to_json(written) for written in log.written],
        "undone": [_written_to_json(written) for written in log.undone],
    }
    return record | {"changed": log.changed} if log.changed else record


def _version(log: Log) -> int:
    entries = (written.entry for written in (*log.written, *log.undone))
    return VERSION if any(isinstance(entry, _NEW_IN_2) for entry in entries) else 1


def log_from_json(record: object, place: str = "game") -> Log:
    """Read what ``log_to_json`` wrote, and replay it to prove that it is a game.

    Raises RecordError, with the place, for a record that cannot be understood, for a
    newer version, and for an entry the rules do not allow.
    """
    return replayed(record, place)[0]


def replayed(record: object, place: str = "game") -> tuple[Log, Game]:
    """Read a log as ``log_from_json`` does, and return it with the game it replays to."""
    read = Reader(upgraded(record, place, FORMAT, VERSION, STEPS), place)
    read.check_kind(FORMAT, VERSION)
    try:
        setup = setup_from_json(read.raw("setup"), read.at("setup"))
    except RecordError:
        raise
    except RuleError as broken:
        raise RecordError(read.at("setup"), broken.message, **broken.values) from None
    if not is_safe(setup.id):
        raise RecordError(
            f"{read.at('setup')}.id",
            sentence("expected letters, digits, “-” and “_”, at most 100, not {found}."),
            found=shown(setup.id),
        )
    checked_time(f"{read.at('setup')}.started", setup.started)
    log = Log(
        setup,
        written=_read_all(read, "log"),
        undone=_read_all(read, "undone"),
        changed=read.text("changed", ""),
    )
    read.done()
    if log.changed:
        checked_time(read.at("changed"), log.changed)
    return log, _replay(log, read)


def replayed_as(record: object, game_id: GameId) -> tuple[Log, Game]:
    """Read the log of the game ``game_id`` as ``replayed`` does, and of no other game."""
    log, game = replayed(record, place=game_id)
    if log.setup.id != game_id:
        raise RecordError(
            f"{game_id}.setup.id",
            sentence("this is the game {found}, under another's name."),
            found=log.setup.id,
        )
    return log, game


def _read_all(read: Reader, key: str) -> tuple[Written, ...]:
    return tuple(_read_one(place, item) for place, item in read.items(key, MOST_ENTRIES, ()))


def _read_one(place: str, item: object) -> Written:
    read = Reader(item, place)
    entry = entry_from_json(read.raw("entry"), read.at("entry"))
    at = read.text("at")
    read.done()
    checked_time(read.at("at"), at)
    return Written(entry, at)


def _replay(log: Log, read: Reader) -> Game:
    """Play every entry, and then those undone, so that redoing them is safe as well."""
    game = _play(Game.start(log.setup), log.written, read.at("log"), range(len(log.written)))
    last_first = range(len(log.undone) - 1, -1, -1)
    _play(game, tuple(reversed(log.undone)), read.at("undone"), last_first)
    return game


def _play(game: Game, entries: tuple[Written, ...], place: str, numbers: Iterable[int]) -> Game:
    for number, written in zip(numbers, entries, strict=True):
        try:
            game = game.after(written.entry)
        except RuleError as broken:
            raise RecordError(f"{place}[{number}]", broken.message, **broken.values) from None
    return game


def _written_to_json(written: Written) -> dict[str, Any]:
    return {"at": written.at, "entry": entry_to_json(written.entry)}
