"""The setup: who plays, who deals first, and by which rules."""

from __future__ import annotations

from typing import Any, NewType

from scorekeeper.rules.entries import PlayerId
from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.reading import Reader
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS, Rules
from scorekeeper.rules.record_json import rules_to_json
from scorekeeper.rules.record_reading import rules_from_json
from scorekeeper.rules.seating import LONGEST_NAME, Player, called
from scorekeeper.rules.values import dataclass

__all__ = ["LONGEST_NAME", "GameId", "Player", "Setup", "setup_from_json", "setup_to_json"]

GameId = NewType("GameId", str)
LONGEST_ID = 100


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins.

    ``players`` sit clockwise in this order; ``started`` is a local date and time,
    ``YYYY-MM-DD HH:MM:SS``.  The rules are the game's own copy.
    Raises RuleError for a table that cannot play.
    """

    id: GameId
    started: str
    players: tuple[Player, ...]
    first_dealer: PlayerId
    rules: Rules = Rules()

    def __post_init__(self) -> None:
        count = len(self.players)
        if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
            raise RuleError(
                sentence("{least} to {most} players can play, not {count}."),
                least=FEWEST_PLAYERS,
                most=MOST_PLAYERS,
                count=count,
            )
        ids = {player.id for player in self.players}
        if len(ids) != count:
            raise RuleError(sentence("A player is seated twice."))
        if self.first_dealer not in ids:
            raise RuleError(sentence("The first dealer is not one of the players."))
        self.rules.sizes(count)

    def name(self, player: PlayerId) -> str:
        """Return what ``player`` is called here; namesakes are told apart by their seats.

        >>> ann, other = Player(PlayerId("a"), "Ann"), Player(PlayerId("b"), "Ann")
        >>> Setup(GameId("g"), "", (ann, other), ann.id).name(other.id)
        'Ann (2)'
        """
        return called(self.players, player)


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return ``setup`` as plain JSON values."""
    return {
        "id": setup.id,
        "started": setup.started,
        "players": [{"id": player.id, "name": player.name} for player in setup.players],
        "first_dealer": setup.first_dealer,
        "rules": rules_to_json(setup.rules),
    }


def setup_from_json(record: object, place: str = "setup") -> Setup:
    """Read what ``setup_to_json`` wrote.

    Raises RecordError for a bad record, RuleError for a table that cannot play.
    """
    read = Reader(record, place)
    setup = Setup(
        id=GameId(read.text("id")),
        started=read.text("started"),
        players=tuple(_player(item, at) for at, item in read.items("players", MOST_PLAYERS)),
        first_dealer=PlayerId(read.text("first_dealer")),
        rules=rules_from_json(read.raw("rules"), place=read.at("rules")),
    )
    read.done()
    return setup


def _player(record: object, place: str) -> Player:
    read = Reader(record, place)
    player = Player(PlayerId(read.text("id")), read.text("name"))
    read.done()
    return player
