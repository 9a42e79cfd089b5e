"""A tie for the first place is broken by one more hand, as often as it takes."""

from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Leave


async def test_a_tie_offers_one_more_hand_of_the_biggest_size():
    desk, table = table_of(rules=hands(2, 1))
    played(table, [1, 1, 1], [1, 1, 0])
    played(table, [0, 0, 0], [0, 1, 0])
    assert table.game.winners == (ANN, BEN)
    async with visiting(desk, address(table, "result")) as user:
        assert user.text("tie-told") == "One more hand, of 2 cards."

        await user.tap("break-tie")
        assert user.routes[-1] == address(table)
        assert user.text("hand") == "Hand 3 of 3"
        assert "sits out" in user.text("reason")
        await taps(user, "menu", "menu-players", "sits-cy", "sit-out")

        assert table.game.hand.order == (ANN, BEN)


async def test_it_works_again_while_the_tie_stands():
    desk, table = table_of(rules=hands(1))
    played(table, [0, 0, 0], [1, 0, 0])
    assert table.game.winners == (BEN, CY)
    async with visiting(desk, address(table, "result")) as user:
        await user.tap("break-tie")
        played(table, [0, 0, 0], [0, 0, 1])
        assert table.game.winners == (BEN, CY)
        await user.visit(address(table, "result"))
        await user.tap("break-tie")
        played(table, [0, 0, 0], [1, 0, 0])
        await user.visit(address(table, "result"))

        assert table.game.plan == (1, 1, 1)
        assert not user.shows("break-tie")
        assert user.text("winners") == "Ben wins"


async def test_a_double_tap_is_one_hand():
    desk, table = table_of(rules=hands(1))
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        tap = user.find("break-tie").on_click

        tap(None)
        tap(None)
        await user.settle()

        assert table.game.plan == (1, 1)


async def test_the_hand_is_as_big_as_the_pack_reaches_for_those_who_are_in():
    desk, table = table_of(5, hands(10))
    table.record(Leave(1, BEN))
    played(table, [0, 0, 0, 0], [10, 0, 0, 0])

    assert desk.table(table.game.setup.id) is table
    assert desk.result(table.game.setup.id).tie_break == 10


async def test_no_tie_offers_nothing():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 1], [1, 0, 0])
    assert table.game.winners == (ANN,)
    async with visiting(desk, address(table, "result")) as user:
        assert not user.shows("break-tie")


async def test_a_tie_on_the_way_is_none_yet():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        assert not user.shows("break-tie")


async def test_where_no_more_can_be_planned_the_result_says_so():
    desk, table = table_of(rules=hands(1))
    played(table, [0, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "result")) as user:
        desk.library.delete(table.game.setup.id)

        await user.tap("break-tie")

        assert "was deleted" in user.text("notice")
        assert user.routes[-1] == address(table, "result")
