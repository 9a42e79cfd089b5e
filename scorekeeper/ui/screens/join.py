"""Somebody joins: who, on which seat, with how many points, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.rules import Player, PlayerId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.joining import JoiningModel, Start
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.buttons import primary, quiet
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.choices import choice_rows, choices, wrapped
from scorekeeper.ui.parts.field import Field
from scorekeeper.ui.parts.fit import LARGE
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.seating_points import start_stepper
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, isolated

__all__ = ["JoinScreen"]

Go = Callable[[], None]

FEW = 8
"""So many people are offered before the rest is asked for."""


@component
def JoinScreen(model: TableModel, joining: JoiningModel, *, on_back: Go, on_done: Go) -> ft.Control:
    """Show how somebody will join; ``on_done`` leads to the table once they have."""

    def come_back(player: PlayerId) -> None:
        if joining.come_back(player):
            on_done()

    told = joining.notice or model.notice
    scale, probe = use_text_scale()
    large = scale >= LARGE
    preview = _preview(joining)
    body = (
        ft.Column(
            [
                *unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved),
                *([notice(told)] if told else []),
            ],
            spacing=0,
        ),
        heading(_("Who joins?")),
        Coming(joining, come_back),
        # A foot in large writing would leave nothing of the page in sight.
        ft.Column([*_warned(joining), *([preview] if large else [])], spacing=Space.SNUG),
        heading(_("Where do they sit?")),
        choice_rows(dict(joining.gaps), joining.after, key="after", on_choose=joining.sit),
        heading(_("With how many points?")),
        choices(
            "",
            joining.starts,
            joining.start,
            key="start",
            spoken=_("Points to begin with"),
            on_choose=joining.begin_with,
        ),
        ft.Column(
            [start_stepper(joining.other, joining.step)] if joining.start is Start.OTHER else []
        ),
    )
    foot = _foot(joining, on_done, [] if large else [preview])
    page = PageFrame(_("Somebody joins"), body, on_back=on_back, foot=foot)
    return ft.Stack([ft.Container(probe, left=0, top=0), page], fit=ft.StackFit.EXPAND, expand=True)


def _warned(joining: JoiningModel) -> list[ft.Control]:
    """Return what becomes of the plan once whoever is chosen has joined."""
    warning = joining.warning if joining.who else ""
    return [notice(warning, key="warning")] if warning else []


def _preview(joining: JoiningModel) -> ft.Control:
    """Return what will be, said at once whenever it changes."""
    told = "" if joining.problem else joining.preview
    return ft.Semantics(
        live_region=True,
        container=True,
        content=sentence(told, Type.BODY, bold=True, key="preview"),
    )


def _foot(joining: JoiningModel, on_done: Go, above: list[ft.Control]) -> ft.Control:
    """Return the button that makes it so, or why it cannot be."""

    def join() -> None:
        if joining.join():
            on_done()

    problem, who = joining.problem, joining.who
    told = [notice(problem, key="problem")] if problem else above
    label = _("{player} joins").format(player=isolated(who.name)) if who else _("Join")
    button = primary(label, key="joins", on_tap=None if problem else join, expand=True)
    return ft.Column([*told, ft.Row([button])], spacing=Space.SNUG, tight=True)


@component
def Coming(joining: JoiningModel, on_back_again: Callable[[PlayerId], None]) -> ft.Control:
    """Offer whoever left, everybody remembered, and a line to write a name on."""
    everybody, set_everybody = ft.use_state(False)
    offered = joining.known if everybody else joining.known[:FEW]
    chips = [_away(player, name, partial(on_back_again, player)) for player, name in joining.away]
    chips += [_known(joining, player) for player in offered]
    if len(joining.known) > len(offered):
        chips.append(quiet(_("All names"), key="everybody", on_tap=lambda: set_everybody(True)))
    who = joining.who
    if who is not None and who not in offered:
        chips.insert(0, _known(joining, who))
    name = Field(
        _("Name of a player"),
        field_key="name",
        icon=ft.Icons.PERSON_ADD,
        hand_in=_("This player joins"),
        on_submit=joining.hand_in,
        on_write=joining.write,
        fresh=joining.fresh,
    )
    return ft.Column([name, wrapped(chips)], spacing=Space.SNUG)


def _away(player: PlayerId, name: str, on_tap: Go) -> ft.Control:
    label = _("{player} is back").format(player=isolated(name))
    return chip(label, key=f"back-{player}", icon=ft.Icons.LOGIN, on_tap=on_tap)


def _known(joining: JoiningModel, player: Player) -> ft.Control:
    name = isolated(player.name)
    return chip(
        name,
        key=f"known-{player.id}",
        name=_("Choose {player}").format(player=name),
        icon=ft.Icons.ADD,
        selected=joining.who == player,
        on_tap=partial(joining.choose, player),
    )
