"""Players and deal on the real screen: coming, going, dealing, seats, names, misdeals."""

import pytest
from strategies import ANN, BEN, CY
from ui.desks import Patience, address, desk_of, hands, played, table_of, taps, visiting

from scorekeeper.rules import DealBy, Join, Leave, PlayerId


@pytest.fixture
def evening():
    """A game of four hands, one of them played: Ann deals, Ben bids first."""
    desk, table = table_of(rules=hands(1, 2, 3, 4))
    played(table, [1, 1, 0], [1, 0, 0])
    return desk, table


def at(evening):
    desk, table = evening
    return visiting(desk, address(table, "players"))


async def test_everybody_is_shown_as_they_sit_with_points_and_who_deals(evening):
    async with at(evening) as user:
        assert user.name("sits-ann") == "Ann, deals hand 2, total 11"
        assert user.name("sits-ben") == "Ben, total 0"
        assert not user.shows("choices")


async def test_somebody_sits_a_hand_out_and_plays_after_all(evening):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-ben", "sit-out")
        assert BEN not in table.game.hand.order
        assert user.text("facts-ben") == "sits out hand 2"
        assert user.text("told") == "Undo: Ben sits out"

        await user.tap("plays")

        assert BEN in table.game.hand.order
        assert not user.shows("facts-ben")


async def test_somebody_leaves_and_is_back(evening):
    _, table = evening
    table.record(Join(2, PlayerId("dan"), "Dan", CY))
    async with at(evening) as user:
        await taps(user, "sits-ben", "leave")
        assert table.game.present == (ANN, CY, PlayerId("dan"))
        assert user.text("facts-ben") == "left after hand 1"
        assert user.keys("sit-out") == []

        await user.tap("is-back")

        assert BEN in table.game.present


async def test_the_last_two_cannot_leave_and_the_screen_says_so(evening):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-ben", "leave", "sits-cy", "leave")

        assert user.text("notice") == "2 players must stay in."
        assert table.game.present == (ANN, CY)


@pytest.mark.parametrize(("answer", "after"), [("goes-on", ANN), ("as-if", BEN)])
async def test_who_deals_is_changed_and_it_is_asked_what_comes_after(evening, answer, after):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-cy", "deal")
        assert user.text("asked") == "Cy deals hand 2. And then?"
        assert user.text("goes-on") == "The deal goes on from Cy"
        assert user.text("as-if") == "As if Ann had dealt"

        await user.tap(answer)
        assert table.game.hand.dealer == CY
        assert not user.shows("asked")

        for bid in (0, 0, 0):
            table.bid(bid)
        table.take(ANN, 2)
        table.go_on()
        assert table.game.hand.dealer == after


async def test_whose_turn_it_is_deals_after_all_without_a_question(evening):
    _, table = evening
    table.record(DealBy(2, CY, goes_on=True))
    async with at(evening) as user:
        await taps(user, "sits-ann", "deal")

        assert not user.shows("asked")
        assert table.game.hand.dealer == ANN
        assert table.game.hand.turn is None


async def test_the_question_goes_when_the_hand_has_begun_meanwhile(evening):
    desk, table = evening
    other = desk_of(library=desk.library).table(table.game.setup.id)
    async with at(evening) as user:
        await taps(user, "sits-cy", "deal")

        other.bid(1)
        await user.settle()

        assert not user.shows("asked")
        assert user.text("holds-from") == "Hand 2 is being played: this holds from hand 3 on."


async def test_an_answer_that_comes_too_late_says_why(evening):
    desk, table = evening
    other = desk_of(library=desk.library).table(table.game.setup.id)
    async with at(evening) as user:
        await taps(user, "sits-cy", "sit-out", "sits-ann")
        too_late = user.find("sit-out").on_click
        other.bid(1)

        too_late(None)
        await user.settle()

        assert user.text("notice") == "Hand 2 has begun: who plays and deals is settled."


async def test_in_a_hand_being_played_only_what_comes_after_can_change(evening):
    _, table = evening
    table.bid(1)
    async with at(evening) as user:
        await user.tap("sits-ben")
        assert user.text("holds-from") == "Hand 2 is being played: this holds from hand 3 on."
        assert not user.shows("sit-out")
        assert not user.shows("deal")

        await user.tap("leave")
        assert user.text("facts-ben") == "leaves after hand 2"
        assert BEN in table.game.hand.order

        await user.tap("is-back")
        assert not user.shows("facts-ben")


async def test_who_comes_back_while_a_hand_is_played_waits_for_the_next(evening):
    _, table = evening
    table.record(Leave(2, BEN))
    table.bid(1)
    async with at(evening) as user:
        await taps(user, "sits-ben", "is-back")

        assert user.text("facts-ben") == "is back from hand 3 on"


