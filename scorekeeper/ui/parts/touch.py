"""Anything that can be touched: large enough, and with a name that can be spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui.theme import TOUCH, Radius

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.ui.palette import Colour

__all__ = ["signed", "strut", "touch"]


def touch(
    content: ft.Control,
    *,
    key: str,
    name: str,
    on_tap: Callable[[], None] | None,
    ground: Colour | None = None,
    edge: Colour | None = None,
    radius: float = Radius.CARD,
    padding: ft.PaddingValue = 0,
    width: float | None = None,
    height: float = TOUCH,
    expand: bool = False,
    fill: bool = False,
    selected: bool | None = None,
    toggled: bool | None = None,
    action: ft.ClientAction | None = None,
    on_assisted: Callable[[], None] | None = None,
) -> ft.Control:
    """Make ``content`` touchable under the ``name`` a screen reader says.

    The name stands for everything inside, which is not read once more.  Sizes are in dp
    and least sizes: large letters may make it grow.  ``on_tap`` None leaves it in place,
    but dead.  ``expand`` takes what is left of a row, ``fill`` the width of a column.
    ``action`` is done by the client within the tap itself, where browsers allow it; a tap
    by a screen reader is none, and calls ``on_assisted`` instead where that is given.
    """
    tapped = None if on_tap is None else _heard(on_tap)
    return ft.Semantics(
        label=name,
        button=True,
        container=True,
        exclude_semantics=True,
        selected=selected,
        toggled=toggled,
        on_tap=tapped if on_assisted is None else _heard(on_assisted),
        expand=expand or None,  # False would still be a flex, which a wrapped row cannot hold
        content=ft.Container(
            ft.Row(
                [strut(height=height), content],
                spacing=0,
                tight=width is None and not expand and not fill,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            key=key,
            width=width,
            padding=padding,
            bgcolor=ground,
            border=ft.Border.all(1, edge) if edge else None,
            border_radius=radius,
            ink=on_tap is not None,
            disabled=on_tap is None,
            on_click=tapped,
            action=action,
        ),
    )


def _heard(on_tap: Callable[[], None]) -> Callable[[object], None]:
    return lambda _event: on_tap()


def signed(label: ft.Text, signs: list[ft.Control], *, spacing: float) -> ft.Control:
    """Return ``label`` after its ``signs``, for `touch`: shortened where it has no room.

    Both rows around the label are tight and it fits loosely, since a row that is not
    bound, such as a row of buttons that does not wrap, could hold no other flex.
    """
    return ft.Row(
        [*signs, ft.Container(label, expand=True, expand_loose=True)],
        spacing=spacing,
        tight=True,
        expand=True,
        expand_loose=True,
    )


def strut(*, height: float = TOUCH, width: float = 0) -> ft.Control:
    """Return nothing to see that holds its place open: a least size, in dp."""
    return ft.Container(width=width, height=height)
