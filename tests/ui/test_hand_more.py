"""What is seldom done to a hand: it does not count, and points for who was not in it."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY
from ui.desks import address, hands, played, table_of, taps, visiting

from scorekeeper.rules import Join, Leave, PlayerId, SitOut
from scorekeeper.ui.models.plan import RunningPlan

DAN = PlayerId("dan")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture
def evening():
    """A desk and a table in its third hand; Ben sat out the second, Dan came for it."""
    desk, table = table_of(rules=hands(2, 2, 2, 2, 2))
    played(table, [1, 0, 0], [1, 1, 0])
    table.record(Join(2, DAN, "Dan", ANN))
    table.record(SitOut(2, BEN))
    order = table.game.hand.order
    played(table, [0] * len(order), [2, *[0] * (len(order) - 1)])
    return desk, table


async def test_a_hand_is_made_void_and_counts_again(evening):
    desk, table = evening
    before = table.game.totals
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("hand-more")
        assert user.name("void") == "This hand does not count"

        await user.tap("void")

        assert not user.shows("more-panel")
        assert user.text("note") == "This hand does not count."
        assert table.game.hands[0].void
        assert table.game.sheet[0].totals == {ANN: 0, BEN: 0, CY: 0}
        assert user.name("undo") == "Undo: Hand 1 does not count"

        await user.tap("hand-more")
        assert user.name("void") == "It counts after all"

        await user.tap("void")

        assert not user.shows("note")
        assert table.game.totals == before


async def test_a_second_tap_puts_it_away(evening):
    desk, table = evening
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "hand-more", "hand-more")

        assert not user.shows("more-panel")


async def test_trump_and_the_rest_do_not_lie_upon_one_another(evening):
    desk, table = evening
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await taps(user, "hand-more", "trump")
        assert user.shows("trump-hearts")
        assert not user.shows("more-panel")

        await user.tap("hand-more")
        assert user.shows("more-panel")
        assert not user.shows("trump-hearts")


async def test_who_sat_a_hand_out_can_be_given_points_in_it(evening):
    desk, table = evening
    first = table.game.sheet[0].totals
    async with visiting(desk, address(table, "sheet", 2)) as user:
        await taps(user, "hand-more", f"outsider-{BEN}")
        assert user.text("extra-name") == "Ben"

        await taps(user, "extra-sign", "extra-add", "extra-close", "hand-more")

        assert table.game.hands[1].adjust == {BEN: -1}
        assert user.name(f"outsider-{BEN}") == f"Ben: extra points, now {MINUS}1"
        assert table.game.sheet[0].totals == first
        assert table.game.totals[BEN] == first[BEN] - 1


async def test_large_writing_gives_it_the_place_of_the_rows(evening):
    desk, table = evening
    async with visiting(desk, address(table, "sheet", 2)) as user:
        await user.resize("text-scale", 24, 40)
        await user.tap("hand-more")
        assert not user.shows("row-ann")

        await taps(user, f"outsider-{BEN}", "extra-+10")
        assert table.game.hands[1].adjust == {BEN: 10}


async def test_who_had_not_come_yet_can_be_given_nothing(evening):
    desk, table = evening
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("hand-more")

        assert user.shows("more-panel")
        assert not user.keys("outsider-")


async def test_what_to_remember_is_said_only_to_who_was_in_the_hand():
    rules = replace(hands(2, 2, 2), extra_points=(10,))
    desk, table = table_of(rules=rules)
    played(table, [1, 0, 0], [1, 1, 0])
    table.record(Leave(2, BEN))
    order = table.game.hand.order
    played(table, [0] * len(order), [2, *[0] * (len(order) - 1)])
    async with visiting(desk, address(table, "sheet", 2)) as user:
        await taps(user, "hand-more", f"outsider-{BEN}", "extra-+10")

        assert table.game.totals[BEN] == 10
        assert not user.shows("extra-note")


async def test_a_penalty_given_late_changes_no_earlier_total():
    desk, table = table_of(rules=hands(1, 1, 1, 1, 1))
    for _ in range(4):
        played(table, [1, 0, 0], [1, 0, 0])
    before = [line.totals for line in table.game.sheet]
    async with visiting(desk, address(table, "sheet", 2)) as user:
        await taps(user, "extras", f"extra-{ANN}", "extra-sign")
        for _ in range(9):
            await user.tap("extra-more")
        await user.tap("extra-add")

        after = [line.totals for line in table.game.sheet]
        assert after[0] == before[0]
        assert [now[ANN] - was[ANN] for now, was in zip(after, before, strict=True)] == [
            0,
            -10,
            -10,
            -10,
            -10,
        ]
        assert all(now[BEN] == was[BEN] for now, was in zip(after, before, strict=True))

        await user.visit(address(table, "log"))
        assert user.name(f"change-{len(table.log.written)}").endswith(
            f"Hand 2: Ann's extra points 0 → {MINUS}10"
        )


async def test_a_plan_changed_while_a_hand_is_opened_for_correction_changes_no_points():
    scoring = (("made", "5 + 5 * tricks"), ("missed", "-5"))
    desk, table = table_of(rules=replace(hands(2, 1), scoring=scoring))
    played(table, [1, 0, 0], [1, 1, 0])
    paid = {ANN: 10, BEN: -5, CY: 5}
    assert table.game.sheet[0].points == paid
    async with visiting(desk, address(table, "sheet", 1)) as user:
        await user.tap("fewer-ann")
        assert user.text("note") == "The tricks add up to 1, not 2."

        # A recorded hand keeps its size: from the first on, the plan cannot be another.
        assert not RunningPlan(table).replan((1, 2, 3))
        await user.settle()
        assert table.game.sheet[0].points == paid

        assert RunningPlan(table).replan((2, 1, 2, 3))
        await user.settle()

        assert table.game.plan == (2, 1, 2, 3)
        assert table.game.sheet[0].points == paid
        assert user.text("note") == "The tricks add up to 1, not 2."
        await user.visit(address(table, "sheet"))
        assert [user.text(f"cell-1-{who}").split()[-1] for who in (ANN, BEN, CY)] == [
            "10",
            f"{MINUS}5",
            "5",
        ]
