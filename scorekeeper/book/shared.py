"""What all games share: the roster, the last table, the settings and the house's rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from scorekeeper.book.house_rules import HouseRules, house_from_json, house_to_json
from scorekeeper.book.players import MOST_REMEMBERED, Remembered, Roster
from scorekeeper.rules import (
    Player,
    PlayerId,
    Rules,
    Setup,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.reading import Reader
from scorekeeper.rules.record import MOST_PLAYERS

__all__ = ["LastTable", "Settings", "Shared", "Theme", "shared_from_json", "shared_to_json"]

FORMAT = "oh-hell-shared"
VERSION = 1
_MOST_GAMES = 10**6


class Theme(StrEnum):
    """Light or dark, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose for this device.

    ``language`` is a tag such as ``de``, None for the system's; ``keep_awake`` and
    ``haptics`` hold while a game is on.
    """

    theme: Theme = Theme.SYSTEM
    language: str | None = None
    keep_awake: bool = True
    haptics: bool = True


@dataclass(frozen=True, slots=True)
class LastTable:
    """Who sat where last time, who dealt first, and by which rules: for the same again."""

    players: tuple[Player, ...]
    first_dealer: PlayerId
    rules: Rules


@dataclass(frozen=True, slots=True)
class Shared:
    """Everything that is kept once and not with a game."""

    roster: Roster = field(default_factory=Roster)
    table: LastTable | None = None
    settings: Settings = Settings()
    house: HouseRules = field(default_factory=HouseRules)

    def seated(self, setup: Setup) -> Shared:
        """Return what is remembered of a game that was played somewhere."""
        return replace(self, roster=self.roster.seated(setup))

    def begun(self, setup: Setup) -> Shared:
        """Return what is remembered once a game has begun here."""
        table = LastTable(setup.players, setup.first_dealer, setup.rules)
        return replace(self.seated(setup), table=table)


def shared_to_json(shared: Shared) -> dict[str, Any]:
    """Return ``shared`` as plain JSON values."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": [
            {**_player_to_json(one.player), "games": one.games, "last": one.last}
            for one in shared.roster.remembered
        ],
        "table": None if shared.table is None else _table_to_json(shared.table),
        "settings": {
            "theme": str(shared.settings.theme),
            "language": shared.settings.language,
            "keep_awake": shared.settings.keep_awake,
            "haptics": shared.settings.haptics,
        },
        **house_to_json(shared.house),
    }


def shared_from_json(record: object, place: str = "shared") -> Shared:
    """Read what ``shared_to_json`` wrote; an empty record is a new device's.

    Raises RecordError, with the place, for anything else.
    """
    read = Reader(record, place)
    if record == {}:
        return Shared()
    read.check_kind(FORMAT, VERSION)
    table = read.raw("table", None)
    shared = Shared(
        roster=Roster(
            tuple(_remembered(at, item) for at, item in read.items("players", MOST_REMEMBERED, ()))
        ),
        table=None if table is None else _table(read.group("table")),
        settings=_settings(read.group("settings")),
        house=house_from_json(read),
    )
    read.done()
    return shared


def _settings(read: Reader) -> Settings:
    language = read.raw("language", None)
    settings = Settings(
        theme=read.choice("theme", Theme, Theme.SYSTEM),
        language=None if language is None else read.text("language"),
        keep_awake=read.flag("keep_awake", default=True),
        haptics=read.flag("haptics", default=True),
    )
    read.done()
    return settings


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
