"""Formulas in words, whatever is written."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.rules import PRESETS
from scorekeeper.words.formulas import formula_said
from scorekeeper.words.lines import case_line

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("bid + cards", "the bid + the cards"),
        ("bid - (tricks + 1)", f"the bid {MINUS} (the tricks + 1)"),
        ("(bid + 1) * tricks", "(the bid + 1) × the tricks"),
        ("tricks // 2", "the tricks / 2, rounded down"),
        ("tricks % 2", "what the tricks / 2 leaves over"),
        ("off**2", "the tricks off squared"),
        ("2**off", "2 to the power of the tricks off"),
        ("-(bid + 1) / 2", "loses (the bid + 1) / 2"),
        ("1 + -bid", f"1 + {MINUS}the bid"),
        ("half(total)", "half of the total so far, rounded up"),
        ("abs(total)", "the total so far without its sign"),
        ("min(bid, tricks)", "the least of the bid, the tricks"),
        ("max(bid, 3)", "the most of the bid, 3"),
        ("tri(off)", "1 + 2 + … up to the tricks off"),
        ("5 if dealer else 0.5", "5 if the dealer, else ½"),
        ("trump == 'hearts'", "hearts are trump"),
        ("trump != 'none'", "there is a trump"),
        ("trump == ''", "trump not known"),
        ("not made", "not made"),
        ("under or over or dealer", "too few or too many or the dealer"),
        ("off == 1", "one off"),
        ("hand < hands", "the number of the hand is less than the number of hands"),
        ("best != worst", "the best total so far is not the worst total so far"),
        ("total <= 5", "the total so far is at most 5"),
        ("top > 5 and players == 4", "the biggest hand is more than 5, the number of players is 4"),
        ("makers >= 2", "how many made it is at least 2"),
    ],
)
def test_a_formula_is_said(formula, said):
    assert formula_said(formula) == said


@pytest.mark.parametrize(
    "text",
    ["", "10 +", "1 < bid < 3", "bid in (1, 2)", "sum(bid)", "x", "bid | 1", "'hearts'", "bid[0]"],
)
def test_what_has_no_words_stands_as_it_is(text):
    assert formula_said(text) == text


@pytest.mark.parametrize("key", PRESETS)
def test_no_line_of_a_preset_is_code(key):
    for case in PRESETS[key].scoring:
        assert not set(case_line(case)) & set("=*<>_")


@given(st.text(max_size=400))
@example("1" * 400)
@example("9" * 300 + "*bid")
@example("(" * 200)
def test_whatever_is_typed_can_be_shown(text):
    assert isinstance(case_line((text, text)), str)
