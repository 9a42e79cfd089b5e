"""Which hand of a plan is open, what it offers, and what a tap that was not meant does."""

import pytest
from strategies import ANN, bid
from ui.desks import Patience, begun, desk_of, hands, played, table_of

from scorekeeper.rules import CLASSIC, Rules, SitOut, Trump
from scorekeeper.rules.plan import MOST_HANDS
from scorekeeper.rules.record import Deal, NextDealer
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule
from scorekeeper.ui.models.plan import plan_rows


@pytest.fixture
def evening():
    """A game of four hands, one of them played, and the model of its plan."""
    desk, table = table_of(rules=hands(1, 2, 3, 4))
    played(table, [1, 1, 0], [1, 0, 0])
    return table, desk.plan(table.game.setup.id)


def offered(plan):
    """What can be done with the hand that is open."""
    names = ("fewer", "more", "repeat", "insert", "drop", "end")
    return {name for name in names if getattr(plan.actions, name)}


def test_no_hand_is_open_at_first_and_nothing_happens(evening):
    table, plan = evening
    before = table.game

    for act in (lambda: plan.resize(1), plan.repeat, plan.insert, plan.drop, plan.end):
        act()

    assert plan.actions is None
    assert table.game is before


def test_a_hand_ahead_offers_everything(evening):
    _, plan = evening

    plan.open(3)

    assert offered(plan) == {"fewer", "more", "repeat", "insert", "drop", "end"}
    assert not plan.actions.kept


def test_the_hand_being_dealt_offers_everything_until_it_has_an_entry(evening):
    table, plan = evening
    plan.open(2)
    assert offered(plan) == {"fewer", "more", "repeat", "insert", "drop", "end"}

    table.bid(0)

    assert offered(plan) == {"repeat", "insert", "end"}
    assert plan.actions.kept == "Hand 2 has begun: its cards stay."


def test_a_hand_further_back_offers_nothing(evening):
    table, plan = evening
    table.bid(0)

    plan.open(1)

    assert offered(plan) == set()
    assert plan.actions.kept


def test_the_last_hand_has_no_rest_to_drop_and_the_biggest_no_more_cards(evening):
    _, plan = evening
    plan.open(4)
    assert "end" not in offered(plan)

    for _ in range(30):
        plan.resize(1)

    assert plan.actions.cards == 52 // 3
    assert "more" not in offered(plan)


def test_every_change_is_one_entry_that_undo_takes_back(evening):
    table, plan = evening
    before = table.game.plan

    for act, after in [
        (lambda: plan.resize(1), (1, 2, 4, 4)),
        (plan.repeat, (1, 2, 3, 3, 4)),
        (plan.insert, (1, 2, 3, 3, 4)),
        (plan.drop, (1, 2, 4)),
        (plan.end, (1, 2, 3)),
        (plan.play_on, (1, 2, 3, 4, 5)),
    ]:
        plan.close()
        plan.open(3)
        entries = len(table.game.log)

        act()

        assert table.game.plan == after
        assert len(table.game.log) == entries + 1
        assert "plan" in table.undo_name or act == plan.end
        table.undo()
        assert table.game.plan == before


def test_a_hand_put_in_is_open_and_a_hand_left_out_is_not(evening):
    _, plan = evening
    plan.open(2)
    plan.repeat()
    assert plan.opened == 3
    plan.insert()
    assert plan.opened == 4

    plan.drop()

    assert plan.opened is None


def test_a_hand_changed_elsewhere_meanwhile_is_no_longer_open(evening):
    table, plan = evening
    plan.open(3)

    table.undo()
    assert plan.opened == 3
    plan.resize(1)
    table.undo()

    assert plan.opened is None
    plan.drop()
    assert table.game.plan == (1, 2, 3, 4)


def test_a_double_tap_plays_one_hand_more_and_gives_two_cards_more():
    clock = Patience()
    desk, table = table_of(rules=hands(1, 2, 3), tick=clock)
    plan = desk.plan(table.game.setup.id)
    plan.open(2)

    plan.repeat()
    plan.repeat()
    assert table.game.plan == (1, 2, 2, 3)

    plan.resize(1)
    plan.resize(1)
    assert table.game.plan == (1, 2, 4, 3)

    clock.wait()
    plan.drop()
    plan.drop()
    assert table.game.plan == (1, 2, 3)


