"""How people write formulas: what is certain is turned into the language, the rest stays."""

# ruff: noqa: RUF001 - the signs of print are what this is about

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import PRESETS
from scorekeeper.rules.language import formula
from scorekeeper.rules.scoring import NAMES, TEXTS
from scorekeeper.rules.spelling import spelt, wrong_suit


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("bid × bid", "bid * bid"),
        ("tricks ÷ 2", "tricks / 2"),
        ("10 − off", "10 - off"),
        ("10 – off", "10 - off"),
        ("10 — off", "10 - off"),
        ("off² + bid³", "off**2 + bid**3"),
        ("bid^2", "bid**2"),
        ("off ≥ 2 or off ≤ 1 or bid ≠ 0", "off >= 2 or off <= 1 or bid != 0"),
        ("½ + 1½ + 2 ½", "0.5 + 1.5 + 2.5"),
        ("trump == ‘hearts’", "trump == 'hearts'"),
        ("trump == “Hearts”", 'trump == "hearts"'),
        ("10 + TRICKS", "10 + tricks"),
        ("Made AND bid = 3", "made and bid == 3"),
        ("bid == 3", "bid == 3"),
        ("bid => 3 or bid =< 1 or bid <> 2", "bid >= 3 or bid <= 1 or bid != 2"),
        ("10,5", "10.5"),
        ("10,0 + 2,5*tricks", "10.0 + 2.5*tricks"),
        ("１０＋tricks", "10+tricks"),
        ("١٠ + tricks", "10 + tricks"),
        ("10\u00a0+\u2009tricks", "10 + tricks"),
        ("10\t+\ntricks", "10 + tricks"),
        ("10 + \u200btricks\ufeff", "10 + tricks"),
    ],
)
def test_what_is_certain_is_turned(written, read):
    assert spelt(written) == read


@pytest.mark.parametrize(
    "written", ["min(10,5)", "(10,5)", "10,000", "10,55", "1,5,5", "10, 5", "bid ☃ 3", "5€"]
)
def test_what_is_not_certain_stays(written):
    assert spelt(written) == written


@pytest.mark.parametrize("key", sorted(PRESETS))
def test_what_is_spelt_well_stays_as_it_is(key):
    for when, pays in PRESETS[key].scoring:
        assert (spelt(when), spelt(pays)) == (when, pays)
        assert wrong_suit(when) is wrong_suit(pays) is None


@given(st.text(max_size=250))
def test_any_text_can_be_turned_and_then_is_spelt_so(text):
    once = spelt(text)

    assert not any(letter.isupper() and letter.isascii() for letter in once)
    assert wrong_suit(once) is None or 0 <= wrong_suit(once).at < len(once)


@given(st.sampled_from(sorted({case[1] for rules in PRESETS.values() for case in rules.scoring})))
def test_a_formula_shouted_is_the_same_formula(pays):
    assert spelt(pays.upper()) == pays
    assert formula(spelt(pays.upper()), NAMES, TEXTS).text == pays


@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs", "none", ""])
def test_a_trump_is_a_text(suit):
    assert wrong_suit(f"trump == '{suit}' or trump == \"{suit}\"") is None


@pytest.mark.parametrize("formula", ["5 if trump == 'x' else 1", '5 if trump == "x" else 1'])
def test_a_text_that_is_no_trump_is_refused_with_the_trumps_there_are(formula):
    wrong = wrong_suit(formula)

    assert wrong.at == 14
    assert str(wrong).startswith("There is no trump “x”: write 'spades', 'hearts'")
