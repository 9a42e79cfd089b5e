"""The store: where records are kept.  The library knows only this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from scorekeeper.rules import GameId

__all__ = ["Earlier", "Store"]


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier copy of a record: what it is called, and the local time it was written."""

    name: str
    at: str


class Store(Protocol):
    """Records by id, and one record that is shared by all games.

    A record is made of plain JSON values.  Every method raises StoreError, with a
    sentence that names the file, when it fails; then what was kept is as before.  Where an
    id may be None, None stands for the shared record.
    """

    # -- games ------------------------------------------------------------------------

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first (ids sort by time); reads no game."""

    def has_game(self, game_id: GameId) -> bool:
        """Return whether there is a game with this id; lists nothing."""

    def stamps(self) -> dict[GameId, str]:
        """Return a stamp of every game, which changes whenever the game is written."""

    def stamp(self, game_id: GameId) -> str | None:
        """Return the stamp of one game, None when there is none."""

    def folder_stamp(self) -> str:
        """Return what changes whenever any game is written, comes or goes; lists nothing."""

    def read_game(self, game_id: GameId) -> object:
        """Return a game's record.  Raises NoSuchGameError when there is none."""

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        """Keep a game's record, on disk when this returns."""

    # -- the bin ----------------------------------------------------------------------

    def delete_game(self, game_id: GameId) -> None:
        """Put a game into the bin.  Raises NoSuchGameError when there is none."""

    def restore_game(self, game_id: GameId) -> None:
        """Take a game out of the bin.  Raises NoSuchGameError when it is not there."""

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""

    def read_deleted(self, game_id: GameId) -> object:
        """Return the record of a game in the bin.  Raises NoSuchGameError."""

    def forget_deleted(self, game_id: GameId) -> None:
        """Delete a game in the bin for good, with its earlier copies.

        Raises NoSuchGameError when it is not there.
        """

    # -- earlier copies, and what is damaged --------------------------------------------

    def earlier(self, game_id: GameId | None) -> tuple[Earlier, ...]:
        """Return the earlier copies that are kept of a record, newest first; reads none."""

    def read_earlier(self, game_id: GameId | None, name: str) -> object:
        """Return an earlier copy.  Raises NoSuchGameError when there is none of this name."""

    def set_aside(self, game_id: GameId | None, instead: dict[str, Any] | None = None) -> str:
        """Move a record out of the way, untouched; return the name it has there.

        ``instead`` takes its place, in one step.  Raises NoSuchGameError when there is none.
        """

    # -- what all games share -----------------------------------------------------------

    def read_shared(self) -> dict[str, Any]:
        """Return the shared record, empty when there is none yet."""

    def write_shared(self, record: dict[str, Any]) -> None:
        """Keep the shared record."""

    def shared_stamp(self) -> str:
        """Return what changes whenever the shared record is written."""
