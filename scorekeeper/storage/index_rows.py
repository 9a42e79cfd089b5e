"""The index in SQL: its tables, what stands in a row, and what is sought as a condition."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from scorekeeper.book.index import Known, Row, most_first
from scorekeeper.book.sought import EVERYTHING, Sought, Term, searched
from scorekeeper.book.summary import Summary
from scorekeeper.book.tallies import Played, SeatTally, Sums
from scorekeeper.rules import GameId, Player, PlayerId
from scorekeeper.rules.evening import DayParts, evening_of

__all__ = [
    "KNOWN_RULES",
    "KNOWN_YEARS",
    "OWN",
    "PLAYED",
    "SELECT",
    "SUMS",
    "TABLES",
    "any_seat",
    "condition",
    "known_of",
    "played_of",
    "row_of",
    "seat_of",
    "seats",
    "sums_of",
    "values",
]

TABLES: Final = """
BEGIN;
CREATE TABLE games (id TEXT PRIMARY KEY, stamp TEXT NOT NULL, changed TEXT NOT NULL,
                    started TEXT NOT NULL, day TEXT NOT NULL, words TEXT NOT NULL,
                    summary TEXT NOT NULL, rules TEXT NOT NULL, over INTEGER NOT NULL);
CREATE TABLE seats (player TEXT, game TEXT, seat INTEGER NOT NULL, rank INTEGER, bids INTEGER,
                    made INTEGER, tally TEXT, PRIMARY KEY (player, game)) WITHOUT ROWID;
CREATE INDEX players ON seats (game);
CREATE TABLE state (folder TEXT NOT NULL, recent TEXT NOT NULL);
INSERT INTO state VALUES ('', '[]');
COMMIT;
"""
SELECT: Final = "SELECT id, stamp, changed, summary FROM games"
OWN: Final = "SELECT player, rank, tally FROM seats WHERE game = ? AND tally <> '' ORDER BY seat"
PLAYED: Final = """
SELECT game, over, player, rank, tally FROM seats JOIN games ON id = game
WHERE bids > 0 AND game IN (SELECT game FROM seats WHERE bids > 0 AND {seat}) AND {asked}
ORDER BY started, id, seat
"""
SUMS: Final = """
SELECT player, sum(over), sum(over AND rank = 1), sum(over * rank), sum(bids), sum(made)
FROM seats JOIN games ON id = game WHERE bids > 0 AND {asked} GROUP BY player
"""
KNOWN_RULES: Final = """
SELECT rules, count(*) FROM games WHERE summary <> '' GROUP BY rules
"""
KNOWN_YEARS: Final = "SELECT min(day), max(day) FROM games WHERE summary <> ''"
Value = str | int


def values(row: Row) -> tuple[Value, ...]:
    """Return what stands in the table of games about one."""
    game = row.summary
    if game is None:
        return row.id, row.stamp, row.changed, "", "", "", "", "", 0
    day, words = evening_of(game.started).isoformat(), searched(game)
    told, rules = _summary_text(game), json.dumps(game.rules)
    return row.id, row.stamp, row.changed, game.started, day, words, told, rules, game.is_over


def seats(rows: Iterable[Row]) -> Iterator[tuple[Value | None, ...]]:
    """Yield who sits in which game; ids as JSON, since they may be no proper text."""
    for row in rows:
        known = {seat.player: seat for seat in row.tallies}
        for number, player in enumerate(row.summary.players if row.summary is not None else ()):
            counts = _counts(known[player.id]) if player.id in known else (0, 0, 0, "")
            yield json.dumps(player.id), row.id, number, *counts


def _counts(seat: SeatTally) -> tuple[Value, ...]:
    rest = (
        seat.sizes,
        seat.zeros,
        seat.zeros_made,
        seat.over,
        seat.under,
        seat.dealt,
        seat.dealt_made,
        seat.first_run,
        seat.best_run,
        seat.last_run,
    )
    return seat.rank, seat.bids, seat.made, json.dumps(rest)


def seat_of(player: str, rank: int, tally: str) -> SeatTally:
    """Return what a seat counts for.  Raises ValueError or TypeError for damage."""
    sizes, *rest = json.loads(tally)
    found = tuple((cards, bids, made) for cards, bids, made in sizes)
    return SeatTally(PlayerId(json.loads(player)), rank, found, *rest)


def played_of(
    found: Iterable[tuple[str, int, str, int, str]], who: Collection[PlayerId]
) -> tuple[Played, ...]:
    """Return the games of what ``PLAYED`` found.  Raises as ``seat_of``."""
    own = {json.dumps(one) for one in who}
    known: dict[str, PlayerId] = {}  # few people in many games
    games = []
    for (game, over), rows in groupby(found, key=itemgetter(0, 1)):
        mine, ranks = [], {}
        for _, _, player, rank, tally in rows:
            if player in own:
                mine.append(seat_of(player, rank, tally))
                continue
            if player not in known:
                known[player] = PlayerId(json.loads(player))
            ranks[known[player]] = rank
        games.append(Played(GameId(game), bool(over), tuple(mine), ranks))
    return tuple(games)


def sums_of(found: Iterable[tuple[str, int, int, int, int, int]]) -> dict[PlayerId, Sums]:
    """Return everybody's sums of what ``SUMS`` found.  Raises ValueError for damage."""
    return {PlayerId(json.loads(player)): Sums(*rest) for player, *rest in found}


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


def known_of(rules: Iterable[tuple[str, int]], days: tuple[str | None, str | None]) -> Known:
    """Return what was found of rules and of the first and the last day."""
    first, last = days
    years = (int(first[:4]), int(last[:4])) if first and last else None
    return Known(most_first({json.loads(name): count for name, count in rules}), years)


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
    for ids in sought.people:
        who, names = any_seat(ids)
        asked.append(f"id IN (SELECT game FROM seats WHERE {who})")  # noqa: S608 - our own words
        given += names
    if sought.rules is not None:
        asked.append("rules = ?")
        given.append(json.dumps(sought.rules))
    if sought.since is not None:
        asked.append("day >= ?")
        given.append(sought.since.isoformat())
    if sought.until is not None:
        asked.append("day <= ?")
        given.append(sought.until.isoformat())
    return " AND ".join(asked), given


def any_seat(ids: Collection[PlayerId]) -> tuple[str, list[str]]:
    """Return that any of these sits there, in SQL, and the values for its gaps."""
    names = sorted(json.dumps(one) for one in ids)
    return f"player IN ({', '.join('?' * len(names))})", names


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
