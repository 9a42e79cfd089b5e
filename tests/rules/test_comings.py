"""Comings and goings: late, gone, back again, and who deals then."""

import pytest
from strategies import ANN, BEN, CY, DOT, bid, game_of, passed_out, play, refused, setup_of

from scorekeeper.rules import (
    Adjust,
    DealBy,
    Game,
    Join,
    Leave,
    PlayerId,
    Redeal,
    Rename,
    Replan,
    Reseat,
    Return,
    SitOut,
    Trump,
    TrumpMade,
    Void,
)
from scorekeeper.rules.pack import Pack

DAN = PlayerId("dan")


def dealers(game):
    return [hand.dealer for hand in game.hands]


@pytest.fixture
def begun_by_ann():
    """Ann, Ben and Cy have played one hand of four, which Ann dealt."""
    setup = game_of(1, 1, 1, 1).setup
    return passed_out(Game.start(setup_of(3, setup.rules, ANN)), 1)


def test_who_has_left_deals_no_more(begun_by_ann):
    game = passed_out(begun_by_ann.after(Leave(2, BEN)), 3)

    assert dealers(game) == [ANN, CY, ANN, CY]


def test_who_comes_late_sits_where_they_chose(begun_by_ann):
    game = begun_by_ann.after(Join(2, DAN, "Dan", after=ANN))

    assert game.seats == (ANN, DAN, BEN, CY)
    assert game.hand.order == (BEN, CY, ANN, DAN)
    assert game.hands[0].order == (BEN, CY, ANN)
    assert DAN not in game.sheet[0].totals


def test_who_comes_late_begins_with_their_points(begun_by_ann):
    game = begun_by_ann.after(Join(2, DAN, "Dan", ANN, points=7.5))

    assert game.totals[DAN] == 7.5
    assert game.sheet[1].totals[DAN] == 7.5
    assert passed_out(game, 1).totals[DAN] == 17.5


def test_who_comes_while_a_hand_is_played_is_in_the_next():
    game = bid(game_of(2, 1), 1).after(Join(2, DAN, "Dan", ANN, points=5))

    assert DAN not in game.hand.order
    assert game.totals[DAN] == 5
    assert {one.player for one in game.standings} == {ANN, BEN, CY, DAN}

    game = play(game, [0, 0], [1, 1, 0])

    assert DAN in game.hand.order


def test_who_leaves_keeps_score_and_place(begun_by_ann):
    game = passed_out(begun_by_ann.after(Adjust(1, BEN, 50)).after(Leave(2, BEN)), 1)

    assert game.totals[BEN] == 50
    assert game.standings[0].player == BEN
    assert game.present == (ANN, CY)
    assert BEN not in game.sheet[1].points


def test_who_left_may_return(begun_by_ann):
    game = passed_out(begun_by_ann.after(Leave(2, BEN)), 1).after(Return(3, BEN))

    assert set(game.hand.order) == {ANN, BEN, CY}
    assert BEN not in game.hands[1].order


def test_who_sat_down_too_soon_may_play_after_all(begun_by_ann):
    out = begun_by_ann.after(SitOut(2, BEN))

    game = out.after(Return(2, BEN))

    assert game.hand.order == begun_by_ann.hand.order
    assert not game.hand.sits_out


def test_the_biggest_hand_shrinks_where_the_pack_no_longer_reaches():
    game = game_of(13, 12, 13, players=4).after(Join(1, DAN, "Dan", ANN))

    assert game.plan == (10, 10, 10)
    assert game.hand.cards == 10
    assert game.hand.plan == (10, 10, 10)


def test_hands_that_have_begun_keep_their_cards():
    game = bid(game_of(13, 13, players=4), 1).after(Join(2, DAN, "Dan", ANN))

    assert game.plan == (13, 10)
    assert game.hand.cards == 13


def test_trump_that_was_noted_stays_when_somebody_comes():
    game = game_of(2, 1).after(TrumpMade(1, Trump.HEARTS)).after(Join(1, DAN, "Dan", ANN))

    assert game.hand.trump is Trump.HEARTS
    assert DAN in game.hand.order


