"""Who names the trump: the top bidder, or whoever wins the auction."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules import Hand, PlayerId, Position, Trump
from scorekeeper.rules.trump import Source
from scorekeeper.words import _, isolated

__all__ = ["Naming", "naming", "upcoming_trump"]


@dataclass(frozen=True, slots=True)
class Naming:
    """Who names the trump of a hand.

    ``namer`` is None while that has to be told; ``likely`` are those of whom it may be one.
    ``asks`` says that the table is waiting to hear; ``first`` is who called as much as
    others, but before them.
    """

    namer: PlayerId | None
    likely: tuple[PlayerId, ...]
    asks: bool
    first: PlayerId | None = None

    def offers(self, players: int) -> int:
        """Return how many keys with names are offered first, of ``players`` players.

        None are while it is known; the rest of the players are behind one key.
        """
        if self.namer is not None:
            return 0
        return len(self.likely) + (len(self.likely) < players)

    def name(self, game: Position) -> str:
        """Return the name that the prompt says, or nothing."""
        return "" if self.namer is None else isolated(game.name(self.namer))

    def prompt(self, game: Position) -> str:
        """Say who names the trump, or ask."""
        if self.namer is None:
            return _("Who names trump?")
        return _("{player} names trump").format(player=self.name(game))


def naming(game: Position, hand: Hand) -> Naming | None:
    """Return who names the trump of ``hand``, or None where nobody does.

    A top bidder is known once all have bid, unless several bid as much; who won an auction
    is asked before the first bid, and once more when all have bid.
    """
    source = game.setup.rules.trump.source
    settled = game.settled_trump(hand.number, hand.cards, len(hand.order))
    if settled is not None or source not in {Source.TOP_BIDDER, Source.AUCTION}:
        return None
    open_ = hand.trump is None and not hand.played
    if source is Source.AUCTION:
        return Naming(hand.named_by, hand.order, open_ and (not hand.bids or hand.is_bid))
    if not hand.is_bid:
        return Naming(hand.named_by, hand.order, asks=False)
    most = max(hand.bids.values())
    likely = tuple(player for player in hand.order if hand.bids[player] == most)
    sure = game.trump_namer(hand) if len(likely) == 1 or hand.trump else None
    return Naming(hand.named_by or sure, likely, open_, likely[0] if len(likely) > 1 else None)


def upcoming_trump(game: Position, hand: Hand) -> Trump | None:
    """Return the trump of the hand after ``hand`` where a cycle settles it ahead of time."""
    number = hand.number + 1
    if game.setup.rules.trump.source is not Source.CYCLE or number > len(game.plan):
        return None
    return game.settled_trump(number, game.plan[number - 1], len(game.seats))
