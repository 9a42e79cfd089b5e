import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book.looks import Hue, free_hue, hue_of, initials, kept_sign, unlike_initials
from scorekeeper.book.texts import graphemes


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("Ann", "An"),
        ("zoë", "Zo"),
        ("Ann Lee", "AL"),
        ("Maximiliane-Friederike von Hohenstein", "MH"),
        ("Max 2", "M2"),
        ("A", "A"),
        ("7", "7"),
        ("محمد", "مح"),
        ("小明", "小明"),
        ("🦊", "🦊"),
        ("🦊 Fox", "🦊"),
        ("👩\u200d🚀🦊", "👩\u200d🚀"),
        ("ßa", "ßa"),
        ("0ß", "0ß"),
        ("=", "="),
        ("", ""),
    ],
)
def test_a_name_is_shortened_to_letters_that_stand_for_it(name, sign):
    assert initials(name) == sign


def test_two_with_the_same_initials_are_told_apart_where_their_names_can():
    assert unlike_initials(["Anna", "Andrew", "Ann", "Ann"]) == ("An", "Ad", "An", "An")


@given(st.lists(st.text(max_size=8), max_size=8))
def test_everybody_has_a_sign_of_at_most_two(names):
    signs = unlike_initials(names)

    assert len(signs) == len(names)
    assert all(len(graphemes(sign)) <= 2 for sign in signs)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [(" 🦊 ", "🦊"), ("Abc", "Ab"), ("🇩🇪🇫🇷🇮🇹", "🇩🇪🇫🇷"), ("👍🏽", "👍🏽"), ("  ", "")],
)
def test_a_chosen_sign_has_at_most_two_letters_or_emoji(typed, kept):
    assert kept_sign(typed) == kept
    assert kept_sign(kept) == kept


@given(st.lists(st.sampled_from(Hue), max_size=11))
def test_a_free_colour_is_nobodys_while_there_are_enough(taken):
    assert free_hue(taken) not in taken


def test_with_more_people_than_colours_the_rarest_is_given():
    assert free_hue([*Hue, *tuple(Hue)[1:]]) is next(iter(Hue))


@given(st.text())
def test_everybody_has_a_colour_and_always_the_same(person):
    assert hue_of(person) is hue_of(person, "no colour of ours")
    assert hue_of(person, "teal") is Hue.TEAL
