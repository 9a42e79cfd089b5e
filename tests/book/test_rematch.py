from dataclasses import replace

from strategies import ANN, BEN, CY, DOT, game_of, play

from scorekeeper.book.rematch import loser, next_dealer, still_here
from scorekeeper.rules import CLASSIC, Bid, DealBy, Join, Leave
from scorekeeper.rules.record import Deal, Direction


def test_the_deal_goes_on_after_the_last_dealer():
    over = play(game_of(1), [1, 0, 0], [1, 0, 0])  # Cy dealt

    assert next_dealer(over) == ANN


def test_the_deal_goes_round_the_way_it_did():
    rules = replace(CLASSIC, deal=Deal(Direction.RIGHT))
    over = play(game_of(1, rules=rules), [1, 0, 0], [1, 0, 0])

    assert next_dealer(over) == BEN


def test_a_hand_nobody_has_bid_in_is_still_its_dealers():
    game = play(game_of(1, 2), [1, 0, 0], [1, 0, 0])

    assert next_dealer(game) == ANN
    assert next_dealer(game.after(Bid(2, BEN, 0))) == BEN


def test_the_loser_is_whoever_is_last():
    over = play(game_of(1), [1, 0, 1], [1, 0, 0])

    assert loser(over) == CY


def test_of_several_losers_the_deal_finds_the_first():
    over = play(game_of(1, players=4), [1, 1, 1, 0], [1, 0, 0, 0])  # Dot dealt

    assert loser(over) == BEN


def test_who_left_is_not_asked_for_a_rematch():
    game = play(game_of(1, 1, players=4), [1, 1, 1, 0], [1, 0, 0, 0]).after(Leave(2, ANN))
    over = play(game, [1, 1, 0], [1, 0, 0])

    assert [player.id for player in still_here(over)] == [BEN, CY, DOT]
    assert next_dealer(over) == CY
    assert loser(over) != ANN


def test_who_came_late_is_asked_for_a_rematch():
    over = play(game_of(1), [1, 0, 0], [1, 0, 0]).after(Join(2, DOT, "Dot", ANN))

    assert [player.name for player in still_here(over)] == ["Ann", "Dot", "Ben", "Cy"]
    assert next_dealer(over) == ANN


def test_who_dealt_out_of_turn_for_once_does_not_move_the_deal():
    game = game_of(1).after(DealBy(1, ANN, goes_on=False))
    over = play(game, [1, 0, 0], [1, 0, 0])

    assert next_dealer(over) == ANN  # Cy would have dealt
