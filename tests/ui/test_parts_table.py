"""The parts of the table: what they show, what they call, and what they are called."""

from functools import partial

import flet as ft
import pytest
from ui.driver import driving

from scorekeeper.rules import Trump
from scorekeeper.ui.guard import component
from scorekeeper.ui.parts.bar import BottomBar
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.fit import Fit
from scorekeeper.ui.parts.header import HandHeader, felt_icon
from scorekeeper.ui.parts.pad import BidPad
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.scale import use_text_scale
from scorekeeper.ui.parts.seat import Seat
from scorekeeper.ui.parts.status import StatusLine
from scorekeeper.ui.parts.table import Table
from scorekeeper.ui.parts.trump import TrumpChoices

ANN = Seat("ann", "Ann", bid=2, total="40", leader=True)
BO = Seat("bo", "Bo", total="31", up=True)
CY = Seat("cy", "Cy", total="12", dealer=True)


class Calls(list):
    """Remembers what it was called with."""

    def __call__(self, *args):
        self.append(args)


@pytest.fixture
def calls():
    return Calls()


async def test_a_key_of_the_pad_bids_its_number(calls):
    async with driving(BidPad, 5, calls) as user:
        await user.tap("bid-3")

        assert calls == [(3,)]
        assert user.name("bid-3") == "Bid 3"


async def test_the_pad_offers_no_more_than_there_are_cards(calls):
    async with driving(BidPad, 20, calls) as user:
        assert all(user.shows(f"bid-{bid}") for bid in range(21))
        assert not user.shows("bid-21")


async def test_a_closed_bid_is_struck_out_and_says_why_when_tapped(calls):
    closed = Calls()
    pad = partial(BidPad, closed={2: "The bids would add up to 5."}, on_closed=closed)
    async with driving(pad, 5, calls) as user:
        await user.tap("bid-2")

        assert (calls, closed) == ([], [(2,)])
        assert user.name("bid-2") == "Bid 2, closed. The bids would add up to 5."


async def test_a_closed_bid_that_nobody_explains_is_dead(calls):
    async with driving(partial(BidPad, closed={2: "No."}), 5, calls) as user:
        assert user.find("bid-2").disabled


async def test_the_bid_being_changed_is_marked(calls):
    async with driving(partial(BidPad, chosen=1), 3, calls) as user:
        assert user.find("bid-1").parent.selected


async def test_rows_say_who_has_bid_what(calls):
    async with driving(BiddingBoard, (ANN, BO, CY), 5, calls) as user:
        await user.tap("row-ann")

        assert calls == [("ann",)]
        assert user.name("row-ann") == "Ann: bid 2, leads, total 40"
        assert user.name("row-bo") == "Bo: to bid, total 31"
        assert user.name("row-cy") == "Cy: no bid yet, deals, total 12"


async def test_whose_turn_it_is_stands_in_words(calls):
    async with driving(BiddingBoard, (ANN, BO, CY), 5, calls) as user:
        assert "to bid" in user.text("row-bo")
        assert "deals" in user.text("row-cy")


async def test_a_hidden_bid_is_in_but_not_to_be_seen(calls):
    hidden = Seat("ann", "Ann", bid=4, hidden=True)
    async with driving(BiddingBoard, (hidden,), 5, calls) as user:
        assert "4" not in user.text("row-ann")
        assert user.name("row-ann") == "Ann: bid is in"


async def test_a_bid_not_entered_is_not_a_zero(calls):
    async with driving(BiddingBoard, (BO,), 5, calls) as user:
        assert user.text("row-bo") == "Bo to bid 31"


async def test_what_is_wrong_with_a_row_stands_in_it(calls):
    wrong = Seat("ann", "Ann", bid=2, tricks=1, wrong="bids even", dealer=True, leader=True)
    async with driving(ResultBoard, (wrong,), 5, calls, calls) as user:
        assert "bids even" in user.text("row-ann")
        assert "deals and leads" in user.name("row-ann")
    async with driving(BiddingBoard, (wrong,), 5, calls) as user:
        assert "bids even" in user.text("row-ann")


