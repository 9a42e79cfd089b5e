"""Rules handed on as a file or a text, and read back from whatever became of it."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import json_values, rules

from scorekeeper.book.texts import cleaned_rules
from scorekeeper.export.rules_text import described, read_rules_text, rules_file, rules_text
from scorekeeper.rules import CLASSIC, PRESETS, Plan, RuleError, Shape
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.record import Wins

POCHA = replace(
    CLASSIC,
    key="our-pocha",
    name="Ann\u2019s “Pocha”",
    also=("La Podrida",),
    scoring=(("trump == 'spades'", "2*bid"), ("made", "10 + 5*tricks"), ("missed", "-5*off")),
    wins=Wins.LOWEST,
)
CURLED = str.maketrans({'"': "”", "'": "\u2019", " ": "\u00a0"})


def refusal(given_text):
    """Return the sentence with which a text is refused."""
    with pytest.raises(RuleError) as refused:
        read_rules_text(given_text)
    return str(refused.value)


def outcome(text):
    """Return the rules that were read, or the sentence with which the text was refused."""
    try:
        return read_rules_text(text)
    except RuleError as refused:
        return str(refused)


def quoted(text):
    """Return ``text`` as a mail program quotes it."""
    return "".join(f"> {line}\r\n" for line in text.splitlines())


# -- writing -----------------------------------------------------------------------------


def test_a_file_is_the_whole_record_a_field_a_line():
    name, data = rules_file(POCHA)

    assert name == "oh-hell-rules-our-pocha.json"
    assert '\n "wins": "lowest",\n' in data.decode()
    assert set(json.loads(data)) > {"key", "pack", "plan", "scoring", "reminders"}


@pytest.mark.parametrize(
    ("key", "name", "called"),
    [
        ("../../etc/CON", "x", "oh-hell-rules-etc-con.json"),
        ("规则", "Our game: 7*!", "oh-hell-rules-our-game-7.json"),
        ("规则", "规则", "oh-hell-rules.json"),
    ],
)
def test_the_name_of_a_file_is_safe_whatever_the_rules_are_called(key, name, called):
    assert rules_file(replace(POCHA, key=key, name=name))[0] == called


def test_a_text_says_everything_and_ends_with_the_record():
    lines = rules_text(POCHA).splitlines()

    assert lines[:2] == ["Ann\u2019s “Pocha”", "Also called: La Podrida"]
    assert "3 players: 15 hands: from 1 card up to 15." in lines
    assert "The lowest total wins." in lines
    assert set(json.loads(lines[-1])) == {"key", "name", "about", "also", "scoring", "wins"}


def test_numbers_of_players_who_are_dealt_alike_share_a_line():
    ten = replace(POCHA, players=(3, 6), plan=Plan(Shape.DOWN, top=10))

    assert described(ten)[4:6] == [
        "3 to 5 players: 10 hands: from 10 cards down to 1.",
        "6 players: 8 hands: from 8 cards down to 1.",
    ]


def test_the_pack_is_said_where_it_is_not_the_usual_one():
    lines = described(replace(POCHA, players=(3, 4), pack=Pack(cards="8*players")))

    assert "A pack of 24 cards." in lines[4]
    assert "A pack of 32 cards." in lines[5]


def test_a_number_of_players_who_cannot_play_is_told_why():
    listed = replace(POCHA, players=(3, 6), plan=Plan(Shape.HANDS, hands=(13,)))

    lines = described(listed)

    assert lines[4] == "3 to 4 players: 1 hand: 13 cards."
    assert lines[5].startswith("5 players: ")
    assert "10" in lines[5]


def test_a_line_stays_a_line_whatever_rules_are_called():
    assert described(replace(CLASSIC, name="A\nB", also=()))[0] == "A B"


# -- reading -----------------------------------------------------------------------------


@given(rules)
def test_any_rules_come_back_from_their_file_and_their_text(played):
    assert read_rules_text(rules_file(played)[1]) == cleaned_rules(played)
    assert read_rules_text(rules_text(played)) == cleaned_rules(played)


@given(rules)
def test_any_rules_come_back_from_a_text_that_was_curled_and_quoted(played):
    sent = f"Look what we play:\n\n{rules_text(played).translate(CURLED)}\nSee you on Friday {{}}"

    assert read_rules_text(f"\ufeff{quoted(sent)}".encode()) == cleaned_rules(played)


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_comes_back(key):
    assert read_rules_text(rules_text(PRESETS[key])) == PRESETS[key]
    assert read_rules_text(f" “{key.upper()}” \n") is PRESETS[key]


def test_lines_may_have_been_broken_on_the_way():
    sent = re.sub(r"(.{30,50}) ", r"\1\n> ", rules_text(POCHA))

    assert read_rules_text(sent) == POCHA


def test_a_record_may_start_from_a_preset():
    read = read_rules_text('so: {"preset": "classic", "scoring": [["made", "1"]]} ok?')

    assert read == replace(CLASSIC, scoring=(("made", "1"),), about="", also=())


@pytest.mark.parametrize("start", ['"preset": "pocha", ', ""])
def test_rules_that_play_otherwise_are_not_said_to_be_like_those_they_start_from(start):
    changed = f'{{{start}"name": "Tab", "scoring": [["made", "1"]]'

    silent = read_rules_text(f"{changed}}}")
    told = read_rules_text(f'{changed}, "about": "As we play.", "also": ["Table"]}}')

    assert (silent.about, silent.also) == ("", ())
    assert (told.about, told.also) == ("As we play.", ("Table",))


def test_rules_that_only_have_another_name_are_still_said_to_be_like_them():
    read = read_rules_text('{"preset": "pocha", "key": "tab", "name": "Tab", "wins": "highest"}')

    assert read == replace(PRESETS["pocha"], key="tab", name="Tab")


def test_what_people_read_is_cleaned_on_the_way_in():
    hostile = json.dumps("A\0B\u202e gnp.x")

    read = read_rules_text(
        f'{{"name": {hostile}, "about": {hostile}, "also": ["", {hostile}],'
        f' "reminders": [{hostile}]}}'
    )

    assert {read.name, read.about, *read.also, read.reminders[0].text} == {"A B gnp.x"}
    assert len(read.also) == 1


@pytest.mark.parametrize("also", ['[""]', '["Tab "]'])
def test_what_cannot_be_seen_is_no_folk_name(also):
    read = read_rules_text(f'{{"also": {also}}}')

    assert read.also == tuple(filter(None, ["Tab" if "Tab" in also else ""]))


def test_curled_quotes_in_a_formula_are_straightened():
    read = read_rules_text('{"scoring": [["trump == \u2018spades\u2019", "1"]]}')

    assert read.scoring == (("trump == 'spades'", "1"),)


def test_what_need_not_be_straightened_stays_as_it_is():
    assert read_rules_text('{"name": "Ann\u2019s “Whist”"}').name == "Ann\u2019s “Whist”"


def test_of_several_records_the_last_one_counts_and_other_objects_do_not():
    read = read_rules_text('{"wins": "lowest"} or {"name": "B"} {"x": {"name": "C"}} {"": {')

    assert read.name == "B"
    assert read.wins is Wins.HIGHEST


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There are no rules in this"),
        ("We play {whist} on Friday", "There are no rules in this; expected a rules record, such"),
        ("{}", "There are no rules in this"),
        ("pohca", "There are no rules called “pohca”; close to it: pocha"),
        ("[]", "Expected a rules record: an object with named fields."),
        ('[{"name": "A"}, {"name": "B"}]', "Expected a rules record"),
        ('Hm\n{"wins": "lowest"', "line 2, column 18: expected JSON"),
        ("{“wins”: “lowest", "There are no rules in this"),
        ('{"wins": "most"}', "rules.wins: expected one of highest, lowest, not “most”."),
        ("{“wins”: “most”}", "rules.wins: expected one of highest, lowest, not “most”."),
        ('{"scoring": [["made", "10 +"]]}', "rules.scoring[0]: "),
        ('{"trick": 1}', "rules.trick: there is no such field"),
        ('{"preset": "pohca"}', "rules.preset: no rules called “pohca” come with the program"),
        ('{"wins": "lowest", "wins": "lowest"}', "The field “wins” stands twice in one object."),
        ('{"players": [NaN, 3]}', "Expected a number, not NaN."),
        ('{"name": "\\ud800"}', "This JSON holds half a character"),
        ('{"name":' * 100_000, "This JSON is nested too deeply."),
        (f'{{"players": {"1" * 5_000}}}', "This JSON holds a number that is too long."),
        ('{"format": "oh-hell-sheet", "rules": "classic"}', "This is a sheet or a game"),
        ("x" * 5_000_001, "This file is over 5 MB"),
        ("\ud800", "byte 1: expected text in UTF-8"),
        (b"\xff\xfe{", "byte 1: expected text in UTF-8"),
    ],
)
def test_what_holds_no_rules_is_refused_by_a_sentence(text, sentence):
    assert refusal(text).startswith(sentence)


def test_a_text_made_of_beginnings_is_given_up_on():
    assert refusal('{"a" ' * 900_000).startswith("line 1, column ")


@given(st.text(max_size=80) | st.binary(max_size=80) | json_values.map(json.dumps))
def test_whatever_comes_is_read_or_refused(text):
    assert outcome(text)
