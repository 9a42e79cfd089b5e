"""A game: a setup and a log, and what can be asked on the way."""

import pytest
from strategies import ANN, BEN, CY, bid, game_of, play, setup_of

from scorekeeper.rules import CLASSIC, Bid, Game, Played, Player, Position, RuleError


def test_a_game_begins_with_its_first_hand_dealt_and_an_empty_log():
    game = Game.start(setup_of(4))

    assert game.log == ()
    assert game.plan == tuple(range(1, 14))
    assert [hand.number for hand in game.hands] == [1]
    assert game.hand.cards == 1
    assert not game.is_over
    assert game.totals == dict.fromkeys(game.seats, 0)


def test_an_entry_makes_a_new_game_and_leaves_the_old_one():
    game = game_of(2)

    after = game.after(Bid(1, ANN, 2))

    assert game.log == ()
    assert game.hand.bids == {}
    assert after.log == (Bid(1, ANN, 2),)
    assert after.hand.bids == {ANN: 2}


def test_the_next_hand_is_dealt_as_soon_as_one_is_over():
    game = play(game_of(2, 1), [2, 0, 0], [2, 0, 0])

    assert game.hand.number == 2
    assert game.hand.cards == 1
    assert game.hand.dealer == ANN
    assert game.hands[0].played


def test_after_the_last_hand_the_game_is_over():
    game = play(game_of(1), [0, 0, 0], [1, 0, 0])

    assert game.is_over
    assert game.hand is None
    assert game.winners == (BEN, CY)


def test_whoever_sits_there_can_be_asked_for():
    game = game_of(1)

    assert game.seats == (ANN, BEN, CY)
    assert game.player(BEN) == Player(BEN, "Ben")


def test_a_log_that_breaks_a_rule_is_not_replayed():
    with pytest.raises(RuleError, match="It is not Ben's turn to bid"):
        Game.replay(setup_of(3), [Bid(1, BEN, 0)])


def test_a_game_is_a_position_with_its_log():
    game = bid(game_of(1), 1)

    assert isinstance(game, Position)
    position = Position(game.setup, game.plan, game.hands, game.rescored, game.seating)
    assert position.totals == game.totals


def test_a_whole_evening_of_the_base_game():
    game = Game.start(setup_of(3, CLASSIC))
    totals = {ANN: 0, BEN: 0, CY: 0}

    for number in range(1, 16):
        order = game.hand.order
        bids = dict.fromkeys(order, 0) | {order[0]: number // 2, order[1]: number - number // 2}
        tricks = dict(bids) if number % 3 else dict.fromkeys(order, 0) | {order[2]: number}
        for who in order:
            game = game.after(Bid(number, who, bids[who]))
        game = game.after(Played(number, tuple(tricks.items())))
        for who in order:
            totals[who] += 10 + tricks[who] if bids[who] == tricks[who] else 0
        assert game.totals == totals

    assert game.is_over
    assert sum(totals.values()) == 10 * 3 * 10 + sum(n for n in range(1, 16) if n % 3)
