"""The small parts all screens share."""

from functools import partial

import flet as ft
import pytest
from ui.driver import driving

from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.buttons import icon_button, primary, quiet, secondary
from scorekeeper.ui.parts.chip import chip
from scorekeeper.ui.parts.empty import empty_state
from scorekeeper.ui.parts.field import Field
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.sheet_cell import Cell, sheet_cell
from scorekeeper.ui.parts.sheet_grid import SheetGrid, SheetRow
from scorekeeper.ui.parts.stepper import stepper
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.theme import Space


class Calls(list):
    """Remembers what it was called with."""

    def __call__(self, *args):
        self.append(args)


@pytest.fixture
def calls():
    return Calls()


@component
def shown(make):
    return ft.Column(make() if isinstance(make(), list) else [make()])


@pytest.mark.parametrize("make", [primary, secondary, quiet])
async def test_a_button_does_what_it_says(calls, make):
    ready = partial(make, "Start", key="start", on_tap=calls, icon=ft.Icons.ADD)
    async with driving(shown, ready) as user:
        await user.tap("start")

        assert calls == [()]
        assert user.name("start") == user.text("start") == "Start"


@pytest.mark.parametrize("make", [primary, secondary, quiet])
async def test_a_button_that_cannot_be_used_is_dead(make):
    async with driving(shown, partial(make, "Start", key="start", on_tap=None)) as user:
        assert user.find("start").disabled


async def test_a_button_of_one_sign_has_a_name(calls):
    make = partial(icon_button, ft.Icons.ADD, key="add", name="Add a player", on_tap=calls)
    async with driving(shown, make) as user:
        await user.tap("add")

        assert calls == [()]
        assert user.name("add") == "Add a player"


@pytest.mark.parametrize("selected", [True, False])
async def test_a_chip_says_whether_it_is_chosen(calls, selected):
    make = partial(chip, "Ann", key="ann", on_tap=calls, selected=selected, icon=ft.Icons.ADD)
    async with driving(shown, make) as user:
        await user.tap("ann")

        assert calls == [()]
        assert user.find("ann").parent.selected == selected


async def test_a_heading_carries_its_action(calls):
    def make():
        return heading("Players", action=quiet("Draw lots", key="lots", on_tap=calls))

    async with driving(shown, make) as user:
        await user.tap("lots")

        assert calls == [()]


async def test_a_notice_can_be_put_away(calls):
    async with driving(shown, partial(notice, "Two Anns.", on_dismiss=calls)) as user:
        await user.tap("notice-dismiss")

        assert user.text("notice") == "Two Anns."
        assert calls == [()]


async def test_a_notice_may_have_to_stay():
    async with driving(shown, partial(notice, "Two Anns.")) as user:
        assert not user.shows("notice-dismiss")


async def test_several_lines_of_a_notice_stand_off_its_edges():
    async with driving(shown, partial(notice, "Two Anns sit here. " * 9)) as user:
        words = user.find("notice").parent.parent

        assert words.padding.top == words.padding.bottom
        assert words.padding.top >= Space.SNUG


async def test_an_empty_screen_says_how_to_begin(calls):
    def make():
        return empty_state("No games", "Start one.", action=primary("New", key="new", on_tap=calls))

    async with driving(shown, make) as user:
        await user.tap("new")

        assert calls == [()]


async def test_a_stepper_stays_within_its_limits(calls):
    make = partial(stepper, "Cards", 1, key="cards", on_change=calls, least=1, most=2)
    async with driving(shown, make) as user:
        await user.tap("cards-more")

        assert calls == [(2,)]
        assert user.find("cards-fewer").disabled
        assert user.name("cards-more") == "Cards: more"


@pytest.mark.parametrize(
    ("cell", "shows"),
    [
        (Cell("a", bid=2, points="+12", total="40", made=True), "2 +12 40"),
        (Cell("a", bid=2, points="0", total="40", made=False, flagged=True), "2 0 40"),
        (Cell("a", bid=2, now=True), "2"),
        (Cell("a"), "·"),
        (Cell("a", flagged=True), "·"),
    ],
)
async def test_a_cell_shows_bid_points_and_total(calls, cell, shows):
    async with driving(shown, partial(sheet_cell, cell, key="cell", on_tap=calls)) as user:
        await user.tap("cell")

        assert calls == [()]
        assert user.text("cell") == shows


async def test_the_columns_of_the_sheet_grow_with_the_writing(calls):
    players = (("a", "Ann"), ("b", "Bo"), ("c", "Cy"), ("d", "Di"))
    rows = (SheetRow(1, 10, cells=tuple(Cell(name, bid=10) for _, name in players)),)
    async with driving(partial(SheetGrid, room=360), players, rows, calls) as user:
        usual = user.find("cell-1-a").width
        await user.resize("text-scale", 24, 40)

        assert 44 + 4 * usual <= 360
        assert user.find("cell-1-a").width == (360 - 2 * 44) / 1.5 > 2 * 62
        await user.tap("cell-1-d")
        assert calls == [(1,)]


@pytest.mark.parametrize(("on", "becomes"), [(True, False), (False, True)])
async def test_a_switch_tells_what_it_becomes(calls, on, becomes):
    make = partial(switch, "The hook", on=on, key="hook", on_change=calls, told="Not even.")
    async with driving(shown, make) as user:
        await user.tap("hook")

        assert calls == [(becomes,)]
        assert user.name("hook") == "The hook. Not even."
        assert user.find("hook").parent.toggled == on


def a_field(on_submit):
    return partial(
        Field,
        "Name",
        field_key="name",
        icon=ft.Icons.ADD,
        hand_in="Add",
        on_submit=on_submit,
    )


async def test_a_field_hands_in_what_is_written_and_is_empty_again(calls):
    def take(name):
        calls(name)
        return True

    async with driving(a_field(take)) as user:
        await user.type("name", "Ann")
        await user.send("name")

        assert calls == [("Ann",)]
        assert user.find("name").value == ""


async def test_a_field_keeps_what_was_not_taken(calls):
    def refuse(name):
        calls(name)
        return False

    async with driving(a_field(refuse)) as user:
        await user.type("name", "Ann")
        await user.tap("name-add")

        assert calls == [("Ann",)]
        assert user.find("name").value == "Ann"


async def test_the_enter_key_of_a_phone_hands_in_too(calls):
    def take(name):
        calls(name)
        return True

    async with driving(a_field(take)) as user:
        await user.type("name", "Ann\n")

        assert calls == [("Ann",)]
        assert user.find("name").value == ""


async def test_a_switch_needs_no_explanation(calls):
    async with driving(shown, partial(switch, "Hook", on=True, key="h", on_change=calls)) as user:
        assert user.name("h") == user.text("h") == "Hook"


async def test_a_page_has_a_way_back(calls):
    frame = partial(PageFrame, on_back=calls, foot=ft.Text("foot", key="foot"))
    async with driving(frame, "New game", (ft.Text("body", key="body"),)) as user:
        await user.tap("back")

        assert calls == [()]
        assert user.text("title") == "New game"
        assert user.shows("foot")


async def test_the_first_page_has_no_way_back():
    async with driving(PageFrame, "Games", (ft.Text("body"),)) as user:
        assert not user.shows("back")
