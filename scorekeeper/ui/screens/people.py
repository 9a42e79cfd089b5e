"""Everybody who has played here, two who may be one, and the groups of regulars."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.book.people import Group, Person
from scorekeeper.rules import PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.people import PeopleModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, quiet
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.screens.people_parts import alike_card, badge_of, news, played
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, isolated

__all__ = ["PeopleScreen"]

LONGEST_SEARCH = 60


@component
def PeopleScreen(
    model: PeopleModel,
    *,
    on_back: Callable[[], None],
    on_person: Callable[[PlayerId], None],
) -> ft.Control:
    """Show everybody; ``on_person`` gets the one tapped."""
    above = news(model.notice, model.undoing, model.undo)
    if model.pair is not None:
        one, other = model.pair
        above.append(
            alike_card(one, other, key="pair", on_merge=model.merge_pair, on_part=model.part_pair)
        )
    # What comes and goes stands in columns of its own, around the box that is written in.
    body: list[ft.Control] = [ft.Column(above, spacing=Space.SNUG)]
    if model.can_seek:
        body.append(_search(model))
    rows = [_row(person, on_person) for person in model.everybody]
    body.append(ft.Column(rows or [_nobody(model)], spacing=0))
    if model.more:
        more = quiet(_("Show more people"), key="more", on_tap=model.show_more)
        body.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    body.append(heading(_("Groups")))
    body.append(ft.Column(_groups(model), spacing=0))
    return PageFrame(_("People"), tuple(body), on_back=on_back)


def _search(model: PeopleModel) -> ft.Control:
    return TextBox(
        _("Find somebody"),
        box_key="search",
        icon=ft.Icons.SEARCH,
        on_write=model.seek,
        start=model.sought,
        fresh=model.fresh,
        longest=LONGEST_SEARCH,
    )


def _nobody(model: PeopleModel) -> ft.Control:
    if model.sought:
        return empty_state(_("Nothing found"), _("Nobody here has that in their name."))
    return empty_state(_("Nobody yet"), _("Whoever plays a game is remembered here."))


def _row(person: Person, on_person: Callable[[PlayerId], None]) -> ft.Control:
    name, told = isolated(person.name), played(person)
    words = ft.Column(
        [
            line(name, Type.NAME, bold=True),
            sentence(told, Type.SMALL, Colour.PENCIL),
        ],
        spacing=Space.HAIR,
        expand=True,
    )
    sign = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.PENCIL)
    shown = touch(
        ft.Row([badge_of(person), words, sign], spacing=Space.EVEN, expand=True),
        key=f"person-{person.id}",
        name=_("{title}. {told}").format(title=name, told=told),
        on_tap=lambda: on_person(person.id),
        padding=ft.Padding.symmetric(vertical=Space.SNUG),
        fill=True,
    )
    return ft.Container(shown, border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)))


def _groups(model: PeopleModel) -> list[ft.Control]:
    if not model.groups:
        told = _("Seat people for a new game, and keep them as a group from there.")
        return [sentence(told, Type.BODY, Colour.PENCIL, key="no-groups")]
    return [_group(model, group) for group in model.groups]


def _group(model: PeopleModel, group: Group) -> ft.Control:
    name = isolated(group.name)
    ways: list[tuple[str, ft.IconData, str, Callable[[], None]]] = [
        (
            "rename",
            ft.Icons.EDIT_OUTLINED,
            _("Rename the group {name}"),
            partial(model.begin_renaming, group),
        ),
        (
            "drop",
            ft.Icons.DELETE_OUTLINE,
            _("Delete the group {name}"),
            partial(model.drop_group, group),
        ),
    ]
    signs = [
        icon_button(icon, key=f"{key}-{group.id}", name=said.format(name=name), on_tap=tapped)
        for key, icon, said, tapped in ways
    ]
    badges = ft.Row([badge_of(person) for person in group.people], wrap=True, spacing=Space.TIGHT)
    people = ", ".join(isolated(person.name) for person in group.people)
    words = ft.Column(
        [
            sentence(name, Type.NAME, bold=True, key=f"group-{group.id}"),
            badges,
            sentence(people, Type.SMALL, Colour.PENCIL),
        ],
        spacing=Space.TIGHT,
        expand=True,
    )
    renaming = [_renaming(model, group)] if model.renaming == group.id else []
    return ft.Container(
        ft.Column([ft.Row([words, *signs], spacing=0), *renaming], spacing=Space.SNUG),
        border=ft.Border.only(bottom=ft.BorderSide(1, Colour.RULE)),
        padding=ft.Padding.symmetric(vertical=Space.SNUG),
    )


def _renaming(model: PeopleModel, group: Group) -> ft.Control:
    box = TextBox(
        _("Name of the group"),
        box_key="group-name",
        on_write=model.write,
        start=group.name,
        longest=100,
    )
    keep = quiet(_("Keep this name"), key="keep-name", on_tap=lambda: model.rename_group(group))
    return ft.Column([box, keep], spacing=Space.TIGHT)
