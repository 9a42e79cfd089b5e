"""The board: what everybody may read, and that nothing is entered there."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, visiting

from scorekeeper.rules import CLASSIC, PRESETS, Bidding, Order, SitOut, Trump
from scorekeeper.ui import routes
from scorekeeper.ui.models.board import board
from scorekeeper.ui.parts.board_fit import LEAST, Room, board_fit
from scorekeeper.ui.parts.board_way import elsewhere

AT_ONCE = replace(hands(2, 2), bidding=Bidding(order=Order.AT_ONCE))


def shown(table):
    return board(table.game)


async def test_the_board_follows_what_is_entered_elsewhere():
    desk, table = table_of(rules=hands(2, 2))
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("state") == "Ann bids, 0 of 2"
        assert user.name("line-ann") == "Ann: place 1, to bid, total 0"

        table.bid(1)
        await user.settle()

        assert user.name("line-ann") == "Ann: place 1, bid 1, total 0"
        assert user.name("state") == "Ben bids, 1 of 2"


async def test_once_all_have_bid_it_says_how_the_bids_stand():
    desk, table = table_of(rules=hands(2, 2))
    for bid in (1, 1, 1):
        table.bid(bid)
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("state") == "Play, over by 1"
        table.take(ANN, 1)
        table.take(BEN, 0)
        await user.settle()

        assert user.name("line-ann") == "Ann: place 1, bid 1, took 1, made, total 0"
        assert user.name("line-ben") == "Ben: place 1, bid 1, took 0, missed, total 0"
        assert user.name("line-cy") == "Cy: place 1, deals, bid 1, total 0"


async def test_the_head_says_which_hand_it_is():
    desk, table = table_of(rules=hands(2, 1))
    table.name_trump(Trump.HEARTS)
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("hand") == "Hand 1 of 2"
        assert user.name("cards") == "2 cards"
        assert user.name("trump") == "Hearts are trump"
        assert user.name("dealer") == "Cy deals"


async def test_places_and_movement_are_told():
    desk, table = table_of(rules=hands(1, 1, 1))
    played(table, [1, 1, 0], [1, 0, 0])
    played(table, [0, 1, 1], [0, 1, 0])
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("line-cy").startswith("Cy: place 1, up 1,")
        assert user.name("line-ann").startswith("Ann: place 2, down 1,")
        assert not user.keys("bid-")


async def test_bids_at_once_stay_hidden_until_all_are_in():
    desk, table = table_of(rules=AT_ONCE)
    table.bid(2)
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("state") == "All bid at once, 1 of 3 in"
        assert user.name("line-ann") == "Ann: place 1, bid is in, total 0"
        assert "2" not in user.text("line-ann")

        table.bid(0)
        table.bid(1)
        await user.settle()

        assert user.name("line-ann") == "Ann: place 1, bid 2, total 0"


async def test_who_names_trump_stands_where_the_trump_will():
    desk, table = table_of(4, PRESETS["blob"])
    for bid in (1, 3, 0, 0):
        table.bid(bid)
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("trump") == "Ben names trump"

        table.name_trump(Trump.CLUBS)
        await user.settle()

        assert user.name("trump") == "Clubs are trump"


async def test_when_it_is_over_it_says_who_won():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 1, 1], [1, 0, 0])
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("state") == "Ann wins"


async def test_who_sits_out_is_on_the_board_without_a_bid():
    desk, table = table_of(4, hands(1))
    table.record(SitOut(1, BEN))

    line = next(one for one in shown(table).lines if one.id == BEN)

    assert (line.sits_out, line.bid, line.up) == (True, None, False)
    async with visiting(desk, address(table, "board")) as user:
        assert user.name("line-ben") == "Ben: place 1, sits out, total 0"


async def test_nothing_can_be_entered_there_and_back_leads_to_the_table():
    desk, table = table_of(rules=CLASSIC)
    async with visiting(desk, address(table, "board")) as user:
        await user.press("1")
        assert table.game.log == ()
        assert desk.device.awake

        await user.tap("back")

        assert user.routes[-1] == address(table)
        assert desk.device.awake


async def test_the_standing_leads_to_the_board():
    desk, table = table_of(rules=hands(1, 1))
    async with visiting(desk, address(table, "standing")) as user:
        assert "--host" in user.text("board-address")

        await user.tap("board")

        assert user.routes[-1] == routes.board(table.game.setup.id)


def test_an_address_that_others_can_open_is_said():
    assert "http://10.0.0.2:8550/game/1/board" in elsewhere("http://10.0.0.2:8550/game/1/board")
    assert "10.0.0.2" not in elsewhere("http://localhost:8550/")


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("screen", [(360, 640), (800, 360), (1280, 800), (1920, 1080)])
def test_figures_have_room_in_every_row(screen, scale, players):
    room = Room(rank=len(str(players)), bid=2, total=5)

    size = board_fit(*screen, players, room, scale=scale)

    each = (screen[0] - 8 * (size.columns + 1)) / size.columns - 16
    assert size.figure <= max(LEAST, size.row)
    assert size.figure == LEAST or size.figure * room.ems <= each + 0.01


def test_eight_players_can_be_read_from_two_metres():
    assert board_fit(1280, 800, 8, Room(total=3)).figure >= 48


def test_ten_players_fit_a_phone_that_lies_on_its_side():
    size = board_fit(800, 360, 10, Room(rank=2, total=3))

    assert not size.scrolls
    assert size.figure > 24


def test_a_phone_held_upright_shows_one_tall_list():
    size = board_fit(360, 640, 6, Room())

    assert (size.columns, size.tall) == (1, True)


def test_with_very_many_players_the_rows_scroll():
    assert board_fit(360, 400, 12, Room(total=4)).scrolls


def test_seats_keep_their_order():
    _desk, table = table_of(rules=hands(1))

    assert [one.id for one in shown(table).lines] == [ANN, BEN, CY]