async def test_tricks_start_at_the_bid(calls):
    async with driving(ResultBoard, (ANN,), 5, Calls(), calls) as user:
        await user.tap("more-ann")
        await user.tap("fewer-ann")

        assert calls == [("ann", 3), ("ann", 1)]
        assert user.name("more-ann") == "Ann: one trick more"
        assert user.name("fewer-ann") == "Ann: one trick fewer"


@pytest.mark.parametrize(
    ("tricks", "word"), [(2, "made"), (3, "1 over"), (0, "2 under")], ids=["made", "over", "under"]
)
async def test_made_or_missed_stands_in_words(calls, tricks, word):
    seat = Seat("ann", "Ann", bid=2, tricks=tricks, total="40")
    async with driving(ResultBoard, (seat,), 5, calls, calls) as user:
        assert word in user.text("row-ann")
        assert user.name("row-ann") == f"Ann: bid 2, tricks {tricks}, {word}, total 40"


@pytest.mark.parametrize(("tricks", "dead"), [(0, "fewer-ann"), (5, "more-ann")])
async def test_tricks_stay_within_the_cards(calls, tricks, dead):
    seat = Seat("ann", "Ann", bid=2, tricks=tricks)
    async with driving(ResultBoard, (seat,), 5, calls, calls) as user:
        assert user.find(dead).disabled


async def test_a_row_of_the_result_goes_back_to_the_bid(calls):
    async with driving(ResultBoard, (ANN,), 5, calls, Calls()) as user:
        await user.tap("row-ann")

        assert calls == [("ann",)]


@pytest.mark.parametrize("on_extra", [None, Calls()], ids=["beside", "below"])
async def test_large_writing_puts_the_steps_below_the_name_only_with_extra_points(calls, on_extra):
    board = partial(ResultBoard, on_extra=on_extra, size=Fit(large=True))
    async with driving(board, (ANN,), 5, Calls(), calls) as user:
        await user.tap("more-ann")

        assert calls == [("ann", 3)]
        assert (user.find("row-ann").height or 0) <= 48
        assert user.shows("extra-ann") == (on_extra is not None)


@pytest.mark.parametrize(("cards", "size", "figure"), [(10, Fit(row=96), 33), (5, Fit(row=96), 52)])
async def test_figures_leave_room_for_a_name_beside_extra_points(calls, cards, size, figure):
    board = partial(ResultBoard, on_extra=calls, size=size)
    seat = Seat("ann", "Ann", bid=4, tricks=3)
    async with driving(board, (seat,), cards, calls, calls) as user:
        sizes = [text.style.size for text in user._seen() if getattr(text, "value", "") == "4"]

        assert max(sizes) <= figure


async def test_undo_is_named_by_what_it_takes_back(calls):
    async with driving(BottomBar, "Ann bids 2", None, calls, Calls()) as user:
        await user.tap("undo")

        assert calls == [()]
        assert user.name("undo") == "Undo: Ann bids 2"
        assert user.text("told") == "Undo: Ann bids 2"
        assert user.find("redo").disabled
        assert user.name("redo") == "Nothing to redo"


async def test_redo_is_told_when_there_is_nothing_to_undo(calls):
    async with driving(BottomBar, None, "Ann bids 2", Calls(), calls) as user:
        await user.tap("redo")

        assert calls == [()]
        assert user.text("told") == "Redo: Ann bids 2"


async def test_the_next_step_waits_until_it_can_be_taken(calls):
    async with driving(partial(BottomBar, main="Next hand"), None, None, calls, calls) as user:
        assert user.find("next").disabled
    ready = partial(BottomBar, main="Next hand", on_main=calls, size=Fit(large=True))
    async with driving(ready, "x", None, Calls(), Calls()) as user:
        await user.tap("next")

        assert calls == [()]
        assert user.name("next") == "Next hand"
        assert not user.shows("told")


