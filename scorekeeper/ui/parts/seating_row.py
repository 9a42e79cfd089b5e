"""A row for everybody at the table, and what can become of whoever is tapped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.badge import badge
from scorekeeper.ui.parts.touch import signed, touch
from scorekeeper.ui.parts.writing import figures, glyph, line, sentence
from scorekeeper.ui.theme import DEALER_GLYPH, Radius, Space, Type, sized
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.book.looks import Hue

__all__ = ["Choice", "Sitting", "opened_row", "seating_row"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody at the table.  ``facts`` are a few words each; ``is_in`` from now on.

    ``total`` are their points, written out.
    """

    id: str
    name: str
    sign: str
    hue: Hue
    total: str
    facts: tuple[str, ...] = ()
    deals: bool = False
    is_in: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done, in words."""

    key: str
    label: str
    icon: ft.IconData
    on_tap: Callable[[], object]


def seating_row(row: Sitting, on_tap: Callable[[], None], *, opened: bool) -> ft.Control:
    """Return the row of somebody (key ``sits-ID``); tapped, it opens or closes."""
    ink = Colour.ON_CHOSEN if opened else Colour.INK if row.is_in else Colour.PENCIL
    lesser = Colour.ON_CHOSEN if opened else Colour.PENCIL
    known = ", ".join(row.facts)
    words = ft.Column(
        [
            line(isolated(row.name), Type.NAME, ink, bold=True),
            *([sentence(known, Type.SMALL, lesser, key=f"facts-{row.id}")] if known else []),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    dealer = [glyph(DEALER_GLYPH, Type.NAME, lesser)] if row.deals else []
    sign = ft.Icons.KEYBOARD_ARROW_UP if opened else ft.Icons.KEYBOARD_ARROW_DOWN
    face = ft.Row(
        [
            badge(row.sign, row.hue),
            words,
            *dealer,
            figures(row.total, Type.NAME, ink, room=max(2, len(row.total))),
            ft.Icon(sign, size=sized(Type.TITLE), color=lesser),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    tapped = touch(
        face,
        key=f"sits-{row.id}",
        name=_spoken(row),
        on_tap=on_tap,
        ground=Colour.CHOSEN if opened else None,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.TIGHT),
        fill=True,
        selected=opened,
    )
    return ft.Container(tapped, border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)))


def _spoken(row: Sitting) -> str:
    """Return what a screen reader says: “Ann, from hand 3 on, 12 points”."""
    total = [_("total {points}").format(points=row.total)] if row.total else []
    return ", ".join([isolated(row.name), *row.facts, *total])


def opened_row(
    note: str,
    asked: str,
    choices: tuple[Choice, ...],
    beside: ft.Control | None = None,
) -> ft.Control:
    """Return what opens below a row: its ``choices``, each a button in words.

    A ``note`` says from when they hold, ``asked`` what they answer; ``beside`` them something
    may be written.
    """
    told = [sentence(note, Type.BODY, Colour.PENCIL, key="holds-from")] if note else []
    question = [sentence(asked, Type.BODY, bold=True, key="asked")] if asked else []
    written = [beside] if beside is not None else []
    buttons = ft.Row(
        [_button(choice) for choice in choices],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=Space.SNUG,
    )
    whole = ft.Column([*told, *question, *written, buttons], spacing=Space.SNUG, expand=True)
    return ft.Container(
        ft.Row([whole], spacing=0),  # as wide as the sheet, however few the buttons
        key="choices",
        bgcolor=Colour.SHADE,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.EVEN),
    )


def _button(choice: Choice) -> ft.Control:
    sign = ft.Icon(choice.icon, size=sized(Type.NAME), color=Colour.INK)
    return touch(
        signed(sentence(choice.label, Type.BODY, lines=3), [sign], spacing=Space.SNUG),
        key=choice.key,
        name=choice.label,
        on_tap=lambda: _do(choice.on_tap),
        ground=Colour.CARD,
        edge=Colour.EDGE,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
    )


def _do(act: Callable[[], object]) -> None:
    act()
