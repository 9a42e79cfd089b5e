"""The base game, from which every other preset differs."""

from __future__ import annotations

from scorekeeper.rules.errors import sentence
from scorekeeper.rules.record import Rules

__all__ = ["CLASSIC", "MUST_TRUMP"]

MUST_TRUMP = sentence("Who has none of the suit led must trump.")
"""The Podrida players' duty, a reminder at the table."""

# The base game: 3 to 7 players, hands of 1, 2, 3 ... cards, the last without trump; a bid
# that is made pays 10 and the tricks, any other nothing.
CLASSIC = Rules(
    about=sentence(
        "One card more each hand; a bid that is made pays 10 and its tricks, a miss nothing."
    ),
    also=("Oh Pshaw", "Blackout", "Up the River"),
)
"""The base game, from which every other record differs."""
