"""The line above the pad: who is up, and how the bids stand against the cards."""

from __future__ import annotations

from math import ceil

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.fit import STATUS, USUAL, Fit
from scorekeeper.ui.parts.touch import strut
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["NOTE", "StatusLine", "balance", "note_height"]

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
    way: int | None = 0,
    size: Fit = USUAL,
) -> ft.Control:
    """Show ``prompt`` at the start of the line and the count with its verdict at the end.

    ``reason``, if there is one, takes the line for itself: why a bid is closed, or why
    the hand cannot go on.  ``note`` stands on a line of its own, NOTE dp high: what the
    table is to remember while it plays, with an ``action`` at its end.  ``way`` is the sign
    of the difference, for the arrow; None draws none.  ``end`` closes the line itself.
    """
    if reason:
        rows = [_reason(reason)]
    else:
        told = line(prompt, Type.NAME, Colour.BRASS, bold=True, key="prompt")
        start: list[ft.Control] = [ft.Container(told, expand=True)]
        counted = [line(count, Type.BODY, Colour.IVORY_QUIET, key="count"), *_verdict(verdict, way)]
        ends = [end] if end else []
        rows = [start, [*counted, *ends]] if size.large else [[*start, *counted, *ends]]
    noted = [_note(note, action)] if note else []
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            ft.Column(
                [
                    *noted,
                    *(ft.Row([strut(height=STATUS), *row], spacing=Space.TIGHT) for row in rows),
                ],
                spacing=0,
                tight=True,
            ),
            padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
        ),
    )


def _note(note: str, action: ft.Control | None) -> ft.Control:
    told = sentence(note, Type.SMALL, Colour.IVORY, key="note", lines=LINES)
    end = [action] if action else []
    return ft.Row([strut(height=NOTE), ft.Container(told, expand=True), *end], spacing=Space.TIGHT)


def _reason(reason: str) -> list[ft.Control]:
    told = sentence(reason, Type.SMALL, Colour.BRASS, bold=True, key="reason", lines=3)
    return [
        ft.Icon(ft.Icons.BLOCK, size=Type.NAME, color=Colour.BRASS),
        ft.Container(told, expand=True),
    ]


def _verdict(verdict: str, way: int | None) -> list[ft.Control]:
    """Return how it stands, with an arrow that says the same."""
    if not verdict:
        return []
    arrows = {1: ft.Icons.ARROW_UPWARD, 0: ft.Icons.DRAG_HANDLE, -1: ft.Icons.ARROW_DOWNWARD}
    arrow = None if way is None else arrows[(way > 0) - (way < 0)]
    return [
        *([ft.Icon(arrow, size=Type.BODY, color=Colour.IVORY)] if arrow else []),
        line(verdict, Type.NAME, Colour.IVORY, bold=True, key="verdict"),
    ]
