"""How a bid came out, in a word: made, or how far it was missed."""

from __future__ import annotations

from scorekeeper.ui.parts.row import not_saved, roles
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.streak import streak_spoken
from scorekeeper.words import _, isolated

__all__ = ["is_made", "outcome", "shown_tricks", "spoken"]


def shown_tricks(seat: Seat) -> int:
    """Return the tricks entered, or else the bid, the likeliest result."""
    if seat.tricks is not None:
        return seat.tricks
    return seat.bid or 0


def is_made(seat: Seat) -> bool:
    """Return whether the tricks shown are as many as were bid."""
    return shown_tricks(seat) == seat.bid


def outcome(seat: Seat) -> str:
    """Say how the bid came out.

    >>> outcome(Seat("a", "Ann", bid=2, tricks=2)), outcome(Seat("b", "Bo", bid=2, tricks=4))
    ('made', '2 over')
    """
    off = shown_tricks(seat) - (seat.bid or 0)
    if off == 0:
        return _("made")
    wording = _("{off} over") if off > 0 else _("{off} under")
    return wording.format(off=abs(off))


def spoken(seat: Seat) -> str:
    """Return what a screen reader says of the row.

    >>> spoken(Seat("a", "Ann", bid=2, tricks=3, dealer=True))
    'Ann: bid 2, tricks 3, 1 over, deals'
    """
    facts = (
        _("bid {bid}").format(bid=seat.bid),
        _("tricks {tricks}").format(tricks=shown_tricks(seat)),
        outcome(seat),
        roles(seat),
        _("total {points}").format(points=seat.total) if seat.total else "",
        streak_spoken(seat, made=is_made(seat)),
        _("extra points {points}").format(points=seat.extra) if seat.extra else "",
        seat.wrong,
        not_saved(seat),
    )
    listed = ", ".join(fact for fact in facts if fact)
    return _("{player}: {facts}").format(player=isolated(seat.name), facts=listed)
