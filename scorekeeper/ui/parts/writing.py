"""Writing on the sheet and on the felt: lines, and figures that stand in columns."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.theme import SUITS, Suit, Type, figure, text

__all__ = ["about", "figures", "glyph", "line", "sentence", "suit_of"]


def line(
    value: str,
    size: float = Type.BODY,
    colour: Colour = Colour.INK,
    *,
    bold: bool = False,
    key: str | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Text:
    """Return one line of writing, shortened with an ellipsis where it does not fit."""
    return ft.Text(
        value,
        key=key,
        style=text(size, colour, bold=bold),
        max_lines=1,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=align,
    )


def sentence(
    value: str,
    size: float = Type.BODY,
    colour: Colour = Colour.INK,
    *,
    bold: bool = False,
    key: str | None = None,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Text:
    """Return writing that runs over as many lines as it needs, or at most ``lines``."""
    return ft.Text(
        value,
        key=key,
        style=text(size, colour, bold=bold),
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        text_align=align,
    )


def about(
    told: str,
    name: str,
    size: float = Type.BODY,
    colour: Colour = Colour.INK,
    *,
    bold: bool = False,
    key: str | None = None,
    lines: int = 1,
) -> ft.Control:
    """Return one line that says something of ``name``: it is shortened, never the rest.

    Without a name in it, it may run over so many ``lines``.

    >>> shown = about("Ann wins", "Ann")
    >>> shown.label, len(shown.content.controls)
    ('Ann wins', 3)
    """
    before, found, after = told.partition(name) if name else (told, "", "")
    if not found:
        return sentence(told, size, colour, bold=bold, key=key, lines=lines)

    def part(words: str) -> list[ft.Control]:
        return [line(words.strip(), size, colour, bold=bold)] if words.strip() else []

    # As wide as a space, and like that it grows with the writing.
    space: list[ft.Control] = [ft.Text("i", style=text(size), no_wrap=True, opacity=0)]
    parts: list[ft.Control] = [
        *part(before),
        *(space if before.endswith(" ") else []),
        ft.Container(line(name, size, colour, bold=bold), expand=True, expand_loose=True),
        *(space if after.startswith(" ") else []),
        *part(after),
    ]
    whole = ft.Row(parts, key=key, spacing=0, tight=True)
    return ft.Semantics(label=told, exclude_semantics=True, content=whole)


def figures(
    value: str,
    size: float = Type.FIGURE,
    colour: Colour = Colour.INK,
    *,
    room: int = 2,
    struck: bool = False,
) -> ft.Control:
    """Return a number in the middle of room for ``room`` digits, whatever their size.

    Unseen digits hold the room open, so that numbers below one another stay in line at
    any text size and are never cut.
    """
    style = figure(size, colour)
    if struck:
        style.decoration = ft.TextDecoration.LINE_THROUGH
        style.decoration_color = colour
        style.decoration_thickness = 2
    return ft.Stack(
        [
            ft.Text("0" * room, style=figure(size, colour), no_wrap=True, opacity=0),
            ft.Text(value, style=style, no_wrap=True),
        ],
        alignment=ft.Alignment.CENTER,
    )


def glyph(value: str, size: float, colour: Colour) -> ft.Text:
    """Return a sign of the font *Suits*."""
    style = text(size, colour, height=1.0)
    style.font_family = "Suits"
    return ft.Text(value, style=style, no_wrap=True)


def suit_of(trump: str | None) -> Suit:
    """Return how a trump looks; None, not told yet, is a question mark."""
    return SUITS[trump] if trump else Suit("?", Colour.PENCIL)
