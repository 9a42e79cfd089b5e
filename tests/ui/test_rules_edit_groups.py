"""The ready choices of the rules editor: all of them are rules, and those of the golden table."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.rules import CLASSIC, Plan, Reminder, Shape, rules_from_json, rules_to_json
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.plan import sizes
from scorekeeper.rules.reminder import condition
from scorekeeper.ui.models.rules_groups import (
    CYCLES,
    SPECIAL,
    cards_each,
    plan_key,
    ready_reminders,
    reminder_times,
    shape_names,
    special_names,
    top_key,
)

PLANS = json.loads(
    (Path(__file__).parents[1] / "data/golden/plans.json").read_text(encoding="utf-8")
)["rows"]
HUGE = 99
"""So many cards no pack stands in the way of."""


@pytest.mark.parametrize("row", PLANS, ids=lambda row: row["key"])
def test_every_plan_that_is_met_can_be_chosen(row):
    ready = [Plan(Shape(shape), row["M"]) for shape in shape_names()]
    ready += [Plan(Shape.SEGMENTS, row["M"], segments) for segments in SPECIAL.values()]
    asked = Plan(Shape.SEGMENTS, row["M"], tuple(map(tuple, row["segments"])))
    wanted = sizes(asked, row["P"], HUGE)

    assert wanted in [sizes(plan, row["P"], HUGE) for plan in ready]
    assert len(wanted) == row["hands"]


def test_every_special_plan_has_a_name():
    assert special_names().keys() == SPECIAL.keys()


@pytest.mark.parametrize("key", SPECIAL)
def test_a_special_plan_is_recognised(key):
    plan = Plan(Shape.SEGMENTS, "max", SPECIAL[key])

    assert plan_key(plan) == key
    assert rules_from_json(rules_to_json(replace(CLASSIC, plan=plan))).plan == plan


def test_other_plans_are_called_what_they_are():
    assert plan_key(Plan(Shape.DOWN)) == "down"
    assert plan_key(Plan(Shape.HANDS, hands=(1, 2))) == "hands"
    assert plan_key(Plan(Shape.SEGMENTS, segments=(("2", "M", 1, "1"),))) == "segments"


@pytest.mark.parametrize(
    ("top", "key"),
    [(Plan().top, "table"), ("max", "max"), (8, "number"), (((4, 9),), "own")],
)
def test_where_the_biggest_hand_comes_from(top, key):
    assert top_key(Plan(top=top)) == key


@pytest.mark.parametrize(
    ("cards", "each"),
    [(52, None), ("8*players", 8), (" 10 * players", 10), ("players*8", None), ("52", None)],
)
def test_cards_per_player_are_read(cards, each):
    assert cards_each(Pack(cards)) == each


def test_no_order_of_trumps_is_offered_twice():
    assert len(set(CYCLES)) == len(CYCLES)


def test_every_time_of_a_reminder_is_a_condition():
    for when in reminder_times():
        condition(when)


def test_a_reminder_is_offered_until_it_is_there():
    first, *others = ready_reminders(CLASSIC)

    assert ready_reminders(replace(CLASSIC, reminders=(first,))) == tuple(others)
    assert all(isinstance(one, Reminder) for one in others)
    for one in (first, *others):
        condition(one.when)
