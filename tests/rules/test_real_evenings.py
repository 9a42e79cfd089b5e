"""Evenings as they go: what was promised of comings, goings and corrections, played out."""

import pytest
from strategies import ANN, BEN, CY, passed_out, play, setup_of

from scorekeeper.rules import (
    CLASSIC,
    Adjust,
    Bid,
    Game,
    GameId,
    Join,
    Leave,
    Played,
    Player,
    PlayerId,
    Rename,
    Replan,
    Reseat,
    Setup,
    Tricks,
    rules_from_json,
)

DAN = PlayerId("dan")
FIVES = rules_from_json(
    {
        "plan": {"shape": "hands", "hands": [2, 1]},
        "scoring": [["made", "5 * (1 + bid)"], ["missed", "-5"]],
    }
)


@pytest.fixture
def evening():
    """Ann, Ben and Cy are about to begin; Ann deals first."""
    return Game.start(setup_of(3, CLASSIC, ANN))


def test_ben_leaves_after_hand_1_and_ann_and_cy_take_turns_to_deal(evening):
    game = passed_out(passed_out(evening, 1).after(Leave(2, BEN)), 3)

    assert [hand.dealer for hand in game.hands[:4]] == [ANN, CY, ANN, CY]
    assert [BEN in hand.order for hand in game.hands[:4]] == [True, False, False, False]


def test_dan_joins_between_ann_and_ben_and_the_order_follows_the_seats(evening):
    game = passed_out(evening, 1).after(Join(2, DAN, "Dan", after=ANN))

    assert game.hand.dealer == DAN
    assert game.hand.order == (BEN, CY, ANN, DAN)
    assert game.sheet[0].totals.get(DAN) is None
    assert game.sheet[1].totals[DAN] == 0


def test_a_hand_opened_for_correction_keeps_its_points_when_the_plan_changes():
    game = Game.start(setup_of(3, FIVES))
    game = play(game, [1, 0, 0], [1, 1, 0])
    points = {ANN: 10, BEN: -5, CY: 5}
    assert game.totals == points

    game = game.after(Tricks(1, ANN, 0))
    assert game.sheet[0].points == points
    game = game.after(Replan(2, (2, 3)))

    assert game.plan == (2, 2, 3)
    assert game.sheet[0].points == points
    assert game.totals == points


def test_a_penalty_in_hand_2_given_from_hand_5_on_changes_no_total_of_hand_1(evening):
    game = passed_out(evening, 4)
    assert game.hand.number == 5

    later = game.after(Adjust(2, BEN, -10))

    assert later.sheet[0].totals == game.sheet[0].totals
    for line, before in zip(later.sheet[1:], game.sheet[1:], strict=True):
        assert line.totals[BEN] == before.totals[BEN] - 10


def test_renaming_the_first_player_and_swapping_two_seats_changes_no_score(evening):
    game = passed_out(evening, 3)

    later = game.after(Rename(4, ANN, "Anna")).after(Reseat(4, (ANN, CY, BEN)))

    assert later.name(ANN) == "Anna"
    assert [line.totals for line in later.sheet] == [line.totals for line in game.sheet]
    assert later.standings[0].total == game.standings[0].total


def test_two_players_both_called_max_never_share_a_bid():
    one, other, cy = (PlayerId(who) for who in ("m1", "m2", "cy"))
    seated = (Player(one, "Max"), Player(other, "Max"), Player(cy, "Cy"))
    game = Game.start(Setup(GameId("g"), "", seated, cy, CLASSIC))

    game = game.after(Bid(1, one, 1))
    assert game.to_bid == other
    assert other not in game.hand.bids
    game = game.after(Bid(1, other, 0)).after(Bid(1, cy, 1))
    game = game.after(Played(1, ((one, 1), (other, 0), (cy, 0))))

    assert game.totals == {one: 11, other: 10, cy: 0}
    assert [game.name(who) for who in (one, other)] == ["Max (1)", "Max (2)"]


def test_somebody_who_becomes_a_max_shares_nothing_with_the_other(evening):
    game = passed_out(evening, 1).after(Rename(2, ANN, "Max")).after(Rename(2, CY, "Max"))

    game = game.after(Bid(2, game.to_bid, 1))

    assert len(game.hand.bids) == 1
    assert len(game.totals) == 3


def test_the_hook_asks_only_those_who_are_in():
    hooked = rules_from_json(
        {"plan": {"shape": "hands", "hands": [2, 2]}, "bidding": {"hook": "not-equal"}}
    )
    game = Game.start(setup_of(3, hooked)).after(Leave(1, BEN))

    game = game.after(Bid(1, ANN, 1))

    assert game.to_bid == CY == game.hand.dealer
    assert game.legal_bids() == (0, 2)


def test_the_tricks_add_up_without_who_has_left(evening):
    game = passed_out(evening, 1).after(Leave(2, BEN))

    game = play(game, [1, 1], [1, 1])

    assert game.totals[BEN] == game.sheet[0].totals[BEN]
    assert game.sheet[1].counts
    assert set(game.sheet[1].points) == {ANN, CY}
