"""The sheet: every hand, and the way to correct it."""

import flet as ft
import pytest
from strategies import BEN
from ui.desks import address, begun, desk_of, hands, played, table_of, visiting

from scorekeeper.rules import Breach, Player, PlayerId
from scorekeeper.ui.parts.sheet_grid import COLUMN, _widths


async def test_a_cell_says_what_was_bid_taken_and_paid():
    desk, table = table_of(rules=hands(1, 2))
    played(table, [1, 1, 0], [1, 0, 0])
    table.bid(2)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.name("cell-1-ann") == "Hand 1, Ann: bid 1, took 1, +11, total 11"
        assert user.name("cell-1-ben") == "Hand 1, Ben: bid 1, took 0, 0, total 0"
        assert user.text("cell-1-ben") == "1 0 0"


async def test_what_was_not_entered_is_never_shown_as_0():
    desk, table = table_of(rules=hands(1, 2, 3))
    played(table, [1, 0, 0], [0, 1, 0])
    table.bid(0)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("cell-2-ben").split() == ["0"]
        assert user.name("cell-2-ben") == "Hand 2, Ben: bid 0"
        for player in ("ann", "cy"):
            assert "0" not in user.text(f"cell-2-{player}")
            assert user.name(f"cell-2-{player}") == f"Hand 2, {player.title()}: no entry"
        assert not user.keys("cell-3")


async def test_a_bid_that_was_not_made_is_a_gap_on_the_table_and_not_a_0():
    desk, table = table_of(rules=hands(1, 2))
    async with visiting(desk, address(table)) as user:
        assert user.name("row-ben") == "Ben: no bid yet, total 0"
        assert user.text("row-ben").split() == ["Ben", "0"]  # the total

        await user.tap("bid-0")

        assert user.name("row-ann") == "Ann: bid 0, leads, total 0"
        assert user.text("row-ann").split()[-1] == "0"


async def test_a_tapped_cell_leads_to_the_correction_and_back():
    desk, table = table_of(rules=hands(1, 1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table)) as user:
        await user.tap("sheet")
        await user.tap("cell-1-ben")
        assert user.routes[-1] == address(table, "sheet", 1)

        await user.tap("back")
        assert user.routes[-1] == address(table, "sheet")


async def test_a_cell_of_the_hand_being_played_leads_to_the_table():
    desk, table = table_of(rules=hands(1, 1))
    async with visiting(desk, address(table, "sheet")) as user:
        await user.tap("cell-1-ann")

        assert user.routes == ["/", address(table)]


async def test_a_hand_that_breaks_a_rule_says_so_on_the_sheet():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    table.correct_tricks(1, BEN, 1)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("note-1") == "The tricks add up to 2, not 1."


async def test_a_long_evening_of_ten_is_no_trouble():
    desk = desk_of()
    table = begun(desk, 10, hands(*[1] * 40))
    for _ in range(40):
        played(table, [0] * 10, [1, *[0] * 9])
    async with visiting(desk, address(table, "sheet")) as user:
        assert len(user.keys("cell-")) == 400
        assert not user.shows("broken")


async def test_the_standing_is_one_tap_from_the_sheet():
    desk, table = table_of()
    async with visiting(desk, address(table, "sheet")) as user:
        await user.tap("standing")

        assert user.routes[-1] == address(table, "standing")


async def test_tricks_that_were_let_stand_say_so_on_the_sheet():
    desk, table = table_of(rules=hands(3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    table.correct_tricks(1, BEN, 2)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.text("note-1") == "The tricks add up to 4, not 3."

        table.let_stand(1, Breach.TRICKS)
        await user.settle()

        assert not user.shows("note-1")
        assert user.text("aside-1") == "The tricks add up to 4, not 3. The table let it stand."


async def test_namesakes_are_told_apart_by_their_seats():
    desk = desk_of()
    ann, other = Player(PlayerId("a"), "Ann"), Player(PlayerId("b"), "Ann")
    game = desk.library.start((ann, other), ann.id, hands(2)).log.setup.id
    async with visiting(desk, f"/game/{game}") as user:
        assert user.text("prompt") == "Ann (2) bids"
        assert user.name("row-a").startswith("Ann (1): ")
    assert desk.games.games[0].names == ("Ann (1)", "Ann (2)")


async def test_the_number_of_a_hand_stands_beside_its_cards():
    desk, table = table_of(rules=hands(17, 17, 16))
    async with visiting(desk, address(table, "sheet")) as user:
        assert [user.text(f"number-{number}") for number in (1, 2, 3)] == ["1", "2", "3"]
        assert {"Hand 2, 17 cards", "Hand 3, 16 cards"} <= set(user.spoken())


@pytest.mark.parametrize(("room", "players"), [(360, 8), (744, 12), (360, 6), (1280, 40)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_where_the_players_do_not_fit_part_of_the_next_is_seen(room, players, scale):
    widths = _widths(room, players, scale)
    shown = (room - widths.number) / widths.column

    assert widths.moves
    assert widths.column >= COLUMN[0] * scale
    assert 0.3 < shown % 1 < 0.7


async def test_what_is_said_of_a_hand_is_in_sight_however_many_columns_there_are():
    desk = desk_of()
    table = begun(desk, 12, hands(1, 1))
    played(table, [1, *[0] * 11], [1, *[0] * 11])
    table.correct_tricks(1, BEN, 1)
    async with visiting(desk, address(table, "sheet")) as user:
        assert user.find("note-1").width == desk.screen.width


async def test_the_sheet_opens_where_the_game_stands_and_stays_where_it_was_moved(monkeypatch):
    desk, table = table_of(rules=hands(*[1] * 20))
    for _ in range(12):
        played(table, [0] * 3, [1, 0, 0])
    moved = []

    async def scroll_to(_column, **where):
        moved.append(where)

    monkeypatch.setattr(ft.Column, "scroll_to", scroll_to)
    async with visiting(desk, address(table, "sheet")) as user:
        await user.resize("sheet-lines", 360, 900)
        await user.resize("sheet-lines", 360, 910)

        now = len(table.game.hands)
        assert moved == [{"scroll_key": f"hand-{now}"}]
