"""Rules being changed, and kept in the end: in their place, or as new ones of the house."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from scorekeeper.book.errors import BookError
from scorekeeper.book.house import House
from scorekeeper.rules import CLASSIC, PRESETS, RecordError, RuleError, Rules
from scorekeeper.rules.payoff import gap
from scorekeeper.ui.models.plan import PlanModel
from scorekeeper.ui.models.plan_draft import PlannedDraft
from scorekeeper.ui.models.rules_draft import NAME, RulesDraft, unfinished
from scorekeeper.words import _, isolated, said

__all__ = ["NAME", "RulesEdit"]


class RulesEdit(RulesDraft):
    """A draft of rules, and what it takes to keep it among the house's own.

    ``planning`` changes its hands one by one; ``tick`` counts seconds.
    """

    def __init__(
        self, house: House, base: Rules, tick: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(house, base)
        self.planning = PlanModel(PlannedDraft(self), tick)

    def save(self) -> Rules | None:
        """Keep the rules as the house's, and return them; or say what is in the way."""
        self.notice, self.clash = None, None
        if self._is_in_the_way():
            return None
        now = self._now
        if now is not None and now != self.base and not self._as_another:
            self.clash = now
            return None
        if not self.names_it and self._needs_a_name:
            self._ask_for_a_name()
            return None
        return self._save()

    def save_over(self) -> Rules | None:
        """Keep the rules in the place of what they became elsewhere."""
        self.clash = None
        return self._save()

    def save_as_another(self) -> None:
        """Leave what the rules became elsewhere, and ask for a name for these."""
        self.clash, self._as_another = None, True
        self._ask_for_a_name()

    @property
    def _needs_a_name(self) -> bool:
        copied = not self.is_ours and self.rules.name.strip() == self.base.name.strip()
        return copied or self._as_another

    def _is_in_the_way(self) -> bool:
        """Say what keeps the scoring from being saved, where something does."""
        if not self.scoring.is_sound:
            self.notice = unfinished()
        elif (hole := gap(self.rules)) is not None:
            self.notice = said(hole)
        return self.notice is not None

    def _ask_for_a_name(self) -> None:
        """Ask, with a name that is free for a start."""
        name = self.base.name
        if self._is_gone:
            form = _("“{rules}” was deleted elsewhere. Saving keeps this as new rules.")
            self.notice = form.format(rules=isolated(name))
        told = self.notice
        if not self._is_gone and not self._as_another:
            name = _("{rules}, ours").format(rules=name)
        self.change(NAME, name=self._house.free_name(name))
        self.names_it, self.notice, self.fresh = True, told, self.fresh + 1

    def _save(self) -> Rules | None:
        try:
            name = self.rules.name if self._called is None else self._called
            self._house.free_name(name)  # refuses what is no name
            kept = self._house.keep(replace(self._finished(), name=name))
        except (RecordError, BookError) as lost:
            self.notice = said(lost)
        except RuleError as bad:
            self.faults = {**self.faults, NAME: said(bad)}
            self.names_it = True
        else:
            self.base, self.rules, self._past = kept, kept, ()
            self.names_it, self._as_another, self._called = False, False, None
            self._let_go()
            return kept
        return None

    def _let_go(self) -> None:
        """Clear the draft that was saved; one that stays does no harm but its place."""
        self.replaced = None
        try:
            self._place.clear()
        except (BookError, RuleError) as lost:
            self.notice = said(lost)

    def _finished(self) -> Rules:
        """Return the draft; what was said of a preset may hold no more of its copy."""
        if self._as_another:
            return replace(self.rules, key=CLASSIC.key, also=())
        if self.base.key not in PRESETS:
            return self.rules
        about = "" if self.rules.about == self.base.about else self.rules.about
        return replace(self.rules, about=about, also=())
