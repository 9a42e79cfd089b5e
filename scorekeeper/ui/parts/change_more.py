"""What is seldom done to a hand: it counts for nothing, or pays somebody who was not in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import signed as beside
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type, sized
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Outsider", "hand_more"]


@dataclass(frozen=True, slots=True)
class Outsider:
    """Somebody who was not in the hand; ``extra`` are the points they have of it."""

    id: str
    name: str
    extra: str = ""


def hand_more(
    outsiders: tuple[Outsider, ...],
    *,
    void: bool,
    on_void: Callable[[], None],
    on_extra: Callable[[str], None],
) -> ft.Control:
    """Return the keys on felt; ``on_extra`` gets whose extra points are to be changed."""
    told, sign = (
        (_("It counts after all"), ft.Icons.RESTORE)
        if void
        else (_("This hand does not count"), ft.Icons.BLOCK)
    )
    return ft.Container(
        ft.Column(
            [_key("void", told, told, sign, on_void), *_paying(outsiders, on_extra)],
            spacing=Space.SNUG,
            tight=True,
        ),
        key="more-panel",
        padding=Space.SNUG,
        bgcolor=Colour.FELT_DEEP,
        border=ft.Border.all(1, Colour.IVORY_QUIET),
        border_radius=Radius.SHEET,
    )


def _paying(outsiders: tuple[Outsider, ...], on_extra: Callable[[str], None]) -> list[ft.Control]:
    if not outsiders:
        return []
    keys = [_outsider(one, on_extra) for one in outsiders]
    return [
        sentence(_("Extra points for who was not in this hand:"), Type.SMALL, Colour.IVORY),
        ft.Row(keys, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG),
    ]


def _outsider(one: Outsider, on_extra: Callable[[str], None]) -> ft.Control:
    name = isolated(one.name)
    told = _("{player}: extra points").format(player=name)
    if one.extra:
        told = _("{player}: extra points, now {points}").format(player=name, points=one.extra)
    label = f"{name} {one.extra}" if one.extra else name
    return _key(f"outsider-{one.id}", label, told, None, partial(on_extra, one.id))


def _key(
    key: str, label: str, name: str, sign: ft.IconData | None, on_tap: Callable[[], None]
) -> ft.Control:
    signs: list[ft.Control] = [_sign(sign)] if sign else []
    words = sentence(label, Type.BODY, Colour.IVORY, bold=True, lines=2)
    return touch(
        beside(words, signs, spacing=Space.SNUG),
        key=key,
        name=name,
        on_tap=on_tap,
        edge=Colour.IVORY_QUIET,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
    )


def _sign(sign: ft.IconData) -> ft.Control:
    return ft.Icon(sign, size=sized(Type.NAME), color=Colour.IVORY, apply_text_scaling=True)
