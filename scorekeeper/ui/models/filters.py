"""Filters: which games are looked at, by who played, by the rules and by the date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.index import Known
from scorekeeper.book.library import Library
from scorekeeper.book.people import Person
from scorekeeper.book.sought import EVERYTHING, Sought
from scorekeeper.rules import PlayerId
from scorekeeper.rules.evening import evening_of
from scorekeeper.words import _, isolated

__all__ = ["ALWAYS", "LATELY", "FiltersModel"]

ALWAYS: Final = "always"
LATELY: Final = "lately"
"""The last thirty days; any other span is a year in digits."""
DAYS: Final = 30


class FiltersModel(ft.Observable):
    """What is looked for: games with all ``people`` at the table, by ``rules``, of a ``span``.

    ``changed`` is called after every change.
    """

    def __init__(self, library: Library, changed: Callable[[], None] = lambda: None) -> None:
        self._library, self.changed = library, changed
        self.people: tuple[PlayerId, ...] = ()
        self.rules: str | None = None
        self.span = ALWAYS

    @property
    def known(self) -> Known:
        """By which rules, and in which years, was played."""
        try:
            return self._library.catalogue.answer(lambda index: index.known())
        except BookError:
            return Known()

    @property
    def everybody(self) -> tuple[Person, ...]:
        """Who can be chosen."""
        return self._library.people.now.everybody

    @property
    def spans(self) -> dict[str, str]:
        """Return the spans to choose from, and what they are called."""
        years = self.known.years
        found = {ALWAYS: _("Always"), LATELY: _("Last 30 days")}
        if years is not None:
            found |= {str(year): str(year) for year in range(years[1], years[0] - 1, -1)}
        return found

    @property
    def told(self) -> str:
        """Say what is looked for."""
        called = [self._library.people.person(one).name for one in self.people]
        facts = [isolated(name) for name in called]
        facts += [_(self.rules)] if self.rules is not None else []
        facts += [self.spans.get(self.span, self.span)] if self.span != ALWAYS else []
        return " · ".join(facts) or _("All games")

    @property
    def are_on(self) -> bool:
        """Whether anything is left out."""
        return bool(self.people or self.rules is not None or self.span != ALWAYS)

    def narrowed(self, sought: Sought = EVERYTHING) -> Sought:
        """Return ``sought``, narrowed to what these filters let through."""
        ids = tuple(self._library.people.ids(one) for one in self.people)
        since = until = None
        today = evening_of(self._library.clock())
        if self.span == LATELY:
            since = today - timedelta(days=DAYS)
        elif self.span != ALWAYS:
            since, until = (today.replace(int(self.span), *day) for day in ((1, 1), (12, 31)))
        return replace(sought, people=ids, rules=self.rules, since=since, until=until)

    def choose_person(self, person: PlayerId) -> None:
        """Ask for somebody to have been at the table, or no more."""
        others = tuple(one for one in self.people if one != person)
        self.people = others if person in self.people else (*self.people, person)
        self.changed()

    def choose_rules(self, rules: str) -> None:
        """Ask for one set of rules, or for any again."""
        self.rules = None if rules == self.rules else rules
        self.changed()

    def choose_span(self, span: str) -> None:
        """Ask for games of a span."""
        self.span = span
        self.changed()

    def clear(self) -> None:
        """Ask for all games again."""
        self.people, self.rules, self.span = (), None, ALWAYS
        self.changed()
