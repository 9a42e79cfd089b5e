"""What the table is told: rules that are lifted, who deals next, and names that are long."""

from dataclasses import replace

import pytest
from strategies import BEN
from ui.desks import ONE_HAND, address, hands, played, table_of, visiting

from scorekeeper.rules import Breach, Hook
from scorekeeper.rules.bidding import Bidding
from scorekeeper.rules.record import Deal, NextDealer
from scorekeeper.ui.models.told import note, told, unscored
from scorekeeper.ui.parts.writing import about

OVER = replace(hands(1, 2), bidding=Bidding(hook=Hook.OVER_ONLY))
ONE_ZERO = replace(hands(1, 1, 1), bidding=Bidding(hook=Hook.NOT_EQUAL, zeros_in_a_row=1))
FURTHEST = replace(hands(3, 3), deal=Deal(next_dealer=NextDealer.BIGGEST_MISS))
NO_ANSWER = replace(hands(1, 1), scoring=(("made", "1 / (bid - 1)"), ("missed", "0")))


def test_that_nobody_could_go_over_is_said():
    _, table = table_of(rules=OVER)
    table.bid(0)
    assert note(table, table.game.hand) == ""

    table.bid(0)

    assert note(table, table.game.hand) == "Any bid: nobody could go over."


def test_nothing_is_said_where_somebody_can_go_over():
    _, table = table_of(rules=OVER)
    table.bid(1)
    table.bid(0)

    assert note(table, table.game.hand) == ""


def test_a_zero_that_is_open_for_want_of_another_bid_is_said():
    _, table = table_of(rules=ONE_ZERO)
    played(table, [0, 1, 1], [0, 1, 0])  # the zero of Ann, who deals the second hand
    dealer = table.game.hand.dealer
    first = dict(zip(table.game.hands[0].order, [0, 1, 1], strict=True))
    assert first[dealer] == 0
    table.bid(0 if first[table.up] else 1)
    assert note(table, table.game.hand) == ""

    table.bid(0)

    assert note(table, table.game.hand) == "A zero is open: every other bid is closed."
    assert table.game.legal_bids() == (0,)


def test_whoever_missed_by_most_is_said_to_deal_next():
    _, table = table_of(rules=FURTHEST)
    for bid in (3, 0, 1):
        table.bid(bid)
    assert note(table, table.game.hand) == ""  # the tricks do not add up yet

    first, second, _dealer = table.game.hand.order
    table.take(first, 0)
    table.take(second, 2)

    assert note(table, table.game.hand) == f"{table.game.name(first)} deals next: 3 off."
    table.go_on()
    assert table.game.hand.dealer == first


@pytest.mark.parametrize("rules", [FURTHEST, hands(3, 3)], ids=["nobody missed", "in turn"])
def test_in_turn_nothing_is_said_of_the_next_dealer(rules):
    _, table = table_of(rules=rules)
    for bid in (3, 0, 0):
        table.bid(bid)

    assert note(table, table.game.hand) == ""


async def test_a_hand_the_scoring_cannot_answer_leads_to_the_rules():
    desk, table = table_of(rules=NO_ANSWER)
    played(table, [1, 0, 0], [1, 0, 0])
    assert [hand.number for hand in unscored(table.game)] == [1]
    async with visiting(desk, address(table)) as user:
        assert user.text("note").startswith("The scoring has no answer for hand 1")
        await user.tap("note-rules")
        assert user.routes[-1] == address(table, "rules")

    async with visiting(desk, address(table, "sheet", 1)) as user:
        assert not user.shows("stand")
        await user.tap("note-rules")
        assert user.routes[-1] == address(table, "rules")


async def test_any_other_rule_that_is_broken_may_be_let_stand():
    desk, table = table_of(rules=hands(1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    table.correct_tricks(1, BEN, 1)
    assert table.game.breaches(table.game.hands[0]) == (Breach.TRICKS,)
    async with visiting(desk, address(table, "sheet", 1)) as user:
        assert user.shows("stand")
        assert not user.shows("note-rules")


def test_the_name_in_a_line_can_be_shortened_and_the_rest_cannot():
    shown = about("Maximiliane wins", "Maximiliane")
    name, _space, verb = shown.content.controls

    assert shown.label == "Maximiliane wins"
    assert name.expand
    assert not verb.expand
    assert verb.value == "wins"


@pytest.mark.parametrize(("told", "name"), [("Result", ""), ("Result", "Ann")])
def test_a_line_about_nobody_is_a_line(told, name):
    assert about(told, name).value == "Result"


def test_the_name_may_stand_at_the_end():
    before, _space, name = about("The bid of Ann", "Ann").content.controls

    assert before.value == "The bid of"
    assert name.content.value == "Ann"


def test_whoever_wins_is_named_so_that_the_rest_is_kept():
    _, table = table_of(rules=ONE_HAND)
    played(table, [1, 0, 0], [1, 0, 0])
    now = told(table, table.game.hands[-1])

    assert now.name
    assert now.prompt.startswith(now.name)
