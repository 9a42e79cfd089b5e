"""The rules of a new game: the base game's switches, what they say, and the plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.rules import MUST_TRUMP, Shape, Variation
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.new_game import NewGameModel
from scorekeeper.ui.models.plan import PlanModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.plan_actions import plan_actions
from scorekeeper.ui.parts.plan_strip import PlanStrip
from scorekeeper.ui.parts.rules_card import rules_card
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import Topic, _, about, ngettext, told

__all__ = ["RulesChoice"]


@component
def RulesChoice(model: NewGameModel, on_rules: Callable[[], None]) -> ft.Control:
    """Show the rules as a card, the base game's switches, and the plan as a strip to edit.

    ``on_rules`` leads to all rules, when the card is tapped.
    """
    variation = model.variation
    switches = [] if variation is None else _switches(model, variation)
    return ft.Column(
        [
            rules_card(
                model.rules,
                _told(model),
                key="rules",
                name=_("Choose other rules"),
                on_tap=on_rules,
            ),
            ft.Column(_unmeant(model), spacing=0),
            *switches,
            PlanEditor(model, model.planning),
        ],
        spacing=Space.SNUG,
    )


def _told(model: NewGameModel) -> tuple[str, ...]:
    """Return what the rules say: all of it where switches below may change it."""
    rules, players = model.rules, len(model.seats)
    plan = told(Topic.PLAN, rules, players) if model.plan else ()
    if model.variation is None:
        return (about(rules), *plan)
    spoken = [topic for topic in Topic if topic not in {Topic.CARDS, Topic.PLAN}]
    rest = (each for topic in spoken for each in told(topic, rules, players))
    return (" ".join((*plan, *rest)),)


def _unmeant(model: NewGameModel) -> list[ft.Control]:
    """Return for how many players the rules are meant, when others sit here."""
    if model.unmeant is None:
        return []
    fewest, most = model.unmeant
    form = _("Meant for {fewest} to {most} players.")
    if fewest == most:
        form = ngettext("Meant for {most} player.", "Meant for {most} players.", most)
    meant = form.format(fewest=fewest, most=most)
    return [sentence(meant, Type.SMALL, Colour.PENCIL, key="unmeant")]


def _switches(model: NewGameModel, now: Variation) -> list[ft.Control]:
    return [
        _line([_shape(model, now, shape, label) for shape, label in _shapes().items()]),
        *(_turn(model, one) for one in _turns(now)),
    ]


def _shapes() -> dict[Shape, str]:
    return {
        Shape.UP: _("Up"),
        Shape.DOWN: _("Down"),
        Shape.UP_DOWN: _("Up and down"),
        Shape.DOWN_UP: _("Down and up"),
    }


def _shape(model: NewGameModel, now: Variation, shape: Shape, label: str) -> ft.Control:
    return chip(
        label,
        key=f"shape-{shape}",
        on_tap=lambda: model.vary(replace(now, shape=shape)),
        selected=shape is now.shape and not model.plan_is_edited,
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """A switch: its words, whether it is on, and what turning it makes of the rules."""

    key: str
    label: str
    told: str
    on: bool
    to: Variation


def _turns(now: Variation) -> tuple[Turn, ...]:
    return (
        Turn(
            "hook",
            _("The hook"),
            _("The bids may not add up to the cards."),
            now.hook,
            replace(now, hook=not now.hook),
        ),
        Turn(
            "at-once",
            _("Bids all at once"),
            _("Entered in any order, and revealed together."),
            now.at_once,
            replace(now, at_once=not now.at_once),
        ),
        Turn(
            "keeps",
            _("A miss keeps its tricks"),
            _("One point a trick, where else it pays nothing."),
            now.miss_keeps_tricks,
            replace(now, miss_keeps_tricks=not now.miss_keeps_tricks),
        ),
        Turn(
            "zero",
            _("A made zero pays by the cards"),
            _("5, and one for each card of the hand, instead of 10."),
            now.zero_pays_cards,
            replace(now, zero_pays_cards=not now.zero_pays_cards),
        ),
        Turn(
            "must-trump",
            _("Must trump when void"),
            _(MUST_TRUMP),
            now.must_trump,
            replace(now, must_trump=not now.must_trump),
        ),
    )


def _turn(model: NewGameModel, turn: Turn) -> ft.Control:
    return switch(
        turn.label,
        told=turn.told,
        key=turn.key,
        on=turn.on,
        on_change=lambda _on: model.vary(turn.to),
    )


def _line(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)


@component
def PlanEditor(model: NewGameModel, planning: PlanModel) -> ft.Control:
    """Show the cards of every hand; the one tapped can be changed, doubled or left out.

    Nothing is shown until so many sit that there are hands to play.
    """
    if not model.plan and not model.plan_is_edited:
        return ft.Column(spacing=0)
    reset = quiet(_("As the rules say"), key="reset-plan", on_tap=model.reset_plan)
    actions = planning.actions
    return ft.Column(
        [
            heading(_("Hands"), action=reset if model.plan_is_edited else None),
            PlanStrip(
                model.plan,
                planning.open,
                trumps=model.trumps,
                chosen=planning.opened,
                below=None if actions is None else plan_actions(actions),
            ),
        ],
        spacing=Space.SNUG,
    )
