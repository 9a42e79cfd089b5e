"""The base game's own variations: switches, each of which combines with every other."""

from __future__ import annotations

from scorekeeper.rules.bidding import Bidding, Hook, Order
from scorekeeper.rules.plan import Shape
from scorekeeper.rules.presets.classic import CLASSIC, MUST_TRUMP
from scorekeeper.rules.record import Reminder, Rules
from scorekeeper.rules.values import dataclass, replace

__all__ = ["Variation"]


@dataclass(frozen=True, slots=True)
class Variation:
    """The base game's variations: each a switch that combines with every other.

    Bids made all at once have no hook unless it is chosen; then the table is told
    after the bids are revealed.
    """

    shape: Shape = Shape.UP
    hook: bool = False
    at_once: bool = False
    miss_keeps_tricks: bool = False
    zero_pays_cards: bool = False
    must_trump: bool = False

    def rules(self) -> Rules:
        """Return the base game with these switches set."""
        zero = (("made and bid == 0", "5 + cards"),) if self.zero_pays_cards else ()
        missed = "tricks" if self.miss_keeps_tricks else "0"
        return replace(
            CLASSIC,
            plan=replace(CLASSIC.plan, shape=self.shape),
            bidding=Bidding(
                order=Order.AT_ONCE if self.at_once else Order.IN_TURN,
                hook=Hook.NOT_EQUAL if self.hook else Hook.OFF,
            ),
            scoring=(*zero, ("made", "10 + tricks"), ("missed", missed)),
            reminders=(Reminder(MUST_TRUMP),) if self.must_trump else (),
        )

    @classmethod
    def of(cls, rules: Rules) -> Variation | None:
        """Return the switches that give ``rules`` (the plan aside), or None.

        A plan edited by hand, size by size, shows as going up.
        """
        listed = rules.plan.shape in {Shape.HANDS, Shape.SEGMENTS}
        found = cls(
            shape=Shape.UP if listed else rules.plan.shape,
            hook=rules.bidding.hook is Hook.NOT_EQUAL,
            at_once=rules.bidding.order is Order.AT_ONCE,
            miss_keeps_tricks=("missed", "tricks") in rules.scoring,
            zero_pays_cards=("made and bid == 0", "5 + cards") in rules.scoring,
            must_trump=Reminder(MUST_TRUMP) in rules.reminders,
        )
        return found if replace(found.rules(), plan=rules.plan) == rules else None
