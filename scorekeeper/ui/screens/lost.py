"""A game that cannot be read: what is wrong with its file, and which copies of it are whole."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.lost import CopyRow, LostModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet, secondary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["LostScreen"]


@component
def LostScreen(
    model: LostModel, *, on_back: Callable[[], None], on_back_again: Callable[[], None]
) -> ft.Control:
    """Show what can be done; ``on_back_again`` follows once the game is there again."""
    body = (
        *([notice(model.notice)] if model.notice else []),
        heading(model.title),
        sentence(model.problem, Type.BODY, key="problem"),
        sentence(
            _("Its file was left as it is, and no other game is harmed."),
            Type.SMALL,
            Colour.PENCIL,
        ),
        *_copies(model, on_back_again),
        *_aside(model, on_back),
        sentence(model.detail, Type.SMALL, Colour.PENCIL, key="detail"),
        ft.Container(height=Space.LOOSE),
    )
    return PageFrame(_("A game that cannot be read"), body, on_back=on_back)


def _copies(model: LostModel, on_back_again: Callable[[], None]) -> list[ft.Control]:
    def take(name: str) -> None:
        if model.take(name):
            on_back_again()

    if not model.copies:
        told = _("There is no whole copy of it on this device. A copy that you saved may have it.")
        return [sentence(told, Type.BODY, key="none")]
    rows = [_copy(copy, take) for copy in model.copies]
    told = _("What was entered after a copy was made is not in it.")
    return [heading(_("Whole copies")), sentence(told, Type.SMALL, Colour.PENCIL), *rows]


def _copy(copy: CopyRow, take: Callable[[str], None]) -> ft.Control:
    go_on = secondary(
        _("Go on from here"),
        key=f"take-{copy.name}",
        name=_("Go on from here: {copy}").format(copy=copy.title),
        on_tap=lambda: take(copy.name),
    )
    return ft.Column(
        [
            sentence(copy.title, Type.NAME, bold=True, key=f"copy-{copy.name}"),
            sentence(copy.below, Type.SMALL, Colour.PENCIL),
            ft.Container(ft.Row([go_on]), margin=ft.Margin.symmetric(vertical=Space.SNUG)),
        ],
        spacing=Space.HAIR,
    )


def _aside(model: LostModel, on_back: Callable[[], None]) -> list[ft.Control]:
    def put_aside() -> None:
        if model.put_aside():
            on_back()

    told = _("Put aside, it is not listed any more; its file is kept.")
    return [
        heading(_("Or do without it")),
        sentence(told, Type.SMALL, Colour.PENCIL),
        ft.Row([quiet(_("Put it aside"), key="aside", on_tap=put_aside)]),
    ]
