"""Streaks: how long a run somebody has, where it matters in the hand to be played."""

from __future__ import annotations

from scorekeeper.rules import Hand, PlayerId, Position
from scorekeeper.rules.scoring import OneCardHands
from scorekeeper.words import signed

__all__ = ["run_before"]

WORTH_SAYING = 2
"""Fewer hands than that in a row are no run."""


def run_before(game: Position, hand: Hand, player: PlayerId) -> tuple[int, str]:
    """Return the run ``player`` has when ``hand`` begins, and what one more would pay.

    A run counts hands made upwards from 0, and hands missed downwards.  It is 0 where it
    does not matter: it is too short, ``hand`` is over, or is left out of the count.  The
    points are written out, and empty while one more hand pays nothing.
    """
    streak = game.scoring(hand.number).streak
    if streak is None or hand.played:
        return 0, ""
    if hand.cards == 1 and streak.one_card_hands is not OneCardHands.COUNT:
        return 0, ""
    run = game.sheet[hand.number - 1].runs[player]
    extra = streak.made if run > 0 else streak.missed
    pays = signed(extra) if run and extra and abs(run) + 1 == streak.length else ""
    return (run if pays or abs(run) >= WORTH_SAYING else 0), pays
