"""One set of rules among others: its name, its sentence, and what tells it apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import about, isolated
from scorekeeper.words.facts import facts

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import Rules

__all__ = ["rules_card", "rules_row"]


def rules_row(rules: Rules, *, key: str, on_tap: Callable[[], None], mark: str = "") -> ft.Control:
    """Return ``rules`` as a line of a list; ``mark`` says what is special about them here."""
    known = _dotted(facts(rules))
    face = ft.Column(
        [
            _named(isolated(rules.name), mark),
            sentence(about(rules), Type.SMALL, Colour.INK, lines=2),
            sentence(known, Type.SMALL, Colour.PENCIL, lines=2),
        ],
        spacing=Space.TIGHT,
        expand=True,
    )
    return ft.Container(
        touch(
            face,
            key=key,
            name=_spoken(isolated(rules.name), mark, about(rules), known),
            on_tap=on_tap,
            padding=ft.Padding.symmetric(vertical=Space.EVEN),
            fill=True,
        ),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
    )


def rules_card(
    rules: Rules,
    told: tuple[str, ...],
    *,
    key: str,
    name: str,
    on_tap: Callable[[], None],
    mark: str = "",
) -> ft.Control:
    """Return ``rules`` as a card to be tapped, with the sentences ``told`` on it.

    ``name`` is what a screen reader says that the tap does.
    """
    words = [sentence(each, Type.BODY, Colour.PENCIL) for each in told]
    face = ft.Row(
        [
            ft.Column(
                [_named(isolated(rules.name), mark), *words], spacing=Space.TIGHT, expand=True
            ),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.PENCIL),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=key,
        name=_spoken(isolated(rules.name), mark, *told, name),
        on_tap=on_tap,
        ground=Colour.CARD,
        edge=Colour.RULE,
        radius=Radius.SHEET,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE, vertical=Space.EVEN),
        fill=True,
    )


def _named(name: str, mark: str) -> ft.Control:
    """Return the name, and the mark beside it, or below it where there is no room."""
    written = sentence(name, Type.NAME, Colour.INK, bold=True)
    if not mark:
        return written
    return ft.Row(
        [written, _mark(mark)],
        wrap=True,
        spacing=Space.SNUG,
        run_spacing=Space.HAIR,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _mark(told: str) -> ft.Control:
    return ft.Container(
        ft.Row(
            [
                ft.Icon(ft.Icons.STAR, size=Type.MARK, color=Colour.ON_CHOSEN),
                line(told, Type.MARK, Colour.ON_CHOSEN, bold=True),
            ],
            spacing=Space.TIGHT,
            tight=True,
        ),
        bgcolor=Colour.CHOSEN,
        border_radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.HAIR),
    )


def _dotted(words: tuple[str, ...]) -> str:
    return " · ".join(words)


def _spoken(*parts: str) -> str:
    return ". ".join(part.rstrip(".") for part in parts if part)
