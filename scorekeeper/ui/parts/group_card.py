"""A group of rules as a card: what it says now, and in place what changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["GroupCard"]


@component
def GroupCard(
    title: str,
    told: tuple[str, ...],
    body: Callable[[], list[ft.Control]],
    *,
    card_key: str,
    fault: str = "",
) -> ft.Control:
    """Show ``title`` and the sentences ``told``; a tap opens the ``body`` below them.

    ``fault`` says what was refused here.  The keys are ``group-KEY`` for what is tapped,
    ``told-KEY`` for the sentences and ``fault-KEY``.
    """
    opened, set_opened = ft.use_state(False)
    sign = ft.Icons.KEYBOARD_ARROW_UP if opened else ft.Icons.EDIT_OUTLINED
    words: list[ft.Control] = [
        sentence(title, Type.NAME, bold=True),
        sentence(" ".join(told), Type.BODY, Colour.PENCIL, key=f"told-{card_key}"),
    ]
    face = ft.Row(
        [
            ft.Column(words, spacing=Space.HAIR, tight=True, expand=True),
            ft.Icon(sign, size=Type.HEAD, color=Colour.ACTION),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    verb = _("close") if opened else _("change")
    head = touch(
        face,
        key=f"group-{card_key}",
        name=_("{title}: {verb}. {told}").format(title=title, verb=verb, told=" ".join(told)),
        on_tap=lambda: set_opened(not opened),
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.EVEN),
        fill=True,
    )
    # What was refused stands by itself: a field below it may be being written on.
    inner: list[ft.Control] = [
        ft.Column([notice(fault, key=f"fault-{card_key}")] if fault else [], spacing=0),
        *([ft.Column(body(), spacing=Space.LOOSE)] if opened else []),
    ]
    within = ft.Container(
        ft.Column(inner, spacing=Space.SNUG),
        padding=ft.Padding.only(left=Space.EVEN, right=Space.EVEN, bottom=Space.LOOSE),
    )
    return ft.Container(
        ft.Column([head, *([within] if opened or fault else [])], spacing=0),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.EDGE if opened else Colour.RULE),
        border_radius=Radius.SHEET,
    )
