"""Which address changes rules, and what its buttons lead to."""

from __future__ import annotations

import flet as ft

from scorekeeper.book.house import House
from scorekeeper.rules import RuleError, Rules
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.screens.rules_edit import RulesEditScreen
from scorekeeper.ui.view import Go, guarded, missing, view
from scorekeeper.words import said

__all__ = ["RulesEditView"]


class RulesEditView:
    """Draws the editor of one set of rules, above the screen at the address ``home``."""

    def __init__(self, desk: Desk, go: Go, home: str) -> None:
        self._desk, self._go, self._home = desk, go, home
        self._shown = guarded(self._edit)

    def route(self) -> ft.Route:
        """Return its address, below that of one set of rules."""
        return ft.Route(path="edit", component=self._shown)

    def _edit(self) -> ft.View:
        """Return the draft, which is read anew whenever somebody comes to it."""
        key = ft.use_route_params().get("key", "")
        model, lost = ft.use_memo(lambda: _begun(self._desk.library.house, key), [key])
        here, back = routes.rules_editor(key, self._home), routes.rules_page(key, self._home)
        if model is None:
            return view(here, missing(said(lost) if lost else "", self._leave))
        screen = RulesEditScreen(
            model,
            self._desk.screen,
            on_back=lambda: self._go(back),
            on_saved=lambda kept: self._go(routes.rules_page(kept, self._home)),
            on_other=lambda other: self._go(routes.rules_editor(other, self._home)),
        )
        return view(here, screen)

    def _leave(self) -> None:
        self._go(routes.rules(self._home))


def _begun(house: House, key: str) -> tuple[RulesEdit | None, RuleError | None]:
    """Return what changes the rules with ``key``, or why there are none."""
    try:
        return RulesEdit(house, _base(house, key)), None
    except RuleError as unknown:
        return None, unknown


def _base(house: House, key: str) -> Rules:
    """Return what a draft is made from: itself, once the rules it came from are gone."""
    try:
        return house.find(key)
    except RuleError:
        if house.draft is None or house.draft.key != key:
            raise
        return house.draft
