"""Ids and times: what sorts by time, and is safe as the name of a file."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import datetime

from scorekeeper.book.errors import NoSuchGameError
from scorekeeper.rules import GameId, RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import shown

__all__ = [
    "checked_id",
    "checked_time",
    "is_safe",
    "is_time",
    "local_now",
    "new_game_id",
    "time_in",
    "token",
]

_SAFE = re.compile(r"[A-Za-z0-9_-]{1,100}", re.ASCII)
_ID = re.compile(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-", re.ASCII)
_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", re.ASCII)


def local_now() -> str:
    """Return the local time, ``YYYY-MM-DD HH:MM:SS``: the clock of the table."""
    return datetime.now().astimezone().strftime("%Y-%m-%d %H:%M:%S")


def token() -> str:
    """Return four random characters, to tell apart what begins in one second."""
    return secrets.token_hex(2)


def new_game_id(at: str, tail: Callable[[], str] = token) -> GameId:
    """Return an id for a game that begins at ``at``; ids sort by it.

    >>> new_game_id("2026-07-12 20:15:00", lambda: "a3f9")
    '20260712-201500-a3f9'
    """
    date, time = at.replace("-", "").replace(":", "").split(" ")
    return GameId(f"{date}-{time}-{tail()}")


def time_in(game_id: GameId) -> str:
    """Return when a game began, as its id says, or an empty text where it does not.

    >>> time_in(GameId("20260712-201500-a3f9")), time_in(GameId("g1"))
    ('2026-07-12 20:15:00', '')
    """
    found = _ID.match(game_id)
    at = "{}-{}-{} {}:{}:{}".format(*found.groups()) if found else ""
    return at if is_time(at) else ""


def is_safe(text: str) -> bool:
    """Return whether ``text`` may be an id: letters, digits, ``_`` and ``-``, at most 100.

    >>> is_safe("20260712-201500-a3f9"), is_safe("../../x")
    (True, False)
    """
    return _SAFE.fullmatch(text) is not None


def checked_id(text: str) -> GameId:
    """Return ``text`` as the id of a game.  Raises NoSuchGameError for what cannot be one."""
    if not is_safe(text):
        raise NoSuchGameError(sentence("There is no game {game}."), game=shown(text))
    return GameId(text)


def is_time(text: str) -> bool:
    """Return whether ``text`` is a date and time, ``YYYY-MM-DD HH:MM:SS``.

    >>> is_time("2026-07-12 20:15:00"), is_time("2026-02-31 20:15:00"), is_time("today")
    (True, False, False)
    """
    if _TIME.fullmatch(text) is None:
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def checked_time(place: str, text: str) -> str:
    """Return ``text``, read at ``place``, as a date and time.  Raises RecordError for another."""
    if not is_time(text):
        raise RecordError(
            place,
            sentence("expected a date and time such as {example}, not {found}."),
            example="2026-07-12 20:15:00",
            found=shown(text),
        )
    return text
