"""What all games share: the roster, the last table, the settings, the house's rules.

And what happened to them and to games, and when, so that they can be merged with another's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from scorekeeper.book.deletions import (
    Deletions,
    deletions_from_json,
    deletions_to_json,
    later,
    times,
)
from scorekeeper.book.folk import Folk
from scorekeeper.book.house_rules import HouseRules, house_from_json, house_to_json
from scorekeeper.book.looks import free_hue
from scorekeeper.book.people_notes import PeopleNotes, people_from_json, people_to_json
from scorekeeper.book.players import MOST_REMEMBERED, Remembered, Roster
from scorekeeper.book.settings import Settings, settings_from_json, settings_to_json
from scorekeeper.book.stamps import (
    Changed,
    Copied,
    changed_from_json,
    changed_to_json,
    copied_from_json,
)
from scorekeeper.book.versions import NEWEST, Step, upgraded
from scorekeeper.rules import (
    GameId,
    Player,
    PlayerId,
    Rules,
    Setup,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.reading import Reader
from scorekeeper.rules.record import MOST_PLAYERS

__all__ = [
    "LastTable",
    "Shared",
    "content_from_json",
    "content_to_json",
    "shared_from_json",
    "shared_to_json",
]

FORMAT = "oh-hell-shared"
VERSION = NEWEST[FORMAT]
_MOST_GAMES = 10**6


@dataclass(frozen=True, slots=True)
class LastTable:
    """Who sat where last time, who dealt first, and by which rules: for the same again."""

    players: tuple[Player, ...]
    first_dealer: PlayerId
    rules: Rules


@dataclass(frozen=True, slots=True)
class Shared:
    """Everything that is kept once and not with a game.

    ``binned`` says when games came into the bin here that were deleted elsewhere, earlier.
    """

    roster: Roster = field(default_factory=Roster)
    table: LastTable | None = None
    settings: Settings = field(default_factory=Settings)
    house: HouseRules = field(default_factory=HouseRules)
    deletions: Deletions = field(default_factory=Deletions)
    changed: Changed = field(default_factory=Changed)
    copied: Copied = field(default_factory=Copied)
    binned: Mapping[GameId, str] = field(default_factory=dict)
    people: PeopleNotes = field(default_factory=PeopleNotes)

    def seated(self, setup: Setup) -> Shared:
        """Return what is remembered of a game that was played somewhere."""
        met = replace(self, roster=self.roster.seated(setup))
        return replace(met, people=_coloured(met, setup.players))

    def begun(self, setup: Setup) -> Shared:
        """Return what is remembered once a game has begun here."""
        table = LastTable(setup.players, setup.first_dealer, setup.rules)
        back = replace(self, people=_back(self.people, setup.players, setup.started))
        return replace(back.seated(setup), table=table)

    def joined(self, setup: Setup, players: tuple[Player, ...], newcomer: PlayerId) -> Shared:
        """Return what is remembered once a ``newcomer`` sits among the ``players`` of a game."""
        player = next(one for one in players if one.id == newcomer)
        people = _back(self.people, (player,), setup.started)
        roster = self.roster.joined(player, setup.started)
        met = replace(self, roster=roster, people=people)
        return replace(met, people=_coloured(met, players))


def _back(people: PeopleNotes, players: Iterable[Player], at: str) -> PeopleNotes:
    """Return the notes of people: who sits down again is no longer put away."""
    for player in players:
        note = people.hidden.get(player.id)
        if note is not None and note.words:
            people = people.noting("hidden", player.id, later(at, note.at))
    return people


def _coloured(shared: Shared, players: Iterable[Player]) -> PeopleNotes:
    """Return the notes of people with a colour for everybody, no two at this table alike.

    It came by itself, so it has no time: one that is chosen is newer.
    """
    notes, folk = shared.people, Folk(shared.roster, shared.people)
    people = {folk.root(player.id) for player in players}
    taken = [folk.colour(one) for one in people if one in notes.colours]
    for player in players:
        person = folk.root(player.id)
        if person not in notes.colours:
            hue = folk.colour(person)
            hue = hue if hue not in taken else free_hue(taken)
            notes = notes.noting("colours", person, "", str(hue))
            taken.append(hue)
    return notes


def shared_to_json(shared: Shared) -> dict[str, Any]:
    """Return ``shared`` as plain JSON values."""
    kind = {"format": FORMAT, "version": VERSION}
    here = {"copied": asdict(shared.copied), "binned": dict(shared.binned)}
    return {**kind, **content_to_json(shared), **here}


def content_to_json(shared: Shared, rules: str = "house") -> dict[str, Any]:
    """Return what of ``shared`` another device takes over, as plain JSON values.

    ``rules`` is what the field with the house's rules is called.
    """
    return {
        "players": [
            {**_player_to_json(one.player), "games": one.games, "last": one.last}
            for one in shared.roster.remembered
        ],
        "table": None if shared.table is None else _table_to_json(shared.table),
        "settings": settings_to_json(shared.settings),
        **house_to_json(shared.house, rules),
        "deletions": deletions_to_json(shared.deletions),
        "changed": changed_to_json(shared.changed),
        "people": people_to_json(shared.people),
    }


def shared_from_json(record: object, place: str = "shared") -> Shared:
    """Read what ``shared_to_json`` wrote; an empty record is a new device's.

    Raises RecordError, with the place, for anything else.
    """
    if record == {}:
        return Shared()
    read = Reader(upgraded(record, place, FORMAT, VERSION, STEPS), place)
    read.check_kind(FORMAT, VERSION)
    shared = replace(
        content_from_json(read),
        copied=copied_from_json(read.group("copied")),
        binned={GameId(game_id): at for game_id, at in times(read, "binned").items()},
    )
    read.done()
    return shared


def content_from_json(read: Reader, rules: str = "house") -> Shared:
    """Read what ``content_to_json`` wrote, out of the record that ``read`` reads.

    Raises RecordError, with the place, for anything else.
    """
    table = read.raw("table", None)
    people = (_remembered(at, item) for at, item in read.items("players", MOST_REMEMBERED, ()))
    return Shared(
        roster=Roster(tuple(people)),
        table=None if table is None else _table(read.group("table")),
        settings=settings_from_json(read.group("settings")),
        house=house_from_json(read, rules),
        deletions=deletions_from_json(read.group("deletions")),
        changed=changed_from_json(read.group("changed")),
        people=people_from_json(read.group("people")) if read.has("people") else PeopleNotes(),
    )


def _with_times(record: dict[str, Any]) -> dict[str, Any]:
    """Make version 2 of version 1, which knew of no deletions and no times."""
    return {"deletions": {}, "changed": {}, "copied": {}, **record}


def _with_people(record: dict[str, Any]) -> dict[str, Any]:
    """Make version 3 of version 2, whose people had no colours: now the first ones differ."""
    hues = ("brick", "sky", "ochre", "plum", "moss", "rose", "teal", "umber", "indigo", "olive")
    people = record.get("players")
    found = people if isinstance(people, list) else []
    ids = [one["id"] for one in found if isinstance(one, dict) and isinstance(one.get("id"), str)]
    colours = {one: ["", hues[place % len(hues)]] for place, one in enumerate(ids)}
    return {"people": {"colours": colours}, **record}


STEPS: Final[Mapping[int, Step]] = {1: _with_times, 2: _with_people}
"""How a record of each older version becomes one of the next."""


def _remembered(place: str, item: object) -> Remembered:
    read = Reader(item, place)
    remembered = Remembered(
        Player(PlayerId(read.text("id")), read.text("name")),
        games=read.whole("games", 0, _MOST_GAMES),
        last=read.text("last"),
    )
    read.done()
    return remembered


def _table_to_json(table: LastTable) -> dict[str, Any]:
    return {
        "players": [_player_to_json(player) for player in table.players],
        "first_dealer": table.first_dealer,
        "rules": rules_to_json(table.rules),
    }


def _table(read: Reader) -> LastTable:
    players = []
    for place, item in read.items("players", MOST_PLAYERS):
        one = Reader(item, place)
        players.append(Player(PlayerId(one.text("id")), one.text("name")))
        one.done()
    table = LastTable(
        players=tuple(players),
        first_dealer=PlayerId(read.text("first_dealer")),
        rules=rules_from_json(read.raw("rules"), place=read.at("rules")),
    )
    read.done()
    return table


def _player_to_json(player: Player) -> dict[str, Any]:
    return {"id": player.id, "name": player.name}
