"""The box that is heard letter by letter, and what else the screens of rules stand on."""

import flet as ft
import pytest
from ui.driver import driving

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.buttons import primary, secondary
from scorekeeper.ui.parts.plan_view import plan_view
from scorekeeper.ui.parts.text_box import TextBox


@component
def box_and_renewal(heard, **box):
    """A box, and a button that starts it anew."""
    fresh, set_fresh = ft.use_state(0)
    renew = secondary("Renew", key="renew", on_tap=lambda: set_fresh(fresh + 1))
    return ft.Column(
        [TextBox("Word", box_key="word", on_write=heard.append, fresh=fresh, **box), renew]
    )


@pytest.mark.parametrize("lines", [1, 4])
async def test_every_letter_is_heard_and_stays(lines):
    heard = []
    async with driving(box_and_renewal, heard, start="a", lines=lines, longest=9) as user:
        assert user.find("word").value == "a"

        await user.type("word", "ab")

        assert heard == ["ab"]
        assert user.find("word").value == "ab"


async def test_it_starts_anew_when_it_is_asked_to():
    async with driving(box_and_renewal, [], start="a") as user:
        await user.type("word", "ab")

        await user.tap("renew")

        assert user.find("word").value == "a"


async def test_a_label_of_several_lines_is_not_shortened():
    @component
    def shown():
        return primary("Play by these rules", key="play", on_tap=None, lines=2)

    async with driving(shown) as user:
        assert user.text("play") == "Play by these rules"


async def test_a_tap_by_a_screen_reader_may_do_something_else():
    taps = []

    @component
    def shown():
        return secondary(
            "Pick",
            key="pick",
            on_tap=lambda: taps.append("touched"),
            on_assisted=lambda: taps.append("assisted"),
        )

    async with driving(shown) as user:
        await user.tap("pick")
        user.find("pick").parent.on_tap(None)

        assert taps == ["touched", "assisted"]


async def test_a_plan_without_settled_trumps_has_no_room_for_them():
    @component
    def shown():
        return plan_view((2, 1), (None, None))

    async with driving(shown) as user:
        assert user.text("plan").split() == ["2", "1"]
        assert user.name("plan") == "Cards by hand: 2, 1"


async def test_a_plan_says_the_trumps_that_are_settled():
    @component
    def shown():
        return plan_view((2, 1), (Trump.HEARTS, None))

    async with driving(shown) as user:
        assert user.text("plan").split() == ["2", "♥", "1"]
        assert user.name("plan") == "Cards by hand: 2 (Hearts), 1"
