"""A draft of rules: each change legal or refused where it was made, and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.house import House
from scorekeeper.rules import (
    PRESETS,
    RuleError,
    Rules,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.record import FEWEST_PLAYERS, MOST_PLAYERS
from scorekeeper.ui.models.draft import DraftPlace
from scorekeeper.ui.models.scoring_edit import ScoringEdit
from scorekeeper.words import _, said

__all__ = ["NAME", "RulesDraft", "unfinished"]

NAME = "name"
"""The place of what is wrong with a name."""
WRITTEN = frozenset({NAME, "about"})
"""Places that are written letter by letter, and taken back as a whole."""
MOST_STEPS = 200
"""So many changes can be taken back."""
USUAL = 4
"""For so many players the plan is shown first."""


class RulesDraft(ft.Observable):
    """A draft of rules, from which it can be gone back.

    ``base`` is what the draft was made from, ``rules`` the draft; ``other`` is a draft of
    other rules that would be lost.  ``faults`` says at each place what was refused there,
    ``notice`` is one sentence about the whole; another ``fresh`` writes the fields anew.
    ``players`` is for how many the plan and the points are shown.

    Other pages may change the same house: ``replaced`` is the draft that one of them put in
    the place of this one, ``clash`` what the rules became elsewhere since this page began.
    """

    def __init__(self, house: House, base: Rules) -> None:
        self._house = house
        self._place = DraftPlace(house)
        self._past: tuple[Rules, ...] = ()
        self._last = ""  # the place of the last change
        self._called: str | None = None  # the name as it is written, be it one or not
        self._as_another = False  # whether the house's own rules are saved as a copy
        draft = house.draft
        begun = draft is not None and draft.key == base.key
        self.base = base
        self.rules: Rules = draft if draft is not None and begun else base
        self.other: Rules | None = None if begun else draft
        self.faults: Mapping[str, str] = {}
        self.notice: str | None = None
        self.names_it = False  # whether a name is asked for before it is saved
        self.is_undone = False  # whether all changes were just undone
        self.unfinished = False  # whether a line of the scoring cannot be read yet
        self.replaced: Rules | None = None
        self.clash: Rules | None = None
        self.fresh = 0
        self.players = self._within(USUAL)
        self.scoring = self._scoring()

    # -- what is shown ----------------------------------------------------------------

    @property
    def is_ours(self) -> bool:
        """Whether the house's own rules are changed, and not a copy of a preset."""
        return self._now is not None

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to save."""
        return self.rules != self.base or self._is_gone

    @property
    def is_asking(self) -> bool:
        """Whether there is something to save, or to be said about it."""
        waits = self.names_it or self.unfinished or self.replaced is not None
        return self.is_changed or waits or self.notice is not None

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back, be it one that is not finished."""
        return bool(self._past) or self.unfinished

    def plan(self, players: int) -> tuple[int, ...]:
        """Return the cards of every hand for so many; empty where they cannot play."""
        try:
            return self.rules.sizes(players)
        except RuleError:
            return ()

    def biggest(self, players: int) -> int:
        """Return the biggest hand the pack allows so many; 0 where there is no pack."""
        try:
            return self.rules.pack.biggest_hand(players)
        except RuleError:
            return 0

    # -- changes ----------------------------------------------------------------------

    def show_for(self, players: int) -> None:
        """Show the plan and the points for so many."""
        self.players = players

    def change(self, at: str, **groups: object) -> None:
        """Change groups of the rules, or say at the place ``at`` why they cannot be so."""
        if at == NAME:
            self._called = str(groups["name"])
        self._become(at, lambda: replace(self.rules, **groups))  # type: ignore[arg-type]

    def seat(self, fewest: int, most: int) -> None:
        """Let these be the fewest and the most players."""
        self.change("players", players=(fewest, most))
        self.players = self._within(self.players)

    def undo(self) -> None:
        """Take back the last change; what cannot be read yet is the last of all."""
        if self.unfinished:
            self._show(self.rules)
        elif self._past:
            *past, last = self._past
            self._past = tuple(past)
            self._show(last)

    def undo_all(self) -> None:
        """Go back to what was there before the first change; this too can be taken back."""
        if self.rules != self.base or self.unfinished:
            self._remember()
            self._show(self.base)
            self.is_undone = True

    def _scoring(self) -> ScoringEdit:
        return ScoringEdit(self.rules, self._score, self._wrote)

    def _wrote(self) -> None:
        """Take note of what the lines say, and of a line that was mended."""
        self.unfinished = not self.scoring.is_sound
        if not self.unfinished and self.notice == unfinished():
            self.notice = None

    def _score(self, rules: Rules) -> None:
        kept = {"scoring": rules.scoring, "streak": rules.streak, "wins": rules.wins}
        self.change("scoring", **kept)

    def _become(self, at: str, made: Callable[[], Rules]) -> None:
        self.notice = None
        try:
            rules = _legal(made())
        except RuleError as wrong:
            self.faults = {**self.faults, at: _bare(wrong)}
            return
        self.faults = {place: told for place, told in self.faults.items() if place != at}
        if rules != self.rules:
            if at != self._last or at not in WRITTEN:
                self._remember()
            self.rules, self.is_undone, self._last = rules, False, at
            self.scoring.follow(rules)
            self._keep()

    def _remember(self) -> None:
        self._past = (*self._past, self.rules)[-MOST_STEPS:]

    def _show(self, rules: Rules) -> None:
        """Show a whole other draft, its fields and lines too."""
        self.rules, self.faults, self.notice, self._last = rules, {}, None, ""
        self.names_it, self.is_undone, self.fresh = False, False, self.fresh + 1
        self._called, self._as_another, self.clash, self.unfinished = None, False, None, False
        self.players = self._within(self.players)
        self.scoring = self._scoring()
        self._keep()

    def _keep(self) -> None:
        """Keep the draft, so that neither a reload nor a crash loses it."""
        self.replaced = self._place.others if self.is_changed else None
        if self.replaced is not None:
            return
        try:
            if self.is_changed:
                self._place.keep(self.rules)
            else:
                self._place.clear()
        except (BookError, RuleError) as lost:
            self.notice = said(lost)

    def _within(self, players: int) -> int:
        fewest, most = self.rules.players
        return min(max(players, fewest, FEWEST_PLAYERS), most, MOST_PLAYERS)

    # -- other drafts -----------------------------------------------------------------

    def start_anew(self) -> None:
        """Let the draft of other rules go."""
        self.other = None

    def keep_mine(self) -> None:
        """Let the draft go that another page put in the place of this one."""
        self._place.look()
        self._keep()

    def take_theirs(self) -> None:
        """Go on with what another page made of these rules; this too can be taken back."""
        theirs = self.replaced
        self._place.look()
        if theirs is not None:
            self._remember()
            self._show(theirs)

    @property
    def _now(self) -> Rules | None:
        """The house's own rules as they stand, which another page may have changed."""
        return next((own for own in self._house.rules if own.key == self.base.key), None)

    @property
    def _is_gone(self) -> bool:
        """Whether the house's own rules were deleted since they were begun with."""
        return self.base.key not in PRESETS and self._now is None


def unfinished() -> str:
    """Say that a line cannot be read yet."""
    return _("A line of the scoring is not finished.")


def _legal(rules: Rules) -> Rules:
    """Return ``rules`` as they are read again.  Raises RecordError where they are no rules."""
    return rules_from_json(rules_to_json(rules))


def _bare(error: RuleError) -> str:
    """Return what an error says without its place: it is shown there."""
    return said(RuleError(error.message, **error.values))
