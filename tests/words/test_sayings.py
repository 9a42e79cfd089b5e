"""What is said about the game."""

import pytest
from strategies import ANN, BEN, game_of, play

from scorekeeper.book.errors import NoSuchGameError
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Bidding,
    Breach,
    Hand,
    Hook,
    Played,
    RecordError,
    Replan,
    Rescore,
    RuleError,
    Rules,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    Why,
    rules_from_json,
)
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring
from scorekeeper.words import (
    PSEUDO,
    because,
    broken,
    described,
    hands,
    said,
    trump_is,
    trump_name,
    use,
)


@pytest.fixture
def pseudo():
    use(PSEUDO)
    yield
    use("en")


def test_a_broken_rule_is_said_with_its_values():
    error = RuleError("{player} sits out hand {hand}.", player="Ann", hand=3)

    assert said(error) == "Ann sits out hand 3."


def test_a_bad_record_keeps_its_place_in_front():
    error = RecordError("rules.wins", "expected one of {expected}.", expected="highest, lowest")

    assert said(error) == "rules.wins: expected one of highest, lowest."


def test_what_the_book_says_is_said_as_well():
    assert said(NoSuchGameError("There is no game {game}.", game="x")) == "There is no game x."


@pytest.mark.usefixtures("pseudo")
def test_a_broken_rule_is_translated_before_its_gaps_are_filled():
    error = RuleError("{player} sits out hand {hand}.", player="Ann", hand=3)

    assert said(error) == "⟦Ann śíţś óúţ háńd 3.⟧"


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (Bid(1, ANN, 2), "Ann bids 2"),
        (Tricks(1, BEN, 3), "Ben takes 3"),
        (Played(1, ()), "Hand 1 played"),
        (TrumpMade(1, Trump.HEARTS), "Hearts are trump"),
        (TrumpMade(1, None), "Trump not known"),
        (Adjust(1, ANN, -10), "Ann: \u221210 extra points"),
        (Adjust(1, ANN, 1), "Ann: 1 extra point"),
        (Adjust(1, ANN, 0.5), "Ann: ½ extra points"),
        (SitOut(1, ANN), "Ann sits out"),
        (Accept(1, Breach.HOOK), "Hand 1 stands as it is"),
        (Replan(1, (3, 4)), "A new plan from hand 1 on"),
        (Replan(3, ()), "The game ends after hand 2"),
        (TrumpMade(1, None, ANN), "Ann names trump"),
        (Rescore(1, Scoring(()), Wins.HIGHEST), "Another scoring for the whole game"),
        (Rescore(2, Scoring(()), Wins.HIGHEST), "Another scoring from hand 2 on"),
    ],
)
def test_entries_have_names(entry, text):
    assert described(entry, game_of(4, 4)) == text


def test_a_correction_says_which_hand_it_is_about():
    game = play(game_of(1, 1), [1, 0, 0], [1, 0, 0])

    assert described(Bid(1, ANN, 0), game) == "Hand 1: Ann bids 0"


def test_after_the_last_hand_every_entry_says_which_hand_it_is_about():
    game = play(game_of(1), [1, 0, 0], [1, 0, 0])

    assert described(Bid(1, ANN, 0), game) == "Hand 1: Ann bids 0"


@pytest.mark.parametrize(
    ("why", "text"),
    [
        (Why.EVENS, "The bids would add up to 4."),
        (Why.NOT_OVER, "The bids must go over 4."),
        (Why.NOT_EXACT, "The bids must add up to 4."),
        (Why.ZEROS, "No zero this time: three in a row."),
    ],
)
def test_a_closed_bid_has_a_reason(why, text):
    assert because(why, game_of(4, bidding=Bidding(zeros_in_a_row=3))) == text


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        (1, "No zero this time: you bid one last time."),
        (5, "No zero this time: five in a row."),
        (6, "No zero this time: 6 in a row."),
    ],
)
def test_zeros_in_a_row_are_counted_as_a_person_counts(limit, text):
    assert because(Why.ZEROS, game_of(4, bidding=Bidding(zeros_in_a_row=limit))) == text


def test_a_game_that_is_over_has_no_cards_to_speak_of():
    game = play(game_of(1), [1, 0, 0], [1, 0, 0])

    assert because(Why.EVENS, game) == "The bids would add up to 0."


@pytest.mark.parametrize(
    ("hook", "text"),
    [
        (Hook.NOT_EQUAL, "The bids add up to 3; they may not add up to 3."),
        (Hook.OVER_ONLY, "The bids add up to 3; they must go over 3."),
        (Hook.EXACTLY, "The bids add up to 3; they must add up to 3."),
    ],
)
def test_a_broken_hook_is_said_as_the_table_plays_it(hook, text):
    hand = Hand(1, 3, (ANN, BEN), (3,), bids={ANN: 1, BEN: 2})

    assert broken(Breach.HOOK, hand, Rules(bidding=Bidding(hook=hook))) == text


def test_every_other_breach_has_its_sentence():
    hand = Hand(1, 3, (ANN, BEN), (3,), tricks={ANN: 1, BEN: 1})

    said_ = [broken(breach, hand, Rules()) for breach in Breach if breach is not Breach.HOOK]

    assert said_ == [
        "The tricks add up to 2, not 3.",
        "A bid or a trick count was not entered.",
        "The scoring has no answer for this hand.",
    ]


def test_trumps_have_names_and_sentences():
    assert [trump_name(trump) for trump in Trump] == [
        *("Spades", "Hearts", "Diamonds", "Clubs", "No trump"),
    ]
    assert [trump_is(trump) for trump in Trump] == [
        "Spades are trump",
        "Hearts are trump",
        "Diamonds are trump",
        "Clubs are trump",
        "There is no trump",
    ]


def test_hands_are_counted():
    assert (hands(1), hands(13)) == ("1 hand", "13 hands")


def test_the_sentences_of_the_rules_have_no_gap_left_open():
    with pytest.raises(RecordError) as caught:
        rules_from_json({"wins": "most"})

    assert said(caught.value) == "rules.wins: expected one of highest, lowest, not “most”."
