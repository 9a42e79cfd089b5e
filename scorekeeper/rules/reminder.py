"""Reminders: duties at the table that the score knows nothing of, and when they matter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from scorekeeper.rules.errors import FormulaError
from scorekeeper.rules.language import Formula, Points, formula
from scorekeeper.rules.values import dataclass

__all__ = ["ALWAYS", "PLAYING", "Reminder", "condition"]

PLAYING = "playing"
"""While the cards are played, from the last bid on."""
ALWAYS = "bidding or playing"
_NAMES = frozenset({"cards", "hand", "hands", "top", "players", "bidding", "playing"})
_TEXTS = frozenset({"trump"})


@dataclass(frozen=True, slots=True)
class Reminder:
    """A sentence to remember, and the condition under which it is shown.

    ``when`` is written in the language of formulas over ``cards hand hands top players``,
    the truth values ``bidding`` and ``playing``, and the text ``trump``.
    """

    text: str
    when: str = PLAYING

    def shows(self, env: Mapping[str, Points | str]) -> bool:
        """Return whether it matters now; one that cannot be worked out is shown."""
        try:
            return condition(self.when).holds(env)
        except FormulaError:
            return True


@lru_cache(maxsize=256)
def condition(when: str) -> Formula:
    """Check a condition once.  Raises FormulaError for a bad one."""
    return formula(when, _NAMES, _TEXTS)
