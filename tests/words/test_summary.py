"""The rules in plain sentences."""

from dataclasses import replace

import pytest
from hypothesis import given
from strategies import rules as any_rules

from scorekeeper.rules import (
    CLASSIC,
    Bidding,
    Hook,
    Order,
    Plan,
    RuleError,
    Shape,
    Trump,
    Variation,
)
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.record import Deal, Direction, Leader, NextDealer, Ties, Wins
from scorekeeper.rules.scoring import Streak
from scorekeeper.rules.trump import NoTrump, Source, TrumpRule
from scorekeeper.words import PSEUDO, Topic, about, sentences, told, topic_name, use


def test_the_base_game_in_sentences():
    assert sentences(CLASSIC, 4) == (
        "13 hands: from 1 card up to 13.",
        "The card turned up makes trump.",
        "The last hand has no trump.",
        "Bids are made in turn, the dealer last.",
        "A bid that is made pays 10 and its tricks.",
        "A miss pays nothing.",
    )


def test_every_variation_is_said():
    rules = Variation(Shape.UP_DOWN, *[True] * 5).rules()

    assert sentences(rules, 7) == (
        "13 hands: from 1 card up to 7 and down again.",
        "The card turned up makes trump.",
        "The last hand has no trump.",
        "Everybody bids at once.",
        "The bids may not add up to the cards.",
        "A zero that is made pays 5 and the cards.",
        "A bid that is made pays 10 and its tricks.",
        "A miss still pays 1 for every trick.",
        "Who has none of the suit led must trump.",
    )


@pytest.mark.parametrize(
    ("plan", "text"),
    [
        (Plan(Shape.DOWN, top=3), "3 hands: from 3 cards down to 1."),
        (Plan(Shape.DOWN_UP, top=3), "5 hands: from 3 cards down to 1 and up again."),
        (Plan(Shape.HANDS, hands=(2, 4)), "2 hands: 2, 4 cards."),
        (Plan(Shape.HANDS, hands=(1,)), "1 hand: 1 card."),
        (Plan(Shape.UP, top=1), "1 hand: 1 card."),
    ],
)
def test_every_plan_is_said(plan, text):
    assert sentences(replace(CLASSIC, plan=plan), 4)[0] == text


@pytest.mark.parametrize(
    ("trump", "texts"),
    [
        (TrumpRule(Source.NONE), ["There is no trump."]),
        (
            TrumpRule(Source.FIXED, (Trump.SPADES,), NoTrump.NEVER),
            ["Trump is always the same: Spades."],
        ),
        (
            TrumpRule(Source.CYCLE, (Trump.SPADES, Trump.NONE), (1, 3)),
            ["Trumps go round: No trump, Spades.", "No trump in these hands: 1, 3."],
        ),
        (
            TrumpRule(Source.AUCTION, (), NoTrump.WHEN_ALL_DEALT),
            ["Trump is auctioned.", "There is no trump when all cards are dealt."],
        ),
    ],
)
def test_every_trump_rule_is_said(trump, texts):
    assert list(sentences(replace(CLASSIC, trump=trump), 4)[1 : 1 + len(texts)]) == texts


def test_the_finer_points_of_bidding_are_said():
    bidding = Bidding(Order.IN_TURN, Hook.OVER_ONLY, 4, hook_on_last_hand=False, zeros_in_a_row=3)

    assert sentences(replace(CLASSIC, bidding=bidding), 4)[4:8] == (
        "The bids must go over the cards.",
        "That holds from 4 cards on.",
        "It does not hold in the last hand.",
        "Only 3 zero bids in a row are allowed.",
    )


def test_what_only_some_tables_play_is_said():
    rules = replace(
        CLASSIC,
        streak=Streak(5, 10, -10),
        tricks_can_be_lost=True,
        deal=Deal(Direction.RIGHT, NextDealer.BIGGEST_MISS, Leader.TOP_BIDDER),
        extra_points=(10, -20),
        wins=Wins.LOWEST,
        ties=Ties.MOST_MADE,
    )

    said = sentences(rules, 4)

    assert said[1:4] == (
        "The deal goes round to the right.",
        "Whoever was furthest off deals next.",
        "The highest bidder leads.",
    )
    assert said[9:] == (
        "After 5 hands in a row: 10 for made ones, \u221210 for missed.",
        "One-card hands leave a streak as it is.",
        "Tricks can be lost.",
        "The lowest total wins.",
        "Of equal totals, the one with more bids made wins.",
        "Extra points are written down beside the score: 10, \u221220.",
    )


def test_another_pack_is_said():
    pack = Pack("8*players", 2, turn_up=True)

    assert sentences(replace(CLASSIC, pack=pack, plan=Plan(top=3)), 4)[1:3] == (
        "2 packs, 64 cards in all.",
        "One card is always kept back to be turned up.",
    )
    assert told(Topic.CARDS, CLASSIC, 4) == ("A pack of 52 cards.",)


def test_a_size_that_is_dealt_several_times_is_said_once():
    rules = replace(CLASSIC, plan=Plan(Shape.HANDS, hands=(1, 1, 1, 2, 3, 3)))

    assert told(Topic.PLAN, rules, 4) == ("6 hands: 3 × 1, 2, 2 × 3 cards.",)


def test_every_topic_has_a_heading_of_its_own():
    assert len({topic_name(topic) for topic in Topic}) == len(Topic)


def test_rules_without_a_sentence_of_their_own_say_what_they_pay():
    rules = replace(CLASSIC, about="", scoring=(("made", "10 + 5*tricks"), ("missed", "0")))

    assert about(rules) == "Made: 10 + 5 per trick. A miss pays nothing."


def test_a_preset_brings_its_own_sentence():
    assert about(CLASSIC).startswith("One card more each hand")


@given(any_rules)
def test_whatever_is_played_can_be_said_in_any_language(rules):
    try:
        rules.sizes(4)
    except RuleError:
        return
    use(PSEUDO)

    try:
        found = sentences(rules, 4)
    finally:
        use("en")

    assert all(text.startswith("⟦") or ":" in text or not text for text in found)
