"""The tables a game is taken away in: hands.csv, games.csv, scoresheet.csv."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scorekeeper.export.cells import Cell, csv_text
from scorekeeper.export.labels import entered, extra_points, labels, shown_counts, status
from scorekeeper.rules import Game, Line, Player, PlayerId, Standing
from scorekeeper.rules.standing import standings

__all__ = ["games_csv", "hands_csv", "scoresheet_csv"]

HANDS = (
    "game_id,date,hand,cards,trump,dealer,leader,status,seat,player_id,player,"
    "bid,tricks,made,off,adjust,points,total,rank"
)
GAMES = (
    "game_id,date,minutes,rules,players,hands,seat,player_id,player,"
    "score,rank,winner,made,bids,zero_bids,zero_made,under,over"
)


def hands_csv(game: Game) -> str:
    """Return one row per player and hand; ``read_sheet`` reads it back in.

    A hand being corrected stands as it counts.
    """
    lines = entered(game)
    rows: list[Sequence[Cell]] = [HANDS.split(",")]
    for index, line in enumerate(lines):
        standing = {
            each.player: each for each in standings(game.rules, lines[: index + 1], line.totals)
        }
        rows += (
            _hand_row(game, line, seat, player, standing)
            for seat, player in enumerate(_seated(game, lines), 1)
        )
    return csv_text(rows)


def scoresheet_csv(game: Game) -> str:
    """Return the score sheet as people write it: one row per hand, a last one of totals."""
    called = labels(game)
    head: list[Cell] = ["hand", "cards", "dealer"]
    for player in game.seats:
        head += [f"{called[player]} {column}" for column in ("bid", "tricks", "total")]
    rows: list[list[Cell]] = [head]
    for line in entered(game):
        bids, tricks = shown_counts(line.hand)
        row: list[Cell] = [line.hand.number, line.hand.cards, called[line.hand.dealer]]
        for player in game.seats:
            row += [bids.get(player), tricks.get(player), line.totals.get(player)]
        rows.append(row)
    last: list[Cell] = ["total", None, None]
    for player in game.seats:
        last += [None, None, game.totals[player]]
    return csv_text([*rows, last])


def games_csv(games: Iterable[tuple[Game, int]]) -> str:
    """Return one row per player and game; with each game come the minutes it took."""
    rows: list[Sequence[Cell]] = [GAMES.split(",")]
    for game, minutes in games:
        setup = game.setup
        counted = [line for line in game.sheet if line.counts]
        places = {standing.player: standing for standing in game.standings}
        for seat, player in enumerate(game.players, 1):
            place = places[player.id]
            rows.append(
                [
                    *(setup.id, setup.started, minutes, setup.rules.key),
                    *(len(game.players), len(counted), seat, player.id, player.name),
                    *(place.total, place.rank, int(place.rank == 1), place.made, place.bids),
                    *_habits(counted, player.id),
                ]
            )
    return csv_text(rows)


def _seated(game: Game, lines: Sequence[Line]) -> tuple[Player, ...]:
    """Return everybody who had come by the last of ``lines``, clockwise."""
    return tuple(one for one in game.players if game.joined(one.id) <= len(lines))


def _hand_row(
    game: Game, line: Line, seat: int, player: Player, standing: Mapping[PlayerId, Standing]
) -> list[Cell]:
    setup, hand = game.setup, line.hand
    bids, tricks = shown_counts(hand)
    bid, taken = bids.get(player.id), tricks.get(player.id)
    counts = line.counts and bid is not None and taken is not None
    trump, leader = game.trump(hand), game.leader(hand)
    place = standing.get(player.id)
    return [
        *(setup.id, setup.started, hand.number, hand.cards),
        None if trump is None else str(trump),
        *(_key(game, hand.dealer), None if leader is None else _key(game, leader)),
        status(game, hand) if player.id in hand.order else "out",
        *(seat, player.id, player.name, bid, taken),
        int(bid == taken) if counts else None,
        abs(bid - taken) if counts and bid is not None and taken is not None else None,
        extra_points(game, line, player.id),
        line.points.get(player.id),
        *(line.totals.get(player.id), place.rank if place else None),
    ]


def _key(game: Game, player: PlayerId) -> str:
    """Return a player's name, or the id where the name is shared or is somebody's id."""
    name = game.name(player)
    called = [other for other in game.players if name in {other.name, other.id}]
    return name if len(called) == 1 else player


def _habits(counted: Sequence[Line], player: PlayerId) -> list[int]:
    """Return zero bids, those made, misses under and misses over."""
    pairs = [
        (bid, tricks[player])
        for bids, tricks in (shown_counts(line.hand) for line in counted)
        if (bid := bids.get(player)) is not None
    ]
    return [
        sum(bid == 0 for bid, _ in pairs),
        sum(bid == taken == 0 for bid, taken in pairs),
        sum(taken < bid for bid, taken in pairs),
        sum(taken > bid for bid, taken in pairs),
    ]
