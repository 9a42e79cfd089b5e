"""The plan of a game being played: every hand, those to come as they can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.plan import PlanModel, plan_rows
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.plan_actions import plan_actions
from scorekeeper.ui.parts.plan_list import NOW, PlanList
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import COMFORTABLE, Space, Type
from scorekeeper.words import _

__all__ = ["PlanScreen"]

QUICK: Final = 200
"""How long the sheet takes to move to its end, in milliseconds."""


@component
def PlanScreen(model: TableModel, plan: PlanModel, *, on_back: Callable[[], None]) -> ft.Control:
    """Show every hand, beginning where the game stands; the one tapped can be changed."""
    sheet = ft.use_memo(ft.Ref[ft.Column], [])
    found = ft.use_ref("")  # the game whose hand was looked for

    async def drawn(_size: object) -> None:
        """Begin where the game stands, and show all that opens at the end."""
        if sheet.current is None:
            return
        game, looked = model.game, found.current
        found.current = game.setup.id
        if looked != game.setup.id and not game.is_over:
            await sheet.current.scroll_to(scroll_key=NOW)
        elif looked != game.setup.id or plan.opened == len(game.plan):
            await sheet.current.scroll_to(offset=-1, duration=QUICK)

    actions = plan.actions
    hands = PlanList(
        plan_rows(model.game),
        plan.open,
        chosen=plan.opened,
        below=None if actions is None else plan_actions(actions),
    )
    told = unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved)
    told += [notice(model.notice)] if model.notice else []
    scrolled = ft.Column(
        [
            ft.Container(
                _limited(ft.Column([hands, _more(model, plan)], spacing=Space.EVEN)),
                key="plan-list",
                on_size_change=drawn,
            )
        ],
        ref=sheet,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
    bar = BottomBar(model.undo_name, model.redo_name, model.undo, model.redo)
    whole = ft.Column(
        [scrolled, ft.Column(told, spacing=0), ft.Container(bar, bgcolor=Colour.FELT)], spacing=0
    )
    return PageFrame(_("The plan"), (), on_back=on_back, whole=whole)


def _more(model: TableModel, plan: PlanModel) -> ft.Control:
    """Return the way to one more hand, and to go on when the game is over."""
    over = _("The game is over. One more hand, and it goes on.")
    return ft.Column(
        [
            *([sentence(over, Type.BODY, Colour.PENCIL, key="over")] if model.game.is_over else []),
            ft.Row(
                [
                    secondary(
                        _("One more hand"), key="play-on", icon=ft.Icons.ADD, on_tap=plan.play_on
                    )
                ],
                wrap=True,
            ),
        ],
        spacing=Space.SNUG,
    )


def _limited(content: ft.Control) -> ft.Control:
    """Return ``content`` in the middle of the sheet, comfortably wide."""
    held = ft.Container(
        content, width=COMFORTABLE, padding=Space.SNUG, expand=True, expand_loose=True
    )
    return ft.Row([held], alignment=ft.MainAxisAlignment.CENTER, spacing=0)
