"""What every key of a keyboard does, screen by screen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

__all__ = ["KeysScreen"]

ROW = 40
"""The least height of a line, in dp: nothing in it is tapped."""
WIDTH = 148
"""How wide the keys stand, in dp, so that what they do begins below one another."""


@component
def KeysScreen(*, on_back: Callable[[], None]) -> ft.Control:
    """Show all keys; those in a field write, and do nothing else."""
    scale, probe = use_text_scale()
    body: list[ft.Control] = []
    for title, keys in _keys():
        rows = [_row(pressed, does, large=scale >= LARGE) for pressed, does in keys]
        body += [heading(title), *rows]
    body.append(ft.Stack([ft.Container(probe, left=0, top=0)], height=Space.WIDE))
    return PageFrame(_("Keys"), tuple(body), on_back=on_back)


def _keys() -> list[tuple[str, list[tuple[tuple[str, ...], str]]]]:
    """Return the keys of every screen, and what each does there."""
    enter, back, escape = _("Enter"), _("Backspace"), _("Esc")
    return [
        (
            _("At the table"),
            [
                (("0", "…", "9"), _("Bid for whoever is next.")),
                ((enter,), _("Go on to the next hand.")),
                ((back,), _("Step back: the last digit, or the last entry.")),
                (("↑", "↓"), _("Once all have bid: choose a row.")),
                (("+", "-"), _("One trick more, one trick fewer, in the row chosen.")),
                (("B",), _("Change the bid of the row chosen.")),
                (("T",), _("Trump; then S, H, D, C for the suit, or N for none.")),
                (("U", "R"), _("Undo, redo. Ctrl+Z and Ctrl+Shift+Z do so too.")),
            ],
        ),
        (
            _("Score sheet"),
            [
                (("←", "↑", "↓", "→"), _("Move over the cells.")),
                ((enter,), _("Open the hand of the cell.")),
            ],
        ),
        (
            _("All games"),
            [
                (("N",), _("New game.")),
                (("S",), _("Settings.")),
            ],
        ),
        (
            _("Everywhere"),
            [
                ((_("Tab"),), _("Go through everything that can be tapped; Enter taps it.")),
                ((escape,), _("Back.")),
                (("?",), _("These keys.")),
            ],
        ),
    ]


def _row(pressed: tuple[str, ...], does: str, *, large: bool) -> ft.Control:
    """Return keys drawn as such, and what they do: beside them, or below with large writing."""
    caps = ft.Row([_cap(key) for key in pressed], spacing=Space.TIGHT, wrap=True)
    if large:
        told = ft.Container(sentence(does), padding=ft.Padding.only(bottom=Space.EVEN))
        return ft.Column([caps, told], spacing=Space.TIGHT)
    beside = [ft.Container(caps, width=WIDTH), ft.Container(sentence(does), expand=True)]
    return ft.Row([strut(height=ROW), *beside], spacing=0)


def _cap(key: str) -> ft.Control:
    return ft.Container(
        line(key, Type.BODY, Colour.INK, bold=True),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.CARD / 2,
        padding=ft.Padding.symmetric(horizontal=Space.SNUG, vertical=Space.HAIR),
    )
