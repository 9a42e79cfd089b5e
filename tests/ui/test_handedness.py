"""Left or right: what is tapped most lies under the thumb that taps."""

import flet as ft
import pytest
from ui.driver import driving

from scorekeeper.book.settings import PadSide, Settings
from scorekeeper.ui.comfort import Comfort, comforting
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.fit import Fit
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.seat import Seat

ANN = Seat("ann", "Ann", bid=2, tricks=2)


def nothing(*_args):
    pass


def held(side, part, *args, **kwargs):
    """A part, drawn for a thumb."""
    comfort = Comfort(Settings(pad_side=side))
    return driving(lambda: comforting(comfort, lambda: part(*args, **kwargs)))


def in_order(control):
    """The keys of all within a control, as they stand from left to right."""
    found = [control.key] if isinstance(control.key, str) else []
    for name in ("content", "_b", "controls"):
        inner = getattr(control, name, None)
        for one in inner if isinstance(inner, list) else [inner]:
            found += in_order(one) if isinstance(one, ft.BaseControl) else []
    return found


def across(user, *keys):
    """The keys among these, as they stand from left to right."""
    top = user.find(keys[0])
    while not isinstance(top, ft.View):
        top = top.parent
    return [key for key in in_order(top) if key in keys]


@pytest.mark.parametrize(
    ("side", "order"),
    [
        (PadSide.RIGHT, ["undo", "redo", "told", "next"]),
        (PadSide.LEFT, ["next", "told", "undo", "redo"]),
    ],
)
async def test_the_next_step_lies_under_the_thumb_and_undo_away_from_it(side, order):
    bar = held(side, BottomBar, "Ann bids 2", None, nothing, nothing, main="Next hand")
    async with bar as user:
        assert across(user, *order) == order


@pytest.mark.parametrize("cards", [5, 10])
@pytest.mark.parametrize("size", [Fit(), Fit(large=True)], ids=["usual", "large"])
@pytest.mark.parametrize(
    ("side", "order"),
    [
        (PadSide.RIGHT, ["row-ann", "fewer-ann", "more-ann"]),
        (PadSide.LEFT, ["fewer-ann", "more-ann", "row-ann"]),
    ],
)
async def test_minus_and_plus_lie_under_the_thumb(side, order, size, cards):
    board = held(side, ResultBoard, (ANN,), cards, nothing, nothing, size=size)
    async with board as user:
        found = across(user, *order)

        if size.large and cards > 9:  # on a line of their own, below the name
            assert found == ["row-ann", "fewer-ann", "more-ann"]
        else:
            assert found == order


async def test_extra_points_stay_between_the_name_and_the_tricks():
    def keys(side):
        return held(side, ResultBoard, (ANN,), 5, nothing, nothing, on_extra=nothing)

    async with keys(PadSide.LEFT) as user:
        order = ["fewer-ann", "more-ann", "extra-ann", "row-ann"]
        assert across(user, *order) == order
