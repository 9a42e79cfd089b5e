"""A new game on one page: who sits where, who deals first, by which rules."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Player
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.access import AccessModel
from scorekeeper.ui.models.new_game import NewGameModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.badge import badge
from scorekeeper.ui.parts.buttons import icon_button, primary, quiet
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.look_only import look_only_banner
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.writing import glyph, line, sentence
from scorekeeper.ui.screens.new_game_people import AsGroup, Newcomers
from scorekeeper.ui.screens.new_game_rules import RulesChoice
from scorekeeper.ui.theme import DEALER_GLYPH, Radius, Space, Type
from scorekeeper.words import _, hands, isolated

__all__ = ["NewGameScreen"]


@component
def NewGameScreen(
    model: NewGameModel,
    access: AccessModel,
    on_back: Callable[[], None],
    on_rules: Callable[[], None],
    on_start: Callable[[], None],
) -> ft.Control:
    """Show the setup as it is being put together; ``on_rules`` leads to all rules."""
    told = [notice(model.notice)] if model.notice else []
    if access.look_only:  # before anybody is seated in vain
        told = [look_only_banner(access.look_only, access.try_again, in_vain=access.in_vain)]
    # Lists that grow stand in columns of their own, and below the line being written on:
    # it would lose its cursor if it became another control, and slide away under the foot.
    body = (
        ft.Column(told, spacing=0),
        heading(_("Players"), action=_lots(model)),
        Newcomers(model),
        ft.Column(_seats(model), spacing=Space.SNUG),
        AsGroup(model),
        heading(_("Rules")),
        RulesChoice(model, on_rules),
    )
    return PageFrame(_("New game"), body, on_back=on_back, foot=_foot(model, on_start))


def _lots(model: NewGameModel) -> ft.Control:
    return quiet(
        _("Draw lots"),
        key="lots",
        name=_("Draw lots for who deals first"),
        icon=ft.Icons.SHUFFLE,
        on_tap=model.draw_lots if len(model.seats) > 1 else None,
    )


def _foot(model: NewGameModel, on_start: Callable[[], None]) -> ft.Control:
    """Return the start, or why it has to wait."""
    problem = model.problem
    told = (
        model.question
        or problem
        or _("{hands}, biggest hand {cards}").format(
            hands=hands(len(model.plan)), cards=max(model.plan, default=0)
        )
    )
    return ft.Column(
        [
            sentence(told, Type.SMALL, Colour.PENCIL, key="told"),
            ft.Row(
                [
                    primary(
                        _("Start the game"),
                        key="start",
                        on_tap=None if problem else on_start,
                        expand=True,
                    )
                ]
            ),
        ],
        spacing=Space.TIGHT,
    )


def _seats(model: NewGameModel) -> list[ft.Control]:
    if not model.seats:
        return [sentence(_("Tap names, or type them, in the order people sit."), Type.BODY)]
    return [_seat(model, player) for player in model.seats]


def _seat(model: NewGameModel, player: Player) -> ft.Control:
    looks = model.person(player.id)
    deals = player.id == model.first_dealer
    name = isolated(player.name)
    face = ft.Row(
        [
            badge(looks.sign, looks.colour),
            ft.Column(
                [
                    line(name, Type.NAME, bold=True),
                    *([line(_("deals first"), Type.SMALL, Colour.ON_CHOSEN)] if deals else []),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
            *([glyph(DEALER_GLYPH, Type.NAME, Colour.ON_CHOSEN)] if deals else []),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    said = _("{player} deals first") if deals else _("{player}: deal first")
    chosen = touch(
        face,
        key=f"seat-{player.id}",
        name=said.format(player=name),
        on_tap=lambda: model.deal_first(player.id),
        ground=Colour.CHOSEN if deals else Colour.CARD,
        edge=Colour.EDGE if deals else Colour.RULE,
        radius=Radius.CARD,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN),
        expand=True,
        selected=deals,
    )
    return ft.Row([chosen, *_moves(model, player, name)], spacing=0)


def _moves(model: NewGameModel, player: Player, name: str) -> list[ft.Control]:
    def move(key: str, icon: ft.IconData, said: str, on_tap: Callable[[], None]) -> ft.Control:
        return icon_button(
            icon, key=f"{key}-{player.id}", name=said.format(player=name), on_tap=on_tap
        )

    return [
        move(
            "up",
            ft.Icons.KEYBOARD_ARROW_UP,
            _("{player}: one seat up"),
            lambda: model.move(player.id, -1),
        ),
        move(
            "down",
            ft.Icons.KEYBOARD_ARROW_DOWN,
            _("{player}: one seat down"),
            lambda: model.move(player.id, 1),
        ),
        move("leave", ft.Icons.CLOSE, _("{player} does not play"), lambda: model.leave(player.id)),
    ]
