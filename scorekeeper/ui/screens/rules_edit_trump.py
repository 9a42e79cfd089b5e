"""What changes where trumps come from, and which hands have none."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.rules import Trump
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.models.rules_groups import CYCLES
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.choices import choices, labelled, suit_chip, wrapped
from scorekeeper.ui.theme import SUITS
from scorekeeper.words import _, trump_name

__all__ = ["trump"]

MOST_HANDS = 60
"""So many hands can be chosen to have no trump."""
LONGEST_CYCLE = 12


def trump(model: RulesEdit) -> list[ft.Control]:
    """Return what changes where trumps come from, and which hands have none."""
    now = model.rules.trump
    sources = {
        Source.TURN_UP: _("The card turned up"),
        Source.FIXED: _("Always the same suit"),
        Source.CYCLE: _("Suits in turn"),
        Source.TOP_BIDDER: _("The highest bidder says"),
        Source.AUCTION: _("An auction"),
        Source.NONE: _("No trump"),
    }

    def choose(source: Source) -> None:
        cycle = now.cycle
        if source is Source.FIXED:
            cycle = cycle[:1] or (Trump.SPADES,)
        if source is Source.CYCLE and len(cycle) < len(CYCLES[0]) - 1:
            cycle = CYCLES[0]
        _change(model, replace(now, source=source, cycle=cycle))

    asked = choices(_("Trump is made by"), sources, now.source, key="source", on_choose=choose)
    shown = [asked]
    if now.source is Source.FIXED:
        shown.append(_fixed(model, now))
    if now.source is Source.CYCLE:
        shown += _cycle(model, now)
    return shown if now.source is Source.NONE else [*shown, *_without(model, now)]


def _change(model: RulesEdit, rule: TrumpRule) -> None:
    model.change("trump", trump=rule)


def _fixed(model: RulesEdit, now: TrumpRule) -> ft.Control:
    chips = [
        suit_chip(
            suit,
            key=f"fixed-{suit}",
            name=trump_name(suit),
            on_tap=partial(_change, model, replace(now, cycle=(suit,))),
            selected=now.cycle[:1] == (suit,),
        )
        for suit in Trump
        if suit is not Trump.NONE
    ]
    return labelled(_("The suit"), wrapped(chips))


def _cycle(model: RulesEdit, now: TrumpRule) -> list[ft.Control]:
    """Return the suits in their order, those to add, and the ready orders."""
    cycle = now.cycle

    def without(index: int) -> None:
        # One suit always stays.
        rest = (*cycle[:index], *cycle[index + 1 :])
        _change(model, replace(now, cycle=rest or cycle))

    in_turn = [
        suit_chip(
            suit,
            key=f"cycle-{index}",
            name=_("{number}. {suit}: take it out").format(number=index, suit=trump_name(suit)),
            on_tap=partial(without, index - 1),
            icon=ft.Icons.CLOSE if len(cycle) > 1 else None,
        )
        for index, suit in enumerate(cycle, 1)
    ]
    more = [
        suit_chip(
            suit,
            key=f"cycle-add-{suit}",
            name=_("{suit}: add it at the end").format(suit=trump_name(suit)),
            on_tap=partial(_change, model, replace(now, cycle=(*cycle, suit))),
            icon=ft.Icons.ADD,
        )
        for suit in Trump
    ]
    return [
        labelled(_("In this order"), wrapped(in_turn)),
        *([labelled(_("Add"), wrapped(more))] if len(cycle) < LONGEST_CYCLE else []),
        labelled(_("Usual orders"), wrapped(_orders(model, now))),
    ]


def _orders(model: RulesEdit, now: TrumpRule) -> list[ft.Control]:
    """Return the orders that are met most, by the shapes of their suits."""
    return [
        chip(
            " ".join(SUITS[suit].glyph for suit in cycle),
            key=f"cycle-ready-{number}",
            name=", ".join(trump_name(suit) for suit in cycle),
            on_tap=partial(_change, model, replace(now, cycle=cycle)),
            selected=cycle == now.cycle,
        )
        for number, cycle in enumerate(CYCLES)
    ]


def _without(model: RulesEdit, now: TrumpRule) -> list[ft.Control]:
    hands = None if isinstance(now.no_trump, NoTrump) else now.no_trump
    answers = {
        NoTrump.NEVER: _("never"),
        NoTrump.LAST_HAND: _("in the last hand"),
        NoTrump.WHEN_ALL_DEALT: _("when all cards are dealt"),
        "listed": _("in chosen hands"),
    }

    def choose(when: str) -> None:
        if when != "listed":
            _change(model, replace(now, no_trump=NoTrump(when)))
        elif hands is None:
            _change(model, replace(now, no_trump=(1,)))

    asked = choices(
        _("There is no trump"),
        answers,
        "listed" if hands is not None else str(now.no_trump),
        key="without",
        on_choose=choose,
    )
    return [asked, *([] if hands is None else [_hands(model, now, frozenset(hands))])]


def _hands(model: RulesEdit, now: TrumpRule, hands: frozenset[int]) -> ft.Control:
    count = min(len(model.plan(model.players)) or MOST_HANDS, MOST_HANDS)

    def turned(hand: int) -> TrumpRule:
        return replace(now, no_trump=tuple(sorted(hands ^ {hand})))

    chips = [
        chip(
            str(hand),
            key=f"without-hand-{hand}",
            name=_("Hand {hand}: no trump").format(hand=hand),
            on_tap=partial(_change, model, turned(hand)),
            selected=hand in hands,
        )
        for hand in sorted(hands | set(range(1, count + 1)))
    ]
    return labelled(_("The hands without trump"), wrapped(chips))
