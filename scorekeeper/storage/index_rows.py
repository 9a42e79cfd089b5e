"""The index in SQL: its tables, what stands in a row, and what is sought as a condition."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final

from scorekeeper.book.index import Row
from scorekeeper.book.sought import EVERYTHING, Sought, Term, searched
from scorekeeper.book.summary import Summary
from scorekeeper.rules import GameId, Player, PlayerId
from scorekeeper.rules.evening import DayParts, evening_of

__all__ = ["SELECT", "TABLES", "condition", "row_of", "seats", "values"]

TABLES: Final = """
BEGIN;
CREATE TABLE games (id TEXT PRIMARY KEY, stamp TEXT NOT NULL, changed TEXT NOT NULL,
                    started TEXT NOT NULL, day TEXT NOT NULL, words TEXT NOT NULL,
                    summary TEXT NOT NULL);
CREATE TABLE seats (player TEXT, game TEXT, PRIMARY KEY (player, game)) WITHOUT ROWID;
CREATE INDEX players ON seats (game);
CREATE TABLE state (folder TEXT NOT NULL, recent TEXT NOT NULL);
INSERT INTO state VALUES ('', '[]');
COMMIT;
"""
SELECT: Final = "SELECT id, stamp, changed, summary FROM games"


def values(row: Row) -> tuple[str, ...]:
    """Return what stands in the table of games about one."""
    if row.summary is None:
        return row.id, row.stamp, row.changed, "", "", "", ""
    started, words = row.summary.started, searched(row.summary)
    day, text = evening_of(started).isoformat(), _summary_text(row.summary)
    return row.id, row.stamp, row.changed, started, day, words, text


def seats(rows: Iterable[Row]) -> Iterator[tuple[str, str]]:
    """Yield who sits in which game; ids as JSON, since they may be no proper text."""
    for row in rows:
        for player in row.summary.players if row.summary is not None else ():
            yield json.dumps(player.id), row.id


def _summary_text(game: Summary) -> str:
    return json.dumps(
        [
            game.started,
            [[player.id, player.name] for player in game.players],
            game.rules,
            game.hands_played,
            game.hands_planned,
            game.is_over,
            game.totals,
            game.ranks,
        ]
    )


def row_of(game_id: str, stamp: str, changed: str, text: str) -> Row:
    """Return the row of what ``SELECT`` found.  Raises ValueError or TypeError for damage."""
    if not text:
        return Row(GameId(game_id), stamp, changed)
    started, players, rules, played, planned, is_over, totals, ranks = json.loads(text)
    seated = tuple(Player(PlayerId(who), name) for who, name in players)
    known = Summary(
        GameId(game_id),
        started,
        seated,
        rules,
        played,
        planned,
        is_over,
        tuple(totals),
        tuple(ranks),
    )
    return Row(known.id, stamp, changed, known)


def condition(sought: Sought) -> tuple[str, list[str]]:
    """Return what is sought in SQL, and the values for its gaps."""
    if sought == EVERYTHING:
        return "TRUE", []
    if sought.unreadable:
        return "summary = ''", []
    asked, given = ["summary <> ''"], []
    for term in sought.terms:
        any_of, texts = _any_of(term)
        asked.append(f"({any_of})")
        given += texts
    if sought.player is not None:
        asked.append("id IN (SELECT game FROM seats WHERE player = ?)")
        given.append(json.dumps(sought.player))
    return " AND ".join(asked), given


def _any_of(term: Term) -> tuple[str, list[str]]:
    asked, given = ["FALSE"], []
    for text in term.texts:
        asked.append("instr(words, ?) > 0")
        given.append(text)
    for days in term.days:
        asked.append("day LIKE ?")
        given.append(_pattern(days))
        if days.weekday is not None:
            asked[-1] += " AND strftime('%w', day) = ?"
            given.append(str(days.weekday % 7))
    return " OR ".join(asked), given


def _pattern(days: DayParts) -> str:
    year = "____" if days.year is None else f"{days.year:04}"
    month = "__" if days.month is None else f"{days.month:02}"
    day = "__" if days.day is None else f"{days.day:02}"
    return f"{year}-{month}-{day}"
