"""Reminders: shown when they matter, and not else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import FormulaError, RecordError, rules_from_json
from scorekeeper.rules.reminder import ALWAYS, Reminder, condition

ENV = {"cards": 3, "hand": 2, "hands": 9, "top": 7, "players": 4, "trump": "hearts"}
BIDDING = {**ENV, "bidding": True, "playing": False}
PLAYING = {**ENV, "bidding": False, "playing": True}


def test_a_plain_reminder_shows_while_the_cards_are_played():
    plain = Reminder("Who has none of the suit led must trump.")

    assert plain.shows(PLAYING)
    assert not plain.shows(BIDDING)


@given(st.integers(1, 9), st.booleans())
def test_a_forehead_hand_is_remembered_when_it_is_bid(cards, bidding):
    forehead = Reminder("Hold the card on your forehead.", "bidding and cards == 1")

    shows = forehead.shows({**ENV, "cards": cards, "bidding": bidding, "playing": not bidding})

    assert shows == (bidding and cards == 1)


def test_a_reminder_for_always_shows_at_all_times():
    always = Reminder("No looking at the tricks taken.", ALWAYS)

    assert always.shows(BIDDING)
    assert always.shows(PLAYING)


def test_a_reminder_that_cannot_be_worked_out_is_shown_rather_than_lost():
    assert Reminder("Mind the gap.", "1 / (hand - 2) > 0").shows(BIDDING)


def test_a_reminder_may_ask_for_the_trump():
    assert Reminder("Coins count twice.", 'trump == "hearts"').shows(PLAYING)


def test_a_condition_knows_no_scores():
    with pytest.raises(FormulaError, match="no value called “tricks”"):
        condition("tricks > 2")


def test_a_text_alone_is_a_reminder_while_playing():
    rules = rules_from_json({"reminders": ["Trump!", ["cards == 1", "Forehead!"]]})

    assert rules.reminders == (Reminder("Trump!"), Reminder("Forehead!", "cards == 1"))


@pytest.mark.parametrize(
    ("given_reminder", "told"),
    [
        (7, r"reminders\[0\]: expected a text, or a condition and a text"),
        (["cards == 1"], r"reminders\[0\]: expected a text, or a condition and a text"),
        (["x" * 9, "x" * 2001], r"reminders\[0\]: expected a text, or a condition and a text"),
        (["bid == 0", "No."], r"reminders\[0\]: There is no value called “bid”"),
    ],
)
def test_a_bad_reminder_is_refused_at_its_place(given_reminder, told):
    with pytest.raises(RecordError, match=told):
        rules_from_json({"reminders": [given_reminder]})


def test_extra_points_are_whole_numbers_or_halves():
    assert rules_from_json({"extra_points": [10, -0.5]}).extra_points == (10, -0.5)
    with pytest.raises(RecordError, match=r"extra_points\[1\]: expected a whole number or a half"):
        rules_from_json({"extra_points": [10, "ten"]})
