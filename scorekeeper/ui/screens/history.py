"""The history: games by evening, narrowed by who played, by the rules and by the date."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.guard import component
from scorekeeper.ui.models.filters import FiltersModel
from scorekeeper.ui.models.history import HistoryModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.screens.filters import filters_card
from scorekeeper.ui.screens.games_rows import Lost, Open, evenings
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, ngettext

__all__ = ["HistoryScreen"]


@component
def HistoryScreen(
    model: HistoryModel,
    filters: FiltersModel,
    *,
    on_back: Callable[[], None],
    on_open: Open,
    on_lost: Lost,
    on_figures: Callable[[], None],
) -> ft.Control:
    """Show the games that pass; ``on_open`` gets the game tapped."""
    told = ngettext("{count} game", "{count} games", model.count).format(count=model.count)
    rows: list[ft.Control] = [notice(model.notice)] if model.notice else []
    if model.deleted:
        name = _("Undo: bring the game back")
        deleted = _("The game was deleted.")
        rows.append(undo_bar(deleted, key="restore", name=name, on_undo=model.restore))
    rows += [sentence(told, Type.SMALL, Colour.PENCIL, key="count")]
    rows += evenings(model, on_open, on_lost)
    if not model.games:
        rows.append(empty_state(_("Nothing found"), _("No game passes all of that.")))
    if model.more:
        more = quiet(_("Show older games"), key="older", on_tap=model.show_more)
        rows.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    body = (filters_card(filters, people=True), ft.Column(rows, spacing=Space.SNUG))
    figures = felt_icon("figures", ft.Icons.LEADERBOARD_OUTLINED, _("Figures"), on_figures)
    return PageFrame(_("History"), body, on_back=on_back, actions=(figures,))
