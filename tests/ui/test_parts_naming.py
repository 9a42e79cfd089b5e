"""The parts that name the trump, and the head that says who did."""

from functools import partial

import pytest
from ui.driver import driving

from scorekeeper.rules import Trump
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.header import HandHeader
from scorekeeper.ui.parts.naming import TrumpNaming, naming_height
from scorekeeper.ui.theme import TOUCH

SIX = tuple((name.lower(), name) for name in ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay"))


class Calls(list):
    """Remembers what it was called with."""

    def __call__(self, *args):
        self.append(args)


@pytest.fixture
def calls():
    return Calls()


def naming(namer, likely, calls, **more):
    return partial(TrumpNaming, None, namer, likely, SIX, on_choose=calls, on_name=calls, **more)


async def test_the_suits_are_offered_once_the_name_is_known(calls):
    async with driving(naming("ben", SIX[1:2], calls)) as user:
        assert not user.shows("namer-ann")

        await user.tap("trump-none")

        assert calls == [(Trump.NONE,)]


async def test_the_names_are_offered_first_and_the_rest_is_one_tap_further(calls):
    async with driving(naming(None, SIX[:2], calls)) as user:
        assert not user.shows("trump-hearts")
        assert not user.shows("namer-cy")
        assert user.name("namer-other") == "Somebody else names trump"

        await user.tap("namer-other")
        assert not user.shows("namer-other")
        await user.tap("namer-cy")

        assert calls == [("cy",)]


async def test_who_names_it_is_marked_among_the_others(calls):
    async with driving(naming("ben", SIX, calls)) as user:
        await user.tap("namer-other")

        assert user.find("namer-ben").parent.selected
        assert not user.find("namer-ann").parent.selected


async def test_the_line_says_what_is_asked_and_puts_it_away(calls):
    closed = Calls()
    asked = naming(None, SIX, calls, prompt="Who names trump?", on_close=closed)
    async with driving(asked) as user:
        assert user.text("naming") == "Who names trump?"

        await user.tap("naming-later")

        assert closed == [()]


def test_the_names_stand_three_in_a_line():
    assert naming_height(0) == naming_height(3) < naming_height(4) == naming_height(6)
    assert naming_height(4) - naming_height(3) > TOUCH


@pytest.mark.parametrize(
    ("trump", "namer", "says"),
    [
        (None, "", "Trump not known"),
        (None, "Ben", "Ben names trump"),
        (Trump.HEARTS, "Ben", "Hearts are trump, named by Ben"),
        (Trump.HEARTS, "Maximiliane", "Hearts are trump, named by Maximiliane"),
    ],
)
async def test_the_head_says_who_names_the_trump(calls, trump, namer, says):
    head = partial(HandHeader, trump=trump, on_trump=calls, namer=namer)
    async with driving(head, 3, 13, 5, "Cy", "Ann") as user:
        assert user.name("trump") == says
        assert (namer or "trump?") in user.text("trump")


async def test_the_head_says_that_the_highest_bidder_will_lead():
    async with driving(HandHeader, 3, 13, 5, "Cy", "") as user:
        assert {"Cy deals", "The highest bidder leads"} <= set(user.spoken())


async def test_a_note_takes_the_place_of_what_undo_would_do(calls):
    bar = partial(BottomBar, note="Follow suit.")
    async with driving(bar, "Ann bids 2", None, calls, calls) as user:
        assert user.text("note") == "Follow suit."
        assert not user.shows("told")
        assert user.name("undo") == "Undo: Ann bids 2"
