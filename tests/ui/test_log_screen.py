"""The change log: plain sentences, newest first, that undo and redo walk through."""

from types import SimpleNamespace

import pytest
from strategies import ANN, BEN, CY, bid, game_of
from ui.desks import address, hands, played, table_of, taps, visiting
from ui.driver import driving

from scorekeeper.book.log import Log, Written
from scorekeeper.rules import Join, Leave, Order, PlayerId, Redeal
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.changes import AT_A_TIME, MOST_BACK, ChangesModel
from scorekeeper.ui.parts.change_list import ChangeRow, change_list

DAN = PlayerId("dan")


@pytest.fixture
def corrected():
    """A desk and a table in its third hand; a bid and two results were corrected."""
    desk, table = table_of(rules=hands(3, 3, 3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    played(table, [1, 1, 1], [1, 1, 1])
    table.correct_bid(1, BEN, 2)
    table.correct_tricks(1, ANN, 1)
    table.correct_tricks(1, BEN, 2)
    return desk, table


def said(user):
    """The sentences of the log, as they stand below one another."""
    changes = sorted(user.keys("change-"), key=lambda key: -int(key.split("-")[1]))
    return [user.name(key).split(": ", 1)[1] for key in changes]


async def test_corrections_are_said_newest_first(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "log")) as user:
        assert said(user) == [
            "Hand 1: Ben took 1 → 2",
            "Hand 1: Ann took 2 → 1",
            "Hand 1: Ben's bid 1 → 2",
        ]


async def test_every_entry_is_there_when_it_is_asked_for(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "log")) as user:
        await user.tap("show-everything")

        assert len(said(user)) == len(table.log.written)
        assert said(user)[-1] == "Hand 1: Ann bids 2"
        assert "Hand 2 played: Ben 1, Cy 1, Ann 1" in said(user)

        await user.tap("show-changes")

        assert len(said(user)) == 3


async def test_undo_and_redo_walk_through_it(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "log")) as user:
        newest = user.keys("change-")[0]
        number = len(table.log.written)
        assert f"change-{number}" in user.keys("change-"), newest

        assert user.name("undo") == "Undo: Hand 1: Ben took 1 → 2"
        await user.tap("undo")
        assert user.name("redo") == "Redo: Hand 1: Ben took 1 → 2"
        assert "undone: Hand 1: Ben took 1 → 2" in user.name(f"change-{number}")
        assert user.find(f"change-{number}").on_click is None

        await user.tap("redo")
        assert "undone" not in user.name(f"change-{number}")


async def test_who_is_not_there_any_more_after_undo_still_has_a_name(corrected):
    desk, table = corrected
    table.record(Join(3, DAN, "Dan", ANN))
    table.record(Leave(3, DAN))
    table.undo()
    table.undo()
    async with visiting(desk, address(table, "log")) as user:
        assert said(user)[:2] == ["Hand 3: Dan leaves", "Hand 3: Dan joins"]


async def test_what_came_as_it_comes_is_shown_once_it_is_undone(corrected):
    desk, table = corrected
    for _ in range(4):
        table.undo()
    async with visiting(desk, address(table, "log")) as user:
        assert said(user)[-1] == "Hand 2 played: Ben 1, Cy 1, Ann 1"
        assert "No corrections" in user.spoken()


async def test_everything_from_a_change_on_is_taken_back_in_one_go(corrected):
    desk, table = corrected
    first = len(table.log.written) - 2
    async with visiting(desk, address(table, "log")) as user:
        await user.tap(f"change-{first}")
        assert user.name("take-back") == "Undo everything from here on: takes back 3 entries"

        await user.tap("take-back")

        assert len(table.log.written) == first - 1
        assert not user.shows("take-back")
        assert len(user.keys("change-")) == 3  # undone, and to be redone

        await taps(user, "redo", "redo", "redo")
        assert table.game.hands[0].tricks == {ANN: 1, BEN: 2, CY: 0}


async def test_a_second_tap_shuts_what_was_opened(corrected):
    desk, table = corrected
    last = f"change-{len(table.log.written)}"
    async with visiting(desk, address(table, "log")) as user:
        await user.tap(last)
        assert user.name("take-back") == "Undo this: takes back 1 entry"

        await user.tap(last)
        assert not user.shows("take-back")


