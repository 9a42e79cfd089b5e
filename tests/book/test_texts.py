"""Texts from elsewhere: nothing in them can hide, or turn the sentence around them."""

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import rules

from scorekeeper.book.texts import cleaned, cleaned_rules, folded, graphemes
from scorekeeper.rules import CLASSIC
from scorekeeper.rules.reminder import Reminder

HOSTILE = "A\0B\u202e gnp.\u2067x\ufeff"
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@given(st.text())
def test_nothing_in_a_cleaned_text_turns_or_breaks_the_line(text):
    kept = cleaned(text)

    assert cleaned(kept) == kept
    assert not {unicodedata.bidirectional(sign) for sign in kept} & TURNING
    assert not {unicodedata.category(sign) for sign in kept} & {"Cc", "Cs", "Zl", "Zp"}


@given(st.text(alphabet="abcdé .\u05d0\u0634", max_size=20))
def test_what_can_be_seen_stays(text):
    assert cleaned(text) == unicodedata.normalize("NFC", " ".join(text.split()))


def test_every_text_of_rules_that_people_see_is_cleaned():
    hostile = replace(
        CLASSIC,
        name=HOSTILE,
        about=HOSTILE,
        also=(HOSTILE, "\u202e"),
        reminders=(Reminder(HOSTILE, "bidding"),),
    )

    kept = cleaned_rules(hostile)

    assert kept == replace(
        CLASSIC,
        name="A B gnp.x",
        about="A B gnp.x",
        also=("A B gnp.x",),
        reminders=(Reminder("A B gnp.x", "bidding"),),
    )


@given(rules)
def test_cleaning_changes_no_rule(played):
    kept = cleaned_rules(played)

    unsaid = {"name": "", "about": "", "also": (), "reminders": ()}
    assert replace(kept, **unsaid) == replace(played, **unsaid)
    assert cleaned_rules(kept) == kept


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Łukasz", "lukasz"),
        ("Sørensen", "sorensen"),
        ("Đặng", "dang"),
        ("I\u015f\u0131l", "isil"),
        ("İnci", "inci"),
        ("Ægir", "aegir"),
        ("Ǽgir", "aegir"),
        ("Þóra Guðrún", "thora gudrun"),
        ("Cœur", "coeur"),
        ("Ħal Ŧ", "hal t"),
        ("Weiß", "weiss"),
        ("\u210celga", "helga"),
    ],
)
def test_a_name_is_found_by_the_letters_that_every_keyboard_has(name, typed):
    kept = folded(name)

    assert kept == typed


@given(st.text())
def test_what_is_folded_has_no_accent_and_none_of_the_letters_that_stand_apart(text):
    kept = folded(text)

    assert not any(map(unicodedata.combining, kept))
    assert not set(kept) & set("łøđðþæœħŧ\u0131")


def test_a_vowel_that_is_drawn_with_its_letter_stays_with_it():
    assert graphemes("\u0930\u0935\u093f") == ("\u0930", "\u0935\u093f")
