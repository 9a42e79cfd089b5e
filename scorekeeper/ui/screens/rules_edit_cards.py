"""What changes the pack and the plan, and how they look for so many players."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from scorekeeper.rules import Plan, Shape
from scorekeeper.rules.pack import Pack
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.plan import PlanModel
from scorekeeper.ui.models.plan_draft import PlannedDraft
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.models.rules_groups import (
    PACKS,
    SPECIAL,
    TOPS,
    cards_each,
    plan_key,
    shape_names,
    special_names,
    top_key,
)
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import quiet
from scorekeeper.ui.parts.choices import choice_rows, choices, labelled, wrapped
from scorekeeper.ui.parts.plan_actions import plan_actions
from scorekeeper.ui.parts.plan_strip import PlanStrip
from scorekeeper.ui.parts.plan_view import plan_view
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _, hands, ngettext

__all__ = ["pack", "plan", "shown_for"]

MOST_CARDS = 200
MOST_EACH = 60
MOST_PACKS = 10
USUAL_EACH = 8
MOST_SHOWN = 60
"""So many hands of a plan are drawn."""


def pack(model: RulesEdit) -> list[ft.Control]:
    """Return what changes the cards, and how big a hand they allow."""
    now = model.rules.pack
    each = cards_each(now)

    def change(changed: Pack) -> None:
        model.change("pack", pack=changed)

    answers: dict[object, str] = {size: str(size) for size in PACKS}
    answers["each"] = _("So many per player")
    chosen: object = now.cards if each is None else "each"
    if chosen not in answers:
        answers[chosen] = str(chosen)

    def choose(answer: object) -> None:
        cards = f"{USUAL_EACH}*players" if answer == "each" else answer
        if isinstance(cards, int | str) and cards != now.cards and answer != chosen:
            change(replace(now, cards=cards))

    counted = [] if isinstance(now.cards, str) else [_cards(now.cards, now, model)]
    per_player = [] if each is None else [_each(each, now, model)]
    return [
        choices(_("Cards in a pack"), answers, chosen, key="cards", on_choose=choose),
        *counted,
        *per_player,
        stepper(
            _("Packs"),
            now.packs,
            key="packs",
            least=1,
            most=MOST_PACKS,
            on_change=lambda packs: change(replace(now, packs=packs)),
        ),
        switch(
            _("One card is kept back to be turned up"),
            on=now.turn_up,
            key="turn-up",
            on_change=lambda on: change(replace(now, turn_up=on)),
        ),
        labelled(
            _("The biggest hand"),
            sentence(" · ".join(_biggest_hands(model)), Type.BODY, key="biggest"),
        ),
    ]


def _cards(cards: int, now: Pack, model: RulesEdit) -> ft.Control:
    return stepper(
        _("Cards"),
        cards,
        key="pack-cards",
        least=1,
        most=MOST_CARDS,
        on_change=lambda new: model.change("pack", pack=replace(now, cards=new)),
    )


def _each(each: int, now: Pack, model: RulesEdit) -> ft.Control:
    return stepper(
        _("Cards for each player"),
        each,
        key="pack-each",
        least=1,
        most=MOST_EACH,
        on_change=lambda new: model.change("pack", pack=replace(now, cards=f"{new}*players")),
    )


def _biggest_hands(model: RulesEdit) -> tuple[str, ...]:
    """Say how big a hand can be, for every number of players the rules are meant for."""
    fewest, most = model.rules.players
    form = _("{players} players: up to {cards}")
    counts = range(fewest, most + 1)
    return tuple(form.format(players=count, cards=model.biggest(count)) for count in counts)


def plan(model: RulesEdit) -> list[ft.Control]:
    """Return what changes the sizes of the hands, and how they look for so many players."""
    return [
        Shapes(model),
        *([] if _is_listed(model) else _top(model)),
        shown_for(model),
        *(_listed(model) if _is_listed(model) else _preview(model)),
    ]


def _is_listed(model: RulesEdit) -> bool:
    return model.rules.plan.shape is Shape.HANDS


def _listed(model: RulesEdit) -> list[ft.Control]:
    """Return the hands to be changed one by one, and who cannot play them all."""
    lost = PlannedDraft(model).lost
    form = _("A hand is too big for so many players: {players}.")
    told = form.format(players=", ".join(map(str, lost)))
    return [
        *([HandByHand(model, model.planning)] if model.plan(model.players) else []),
        ft.Column(
            [sentence(told, Type.BODY, Colour.MISSED, bold=True, key="plan-lost")] if lost else [],
            spacing=0,
        ),
    ]


@component
def HandByHand(model: RulesEdit, planning: PlanModel) -> ft.Control:
    """Show the cards of every hand; the one tapped can be changed, doubled or left out."""
    sizes, actions = model.plan(model.players), planning.actions
    return ft.Column(
        [
            sentence(hands(len(sizes)), Type.BODY, key="plan-length", bold=True),
            sentence(_("Tap a hand to change it."), Type.SMALL, Colour.PENCIL),
            PlanStrip(
                sizes,
                planning.open,
                trumps=model.rules.trumps(model.players),
                chosen=planning.opened,
                below=None if actions is None else plan_actions(actions),
            ),
        ],
        spacing=Space.SNUG,
    )


@component
def Shapes(model: RulesEdit) -> ft.Control:
    """Show the four shapes, and the special plans when asked for or when one is played."""
    opened, set_opened = ft.use_state(False)
    now = model.rules.plan
    chosen = plan_key(now)
    names = {**shape_names(), str(Shape.HANDS): _("A list of our own")}
    if chosen not in names and chosen not in SPECIAL:
        names[chosen] = _("As it stands, hand by hand")

    def choose(key: str) -> None:
        if key == Shape.HANDS and key != chosen:
            PlannedDraft(model).begin()
        elif key in SPECIAL:
            model.change("plan", plan=Plan(Shape.SEGMENTS, now.top, SPECIAL[key]))
        elif key != chosen:
            model.change("plan", plan=Plan(Shape(key), now.top))

    asked = choices(_("How the hands go"), names, chosen, key="plan", on_choose=choose)
    if not opened and chosen not in SPECIAL:
        more = quiet(_("Special plans"), key="plan-more", on_tap=lambda: set_opened(True))
        return ft.Column([asked, wrapped([more])], spacing=Space.TIGHT)
    special = choice_rows(special_names(), chosen, key="plan", on_choose=choose)
    return ft.Column([asked, special], spacing=Space.SNUG)


def _top(model: RulesEdit) -> list[ft.Control]:
    now = model.rules.plan
    chosen = top_key(now)
    names = {
        "table": _("As in the base game"),
        "max": _("What the pack allows"),
        "number": _("A number"),
    }
    if chosen == "own":
        names[chosen] = _("By a table of its own")

    def choose(key: str) -> None:
        if key in TOPS and key != chosen:
            model.change("plan", plan=replace(now, top=TOPS[key]))

    asked = choices(_("The biggest hand"), names, chosen, key="top", on_choose=choose)
    if not isinstance(now.top, int):
        return [asked]
    number = stepper(
        _("Cards in the biggest hand"),
        now.top,
        key="top-cards",
        least=1,
        most=MOST_CARDS,
        on_change=lambda top: model.change("plan", plan=replace(now, top=top)),
    )
    return [asked, number]


def shown_for(model: RulesEdit) -> ft.Control:
    """Return the stepper that says for how many players everything is shown."""
    fewest, most = model.rules.players
    return stepper(
        _("Number of players"),
        model.players,
        key="shown-for",
        least=fewest,
        most=most,
        on_change=model.show_for,
    )


def _preview(model: RulesEdit) -> list[ft.Control]:
    sizes = model.plan(model.players)
    if not sizes:
        form = ngettext(
            "{count} player cannot play this plan.",
            "{count} players cannot play this plan.",
            model.players,
        )
        told = form.format(count=model.players)
        return [sentence(told, Type.BODY, Colour.MISSED, bold=True, key="plan-lost")]
    trumps = model.rules.trumps(model.players)
    more = _("and so on") if len(sizes) > MOST_SHOWN else ""
    return [
        ft.Column(
            [
                sentence(hands(len(sizes)), Type.BODY, key="plan-length", bold=True),
                plan_view(sizes[:MOST_SHOWN], trumps[:MOST_SHOWN]),
                *([sentence(more, Type.SMALL, Colour.PENCIL)] if more else []),
            ],
            spacing=Space.SNUG,
        )
    ]