async def test_taking_back_stops_with_a_sentence_where_it_cannot_go_on(corrected):
    desk, table = corrected
    changes = desk.changes(table.game.setup.id)
    async with visiting(desk, address(table, "log")) as user:
        await user.tap(f"change-{len(table.log.written) - 2}")
        desk.library.delete(table.game.setup.id)

        await user.tap("take-back")

        assert user.text("stopped") == "Only 0 of 3 entries were taken back."
        assert "was deleted" in user.text("notice")
        assert changes.steps == 0


def test_nothing_is_taken_back_when_somebody_else_went_on(corrected):
    _, table = corrected
    changes = ChangesModel(table)
    changes.open(len(table.log.written))
    table.bid(1)

    changes.take_back()

    assert changes.opened is None
    assert table.game.hands[2].bids == {CY: 1}


async def test_comings_and_misdeals_stand_in_it():
    desk, table = table_of(rules=hands(3, 3))
    table.bid(2)
    table.bid(1)
    table.record(Redeal(1))
    table.record(Join(1, DAN, "Dan", ANN, 5))
    table.record(Leave(1, CY))
    async with visiting(desk, address(table, "log")) as user:
        assert said(user) == [
            "Hand 1: Cy leaves",
            "Hand 1: Dan joins with 5",
            "Hand 1: Ann's bid 2, Ben's bid 1 \N{EN DASH} dealt again",
        ]


async def test_a_bid_to_be_revealed_with_the_others_is_not_given_away():
    desk, table = table_of(rules=hands(3, 3, at_once=True))
    assert table.game.setup.rules.bidding.order is Order.AT_ONCE
    table.bid(2)
    table.bid(2)
    table.undo()
    async with visiting(desk, address(table, "log")) as user:
        await user.tap("show-everything")

        assert said(user) == ["Hand 1: Ben bids", "Hand 1: Ann bids"]


async def test_a_long_log_is_shown_a_hundred_at_a_time():
    desk, table = table_of(rules=hands(3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    for count in range(AT_A_TIME + MOST_BACK):
        table.correct_bid(1, ANN, count % 2)
    async with visiting(desk, address(table, "log")) as user:
        assert len(user.keys("change-")) == AT_A_TIME

        await taps(user, "more", "more")
        assert len(user.keys("change-")) == AT_A_TIME + MOST_BACK
        assert not user.shows("more")
        oldest = min(user.keys("change-"), key=lambda key: int(key.split("-")[1]))
        assert user.find(oldest).on_click is None  # too far back for one go

        await user.tap("show-everything")
        assert len(user.keys("change-")) == AT_A_TIME


async def test_nothing_to_tell_is_said():
    desk, table = table_of(rules=hands(3, 3))
    async with visiting(desk, address(table, "log")) as user:
        assert "No corrections" in user.spoken()

        await user.tap("show-everything")
        assert "Nothing yet" in user.spoken()


async def test_it_is_one_tap_from_the_sheet(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet")) as user:
        await user.tap("log")

        assert user.routes[-1] == address(table, "log")


def test_days_are_told_where_there_are_several():
    game = bid(game_of(3, 3), 1, 2)
    times = ("2026-07-11 23:58:00", "2026-07-12 00:04:00")
    written = [Written(entry, at) for entry, at in zip(game.log, times, strict=True)]
    table = SimpleNamespace(log=Log(game.setup, tuple(written)), game=game)
    changes = ChangesModel(table)
    changes.show(everything=True)

    told = [(row.day, row.time) for row in changes.rows()]

    assert told == [("Sunday, 12 July 2026", "00:04"), ("Saturday, 11 July 2026", "23:58")]


@component
def listed(rows):
    return change_list(rows, print)


async def test_the_day_stands_above_the_first_of_its_changes():
    late = ChangeRow(2, "Hand 1: Ben bids 2", "00:04", "play", day="Sunday, 12 July 2026")
    async with driving(listed, (late, ChangeRow(1, "Hand 1: Ann bids 1", "00:01", "play"))) as user:
        assert user.text("day-2") == "Sunday, 12 July 2026"
        assert not user.shows("day-1")
        assert user.name("change-1") == "00:01: Hand 1: Ann bids 1"
