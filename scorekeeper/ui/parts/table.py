"""The table: felt all around, the sheet on it, the pad under the thumb."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import PANE, USUAL, Fit
from scorekeeper.ui.theme import Radius, Space

__all__ = ["Table"]

SHADOW = ft.Colors.with_opacity(0.3, ft.Colors.BLACK)
"""What the sheet throws on the felt."""


@component
def Table(
    header: ft.Control,
    board: ft.Control,
    status: ft.Control,
    bar: ft.Control,
    *,
    pad: ft.Control | None = None,
    choices: ft.Control | None = None,
    panel: ft.Control | None = None,
    side: ft.Control | None = None,
    above: list[ft.Control] | None = None,
    strip: ft.Control | None = None,
    probe: ft.Control | None = None,
    size: Fit = USUAL,
) -> ft.Control:
    """Lay the parts of a hand on the felt, from head to bar.

    ``choices`` lies over the upper rows while it is shown, so that nothing moves, and
    ``panel`` over the lower ones, near the thumb; with large writing it takes their place.
    ``above`` stands between head and rows and scrolls with them; a ``strip`` stands between
    rows and status.
    ``side`` is the second pane of a wide screen; ``probe`` comes from `use_text_scale`.
    Only the board scrolls: head, status, pad and bar are always in sight.
    """
    held = [_edged(pad)] if pad else []
    warned = ft.Column([_edged(strip)] if strip else [], spacing=0, tight=True)
    first = [_edged(one) for one in above or ()]
    rows = (
        _scrolled([*first, panel or _sheet(board)], choices)
        if size.large
        else _scrolled([*first, _sheet(board)], choices, panel)
    )
    hand = [header, rows, warned, status, *held, bar]
    panes = _two_panes(hand, side) if side else ft.Column(hand, spacing=0, expand=True)
    measured = [ft.Container(probe, left=0, top=0)] if probe else []
    return ft.Container(
        ft.SafeArea(ft.Stack([*measured, panes], fit=ft.StackFit.EXPAND), expand=True),
        bgcolor=Colour.FELT,
        expand=True,
    )


def _two_panes(hand: list[ft.Control], side: ft.Control) -> ft.Control:
    """Return the hand at the start of a wide screen, and ``side`` in the rest of it."""
    return ft.Row(
        [
            ft.Column(hand, spacing=0, width=PANE),
            ft.Container(side, expand=True, padding=Space.SNUG),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _sheet(board: ft.Control) -> ft.Control:
    """Return the board on its sheet of paper."""
    return ft.Container(
        board,
        bgcolor=Colour.PAPER,
        border_radius=Radius.SHEET,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        margin=ft.Margin.symmetric(horizontal=Space.SNUG),
        shadow=ft.BoxShadow(blur_radius=6, offset=ft.Offset(0, 2), color=SHADOW),
    )


def _scrolled(
    controls: list[ft.Control], choices: ft.Control | None, panel: ft.Control | None = None
) -> ft.Control:
    """Return what may scroll, with choices over its top and a panel over its foot."""
    column = ft.Column(controls, scroll=ft.ScrollMode.AUTO, spacing=0)
    over = [ft.Container(choices, left=Space.SNUG, right=Space.SNUG, top=0)] if choices else []
    if panel:
        over.append(ft.Container(panel, left=Space.SNUG, right=Space.SNUG, bottom=0))
    return ft.Stack([column, *over], expand=True, fit=ft.StackFit.EXPAND)


def _edged(pad: ft.Control) -> ft.Control:
    return ft.Container(pad, padding=ft.Padding.symmetric(horizontal=Space.SNUG))
