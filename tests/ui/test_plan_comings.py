"""The plan ahead when people come and go, and when somebody deals out of turn."""

from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY, game_of, play
from ui.desks import hands, table_of

from scorekeeper.rules import DealBy, Game, Join, Leave, PlayerId, Reseat, Return, SitOut, Trump
from scorekeeper.rules.record import Deal, Direction
from scorekeeper.rules.trump import NoTrump, TrumpRule
from scorekeeper.ui.models.plan import RunningPlan, plan_rows

DAN = PlayerId("dan")


def dealers(game):
    return [row.dealer for row in plan_rows(game)]


def dealt_to_the_end(game: Game):
    """Who really deals each hand when the game is played out as it stands."""
    while not game.is_over:
        hand = game.hand
        nothing = [0] * (len(hand.order) - 1)
        game = play(game, [0] * len(hand.order), [hand.cards, *nothing])
    return [game.name(hand.dealer) for hand in game.hands]


@pytest.fixture
def first():
    """Hand 1 of six is played; Cy dealt it, so that Ann deals now."""
    return play(game_of(1, 1, 1, 1, 1, 1), [0, 0, 0], [1, 0, 0])


CHANGES = {
    "somebody leaves": (Leave(2, BEN),),
    "somebody joins": (Join(2, DAN, "Dan", ANN),),
    "somebody sits out": (SitOut(2, ANN),),
    "the deal goes on from another": (DealBy(2, CY, goes_on=True),),
    "another deals once": (DealBy(2, CY, goes_on=False),),
    "seats change": (Reseat(2, (ANN, CY, BEN)),),
    "one leaves and one deals": (Leave(2, BEN), DealBy(2, CY, goes_on=True)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_plan_names_whoever_will_deal(first, change):
    game = first
    for entry in CHANGES[change]:
        game = game.after(entry)

    assert dealers(game) == dealt_to_the_end(game)


def test_so_it_does_where_the_deal_goes_the_other_way_round():
    rules = replace(hands(1, 1, 1, 1, 1), deal=Deal(direction=Direction.RIGHT))
    game = play(game_of(1, 1, 1, 1, 1, rules=rules), [0, 0, 0], [1, 0, 0])

    game = game.after(Join(2, DAN, "Dan", BEN)).after(Leave(2, ANN))

    assert dealers(game) == dealt_to_the_end(game)


def test_whoever_leaves_after_the_hand_being_played_still_deals_it(first):
    leaving = play(first, [0, 0, 0], [1, 0, 0]).after(Leave(3, BEN))
    assert dealers(leaving)[2:4] == ["Cy", "Ann"]

    returning = leaving.after(Return(3, BEN))

    assert dealers(returning)[2:4] == ["Ben", "Cy"]


def test_hands_grow_as_far_as_the_pack_reaches_for_those_who_are_in():
    _, table = table_of(rules=hands(1, 10), players=5)
    plan = RunningPlan(table)
    assert plan.biggest_hand == 10

    table.record(Leave(1, BEN))

    assert plan.biggest_hand == 13


def test_trump_is_settled_by_whether_those_who_are_in_get_the_whole_pack():
    game = game_of(1, 13, 1, players=4, trump=TrumpRule(no_trump=NoTrump.WHEN_ALL_DEALT))
    assert plan_rows(game)[1].trump is Trump.NONE

    game = game.after(Leave(1, BEN))

    assert plan_rows(game)[1].trump is None
