"""The colours: what each is for, and its shade in light and in dark.

A `Colour` is the name of a role in Flet's colour scheme, not a shade.  Parts name the
role, and the client itself turns from light to dark without drawing anything again.
Roles of the scheme that Flet's own controls leave alone carry the felt and the suits.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import flet as ft

__all__ = ["DARK", "LIGHT", "PAIRS", "SEATS", "Colour", "scheme"]


class Colour(StrEnum):
    """What a colour is for.  The value is the role that carries it in the scheme."""

    PAPER = ft.Colors.SURFACE.value
    """The sheet: behind everything that is read."""
    SHADE = ft.Colors.SURFACE_CONTAINER.value
    """A quiet area on the sheet: a header row, a field, a plain button."""
    CARD = ft.Colors.SURFACE_CONTAINER_LOWEST.value
    """A card lying on felt or sheet: keys of the pad, tiles."""
    INK = ft.Colors.ON_SURFACE.value
    """Writing on sheet, shade and card.  Also the colour of spades."""
    PENCIL = ft.Colors.ON_SURFACE_VARIANT.value
    """Lesser writing on sheet, shade and card."""
    RULE = ft.Colors.OUTLINE_VARIANT.value
    """Ruled lines.  They only decorate."""
    EDGE = ft.Colors.OUTLINE.value
    """The outline of a control that has no ground of its own."""
    FELT = ft.Colors.PRIMARY_FIXED.value
    """The table, seen around the sheet."""
    FELT_DEEP = ft.Colors.PRIMARY_FIXED_DIM.value
    """A hollow in the felt: buttons that lie on it."""
    IVORY = ft.Colors.ON_PRIMARY_FIXED.value
    """Writing on felt."""
    IVORY_QUIET = ft.Colors.ON_PRIMARY_FIXED_VARIANT.value
    """Lesser writing on felt."""
    ACTION = ft.Colors.PRIMARY.value
    """The main button on a sheet."""
    ON_ACTION = ft.Colors.ON_PRIMARY.value
    """Writing on the main button."""
    CHOSEN = ft.Colors.PRIMARY_CONTAINER.value
    """The ground of what is chosen among several."""
    ON_CHOSEN = ft.Colors.ON_PRIMARY_CONTAINER.value
    """Writing on what is chosen."""
    BRASS = ft.Colors.TERTIARY.value
    """Now: the next step, and the main button on felt."""
    ON_BRASS = ft.Colors.ON_TERTIARY.value
    """Writing on brass."""
    GLOW = ft.Colors.TERTIARY_CONTAINER.value
    """The row of whoever is next."""
    ON_GLOW = ft.Colors.ON_TERTIARY_CONTAINER.value
    """Writing on a glowing row."""
    MADE = ft.Colors.SECONDARY.value
    """A bid made, written on the sheet."""
    MISSED = ft.Colors.ERROR.value
    """A bid missed, or a rule broken, written on the sheet."""
    WARNING = ft.Colors.ERROR_CONTAINER.value
    """The ground of a notice."""
    ON_WARNING = ft.Colors.ON_ERROR_CONTAINER.value
    """Writing on a notice."""
    HEARTS = ft.Colors.ON_SECONDARY_FIXED.value
    """Hearts on sheet, shade and card."""
    DIAMONDS = ft.Colors.ON_TERTIARY_FIXED.value
    """Diamonds on sheet, shade and card."""
    CLUBS = ft.Colors.ON_TERTIARY_FIXED_VARIANT.value
    """Clubs on sheet, shade and card."""


LIGHT: Final[dict[Colour, str]] = {
    Colour.PAPER: "#f6efdf",
    Colour.SHADE: "#ebe1ca",
    Colour.CARD: "#fffbf2",
    Colour.INK: "#1d2622",
    Colour.PENCIL: "#545c54",
    Colour.RULE: "#d8ccb0",
    Colour.EDGE: "#857959",
    Colour.FELT: "#1f4d3b",
    Colour.FELT_DEEP: "#173c2e",
    Colour.IVORY: "#f8f1e1",
    Colour.IVORY_QUIET: "#c3d4c6",
    Colour.ACTION: "#1f5a43",
    Colour.ON_ACTION: "#fbf6ea",
    Colour.CHOSEN: "#cfe0cf",
    Colour.ON_CHOSEN: "#123527",
    Colour.BRASS: "#e8b84a",
    Colour.ON_BRASS: "#2a2008",
    Colour.GLOW: "#fbe3a6",
    Colour.ON_GLOW: "#3a2c08",
    Colour.MADE: "#1c663f",
    Colour.MISSED: "#a92419",
    Colour.WARNING: "#fadbd2",
    Colour.ON_WARNING: "#5f140c",
    Colour.HEARTS: "#b7211a",
    Colour.DIAMONDS: "#1a5aa3",
    Colour.CLUBS: "#1b683d",
}
"""Daylight: ivory paper on green felt."""

DARK: Final[dict[Colour, str]] = {
    Colour.PAPER: "#211f1a",
    Colour.SHADE: "#2d2a23",
    Colour.CARD: "#38342b",
    Colour.INK: "#f3ead6",
    Colour.PENCIL: "#bfb59f",
    Colour.RULE: "#403b31",
    Colour.EDGE: "#968c75",
    Colour.FELT: "#10261c",
    Colour.FELT_DEEP: "#1b3b2d",
    Colour.IVORY: "#f3ead6",
    Colour.IVORY_QUIET: "#a9bfae",
    Colour.ACTION: "#86c9a2",
    Colour.ON_ACTION: "#0c2418",
    Colour.CHOSEN: "#2b5340",
    Colour.ON_CHOSEN: "#dcefe0",
    Colour.BRASS: "#e3b550",
    Colour.ON_BRASS: "#2a2008",
    Colour.GLOW: "#4d3f17",
    Colour.ON_GLOW: "#fbe6b0",
    Colour.MADE: "#83cda0",
    Colour.MISSED: "#f6a093",
    Colour.WARNING: "#5a211a",
    Colour.ON_WARNING: "#ffdcd4",
    Colour.HEARTS: "#ff958a",
    Colour.DIAMONDS: "#93c1fb",
    Colour.CLUBS: "#85d2a3",
}
"""Lamplight: the same table with the lights down, the sheet darker than its writing."""

_SHEETS: Final = (Colour.PAPER, Colour.SHADE, Colour.CARD)

PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (
    *(
        (writing, ground)
        for ground in _SHEETS
        for writing in (
            Colour.INK,
            Colour.PENCIL,
            Colour.MADE,
            Colour.MISSED,
            Colour.HEARTS,
            Colour.DIAMONDS,
            Colour.CLUBS,
        )
    ),
    *(
        (writing, ground)
        for ground in (Colour.FELT, Colour.FELT_DEEP)
        for writing in (Colour.IVORY, Colour.IVORY_QUIET)
    ),
    (Colour.BRASS, Colour.FELT),
    (Colour.ON_ACTION, Colour.ACTION),
    (Colour.ACTION, Colour.PAPER),
    (Colour.ON_CHOSEN, Colour.CHOSEN),
    (Colour.ON_BRASS, Colour.BRASS),
    (Colour.ON_GLOW, Colour.GLOW),
    (Colour.INK, Colour.GLOW),
    (Colour.ON_WARNING, Colour.WARNING),
)
"""Every (writing, ground) that parts and screens may put together."""


SEATS: Final = (
    "#2c80e1",
    "#d15e11",
    "#159254",
    "#d24ba5",
    "#9f7b04",
    "#9a68d3",
    "#df4d48",
    "#088d9c",
    "#628c19",
    "#d94d77",
    "#757f9f",
    "#ac734d",
)
"""Everybody's line, by their seats: as bright as one another, so that each stands out (3 : 1)
from the sheet by daylight and by lamplight alike."""


def scheme(shades: dict[Colour, str]) -> ft.ColorScheme:
    """Return Flet's colour scheme with each of our colours in the role it names."""
    roles = {ft.Colors(colour.value).name.lower(): shade for colour, shade in shades.items()}
    borrowed = {
        "surface_container_low": shades[Colour.PAPER],
        "surface_container_high": shades[Colour.SHADE],
        "surface_container_highest": shades[Colour.SHADE],
        "surface_tint": shades[Colour.PAPER],
        "on_secondary": shades[Colour.PAPER],
        "on_error": shades[Colour.PAPER],
        "secondary_container": shades[Colour.CHOSEN],
        "on_secondary_container": shades[Colour.ON_CHOSEN],
        "inverse_surface": shades[Colour.FELT],
        "on_inverse_surface": shades[Colour.IVORY],
        "inverse_primary": shades[Colour.BRASS],
    }
    return ft.ColorScheme(**roles, **borrowed)
