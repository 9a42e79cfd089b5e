"""Trumps: when the rules settle them, and when they are noted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import bid, game_of, games, play, trump_rules

from scorekeeper.rules import Plan, RuleError, Rules, Shape, Trump, TrumpMade
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule, settled_trump

UK = (Trump.SPADES, Trump.HEARTS, Trump.CLUBS, Trump.DIAMONDS, Trump.NONE)


def settled(rule, hand=1, *, is_last=False, all_dealt=False):
    return settled_trump(rule, hand, is_last=is_last, all_dealt=all_dealt)


@pytest.mark.parametrize("source", [Source.TURN_UP, Source.TOP_BIDDER, Source.AUCTION])
def test_a_trump_that_turns_up_is_not_settled_by_the_rules(source):
    assert settled(TrumpRule(source)) is None


def test_without_trumps_every_hand_is_without():
    assert settled(TrumpRule(Source.NONE, no_trump=NoTrump.NEVER)) is Trump.NONE


def test_a_fixed_trump_is_always_the_same():
    rule = TrumpRule(Source.FIXED, (Trump.SPADES,), NoTrump.NEVER)

    assert {settled(rule, hand) for hand in range(1, 9)} == {Trump.SPADES}


def test_a_cycle_goes_round():
    rule = TrumpRule(Source.CYCLE, UK, NoTrump.NEVER)

    assert tuple(settled(rule, hand) for hand in range(1, 11)) == UK + UK


@pytest.mark.parametrize(
    ("no_trump", "hand", "is_last", "all_dealt", "without"),
    [
        (NoTrump.NEVER, 1, True, True, False),
        (NoTrump.LAST_HAND, 1, True, False, True),
        (NoTrump.LAST_HAND, 1, False, True, False),
        (NoTrump.WHEN_ALL_DEALT, 1, False, True, True),
        (NoTrump.WHEN_ALL_DEALT, 1, True, False, False),
        ((1, 2, 3, 18), 18, False, False, True),
        ((1, 2, 3, 18), 4, True, True, False),
        ((), 1, True, True, False),
    ],
)
def test_some_hands_are_without_whatever_the_source(no_trump, hand, is_last, all_dealt, without):
    rule = TrumpRule(Source.FIXED, (Trump.HEARTS,), no_trump)

    found = settled(rule, hand, is_last=is_last, all_dealt=all_dealt)

    assert found is (Trump.NONE if without else Trump.HEARTS)


@given(trump_rules(), st.integers(1, 500), st.booleans(), st.booleans())
def test_any_rule_has_an_answer_for_any_hand(rule, hand, is_last, all_dealt):
    found = settled(rule, hand, is_last=is_last, all_dealt=all_dealt)

    assert found is None or found in Trump


def test_the_trump_of_a_hand_is_unknown_until_it_is_noted():
    game = game_of(2, 1)
    assert game.trump(game.hand) is None

    game = game.after(TrumpMade(1, Trump.HEARTS))
    assert game.trump(game.hand) is Trump.HEARTS

    game = game.after(TrumpMade(1, Trump.CLUBS))
    assert game.trump(game.hand) is Trump.CLUBS

    game = game.after(TrumpMade(1, None))
    assert game.trump(game.hand) is None


def test_the_last_hand_is_played_without_trump():
    game = play(game_of(2, 1), [0, 0, 0], [2, 0, 0])

    assert game.trump(game.hand) is Trump.NONE
    with pytest.raises(RuleError, match="The rules settle the trump of hand 2"):
        game.after(TrumpMade(2, Trump.HEARTS))


def test_to_note_the_trump_that_the_rules_settle_adds_nothing():
    game = game_of(1)

    assert game.after(TrumpMade(1, Trump.NONE)) is game


def test_the_trump_can_be_corrected_after_the_hand():
    scoring = (("trump == 'hearts'", "20"), ("made", "10"))
    game = play(game_of(1, 1, scoring=scoring), [0, 0, 1], [0, 0, 1])
    assert game.totals == {"ann": 10, "ben": 10, "cy": 10}

    game = game.after(TrumpMade(1, Trump.HEARTS))

    assert game.totals == {"ann": 20, "ben": 20, "cy": 20}


def test_when_all_cards_are_dealt_there_is_none_to_turn_up():
    game = game_of(26, 2, players=2, trump=TrumpRule(no_trump=NoTrump.WHEN_ALL_DEALT))

    assert game.trump(game.hand) is Trump.NONE
    assert game.settled_trump(2, 2, 2) is None


def test_the_trumps_of_the_hands_ahead_can_be_asked_for():
    game = bid(game_of(1, 2, 3, 4, trump=TrumpRule(Source.CYCLE, UK)), 0)

    ahead = [game.settled_trump(number, size, 3) for number, size in enumerate(game.plan, 1)]

    assert ahead == [Trump.SPADES, Trump.HEARTS, Trump.CLUBS, Trump.NONE]


def test_trumps_that_go_round_are_known_before_the_first_hand():
    cycle = TrumpRule(Source.CYCLE, (Trump.SPADES, Trump.HEARTS), NoTrump.LAST_HAND)
    rules = Rules(trump=cycle, plan=Plan(Shape.HANDS, hands=(1, 2, 3, 4)))

    assert rules.trumps(4) == (Trump.SPADES, Trump.HEARTS, Trump.SPADES, Trump.NONE)


@given(games())
def test_a_trump_known_ahead_is_the_trump_of_its_hand(game):
    rules = game.setup.rules
    if game.plan != rules.sizes(len(game.seats)):
        return

    for hand, ahead in zip(game.hands, rules.trumps(len(game.seats)), strict=False):
        if len(hand.order) == len(game.seats):
            assert ahead in {None, game.trump(hand)}
