"""One line of a scoring, opened: when it pays, and how much."""

from __future__ import annotations

from functools import partial

import flet as ft

from scorekeeper.rules.lines import Amount, Unit, When
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.scoring_edit import Part, ScoringEdit, ScoringLine
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.choices import choices, labelled, wrapped
from scorekeeper.ui.parts.formula_field import FormulaField
from scorekeeper.ui.parts.points_stepper import points_stepper
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _
from scorekeeper.words.lines import amount_said, when_said

__all__ = ["opened_line"]


def opened_line(model: ScoringEdit, number: int, one: ScoringLine) -> ft.Control:
    """Return what changes the line ``one``, the ``number``-th from 0, and moves it."""
    return ft.Column(
        [Condition(model, one), _rule(), *_pays(model, one), _rule(), _moves(model, number, one)],
        spacing=Space.EVEN,
    )


def _rule() -> ft.Control:
    return ft.Container(height=1, bgcolor=Colour.RULE)


@component
def Condition(model: ScoringEdit, one: ScoringLine) -> ft.Control:
    """Show the ready conditions, the rarer ones when asked for, or the line one is typed on."""
    everything, set_everything = ft.use_state(False)
    if Part.WHEN in one.typed:
        return _typed(model, one, Part.WHEN, _("When, as a formula"), one.when)
    answers = {str(when): when_said(when) for when in When}
    known = str(one.usual or one.when)
    rarer = _more_whens()
    answers |= {when: name for when, name in rarer.items() if everything or when == known}
    answers.setdefault(known, one.when)
    asked = choices(_("When"), answers, known, key="when", on_choose=partial(model.choose, one.id))
    more = quiet(
        _("Others"),
        key="when-more",
        name=_("Other conditions"),
        on_tap=lambda: set_everything(True),
    )
    ways = [*([] if everything else [more]), _type(model, one, Part.WHEN)]
    return ft.Column([asked, wrapped(ways)], spacing=Space.TIGHT)


def _more_whens() -> dict[str, str]:
    """Return conditions that some tables need, beside the usual ones."""
    return {
        "cards == 1 and made": _("Made with one card"),
        "cards == 1 and missed": _("Missed with one card"),
        "off == 1": _("Missed by one"),
        "off >= 2": _("Missed by more"),
        "1": _("Any other hand"),
    }


def _pays(model: ScoringEdit, one: ScoringLine) -> list[ft.Control]:
    """Return the steppers of an amount, or the line a formula is typed on."""
    if Part.PAYS in one.typed:
        return [_typed(model, one, Part.PAYS, _("Pays, as a formula"), one.pays)]
    amount = one.amount
    if amount is None:
        said = sentence(amount_said(one.pays), Type.NAME, key="pays-said")
        return [labelled(_("Pays"), said), _type(model, one, Part.PAYS)]
    each = [_factor(model, one, amount, amount.unit)] if amount.unit else []
    return [
        points_stepper(
            _("Points"),
            amount.base,
            key="base",
            on_change=lambda base: model.pay(one.id, Amount(base, amount.factor, amount.unit)),
            on_turn=lambda loses: model.turn(one.id, "base", loses=loses),
        ),
        choices(
            _("And more"),
            _units(),
            amount.unit or "",
            key="unit",
            on_choose=lambda unit: model.per(one.id, Unit(unit) if unit else None),
        ),
        *each,
        _type(model, one, Part.PAYS),
    ]


def _factor(model: ScoringEdit, one: ScoringLine, amount: Amount, unit: Unit) -> ft.Control:
    return points_stepper(
        _units()[unit],
        amount.factor,
        key="factor",
        least=1,
        on_change=lambda factor: model.pay(one.id, Amount(amount.base, factor, unit)),
        on_turn=lambda loses: model.turn(one.id, "factor", loses=loses),
    )


def _units() -> dict[str, str]:
    return {
        "": _("nothing more"),
        Unit.TRICKS: _("per trick"),
        Unit.BID: _("per trick bid"),
        Unit.CARDS: _("per card"),
        Unit.OFF: _("per trick off"),
        Unit.BID_SQUARED: _("bid × bid"),
        Unit.OFF_SQUARED: _("off × off"),
        Unit.BID_TRIANGLE: _("1 + 2 + … bid"),
        Unit.OFF_TRIANGLE: _("1 + 2 + … off"),
    }


def _typed(model: ScoringEdit, one: ScoringLine, part: Part, label: str, start: str) -> ft.Control:
    field = FormulaField(
        label,
        start,
        field_key=f"{part}-formula",
        fault=one.fault(part),
        on_write=partial(model.write, one.id, part),
    )
    back = quiet(
        _("Choose"),
        key=f"{part}-choose",
        name=_("Choose instead of typing"),
        icon=ft.Icons.TUNE,
        on_tap=lambda: model.type(one.id, part, typed=False),
    )
    return ft.Column([field, back], spacing=Space.TIGHT)


def _type(model: ScoringEdit, one: ScoringLine, part: Part) -> ft.Control:
    return quiet(
        _("Type it"),
        key=f"{part}-type",
        name=_("Type a formula") if part is Part.PAYS else _("Type a condition"),
        icon=ft.Icons.KEYBOARD_OUTLINED,
        on_tap=lambda: model.type(one.id, part, typed=True),
    )


def _moves(model: ScoringEdit, number: int, one: ScoringLine) -> ft.Control:
    first, last = number == 0, number == len(model.lines) - 1
    return wrapped(
        [
            quiet(
                _("Up"),
                key="line-up",
                icon=ft.Icons.ARROW_UPWARD,
                name=_("Move the line up"),
                on_tap=None if first else lambda: model.move(one.id, -1),
            ),
            quiet(
                _("Down"),
                key="line-down",
                icon=ft.Icons.ARROW_DOWNWARD,
                name=_("Move the line down"),
                on_tap=None if last else lambda: model.move(one.id, 1),
            ),
            quiet(
                _("Remove"),
                key="line-remove",
                icon=ft.Icons.DELETE_OUTLINE,
                name=_("Remove the line"),
                on_tap=lambda: model.remove(one.id),
            ),
        ]
    )
