"""What a sheet may not say: every refusal has its own sentence, and nothing is crashed on."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import EXAMPLE, hand, sheet
from strategies import json_values

from scorekeeper.export.sheets import given_sheet, read_sheet
from scorekeeper.rules import RuleError
from scorekeeper.words import said


def refusal(text):
    with pytest.raises(RuleError) as caught:
        read_sheet(text)
    return said(caught.value)


def outcome(read, data):
    """Return what becomes of ``data``: it is read, or refused with a sentence."""
    try:
        read(data)
    except RuleError as wrong:
        return said(wrong)
    return "read"


def test_hands_beyond_the_plan_must_say_their_cards():
    rules = {"plan": {"shape": "hands", "hands": [1]}}
    hands = [hand([0, 0, 0], [1, 0, 0]), hand([0, 0, 0], [2, 0, 0])]

    assert refusal(sheet(*hands, rules=rules)) == (
        "sheet.hands[1].cards: the plan ends with hand 1: say how many cards hand 2 has."
    )


OK = hand([1, 0, 0], [1, 0, 0])
MISSING_RULES = (
    "no rules called “nope” come with the program; rules of a house stand in the file itself, "
    "as a record."
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            sheet(first_dealer="Zed"),
            "sheet.first_dealer: expected one of the players (Ann, Ben, Cy), not “Zed”.",
        ),
        (
            sheet(first_dealer=["Ann"]),
            "sheet.first_dealer: expected one of the players (Ann, Ben, Cy), not a list.",
        ),
        (
            sheet(players=["Ann", "Ann", "Cy"], first_dealer="Ann"),
            "sheet.first_dealer: two players are called “Ann”: nobody knows which.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], out=["Zed"])),
            "sheet.hands[0].out[0]: expected one of the players (Ann, Ben, Cy), not “Zed”.",
        ),
        (sheet(rules="nope"), f"sheet.rules: {MISSING_RULES}"),
        (sheet(rules={"preset": "nope"}), f"sheet.rules.preset: {MISSING_RULES}"),
        (
            sheet(rules="clasic"),
            (
                "sheet.rules: no rules called “clasic” come with the program; close to it: "
                "classic. Rules of a house stand in the file itself, as a record."
            ),
        ),
        (
            sheet(rules=7),
            "sheet.rules: expected the key of rules or a rules record, not 7.",
        ),
        (
            sheet(rules={"wins": "most"}),
            "sheet.rules.wins: expected one of highest, lowest, not “most”.",
        ),
        (
            sheet(hand([1, 0], [1, 0, 0])),
            "sheet.hands[0].bids: expected 3 values, one for each player, not 2.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0, 0])),
            "sheet.hands[0].tricks: expected 3 values, one for each player, not 4.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], adjust=[1])),
            "sheet.hands[0].adjust: expected 3 values, one for each player, not 1.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], adjust=[0, 0.3, 0])),
            "sheet.hands[0].adjust[1]: expected a whole number or a half, not 0.3.",
        ),
        (
            sheet(hand([2, 0, 0], [1, 0, 0])),
            "sheet.hands[0].bids[0]: expected a bid of 0 to 1 in hand 1, not 2.",
        ),
        (
            sheet(hand([1, 0, 0], [0, 2, 0])),
            "sheet.hands[0].tricks[1]: expected 0 to 1 tricks in hand 1, not 2.",
        ),
        (
            sheet(OK, hand([1, 0, 0], [1, 0, 0])),
            "sheet.hands[1].tricks: the tricks of hand 2 add up to 1; expected 2, its cards.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 1, None])),
            "sheet.hands[0].tricks: the tricks of hand 1 add up to 2; expected 1, its cards.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 1, 0]), rules={"tricks_can_be_lost": True}),
            "sheet.hands[0].tricks: the tricks of hand 1 add up to 2; expected 1, its cards.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], cards=18)),
            "sheet.hands[0].cards: the pack allows hands of 1 to 17 cards, not 18.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], cards=0)),
            "sheet.hands[0].cards: expected a whole number from 1 to 1000, not 0.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], out=["Ann"])),
            "sheet.hands[0].bids[0]: Ann sits out hand 1: expected no value, not 1.",
        ),
        (
            sheet(hand([None, None, 0], [None, None, 1], out=["Ann", "Ben"])),
            "sheet.hands[0]: 2 players must stay in.",
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], trump="stars")),
            (
                "sheet.hands[0].trump: expected one of spades, hearts, diamonds, clubs, none, "
                "not “stars”."
            ),
        ),
        (
            sheet(hand([1, 0, 0], [1, 0, 0], bid=[1])),
            (
                "sheet.hands[0].bid: there is no such field; there are: adjust, bids, cards, out, "
                "tricks, trump."
            ),
        ),
        (sheet({"bids": [1, 0, 0]}), "sheet.hands[0].tricks: this field is missing."),
        (sheet(players=["Ann"]), "sheet.players: expected 2 to 12 players, not 1."),
        (sheet(players=["x"] * 13), "sheet.players: expected at most 12 items, not 13."),
        (
            sheet(players=["Ann", " ", "Cy"]),
            "sheet.players[1]: expected a name of 1 to 100 characters, not “ ”.",
        ),
        (
            sheet(players=["Ann", "\u202e", "Cy"]),
            "sheet.players[1]: expected a name of 1 to 100 characters, not “\u202e”.",
        ),
        (
            sheet(players=["Ann", "a" * 101, "Cy"]),
            (f"sheet.players[1]: expected a name of 1 to 100 characters, not “{'a' * 40}…”."),
        ),
        (
            sheet(first_dealer="a" * 101),
            (f"sheet.first_dealer: expected one of the players (Ann, Ben, Cy), not “{'a' * 40}…”."),
        ),
        (
            sheet(players=["Ann", "\x1b\n", "Cy"]),
            "sheet.players[1]: expected a name of 1 to 100 characters, not “\x1b\n”.",
        ),
        (
            sheet(players="Ann"),
            "sheet.players: expected a list, not “Ann”.",
        ),
        (
            sheet(format="oh-hell-game"),
            "sheet.format: expected “oh-hell-sheet”, not “oh-hell-game”.",
        ),
        (
            sheet(version=2),
            (
                "sheet.version: version 2 was written by a newer scorekeeper; "
                "this one reads up to version 1."
            ),
        ),
        ('{"format": "oh-hell-sheet"}', "sheet.version: this field is missing."),
        ("{}", "sheet.format: this field is missing."),
        ("[]", "sheet: expected an object with named fields, not a list."),
        ('{"a": 1,}', "line 1, column 9: expected JSON; it cannot be read from here on."),
        ('{"a": 1, "b": 2, "a": 3}', "The field “a” stands twice in one object."),
        ('{"a": NaN}', "Expected a number, not NaN."),
        ('{"a": "\\ud800"}', "This JSON holds half a character (a surrogate)."),
        ("[" * 100_000, "This JSON is nested too deeply."),
        (f"[{'9' * 5_000}]", "This JSON holds a number that is too long."),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_with_its_own_sentence(text, sentence):
    assert refusal(text) == sentence


@pytest.mark.parametrize("text", ["", " ", " \n\t\r\n", "\ufeff"])
def test_a_file_without_anything_in_it_is_called_empty(text):
    assert refusal(text) == (
        "This file is empty; expected a sheet in JSON or CSV (hand,cards,player,bid,tricks)."
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("null", "null"),
        ('"hi"', '"hi"'),
        ('"hi', '"hi'),
        ("7", "7"),
        ("\n\nDear Ann,\nsee you", "Dear Ann,"),
        ("x" * 50, "x" * 40 + "…"),
    ],
)
def test_a_file_that_is_no_sheet_is_told_what_was_expected_and_what_it_is(text, found):
    assert refusal(text) == (
        "Expected a sheet in JSON or CSV (hand,cards,player,bid,tricks); "
        f"this file begins with “{found}”."
    )


@pytest.mark.parametrize(
    ("spelt", "shown"),
    [
        ("true", "true"),
        ("1.0", "1.0"),
        ('"1"', "“1”"),
        ("-1", "-1"),
        ("1e400", "inf"),
        ("[]", "a list"),
    ],
)
def test_a_bid_that_is_no_whole_number_is_refused(spelt, shown):
    text = sheet(hand(["BID", 0, 0], [1, 0, 0])).replace('"BID"', spelt)

    assert refusal(text) == (
        f"sheet.hands[0].bids[0]: expected a whole number from 0 to 1000, not {shown}."
    )


def test_a_file_over_5_mb_is_refused():
    with pytest.raises(RuleError, match="over 5 MB"):
        read_sheet(b" " * 5_000_001)


@pytest.mark.parametrize("data", [b"\xff\xfe{", b'{"a": \x00}'])
def test_what_is_no_text_is_refused(data):
    with pytest.raises(RuleError, match="expected text in UTF-8"):
        read_sheet(data)


def test_points_beyond_all_bounds_are_refused_not_crashed_on():
    text = sheet(hand([1, 0, 0], [1, 0, 0], adjust=[1_000_001, 0, 0]))

    assert refusal(text).startswith("sheet.hands[0].adjust[0]: expected a whole number or a half")


# -- whatever comes ------------------------------------------------------------------------


@given(json_values)
def test_any_json_is_read_or_refused(value):
    assert outcome(read_sheet, json.dumps(value))


@given(
    field=st.sampled_from(["players", "first_dealer", "rules", "hands", "version"]),
    value=json_values,
)
def test_any_value_in_a_field_of_a_sheet_is_read_or_refused(field, value):
    assert outcome(read_sheet, json.dumps({**EXAMPLE, field: value}))


@given(
    field=st.sampled_from(["cards", "bids", "tricks", "adjust", "out", "trump"]),
    value=json_values | st.lists(st.none() | st.integers(0, 3), min_size=3, max_size=3),
)
def test_any_value_in_a_hand_is_read_or_refused(field, value):
    changed = {**EXAMPLE["hands"][0], field: value}
    assert outcome(read_sheet, json.dumps({**EXAMPLE, "hands": [changed, changed]}))


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_file_is_read_or_refused(data):
    assert outcome(given_sheet, data)
