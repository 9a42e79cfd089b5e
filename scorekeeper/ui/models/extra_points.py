"""Extra points: the amounts that are usual at a table, to be tapped."""

from __future__ import annotations

from scorekeeper.rules import Points, Rules

__all__ = ["usual_amounts"]

USUAL: tuple[Points, ...] = (5, 10, 20, -5, -10, -20)
"""What is offered where the rules name no amounts."""


def usual_amounts(rules: Rules) -> tuple[Points, ...]:
    """Return the amounts to offer, bonuses first, each kind from the smallest on.

    >>> usual_amounts(Rules())
    (5, 10, 20, -5, -10, -20)
    >>> usual_amounts(Rules(extra_points=(-20, 20, 10, -10)))
    (10, 20, -10, -20)
    """
    amounts = {amount for amount in rules.extra_points if amount} or set(USUAL)
    return tuple(sorted(amounts, key=lambda amount: (amount < 0, abs(amount))))
