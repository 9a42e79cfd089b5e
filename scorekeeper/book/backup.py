"""A backup: everything that is kept, as one record, for another device or a bad day.

It is written piece by piece, one game a line: thousands of games need no more memory than one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from scorekeeper.book.ids import checked_time, is_safe
from scorekeeper.book.log import FORMAT as GAME
from scorekeeper.book.log import VERSION as GAME_VERSION
from scorekeeper.book.shared import Shared, content_from_json, content_to_json
from scorekeeper.book.versions import Step, upgraded
from scorekeeper.rules import GameId, RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = ["FORMAT", "MOST_GAMES", "VERSION", "Backup", "backup_from_json", "pieces"]

FORMAT: Final = "oh-hell-backup"
VERSION: Final = 1
STEPS: Final[Mapping[int, Step]] = {}
"""How a record of each older version becomes one of the next."""
MOST_GAMES: Final = 100_000
"""Games in one backup: an evening's game a day for three hundred years."""


@dataclass(frozen=True, slots=True)
class Backup:
    """Everything that was kept somewhere, ``made`` at a local time.

    ``games`` are records as they stood there, by their ids; ``places`` says where in the
    file each stands.
    """

    made: str
    shared: Shared
    games: Mapping[GameId, object]
    places: Mapping[GameId, str]


def pieces(made: str, shared: Shared, games: Iterable[object]) -> Iterator[str]:
    """Yield a backup as the text of a JSON file; the first piece tells when it was ``made``.

    ``games`` are records, each asked for when its turn comes.
    """
    head = {"format": FORMAT, "version": VERSION, "made": made}
    yield f"{_json(head)[:-1]},\n"
    content = content_to_json(shared, "rules")
    yield "".join(f"{_json(name)}:{_json(value)},\n" for name, value in content.items())
    yield '"games":['
    before = "\n"
    for game in games:
        yield f"{before}{_json(game)}"
        before = ",\n"
    yield "\n]}\n"


def backup_from_json(record: object, place: str = "backup") -> Backup:
    """Read what ``pieces`` wrote.  The games in it are looked at, but not yet played.

    Raises RecordError, with the place, for a record that cannot be understood, for a newer
    version, and for two games or people with one id.
    """
    read = Reader(upgraded(record, place, FORMAT, VERSION, STEPS), place)
    read.check_kind(FORMAT, VERSION)
    made = checked_time(read.at("made"), read.text("made"))
    shared = content_from_json(read, "rules")
    _check_people(read, shared)
    games, places = dict[GameId, object](), dict[GameId, str]()
    for at, game in read.items("games", MOST_GAMES):
        game_id = _id_of(game, at)
        if game_id in games:
            raise RecordError(
                f"{at}.setup.id", sentence("the id {found} stands here twice."), found=game_id
            )
        games[game_id], places[game_id] = game, at
    read.done()
    return Backup(made, shared, games, places)


def _check_people(read: Reader, shared: Shared) -> None:
    seen = set[str]()
    for number, one in enumerate(shared.roster.remembered):
        if one.player.id in seen:
            raise RecordError(
                f"{read.at('players')}[{number}].id",
                sentence("the id {found} stands here twice."),
                found=shown(one.player.id),
            )
        seen.add(one.player.id)


def _id_of(game: object, place: str) -> GameId:
    read = Reader(game, place)
    read.check_kind(GAME, GAME_VERSION)
    setup = read.group("setup")
    found = setup.text("id")
    if not is_safe(found):
        raise RecordError(
            setup.at("id"),
            sentence("expected letters, digits, “-” and “_”, at most 100, not {found}."),
            found=shown(found),
        )
    return GameId(found)


def _json(value: Any) -> str:  # noqa: ANN401 - any JSON value
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