def test_a_game_that_is_over_goes_on_with_one_more_hand():
    desk, table = table_of(rules=hands(1, 2))
    played(table, [0, 0, 0], [0, 0, 1])
    played(table, [0, 0, 0], [0, 0, 2])
    plan = desk.plan(table.game.setup.id)
    totals = table.game.totals
    assert table.game.is_over

    plan.play_on()

    assert (table.game.hand.number, table.game.hand.cards) == (3, 3)
    assert table.game.trump(table.game.hands[1]) is Trump.NONE
    assert table.game.totals == totals
    table.undo()
    assert table.game.is_over


def test_the_hand_being_dealt_left_out_makes_way_for_the_next(evening):
    table, plan = evening
    plan.open(2)

    plan.drop()

    assert (table.game.hand.number, table.game.hand.cards) == (2, 3)


def test_the_longest_game_takes_no_more_hands():
    desk, table = table_of(rules=hands(*[1] * MOST_HANDS))
    plan = desk.plan(table.game.setup.id)
    plan.open(2)

    assert offered(plan) == {"more", "drop", "end"}
    plan.play_on()

    assert len(table.game.plan) == MOST_HANDS
    assert table.notice is None


def test_a_plan_of_a_game_that_was_deleted_says_so_and_stays_open():
    desk, table = table_of(rules=hands(1, 2, 3, 4))
    plan = desk.plan(table.game.setup.id)
    plan.open(3)
    desk.library.delete(table.game.setup.id)

    plan.drop()

    assert table.game.plan == (1, 2, 3, 4)
    assert "was deleted" in table.notice
    assert plan.opened == 3


# -- what is shown of the hands -----------------------------------------------------------


def test_every_hand_says_who_deals_and_what_is_trump_as_far_as_that_is_settled():
    rules = Rules(
        plan=hands(1, 2, 3, 4).plan,
        trump=TrumpRule(Source.CYCLE, (Trump.HEARTS, Trump.CLUBS), NoTrump.LAST_HAND),
    )
    _, table = table_of(rules=rules)
    played(table, [1, 1, 0], [1, 0, 0])

    rows = plan_rows(table.game)

    assert [row.dealer for row in rows] == ["Cy", "Ann", "Ben", "Cy"]
    assert [row.trump for row in rows] == [Trump.HEARTS, Trump.CLUBS, Trump.HEARTS, Trump.NONE]
    assert [row.state for row in rows] == ["played", "now", "", ""]
    assert [row.fixed for row in rows] == [True, False, False, False]


def test_a_turned_up_trump_is_not_known_ahead():
    _, table = table_of(rules=hands(1, 2))

    assert [row.trump for row in plan_rows(table.game)] == [None, Trump.NONE]


def test_who_deals_is_left_open_where_the_biggest_miss_does():
    rules = Rules(plan=hands(1, 2, 3).plan, deal=Deal(next_dealer=NextDealer.BIGGEST_MISS))
    _, table = table_of(rules=rules)

    assert [row.dealer for row in plan_rows(table.game)] == ["Cy", None, None]
    assert [row.fixed for row in plan_rows(bid(table.game, 0))] == [True, False, False]


def test_the_deal_goes_on_from_whoever_deals_in_place_of_who_sits_out():
    _, table = table_of(rules=hands(1, 2))
    game = table.game.after(SitOut(1, table.game.hand.dealer))

    assert game.hand.dealer == ANN
    assert [row.dealer for row in plan_rows(game)] == ["Ann", "Ben"]


def test_the_plan_of_another_game_is_another():
    desk = desk_of()
    one, two = begun(desk, rules=CLASSIC), begun(desk, rules=CLASSIC)

    first = desk.plan(one.game.setup.id)

    assert desk.plan(one.game.setup.id) is first
    assert desk.plan(two.game.setup.id) is not first
