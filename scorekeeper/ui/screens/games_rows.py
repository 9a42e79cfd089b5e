"""What the first screen shows of a game: a card for the one in progress, a row for any other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import flet as ft

from scorekeeper.book.summary import Summary, Unreadable
from scorekeeper.rules import GameId
from scorekeeper.ui.models.games import GamesModel
from scorekeeper.ui.models.unread import reason, title
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, primary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.unsaved import unsaved_note
from scorekeeper.ui.parts.warning_card import warning_card
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated, points
from scorekeeper.words.dates import clock_time, evening

__all__ = ["Lost", "Open", "evenings", "game_in_progress"]

Open = Callable[[Summary], None]
Lost = Callable[[GameId], None]


def game_in_progress(game: Summary, model: GamesModel, on_tap: Callable[[], None]) -> ft.Control:
    """Return the game in progress as a card: one tap to go on."""
    when = evening(game.started)
    if game.hands_played:  # else the first hand is spoken of anyway
        when = _("{progress} · {day}").format(progress=_progress(game), day=when)
    return ft.Container(
        ft.Column(
            [
                sentence(_names(game.names), Type.TITLE, Colour.INK, bold=True),
                sentence(when, Type.SMALL, Colour.PENCIL),
                *([unsaved_note()] if game.id in model.unsaved else []),
                sentence(_leaders(game), Type.BODY, Colour.INK),
                ft.Row(
                    [
                        primary(
                            _("Go on"),
                            key="go-on",
                            on_tap=on_tap,
                            icon=ft.Icons.PLAY_ARROW,
                            expand=True,
                        ),
                        _delete(game, model),
                    ]
                ),
            ],
            spacing=Space.SNUG,
        ),
        bgcolor=Colour.CARD,
        border=ft.Border.all(1, Colour.RULE),
        border_radius=Radius.SHEET,
        padding=Space.LOOSE,
        margin=ft.Margin.only(top=Space.SNUG),
    )


def evenings(model: GamesModel, on_open: Open, on_lost: Lost) -> list[ft.Control]:
    """Return the games under the evening of each; those unreadable say so and lead on."""
    found: list[ft.Control] = []
    for day, games in groupby(model.others, _evening):
        found.append(heading(day))
        found += [
            _lost(game, on_lost) if isinstance(game, Unreadable) else _row(game, model, on_open)
            for game in games
        ]
    return found


def _evening(game: Summary | Unreadable) -> str:
    return evening(game.started) if isinstance(game, Summary) else _("Cannot be read")


def _lost(game: Unreadable, on_lost: Lost) -> ft.Control:
    """Return a game that cannot be read: why, and the way to what can be done about it."""
    told = _("{game} cannot be read. {reason}").format(
        game=title(game.id), reason=reason(game.problem)
    )
    return warning_card(told, game.id, lambda: on_lost(game.id))


def _row(game: Summary, model: GamesModel, on_open: Open) -> ft.Control:
    told = _winners(game) if game.is_over else _progress(game)
    below = _("{time} · {players}").format(
        time=clock_time(game.started), players=_names(game.names)
    )
    waits = game.id in model.unsaved
    face = ft.Column(
        [
            # Two lines, or a long name leaves no room for what it won with.
            sentence(told, Type.NAME, Colour.INK, bold=True, lines=2),
            sentence(below, Type.SMALL, Colour.PENCIL, lines=2),
            *([unsaved_note()] if waits else []),
        ],
        spacing=Space.HAIR,
        expand=True,
    )
    opened = touch(
        face,
        key=f"game-{game.id}",
        name=_("{result}. {details}").format(
            result=told, details=f"{below}, {_('not saved yet')}" if waits else below
        ),
        on_tap=lambda: on_open(game),
        padding=ft.Padding.symmetric(vertical=Space.SNUG),
        expand=True,
    )
    return ft.Row([opened, _delete(game, model)], spacing=0)


def _delete(game: Summary, model: GamesModel) -> ft.Control:
    # To whoever only hears them, the bins are told apart by nothing else.
    name = _("Delete the game of {day}, {time}: {players}").format(
        day=evening(game.started), time=clock_time(game.started), players=_names(game.names)
    )
    return icon_button(
        ft.Icons.DELETE_OUTLINE,
        key=f"delete-{game.id}",
        name=name,
        on_tap=lambda: model.delete(game.id),
        colour=Colour.PENCIL,
    )


def _names(names: tuple[str, ...]) -> str:
    return ", ".join(isolated(name) for name in names)


def _progress(game: Summary) -> str:
    played, planned = game.hands_played, game.hands_planned
    return _("{played} of {hands} hands played").format(played=played, hands=planned)


def _winners(game: Summary) -> str:
    return _("{players} won with {points}").format(
        players=_names(game.winners), points=points(_best(game))
    )


def _leaders(game: Summary) -> str:
    if not game.hands_played:
        return _("The first hand is being played.")
    return _("In the lead: {players}, {points}").format(
        players=_names(game.winners), points=points(_best(game))
    )


def _best(game: Summary) -> float:
    return next(t for t, rank in zip(game.totals, game.ranks, strict=True) if rank == 1)
