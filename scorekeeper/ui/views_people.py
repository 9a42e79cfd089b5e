"""Which screen of people stands at which address, and what its buttons lead to."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules import PlayerId
from scorekeeper.ui import routes
from scorekeeper.ui.models.desk import Desk
from scorekeeper.ui.screens.figures_person import PersonFigures
from scorekeeper.ui.screens.people import PeopleScreen
from scorekeeper.ui.screens.people_person import PersonScreen
from scorekeeper.ui.view import Go, guarded, missing, on_coming, view
from scorekeeper.words import _

__all__ = ["PeopleViews"]


class PeopleViews:
    """Draws everybody who has played here, above all games."""

    def __init__(self, desk: Desk, go: Go) -> None:
        self._desk, self._go = desk, go
        self._shown = guarded(self._people), guarded(self._person)

    def route(self) -> ft.Route:
        """Return its addresses."""
        people, person = self._shown
        below = [ft.Route(path=":person", component=person)]
        return ft.Route(path="people", component=people, children=below)

    def enter(self) -> None:
        """Go to everybody."""
        self._go(routes.PEOPLE)

    def see(self, player: PlayerId) -> None:
        """Go to one person."""
        self._go(routes.person(player))

    def _people(self) -> ft.View:
        """Return everybody, as they are whenever somebody comes to see."""
        model = self._desk.people
        on_coming(routes.PEOPLE, model.begin)
        screen = PeopleScreen(model, on_back=lambda: self._go(routes.GAMES), on_person=self.see)
        return view(routes.PEOPLE, screen)

    def _person(self) -> ft.View:
        """Return one person."""
        given = ft.use_route_params().get("person", "")
        model = self._desk.people.one(routes.person_in(given))
        address = f"{routes.PEOPLE}/{given}"
        on_coming(address, model.begin)
        if not model.is_known:
            return view(address, missing(_("Nobody is known here."), self.enter))
        figures = self._desk.figures
        found = PersonFigures(figures.of(model.person.id), figures.person)
        return view(address, PersonScreen(model, on_back=self.enter, person_figures=found))
