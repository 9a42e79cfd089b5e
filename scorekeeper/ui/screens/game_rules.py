"""The rules of a game being played; its scoring can be switched, once it shows what changes."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Game, Rescore
from scorekeeper.rules.record import Wins
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.game_rules import Change, GameRulesModel
from scorekeeper.ui.models.scoring_edit import ScoringEdit
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary, quiet, secondary
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.pays_table import PaysTable
from scorekeeper.ui.parts.rules_said import rules_said
from scorekeeper.ui.parts.undo_bar import undo_bar
from scorekeeper.ui.parts.unsaved import unsaved_notice
from scorekeeper.ui.parts.writing import figures, line, sentence
from scorekeeper.ui.screens.scoring_edit import ScoringEditor, streak_editor
from scorekeeper.ui.theme import Radius, Space, Type
from scorekeeper.words import _

__all__ = ["GameRulesScreen"]


@component
def GameRulesScreen(
    model: TableModel, rules: GameRulesModel, *, on_back: Callable[[], None]
) -> ft.Control:
    """Show what is played, and the totals as another scoring would make them."""
    game, edit = model.game, rules.edit
    told = unsaved_notice(model.not_saved, model.save_now, just_saved=model.just_saved)
    told += [notice(model.notice)] if model.notice else []
    if edit is None:
        body = (ft.Column(told, spacing=0), *_said(model, rules))
        foot = _undo(model) if _is_switched_last(game) else None
        return PageFrame(_("Rules of this game"), body, on_back=on_back, foot=foot)
    whole = _("the whole game")
    here = _("hand {hand} on").format(hand=rules.here)
    since = choices(
        _("It holds for"),
        {"start": whole, "here": here} if rules.here else {"start": whole},
        "start" if rules.from_start or rules.here is None else "here",
        key="since",
        on_choose=lambda answer: rules.begin_from(start=answer == "start"),
    )
    scoring = Tried(edit, rules, players=len(game.seats))
    body = (ft.Column(told, spacing=0), since, scoring)
    return PageFrame(_("Another scoring"), body, on_back=rules.close, foot=Foot(edit, rules))


def _said(model: TableModel, rules: GameRulesModel) -> list[ft.Control]:
    game, players = model.game, len(model.game.seats)
    was = sentence(
        _("The scoring was switched in this game."), Type.SMALL, Colour.PENCIL, key="switched"
    )
    switched = [was] if game.rescored and not _is_switched_last(game) else []
    switch = secondary(
        _("Score another way"), key="rescore", icon=ft.Icons.SWAP_VERT, on_tap=rules.open
    )
    return [
        sentence(_(game.setup.rules.name), Type.TITLE, bold=True, key="rules-name"),
        *switched,
        *_scorings(game),
        *rules_said(game.rules, players),
        ft.Row([switch], wrap=True),
        heading(_("What a hand pays")),
        PaysTable(game.rules, players),
    ]


def _scorings(game: Game) -> list[ft.Control]:
    """Say from which hand on another scoring holds, where it does not hold for all."""
    later = [switch.hand for switch in game.rescored if switch.hand > 1]
    if not later:
        return []
    said = _("From hand {hand} on it is scored as below; earlier hands as they were.")
    return [sentence(said.format(hand=later[-1]), Type.SMALL, Colour.PENCIL, key="since-hand")]


def _undo(model: TableModel) -> ft.Control:
    """Say that the scoring was switched just now, with the way back."""
    name = _("Undo: {entry}").format(entry=model.undo_name or "")
    told = _("The game is scored another way now.")
    return undo_bar(told, key="undo-switch", name=name, on_undo=model.undo)


def _is_switched_last(game: Game) -> bool:
    return bool(game.log) and isinstance(game.log[-1], Rescore)


@component
def Tried(edit: ScoringEdit, rules: GameRulesModel, *, players: int) -> ft.Control:
    """Show the scoring being put together, and below it what it would change."""
    wins = choices(
        _("Which total wins"),
        {Wins.HIGHEST: _("the highest"), Wins.LOWEST: _("the lowest")},
        edit.rules.wins,
        key="wins",
        on_choose=edit.win,
    )
    return ft.Column(
        [
            ScoringEditor(edit, players, table=False),
            heading(_("What it changes")),
            _header(),
            ft.Column([_change(change) for change in rules.changes], spacing=Space.TIGHT),
            heading(_("Streaks and the winner")),
            *streak_editor(edit),
            wins,
            heading(_("What a hand pays")),
            PaysTable(edit.rules, players),
        ],
        spacing=Space.EVEN,
    )


@component
def Foot(_edit: ScoringEdit, rules: GameRulesModel) -> ft.Control:
    """Return the switch, or why it has to wait; it is drawn anew when ``_edit`` changes."""
    problem = rules.problem
    leave = quiet(_("Leave it"), key="leave-scoring", on_tap=rules.close)
    go = primary(
        _("Score it so"),
        key="switch-scoring",
        on_tap=None if problem else rules.switch,
        expand=True,
    )
    totals = ", ".join(
        _("{player} {now} → {then}").format(player=one.name, now=one.now, then=one.then)
        for one in rules.changes
    )
    told = (
        sentence(problem, Type.SMALL, Colour.PENCIL, key="problem")
        if problem
        else sentence(totals, Type.SMALL, Colour.INK, key="changed-totals", lines=3)
    )
    return ft.Column([told, ft.Row([leave, go], spacing=Space.SNUG)], spacing=Space.TIGHT)


def _header() -> ft.Control:
    """Return the small line that names the columns of the totals."""
    return ft.Row(
        [
            ft.Container(expand=True),
            line(_("now"), Type.SMALL, Colour.PENCIL),
            ft.Container(width=Space.LOOSE),
            line(_("then"), Type.SMALL, Colour.PENCIL),
            ft.Container(width=Space.EVEN),
        ]
    )


def _change(change: Change) -> ft.Control:
    same = change.now == change.then
    said = _("{player}: {now} now, {then} then, place {rank}").format(
        player=change.name, now=change.now, then=change.then, rank=change.rank_then
    )
    place = _("place {rank}") if change.rank_now == change.rank_then else _("place {was} → {rank}")
    below = place.format(was=change.rank_now, rank=change.rank_then)
    return ft.Semantics(
        label=said,
        container=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Column(
                        [
                            line(change.name, Type.NAME, bold=True),
                            line(below, Type.SMALL, Colour.PENCIL),
                        ],
                        spacing=0,
                        tight=True,
                        expand=True,
                    ),
                    figures(change.now, Type.TITLE, Colour.PENCIL, room=3),
                    ft.Icon(ft.Icons.ARROW_FORWARD, size=Type.NAME, color=Colour.PENCIL),
                    figures(change.then, Type.TITLE, Colour.PENCIL if same else Colour.INK, room=3),
                ],
                spacing=Space.SNUG,
            ),
            key=f"change-{change.id}",
            bgcolor=Colour.CARD,
            border=ft.Border.all(1, Colour.RULE),
            border_radius=Radius.CARD,
            padding=ft.Padding.symmetric(horizontal=Space.EVEN, vertical=Space.TIGHT),
        ),
    )
