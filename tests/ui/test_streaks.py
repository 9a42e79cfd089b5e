"""The streak counter: how many in a row, what one more brings, and what was paid."""

from dataclasses import replace
from functools import partial

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, visiting
from ui.driver import driving

from scorekeeper.rules import Rescore
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import OneCardHands, Scoring, Streak
from scorekeeper.ui.models.streaks import run_before
from scorekeeper.ui.parts.bidding_board import BiddingBoard
from scorekeeper.ui.parts.fit import Fit
from scorekeeper.ui.parts.result_board import ResultBoard
from scorekeeper.ui.parts.seat import Seat

MINUS = "\N{MINUS SIGN}"


def romanian(*sizes, length=4, one_card_hands=OneCardHands.IGNORE):
    streak = Streak(length, made=10, missed=-10, one_card_hands=one_card_hands)
    return replace(hands(*sizes), streak=streak)


def after_hands(count, rules):
    """A table where Ann has made, and Ben has missed, ``count`` hands in a row."""
    desk, table = table_of(rules=rules)
    for _ in range(count):
        hand = table.game.hand
        bids = {ANN: hand.cards, BEN: 1, CY: 0}
        taken = {ANN: hand.cards, BEN: 0, CY: 0}
        order = hand.order
        played(table, [bids[who] for who in order], [taken[who] for who in order])
    return desk, table


async def test_one_hand_is_no_run_and_two_are():
    desk, table = after_hands(1, romanian(2, 2, 2, 2, 2, 2))
    async with visiting(desk, address(table)) as user:
        assert "in a row" not in user.text("row-ann")
        assert "in a row" not in user.name("row-ann")

    desk, table = after_hands(2, romanian(2, 2, 2, 2, 2, 2))
    async with visiting(desk, address(table)) as user:
        assert "2 in a row" in user.text("row-ann")
        assert "2 made in a row" in user.name("row-ann")
        assert "2 missed in a row" in user.name("row-ben")


async def test_a_run_that_pays_next_says_what():
    desk, table = after_hands(3, romanian(2, 2, 2, 2, 2, 2))
    async with visiting(desk, address(table)) as user:
        assert "3 in a row, next +10" in user.text("row-ann")
        assert f"3 missed in a row, one more makes {MINUS}10" in user.name("row-ben")


async def test_what_a_streak_would_pay_follows_the_result_as_it_is_entered():
    desk, table = after_hands(3, romanian(2, 2, 2, 2, 2, 2))
    for _ in range(3):
        table.bid(0)
    async with visiting(desk, address(table)) as user:
        assert "+10" in user.text("row-ann")
        assert f"{MINUS}10" not in user.text("row-ben")

        await user.tap("more-ben")
        assert f"{MINUS}10" in user.text("row-ben")

        await user.tap("more-ann")
        assert "+10" not in user.text("row-ann")
        assert "in a row" not in user.name("row-ann")


async def test_the_sheet_marks_what_a_streak_paid():
    desk, table = after_hands(4, romanian(2, 2, 2, 2, 2, 2))
    async with visiting(desk, address(table, "sheet")) as user:
        assert "of it +10 for a streak" in user.name("cell-4-ann")
        assert f"of it {MINUS}10 for a streak" in user.name("cell-4-ben")
        assert "streak" not in user.name("cell-3-ann")


async def test_after_it_has_paid_the_count_begins_anew():
    desk, table = after_hands(4, romanian(2, 2, 2, 2, 2, 2))
    async with visiting(desk, address(table)) as user:
        assert "in a row" not in user.name("row-ann")


@pytest.mark.parametrize(
    ("one_card_hands", "run"),
    [
        (OneCardHands.IGNORE, (0, "")),
        (OneCardHands.BREAK, (0, "")),
        (OneCardHands.COUNT, (3, "+10")),
    ],
)
def test_one_card_hands_that_are_left_out_say_nothing(one_card_hands, run):
    _, table = after_hands(3, romanian(2, 2, 2, 1, 2, one_card_hands=one_card_hands))

    assert run_before(table.game, table.game.hand, ANN) == run


def test_a_run_of_one_is_said_where_two_pay():
    _, table = after_hands(1, romanian(2, 2, 2, length=2))

    assert run_before(table.game, table.game.hand, ANN) == (1, "+10")


def test_a_hand_that_is_over_has_nothing_at_stake():
    _, table = after_hands(3, romanian(2, 2, 2, 2))

    assert run_before(table.game, table.game.hands[2], ANN) == (0, "")


def test_a_streak_that_pays_nothing_for_misses_promises_nothing():
    rules = replace(hands(2, 2, 2, 2), streak=Streak(3, made=10, missed=0))
    _, table = after_hands(2, rules)

    assert run_before(table.game, table.game.hand, ANN) == (2, "+10")
    assert run_before(table.game, table.game.hand, BEN) == (-2, "")


def test_without_a_streak_nobody_counts():
    _, table = after_hands(3, hands(2, 2, 2, 2))

    assert run_before(table.game, table.game.hand, ANN) == (0, "")


def test_a_streak_taken_away_in_mid_game_is_counted_no_more():
    _, table = after_hands(3, romanian(2, 2, 2, 2, 2, 2))
    cases = table.game.rules.scoring

    table.record(Rescore(4, Scoring(cases), Wins.HIGHEST))

    assert run_before(table.game, table.game.hand, ANN) == (0, "")


async def test_the_counter_stands_beside_what_the_player_has_to_do():
    up = Seat("ann", "Ann", up=True, run=-3)
    async with driving(BiddingBoard, (up,), 5, lambda _player: None) as user:
        assert user.text("row-ann") == "Ann to bid 3 in a row"
        assert user.name("row-ann") == "Ann: to bid, 3 missed in a row"


async def test_a_run_that_does_not_pay_yet_leaves_the_result_alone():
    seat = Seat("ann", "Ann", bid=1, run=2)
    async with driving(ResultBoard, (seat,), 5, lambda _player: None, None) as user:
        assert "row" not in user.text("row-ann")
        assert "2 made in a row" in user.name("row-ann")


async def test_large_writing_keeps_what_pays_and_lets_the_rest_go():
    up = Seat("ann", "Ann", up=True, run=4, pays="+10")
    board = partial(BiddingBoard, size=Fit(large=True))
    async with driving(board, (up, Seat("bo", "Bo", dealer=True)), 5, lambda _player: None) as user:
        assert user.text("row-ann") == "Ann next +10"
        assert "deals" not in user.text("row-bo")  # the mark says it, and
        assert "deals" in user.name("row-bo")


@pytest.mark.parametrize("size", [Fit(), Fit(large=True)], ids=["usual", "large"])
@pytest.mark.parametrize("on_extra", [None, print], ids=["plain", "extra points"])
@pytest.mark.parametrize("cards", [5, 12])
async def test_what_a_streak_pays_is_shown_whatever_stands_beside_it(size, on_extra, cards):
    seat = Seat("ann", "Ann", bid=1, tricks=0, total="107", run=-4, pays=f"{MINUS}10")
    board = partial(ResultBoard, on_extra=on_extra, size=size)
    async with driving(board, (seat,), cards, print, None) as user:
        assert user.spoken().count(f"{MINUS}10") == 1
        assert "4 missed in a row" in user.name("row-ann")
