"""The whole score sheet; a tapped cell is corrected."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.screen import ScreenModel
from scorekeeper.ui.models.shown import sheet_rows
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.sheet_grid import SheetGrid
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.theme import Space
from scorekeeper.words import _

__all__ = ["SheetScreen"]

Go = Callable[[], None]


@component
def SheetScreen(
    model: TableModel,
    screen: ScreenModel,
    *,
    on_back: Go,
    on_hand: Callable[[int], None],
    on_standing: Go,
    on_rules: Go,
    on_log: Go,
) -> ft.Control:
    """Show every hand; ``on_hand`` gets the number of the hand that is to be corrected."""
    game = model.game
    players = tuple((player, game.name(player)) for player in game.seats)
    grid = SheetGrid(players, sheet_rows(game), on_hand, room=screen.width)
    saving = unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved)
    edge = ft.Padding.only(left=Space.SNUG, right=Space.SNUG, bottom=Space.TIGHT)
    told = ft.Column([ft.Container(one, padding=edge) for one in saving])
    whole = ft.Column([told, ft.Container(grid, expand=True)], spacing=0)
    standing = felt_icon("standing", ft.Icons.LEADERBOARD_OUTLINED, _("Standing"), on_standing)
    rules = felt_icon("rules", ft.Icons.RULE, _("Rules of this game"), on_rules)
    log = felt_icon("log", ft.Icons.HISTORY, _("Change log"), on_log)
    actions = (log, rules, standing)
    return PageFrame(_("Score sheet"), (), on_back=on_back, actions=actions, whole=whole)
