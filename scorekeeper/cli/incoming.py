"""What ``import`` brings in: an exported game as it is, or a sheet as a game of its own."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from scorekeeper.book.ids import is_safe, is_time, new_game_id
from scorekeeper.book.library import Arrival, Library
from scorekeeper.book.log import FORMAT, Log, Written, log_from_json
from scorekeeper.cli.given import bytes_given, title
from scorekeeper.cli.output import reading
from scorekeeper.export.files import json_of, text_of
from scorekeeper.export.given import GivenSheet
from scorekeeper.export.sheet_json import sheet_from_json
from scorekeeper.export.sheets import given_sheet, is_json, sheet_of
from scorekeeper.rules import GameId, Player, PlayerId, Rules
from scorekeeper.rules.values import dataclass, replace
from scorekeeper.words import _, hands

__all__ = ["Incoming", "bring_in", "read_incoming"]


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file that was read, and is fit to be brought in.

    ``name`` is what messages call it; ``mark`` is the same for the same
    contents, so that a sheet comes in once.
    """

    name: str
    content: Log | GivenSheet
    mark: str


def read_incoming(path: str, rules: Rules | None) -> Incoming:
    """Read a sheet or an exported game.  Raises Refusal, naming the file and the place."""
    called = title(path)
    with reading(called):
        data = bytes_given(path)
        mark = sha256(data).hexdigest()[:12]
        text = text_of(data)
        if not is_json(text):
            return Incoming(called, _playable(given_sheet(text, rules)), mark)
        record = json_of(text)
        if isinstance(record, Mapping) and record.get("format") == FORMAT:
            return Incoming(called, log_from_json(record), mark)
        return Incoming(called, _playable(sheet_from_json(record, rules)), mark)


def bring_in(incoming: Incoming, library: Library) -> str:
    """Keep the game, and say in one line what came in.

    Raises what ``Library.import_log`` raises.
    """
    content = incoming.content
    log = content if isinstance(content, Log) else _log(content, incoming.mark, library)
    arrival = library.import_log(log)
    sayings = {
        Arrival.NEW: _("{file}: a new game, {game}"),
        Arrival.REPLACED: _("{file}: newer than the game here, which it replaces: {game}"),
        Arrival.NEWER_HERE: _("{file}: the game here is newer and stays: {game}"),
        Arrival.SAME: _("{file}: here already: {game}"),
    }
    game = log.game()
    names = ", ".join(player.name for player in log.setup.players)
    played = hands(sum(line.counts for line in game.sheet))
    told = f"{log.setup.id} ({names}; {played})"
    return sayings[arrival].format(file=incoming.name, game=told)


def _playable(given: GivenSheet) -> GivenSheet:
    """Return the sheet, once it is sure that it can be played out."""
    sheet_of(given)
    return given


def _log(given: GivenSheet, mark: str, library: Library) -> Log:
    """Return the sheet as a log, its people those that the library knows by name."""
    started = given.started if is_time(given.started) else library.clock()
    earlier = next((game for game in library.game_ids() if game.endswith(mark)), None)
    if earlier is not None:
        return library.open(earlier).log
    if given.knows_ids and is_safe(given.game_id):
        game_id = GameId(given.game_id)
    else:
        game_id = new_game_id(started, lambda: mark)
        given = _seated(given, library)
    game = sheet_of(given, game_id, started).game
    return Log(game.setup, tuple(Written(entry, started) for entry in game.log))


def _seated(given: GivenSheet, library: Library) -> GivenSheet:
    roster, seated = library.roster, dict[PlayerId, Player]()
    for name in given.names:
        player = roster.player(name)
        if player.id in seated:  # a namesake at the same table is somebody else
            player = roster.newcomer(name)
        seated[player.id] = player
    names = tuple(player.name for player in seated.values())
    return replace(given, ids=tuple(seated), names=names)
