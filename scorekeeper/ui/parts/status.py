"""The line above the pad: who is up, and how the bids stand against the cards."""

from __future__ import annotations

from math import ceil

import flet as ft

from scorekeeper.ui.comfort import comfort
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import STATUS, USUAL, Fit
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import about, line, sentence
from scorekeeper.ui.theme import Space, Type, text
from scorekeeper.words import _

__all__ = ["NOTE", "StatusLine", "balance", "note_height", "remark"]

NOTE = 24
"""A line to remember, in dp."""

LINES = 3
"""The most lines of a note."""
LETTER = 0.5
"""How wide a letter is in the mean, as a part of its size."""


def note_height(note: str, width: float, scale: float = 1.0) -> float:
    """Return how high ``note`` will be in ``width`` dp, which is 0 when there is none.

    >>> note_height("", 360), note_height("Go.", 360), note_height("Follow suit. " * 6, 360)
    (0, 24, 42)
    """
    if not note:
        return 0
    size = Type.SMALL * scale
    lines = min(LINES, ceil(len(note) * size * LETTER / (width - 2 * Space.LOOSE)))
    return max(NOTE, ceil(lines * size * 1.2) + (Space.SNUG if lines > 1 else 0))


def balance(bids: int, cards: int) -> str:
    """Say how the bids stand against the cards.

    >>> balance(4, 5), balance(5, 5), balance(7, 5)
    ('under by 1', 'even', 'over by 2')
    """
    if bids == cards:
        return _("even")
    wording = _("over by {off}") if bids > cards else _("under by {off}")
    return wording.format(off=abs(bids - cards))


@component
def StatusLine(
    prompt: str,
    count: str = "",
    verdict: str = "",
    *,
    reason: str = "",
    note: str = "",
    action: ft.Control | None = None,
    end: ft.Control | None = None,
    name: str = "",
    way: int | None = 0,
    size: Fit = USUAL,
) -> ft.Control:
    """Show ``prompt`` at the start of the line and the count with its verdict at the end.

    ``reason``, if there is one, takes the line for itself: why a bid is closed, or why
    the hand cannot go on.  ``note`` stands on a line of its own, NOTE dp high: what the
    table is to remember while it plays, with an ``action`` at its end.  ``way`` is the sign
    of the difference, for the arrow; None draws none.  ``end`` closes the line itself.
    Where it has no room, the ``name`` in the prompt is shortened; large writing wraps.
    """
    if reason:
        row = _reason(reason)
    else:
        told = about(
            prompt,
            name,
            Type.BODY if size.large else Type.NAME,
            Colour.BRASS,
            bold=True,
            key="prompt",
            lines=2 if size.large else 1,
        )
        counted = [line(count, Type.BODY, Colour.IVORY_QUIET, key="count")] if count else []
        row = _in_line(told, counted, _verdict(verdict, way, large=size.large), large=size.large)
        row += [end] if end else []
    noted = [_note(note, action)] if note else []
    return ft.Semantics(
        # Said aloud already, where that can be done; else a screen reader watches it.
        live_region=not comfort().speaks,
        container=True,
        content=ft.Container(
            ft.Column(
                [
                    *noted,
                    ft.Row([strut(height=STATUS), *row], spacing=Space.TIGHT),
                ],
                spacing=0,
                tight=True,
            ),
            padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
        ),
    )


def remark(note: str) -> ft.Control:
    """Return a note that stands among what scrolls, as long as it is."""
    told = ft.Container(
        sentence(note, Type.SMALL, Colour.IVORY, key="note"),
        padding=ft.Padding.only(left=Space.SNUG, right=Space.SNUG, bottom=Space.SNUG),
    )
    return ft.Semantics(live_region=True, container=True, content=told)


def _in_line(
    told: ft.Control, counted: list[ft.Text], verdict: list[ft.Control], *, large: bool
) -> list[ft.Control]:
    """Return the parts of the line beside one another; large ones as far as they fit."""
    if not large:
        return [ft.Container(told, expand=True), *counted, *verdict]
    for one in counted:
        one.style = text(Type.SMALL, Colour.IVORY_QUIET)
    stands = [ft.Row(verdict, spacing=Space.TIGHT, tight=True)] if verdict else []
    wrapped = ft.Row([told, *counted, *stands], wrap=True, spacing=Space.EVEN, run_spacing=0)
    return [ft.Container(wrapped, expand=True)]


def _note(note: str, action: ft.Control | None) -> ft.Control:
    words = sentence(note, Type.SMALL, Colour.IVORY, key="note", lines=LINES)
    told = ft.Semantics(live_region=True, container=True, content=words)
    end = [action] if action else []
    return ft.Row([strut(height=NOTE), ft.Container(told, expand=True), *end], spacing=Space.TIGHT)


def _reason(reason: str) -> list[ft.Control]:
    told = sentence(reason, Type.SMALL, Colour.BRASS, bold=True, key="reason", lines=3)
    return [
        ft.Icon(ft.Icons.BLOCK, size=Type.NAME, color=Colour.BRASS),
        ft.Container(told, expand=True),
    ]


def _verdict(verdict: str, way: int | None, *, large: bool) -> list[ft.Control]:
    """Return how it stands, with an arrow that says the same."""
    if not verdict:
        return []
    arrows = {1: ft.Icons.ARROW_UPWARD, 0: ft.Icons.DRAG_HANDLE, -1: ft.Icons.ARROW_DOWNWARD}
    size = Type.BODY if large else Type.NAME
    arrow = None if way is None else arrows[(way > 0) - (way < 0)]
    return [
        *([ft.Icon(arrow, size=Type.BODY, color=Colour.IVORY)] if arrow else []),
        line(verdict, size, Colour.IVORY, bold=True, key="verdict"),
    ]
