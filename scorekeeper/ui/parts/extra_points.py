"""Extra points: a sign on the row that opens a panel, and the panel itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import Points
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated, signed

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.ui.parts.seat import Seat

__all__ = ["ExtraPoints", "extra_key", "extra_told", "extras_key"]

SIGN = "±"

MOST = 999
"""The greatest amount the stepper reaches in one go; more is added in steps."""


def extra_key(seat: Seat, on_tap: Callable[[str], None]) -> ft.Control:
    """Return the sign that opens the panel; points that stand take its place."""
    return touch(
        _disc(seat.extra),
        key=f"extra-{seat.id}",
        name=_extra_name(seat),
        on_tap=lambda: on_tap(seat.id),
        radius=Radius.PILL,
    )


def extras_key(on_tap: Callable[[], None]) -> ft.Control:
    """Return the sign on felt that brings `extra_key` onto every row."""
    return touch(
        line(SIGN, Type.HEAD, Colour.IVORY),
        key="extras",
        name=_("Extra points"),
        on_tap=on_tap,
        width=TOUCH,
        radius=Radius.PILL,
    )


def extra_told(seat: Seat) -> ft.Control:
    """Return the points that stand where nothing can be changed any more."""
    return ft.Semantics(label=_extra_name(seat), exclude_semantics=True, content=_disc(seat.extra))


def _extra_name(seat: Seat) -> str:
    player = isolated(seat.name)
    if not seat.extra:
        return _("{player}: extra points").format(player=player)
    return _("{player}: extra points, now {points}").format(player=player, points=seat.extra)


def _disc(extra: str) -> ft.Control:
    """Return the sign, or the points that stand: as wide as a target, or wider."""
    return ft.Column(
        [strut(width=TOUCH, height=0), _points(extra)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _points(extra: str) -> ft.Control:
    if not extra:
        return line(SIGN, Type.HEAD, Colour.PENCIL)
    return ft.Container(
        line(extra, Type.SMALL, Colour.ON_GLOW, bold=True),
        bgcolor=Colour.GLOW,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT, vertical=Space.TIGHT),
    )


@component
def ExtraPoints(
    name: str,
    points: Points,
    amounts: tuple[Points, ...],
    *,
    on_add: Callable[[Points], None],
    on_clear: Callable[[], None],
    on_close: Callable[[], None],
    note: str = "",
    large: bool = False,
) -> ft.Control:
    """Show the extra ``points`` of a player called ``name``, and offer to add to them.

    ``amounts`` are usual and one tap each.  Others are set by a stepper, whose sign is
    switched and never typed.  ``on_add`` gets what is to be added to what stands.  A
    ``note`` says what to remember before any are.
    With ``large`` writing the key that adds them stands on a line of its own.
    """
    size, set_size = ft.use_state(1)
    minus, set_minus = ft.use_state(False)
    other = -size if minus else size
    steps = _steps(
        other,
        lambda: set_minus(not minus),
        lambda by: set_size(lambda was: min(MOST, max(1, was + by))),
    )
    add = _add(other, on_add)
    head = _head(name, points, on_clear, on_close)
    return ft.Container(
        ft.Column(
            [
                head,
                *([sentence(note, Type.SMALL, Colour.IVORY, key="extra-note")] if note else []),
                *_chips(amounts, on_add),
                ft.Row([*steps, *([] if large else [add])], spacing=Space.TIGHT),
                *([add] if large else []),
            ],
            spacing=Space.SNUG,
            tight=True,
        ),
        key="extra-panel",
        padding=Space.SNUG,
        margin=ft.Margin.symmetric(horizontal=Space.TIGHT if large else 0),
        bgcolor=Colour.FELT_DEEP,
        border=ft.Border.all(1, Colour.IVORY_QUIET),
        border_radius=Radius.SHEET,
    )


def _head(
    name: str, points: Points, on_clear: Callable[[], None], on_close: Callable[[], None]
) -> ft.Control:
    """Return whose points they are, how many stand, and the ways back."""
    whose = ft.Column(
        [
            line(isolated(name), Type.NAME, Colour.BRASS, bold=True, key="extra-name"),
            line(_("extra points"), Type.SMALL, Colour.IVORY_QUIET),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    return ft.Row(
        [
            whose,
            ft.Container(figures(signed(points), Type.FIGURE, Colour.IVORY), key="extra-sum"),
            _icon("clear", ft.Icons.BACKSPACE_OUTLINED, _("Clear"), on_clear if points else None),
            _icon("close", ft.Icons.CLOSE, _("Close"), on_close),
        ],
        spacing=Space.TIGHT,
    )


def _chips(amounts: tuple[Points, ...], on_add: Callable[[Points], None]) -> list[ft.Control]:
    """Return a line of bonuses and a line of penalties."""
    kinds = ([one for one in amounts if one > 0], [one for one in amounts if one < 0])
    return [
        ft.Row(
            [_chip(amount, on_add) for amount in kind],
            spacing=Space.SNUG,
            run_spacing=Space.TIGHT,
            wrap=True,
        )
        for kind in kinds
        if kind
    ]


def _chip(amount: Points, on_add: Callable[[Points], None]) -> ft.Control:
    return touch(
        line(signed(amount), Type.NAME, Colour.INK, bold=True),
        key=f"extra-{amount:+}",
        name=_("Add {points}").format(points=signed(amount)),
        on_tap=partial(on_add, amount),
        ground=Colour.CARD,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
    )


def _steps(
    amount: int, on_sign: Callable[[], None], on_step: Callable[[int], None]
) -> list[ft.Control]:
    """Return the switch of the sign, and the amount between its minus and its plus."""
    return [
        touch(
            line(SIGN, Type.HEAD, Colour.IVORY, bold=True),
            key="extra-sign",
            name=_("Switch to plus") if amount < 0 else _("Switch to minus"),
            on_tap=on_sign,
            edge=Colour.IVORY_QUIET,
            width=TOUCH,
        ),
        ft.Container(expand=True),
        _icon("fewer", ft.Icons.REMOVE, _("Less"), partial(on_step, -1)),
        figures(signed(amount), Type.HEAD, Colour.IVORY, room=3),
        _icon("more", ft.Icons.ADD, _("More"), partial(on_step, +1)),
        ft.Container(expand=True),
    ]


def _add(amount: int, on_add: Callable[[Points], None]) -> ft.Control:
    add = _("Add {points}").format(points=signed(amount))
    return touch(
        line(_("Add"), Type.NAME, Colour.INK, bold=True),
        key="extra-add",
        name=_("Other amount: {add}").format(add=add),
        on_tap=partial(on_add, amount),
        ground=Colour.CARD,
        radius=Radius.PILL,
        padding=ft.Padding.symmetric(horizontal=Space.LOOSE),
    )


def _icon(key: str, icon: ft.IconData, name: str, on_tap: Callable[[], None] | None) -> ft.Control:
    ink = Colour.IVORY if on_tap else ft.Colors.with_opacity(0.35, Colour.IVORY)
    return touch(
        ft.Row([strut(), ft.Icon(icon, size=Type.HEAD, color=ink)], spacing=0, tight=True),
        key=f"extra-{key}",
        name=name,
        on_tap=on_tap,
        width=TOUCH,
        radius=Radius.PILL,
    )
