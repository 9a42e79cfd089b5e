"""The plan as rows of little cards, and the panel of the hand that is open."""

from functools import partial

import flet as ft
import pytest
from ui.driver import driving

from scorekeeper.rules import Trump
from scorekeeper.ui.parts.plan_strip import PlanStrip


@pytest.fixture
def calls():
    return []


async def test_every_hand_can_be_tapped_and_says_its_cards(calls):
    async with driving(PlanStrip, (1, 2, 3), calls.append) as user:
        await user.tap("hand-3")

        assert calls == [3]
        assert user.name("hand-1") == "Hand 1: 1 card"
        assert user.name("hand-3") == "Hand 3: 3 cards"


async def test_trumps_are_shown_where_they_are_settled_ahead_of_time(calls):
    trumps = (Trump.HEARTS, None, Trump.NONE)
    async with driving(partial(PlanStrip, trumps=trumps), (1, 2, 3), calls.append) as user:
        assert user.text("hand-1") == "1 ♥"
        assert user.text("hand-2").strip() == "2"
        assert user.name("hand-1") == "Hand 1: 1 card, Hearts are trump"
        assert user.name("hand-2") == "Hand 2: 2 cards"
        assert user.name("hand-3") == "Hand 3: 3 cards, There is no trump"


def written(user):
    """All writing on the strip, in reading order."""
    _probe, *rest = user.text("plan-strip").split()
    return rest


@pytest.mark.parametrize(
    ("chosen", "after"), [(1, 6), (6, 6), (7, 12), (12, 12), (13, 13)], ids=str
)
async def test_what_changes_a_hand_stands_below_its_line(calls, chosen, after):
    strip = partial(PlanStrip, chosen=chosen, below=ft.Text("panel"))
    async with driving(strip, tuple(range(1, 14)), calls.append) as user:
        cards = [str(hand) for hand in range(1, 14)]

        assert written(user) == [*cards[:after], "panel", *cards[after:]]


async def test_a_wider_sheet_has_more_hands_in_a_line(calls):
    strip = partial(PlanStrip, chosen=1, below=ft.Text("panel"))
    async with driving(strip, tuple(range(1, 14)), calls.append) as user:
        await user.resize("plan-strip", 608, 100)

        assert written(user).index("panel") == 11


async def test_large_writing_has_fewer_hands_in_a_line(calls):
    strip = partial(PlanStrip, chosen=1, below=ft.Text("panel"))
    async with driving(strip, tuple(range(1, 14)), calls.append) as user:
        await user.resize("text-scale", 24, 40)

        assert written(user).index("panel") == 4


async def test_the_hand_being_changed_is_selected(calls):
    async with driving(partial(PlanStrip, chosen=2), (1, 2), calls.append) as user:
        assert user.find("hand-2").parent.selected
        assert not user.find("hand-1").parent.selected
