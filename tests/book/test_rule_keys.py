import string

import pytest
from hypothesis import given
from strategies import words

from scorekeeper.book.rule_keys import LONGEST_SLUG, close_keys, free, slug, unknown_rules
from scorekeeper.rules import CLASSIC, Rules

POCHA = Rules(key="pocha", name="Pocha", also=("La Podrida",))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Our Pocha", "our-pocha"),
        ("  Zoë's 7-card Whist! ", "zoe-s-7-card-whist"),
        ("ПОХА 2", "2"),
        ("規則", ""),
        ("", ""),
        ("x" * 50, "x" * LONGEST_SLUG),
        ("a" * (LONGEST_SLUG - 1) + " b", "a" * (LONGEST_SLUG - 1)),
    ],
)
def test_a_key_is_made_from_the_plain_letters_of_a_name(name, expected):
    assert slug(name) == expected


@given(words)
def test_a_key_made_from_any_name_is_safe_everywhere(name):
    made = slug(name)

    assert set(made) <= {*string.ascii_lowercase, *string.digits, "-"}
    assert made == made.strip("-")


def test_a_taken_key_gets_the_first_number_that_is_free():
    assert free("pocha", {"pocha", "pocha-2", "pocha-4"}) == "pocha-3"
    assert free("pocha", {"rage"}) == "pocha"


def test_folk_names_are_looked_up_too():
    assert close_keys("podrida", [CLASSIC, POCHA]) == ("pocha",)
    assert close_keys("Blackuot", [CLASSIC, POCHA]) == ("classic",)


def test_the_closest_key_goes_first_and_there_are_three_at_most():
    keys = ["rule-10", "rule-11", "rule-12", "rule-1"]
    known = [Rules(key=key, name="") for key in keys]

    assert close_keys("rule-1", known)[0] == "rule-1"
    assert len(close_keys("rule-1", known)) == 3


def test_unknown_rules_are_refused_by_a_sentence_that_helps():
    assert str(unknown_rules("pohca", [CLASSIC, POCHA])) == (
        "There are no rules called “pohca”; close to it: pocha."
    )
    assert str(unknown_rules("zzz", [CLASSIC, POCHA])) == "There are no rules called “zzz”."
