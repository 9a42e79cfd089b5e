"""What a row of the table shows of a player."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Seat"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player in one hand.

    ``bid`` and ``tricks`` are None until entered.  ``hidden`` says that the bid is in
    but not to be seen yet.  ``total`` is written out, since points may be halves.
    ``wrong`` is what is wrong with the row, in a few words, or nothing.  ``run`` counts
    the hands in a row made (missed, when below 0) where they matter for a streak, and
    ``pays`` is what one more would bring; ``extra`` are the extra points in this hand.
    ``unsaved`` says that an entry of this hand is not on disk yet.
    """

    id: str
    name: str
    bid: int | None = None
    tricks: int | None = None
    total: str = ""
    dealer: bool = False
    leader: bool = False
    up: bool = False
    hidden: bool = False
    wrong: str = ""
    run: int = 0
    pays: str = ""
    extra: str = ""
    unsaved: bool = False
