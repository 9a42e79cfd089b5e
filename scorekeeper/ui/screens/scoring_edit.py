"""What a hand pays, line by line: chosen, stepped or typed, with the table of it all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.rules import PRESETS, Rules
from scorekeeper.rules.scoring import Case, OneCardHands
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.scoring_edit import FIRST_STREAK, ScoringEdit, ScoringLine
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet, secondary
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.choices import choices, wrapped
from scorekeeper.ui.parts.pays_table import PaysTable
from scorekeeper.ui.parts.points_stepper import points_stepper
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.screens.scoring_line import opened_line
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _
from scorekeeper.words.lines import case_line

__all__ = ["ScoringEditor", "streak_editor"]

MOST_IN_A_ROW = 30
NOTHING = "…"
"""What stands for a half that is not written yet."""


@component
def ScoringEditor(model: ScoringEdit, players: int, *, table: bool = True) -> ft.Control:
    """Show the lines of a scoring, the ready ones, and below them what ``players`` get.

    It stands on its own: ``model`` begins with any rules, and says what becomes of them.
    Without ``table`` the table stands elsewhere.
    """
    lines = [_line(model, number, one) for number, one in enumerate(model.lines)]
    add = secondary(
        _("Add a line"),
        key="line-add",
        icon=ft.Icons.ADD,
        on_tap=None if model.is_full else model.add,
    )
    told = _("The first line that fits a hand pays; where none fits, the hand pays nothing.")
    unfinished = _(
        "The table shows the last scoring that was complete. A half-written line is not kept yet."
    )
    return ft.Column(
        [
            ft.Column(lines, spacing=Space.SNUG),
            sentence(told, Type.SMALL, Colour.PENCIL),
            ft.Row([add], wrap=True),
            Ready(model),
            *([PaysTable(model.rules, players)] if table else []),
            *([] if model.is_sound else [sentence(unfinished, Type.SMALL, key="last-sound")]),
        ],
        spacing=Space.EVEN,
    )


def _line(model: ScoringEdit, number: int, one: ScoringLine) -> ft.Control:
    opened = model.opened == one.id
    sign = ft.Icons.KEYBOARD_ARROW_UP if opened else ft.Icons.EDIT_OUTLINED
    sound = one.is_sound
    told = case_line((one.when.strip() or NOTHING, one.pays.strip() or NOTHING))
    warning = ft.Icon(ft.Icons.ERROR_OUTLINE, size=Type.TITLE, color=Colour.MISSED)
    face = ft.Row(
        [
            line(str(number + 1), Type.SMALL, Colour.PENCIL),
            *([] if sound else [warning]),
            ft.Container(
                sentence(told, key=f"line-{one.id}-told", bold=opened, lines=6), expand=True
            ),
            ft.Icon(sign, size=Type.TITLE, color=Colour.ACTION),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    head = touch(
        face,
        key=f"line-{one.id}",
        name=_("Line {number}. {told}").format(number=number + 1, told=told),
        on_tap=lambda: model.open(one.id),
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.TIGHT),
        fill=True,
    )
    inner = [
        ft.Container(
            opened_line(model, number, one),
            padding=ft.Padding.only(left=Space.EVEN, right=Space.EVEN, bottom=Space.EVEN),
        )
    ]
    return ft.Container(
        ft.Column([head, *(inner if opened else [])], spacing=Space.TIGHT),
        key=f"line-card-{one.id}",
        bgcolor=Colour.PAPER,
        border=ft.Border.all(1, Colour.EDGE if opened else Colour.RULE),
        border_radius=Radius.CARD,
    )


@component
def Ready(model: ScoringEdit) -> ft.Control:
    """Offer the scorings of the presets, each but once, and the way back from one."""
    opened, set_opened = ft.use_state(False)

    def take(rules: Rules) -> None:
        set_opened(False)  # what it pays is to be seen, not the other names
        model.take(rules)

    chips = [
        chip(
            rules.name,
            key=f"take-{rules.key}",
            name=_("Score as in {rules}").format(rules=rules.name),
            on_tap=partial(take, rules),
            selected=scoring == model.rules.scoring,
        )
        for scoring, rules in (_ready().items() if opened else ())
    ]
    more = quiet(
        _("Close the list") if opened else _("Scoring of other rules"),
        key="take",
        on_tap=lambda: set_opened(not opened),
    )
    back = undo_bar(
        _("The lines were replaced."),
        key="take-back",
        name=_("Undo: the lines as before"),
        on_undo=model.take_back,
    )
    return ft.Column(
        [
            *([back] if model.before is not None else []),
            ft.Row([more], wrap=True),
            *([wrapped(chips)] if chips else []),
        ],
        spacing=Space.SNUG,
    )


def _ready() -> Mapping[tuple[Case, ...], Rules]:
    """Return the first preset with each scoring."""
    found: dict[tuple[Case, ...], Rules] = {}
    for rules in PRESETS.values():
        found.setdefault(rules.scoring, rules)
    return found


def streak_editor(model: ScoringEdit) -> list[ft.Control]:
    """Return what changes the extra points for hands in a row."""
    streak = model.rules.streak
    on = switch(
        _("Extra points for hands in a row"),
        on=streak is not None,
        key="streak",
        on_change=lambda on: model.run(FIRST_STREAK if on else None),
    )
    if streak is None:
        return [on]

    def pays(label: str, field: str) -> ft.Control:
        value = streak.made if field == "made" else streak.missed

        def change(new: float) -> None:
            made = field == "made"
            model.run(replace(streak, made=new) if made else replace(streak, missed=new))

        def turn(loses: bool) -> None:  # noqa: FBT001 - what the switch becomes
            change(-abs(value) if loses else abs(value))

        return points_stepper(label, value, key=f"streak-{field}", on_change=change, on_turn=turn)

    return [
        on,
        stepper(
            _("Hands in a row"),
            streak.length,
            key="streak-length",
            least=2,
            most=MOST_IN_A_ROW,
            on_change=lambda length: model.run(replace(streak, length=length)),
        ),
        pays(_("All made"), "made"),
        pays(_("All missed"), "missed"),
        choices(
            _("A hand of one card"),
            {
                OneCardHands.IGNORE: _("is passed over"),
                OneCardHands.BREAK: _("ends the row"),
                OneCardHands.COUNT: _("counts like any other"),
            },
            streak.one_card_hands,
            key="streak-ones",
            on_choose=lambda ones: model.run(replace(streak, one_card_hands=ones)),
        ),
    ]
