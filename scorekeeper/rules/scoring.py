"""Scoring: what a hand pays.

Scoring is an ordered list of cases, each a condition and a formula; the first case
whose condition is true pays, and when none is true the hand pays 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from scorekeeper.rules.language import Formula, Points, formula
from scorekeeper.rules.values import dataclass

__all__ = [
    "NAMES",
    "TEXTS",
    "Case",
    "OneCardHands",
    "Scoring",
    "Streak",
    "compiled",
    "first_paid",
    "outcome",
    "points",
]

Case = tuple[str, str]
"""A condition and what it pays, both in the language of formulas."""

NAMES = frozenset(
    {"bid", "tricks", "cards", "off", "made", "missed", "under", "over", "dealer", "total"}
    | {"players", "hand", "hands", "top", "bids", "makers", "best", "worst"}
)
"""The numbers a scoring formula may use."""
TEXTS = frozenset({"trump"})
"""The texts it may use."""


class OneCardHands(StrEnum):
    """What a one-card hand does to a streak."""

    IGNORE = "ignore"
    BREAK = "break"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Streak:
    """Extra points after ``length`` hands in a row all made, or all missed.

    The count starts again after it pays.
    """

    length: int
    made: Points
    missed: Points
    one_card_hands: OneCardHands = OneCardHands.IGNORE

    def after(self, run: int, *, cards: int, made: bool) -> tuple[int, Points]:
        """Return the run after one more hand, and the extra points it pays.

        A run counts hands made upwards from 0, and hands missed downwards.

        >>> Streak(2, 10, -10).after(1, cards=4, made=True)
        (0, 10)
        """
        if cards == 1 and self.one_card_hands is not OneCardHands.COUNT:
            return (run if self.one_card_hands is OneCardHands.IGNORE else 0), 0
        run = max(run, 0) + 1 if made else min(run, 0) - 1
        if abs(run) < self.length:
            return run, 0
        return 0, self.made if made else self.missed


@dataclass(frozen=True, slots=True)
class Scoring:
    """Everything that decides what a hand pays."""

    cases: tuple[Case, ...]
    streak: Streak | None = None


@lru_cache(maxsize=256)
def compiled(cases: tuple[Case, ...]) -> tuple[tuple[Formula, Formula], ...]:
    """Check every condition and formula once.  Raises FormulaError for a bad one."""
    return tuple(
        (formula(condition, NAMES, TEXTS), formula(pays, NAMES, TEXTS)) for condition, pays in cases
    )


def outcome(bid: int, tricks: int) -> dict[str, Points | str]:
    """Return how one player's hand came out, as the values that formulas call it by."""
    return {
        "bid": bid,
        "tricks": tricks,
        "off": abs(bid - tricks),
        "made": bid == tricks,
        "missed": bid != tricks,
        "under": tricks < bid,
        "over": tricks > bid,
    }


def points(cases: tuple[Case, ...], env: Mapping[str, Points | str]) -> Points:
    """Return what one player's hand pays; ``env`` holds all of NAMES and TEXTS.

    Raises FormulaError where a formula has no answer for these figures.
    """
    return first_paid(compiled(cases), env)


def first_paid(
    lines: tuple[tuple[Formula, Formula], ...], env: Mapping[str, Points | str]
) -> Points:
    """Return what the first of ``lines`` whose condition is true pays, as ``points`` does."""
    for condition, pays in lines:
        if condition.holds(env):
            return pays.value(env)
    return 0
