"""Ready choices for the groups of a rules record: what tables play, and what it is called."""

from __future__ import annotations

import re
from collections.abc import Mapping

from scorekeeper.rules import MUST_TRUMP, Plan, Reminder, Rules, Shape, Trump
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import Segment
from scorekeeper.rules.reminder import ALWAYS, PLAYING
from scorekeeper.words import _

__all__ = [
    "CYCLES",
    "PACKS",
    "SPECIAL",
    "TOPS",
    "cards_each",
    "plan_key",
    "ready_reminders",
    "reminder_times",
    "shape_names",
    "special_names",
    "top_key",
]

PACKS = (32, 36, 40, 48, 52, 54, 60, 70)
"""The packs that are sold."""

TOPS = {"table": Plan().top, "max": "max", "number": 10}
"""Where the biggest hand comes from, and what is played then at first."""

SPECIAL: Mapping[str, tuple[Segment, ...]] = {
    "peak-twice": (("1", "M", 1, "1"), ("M", "1", -1, "1")),
    "peak-each": (("1", "M-1", 1, "1"), ("M", "M", 1, "P"), ("M-1", "1", -1, "1")),
    "one-twice": (("M", "1", -1, "1"), ("1", "M", 1, "1")),
    "ones-each": (("M", "2", -1, "1"), ("1", "1", 1, "P"), ("2", "M", 1, "1")),
    "1-8-1": (
        *(("1", "1", 1, "P"), ("2", "M-1", 1, "1"), ("M", "M", 1, "P")),
        *(("M-1", "2", -1, "1"), ("1", "1", 1, "P")),
    ),
    "8-1-8": (
        *(("M", "M", 1, "P"), ("M-1", "2", -1, "1"), ("1", "1", 1, "P")),
        *(("2", "M-1", 1, "1"), ("M", "M", 1, "P")),
    ),
    "peak-then-auction": (
        *(("1", "M", 1, "1"), ("M", "M", 1, "P-1")),
        *(("M-1", "1", -1, "1"), ("M", "M", 1, "P")),
    ),
    "down-to-four": (("M", "5", -1, "1"), ("4", "4", 1, "P"), ("5", "M", 1, "1")),
    "each-size": (("M", "1", -1, "P"), ("1", "M", 1, "P")),
    "odd": (("1", "M", 2, "1"),),
    "odd-up-down": (("1", "M", 2, "1"), ("M-2", "1", -2, "1")),
    "steps": (("M-1", "2", -2, "1"), ("1", "M", 2, "1")),
    "four-sets": (
        *(("1", "8", 1, "1"), ("9", "9", 1, "4")),
        *(("8", "1", -1, "1"), ("9", "9", 1, "4")),
    ),
}
"""Plans in several stretches, by what they are called here."""

_S, _H, _D, _C, _N = Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS, Trump.NONE
CYCLES = (
    *((_S, _D, _C, _H), (_S, _D, _C, _H, _N), (_S, _H, _C, _D, _N)),
    *((_H, _C, _D, _S, _N), (_C, _D, _H, _S, _N), (_S, _H, _D, _C, _N)),
)
"""The orders in which tables let trumps go round."""

_EACH = re.compile(r"\s*(\d+)\s*\*\s*players\s*")


def cards_each(pack: Pack) -> int | None:
    """Return how many cards a pack has for each player, where it is counted so.

    >>> cards_each(Pack("8*players")), cards_each(Pack(52))
    (8, None)
    """
    found = _EACH.fullmatch(pack.cards) if isinstance(pack.cards, str) else None
    return int(found[1]) if found else None


def shape_names() -> Mapping[str, str]:
    """Return what the four plain shapes are called."""
    return {
        str(Shape.UP): _("Up"),
        str(Shape.DOWN): _("Down"),
        str(Shape.UP_DOWN): _("Up and down"),
        str(Shape.DOWN_UP): _("Down and up"),
    }


def special_names() -> Mapping[str, str]:
    """Return what the special plans are called."""
    return {
        "peak-twice": _("Up and down, the top twice"),
        "peak-each": _("Up and down, the top once per player"),
        "one-twice": _("Down and up, one card twice"),
        "ones-each": _("Down and up, one card once per player"),
        "1-8-1": _("Ones, up, tops, down, ones; ends and top once per player"),
        "8-1-8": _("Tops, down, ones, up, tops; ends and ones once per player"),
        "peak-then-auction": _("Up and down, the top once per player, twice"),
        "down-to-four": _("Down to four and up again"),
        "each-size": _("Down and up, every size once per player"),
        "odd": _("Odd hands only, up"),
        "odd-up-down": _("Odd hands only, up and down"),
        "steps": _("Down in even steps, up in odd ones"),
        "four-sets": _("1 to 8, four nines, 8 to 1, four nines"),
    }


def plan_key(plan: Plan) -> str:
    """Return which ready plan this is: a shape, a special one, or ``hands`` or ``segments``."""
    if plan.shape is not Shape.SEGMENTS:
        return str(plan.shape)
    known = (key for key, segments in SPECIAL.items() if segments == plan.segments)
    return next(known, str(plan.shape))


def top_key(plan: Plan) -> str:
    """Return where the biggest hand comes from: ``table``, ``max``, ``number`` or ``own``."""
    if isinstance(plan.top, int):
        return "number"
    return next((key for key, top in TOPS.items() if top == plan.top), "own")


def reminder_times() -> Mapping[str, str]:
    """Return when a reminder can be shown, by its condition."""
    return {
        PLAYING: _("while the cards are played"),
        "bidding": _("while bids are made"),
        ALWAYS: _("in every hand"),
        "bidding and cards == 1": _("before a hand of one card"),
        "cards == 1": _("in a hand of one card"),
        "hand == 1": _("in the first hand"),
        "hand == hands": _("in the last hand"),
        "cards == top": _("in the biggest hands"),
        "trump == 'none'": _("in a hand without trump"),
    }


def ready_reminders(rules: Rules) -> tuple[Reminder, ...]:
    """Return reminders that many tables need and ``rules`` have not got."""
    ready = (
        Reminder(MUST_TRUMP),
        Reminder(sentence("Hold the card on your forehead."), "bidding and cards == 1"),
        Reminder(sentence("Bid before you look at your cards."), "bidding"),
    )
    return tuple(one for one in ready if one not in rules.reminders)
