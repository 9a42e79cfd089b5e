"""A game as a file of its own, lossless: its setup, its log, what was undone."""

from __future__ import annotations

import json

from scorekeeper.book.log import Log, log_from_json, log_to_json
from scorekeeper.export.files import json_of, text_of

__all__ = ["game_json", "read_game"]


def game_json(log: Log) -> str:
    """Return the game as JSON text."""
    return json.dumps(log_to_json(log), ensure_ascii=False, indent=1) + "\n"


def read_game(data: bytes | str) -> Log:
    """Read what ``game_json`` wrote.  Raises RuleError, with the place."""
    return log_from_json(json_of(text_of(data) if isinstance(data, bytes) else data))
