"""One line of the scoring in words: when it pays, and how much."""

from __future__ import annotations

from scorekeeper.rules.lines import Amount, Unit, When, amount_of, when_of
from scorekeeper.rules.scoring import Case
from scorekeeper.words.figures import points
from scorekeeper.words.formulas import formula_said
from scorekeeper.words.translation import _

__all__ = ["amount_said", "case_line", "pays", "scoring_said", "when_said"]


def case_line(case: Case) -> str:
    """Return a line in a few words: “Made: 10 + tricks”, “Missed: loses 5 per trick off”."""
    condition, formula = case
    return _("{when}: {amount}").format(when=when_said(condition), amount=amount_said(formula))


def when_said(condition: str) -> str:
    """Name a condition in a few words, beginning with a capital."""
    usual = when_of(condition)
    if usual is not None:
        return _names()[usual]
    said = formula_said(condition)
    return said if said == condition else said[:1].upper() + said[1:]


def amount_said(formula: str) -> str:
    """Return what a formula pays in a few words."""
    amount = amount_of(formula)
    if amount is None:
        return formula_said(formula)
    base, factor = amount.base, amount.factor
    if amount.unit is None or not factor:
        return _figure(base)
    each = _each(Amount(0, abs(factor), amount.unit))
    if not base:
        return each if factor > 0 else _("loses {amount}").format(amount=each)
    if base < 0 and factor < 0:
        both = _("loses {base} + {each}")
    elif base < 0:
        both = _("loses {base}, but pays {each}")
    else:
        both = _("{base} + {each}") if factor > 0 else _("{base}, but loses {each}")
    return both.format(base=points(abs(base)), each=each)


def pays(case: Case) -> str:
    """Return what one line of the scoring says, as a sentence."""
    condition, formula = case
    known = {
        (When.MADE, "10 + tricks"): _("A bid that is made pays 10 and its tricks."),
        (When.MADE_ZERO, "5 + cards"): _("A zero that is made pays 5 and the cards."),
        (When.MISSED, "tricks"): _("A miss still pays 1 for every trick."),
        (When.MISSED, "0"): _("A miss pays nothing."),
    }
    usual = when_of(condition)
    if usual is not None and (told := known.get((usual, formula))):
        return told
    return _("{line}.").format(line=case_line(case))


def scoring_said(scoring: tuple[Case, ...]) -> list[str]:
    """Return what all lines say, each in a sentence.

    After the line of zeros that are made, the line of zeros is for those that are missed.
    """
    made_zero = False
    found = []
    for condition, formula in scoring:
        usual = when_of(condition)
        missed = made_zero and usual is When.ZERO
        found.append(pays((When.MISSED_ZERO if missed else condition, formula)))
        made_zero = made_zero or usual is When.MADE_ZERO
    return found


def _names() -> dict[When, str]:
    return {
        When.MADE_ZERO: _("Made zero"),
        When.MISSED_ZERO: _("Missed zero"),
        When.ZERO: _("Zero"),
        When.MADE: _("Made"),
        When.UNDER: _("Too few"),
        When.OVER: _("Too many"),
        When.MISSED: _("Missed"),
    }


def _figure(base: float) -> str:
    if not base:
        return _("nothing")
    return points(base) if base > 0 else _("loses {amount}").format(amount=points(-base))


def _each(amount: Amount) -> str:
    """Return so much per unit; a single point per unit is named by the unit alone."""
    one = {
        Unit.TRICKS: _("tricks"),
        Unit.BID: _("bid"),
        Unit.CARDS: _("cards"),
        Unit.OFF: _("1 per trick off"),
        Unit.BID_SQUARED: _("bid × bid"),
        Unit.OFF_SQUARED: _("off × off"),
        Unit.BID_TRIANGLE: _("1 + 2 + … up to the bid"),
        Unit.OFF_TRIANGLE: _("1 + 2 + … for every trick off"),
    }
    many = {
        Unit.TRICKS: _("{factor} per trick"),
        Unit.BID: _("{factor} per trick bid"),
        Unit.CARDS: _("{factor} per card"),
        Unit.OFF: _("{factor} per trick off"),
        Unit.BID_SQUARED: _("{factor} × bid × bid"),
        Unit.OFF_SQUARED: _("{factor} × off × off"),
        Unit.BID_TRIANGLE: _("{factor} × (1 + 2 + … up to the bid)"),
        Unit.OFF_TRIANGLE: _("{factor} × (1 + 2 + … for every trick off)"),
    }
    unit = amount.unit or Unit.OFF
    if amount.factor == 1:
        return one[unit]
    return many[unit].format(factor=points(amount.factor))
