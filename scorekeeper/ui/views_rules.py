"""Which screen of the rules stands at which address, and what its buttons lead to."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules import Rules
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.screens.rules import RulesScreen
from scorekeeper.ui.screens.rules_import import RulesImportScreen
from scorekeeper.ui.screens.rules_page import RulesPage
from scorekeeper.ui.view import Go, guarded, view
from scorekeeper.ui.views_rules_edit import RulesEditView

__all__ = ["RulesViews"]


class RulesViews:
    """Draws the rules above the screen at the address ``home``, to which Back leads.

    They stand above all games, and once more above a new game, so that whoever looks for
    rules while seating people comes back to them, by button or by gesture.
    """

    def __init__(self, desk: Desk, go: Go, home: str) -> None:
        self._desk, self._go, self._home = desk, go, home
        self._list, self._import = routes.rules(home), routes.rules_import(home)
        self._edit = RulesEditView(desk, go, home)
        self._shown = guarded(self._rules), guarded(self._page), guarded(self._bring_in)

    def routes(self) -> list[ft.Route]:
        """Return the addresses below ``home``."""
        rules, page, bring_in = self._shown
        one = ft.Route(path=":key", component=page, children=[self._edit.route()])
        other = ft.Route(path=routes.RULES_IMPORT, component=bring_in)
        return [ft.Route(path=routes.RULES, component=rules, children=[other, one])]

    def _rules(self) -> ft.View:
        """Return all rules; below another screen they wait until somebody comes back to them."""
        seen = ft.use_ref(False)
        seen.current = seen.current or ft.use_route_location() == self._list
        screen = RulesScreen(
            self._desk.rules,
            drawn=bool(seen.current),
            on_back=lambda: self._go(self._home),
            on_open=lambda key: self._go(self.at(key)),
            on_edit=lambda key: self._go(self.editor_at(key)),
            on_import=self._look_in,
        )
        return view(self._list, screen)

    def _page(self) -> ft.View:
        """Return one set of rules, or that there are none."""
        key = ft.use_route_params().get("key", "")
        page = RulesPage(
            self._desk.rules,
            key,
            seats=len(self._desk.new_game.seats),
            on_back=self._back,
            on_play=self._play,
            on_change=lambda: self._go(self.editor_at(key)),
        )
        return view(self.at(key), page)

    def _bring_in(self) -> ft.View:
        """Return the way in for rules from elsewhere."""
        screen = RulesImportScreen(
            self._desk.bringing,
            on_back=self._back,
            on_kept=lambda rules: self._go(self.at(rules.key)),
        )
        return view(self._import, screen)

    # -- where buttons lead -----------------------------------------------------------

    def enter(self) -> None:
        """Go to all rules, as they are before anything is sought."""
        self._desk.rules.begin()
        self._go(self._list)

    def at(self, key: str) -> str:
        """Return where the rules with ``key`` stand."""
        return routes.rules_page(key, self._home)

    def editor_at(self, key: str) -> str:
        """Return where the rules with ``key`` are changed."""
        return routes.rules_editor(key, self._home)

    def _back(self) -> None:
        self._go(self._list)

    def _look_in(self) -> None:
        self._desk.bringing.begin()
        self._go(self._import)

    def _play(self, rules: Rules) -> None:
        if self._home != routes.NEW:
            self._desk.new_game.begin_again()
        self._desk.new_game.use(rules)
        self._go(routes.NEW)
