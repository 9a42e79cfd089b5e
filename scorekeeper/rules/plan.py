"""The plan: how many cards each hand of the game has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import islice, repeat

from scorekeeper.rules.errors import RuleError, sentence
from scorekeeper.rules.language import Formula, formula
from scorekeeper.rules.values import dataclass

__all__ = ["MOST_HANDS", "Plan", "Segment", "Shape", "TopTable", "plan_formula", "sizes"]

MOST_HANDS = 500
"""The longest game that can be planned; the longest one met has 104 hands."""
_NAMES = frozenset({"M", "P"})
Segment = tuple[str, str, int, str]
"""From, to, step, and how often each size is dealt; texts may use M and P."""
TopTable = tuple[tuple[int, int], ...]
"""Pairs of a number of players and the biggest hand they play."""


class Shape(StrEnum):
    """How the hand sizes go."""

    UP = "up"
    DOWN = "down"
    UP_DOWN = "up-down"
    DOWN_UP = "down-up"
    SEGMENTS = "segments"
    HANDS = "hands"


_SHAPES: Mapping[Shape, tuple[Segment, ...]] = {
    Shape.UP: (("1", "M", 1, "1"),),
    Shape.DOWN: (("M", "1", -1, "1"),),
    Shape.UP_DOWN: (("1", "M", 1, "1"), ("M-1", "1", -1, "1")),
    Shape.DOWN_UP: (("M", "1", -1, "1"), ("2", "M", 1, "1")),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """Hand sizes as a rule.

    ``top``, the biggest hand, is a number, ``"max"`` (what the pack allows) or a table
    by number of players (any other number of them plays what the pack allows); it is
    always capped by the pack.  ``segments`` and ``hands``
    belong to the shapes of the same name.
    """

    shape: Shape = Shape.UP
    top: int | str | TopTable = ((3, 15), (4, 13), (5, 10), (6, 8), (7, 7))
    segments: tuple[Segment, ...] = ()
    hands: tuple[int, ...] = ()

    def top_for(self, players: int, biggest: int) -> int:
        """Return the cards of the biggest hand, ``biggest`` being what the pack allows."""
        top = self.top
        if isinstance(top, tuple):
            top = dict(top).get(players, biggest)
        return biggest if isinstance(top, str) else min(top, biggest)


def sizes(plan: Plan, players: int, biggest: int) -> tuple[int, ...]:
    """Return the number of cards of every hand, in order.

    >>> sizes(Plan(Shape.UP_DOWN, top=3), players=4, biggest=13)
    (1, 2, 3, 2, 1)

    Raises RuleError when a hand is bigger than the pack allows, or there are no hands.
    """
    if plan.shape is Shape.HANDS:
        found = plan.hands
    else:
        segments = plan.segments if plan.shape is Shape.SEGMENTS else _SHAPES[plan.shape]
        env = {"M": plan.top_for(players, biggest), "P": players}
        stretches = (size for segment in segments for size in _stretch(segment, env))
        # A hostile record may ask for millions: what is too long is cut just past the limit,
        # here and in each stretch.
        found = tuple(islice(stretches, MOST_HANDS + 1))
    if not found or len(found) > MOST_HANDS:
        raise RuleError(
            sentence("A game has 1 to {most} hands; this plan has {count}."),
            most=MOST_HANDS,
            count=len(found),
        )
    for number, size in enumerate(found, 1):
        if not 1 <= size <= biggest:
            raise RuleError(
                sentence(
                    "Hand {hand} cannot have {cards} cards: "
                    "with {players} players the pack allows 1 to {biggest}."
                ),
                hand=number,
                cards=size,
                players=players,
                biggest=biggest,
            )
    return found


def plan_formula(text: str) -> Formula:
    """Return a segment's text as a formula over M, the biggest hand, and P, the players."""
    return formula(text, _NAMES)


def _stretch(segment: Segment, env: Mapping[str, int]) -> Iterator[int]:
    """Yield the sizes of one segment; none when it starts beyond its end."""
    start, end, step, often = segment
    first, last, times = (int(plan_formula(text).value(env)) for text in (start, end, often))
    stop = last + (1 if step > 0 else -1)
    for size in range(first, stop, step)[: MOST_HANDS + 1]:
        yield from repeat(size, times)
