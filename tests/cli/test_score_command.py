"""``scorekeeper score``: what it prints and what it refuses."""

import errno
import io
import json
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from refusing import refused
from sheets import EXAMPLE, hand, sheet
from strategies import json_values

KEEPS = {"preset": "classic", "scoring": [["made", "10 + tricks"], ["missed", "tricks"]]}
FIXTURES = [HealthCheck.function_scoped_fixture]


@pytest.fixture
def file(tmp_path):
    """Return a maker of files."""

    def make(text, name="sheet.json"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return make


# -- score ---------------------------------------------------------------------------------


def test_the_example_of_the_documentation_is_printed_as_it_stands_there(scorekeeper, file):
    said = scorekeeper("score", file(json.dumps(EXAMPLE)), "--format", "json")

    assert said.status == 0
    assert said.err == ""
    assert said.out == (
        '{"players": ["Ann", "Ben", "Cy"], "rules": "classic", "complete": false,\n'
        ' "hands": [{"hand": 1, "cards": 1, "dealer": "Cy", "bids": [1, 0, 0], '
        '"tricks": [1, 0, 0], "made": [true, true, true], "points": [11, 10, 10], '
        '"adjust": [0, -10, 0], "totals": [11, 0, 10]}],\n'
        ' "totals": [11, 0, 10], "ranks": [1, 3, 2], "winners": ["Ann"], "warnings": []}\n'
    )


@pytest.fixture
def standard_input(monkeypatch):
    """Return a setter of what comes in on the standard input."""

    def come(data):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))

    return come


def test_a_dash_is_the_standard_input(scorekeeper, standard_input):
    standard_input(json.dumps(EXAMPLE).encode())

    assert scorekeeper("score", "-").out.startswith("Oh Hell, 1 of 15 hands\n")


def test_a_refusal_of_the_standard_input_names_it(scorekeeper, standard_input):
    standard_input(b'{"a": 1,}')

    assert refused(scorekeeper("score", "-")) == (
        "stdin: line 1, column 9: expected JSON; it cannot be read from here on."
    )


def test_a_standard_input_over_5_mb_is_refused(scorekeeper, standard_input):
    standard_input(b" " * 5_000_001)

    assert "over 5 MB" in refused(scorekeeper("score", "-"))


def test_a_standard_input_that_is_closed_is_refused(scorekeeper, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)

    assert refused(scorekeeper("score", "-")) == "stdin: There is no such file."


def test_a_standard_input_that_cannot_be_read_is_refused(scorekeeper, monkeypatch):
    class Broken:
        class buffer:  # noqa: N801 - as Python calls it
            @staticmethod
            def read(_most):
                raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(sys, "stdin", Broken)

    assert refused(scorekeeper("score", "-")) == (
        "stdin: This file cannot be read: Input/output error."
    )


def test_people_get_a_table(scorekeeper, file):
    said = scorekeeper("score", file(json.dumps(EXAMPLE)))

    assert said.out.startswith("Oh Hell, 1 of 15 hands\n")
    assert scorekeeper.folders == []


def test_spreadsheets_get_a_score_sheet(scorekeeper, file):
    said = scorekeeper("score", file(json.dumps(EXAMPLE)), "--format", "csv")

    assert said.out.startswith("\ufeffhand,cards,dealer,Ann bid")


def test_a_csv_sheet_is_scored_as_well(scorekeeper, file):
    text = "hand;cards;player;bid;tricks\n1;1;Ann;1;1\n1;1;Ben;0;0\n"

    said = scorekeeper("score", file(text, "sheet.csv"), "--format", "json")

    assert json.loads(said.out)["totals"] == [11, 10]


def test_warnings_are_said_and_are_no_error(scorekeeper, file):
    text = sheet(hand([1, 0, 0], [1, 0, 0]), rules={"bidding": {"hook": "not-equal"}})

    said = scorekeeper("score", file(text))

    assert said.status == 0
    assert "Note: Hand 1: The bids add up to 1; they may not add up to 1.\n" in said.out


def test_warnings_stay_out_of_a_score_sheet_for_spreadsheets(scorekeeper, file):
    text = sheet(hand([1, 0, 0], [1, 0, 0]), rules={"scoring": [["made", "1/0"]]})

    said = scorekeeper("score", file(text), "--format", "csv")

    assert said.status == 0
    assert "Note" not in said.out
    assert said.err == ("scorekeeper: Note: Hand 1: The scoring has no answer for this hand.\n")