def test_two_stay_in():
    game = game_of(1, 1, players=2)

    assert refused(game, Leave(1, BEN)) == "2 players must stay in."


def test_two_stay_in_though_one_sits_out():
    game = game_of(1, 1).after(SitOut(1, ANN))

    assert refused(game, Leave(1, BEN)) == "2 players must stay in."


def test_who_plays_changes_between_hands_only(begun_by_ann):
    told = "Who plays can change from hand 2 on, not from hand 1."

    assert refused(begun_by_ann, Leave(1, BEN)) == told


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (Join(2, BEN, "Ben", ANN), "A player is seated twice."),
        (Join(2, DAN, "Dan", PlayerId("eve")), "Nobody with the id “eve” plays here."),
        (Join(2, DAN, " ", ANN), "A name is missing."),
        (Join(2, DAN, "x" * 101, ANN), "A name has at most 100 characters."),
        (
            Join(2, DAN, "Dan", ANN, 0.3),
            "Extra points are whole numbers or halves, at most 1000000.",
        ),
        (Leave(2, DAN), "Nobody with the id “dan” plays here."),
        (Return(2, DAN), "Nobody with the id “dan” plays here."),
        (Reseat(2, (ANN, BEN)), "The new seats do not hold everybody once."),
        (Reseat(2, (ANN, ANN, BEN)), "The new seats do not hold everybody once."),
        (Rename(2, DAN, "Dan"), "Nobody with the id “dan” plays here."),
        (Rename(2, ANN, ""), "A name is missing."),
        (DealBy(2, DAN, goes_on=True), "Nobody with the id “dan” plays here."),
        (DealBy(1, BEN, goes_on=True), "Hand 1 has begun: who plays and deals is settled."),
        (DealBy(3, BEN, goes_on=True), "Hand 3 has not begun."),
        (Redeal(3), "Only the last hand can be dealt again."),
        (Void(3), "Hand 3 has not begun."),
    ],
    ids=repr,
)
def test_what_cannot_be_is_refused(begun_by_ann, entry, told):
    assert refused(begun_by_ann, entry) == told


@pytest.mark.parametrize(
    "entry",
    [Leave(2, BEN), Reseat(2, (CY, BEN, ANN)), DealBy(2, CY, goes_on=False), Void(2)],
    ids=repr,
)
def test_a_second_tap_changes_nothing(begun_by_ann, entry):
    once = begun_by_ann.after(entry)

    assert once is not begun_by_ann
    assert once.after(entry) is once


def test_thirteen_do_not_play_at_once():
    game = game_of(1, 1, players=3)
    for number in range(9):
        game = game.after(Join(1, PlayerId(f"p{number}"), f"P{number}", ANN))

    told = refused(game, Join(1, DAN, "Dan", ANN))

    assert told == "At most 12 players can play at once."


def test_a_table_sees_at_most_so_many_people():
    game = game_of(1, 1)
    for number in range(45):
        who = PlayerId(f"p{number}")
        game = game.after(Join(1, who, f"P{number}", ANN)).after(Leave(1, who))

    assert refused(game, Join(1, DAN, "Dan", ANN)) == "At most 48 people sit in one game."


def test_a_pack_that_does_not_reach_seats_nobody_more():
    game = game_of(1, 1, players=3, pack=Pack(cards=3))

    told = refused(game, Join(1, DAN, "Dan", ANN))

    assert told == "The pack does not reach for 4 players."


def test_swapping_seats_changes_who_bids_after_whom_and_no_score(begun_by_ann):
    game = begun_by_ann.after(Reseat(2, (BEN, ANN, CY)))

    assert game.totals == begun_by_ann.totals
    assert game.hand.order == (BEN, ANN, CY)
    assert game.hands[0].order == begun_by_ann.hands[0].order


def test_renaming_changes_no_score(begun_by_ann):
    game = begun_by_ann.after(Rename(1, ANN, "Max")).after(Rename(1, BEN, "Max"))

    assert game.totals == begun_by_ann.totals
    assert [game.name(who) for who in game.seats] == ["Max (1)", "Max (2)", "Cy"]


# -- the deal --------------------------------------------------------------------------


