"""Taps on players, deals and joins that were not meant, or came too late."""

import pytest
from strategies import ANN, BEN, CY, DOT
from ui.desks import Patience, address, hands, table_of, taps, visiting

from scorekeeper.rules import Adjust, Join, Leave, Player, PlayerId, Redeal, SitOut
from scorekeeper.ui.models.joining import Start


@pytest.fixture
def clock():
    return Patience()


@pytest.fixture
def evening(clock):
    """A game of three hands that is about to begin, and a clock that stands still."""
    desk, table = table_of(rules=hands(2, 2, 2), tick=clock)
    return desk, table, table.game.setup.id


def test_nobody_offers_anything_while_no_row_is_open_or_its_player_is_gone(evening):
    desk, table, game = evening
    seating = desk.seating(game)
    assert seating.choices == ()
    table.record(Join(1, DOT, "Dot", CY))
    seating.open(DOT)
    assert seating.choices

    table.undo()

    assert seating.choices == ()


def test_a_double_tap_on_deals_this_hand_answers_no_question(evening):
    desk, table, game = evening
    seating = desk.seating(game)
    seating.open(ANN)
    seating.let_deal(ANN, 1)
    _, answers = seating.question

    answers[0].on_tap()
    seating.let_deal(ANN, 1)

    assert table.game.hand.dealer == CY


def test_who_is_to_deal_a_hand_that_has_begun_is_asked_nothing(evening):
    desk, table, game = evening
    seating = desk.seating(game)
    seating.open(ANN)
    table.bid(0)

    seating.let_deal(ANN, 1)

    assert seating.question is None
    assert table.game.hand.dealer == CY


def test_a_name_is_kept_only_while_one_is_written(evening):
    desk, table, game = evening
    seating = desk.seating(game)
    before = table.game

    seating.keep_name()

    assert table.game is before
    assert seating.name_now == ""


def test_renaming_does_not_open_under_a_thumb_that_tapped_twice(evening):
    desk, _, game = evening
    seating = desk.seating(game)
    seating.open(BEN)
    next(one for one in seating.choices if one.key == "leave").on_tap()

    seating.rename(BEN)

    assert seating.renamed is None


def test_a_name_as_it_was_changes_nothing(evening):
    desk, table, game = evening
    seating = desk.seating(game)
    seating.open(BEN)
    seating.rename(BEN)

    seating.keep_name()

    assert table.game.log == ()
    assert seating.renamed is None


def test_whoever_was_chosen_to_bid_is_let_go_when_they_sit_out(evening):
    _, table, _ = evening
    table.choose(BEN)

    table.record(SitOut(1, BEN))

    assert table.up == ANN


def test_whoever_was_chosen_to_bid_is_let_go_when_the_hand_is_dealt_again(evening, clock):
    _, table, _ = evening
    for bid in (1, 0, 0):
        table.bid(bid)
        clock.wait()
    table.choose(CY)

    table.record(Redeal(1))

    assert table.up == ANN


def test_a_double_tap_on_a_name_chooses_it(evening):
    desk, _, game = evening
    joining = desk.joining(game)
    dot = Player(DOT, "Dot")

    joining.choose(dot)
    joining.choose(dot)

    assert joining.who == dot


def test_a_name_that_cannot_be_taken_is_not_taken_by_the_button_either(evening):
    desk, table, game = evening
    joining = desk.joining(game)
    joining.write("Ben")

    assert not joining.join()

    assert joining.who is None
    assert joining.notice.startswith("Ben sits here already.")
    assert len(table.game.players) == 3


def test_there_is_nothing_to_see_beforehand_where_nobody_can_join():
    desk, table = table_of(12, hands(1))
    joining = desk.joining(table.game.setup.id)
    joining.choose(Player(PlayerId("x"), "Max"))

    assert joining.problem
    assert joining.preview == joining.warning == ""


def test_whoever_is_back_twice_is_back_once(evening):
    desk, table, game = evening
    table.record(Leave(1, BEN))
    joining = desk.joining(game)

    assert joining.come_back(BEN)
    assert not joining.come_back(BEN)

    assert len(table.game.log) == 2


def test_a_seat_beside_somebody_who_left_meanwhile_is_the_usual_one(evening):
    desk, table, game = evening
    joining = desk.joining(game)
    joining.sit(ANN)
    assert joining.after == ANN

    table.record(Leave(1, ANN))

    assert joining.after == BEN


def test_points_that_are_halves_can_be_begun_with(evening, clock):
    desk, table, game = evening
    for bid in (1, 0, 0):
        table.bid(bid)
        clock.wait()
    table.take(BEN, 1)
    table.go_on()
    for player in (ANN, BEN, CY):
        table.record(Adjust(1, player, 0.5))
    joining = desk.joining(game)

    assert joining.starts[Start.LOWEST] == "The lowest: ½"
    assert joining.starts[Start.AVERAGE] == "The average, rounded: 8"


async def test_the_page_opens_with_every_row_shut(evening, clock):
    desk, table, _ = evening
    async with visiting(desk, address(table, "players")) as user:
        await taps(user, "sits-ben", "back")
        clock.wait()

        await taps(user, "menu", "menu-players")

        assert not user.shows("choices")
