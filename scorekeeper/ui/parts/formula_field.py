"""A line to write a formula on: its values as chips, and what is wrong at its place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules.spelling import spelt
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.choices import labelled, wrapped
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writable import Change, writable
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Radius, Space, Type, text
from scorekeeper.words import _, isolated, said
from scorekeeper.words.language import meanings, spellings

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules import FormulaError

__all__ = ["FormulaField", "inserted"]

LONGEST = 400
"""More than a formula may have, so that the language itself says what is too long."""


@component
def FormulaField(
    label: str,
    start: str,
    *,
    field_key: str,
    fault: FormulaError | None,
    on_write: Callable[[str], None],
) -> ft.Control:
    """Show a line called ``label`` that begins with ``start``; ``on_write`` hears its text.

    Chips, keyed ``FIELD_KEY-put-WORD``, put a word where the cursor stands.  ``fault`` is
    shown below the line with its place (``FIELD_KEY-place``) and its sentence
    (``FIELD_KEY-fault``); what was written otherwise than the language has it is shown as it
    was read (``FIELD_KEY-read``).
    """
    written = ft.use_ref(start)
    cursor = ft.use_ref(len(start))
    echo = ft.use_ref(-1)
    _times, set_times = ft.use_state(0)
    explained, explain = ft.use_state(False)

    def change(event: Change) -> None:
        # A phone's Enter key writes a new line, which no formula has.
        before = written.current or ""
        written.current = (event.control.value or "").replace("\n", " ")
        if cursor.current == len(before):  # who writes at the end goes on there
            cursor.current = len(written.current)
        on_write(written.current)

    def look(event: ft.TextSelectionChangeEvent[ft.TextField]) -> None:
        # What a chip put in moves the client's own cursor to the end: that is not a person's
        # doing.  A line that lost its cursor may say that it has none.
        end, expected = event.selection.end, echo.current
        echo.current = -1
        if end not in {-1, expected}:
            cursor.current = end

    def put(word: str) -> None:
        now = written.current or ""
        written.current, cursor.current = inserted(now, word, cursor.current or 0)
        echo.current = len(written.current)
        on_write(written.current)
        set_times(lambda times: times + 1)

    field = _field(label, written.current or "", key=field_key, on_change=change, on_look=look)
    toggle = quiet(
        _("Fewer words") if explained else _("More words"),
        key=f"{field_key}-explain",
        name=_("Fewer words") if explained else _("More words, and what they mean"),
        on_tap=lambda: explain(not explained),
    )
    told = _told(written.current or "", fault, field_key)
    chips = _chips(field_key, put, rarer=explained)
    legend = _legend() if explained else []
    return ft.Column(
        [field, ft.Column(told, spacing=Space.SNUG), *chips, wrapped([toggle]), *legend],
        spacing=Space.SNUG,
    )


def inserted(now: str, word: str, cursor: int) -> tuple[str, int]:
    """Return ``now`` with ``word`` put in at ``cursor``, spaced, and where the cursor then is.

    >>> inserted("10 +", "tricks", 4)
    ('10 + tricks', 11)
    """
    at = max(0, min(cursor, len(now)))
    before, after = now[:at], now[at:]
    tight = before.endswith(("(", " ")) or not before or word in {")", ","}
    opened = f"{before}{'' if tight else ' '}{word}"
    gap = " " if after and not after.startswith((" ", ")", ",")) and not word.endswith("(") else ""
    return f"{opened}{gap}{after}", len(opened)


def _field(
    label: str,
    value: str,
    *,
    key: str,
    on_change: Callable[[Change], None],
    on_look: Callable[[ft.TextSelectionChangeEvent[ft.TextField]], None],
) -> ft.Control:
    field = writable(
        label, value, key=key, longest=LONGEST, on_change=on_change, ground=Colour.PAPER
    )
    field.on_selection_change = on_look
    field.multiline, field.min_lines, field.max_lines = True, 1, 4
    field.enable_suggestions = field.smart_quotes_type = field.smart_dashes_type = False
    return ft.Row([field], spacing=0)


def _told(written: str, fault: FormulaError | None, key: str) -> list[ft.Control]:
    """Return what is wrong with what was written, or how it was read where it was turned."""
    read = spelt(written)
    if fault:
        return _wrong(read, fault, key)
    if read == written:
        return []
    told = _("Read as: {formula}").format(formula=isolated(read))
    return [sentence(told, Type.SMALL, Colour.PENCIL, key=f"{key}-read")]


def _wrong(written: str, fault: FormulaError, key: str) -> list[ft.Control]:
    """Return the formula with its bad end marked, and what is wrong with it."""
    at = min(fault.at, len(written))
    sound, bad = written[:at], written[at:]
    plain, marked = text(Type.BODY, Colour.PENCIL), text(Type.BODY, Colour.MISSED, bold=True)
    marked.decoration = ft.TextDecoration.UNDERLINE
    marked.decoration_thickness = 2
    place = ft.Text(
        spans=[ft.TextSpan(sound, plain), ft.TextSpan(bad or " … ", marked)],
        key=f"{key}-place",
        semantics_label=_("Wrong from here on: {text}").format(text=bad or "…"),
    )
    words = sentence(said(fault), Type.SMALL, Colour.MISSED, bold=True, key=f"{key}-fault")
    return [
        place,
        ft.Row(
            [
                ft.Icon(ft.Icons.ERROR_OUTLINE, size=Type.TITLE, color=Colour.MISSED),
                ft.Semantics(live_region=True, container=True, content=words, expand=True),
            ],
            spacing=Space.TIGHT,
        ),
    ]


def _chips(key: str, put: Callable[[str], None], *, rarer: bool) -> list[ft.Control]:
    return [
        labelled(title, wrapped([_chip(word, key, partial(put, word)) for word in words]))
        for title, words in spellings(rarer=rarer).items()
    ]


def _chip(word: str, key: str, on_tap: Callable[[], None]) -> ft.Control:
    return touch(
        line(word, Type.BODY, Colour.INK),
        key=f"{key}-put-{word}",
        name=_("Put in: {word}").format(word=meanings().get(word, word)),
        on_tap=on_tap,
        ground=Colour.SHADE,
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
    )


def _legend() -> list[ft.Control]:
    return [
        ft.Row(
            [
                ft.Container(line(word, Type.SMALL, bold=True), width=88),
                ft.Container(sentence(meaning, Type.SMALL, Colour.PENCIL), expand=True),
            ],
            spacing=Space.SNUG,
        )
        for word, meaning in meanings().items()
    ]
