"""What the board shows: values, and nothing of how they look."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules import Trump

__all__ = ["Board", "Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """One player on the board; ``bid`` and ``tricks`` are None while they are not to be seen.

    ``hidden`` says that the bid is in, face down; ``sits_out`` that they are not in this
    hand.
    """

    id: str
    rank: int
    name: str
    total: str
    moved: int | None = None
    bid: int | None = None
    tricks: int | None = None
    hidden: bool = False
    dealer: bool = False
    leader: bool = False
    up: bool = False
    sits_out: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """Everything the board shows.

    ``prompt`` is what is to be done next, with whose ``name``; ``verdict`` how the bids
    stand, with the sign of the difference as its ``way``.  ``namer`` names the trump, and
    has not yet.
    """

    hand: int
    hands: int
    cards: int
    dealer: str
    lines: tuple[Line, ...]
    trump: Trump | None = None
    namer: str = ""
    prompt: str = ""
    name: str = ""
    verdict: str = ""
    way: int | None = None
