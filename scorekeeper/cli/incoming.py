"""What ``import`` brings in: a game as it is, a sheet as a game of its own, rules, a backup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from scorekeeper.book.backup import Backup
from scorekeeper.book.house import payable
from scorekeeper.book.ids import is_safe, is_time, new_game_id
from scorekeeper.book.library import Arrival, Library
from scorekeeper.book.log import FORMAT, Log, Written, log_from_json
from scorekeeper.book.players import cleaned_name
from scorekeeper.book.texts import cleaned_rules
from scorekeeper.cli.backup import all_given, merging
from scorekeeper.cli.given import title
from scorekeeper.cli.output import reading
from scorekeeper.export.backup import HEAD, brought, is_backup, read_backup
from scorekeeper.export.files import json_of, text_of
from scorekeeper.export.given import GivenSheet
from scorekeeper.export.rules_found import Unread, rules_in
from scorekeeper.export.sheet_json import rules_given, sheet_from_json
from scorekeeper.export.sheets import given_sheet, is_json, sheet_of
from scorekeeper.rules import (
    CLASSIC,
    PRESETS,
    GameId,
    Player,
    PlayerId,
    RuleError,
    Rules,
    rules_to_json,
)
from scorekeeper.rules.values import dataclass, replace
from scorekeeper.words import _, hands, isolated

__all__ = ["Incoming", "bring_all_in", "read_incoming"]

RULES_ALONE = {*rules_to_json(CLASSIC), "preset"} - {"players"}
"""Fields of rules that no sheet has."""


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file that was read, and is fit to be brought in.

    ``name`` is what messages call it; ``mark`` is the same for the same
    contents, so that a sheet comes in once.
    """

    name: str
    content: Log | GivenSheet | Rules | Backup
    mark: str


def read_incoming(path: str, rules: Rules | None) -> Incoming:
    """Read a sheet, an exported game, rules or a backup.

    Raises Refusal, naming the file and the place.
    """
    called = title(path)
    with reading(called):
        data = all_given(path)
        mark = sha256(data).hexdigest()[:12]
        if is_backup(data[:HEAD]):
            return Incoming(called, read_backup(data), mark)
        text = text_of(data)
        return Incoming(called, _content(text, rules), mark)


def bring_all_in(several: Sequence[Incoming], library: Library) -> Iterator[str]:
    """Keep everything, the rules first, and yield of each one line as soon as it is in.

    Raises Refusal for a backup that is stopped in the middle, else what
    ``House.bring_all_in`` and ``Library.import_log`` raise.
    """
    for one in several:
        if isinstance(one.content, Backup):
            with reading(one.name):
                library.weigh_backup(one.content)
    rules = [one.content for one in several if isinstance(one.content, Rules)]
    known = {*PRESETS, *(own.key for own in library.house.rules)}
    kept = iter(library.house.bring_all_in(rules) if rules else ())
    for one in several:
        if isinstance(one.content, Rules):
            found = next(kept)
            yield _rules_told(one.name, found, is_new=found.key not in known)
            known.add(found.key)
        elif isinstance(one.content, Backup):
            text = " ".join(brought(merging(one.name, one.content, library)))
            yield f"{one.name}: {text}"
        else:
            yield _bring_game_in(one.name, one.content, one.mark, library)


def _content(text: str, rules: Rules | None) -> Log | GivenSheet | Rules:
    if not is_json(text):
        try:
            return _playable(given_sheet(text, rules))
        except RuleError:
            found = rules_in(text)  # a message in which they were shared
            if isinstance(found, Unread):
                raise
            return _keepable(found)
    record = json_of(text)
    if isinstance(record, Mapping):
        if record.get("format") == FORMAT:
            log = log_from_json(record)
            setup = replace(log.setup, rules=cleaned_rules(log.setup.rules))
            return Log(setup, log.written, log.undone, log.changed)
        if "format" not in record and record.keys() & RULES_ALONE:
            return _keepable(rules_given(record))
    return _playable(sheet_from_json(record, rules))


def _keepable(rules: Rules) -> Rules:
    """Return rules, once it is sure that a house can keep them under their name."""
    cleaned_name(rules.name)
    payable(rules)
    return rules


def _rules_told(file: str, rules: Rules, *, is_new: bool) -> str:
    saying = _("{file}: these rules are here already: {name} (key {key})")
    if is_new:
        saying = _("{file}: kept as rules of this house: {name} (key {key})")
    return saying.format(file=file, name=isolated(_(rules.name)), key=rules.key)


def _bring_game_in(file: str, content: Log | GivenSheet, mark: str, library: Library) -> str:
    log = content if isinstance(content, Log) else _log(content, mark, library)
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
    return sayings[arrival].format(file=file, game=told)


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
        player = library.people.player(name)
        if player.id in seated:  # a namesake at the same table is somebody else
            player = roster.newcomer(name)
        seated[player.id] = player
    names = tuple(player.name for player in seated.values())
    return replace(given, ids=tuple(seated), names=names)
