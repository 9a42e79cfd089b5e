"""What ``score`` prints: the sheet worked out, for programs and for people."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from scorekeeper.export.labels import entered, extra_points, labels, line_of_text, shown_counts
from scorekeeper.rules import Breach, Game, Line, PlayerId, Points
from scorekeeper.rules.bidding import Why, struck_bids
from scorekeeper.rules.values import replace
from scorekeeper.words import _, broken, hands

__all__ = ["score", "score_json", "score_text", "warnings"]


def score(game: Game, least: int = 0, notes: Sequence[str] = ()) -> dict[str, Any]:
    """Return the sheet as plain JSON values, every list in seat order.

    Hands are listed up to the last one with an entry, and up to hand ``least`` as far as
    they have begun.  ``notes`` are warnings of the reader's, which go first.
    """
    lines = entered(game)
    lines = game.sheet[: max(len(lines), min(least, len(game.sheet)))]
    rank = {standing.player: standing.rank for standing in game.standings}
    return {
        "players": [player.name for player in game.players],
        "rules": game.setup.rules.key,
        "complete": game.is_over and all(line.counts for line in lines),
        "hands": [_hand(game, line) for line in lines],
        "totals": [game.totals[player] for player in game.seats],
        "ranks": [rank[player] for player in game.seats],
        "winners": [game.name(player) for player in game.seats if rank[player] == 1],
        "warnings": [*notes, *warnings(game)],
    }


def score_json(game: Game, least: int = 0, notes: Sequence[str] = ()) -> str:
    """Return ``score`` as text, one hand a line."""
    found = score(game, least, notes)
    each = {key: json.dumps(value, ensure_ascii=False) for key, value in found.items()}
    rows = [json.dumps(hand, ensure_ascii=False) for hand in found["hands"]]
    each["hands"] = f"[{(',' + chr(10) + ' ' * 11).join(rows)}]"
    fields = [f'"{key}": {value}' for key, value in each.items()]
    return f"{{{', '.join(fields[:3])},\n {fields[3]},\n {', '.join(fields[4:])}}}\n"


def score_text(game: Game, least: int = 0, notes: Sequence[str] = ()) -> str:
    """Return the sheet as a table for people; in a cell bid/tricks, and the total."""
    found = score(game, least, notes)
    called = [line_of_text(name) for name in labels(game).values()]
    rows = [[_("Hand"), _("Cards"), _("Dealer"), *called]]
    for hand in found["hands"]:
        cells = zip(hand["bids"], hand["tricks"], hand["totals"], strict=True)
        figures = [f"{_mark(bid)}/{_mark(taken)} {_mark(total):>5}" for bid, taken, total in cells]
        rows.append([str(hand["hand"]), str(hand["cards"]), line_of_text(hand["dealer"]), *figures])
    ranks = [
        f"{rank}. {total}" for rank, total in zip(found["ranks"], found["totals"], strict=True)
    ]
    rows.append([_("Rank"), "", "", *ranks])
    table = _table(rows)
    how_far = planned = hands(len(game.plan))
    if not found["complete"]:
        played = sum(line.counts for line in game.sheet)
        how_far = _("{played} of {planned}").format(played=played, planned=planned)
    title = f"{line_of_text(_(game.setup.rules.name))}, {how_far}"
    notes = [_("Note: {warning}").format(warning=line_of_text(each)) for each in found["warnings"]]
    return "\n".join([title, "", *table, *([""] if notes else []), *notes, ""])


def warnings(game: Game) -> tuple[str, ...]:
    """Return what is odd about the hands: rules that were broken, whether accepted or not."""
    found = []
    for line in entered(game):
        plain = replace(line.hand, accepted=frozenset[Breach]())
        said = [broken(breach, plain, game.setup.rules) for breach in game.breaches(plain)]
        said += _zeros(game, line)
        found += [_("Hand {hand}: {what}").format(hand=plain.number, what=each) for each in said]
    return tuple(found)


def _zeros(game: Game, line: Line) -> list[str]:
    """Say who bid zero more often in a row than these rules allow."""
    bidding, hand = game.setup.rules.bidding, line.hand
    limit = bidding.zeros_in_a_row
    found = []
    for player, bid in hand.bids.items() if limit is not None else ():
        earlier = [
            each.bids[player] for each in game.hands[: hand.number - 1] if player in each.bids
        ]
        run = next((at for at, before in enumerate(reversed(earlier)) if before), len(earlier))
        struck = struck_bids(bidding, hand.cards, 0, is_last=False, last_hand=False, zeros=run)
        if struck.get(bid) is Why.ZEROS:
            sentence = _("{player} bid zero more than {limit} times in a row.")
            found.append(sentence.format(player=game.name(player), limit=limit))
    return found


def _hand(game: Game, line: Line) -> dict[str, Any]:
    bids, tricks = shown_counts(line.hand)

    def listed(values: Mapping[PlayerId, Points]) -> list[Points | None]:
        return [values.get(player) for player in game.seats]

    return {
        "hand": line.hand.number,
        "cards": line.hand.cards,
        "dealer": game.name(line.hand.dealer),
        "bids": listed(bids),
        "tricks": listed(tricks),
        "made": listed(line.made),
        "points": listed(line.points),
        "adjust": [extra_points(game, line, player) or 0 for player in game.seats],
        "totals": listed(line.totals),
    }


def _mark(count: Points | None) -> str:
    return "-" if count is None else str(count)


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set ``rows`` in columns, right-aligned, by the room that letters take on a screen."""
    wide = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            " " * (room - _width(cell)) + cell for room, cell in zip(wide, row, strict=True)
        ).rstrip()
        for row in rows
    ]


def _width(text: str) -> int:
    """Return how many columns of a terminal ``text`` takes."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )
