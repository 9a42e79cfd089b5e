"""The frame of every screen but the table: a sheet of paper under a band of felt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import COMFORTABLE, Radius, Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PageFrame"]

BAND = 56
"""The band of felt with the title, in dp."""


@component
def PageFrame(
    title: str,
    body: tuple[ft.Control, ...],
    *,
    on_back: Callable[[], None] | None = None,
    actions: tuple[ft.Control, ...] = (),
    foot: ft.Control | None = None,
    width: float = COMFORTABLE,
    whole: ft.Control | None = None,
    size: float = Type.TITLE,
) -> ft.Control:
    """Show ``title`` on felt and ``body`` on paper, scrolling, at most ``width`` dp wide.

    ``actions`` are signs made by `felt_icon`; ``foot`` stays at the bottom, within reach
    of the thumb, while the body scrolls.  ``whole`` takes the place of the body, fills
    the sheet from edge to edge and scrolls by itself.  ``size`` is that of the title.
    """
    back = (
        [felt_icon("back", ft.Icons.ARROW_BACK, _("Back"), on_back)]
        if on_back is not None
        else [strut(width=Space.SNUG)]
    )
    name = ft.Semantics(
        header=True,
        heading_level=1,
        content=sentence(title, size, Colour.IVORY, bold=True, key="title", lines=2),
        expand=True,
    )
    band = ft.Row([strut(height=BAND), *back, name, *actions], spacing=Space.TIGHT)
    paper = (
        ft.Container(whole, expand=True)
        if whole
        else ft.Column(
            [_limited(ft.Column(list(body), spacing=Space.SNUG), width)],
            scroll=ft.ScrollMode.AUTO,
            spacing=0,
            expand=True,
        )
    )
    feet = [_limited(foot, width)] if foot else []
    sheet = ft.Container(
        ft.Column([paper, *feet], spacing=0, expand=True),
        bgcolor=Colour.PAPER,
        border_radius=ft.BorderRadius.only(top_left=Radius.SHEET, top_right=Radius.SHEET),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        expand=True,
    )
    frame = ft.Column(
        [ft.Container(band, padding=ft.Padding.symmetric(horizontal=Space.SNUG)), sheet],
        spacing=0,
        expand=True,
    )
    return ft.Container(ft.SafeArea(frame, expand=True), bgcolor=Colour.FELT, expand=True)


def _limited(content: ft.Control, width: float) -> ft.Control:
    """Return ``content`` in the middle, no wider than ``width`` dp and no wider than fits."""
    held = ft.Container(
        content,
        width=width,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE, vertical=Space.SNUG),
        expand=True,
        expand_loose=True,
    )
    return ft.Row([held], alignment=ft.MainAxisAlignment.CENTER, spacing=0)
