"""Correcting a hand: the same board and pad, and totals that hold meanwhile."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Trump


@pytest.fixture
def corrected():
    """A desk and a table in its third hand, whose first two are recorded."""
    desk, table = table_of(rules=hands(3, 3, 3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    played(table, [1, 1, 1], [1, 1, 1])
    return desk, table


async def test_totals_hold_until_the_corrected_hand_is_whole_again(corrected):
    desk, table = corrected
    before = table.game.totals
    async with visiting(desk, address(table, "sheet", 1)) as user:
        assert user.text("prompt") == "Correct hand 1"

        await user.tap("fewer-ann")
        assert user.text("note") == "The tricks add up to 2, not 3."
        assert table.game.totals == before
        assert "total 12" in user.name("row-ann")

        await user.tap("more-cy")
        assert not user.shows("note")
        assert user.name("next") == "Done"
        assert table.game.totals == {ANN: 11, BEN: 22, CY: 22}


async def test_the_standing_does_not_dip_while_a_hand_is_being_corrected(corrected):
    desk, table = corrected
    before = table.game.totals
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("fewer-ann")

        await user.visit(address(table, "standing"))

        for player in (ANN, BEN, CY):
            assert str(before[player]) in user.text(f"place-{player}").split()


async def test_done_leads_back_to_the_sheet(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("next")

        assert user.routes == ["/", address(table), address(table, "sheet")]


async def test_a_bid_is_corrected_by_a_tap_on_its_row_and_one_on_the_pad(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("row-cy")
        assert user.text("prompt") == "The bid of Cy"
        assert user.find("bid-1").parent.selected

        await user.tap("bid-0")

        assert not user.shows("bid-0")
        assert table.game.totals == {ANN: 23, BEN: 22, CY: 21}


async def test_a_second_tap_on_a_row_lets_go_of_it(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "row-cy", "row-cy")

        assert not user.shows("bid-0")


async def test_tricks_that_do_not_add_up_may_be_let_stand(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("fewer-ann")
        assert user.find("next").disabled

        await user.tap("stand")

        assert not user.find("next").disabled
        assert not user.shows("note")
        assert table.game.totals[ANN] == 11


async def test_a_bid_that_breaks_the_hook_may_be_let_stand():
    desk, table = table_of(rules=hands(3, 3, hook=True))
    played(table, [2, 1, 1], [2, 1, 0])
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "row-cy", "bid-0")
        assert user.text("note") == "The bids add up to 3; they may not add up to 3."

        await user.tap("stand")

        assert table.game.breaches(table.game.hands[0]) == ()
        assert user.name("next") == "Done"


async def test_a_correction_is_undone_by_name(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "fewer-ann", "more-cy")
        assert user.name("undo") == "Undo: Hand 1: Cy takes 1"

        await taps(user, "undo", "undo")
        assert table.game.totals == {ANN: 23, BEN: 22, CY: 11}

        await taps(user, "redo", "redo")
        assert table.game.totals == {ANN: 11, BEN: 22, CY: 22}


async def test_trump_is_corrected_too(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 2)) as user:
        await taps(user, "trump", "trump-spades")
        assert table.game.trump(table.game.hands[1]) is Trump.SPADES

        await taps(user, "trump", "trump-spades")
        assert table.game.trump(table.game.hands[1]) is None


async def test_a_trump_the_rules_settle_is_not_asked_for():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "sheet", 1)) as user:
        assert user.is_dead("trump")


async def test_the_last_hand_can_be_corrected_after_the_end():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "sheet")) as user:
        await user.tap("cell-1-ann")
        await taps(user, "fewer-ann", "more-ben")

        assert table.game.is_over
        assert table.game.totals == {ANN: 0, BEN: 0, CY: 10}


async def test_a_correction_of_a_game_that_was_deleted_is_not_shown():
    desk, table = table_of(rules=hands(3, 3))
    played(table, [2, 1, 1], [2, 1, 0])
    async with visiting(desk, address(table, "sheet", 1)) as user:
        desk.library.delete(table.game.setup.id)

        await user.tap("fewer-ann")

        assert "was deleted" in user.text("reason")
        assert "tricks 2" in user.name("row-ann")


async def test_undoing_a_hand_away_while_it_is_corrected_leaves_a_way_back(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 2)) as user:
        while table.game.hands[-1].number > 1:
            await user.tap("undo")

        assert not user.shows("broken")
        await user.tap("back")

        assert user.routes[-1] == address(table, "sheet")


async def test_a_hand_undone_away_comes_back_with_redo(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 2)) as user:
        while table.game.hands[-1].number > 1:
            await user.tap("undo")

        table.redo()
        await user.settle()

        assert user.text("prompt") == "Correct hand 2"


async def test_large_writing_fits_a_correction_too(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.resize("text-scale", 24, 40)
        await taps(user, "row-ann", "bid-2", "fewer-ann", "more-cy")

        assert table.game.totals[CY] == 22


async def test_the_choice_of_trump_can_be_put_away(corrected):
    desk, table = corrected
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "trump", "trump")

        assert not user.shows("trump-hearts")
