"""The result as a text for a chat, and what its files are called."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.export.labels import labels, line_of_text
from scorekeeper.rules import Game, Standing
from scorekeeper.words import _, hands

__all__ = ["KINDS", "file_name", "result_text"]

KINDS: Mapping[str, str] = MappingProxyType(
    {"hands": ".csv", "scoresheet": "-scoresheet.csv", "json": ".json", "text": ".txt"}
)
"""How the names of the files end, by what is in them."""
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_ROOM = 10
"""Ranks that leave room for more in a dozen lines."""


def result_text(game: Game) -> str:
    """Return the result for a chat: a title, one line a rank (ties share it), an award.

    Some 12 lines at most, figures as every program reads them.
    """
    called = {who: line_of_text(name) for who, name in labels(game).items()}
    title = line_of_text(_(game.setup.rules.name))
    date = _DATE.match(game.setup.started)
    lines = [f"{title}, {date[0]}" if date else title]
    played = sum(line.counts for line in game.sheet)
    if not game.is_over:
        planned = hands(len(game.plan))
        lines[0] = _("{title} (after {played} of {planned})").format(
            title=lines[0], played=played, planned=planned
        )
    ranks: dict[int, list[Standing]] = {}
    for standing in game.standings:
        ranks.setdefault(standing.rank, []).append(standing)
    for rank, sharing in ranks.items():
        names = ", ".join(called[standing.player] for standing in sharing)
        lines.append(f"{rank}. {names}: {sharing[0].total}")
    most = max(standing.made for standing in game.standings)
    if most and len(ranks) <= _ROOM:
        best = [standing for standing in game.standings if standing.made == most]
        names = ", ".join(called[standing.player] for standing in best)
        lines.append(_("Most bids made: {names} ({count})").format(names=names, count=most))
    return "\n".join(lines) + "\n"


def file_name(game: Game, kind: str) -> str:
    """Return what a file of ``kind`` (see KINDS) is called: ``oh-hell-2026-07-12.csv``.

    Safe on every system: nothing in it comes from the players.
    """
    date = _DATE.match(game.setup.started)
    return f"oh-hell{f'-{date[0]}' if date else ''}{KINDS[kind]}"
