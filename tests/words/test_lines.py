"""Lines of scoring in words."""

import json
from pathlib import Path

import pytest

from scorekeeper.words import amount_said, case_line, pays, when_said
from scorekeeper.words.lines import scoring_said

GOLDEN = json.loads((Path(__file__).parents[1] / "data/golden/scoring.json").read_text())["rows"]


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (("made", "10 + tricks"), "Made: 10 + tricks"),
        (("missed", "-5*off"), "Missed: loses 5 per trick off"),
        (("missed", "-off"), "Missed: loses 1 per trick off"),
        (("bid == 0 and made", "5 + cards"), "Made zero: 5 + cards"),
        (("bid == 0", "-10*cards"), "Zero: loses 10 per card"),
        (("under", "-10 - bid"), "Too few: loses 10 + bid"),
        (("over", "tricks"), "Too many: tricks"),
        (("missed", "5 - 15*off"), "Missed: 5, but loses 15 per trick off"),
        (
            ("missed and bid == 0", "-60 + 10*tricks"),
            "Missed zero: loses 60, but pays 10 per trick",
        ),
        (("made", "10 + bid**2"), "Made: 10 + bid × bid"),
        (("missed", "-5*tri(off)"), "Missed: loses 5 × (1 + 2 + … for every trick off)"),
        (("missed", "off**2"), "Missed: off × off"),
        (("made", "0.5"), "Made: ½"),
        (("missed", "-10"), "Missed: loses 10"),
        (("missed", "0"), "Missed: nothing"),
        (
            ("off >= 2", "-5*(2**off - 1)"),
            "2 or more off: loses 5 × (2 to the power of the tricks off \u2212 1)",
        ),
        (("made and bid >= 10", "100 + bid"), "Made, a bid of 10 or more: 100 + bid"),
        (("cards == 1 and made and bid == 0", "15"), "A one-card hand, made zero: 15"),
        (("bid == 0 and missed and dealer", "-15"), "Missed zero, the dealer: loses 15"),
        (
            ("made and trump == 'none'", "tri(bid)"),
            "Made, there is no trump: 1 + 2 + … up to the bid",
        ),
    ],
)
def test_a_line_is_said_in_a_few_words(case, said):
    assert case_line(case) == said


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row["key"])
def test_every_line_of_a_real_table_can_be_said(row):
    for condition, formula in row["scoring"]:
        assert pays((condition, formula)).endswith(".")
        assert when_said(condition)
        assert amount_said(formula)


def test_the_base_games_lines_are_whole_sentences():
    assert pays(("made", "10 + tricks")) == "A bid that is made pays 10 and its tricks."
    assert pays(("bid==0 and made", "5 + cards")) == "A zero that is made pays 5 and the cards."
    assert pays(("missed", "0")) == "A miss pays nothing."
    assert pays(("missed", "-off")) == "Missed: loses 1 per trick off."


def test_a_line_of_zeros_after_that_of_made_zeros_is_for_missed_ones():
    scoring = (("bid == 0 and made", "5"), ("bid == 0", "-5"), ("made", "bid"))

    assert scoring_said(scoring) == ["Made zero: 5.", "Missed zero: loses 5.", "Made: bid."]
    assert scoring_said(scoring[1:]) == ["Zero: loses 5.", "Made: bid."]
