"""The first screen: the game in progress, a new one, and all others by evening, or searched."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import flet as ft

from scorekeeper.book.summary import Summary, Unreadable
from scorekeeper.rules import GameId
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.access import AccessModel
from scorekeeper.ui.models.games import GamesModel
from scorekeeper.ui.models.unread import reason, title
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import icon_button, primary, quiet, secondary
from scorekeeper.ui.parts.copy_reminder import copy_reminder
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.header import felt_icon
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.look_only import look_only_banner
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.touch import touch
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.unsaved import unsaved_note
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _, isolated, ngettext, points
from scorekeeper.words.dates import clock_time, evening

__all__ = ["GamesScreen"]

Open = Callable[[Summary], None]
Lost = Callable[[GameId], None]
LONGEST_SEARCH = 60


@component
def GamesScreen(
    model: GamesModel,
    access: AccessModel,
    *,
    on_open: Open,
    on_new: Callable[[], None],
    on_rules: Callable[[], None],
    on_safe: Callable[[], None],
    on_lost: Lost,
) -> ft.Control:
    """Show what is kept; ``on_open`` gets the game tapped, ``on_lost`` one that is unreadable."""
    # What comes and goes stands in columns of its own, around the box that is written in.
    above, running = _told(model, access, on_safe), model.in_progress
    if running is not None:
        above.append(_in_progress(running, model, lambda: on_open(running)))
    body: list[ft.Control] = [ft.Column(above, spacing=Space.SNUG)]
    if model.can_seek:
        body.append(_search(model))
    body.append(ft.Column(_list(model, on_open, on_lost), spacing=Space.SNUG))
    button = primary if running is None and not model.sought else secondary
    new = button(_("New game"), key="new", on_tap=on_new, icon=ft.Icons.ADD, expand=True)
    signs = (
        felt_icon("safe", ft.Icons.SHIELD_OUTLINED, _("Safe keeping"), on_safe),
        felt_icon("rules", ft.Icons.MENU_BOOK_OUTLINED, _("Rules"), on_rules),
    )
    return PageFrame(
        _("Scorekeeper"),
        tuple(body),
        actions=signs,
        foot=ft.Row([new]),
        size=Type.NAME,  # so that large writing leaves the word whole beside two signs
    )


def _told(model: GamesModel, access: AccessModel, on_safe: Callable[[], None]) -> list[ft.Control]:
    """Return what is to be known before anything else."""
    found: list[ft.Control] = []
    if access.look_only:
        found.append(look_only_banner(access.look_only, access.try_again, in_vain=access.in_vain))
    if model.notice:
        found.append(notice(model.notice))
    if model.shared_lost:
        told = _("People, rules and settings cannot be read: {reason}").format(
            reason=model.shared_lost
        )
        found.append(_warning(told, "shared", on_safe))
    if model.can_restore:
        found.append(_deleted(model))
    if model.reminder:
        found.append(copy_reminder(model.reminder, on_safe, model.remind_later))
    return found


def _search(model: GamesModel) -> ft.Control:
    box = ft.Container(
        TextBox(
            _("Find a game"),
            box_key="search",
            hint=_("Player, rules, date"),
            icon=ft.Icons.SEARCH,
            on_write=model.seek,
            start=model.sought if model.fresh == 0 else "",
            fresh=model.fresh,
            longest=LONGEST_SEARCH,
        ),
        expand=True,
    )
    clear = icon_button(
        ft.Icons.CLOSE, key="search-nothing", name=_("Show all games"), on_tap=model.seek_nothing
    )
    return ft.Container(
        ft.Row([box, *([clear] if model.sought else [])], spacing=Space.SNUG),
        margin=ft.Margin.only(top=Space.SNUG),
    )


def _list(model: GamesModel, on_open: Open, on_lost: Lost) -> list[ft.Control]:
    """Return the games by evening, or why there are none, and what more there may be."""
    found = _evenings(model, on_open, on_lost)
    if not model.games:
        found.append(_nothing_found() if model.sought else _no_game())
    if model.left:
        told = ngettext(
            "{count} older game is still being looked through.",
            "{count} older games are still being looked through.",
            model.left,
        )
        found.append(sentence(told.format(count=model.left), Type.SMALL, Colour.PENCIL, key="left"))
    if model.more:
        more = quiet(_("Show older games"), key="older", on_tap=model.show_more)
        found.append(ft.Row([more], alignment=ft.MainAxisAlignment.CENTER))
    return found


def _no_game() -> ft.Control:
    told = _("Seat the players, tap the bids, and never add up again.")
    return empty_state(_("No game yet"), told)


def _nothing_found() -> ft.Control:
    told = _("No game suits all of that. Try one name, or a date such as 2026-07.")
    return empty_state(_("Nothing found"), told)


def _in_progress(game: Summary, model: GamesModel, on_tap: Callable[[], None]) -> ft.Control:
    """Return the game in progress as a card: one tap to go on."""
    when = _("{progress} · {day}").format(progress=_progress(game), day=evening(game.started))
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
                        _delete(game.id, clock_time(game.started), model),
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


def _deleted(model: GamesModel) -> ft.Control:
    told = ngettext("{count} game was deleted.", "{count} games were deleted.", model.can_restore)
    return undo_bar(
        told.format(count=model.can_restore),
        key="restore",
        name=_("Undo: bring the game back"),
        on_undo=model.restore,
    )


def _evenings(model: GamesModel, on_open: Open, on_lost: Lost) -> list[ft.Control]:
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
    told = _("{game} cannot be read: {reason}").format(
        game=title(game.id), reason=reason(game.problem)
    )
    return _warning(told, game.id, lambda: on_lost(game.id))


def _warning(told: str, key: str, on_tap: Callable[[], None]) -> ft.Control:
    """Return what cannot be read as a card to be tapped (keys ``lost-KEY``, ``unreadable-KEY``)."""
    face = ft.Row(
        [
            ft.Icon(ft.Icons.ERROR_OUTLINE, size=Type.HEAD, color=Colour.ON_WARNING),
            ft.Container(
                sentence(told, Type.BODY, Colour.ON_WARNING, key=f"unreadable-{key}"),
                expand=True,
            ),
            ft.Icon(ft.Icons.CHEVRON_RIGHT, size=Type.HEAD, color=Colour.ON_WARNING),
        ],
        spacing=Space.SNUG,
        expand=True,
    )
    return touch(
        face,
        key=f"lost-{key}",
        name=_("{problem} See what can be done.").format(problem=told),
        on_tap=on_tap,
        ground=Colour.WARNING,
        padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.SNUG),
        fill=True,
    )


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
    return ft.Row([opened, _delete(game.id, clock_time(game.started), model)], spacing=0)


def _delete(game: GameId, at: str, model: GamesModel) -> ft.Control:
    return icon_button(
        ft.Icons.DELETE_OUTLINE,
        key=f"delete-{game}",
        name=_("Delete the game of {time}").format(time=at),
        on_tap=lambda: model.delete(game),
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
