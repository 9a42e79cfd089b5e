"""The sheet of a real evening: who was not in a hand, what was corrected, what is void."""

import flet as ft
import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, begun, desk_of, hands, played, table_of, visiting

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Return,
    SitOut,
    Tricks,
    Void,
)

DAN = PlayerId("dan")
DASH = "\N{EN DASH}"


@pytest.fixture
def evening():
    """A desk and a table in its second hand, of three."""
    desk, table = table_of(rules=hands(1, 1, 1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    return desk, table


def go_on(table):
    order = table.game.hand.order
    played(table, [0] * len(order), [1, *[0] * (len(order) - 1)])


async def test_who_came_late_has_a_dash_before_and_points_to_begin_with(evening):
    desk, table = evening
    table.record(Join(2, DAN, "Dan", ANN, 5))
    go_on(table)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("cell-1-dan").strip() == DASH
        assert user.name("cell-1-dan") == "Hand 1, Dan: not here yet"
        assert "5 to begin with" in user.name("cell-2-dan")
        assert user.name("cell-2-dan").endswith("total 5")
        assert user.text("cell-2-dan").split() == ["0", "0", "5", "5"]


async def test_who_comes_in_the_next_hand_is_on_the_sheet_already():
    desk, table = table_of(rules=hands(1, 1))
    table.bid(1)
    table.record(Join(2, DAN, "Dan", ANN))
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.name("cell-1-dan") == "Hand 1, Dan: not here yet"


async def test_who_left_keeps_a_total_in_a_quieter_column(evening):
    desk, table = evening
    table.record(Leave(2, BEN))
    go_on(table)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("cell-2-ben").split() == [DASH, "10"]
        assert user.name("cell-2-ben") == "Hand 2, Ben: had left, total 10"

        table.record(Return(3, BEN))
        await user.settle()

        assert user.name("cell-3-ben") == "Hand 3, Ben: no entry"
        assert user.name("cell-2-ben") == "Hand 2, Ben: had left, total 10"


async def test_who_sat_out_is_marked_as_that(evening):
    desk, table = evening
    table.record(SitOut(2, BEN))
    go_on(table)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.name("cell-2-ben") == "Hand 2, Ben: sat out, total 10"
        assert DASH in user.text("cell-2-ben")
        signs = icons(user, "cell-2-ben")
        assert ft.Icons.PAUSE in signs


async def test_extra_points_of_who_sat_out_stand_in_their_cell(evening):
    desk, table = evening
    table.record(SitOut(2, BEN))
    table.record(Adjust(2, BEN, -5))
    go_on(table)
    async with visiting(desk, address(table, "sheet")) as user:
        minus = "\N{MINUS SIGN}"
        assert user.name("cell-2-ben") == f"Hand 2, Ben: sat out, extra points {minus}5, total 5"


async def test_a_void_hand_is_struck_out_and_says_that_it_does_not_count(evening):
    desk, table = evening
    table.record(Void(1))
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("aside-1") == "Does not count."
        assert user.name("cell-1-ann") == ("Hand 1, Ann: bid 1, took 1, does not count, total 0")
        struck = [one for one in within(user.find("cell-1-ann")) if is_struck(one)]
        assert [one.value for one in struck] == ["1"]

        table.record(Void(1, void=False))
        await user.settle()

        assert not user.shows("aside-1")
        assert user.name("cell-1-ann") == "Hand 1, Ann: bid 1, took 1, +11, total 11"


async def test_a_bid_corrected_against_the_hook_is_flagged_until_it_is_accepted():
    desk, table = table_of(rules=hands(3, 3, 3, hook=True))
    played(table, [2, 1, 1], [2, 1, 0])
    table.correct_bid(1, CY, 0)
    async with visiting(desk, address(table, "sheet")) as user:
        told = "The bids add up to 3; they may not add up to 3."
        assert user.text("note-1") == told
        assert user.name("cell-1-cy").endswith("breaks a rule, was corrected")
        assert {ft.Icons.FLAG, ft.Icons.EDIT} <= icons(user, "cell-1-cy")
        assert user.name("cell-1-ann") == "Hand 1, Ann: bid 2, took 2, +12, total 12"

        table.let_stand(1, Breach.HOOK)
        await user.settle()

        assert not user.shows("note-1")
        assert user.text("aside-1") == f"{told} The table let it stand."
        assert user.name("cell-1-cy").endswith("total 10, was corrected")

        table.correct_bid(1, CY, 2)
        await user.settle()

        assert not user.shows("aside-1")


async def test_a_bid_of_somebody_else_may_break_the_hook_too():
    desk, table = table_of(rules=hands(3, 3, 3, hook=True))
    played(table, [2, 1, 1], [2, 1, 0])
    table.correct_bid(1, ANN, 1)
    async with visiting(desk, address(table, "sheet")) as user:
        assert "may not add up" in user.text("note-1")
        assert "was corrected" in user.name("cell-1-ann")
        assert "breaks a rule" in user.name("cell-1-cy")

        table.correct_bid(1, ANN, 2)
        await user.settle()

        assert not user.shows("note-1")


async def test_tricks_that_were_added_are_flagged_until_they_add_up(evening):
    desk, table = evening
    table.correct_tricks(1, BEN, 1)
    async with visiting(desk, address(table, "sheet")) as user:
        assert "breaks a rule" in user.name("cell-1-ben")
        assert "breaks a rule" not in user.name("cell-1-ann")

        table.correct_tricks(1, ANN, 0)
        await user.settle()

        assert not user.shows("note-1")
        assert user.name("cell-1-ben").endswith("total 0, was corrected")


async def test_a_gap_that_was_played_over_is_flagged_where_it_is():
    desk, table = table_of(rules=hands(1, 1))
    table.bid(1)
    table.record(Tricks(1, ANN, 1))
    table.record(Void(1))
    table.record(Void(1, void=False))
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("note-1") == "A bid or a trick count was not entered."
        assert "breaks a rule" not in user.name("cell-1-ann")
        assert user.name("cell-1-ben") == "Hand 1, Ben: breaks a rule"

        table.record(Accept(1, Breach.MISSING))
        await user.settle()

        assert "let it stand" in user.text("aside-1")


async def test_what_was_dealt_again_was_not_corrected(evening):
    desk, table = evening
    table.record(Bid(1, BEN, 1))
    table.record(Redeal(1))
    go_on(table)
    async with visiting(desk, address(table, "sheet")) as user:
        assert "was corrected" not in user.name("cell-1-ben")


async def test_twelve_and_more_at_the_table_stand_side_by_side():
    desk = desk_of()
    table = begun(desk, 12, hands(1, 1, 1))
    table.record(Leave(1, ANN))
    table.record(Join(1, DAN, "Dan", BEN))
    table.record(Leave(1, CY))
    table.record(Join(1, PlayerId("eli"), "Eli", BEN, 10))
    async with visiting(desk, address(table, "sheet")) as user:
        assert len(user.keys("cell-1-")) == 14
        assert user.name("cell-1-eli") == "Hand 1, Eli: 10 to begin with"


def within(control):
    """All controls inside one."""
    found = [control]
    for name in ("content", "controls"):
        inner = getattr(control, name, None)
        for one in inner if isinstance(inner, list) else [inner] if inner else []:
            found += within(one)
    return found


def icons(user, key):
    return {one.icon for one in within(user.find(key)) if isinstance(one, ft.Icon)}


def is_struck(one):
    return isinstance(one, ft.Text) and one.style.decoration is ft.TextDecoration.LINE_THROUGH
