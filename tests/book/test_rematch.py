from dataclasses import replace

import pytest
from strategies import ANN, BEN, CY, DOT, game_of, play

from scorekeeper.book.rematch import loser, next_dealer, rematch
from scorekeeper.rules import CLASSIC, Bid, GameId, Rescore
from scorekeeper.rules.record import Deal, Direction, Wins
from scorekeeper.rules.scoring import Scoring


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


@pytest.mark.parametrize("dealer", [ANN, BEN, CY, DOT])
def test_a_rematch_seats_the_same_people_by_the_same_rules(dealer):
    over = play(game_of(1, players=4), [1, 1, 1, 0], [1, 0, 0, 0])

    again = rematch(over, GameId("g2"), "2026-07-12 22:00:00", dealer)

    assert again == replace(
        over.setup, id=GameId("g2"), started="2026-07-12 22:00:00", first_dealer=dealer
    )


def test_a_scoring_that_was_switched_to_is_that_of_the_rematch():
    game = game_of(1, 2).after(Rescore(1, Scoring((("made", "7"),)), Wins.LOWEST))

    again = rematch(game, GameId("g2"), "2026-01-01 20:00:00", ANN)

    assert again.rules == game.rules
    assert again.rules.scoring == (("made", "7"),)
    assert again.rules.wins is Wins.LOWEST
