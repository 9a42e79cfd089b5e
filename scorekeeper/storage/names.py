"""Names of files: one per id, on every file system.

Some file systems take ``A`` and ``a`` for the same, and some keep names for devices; so
capitals are written with a ``~`` before them, and a device's name after ``~~``.
"""

from __future__ import annotations

import re

from scorekeeper.book.ids import checked_id, is_safe
from scorekeeper.rules import GameId

__all__ = ["file_name", "id_in"]

SUFFIX = ".json"
_PLAIN = re.compile(r"([a-z0-9_-]{1,100})\.json", re.ASCII)
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)


def file_name(game_id: GameId) -> str:
    """Return the name of a game's file.

    >>> file_name(GameId("20260712-201500-a3f9")), file_name(GameId("Con"))
    ('20260712-201500-a3f9.json', '~con.json')
    >>> file_name(GameId("con"))
    '~~con.json'

    Raises NoSuchGameError for an id that is not safe.
    """
    stem = re.sub("[A-Z]", lambda capital: f"~{capital[0].lower()}", checked_id(game_id))
    return f"~~{stem}{SUFFIX}" if stem in _DEVICES else f"{stem}{SUFFIX}"


def id_in(name: str) -> GameId | None:
    """Return the id whose file is called ``name``, or None for a file of somebody else's.

    >>> id_in("~con.json"), id_in("notes.txt"), id_in("Con.json")
    ('Con', None, None)
    """
    plain = _PLAIN.fullmatch(name)
    if plain is not None:  # nearly all are; this is quick
        return None if plain[1] in _DEVICES else GameId(plain[1])
    if not name.endswith(SUFFIX):
        return None
    stem = name.removesuffix(SUFFIX).removeprefix("~~")
    found = re.sub("~([a-z])", lambda escaped: escaped[1].upper(), stem)
    if not is_safe(found) or file_name(GameId(found)) != name:
        return None
    return GameId(found)
