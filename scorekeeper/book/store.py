"""The store: where records are kept.  The library knows only this."""

from __future__ import annotations

from typing import Any, Protocol

from scorekeeper.rules import GameId

__all__ = ["Store"]


class Store(Protocol):
    """Records by id, and one record that is shared by all games.

    A record is made of plain JSON values.  Every method raises StoreError, with a
    sentence that names the file, when it fails; then what was kept is as before.
    """

    def game_ids(self) -> tuple[GameId, ...]:
        """Return the ids of all games, newest first (ids sort by time); reads no game."""

    def read_game(self, game_id: GameId) -> object:
        """Return a game's record.  Raises NoSuchGameError when there is none."""

    def write_game(self, game_id: GameId, record: dict[str, Any]) -> None:
        """Keep a game's record, on disk when this returns."""

    def delete_game(self, game_id: GameId) -> None:
        """Put a game into the bin.  Raises NoSuchGameError when there is none."""

    def restore_game(self, game_id: GameId) -> None:
        """Take a game out of the bin.  Raises NoSuchGameError when it is not there."""

    def deleted_ids(self) -> tuple[GameId, ...]:
        """Return the ids of the games in the bin, newest first."""

    def read_shared(self) -> dict[str, Any]:
        """Return the shared record, empty when there is none yet."""

    def write_shared(self, record: dict[str, Any]) -> None:
        """Keep the shared record."""
