"""The look: a paper score sheet on green felt, in ink, with large slab figures.

Every distance, text style, font and suit has its name here and nowhere else; the colours
stand in `scorekeeper.ui.palette`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

import flet as ft

from scorekeeper.ui.palette import DARK, LIGHT, Colour, scheme

__all__ = [
    "COMFORTABLE",
    "DEALER_GLYPH",
    "FALLBACK",
    "FONTS",
    "LEADER_GLYPH",
    "SUITS",
    "TOUCH",
    "WIDE",
    "Colour",
    "Radius",
    "Space",
    "Suit",
    "Type",
    "figure",
    "sized",
    "text",
    "themes",
    "writing",
]

TOUCH: Final = 48
"""The least width and height of anything that can be touched, in dp."""

COMFORTABLE: Final = 640
"""The widest a page of text and forms grows, in dp."""

WIDE: Final = 840
"""The width from which a screen shows two panes, in dp."""

FONTS: Final = {
    "Bitter": "/fonts/Bitter-Medium.woff2",
    "Bitter Bold": "/fonts/Bitter-Bold.woff2",
    "Suits": "/fonts/Suits.woff2",
    "Noto Arabic": "/fonts/NotoSansArabic-SemiBold.woff2",
    "Noto Hebrew": "/fonts/NotoSansHebrew-SemiBold.woff2",
    "Noto Devanagari": "/fonts/NotoSansDevanagari-SemiBold.woff2",
    "Noto JP": "/fonts/NotoSansJP-Medium.woff2",
    "Noto Emoji": "/fonts/NotoColorEmoji.woff2",
}
"""Family -> file below the assets folder, for ``page.fonts``.

Each weight is a family of its own, since Flet knows one file per family.  The digits of
Bitter are tabular in the files themselves: Flet cannot ask a font for them.
"""

FALLBACK: Final = [
    "Suits",
    "Noto Arabic",
    "Noto Hebrew",
    "Noto Devanagari",
    "Noto JP",
    "Noto Emoji",
    "Roboto",
]
"""Where a glyph is looked for that Bitter has not got.  Roboto comes with Flet: Greek."""


@dataclass(frozen=True, slots=True)
class Suit:
    """How a suit looks: its shape as a character of the font *Suits*, and its colour."""

    glyph: str
    colour: Colour


SUITS: Final = {
    "spades": Suit("♠", Colour.INK),
    "hearts": Suit("♥", Colour.HEARTS),
    "diamonds": Suit("♦", Colour.DIAMONDS),
    "clubs": Suit("♣", Colour.CLUBS),
    "none": Suit("⊘", Colour.PENCIL),
}
"""The suits by their names in the rules; ``none`` is a hand without trump."""

DEALER_GLYPH: Final = "\ue000"
"""Two fanned cards, in the font *Suits*."""

LEADER_GLYPH: Final = "\ue001"
"""An arrowhead pointing along the line, in the font *Suits*."""


class Space:
    """Distances, in dp."""

    HAIR = 2
    TIGHT = 4
    SNUG = 8
    EVEN = 12
    LOOSE = 16
    WIDE = 24


class Radius:
    """How round corners are, in dp."""

    CARD = 8
    SHEET = 14
    PILL = 24


class Type:
    """Sizes of writing, in sp, from a mark in a corner to a figure read across the table."""

    MARK = 12
    SMALL = 14
    BODY = 16
    NAME = 18
    TITLE = 20
    HEAD = 26
    FIGURE = 30
    DISPLAY = 44
    GIANT = 52


_GROWN: ContextVar[float] = ContextVar("how much larger than usual is written", default=1.0)


@contextmanager
def writing(grown: float) -> Iterator[None]:
    """Have everything written ``grown`` times as large, on top of what the system asks for."""
    token = _GROWN.set(grown)
    try:
        yield
    finally:
        _GROWN.reset(token)


def sized(size: float) -> float:
    """Return how large a sign is, in sp, that grows with the writing beside it."""
    return size * _GROWN.get()


def text(
    size: float = Type.BODY,
    colour: Colour = Colour.INK,
    *,
    bold: bool = False,
    height: float = 1.2,
) -> ft.TextStyle:
    """Return the style of a piece of writing, ``size`` sp large where it has its usual size."""
    return ft.TextStyle(
        size=sized(size),
        height=height,
        color=colour,
        font_family="Bitter Bold" if bold else "Bitter",
        font_family_fallback=FALLBACK,
    )


def figure(size: float = Type.FIGURE, colour: Colour = Colour.INK) -> ft.TextStyle:
    """Return the style of a number that is read from afar."""
    return text(size, colour, bold=True, height=1.0)


def _text_theme() -> ft.TextTheme:
    """Return our writing for every style Flet's own controls ask for."""
    return ft.TextTheme(
        display_large=text(Type.DISPLAY, Colour.INK, bold=True),
        display_medium=text(Type.DISPLAY, Colour.INK, bold=True),
        display_small=text(Type.FIGURE, Colour.INK, bold=True),
        headline_large=text(Type.FIGURE, Colour.INK, bold=True),
        headline_medium=text(Type.HEAD, Colour.INK, bold=True),
        headline_small=text(Type.HEAD, Colour.INK, bold=True),
        title_large=text(Type.TITLE, Colour.INK, bold=True),
        title_medium=text(Type.NAME, Colour.INK, bold=True),
        title_small=text(Type.BODY, Colour.INK, bold=True),
        label_large=text(Type.BODY, Colour.INK, bold=True),
        label_medium=text(Type.SMALL, Colour.INK, bold=True),
        label_small=text(Type.MARK, Colour.INK, bold=True),
        body_large=text(Type.BODY, Colour.INK),
        body_medium=text(Type.BODY, Colour.INK),
        body_small=text(Type.SMALL, Colour.INK),
    )


def _theme(shades: dict[Colour, str]) -> ft.Theme:
    return ft.Theme(
        color_scheme=scheme(shades),
        scaffold_bgcolor=Colour.PAPER,
        font_family="Bitter",
        text_theme=_text_theme(),
        use_material3=True,
        visual_density=ft.VisualDensity.STANDARD,
        focus_color=ft.Colors.with_opacity(0.5, shades[Colour.BRASS]),
    )


def themes(grown: float = 1.0) -> tuple[ft.Theme, ft.Theme]:
    """Return the light and the dark theme, for ``page.theme`` and ``page.dark_theme``.

    Flet's own controls write ``grown`` times as large as usual in them.
    """
    with writing(grown):
        return _theme(LIGHT), _theme(DARK)
