"""Ready choices: a question, and its answers as chips of which one is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.touch import signed, touch
from scorekeeper.ui.parts.writing import glyph, line, sentence
from scorekeeper.ui.theme import SUITS, Radius, Space, Type
from scorekeeper.words import trump_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from scorekeeper.rules import Trump

__all__ = ["choice_rows", "choices", "labelled", "suit_chip", "wrapped"]

Answer = TypeVar("Answer")


def choices(
    label: str,
    answers: Mapping[Answer, str],
    chosen: Answer | None,
    *,
    key: str,
    on_choose: Callable[[Answer], object],
    spoken: str = "",
) -> ft.Control:
    """Return the ``answers`` to ``label`` as chips, keyed ``KEY-ANSWER``.

    ``spoken`` is what a screen reader says for a label that stands elsewhere.
    """
    asked = label or spoken
    chips = [
        chip(
            name,
            key=f"{key}-{answer}",
            name=f"{asked}: {name}",
            on_tap=_hearing(on_choose, answer),
            selected=answer == chosen,
        )
        for answer, name in answers.items()
    ]
    return labelled(label, wrapped(chips))


def choice_rows(
    answers: Mapping[Answer, str],
    chosen: Answer | None,
    *,
    key: str,
    on_choose: Callable[[Answer], object],
) -> ft.Control:
    """Return answers that need whole sentences, one below the other, keyed ``KEY-ANSWER``."""
    rows = [
        _choice_row(name, f"{key}-{answer}", _hearing(on_choose, answer), chosen=answer == chosen)
        for answer, name in answers.items()
    ]
    return ft.Column(rows, spacing=Space.TIGHT)


def _choice_row(name: str, key: str, on_tap: Callable[[], None], *, chosen: bool) -> ft.Control:
    ink = Colour.ON_CHOSEN if chosen else Colour.INK
    sign = ft.Icons.CHECK if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    face = ft.Row(
        [
            ft.Icon(sign, size=Type.TITLE, color=ink if chosen else Colour.PENCIL),
            ft.Container(sentence(name, Type.BODY, ink), expand=True),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=key,
        name=name,
        on_tap=on_tap,
        ground=Colour.CHOSEN if chosen else None,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.TIGHT),
        fill=True,
        selected=chosen,
    )


def labelled(label: str, content: ft.Control) -> ft.Control:
    """Return ``content`` under a small ``label``, where there is one."""
    return ft.Column(
        [
            *([sentence(label, Type.SMALL, Colour.PENCIL, bold=True)] if label else []),
            content,
        ],
        spacing=Space.TIGHT,
        tight=True,
    )


def wrapped(chips: list[ft.Control]) -> ft.Control:
    """Return chips side by side, in as many lines as they need."""
    return ft.Row(chips, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)


def suit_chip(
    trump: Trump,
    *,
    key: str,
    name: str,
    on_tap: Callable[[], None],
    selected: bool = False,
    icon: ft.IconData | None = None,
) -> ft.Control:
    """Return a suit by its shape and its name; a chosen one has a filled ground and a tick."""
    suit = SUITS[trump]
    sign = ft.Icons.CHECK if selected else None
    signs: list[ft.Control] = [
        *([ft.Icon(sign, size=Type.NAME, color=Colour.ON_CHOSEN)] if sign else []),
        glyph(suit.glyph, Type.TITLE, Colour.ON_CHOSEN if selected else suit.colour),
    ]
    ends: list[ft.Control] = [ft.Icon(icon, size=Type.NAME, color=Colour.PENCIL)] if icon else []
    label = line(trump_name(trump), Type.BODY, Colour.ON_CHOSEN if selected else Colour.INK)
    return touch(
        ft.Row([signed(label, signs, spacing=Space.TIGHT), *ends], spacing=Space.TIGHT, tight=True),
        key=key,
        name=name,
        on_tap=on_tap,
        ground=Colour.CHOSEN if selected else Colour.CARD,
        edge=Colour.EDGE,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        selected=selected,
    )


def _hearing(on_choose: Callable[[Answer], object], answer: Answer) -> Callable[[], None]:
    return partial(_say, on_choose, answer)


def _say(on_choose: Callable[[Answer], object], answer: Answer) -> None:
    on_choose(answer)