async def test_who_joined_in_the_hand_being_played_is_in_from_the_next(evening):
    _, table = evening
    table.bid(1)
    table.record(Join(3, PlayerId("dan"), "Dan", CY, 7))
    async with at(evening) as user:
        assert user.name("sits-dan") == "Dan, from hand 3 on, total 7"


async def test_the_last_hand_says_that_nothing_is_planned_after_it():
    desk, table = table_of(rules=hands(1))
    table.bid(1)
    async with visiting(desk, address(table, "players")) as user:
        await user.tap("sits-ben")

        assert user.text("holds-from").startswith("Hand 1, the last one, is being played")


async def test_when_the_game_is_over_only_names_can_change():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "players")) as user:
        await user.tap("sits-ben")

        assert user.text("holds-from").startswith("The game is over.")
        assert not user.shows("leave")
        assert user.shows("rename")
        assert user.is_dead("join")


async def test_seats_are_changed_one_by_one_and_round_the_table(evening):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-ann", "left")
        assert table.game.seats == (BEN, ANN, CY)

        await taps(user, "right", "right")

        assert table.game.seats == (CY, BEN, ANN)
        assert user.name("sits-ann") == "Ann, total 11"


async def test_somebody_is_renamed(evening):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-ben", "rename")
        assert user.find("new-name").value == "Ben"

        await user.type("new-name", "  Benno ")
        await user.tap("keep-name")

        assert table.game.name(BEN) == "Benno"
        assert not user.shows("new-name")


async def test_a_name_that_is_none_is_refused_and_stays_to_be_mended(evening):
    _, table = evening
    async with at(evening) as user:
        await taps(user, "sits-ben", "rename")
        await user.type("new-name", "  ")
        await user.tap("keep-name")

        assert user.text("notice") == "A name is missing."
        assert user.shows("new-name")
        assert table.game.name(BEN) == "Ben"


async def test_a_hand_is_dealt_again_and_undo_brings_it_back(evening):
    _, table = evening
    table.bid(1)
    async with at(evening) as user:
        assert user.text("redeal") == "Deal hand 2 again"

        await user.tap("redeal")
        assert user.routes[-1] == address(table)
        assert table.game.hand.bids == {}
        assert user.text("told") == "Undo: Hand 2 is dealt again"

        await user.tap("undo")
        assert table.game.hand.bids == {BEN: 1}


async def test_a_hand_does_not_count_and_counts_after_all(evening):
    _, table = evening
    async with at(evening) as user:
        assert user.text("void") == "Hand 1 does not count"
        await user.tap("void")
        assert user.routes[-1] == address(table)
        assert table.game.totals[ANN] == 0

        await taps(user, "menu", "menu-players")
        assert user.text("void") == "Hand 1 counts after all"
        await user.tap("void")

        assert table.game.totals[ANN] == 11


async def test_before_anything_is_entered_nothing_can_be_misdealt():
    desk, table = table_of(rules=hands(1, 2))
    async with visiting(desk, address(table, "players")) as user:
        assert not user.shows("redeal")


@pytest.mark.parametrize("key", ["redeal", "void", "leave", "sit-out"])
async def test_a_double_tap_is_one_tap(key):
    clock = Patience()
    desk, table = table_of(4, hands(1, 2, 3), tick=clock)
    for bid in (1, 0, 0, 0):
        table.bid(bid)
        clock.wait()
    table.go_on()
    clock.wait()
    async with visiting(desk, address(table, "players")) as user:
        await user.tap("sits-ben")
        clock.wait()
        tap, entries = user.find(key).on_click, len(table.game.log)

        tap(None)
        after = table.game
        await user.settle()
        tap(None)
        if key == "leave":
            await user.tap("is-back")
        if key == "sit-out":
            await user.tap("plays")
        await user.settle()

        assert table.game is after
        assert len(after.log) == entries + 1


async def test_a_double_tap_on_a_row_opens_it():
    desk, table = table_of(tick=Patience())
    async with visiting(desk, address(table, "players")) as user:
        await taps(user, "sits-ben", "sits-ben")

        assert user.shows("choices")


async def test_a_row_is_closed_by_a_second_tap(evening):
    async with at(evening) as user:
        await taps(user, "sits-ben", "rename", "sits-ben")

        assert not user.shows("choices")


async def test_a_return_that_makes_the_hands_smaller_says_so_at_the_table():
    desk, table = table_of(5, hands(3, 10, 10))
    table.record(Leave(1, BEN))
    async with visiting(desk, address(table, "plan")) as user:
        await taps(user, "hand-3", "cards-more")
        await user.visit(address(table, "players"))

        await taps(user, "sits-ben", "is-back")

        told = "With 5 players the pack reaches for 10 cards: hand 3 will have 10."
        assert user.text("notice") == told
        assert table.game.plan == (3, 10, 10)
        await user.tap("back")
        assert user.text("reason") == told
