"""The hands of rules that are being changed, one by one: a list of their own."""

from __future__ import annotations

from scorekeeper.rules import Plan, Shape
from scorekeeper.rules.plan_edit import Sizes
from scorekeeper.ui.models.rules_draft import RulesDraft

__all__ = ["PLAN", "PlannedDraft"]

PLAN = "plan"
"""The place of what is wrong with a plan."""


class PlannedDraft:
    """The plan of ``draft`` for as many players as it is shown for."""

    def __init__(self, draft: RulesDraft) -> None:
        self._draft = draft

    @property
    def plan(self) -> Sizes:
        """The cards of every hand; empty where so many cannot play."""
        return self._draft.plan(self._draft.players)

    @property
    def biggest_hand(self) -> int:
        """How many cards the pack allows everybody."""
        return self._draft.biggest(self._draft.players)

    @property
    def hands_fixed(self) -> int:
        """How many hands cannot be changed: none is ever played here."""
        return 0

    @property
    def lost(self) -> tuple[int, ...]:
        """For how many players, of those the rules are meant for, the plan is too big."""
        fewest, most = self._draft.rules.players
        return tuple(count for count in range(fewest, most + 1) if not self._draft.plan(count))

    def begin(self) -> None:
        """Make the plan that stands a list of hands."""
        self.replan(self.plan or (1,))

    def replan(self, sizes: Sizes) -> bool:
        """Play hands of these sizes, whoever plays.  Says whether they stand."""
        plan = Plan(Shape.HANDS, self._draft.rules.plan.top, hands=sizes)
        self._draft.change(PLAN, plan=plan)
        return PLAN not in self._draft.faults
