"""The plan of rules changed hand by hand: a list of the table's own."""

from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of
from ui.desks import Patience, desk_of, visiting

from scorekeeper.rules import CLASSIC, PRESETS, Plan, Shape
from scorekeeper.ui.models.plan_draft import PlannedDraft
from scorekeeper.ui.models.rules_edit import RulesEdit

SHORT = replace(CLASSIC, name="Short", plan=Plan(Shape.UP, top=4))


@pytest.fixture
def clock():
    return Patience()


@pytest.fixture
def edit(clock):
    house = library_of(MemoryStore()).house
    return RulesEdit(house, house.keep(SHORT), clock)


def test_a_list_begins_from_the_plan_that_stands(edit):
    PlannedDraft(edit).begin()

    assert edit.rules.plan.shape is Shape.HANDS
    assert edit.plan(3) == edit.plan(7) == (1, 2, 3, 4)


def test_a_list_begins_with_one_card_where_no_plan_can_be_played(edit):
    edit.change("plan", plan=Plan(Shape.HANDS, hands=(17,)))
    edit.seat(4, 5)

    PlannedDraft(edit).begin()

    assert edit.rules.plan.hands == (1,)


def test_hands_are_changed_doubled_and_left_out(edit, clock):
    PlannedDraft(edit).begin()

    edit.planning.open(2)
    edit.planning.resize(+1)
    clock.wait()
    edit.planning.repeat()
    clock.wait()
    edit.planning.open(1)
    edit.planning.drop()

    assert edit.rules.plan.hands == (3, 3, 3, 4)
    edit.undo()
    assert edit.rules.plan.hands == (1, 3, 3, 3, 4)


def test_who_cannot_play_all_hands_is_known(edit):
    assert PlannedDraft(edit).lost == ()

    edit.change("plan", plan=Plan(Shape.HANDS, hands=(1, 10)))

    assert PlannedDraft(edit).lost == (6, 7)
    assert edit.planning.actions is None


def test_a_hand_is_no_bigger_than_the_pack_allows_so_many(edit):
    edit.change("plan", plan=Plan(Shape.HANDS, hands=(13,)))

    edit.planning.open(1)

    assert edit.players == 4
    assert edit.planning.actions.more is None


async def test_a_list_of_our_own_is_made_by_taps():
    desk = desk_of(MemoryStore())
    async with visiting(desk, "/rules/wizard/edit") as user:
        await user.tap("group-plan")
        await user.tap("plan-hands")
        await user.tap("hand-1")
        await user.tap("cards-more")
        assert not user.shows("top-max")

        drafted = desk.library.house.draft.plan
        assert drafted.shape is Shape.HANDS
        assert drafted.hands[:3] == (2, 2, 3)
        assert PRESETS["wizard"].sizes(4)[:3] == (1, 2, 3)

        await user.tap("plan-up")
        assert desk.library.house.draft is None
