"""The plan of a game being played: from the table and back, hand by hand."""

import pytest
from ui.desks import address, desk_of, hands, played, table_of, visiting

from scorekeeper.rules import Trump


@pytest.fixture
def evening():
    """A game of four hands, one of them played."""
    desk, table = table_of(rules=hands(1, 2, 3, 4))
    played(table, [1, 1, 0], [1, 0, 0])
    return desk, table


async def test_the_number_of_the_hand_leads_to_the_plan_and_back_leads_to_the_table(evening):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        assert user.name("plan") == "Hand 2 of 4: change the plan"
        assert user.text("hand") == "Hand 2 of 4"

        await user.tap("plan")
        assert user.routes[-1] == address(table, "plan")
        await user.tap("back")

        assert user.routes[-1] == address(table)


async def test_every_hand_says_what_it_is(evening):
    desk, table = evening
    table.bid(1)
    async with visiting(desk, address(table, "plan")) as user:
        assert user.name("hand-1") == "Hand 1: 1 card, Cy deals, played"
        assert user.name("hand-2") == "Hand 2: 2 cards, Ann deals, now"
        assert user.name("hand-3") == "Hand 3: 3 cards, Ben deals"
        assert user.name("hand-4") == "Hand 4: 4 cards, There is no trump, Cy deals"


async def test_a_hand_ahead_is_changed_and_undo_takes_it_back(evening):
    desk, table = evening
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-3")
        await user.tap("cards-more")
        assert table.game.plan == (1, 2, 4, 4)
        assert user.text("told") == "Undo: A new plan from hand 3 on"

        await user.tap("undo")
        assert table.game.plan == (1, 2, 3, 4)
        await user.tap("redo")

        assert table.game.plan == (1, 2, 4, 4)


async def test_a_hand_that_was_played_says_that_it_stays(evening):
    desk, table = evening
    table.bid(1)
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-1")

        assert user.text("kept") == "Hand 1 has begun: its cards stay."
        assert not user.shows("cards-more")
        assert not user.shows("end")


async def test_the_game_ends_with_the_hand_being_played(evening):
    desk, table = evening
    table.bid(1)
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-2")
        assert not user.shows("drop")
        await user.tap("end")
        assert table.game.plan == (1, 2)

        await user.tap("back")

        assert user.text("hand") == "Hand 2 of 2"


async def test_the_table_shows_the_new_size_of_the_hand_being_dealt(evening):
    desk, table = evening
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-2")
        await user.tap("cards-more")
        await user.tap("back")

        assert user.shows("bid-3")
        assert not user.shows("bid-4")


async def test_a_game_that_is_over_plays_on_and_its_result_waits():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "plan")) as user:
        assert "over" in user.text("over")

        await user.tap("play-on")
        assert not user.shows("over")
        assert table.game.trump(table.game.hands[0]) is Trump.NONE

        await user.visit(address(table, "result"))
        assert user.text("winners") == "In the lead: Ann"
        await user.visit("/")
        await user.tap("go-on")
        assert user.routes[-1] == address(table)
        assert user.text("hand") == "Hand 2 of 2"


async def test_a_plan_changed_on_another_page_shows_here_and_lets_go_of_the_hand(evening):
    desk, table = evening
    other = desk_of(library=desk.library)
    plan = other.table(table.game.setup.id) and other.plan(table.game.setup.id)
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-4")

        plan.open(3)
        plan.drop()
        await user.settle()

        assert not user.shows("hand-4")
        assert not user.shows("plan-actions")


async def test_a_double_tap_on_leave_it_out_leaves_out_one_hand(evening):
    desk, table = evening
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-3")
        leave_out = user.find("drop").on_click

        leave_out(None)
        leave_out(None)
        await user.settle()

        assert table.game.plan == (1, 2, 4)


async def test_a_plan_of_a_game_that_was_deleted_says_so():
    desk, table = table_of(rules=hands(1, 2))
    async with visiting(desk, address(table, "plan")) as user:
        await user.tap("hand-2")
        desk.library.delete(table.game.setup.id)

        await user.tap("cards-fewer")

        assert "was deleted" in user.text("notice")
        assert table.game.plan == (1, 2)


@pytest.mark.parametrize(("over", "goal"), [(False, "now"), (True, -1)])
async def test_the_plan_begins_where_the_game_stands(over, goal):
    desk, table = table_of(rules=hands(1) if over else hands(*[1] * 104))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "plan")) as user:
        for _ in range(2):
            await user.resize("plan-list", 360, 5000)

        (moved,) = [how for name, how in user.calls if name == "scroll_to"]
        assert goal in {moved["offset"], moved["scroll_key"]}


async def test_a_hand_opened_at_the_end_comes_into_sight(evening):
    desk, table = evening
    async with visiting(desk, address(table, "plan")) as user:
        await user.resize("plan-list", 360, 500)
        await user.tap("hand-4")

        await user.resize("plan-list", 360, 700)

        assert user.calls[-1][1]["offset"] == -1


async def test_in_large_writing_the_name_of_the_dealer_has_room(evening):
    desk, table = evening
    async with visiting(desk, address(table, "plan")) as user:
        assert "played" in user.text("hand-1")

        await user.resize("text-scale", 24, 40)

        assert "played" not in user.text("hand-1")
        assert user.name("hand-1").endswith("played")