def test_rules_can_be_given_by_key(scorekeeper, file):
    text = sheet(hand([3, 0, 0], [4, 0, 0], cards=4), rules=KEEPS)

    said = scorekeeper("score", file(text), "--rules", "classic", "--format", "json")

    assert json.loads(said.out)["totals"] == [0, 10, 10]


def test_rules_can_be_given_as_a_file(scorekeeper, file):
    text = sheet(hand([3, 0, 0], [4, 0, 0], cards=4))
    rules = file(json.dumps(KEEPS), "rules.json")

    said = scorekeeper("score", file(text), "--rules", rules, "--format", "json")

    assert json.loads(said.out)["totals"] == [4, 10, 10]


# -- refusals ------------------------------------------------------------------------------


def test_a_refusal_names_the_file_the_place_what_is_wrong_and_what_was_expected(scorekeeper, file):
    path = file(sheet(hand([2, 0, 0], [1, 0, 0])))

    assert refused(scorekeeper("score", path)) == (
        f"{path}: sheet.hands[0].bids[0]: expected a bid of 0 to 1 in hand 1, not 2."
    )


def test_a_file_that_is_not_there_is_refused(scorekeeper, tmp_path):
    path = tmp_path / "nothing.json"

    assert refused(scorekeeper("score", path)) == f"{path}: There is no such file."


def test_a_folder_is_refused(scorekeeper, tmp_path):
    assert refused(scorekeeper("score", tmp_path)) == (
        f"{tmp_path}: This is a folder; expected a file."
    )


def test_a_picture_is_refused(scorekeeper, file):
    path = file(b"\x89PNG\r\n\x1a\n", "sheet.png")

    assert refused(scorekeeper("score", path)) == (
        f"{path}: byte 1: expected text in UTF-8; this is something else."
    )


def test_a_file_over_5_mb_is_refused(scorekeeper, file):
    path = file(b" " * 5_000_001)

    assert refused(scorekeeper("score", path)) == (
        f"{path}: This file is over 5 MB; expected a smaller one."
    )


def test_a_bad_file_of_rules_is_named_as_such(scorekeeper, file):
    rules = file('{"wins": "most"}', "rules.json")

    assert refused(scorekeeper("score", file(sheet()), "--rules", rules)) == (
        f"{rules}: rules.wins: expected one of highest, lowest, not “most”."
    )


def test_a_name_cannot_break_the_one_line_of_a_refusal(scorekeeper, file):
    path = file(sheet(first_dealer="A\nB\x1b[2J"))

    assert "not “A B [2J”" in refused(scorekeeper("score", path))


@pytest.mark.parametrize(
    "argv",
    [
        ["score"],
        ["score", "x", "--format", "pdf"],
        ["deal"],
        ["--port", "70000"],
        ["--port", "-1"],
        ["--port", "²"],
        ["export", "g1"],
        ["export", "g1", "--as", "html"],
        ["backup"],
        ["import"],
    ],
)
def test_arguments_that_make_no_sense_are_refused_in_one_line(scorekeeper, argv):
    assert "--help" in refused(scorekeeper(*argv))


@settings(suppress_health_check=FIXTURES)
@given(json_values)
def test_any_json_is_scored_or_refused(scorekeeper, file, value):
    said = scorekeeper("score", file(json.dumps(value)), "--format", "json")

    refused(said)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["score", ""], '"": There is no such file.'),
        (["import", ""], '"": There is no such file.'),
        (["rules", ""], '"": there are no rules with this key.'),
        (["score", "x.json", "--rules", ""], '"": neither the key of rules nor a file.'),
    ],
)
def test_nothing_is_said_to_be_nothing(scorekeeper, command, sentence):
    assert refused(scorekeeper(*command)).startswith(sentence)


def test_rules_without_any_scoring_are_noted(scorekeeper, tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(sheet(hand([1, 0, 0], [1, 0, 0]), rules={"scoring": []}), encoding="utf-8")

    said = scorekeeper("score", path, "--format", "json")

    assert json.loads(said.out)["totals"] == [0, 0, 0]
    assert json.loads(said.out)["warnings"] == [
        "These rules have no scoring at all: every hand pays 0."
    ]
