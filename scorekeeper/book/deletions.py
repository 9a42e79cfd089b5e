"""Notes of what was deleted, and when: so that it stays deleted when backups are merged.

The newest event about a game wins: a deletion beats every version of it that is not newer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from scorekeeper.book.ids import checked_time, is_safe
from scorekeeper.rules import GameId, RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = ["MOST_NOTES", "Deletions", "deletions_from_json", "deletions_to_json", "later", "times"]

MOST_NOTES = 10_000
"""Deletions of games, and of rules, that are remembered; the oldest make room."""


@dataclass(frozen=True, slots=True)
class Deletions:
    """When games were deleted, by their ids, and rules of the house, by their keys."""

    games: Mapping[GameId, str] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)

    def noting(self, games: Mapping[GameId, str]) -> Deletions:
        """Return the notes with those games deleted as well; of two notes the newer stays."""
        return replace(self, games=_newest(self.games, games))

    def without(self, games: Collection[GameId]) -> Deletions:
        """Return the notes without those about games that are back."""
        rest = {game_id: at for game_id, at in self.games.items() if game_id not in games}
        return replace(self, games=rest)

    def merged(self, other: Deletions) -> Deletions:
        """Return the notes of both."""
        return Deletions(_newest(self.games, other.games), _newest(self.rules, other.rules))


def later(now: str, than: str) -> str:
    """Return ``now``, or a second after ``than`` if that is later still.

    >>> later("2026-07-12 20:15:00", "2026-07-12 20:15:00")
    '2026-07-12 20:15:01'
    """
    try:
        after = str(datetime.fromisoformat(than) + timedelta(seconds=1))
    except OverflowError:  # nothing is later than the end of time
        return than
    return max(now, after)


def deletions_to_json(deletions: Deletions) -> dict[str, Any]:
    """Return the notes as plain JSON values."""
    return {"games": dict(deletions.games), "rules": dict(deletions.rules)}


def deletions_from_json(read: Reader) -> Deletions:
    """Read what ``deletions_to_json`` wrote.  Raises RecordError, with the place."""
    games = times(read, "games")
    for game_id in games:
        if not is_safe(game_id):
            raise RecordError(
                read.at("games"),
                sentence("expected letters, digits, “-” and “_”, at most 100, not {found}."),
                found=shown(game_id),
            )
    found = Deletions({GameId(game_id): at for game_id, at in games.items()}, times(read, "rules"))
    read.done()
    return found


def times(read: Reader, key: str) -> dict[str, str]:
    """Return the field ``key`` of ``read``: times by whatever they belong to; none by default.

    Raises RecordError, with the place.
    """
    if not read.has(key):
        return {}
    found = read.group(key)
    fields = dict(found.fields())
    if len(fields) > MOST_NOTES:
        raise RecordError(
            read.at(key),
            sentence("expected at most {most} items, not {count}."),
            most=MOST_NOTES,
            count=len(fields),
        )
    return {name: checked_time(found.at(name), found.text(name)) for name in fields}


def _newest(one: Mapping[Any, str], other: Mapping[Any, str]) -> dict[Any, str]:
    both = dict(one)
    for name, at in other.items():
        both[name] = max(at, both.get(name, ""))
    if len(both) <= MOST_NOTES:
        return both
    by_time: Callable[[tuple[Any, str]], tuple[str, str]] = lambda note: (note[1], note[0])  # noqa: E731
    return dict(sorted(both.items(), key=by_time, reverse=True)[:MOST_NOTES])
