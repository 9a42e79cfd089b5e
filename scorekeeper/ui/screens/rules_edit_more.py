"""What changes the usual extra points and the reminders."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.rules import Points, Reminder
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.models.rules_groups import ready_reminders, reminder_times
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.choices import choices, labelled, wrapped
from scorekeeper.ui.parts.field import Field
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, signed

__all__ = ["ExtraPoints", "Reminders"]

MOST_REMINDERS = 12
LONGEST_REMINDER = 200
AMOUNTS = (1, 5, 10, 15, 20, 25, 30, 40, 50, 100)
"""The amounts that bonuses and penalties have."""


# -- extra points ----------------------------------------------------------------------


@component
def ExtraPoints(model: RulesEdit) -> ft.Control:
    """Show the usual amounts, and those that can be added; a switch makes them penalties."""
    minus, set_minus = ft.use_state(False)
    now = model.rules.extra_points

    def become(amounts: tuple[Points, ...]) -> None:
        model.change("extra-points", extra_points=amounts)

    chosen = [
        chip(
            signed(amount),
            key=f"extra-drop-{amount}",
            name=_("{points} points: leave out").format(points=signed(amount)),
            icon=ft.Icons.CLOSE,
            on_tap=partial(become, tuple(one for one in now if one != amount)),
        )
        for amount in now
    ]
    none = sentence(_("None yet."), Type.BODY, Colour.PENCIL)
    offered = [-size if minus else size for size in AMOUNTS]
    more = [
        chip(
            signed(amount),
            key=f"extra-{amount}",
            name=_("{points} points: add").format(points=signed(amount)),
            on_tap=partial(become, tuple(sorted((*now, amount), key=_by_size))),
        )
        for amount in offered
        if amount not in now
    ]
    return ft.Column(
        [
            labelled(_("At this table"), wrapped(chosen) if chosen else none),
            switch(_("Take points away"), on=minus, key="extra-minus", on_change=set_minus),
            labelled(_("Add"), wrapped(more)),
        ],
        spacing=Space.EVEN,
    )


def _by_size(amount: Points) -> tuple[bool, Points]:
    """Return what sorts bonuses before penalties, the smaller of each first."""
    return amount < 0, abs(amount)


# -- reminders -------------------------------------------------------------------------


@component
def Reminders(model: RulesEdit) -> ft.Control:
    """Show the reminders, each with when it is shown, and a line to write another."""
    opened, set_opened = ft.use_state(-1)
    now = model.rules.reminders

    def turn(index: int) -> None:
        set_opened(-1 if index == opened else index)

    rows = [
        _reminder(model, index, one, opened=index == opened, on_turn=partial(turn, index))
        for index, one in enumerate(now)
    ]
    ready = [
        chip(
            _(one.text),
            key=f"remind-{number}",
            name=_("Add: {text}").format(text=_(one.text)),
            icon=ft.Icons.ADD,
            on_tap=partial(_remind, model, (*now, one)),
        )
        for number, one in enumerate(ready_reminders(model.rules))
    ]

    def write(text: str) -> bool:
        if not text.strip():
            return False
        _remind(model, (*model.rules.reminders, Reminder(text.strip())))
        return True

    field = Field(
        _("Another reminder"),
        field_key="reminder",
        icon=ft.Icons.ADD,
        hand_in=_("Add this reminder"),
        on_submit=write,
        longest=LONGEST_REMINDER,
        fresh=model.fresh,
    )
    full = len(now) >= MOST_REMINDERS
    return ft.Column(
        [
            ft.Column(rows, spacing=Space.SNUG),
            *([] if full else [field, wrapped(ready)]),
        ],
        spacing=Space.EVEN,
    )


def _remind(model: RulesEdit, reminders: tuple[Reminder, ...]) -> None:
    model.change("reminders", reminders=reminders)


def _reminder(
    model: RulesEdit, index: int, one: Reminder, *, opened: bool, on_turn: Callable[[], None]
) -> ft.Control:
    """Return a reminder with when it is shown; opened, with all times it could be shown."""
    rules = model.rules
    before, after = rules.reminders[:index], rules.reminders[index + 1 :]
    times = dict(reminder_times())
    times.setdefault(one.when, _("at a time of its own"))

    def show(when: str) -> None:
        _remind(model, (*before, Reminder(one.text, when), *after))
        on_turn()

    text = _(one.text)
    head = ft.Row(
        [
            _reminder_face(index, text, times[one.when], opened=opened, on_turn=on_turn),
            icon_button(
                ft.Icons.CLOSE,
                key=f"reminder-{index}-drop",
                name=_("Leave out: {text}").format(text=text),
                on_tap=partial(_remind, model, (*before, *after)),
            ),
        ],
        spacing=0,
    )
    asked = ft.Container(
        choices(_("Shown"), times, one.when, key=f"reminder-{index}", on_choose=show),
        padding=ft.Padding.only(left=Space.EVEN, right=Space.EVEN, bottom=Space.EVEN),
    )
    return ft.Container(
        ft.Column([head, *([asked] if opened else [])], spacing=0),
        bgcolor=Colour.PAPER,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.CARD,
    )


def _reminder_face(
    index: int, text: str, when: str, *, opened: bool, on_turn: Callable[[], None]
) -> ft.Control:
    """Return the sentence and its time, to be tapped for other times."""
    sign = ft.Icons.KEYBOARD_ARROW_UP if opened else ft.Icons.EDIT_OUTLINED
    face = ft.Row(
        [
            ft.Column(
                [sentence(text), sentence(when, Type.SMALL, Colour.PENCIL)],
                spacing=Space.HAIR,
                tight=True,
                expand=True,
            ),
            ft.Icon(sign, size=Type.TITLE, color=Colour.ACTION),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=f"reminder-{index}",
        name=_("{text} Shown {when}. Change").format(text=text, when=when),
        on_tap=on_turn,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.SNUG),
        expand=True,
    )