def test_another_deals_and_the_deal_goes_on_from_them(begun_by_ann):
    game = passed_out(begun_by_ann.after(DealBy(2, CY, goes_on=True)), 2)

    assert dealers(game) == [ANN, CY, ANN, BEN]


def test_another_deals_once_and_the_deal_goes_on_as_if_not(begun_by_ann):
    game = passed_out(begun_by_ann.after(DealBy(2, CY, goes_on=False)), 2)

    assert dealers(game) == [ANN, CY, CY, ANN]


def test_who_was_chosen_to_deal_and_leaves_lets_the_next_deal(begun_by_ann):
    game = begun_by_ann.after(DealBy(2, CY, goes_on=True)).after(Leave(2, CY))

    assert game.hand.dealer == ANN


def test_who_sits_out_does_not_deal(begun_by_ann):
    game = begun_by_ann.after(SitOut(2, CY))

    assert refused(game, DealBy(2, CY, goes_on=True)) == "Cy sits out hand 2."


def test_a_misdealt_hand_is_dealt_again_by_the_same_dealer(begun_by_ann):
    spoilt = bid(begun_by_ann, 1, 0).after(TrumpMade(2, Trump.CLUBS)).after(Adjust(2, ANN, -5))

    game = spoilt.after(Redeal(2))

    assert game.hand == begun_by_ann.hand
    assert game.totals == begun_by_ann.totals
    assert len(game.log) == len(begun_by_ann.log) + 5


def test_a_hand_just_recorded_can_be_dealt_again(begun_by_ann):
    game = begun_by_ann.after(Redeal(1))

    assert game.hand.number == 1
    assert game.hand.dealer == ANN
    assert set(game.totals.values()) == {0}


def test_dealing_again_keeps_who_sits_out_and_who_was_chosen(begun_by_ann):
    chosen = begun_by_ann.after(SitOut(2, ANN)).after(DealBy(2, CY, goes_on=False))

    game = bid(chosen, 1).after(Redeal(2))

    assert game.hand == chosen.hand


def test_a_hand_before_the_last_is_not_dealt_again(begun_by_ann):
    game = bid(begun_by_ann, 1)

    assert refused(game, Redeal(1)) == "Only the last hand can be dealt again."


def test_the_last_hand_of_all_can_be_dealt_again():
    over = passed_out(game_of(1, 1), 2)

    game = over.after(Redeal(2))

    assert not game.is_over
    assert game.hand.number == 2


def test_dealing_again_what_is_just_dealt_changes_nothing(begun_by_ann):
    assert begun_by_ann.after(Redeal(2)) is begun_by_ann


def test_a_void_hand_counts_for_nothing_and_the_deal_passes_on(begun_by_ann):
    game = bid(begun_by_ann, 1, 0).after(Void(2))

    assert game.hand.number == 3
    assert game.hand.dealer == CY
    assert game.totals == begun_by_ann.totals
    assert game.breaches(game.hands[1]) == ()


def test_extra_points_of_a_void_hand_count(begun_by_ann):
    game = bid(begun_by_ann, 1).after(Adjust(2, CY, -4)).after(Void(2))

    assert game.totals[CY] == begun_by_ann.totals[CY] - 4


def test_a_hand_recorded_long_ago_can_be_void_and_count_again(begun_by_ann):
    later = passed_out(begun_by_ann, 1)

    void = later.after(Void(1))

    assert void.totals == later.sheet[1].points
    assert void.after(Void(1, void=False)).totals == later.totals


def test_what_comes_for_one_hand_comes_for_it_also_when_an_earlier_one_is_dealt_again():
    game = bid(game_of(1, 1), 1).after(Leave(2, BEN)).after(Redeal(1))

    assert BEN in game.hand.order
    assert BEN not in passed_out(game, 1).hand.order


def test_a_plan_may_be_as_big_as_whoever_is_left_can_be_dealt():
    game = game_of(10, 10, players=5).after(Leave(1, DOT))

    assert game.after(Replan(1, (13, 13))).plan == (13, 13)
    assert refused(game, Replan(1, (14,))).startswith("Hand 1 cannot have 14 cards")
