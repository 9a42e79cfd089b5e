"""What a sheet says, before it is played: the same for JSON and CSV."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.rules import Points, Rules, Trump
from scorekeeper.rules.pack import BIGGEST_PACK
from scorekeeper.rules.setup import LONGEST_NAME
from scorekeeper.rules.values import dataclass

__all__ = ["BIGGEST_PACK", "LONGEST_NAME", "GivenHand", "GivenSheet"]


@dataclass(frozen=True, slots=True)
class GivenHand:
    """One hand as a sheet gives it, every list in seat order, None for *not entered*.

    ``totals`` is everybody's total after the hand as the file has it, empty where it has
    none.  ``places`` says where the hand and its values stand in the file: under ``""`` the
    hand, under ``cards``, and under ``bids``, ``tricks`` and ``out`` with the seat.
    ``stands`` says that the tricks were accepted though they do not add up, ``closed``
    that the table went on though something was not entered, ``void`` that the hand counts
    for nothing.  ``dealer`` is the seat of who dealt, where the file says so.
    """

    cards: int | None
    bids: tuple[int | None, ...]
    tricks: tuple[int | None, ...]
    adjust: tuple[Points, ...]
    out: frozenset[int]
    trump: Trump | None
    places: Mapping[str | tuple[str, int], str]
    totals: tuple[Points | None, ...] = ()
    stands: bool = False
    closed: bool = False
    void: bool = False
    dealer: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was entered."""
        entered = any(value is not None for value in (*self.bids, *self.tricks, self.trump))
        return not (entered or any(self.adjust) or self.out or self.closed or self.void)

    @property
    def is_complete(self) -> bool:
        """Whether everything was entered for everybody who is in."""
        inside = [seat for seat in range(len(self.bids)) if seat not in self.out]
        return all(self.bids[s] is not None and self.tricks[s] is not None for s in inside)


@dataclass(frozen=True, slots=True)
class GivenSheet:
    """A sheet as it was given.  ``dealer`` is the seat of whoever deals first.

    ``game_id`` and ``started`` are empty where the file does not say; ``knows_ids`` says
    that ``ids`` are its own, and not made up from the seats.
    """

    names: tuple[str, ...]
    ids: tuple[str, ...]
    dealer: int
    rules: Rules
    hands: tuple[GivenHand, ...]
    game_id: str = ""
    started: str = ""
    knows_ids: bool = False