@pytest.mark.parametrize("size", [Fit(), Fit(large=True)], ids=["usual", "large"])
async def test_the_head_says_all_about_the_hand(calls, size):
    header = partial(HandHeader, trump=Trump.HEARTS, on_trump=calls, size=size)
    async with driving(header, 5, 13, 1, "Cy", "Ann") as user:
        await user.tap("trump")

        assert calls == [()]
        assert user.text("hand") == "Hand 5 of 13"
        assert user.name("trump") == "Hearts are trump"
        assert user.text("trump").split()[0] == "♥"
        assert ("hearts" in user.text("trump")) is not size.large
        assert "Cy deals" in " ".join(user.spoken())


async def test_a_trump_the_rules_settle_cannot_be_tapped():
    async with driving(partial(HandHeader, trump=Trump.NONE), 5, 13, 5, "Cy", "Ann") as user:
        assert user.find("trump").disabled
        assert "no trump" in user.text("trump")


async def test_a_trump_not_told_yet_is_asked_for(calls):
    async with driving(partial(HandHeader, on_trump=calls), 5, 13, 5, "Cy", "Ann") as user:
        assert "?" in user.text("trump")


async def test_every_trump_can_be_chosen(calls):
    async with driving(TrumpChoices, Trump.CLUBS, calls) as user:
        for trump in Trump:
            await user.tap(f"trump-{trump}")

        assert calls == [(trump,) for trump in Trump]
        assert user.name("trump-none") == "no trump"
        assert user.find("trump-clubs").parent.selected


@pytest.mark.parametrize("size", [Fit(), Fit(large=True)], ids=["usual", "large"])
async def test_the_status_says_how_the_bids_stand(size):
    status = partial(StatusLine, way=-1, size=size)
    async with driving(status, "Bo bids", "4 of 5", "under by 1") as user:
        assert user.text("prompt") == "Bo bids"
        assert user.text("count") == "4 of 5"
        assert user.text("verdict") == "under by 1"


async def test_a_reason_takes_the_line_for_itself():
    async with driving(partial(StatusLine, reason="Not 1."), "Bo bids", "4 of 5") as user:
        assert user.text("reason") == "Not 1."
        assert not user.shows("prompt")


@component
def whole(size, *, side):
    scale, probe = use_text_scale()
    return Table(
        ft.Text("head", key="head"),
        ft.Text(f"{scale}", key="board"),
        StatusLine("Bo bids"),
        ft.Text("bar", key="bar"),
        pad=ft.Text("pad", key="pad"),
        choices=ft.Text("choices", key="choices"),
        side=ft.Text("side", key="side") if side else None,
        probe=probe,
        size=size,
    )


@pytest.mark.parametrize("size", [Fit(), Fit(large=True)], ids=["usual", "large"])
@pytest.mark.parametrize("side", [True, False], ids=["two panes", "one pane"])
async def test_the_table_has_a_place_for_every_part(size, side):
    async with driving(whole, size, side=side) as user:
        for key in ("head", "board", "prompt", "pad", "bar", "choices"):
            assert user.shows(key), key
        assert user.shows("side") == side


async def test_the_scale_of_writing_is_measured():
    async with driving(whole, Fit(), side=False) as user:
        await user.resize("text-scale", 24, 40)
        assert user.text("board") == "2.0"

        await user.resize("text-scale", 0, 0)
        assert user.text("board") == "2.0"


async def test_a_sign_on_felt_has_a_name(calls):
    @component
    def sign():
        return felt_icon("back", ft.Icons.ARROW_BACK, "Back", calls)

    async with driving(sign) as user:
        await user.tap("back")

        assert calls == [()]
        assert user.name("back") == "Back"
