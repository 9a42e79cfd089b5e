"""The rules of a new game: the base game's switches, what they say, and the plan."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from scorekeeper.rules import Shape, Variation
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.new_game import NewGameModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.plan_strip import PlanStrip
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.writing import line, sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, sentences

__all__ = ["RulesChoice"]


@component
def RulesChoice(model: NewGameModel) -> ft.Control:
    """Show the rules in sentences and as switches, and the plan as a strip to edit."""
    variation = model.variation
    switches = _own(model) if variation is None else _switches(model, variation)
    players = max(len(model.seats), 2)
    said = sentences(model.rules, players) if model.plan else ()
    return ft.Column(
        [
            *switches,
            *[sentence(one, Type.BODY, Colour.PENCIL) for one in said],
            PlanEditor(model),
        ],
        spacing=Space.SNUG,
    )


def _own(model: NewGameModel) -> list[ft.Control]:
    """Return rules that are none of the base game's: only a way back to it."""
    return [
        line(model.rules.name, Type.NAME, bold=True),
        quiet(_("Play the base game"), key="base", on_tap=lambda: model.vary(Variation())),
    ]


def _switches(model: NewGameModel, variation: Variation) -> list[ft.Control]:
    shapes = {
        Shape.UP: _("Up"),
        Shape.DOWN: _("Down"),
        Shape.UP_DOWN: _("Up and down"),
        Shape.DOWN_UP: _("Down and up"),
    }

    def switch(key: str, label: str, *, on: bool, to: Variation) -> ft.Control:
        return chip(label, key=key, on_tap=lambda: model.vary(to), selected=on)

    hook, at_once = variation.hook, variation.at_once
    keeps, zero = variation.miss_keeps_tricks, variation.zero_pays_cards
    must = variation.must_trump
    edited = model.plan_is_edited
    return [
        line(_("The hands go"), Type.SMALL, Colour.PENCIL),
        _line(
            [
                switch(
                    f"shape-{shape}",
                    label,
                    on=shape is variation.shape and not edited,
                    to=replace(variation, shape=shape),
                )
                for shape, label in shapes.items()
            ]
        ),
        line(_("As your table plays it"), Type.SMALL, Colour.PENCIL),
        _line(
            [
                switch(
                    "hook", _("Bids may not add up"), on=hook, to=replace(variation, hook=not hook)
                ),
                switch(
                    "at-once",
                    _("Bids all at once"),
                    on=at_once,
                    to=replace(variation, at_once=not at_once),
                ),
                switch(
                    "keeps",
                    _("A miss keeps its tricks"),
                    on=keeps,
                    to=replace(variation, miss_keeps_tricks=not keeps),
                ),
                switch(
                    "zero",
                    _("A made zero pays 5 + cards"),
                    on=zero,
                    to=replace(variation, zero_pays_cards=not zero),
                ),
                switch(
                    "must-trump",
                    _("Must trump when void"),
                    on=must,
                    to=replace(variation, must_trump=not must),
                ),
            ]
        ),
    ]


def _line(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=Space.SNUG, run_spacing=Space.SNUG)


@component
def PlanEditor(model: NewGameModel) -> ft.Control:
    """Show the cards of every hand; the one tapped can be changed, doubled or left out."""
    chosen, choose = ft.use_state(0)
    plan = model.plan
    hand = chosen if chosen <= len(plan) else 0
    reset = quiet(_("As the rules say"), key="reset-plan", on_tap=model.reset_plan)
    action = reset if model.plan_is_edited else None

    def drop() -> None:
        choose(0)
        model.drop(hand - 1)

    editing: list[ft.Control] = []
    if hand:
        editing = [
            stepper(
                _("Hand {hand}: cards").format(hand=hand),
                plan[hand - 1],
                key="cards",
                least=1,
                most=model.biggest_hand,
                on_change=lambda size: model.resize(hand - 1, size - plan[hand - 1]),
            ),
            ft.Row(
                [
                    quiet(
                        _("Play it twice"),
                        key="double",
                        icon=ft.Icons.ADD,
                        on_tap=lambda: model.insert(hand - 1),
                    ),
                    quiet(
                        _("Leave it out"),
                        key="drop",
                        icon=ft.Icons.REMOVE,
                        on_tap=drop if len(plan) > 1 else None,
                    ),
                ],
                wrap=True,
            ),
        ]
    return ft.Column(
        [
            heading(_("Hands"), action=action),
            PlanStrip(
                plan,
                on_tap=lambda tapped: choose(0 if tapped == hand else tapped),
                chosen=hand or None,
            ),
            *editing,
        ],
        spacing=Space.SNUG,
    )
