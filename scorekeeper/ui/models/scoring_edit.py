"""A scoring being changed: by lines with steppers and chips, or by formulas.

What is written may be no formula yet; the last scoring that was one stays in ``rules``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import flet as ft

from scorekeeper.rules import FormulaError, Rules
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.language import Points, formula
from scorekeeper.rules.lines import Amount, Unit, When, amount_of, formula_of, when_of
from scorekeeper.rules.record import Wins
from scorekeeper.rules.record_reading import MOST_CASES
from scorekeeper.rules.scoring import NAMES, TEXTS, Case, Streak
from scorekeeper.rules.spelling import spelt, wrong_suit

__all__ = ["FIRST_STREAK", "Part", "ScoringEdit", "ScoringLine"]

FIRST_STREAK = Streak(5, 10, -10)
"""The streak that is met most, for a start."""
FIRST_LOSS = {"base": -5, "factor": -1}
"""What nothing becomes once it is to be lost."""
_NEW = (When.MADE_ZERO, When.MISSED_ZERO, When.UNDER, When.OVER, When.MADE, When.MISSED)
"""The conditions of lines that are added, the first that is not there yet."""


class Part(StrEnum):
    """The two halves of a line."""

    WHEN = "when"
    PAYS = "pays"


_EMPTY = {
    Part.WHEN: sentence("Write when it pays, such as made and bid == 0."),
    Part.PAYS: sentence("Write what it pays, such as 10 + tricks."),
}


@dataclass(frozen=True, slots=True)
class ScoringLine:
    """A line as it is written; ``typed`` are the halves that are shown as formulas."""

    id: int
    when: str
    pays: str
    typed: frozenset[Part] = frozenset()

    @property
    def case(self) -> Case:
        """The line as it stands in a record."""
        return self.when, self.pays

    @property
    def usual(self) -> When | None:
        """Which usual condition it has, unless it is typed."""
        return None if Part.WHEN in self.typed else when_of(self.when)

    @property
    def amount(self) -> Amount | None:
        """What it pays as a base and a unit, unless it is typed or more than that."""
        return None if Part.PAYS in self.typed else amount_of(self.pays)

    def fault(self, part: Part) -> FormulaError | None:
        """Return what is wrong with one half, and where, or None."""
        text = self.when if part is Part.WHEN else self.pays
        if not text.strip():
            return FormulaError(_EMPTY[part], len(text))
        try:
            formula(text, NAMES, TEXTS)
        except FormulaError as wrong:
            return wrong
        return wrong_suit(text)

    @property
    def is_sound(self) -> bool:
        """Whether both halves can be worked out."""
        return self.fault(Part.WHEN) is None and self.fault(Part.PAYS) is None


class ScoringEdit(ft.Observable):
    """The lines, the streak and what wins, while they are changed.

    ``rules`` are those it began with, under the last scoring that could be worked out;
    ``on_change`` hears of each of them, ``on_write`` of whatever is written.  ``opened`` is
    the id of the line being changed.
    """

    def __init__(
        self,
        rules: Rules,
        on_change: Callable[[Rules], None] = lambda _: None,
        on_write: Callable[[], None] = lambda: None,
    ) -> None:
        self._tell, self._wrote = on_change, on_write
        self._count = 0
        self.rules = rules
        self.lines: tuple[ScoringLine, ...] = self._read(rules)
        self.opened: int | None = None
        self.before: Rules | None = None  # what a ready scoring took the place of

    @property
    def is_sound(self) -> bool:
        """Whether everything that is written can be worked out."""
        return all(line.is_sound for line in self.lines)

    @property
    def is_full(self) -> bool:
        """Whether no line can be added."""
        return len(self.lines) >= MOST_CASES

    def line(self, line: int) -> ScoringLine:
        """Return the line with this id."""
        return next(one for one in self.lines if one.id == line)

    # -- the list ---------------------------------------------------------------------

    def open(self, line: int | None) -> None:
        """Change this line; the one already open is closed."""
        self.opened = None if line == self.opened else line

    def add(self) -> None:
        """Add a line in front, where it applies, and open it."""
        if self.is_full:
            return
        taken = {when_of(line.when) for line in self.lines}
        when = next((one for one in _NEW if one not in taken), When.MADE)
        line = self._line(when, formula_of(Amount()))
        self.opened = line.id
        self._set((line, *self.lines))

    def remove(self, line: int) -> None:
        """Take a line away."""
        self._set(tuple(one for one in self.lines if one.id != line))

    def move(self, line: int, by: int) -> None:
        """Move a line ``by`` places down, as far as the ends of the list."""
        lines = list(self.lines)
        here = lines.index(self.line(line))
        lines.insert(max(0, here + by), lines.pop(here))
        self._set(tuple(lines))

    # -- a line -----------------------------------------------------------------------

    def choose(self, line: int, when: str) -> None:
        """Give a line a ready condition."""
        self._change(line, Part.WHEN, when, typed=False)

    def pay(self, line: int, amount: Amount) -> None:
        """Have a line pay so much."""
        self._change(line, Part.PAYS, formula_of(amount), typed=False)

    def per(self, line: int, unit: Unit | None) -> None:
        """Have a line pay by another unit, or by none; the points each stay."""
        amount = self.line(line).amount or Amount()
        factor = 0 if unit is None else amount.factor or 1
        self.pay(line, Amount(amount.base, factor, unit))

    def turn(self, line: int, field: str, *, loses: bool) -> None:
        """Have the base or the factor of a line be lost, or be paid."""
        amount = self.line(line).amount or Amount()
        size: Points = abs(getattr(amount, field))
        turned = (-size or FIRST_LOSS[field]) if loses else size
        base = field == "base"
        self.pay(line, replace(amount, base=turned) if base else replace(amount, factor=turned))

    def write(self, line: int, part: Part, text: str) -> None:
        """Take one half of a line as a formula, be it one yet or not.

        Signs of print, capitals and commas become those of the language.
        """
        self._change(line, part, spelt(text), typed=True)

    def type(self, line: int, part: Part, *, typed: bool) -> None:
        """Show one half of a line as a formula, or else as ready choices.

        A formula that no ready choice can say begins anew as one.
        """
        now = self.line(line)
        text = now.when if part is Part.WHEN else now.pays
        if not typed:
            known = (when_of if part is Part.WHEN else amount_of)(text)
            if known is None:
                text = When.MADE if part is Part.WHEN else formula_of(Amount())
        self._change(line, part, text, typed=typed)

    # -- the rest ---------------------------------------------------------------------

    def take(self, rules: Rules) -> None:
        """Score as ``rules`` do: their lines, their streak, and what wins."""
        self.before = self.rules
        self._adopt(rules)

    def take_back(self) -> None:
        """Score again as before the last ready scoring."""
        if self.before is not None:
            before, self.before = self.before, None
            self._adopt(before)

    def run(self, streak: Streak | None) -> None:
        """Pay for streaks so, or not at all."""
        self._offer(replace(self.rules, streak=streak))

    def win(self, wins: Wins) -> None:
        """Have the highest or the lowest total win."""
        self._offer(replace(self.rules, wins=wins))

    def follow(self, rules: Rules) -> None:
        """Take note of other groups of the rules; the scoring stays what is written."""
        now = self.rules
        self.rules = replace(rules, scoring=now.scoring, streak=now.streak, wins=now.wins)

    # -- inside -----------------------------------------------------------------------

    def _adopt(self, rules: Rules) -> None:
        self.opened, self.lines = None, self._read(rules)
        found = replace(self.rules, scoring=rules.scoring, streak=rules.streak, wins=rules.wins)
        self._offer(found)
        self._wrote()

    def _read(self, rules: Rules) -> tuple[ScoringLine, ...]:
        return tuple(self._line(when, pays) for when, pays in rules.scoring)

    def _line(self, when: str, pays: str) -> ScoringLine:
        self._count += 1
        return ScoringLine(self._count, when, pays)

    def _change(self, line: int, part: Part, text: str, *, typed: bool) -> None:
        def changed(one: ScoringLine) -> ScoringLine:
            halves = one.typed | {part} if typed else one.typed - {part}
            if part is Part.WHEN:
                return replace(one, when=text, typed=halves)
            return replace(one, pays=text, typed=halves)

        self._set(tuple(changed(one) if one.id == line else one for one in self.lines))

    def _set(self, lines: tuple[ScoringLine, ...]) -> None:
        self.lines = lines
        if self.is_sound:
            self._offer(replace(self.rules, scoring=tuple(line.case for line in lines)))
        self._wrote()

    def _offer(self, rules: Rules) -> None:
        if rules != self.rules:
            self.rules = rules
            self._tell(rules)
