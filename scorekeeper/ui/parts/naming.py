"""Who names the trump, and what: first the name where it has to be told, then the suit."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.touch import strut, touch
from scorekeeper.ui.parts.trump import suits
from scorekeeper.ui.parts.writing import about, line
from scorekeeper.ui.theme import TOUCH, Radius, Space, Type
from scorekeeper.words import _, isolated

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["TrumpNaming", "naming_height"]

COLUMNS = 3
"""So many names stand side by side on the smallest screen."""

Names = tuple[tuple[str, str], ...]


def naming_height(names: int) -> float:
    """Return how high the part is that offers ``names`` names (none: the suits), in dp."""
    rows = ceil(names / COLUMNS) or 1
    return rows * TOUCH + (rows - 1) * Space.TIGHT + 2 * Space.SNUG


@component
def TrumpNaming(
    chosen: Trump | None,
    namer: str | None,
    likely: Names,
    everybody: Names,
    *,
    on_choose: Callable[[Trump], None],
    on_name: Callable[[str], None],
    first: str | None = None,
    prompt: str = "",
    who: str = "",
    on_close: Callable[[], None] | None = None,
) -> ft.Control:
    """Offer the suits once the ``namer`` is known, and until then the names to be tapped.

    ``likely`` and ``everybody`` are pairs of id and name; the rest of everybody is one tap
    further.  ``first`` is who called first, of several.  With ``on_close`` there is a line
    that says ``prompt``, in which ``who`` may be shortened, and that can be put away.
    """
    asking, set_asking = ft.use_state(False)

    def name(player: str) -> None:
        set_asking(False)
        on_name(player)

    def others() -> None:
        set_asking(not asking)

    if asking or namer is None:
        offered = everybody if asking else likely
        more = others if len(offered) < len(everybody) else None
        body = _names(offered, namer, name, more, first)
    else:
        other = _other(_("Somebody else names trump"), others, width=TOUCH)
        body = ft.Row([other, *suits(chosen, on_choose)], spacing=Space.TIGHT)
    head = [] if on_close is None else [_head(prompt, who, on_close)]
    return ft.Container(
        ft.Column([*head, body], spacing=Space.TIGHT, tight=True),
        padding=Space.SNUG,
        bgcolor=Colour.FELT_DEEP,
        border_radius=Radius.SHEET,
    )


def _head(prompt: str, who: str, on_close: Callable[[], None]) -> ft.Control:
    return ft.Row(
        [
            ft.Container(
                about(prompt, who, Type.NAME, Colour.BRASS, bold=True, key="naming", lines=2),
                expand=True,
            ),
            touch(
                ft.Icon(ft.Icons.CLOSE, size=Type.HEAD, color=Colour.IVORY),
                key="naming-later",
                name=_("Later"),
                on_tap=on_close,
                width=TOUCH,
                radius=Radius.PILL,
            ),
        ],
        spacing=Space.TIGHT,
    )


def _names(
    names: Names,
    namer: str | None,
    on_name: Callable[[str], None],
    more: Callable[[], None] | None,
    first: str | None,
) -> ft.Control:
    """Return the names in lines of equal keys, and a key for ``more`` of them."""
    keys = [
        _name(player, name, on_name, chosen=player == namer, first=player == first)
        for player, name in names
    ]
    if more:
        keys.append(_other(_("Somebody else names trump"), more))
    columns = min(COLUMNS, len(keys))
    keys += [ft.Container(expand=True) for _ in range(-len(keys) % columns)]
    lines = [keys[first : first + columns] for first in range(0, len(keys), columns)]
    return ft.Column(
        [ft.Row(one, spacing=Space.TIGHT) for one in lines], spacing=Space.TIGHT, tight=True
    )


def _name(
    player: str, name: str, on_name: Callable[[str], None], *, chosen: bool, first: bool
) -> ft.Control:
    ink = Colour.ON_BRASS if chosen else Colour.INK
    called = _("called first")
    told: list[ft.Control] = [
        line(isolated(name), Type.BODY, ink, bold=True, align=ft.TextAlign.CENTER),
        *([line(called, Type.MARK, ink, align=ft.TextAlign.CENTER)] if first else []),
    ]
    whole = ft.Column(
        told,
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return touch(
        whole,
        key=f"namer-{player}",
        name=f"{isolated(name)}, {called}" if first else isolated(name),
        on_tap=partial(on_name, player),
        ground=Colour.BRASS if chosen else Colour.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.TIGHT),
        expand=True,
        selected=chosen or None,
    )


def _other(name: str, on_tap: Callable[[], None], width: float | None = None) -> ft.Control:
    sign = ft.Icon(ft.Icons.PEOPLE_OUTLINE, size=Type.HEAD, color=Colour.IVORY)
    return touch(
        ft.Row([strut(), sign], spacing=0, tight=True),
        key="namer-other",
        name=name,
        on_tap=on_tap,
        ground=Colour.FELT,
        width=width,
        expand=width is None,
    )
