"""Games put into the program's folder before a page opens them: what was played so far."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from scorekeeper.book.library import Library
from scorekeeper.rules import CLASSIC, Bid, GameId, Played, Player, PlayerId
from scorekeeper.storage.files import FileStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scorekeeper.rules import Rules

__all__ = ["PEOPLE", "STARTED", "kept"]

PEOPLE = ("Ann", "Ben", "Cy", "Dee")
STARTED = "2026-07-12 20:15:00"

_numbers = itertools.count(1)

Hand = tuple["Sequence[int]", "Sequence[int]"]


def kept(
    folder: Path,
    *hands: Hand,
    bids: Sequence[int] = (),
    people: Sequence[str] = PEOPLE,
    rules: Rules = CLASSIC,
) -> str:
    """Keep a game of ``people`` by ``rules``, of whom the last deals first; return its id.

    ``hands`` are those played, bids and tricks of each in the order of the seats, and
    ``bids`` those made in the hand after them, in the order of bidding.
    """
    library = Library(
        FileStore(folder), lambda: STARTED, lambda: GameId(f"20260712-201500-{next(_numbers):04}")
    )
    seats = tuple(Player(PlayerId(f"p-{name.lower()}"), name) for name in people)
    scorer = library.start(seats, seats[-1].id, rules)
    ids = [seat.id for seat in seats]
    for number, (bid, tricks) in enumerate(hands, 1):
        said = dict(zip(ids, bid, strict=True))
        for player in scorer.game.hand.order:
            scorer.record(Bid(number, player, said[player]))
        scorer.record(Played(number, tuple(zip(ids, tricks, strict=True))))
    for bid in bids:
        hand = scorer.game.hand
        scorer.record(Bid(hand.number, scorer.game.to_bid, bid))
    return scorer.log.setup.id
