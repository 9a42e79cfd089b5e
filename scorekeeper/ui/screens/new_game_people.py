"""Who may play: a line for names, everybody remembered, and groups of regulars."""

from __future__ import annotations

from functools import partial

import flet as ft

from scorekeeper.book.people import Group, Person
from scorekeeper.rules import Player
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.seats import SeatsModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.badge import badge
from scorekeeper.ui.parts.buttons import quiet, secondary
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.field import Field
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated

__all__ = ["AsGroup", "Newcomers"]

FEW = 12
"""So many regulars are offered before the rest is asked for."""


@component
def Newcomers(model: SeatsModel) -> ft.Control:
    """Offer a line to write a name on, groups, and everybody remembered."""
    everybody, set_everybody = ft.use_state(False)
    offered = model.absent
    absent = offered if everybody else offered[:FEW]
    chips = [_group(model, group) for group in model.groups]
    chips += [_regular(model, player) for player in absent]
    if len(offered) > len(absent):
        chips.append(quiet(_("All names"), key="everybody", on_tap=lambda: set_everybody(True)))
    name = Field(
        _("Name of a player"),
        field_key="name",
        icon=ft.Icons.PERSON_ADD,
        hand_in=_("Seat this player"),
        on_submit=model.add,
        on_write=model.write,
        fresh=model.fresh,
    )
    doubt = [_doubt(model, model.doubt)] if model.doubt is not None else []
    return ft.Column(
        [
            name,
            ft.Column(doubt, spacing=0),
            ft.Row(chips, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG),
        ],
        spacing=Space.SNUG,
    )


def _regular(model: SeatsModel, player: Player) -> ft.Control:
    name, looks = isolated(player.name), model.person(player.id)
    said = _("{player} plays").format(player=name)
    return chip(
        name,
        key=f"regular-{player.id}",
        name=said,
        mark=badge(looks.sign, looks.colour),
        on_tap=partial(model.seat, player),
    )


def _group(model: SeatsModel, group: Group) -> ft.Control:
    people = ", ".join(isolated(person.name) for person in group.people)
    said = _("{group}: seat {players}").format(group=isolated(group.name), players=people)
    return chip(
        isolated(group.name),
        key=f"group-{group.id}",
        name=said,
        icon=ft.Icons.GROUP_ADD,
        on_tap=partial(model.seat_group, group),
    )


def _doubt(model: SeatsModel, known: Person) -> ft.Control:
    """Ask whether a new name is that of somebody known."""
    name, written = isolated(known.name), isolated(model.doubted)
    yes = secondary(
        _("Yes, {player}").format(player=name), key="known", on_tap=model.take_known, lines=2
    )
    no = secondary(
        _("No, {player} is new").format(player=written),
        key="new-one",
        on_tap=model.keep_new,
        lines=2,
    )
    question = ft.Semantics(
        live_region=True,
        container=True,
        content=sentence(model.question, Type.BODY, bold=True, key="doubt"),
        expand=True,
    )
    face = ft.Column(
        [
            ft.Row([badge(known.sign, known.colour), question], spacing=Space.EVEN),
            ft.Row([yes, no], wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG),
        ],
        spacing=Space.EVEN,
    )
    return ft.Container(
        face,
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.EDGE),
        border_radius=Radius.CARD,
        padding=Space.EVEN,
    )


@component
def AsGroup(model: SeatsModel) -> ft.Control:
    """Offer to keep those who sit here as a group, under a name that is written."""
    if not model.may_be_group:
        return ft.Column([], spacing=0)
    label = _("No group") if model.grouping else _("Keep these people as a group")
    way = secondary(label, key="grouping", on_tap=model.begin_grouping, lines=2)
    box = TextBox(_("Name of the group"), box_key="group", on_write=model.write_group, longest=100)
    keep = secondary(_("Keep the group"), key="keep-group", on_tap=model.keep_group)
    writing = [box, ft.Row([keep], wrap=True)] if model.grouping else []
    return ft.Column([ft.Row([way], wrap=True), *writing], spacing=Space.SNUG)
