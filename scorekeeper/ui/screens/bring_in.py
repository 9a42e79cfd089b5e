"""A copy from elsewhere, or one made by itself: what it would bring, before it is brought in."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.bring_in import BringInModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.pick_file import pick_file
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["BringInScreen"]


@component
def BringInScreen(
    model: BringInModel, *, picks: bool, on_back: Callable[[], None], on_done: Callable[[], None]
) -> ft.Control:
    """Show what is in a copy and what would become of it here.

    With ``picks`` a file can be chosen; without, the copy was chosen already.
    """
    about = _(
        "Choose a copy that was saved here or on another device. You see what it would bring "
        "before anything is changed."
    )
    choose = (
        [
            ft.Container(sentence(about), margin=ft.Margin.symmetric(vertical=Space.SNUG)),
            ft.Row([pick_file(model.picking(), model.pick, model.begin)]),
        ]
        if picks
        else []
    )
    problem = [notice(model.problem)] if model.problem else []
    if model.detail:
        problem.append(sentence(model.detail, Type.SMALL, Colour.PENCIL, key="detail"))
    body = (
        *choose,
        ft.Column(problem, spacing=Space.SNUG),
        ft.Column(_said(model), spacing=Space.SNUG),
    )
    return PageFrame(_("Bring a copy in"), body, on_back=on_back, foot=_foot(model, on_done))


def _said(model: BringInModel) -> list[ft.Control]:
    """Return what would happen, or what has."""
    if model.done:
        told = [
            sentence(each, Type.BODY, Colour.MADE, key=f"done-{at}")
            for at, each in enumerate(model.done)
        ]
        return [heading(_("Brought in")), *told]
    if model.busy:
        ring = ft.ProgressRing(width=Type.TITLE, height=Type.TITLE, color=Colour.ACTION)
        return [ft.Row([ring, ft.Container(sentence(model.busy, key="busy"), expand=True)])]
    if not model.plan:
        return []
    lines = [sentence(each, Type.BODY, key=f"plan-{at}") for at, each in enumerate(model.plan)]
    return [
        heading(model.title),
        *lines,
        sentence(
            _("Of two versions of one game the newer stays. Nothing here is lost."),
            Type.SMALL,
            Colour.PENCIL,
        ),
    ]


def _foot(model: BringInModel, on_done: Callable[[], None]) -> ft.Control:
    if model.done:
        return ft.Row([primary(_("Done"), key="done", on_tap=on_done, expand=True)])
    ready = model.bring_in if model.can_bring_in else None
    return ft.Row([primary(_("Bring it in"), key="keep", on_tap=ready, expand=True)])
