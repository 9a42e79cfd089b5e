"""One hand: who deals, who bids in which order, and what has been written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper.rules.entries import Breach, PlayerId
from scorekeeper.rules.language import Points
from scorekeeper.rules.record import Direction
from scorekeeper.rules.trump import Trump
from scorekeeper.rules.values import dataclass, field

__all__ = ["Hand", "Tally", "bidding_order"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a hand counts for: the last valid bids and tricks of everybody in it."""

    bids: Mapping[PlayerId, int]
    tricks: Mapping[PlayerId, int]


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal.  A player who is missing from a mapping has *no entry*, which is not 0.

    ``order`` is everybody who is in, in the order of bidding: leader first, dealer
    last.  ``plan`` are the cards of every hand as they stood when this one got its first
    entry: a later change of plan touches neither its trump nor its points.
    ``named_by`` is who named the trump, where somebody did.  ``counted`` is what the
    totals are made of; while a recorded hand is being corrected and does not add up, it
    stays what it was.  ``void`` is a hand that counts for nothing.

    ``sits_out`` are those who came and yet are not in this one.  ``chosen`` deals though it
    may not be their turn; with ``turn`` the deal passes on from whose turn it was.
    """

    number: int
    cards: int
    order: tuple[PlayerId, ...]
    plan: tuple[int, ...]
    trump: Trump | None = None
    named_by: PlayerId | None = None
    bids: Mapping[PlayerId, int] = field(default_factory=dict)
    tricks: Mapping[PlayerId, int] = field(default_factory=dict)
    adjust: Mapping[PlayerId, Points] = field(default_factory=dict)
    accepted: frozenset[Breach] = frozenset()
    played: bool = False
    counted: Tally | None = None
    void: bool = False
    sits_out: frozenset[PlayerId] = frozenset()
    chosen: PlayerId | None = None
    turn: PlayerId | None = None

    @property
    def dealer(self) -> PlayerId:
        """Who deals."""
        return self.order[-1]

    @property
    def leader(self) -> PlayerId:
        """Who sits beside the dealer, and bids first; they lead, unless the top bidder does."""
        return self.order[0]

    @property
    def is_last(self) -> bool:
        """Whether the hand was, or is, to be the last one."""
        return self.number == len(self.plan)

    @property
    def is_bid(self) -> bool:
        """Whether everybody has bid."""
        return len(self.bids) == len(self.order)

    @property
    def has_begun(self) -> bool:
        """Whether anybody has bid or played, so that its order is fixed."""
        return bool(self.bids or self.tricks or self.played)

    @property
    def has_entries(self) -> bool:
        """Whether anything has been written down, so that its cards are fixed."""
        return bool(
            self.has_begun
            or self.adjust
            or self.accepted
            or self.trump is not None
            or self.named_by is not None
        )

    @property
    def top_bidder(self) -> PlayerId | None:
        """Who bid most, of several the first in the order; None until all have bid."""
        return max(self.order, key=self.bids.__getitem__) if self.is_bid else None

    @property
    def is_complete(self) -> bool:
        """Whether every bid and every trick count has been entered."""
        return self.is_bid and len(self.tricks) == len(self.order)

    @property
    def result(self) -> Mapping[PlayerId, int]:
        """The tricks as they stand, everybody else taken to have made their bid."""
        return {**self.bids, **self.tricks}


def bidding_order(
    seats: Sequence[PlayerId], dealer: PlayerId, absent: frozenset[PlayerId], direction: Direction
) -> tuple[PlayerId, ...]:
    """Return who bids after whom when ``dealer`` deals, leaving out ``absent``.

    An absent dealer's deal goes to the next player who is in.

    >>> seats = [PlayerId(name) for name in ("ann", "ben", "cy")]
    >>> bidding_order(seats, seats[0], frozenset({seats[0]}), Direction.LEFT)
    ('cy', 'ben')
    """
    around = list(seats) if direction is Direction.LEFT else list(reversed(seats))
    start = around.index(dealer)
    around = around[start:] + around[:start]
    present = [player for player in around if player not in absent]
    return (*present[1:], present[0])
