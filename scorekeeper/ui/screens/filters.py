"""The card with the filters: what is looked for, and in place what changes it."""

from __future__ import annotations

from functools import partial

import flet as ft

from scorekeeper.ui.models.filters import FiltersModel
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.choices import choices, labelled, wrapped
from scorekeeper.ui.parts.group_card import GroupCard
from scorekeeper.ui.screens.people_parts import badge_of
from scorekeeper.words import _, isolated

__all__ = ["filters_card"]

FEW = 24
"""People offered at once: those who played last."""


def filters_card(model: FiltersModel, *, people: bool) -> ft.Control:
    """Return the filters; ``people`` says that they ask for people, too."""

    def body() -> list[ft.Control]:
        found = [_people(model)] if people else []
        spans = model.spans
        found.append(choices(_("When"), spans, model.span, key="span", on_choose=model.choose_span))
        rules = {name: _(name) for name in model.known.rules}
        if len(rules) > 1 or model.rules is not None:
            found.append(
                choices(_("Rules"), rules, model.rules, key="only", on_choose=model.choose_rules)
            )
        if model.are_on:
            found.append(ft.Row([quiet(_("Show all games"), key="clear", on_tap=model.clear)]))
        return found

    title = _("What is shown") if people else _("What is counted")
    return GroupCard(title, (model.told,), body, card_key="filters")


def _people(model: FiltersModel) -> ft.Control:
    chosen = [one for one in model.everybody if one.id in model.people]
    others = [one for one in model.everybody if one.id not in model.people]
    chips = [
        chip(
            isolated(one.name),
            key=f"with-{one.id}",
            name=_("At the table: {player}").format(player=isolated(one.name)),
            mark=badge_of(one),
            on_tap=partial(model.choose_person, one.id),
            selected=one.id in model.people,
        )
        for one in (*chosen, *others[:FEW])
    ]
    return labelled(_("At the table"), wrapped(chips))
