"""Rules as plain JSON values: the record that tables share."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules.plan import Plan
from scorekeeper.rules.record import Rules
from scorekeeper.rules.reminder import PLAYING, Reminder
from scorekeeper.rules.scoring import Streak
from scorekeeper.rules.trump import NoTrump, TrumpRule

__all__ = ["rules_to_json", "streak_to_json"]


def rules_to_json(rules: Rules) -> dict[str, Any]:
    """Return the whole record, every group spelt out, as plain JSON values."""
    return {
        "key": rules.key,
        "name": rules.name,
        "about": rules.about,
        "also": list(rules.also),
        "players": list(rules.players),
        "pack": {
            "cards": rules.pack.cards,
            "packs": rules.pack.packs,
            "turn_up": rules.pack.turn_up,
        },
        "plan": _plan_to_json(rules.plan),
        "deal": {
            "direction": str(rules.deal.direction),
            "next_dealer": str(rules.deal.next_dealer),
            "leader": str(rules.deal.leader),
        },
        "trump": _trump_to_json(rules.trump),
        "bidding": {
            "order": str(rules.bidding.order),
            "hook": str(rules.bidding.hook),
            "hook_from": rules.bidding.hook_from,
            "hook_on_last_hand": rules.bidding.hook_on_last_hand,
            "zeros_in_a_row": rules.bidding.zeros_in_a_row,
        },
        "scoring": [list(case) for case in rules.scoring],
        "streak": streak_to_json(rules.streak),
        "wins": str(rules.wins),
        "ties": str(rules.ties),
        "tricks_can_be_lost": rules.tricks_can_be_lost,
        "extra_points": list(rules.extra_points),
        "reminders": [_reminder_to_json(reminder) for reminder in rules.reminders],
    }


def _plan_to_json(plan: Plan) -> dict[str, Any]:
    top = plan.top
    found: dict[str, Any] = {"shape": str(plan.shape)}
    found["top"] = {str(n): size for n, size in top} if isinstance(top, tuple) else top
    if plan.segments:
        found["segments"] = [list(segment) for segment in plan.segments]
    if plan.hands:
        found["hands"] = list(plan.hands)
    return found


def _trump_to_json(trump: TrumpRule) -> dict[str, Any]:
    without = trump.no_trump
    return {
        "source": str(trump.source),
        "cycle": [str(suit) for suit in trump.cycle],
        "no_trump": str(without) if isinstance(without, NoTrump) else list(without),
    }


def _reminder_to_json(reminder: Reminder) -> str | list[str]:
    """Return a reminder; one of the usual time, while the cards are played, is its text."""
    return reminder.text if reminder.when == PLAYING else [reminder.when, reminder.text]


def streak_to_json(streak: Streak | None) -> dict[str, Any] | None:
    """Return the streak as plain JSON values, null for none."""
    if streak is None:
        return None
    return {
        "length": streak.length,
        "made": streak.made,
        "missed": streak.missed,
        "one_card_hands": str(streak.one_card_hands),
    }
