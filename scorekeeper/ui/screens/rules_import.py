"""Rules from elsewhere: pasted or picked, looked at, and kept if they please."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Rules
from scorekeeper.rules.setup import LONGEST_NAME
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.rules_import import RulesImportModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import primary
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.pick_file import pick_file
from scorekeeper.ui.parts.rules_said import rules_said
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import Topic, _, about, isolated, told
from scorekeeper.words.facts import meant_for

__all__ = ["RulesImportScreen"]


@component
def RulesImportScreen(
    model: RulesImportModel, *, on_back: Callable[[], None], on_kept: Callable[[Rules], None]
) -> ft.Control:
    """Show what was handed in; ``on_kept`` gets the rules once the house keeps them."""

    def keep() -> None:
        kept = model.keep()
        if kept is not None:
            on_kept(kept)

    ready = model.found is not None
    body = (
        ft.Container(
            sentence(_("Paste the message that somebody sent you, or choose a file of rules.")),
            margin=ft.Margin.symmetric(vertical=Space.SNUG),
        ),
        TextBox(
            _("Message with rules"),
            box_key="pasted",
            on_write=model.read,
            fresh=model.fresh,
            lines=4,
            size=Type.BODY,
        ),
        ft.Row([pick_file(model.picking(), model.pick)]),
        ft.Column(_answer(model), spacing=Space.SNUG),
    )
    foot = primary(_("Keep as ours"), key="keep", on_tap=keep if ready else None, expand=True)
    return PageFrame(_("Bring rules in"), body, on_back=on_back, foot=ft.Row([foot]))


def _answer(model: RulesImportModel) -> list[ft.Control]:
    """Return what was found in it, or what is wrong with it."""
    problem = [notice(model.problem)] if model.problem else []
    if model.detail:
        problem.append(sentence(model.detail, Type.SMALL, Colour.PENCIL, key="detail"))
    # What is wrong comes and goes by itself: the name below it may be being written.
    found = _found(model, model.found) if model.found else []
    return [ft.Column(problem, spacing=Space.SNUG), ft.Column(found, spacing=Space.SNUG)]


def _found(model: RulesImportModel, rules: Rules) -> list[ft.Control]:
    fewest = rules.players[0]
    return [
        heading(isolated(rules.name)),
        sentence(about(rules), Type.BODY, key="about"),
        sentence(meant_for(rules), Type.SMALL, Colour.PENCIL),
        sentence(_plan(rules, fewest), Type.SMALL, Colour.PENCIL, key="hands"),
        _name(model, rules),
        *rules_said(rules, fewest),
    ]


def _plan(rules: Rules, players: int) -> str:
    """Return what the fewest play."""
    plan = " ".join(told(Topic.PLAN, rules, players))
    return _("{players} players: {plan}").format(players=players, plan=plan)


def _name(model: RulesImportModel, rules: Rules) -> ft.Control:
    """Return what they will be called here, to be changed; it says when a name is taken."""
    taken = _("There are rules called “{name}” here already.").format(name=isolated(rules.name))
    is_taken = model.free_name != rules.name
    return ft.Column(
        [
            *([sentence(taken, Type.BODY, Colour.INK, key="taken")] if is_taken else []),
            TextBox(
                _("Name in this house"),
                box_key="name",
                on_write=model.call,
                start=model.free_name,
                fresh=model.reading,
                longest=LONGEST_NAME,
            ),
        ],
        spacing=Space.SNUG,
    )
