"""Rules found in a file or a message, whatever became of it on its way."""

import json
import re
import textwrap
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import json_values, rules, setup_of

from scorekeeper.book.log import Log
from scorekeeper.book.texts import cleaned_rules
from scorekeeper.export.game_json import game_json
from scorekeeper.export.rules_found import Unread, read_rules_text, rules_in
from scorekeeper.export.rules_text import rules_file, rules_text
from scorekeeper.rules import CLASSIC, PRESETS, RuleError
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
        (f'{{"name": "{"N" * 3_000}"}}', "rules.name: expected a text of at most 2000 characters,"),
        (f'{{"also": ["{"N" * 3_000}"]}}', "rules.also[0]: expected a text of at most 2000"),
        ('{"trick": 1}', "rules.trick: there is no such field"),
        ('{"preset": "pohca"}', "rules.preset: no rules called “pohca” come with the program"),
        ('{"wins": "lowest", "wins": "lowest"}', "The field “wins” stands twice in one object."),
        ('{"players": [NaN, 3]}', "Expected a number, not NaN."),
        ('{"name": "\\ud800"}', "This JSON holds half a character"),
        ('{"name":' * 100_000, "This JSON is nested too deeply."),
        (f'{{"players": {"1" * 5_000}}}', "This JSON holds a number that is too long."),
        ('{"format": "oh-hell-sheet", "rules": "pohca"}', "rules: no rules called “pohca” come"),
        ('{"format": "oh-hell-game", "setup": {}}', "game.setup.rules: this field is missing."),
        ('{"format": "oh-hell-backup"}', "format: expected rules, or a sheet or a game with"),
        ('{"format": "oh-hell-sheet", "version": 2}', "version: version 2 was written by a newer"),
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


# -- what mail and chat programs do ------------------------------------------------------


def wrapped(text, width):
    """Return ``text`` with its lines broken at spaces, as mail programs do."""
    wrap = partial(textwrap.wrap, width=width, break_long_words=False, break_on_hyphens=False)
    lines = map(wrap, text.splitlines())
    return "\r\n".join(part for parts in lines for part in parts or [""])


@given(st.integers(20, 90), st.integers(0, 3))
def test_a_message_survives_being_quoted_and_wrapped_again(width, times):
    sent = rules_text(POCHA)
    for _ in range(times):
        sent = wrapped(quoted(sent), width)

    assert read_rules_text(sent) == POCHA


@pytest.mark.parametrize("mark", ["", "> ", ">> "])
def test_a_sign_in_a_formula_at_the_start_of_a_line_is_no_quoting(mark):
    broken = f'{mark}{{"name": "A", "scoring": [["made and bid\n{mark}> -1", "1"]]}}'

    assert read_rules_text(broken).scoring == (("made and bid > -1", "1"),)


@pytest.mark.parametrize("gap", ["", "\u00a0", "\u202f", " "])
def test_french_quotation_marks_are_straightened(gap):
    sent = f"{{«{gap}name{gap}»{gap}: «{gap}Tab le{gap}», «wins»: «{gap}lowest{gap}»}}"

    read = read_rules_text(sent)

    assert (read.name, read.wins) == ("Tab le", Wins.LOWEST)


def test_what_a_web_page_spelt_out_is_read_as_it_was():
    sent = quoted(rules_text(POCHA))
    for sign, spelt in {"&": "&amp;", '"': "&quot;", "'": "&#39;", ">": "&gt;"}.items():
        sent = sent.replace(sign, spelt)

    assert read_rules_text(sent) == POCHA


def test_a_name_that_spells_a_sign_out_stays_as_it_is():
    assert read_rules_text('{"name": "R&amp;B"}').name == "R&amp;B"


# -- what else holds rules ---------------------------------------------------------------


def test_the_rules_of_a_game_are_taken_from_it():
    played = game_json(Log(setup_of(3, POCHA)))

    assert read_rules_text(played) == POCHA


@pytest.mark.parametrize(
    ("field", "found"),
    [("", CLASSIC), (', "rules": "pocha"', PRESETS["pocha"]), (', "rules": {}', CLASSIC)],
)
def test_the_rules_of_a_sheet_are_taken_from_it(field, found):
    sheet = f'{{"format": "oh-hell-sheet", "version": 1, "players": ["A", "B"]{field}}}'

    assert read_rules_text(sheet) == found


# -- what is said to card players --------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "plain", "has_place"),
    [
        ("", "There are no rules in this.", False),
        ("hello", "There are no rules in this.", False),
        ("We play {whist} on Friday", "There are no rules in this.", False),
        ("[]", "There are no rules in this.", True),
        (b"\xff\xfe{", "There are no rules in this.", True),
        ("x" * 5_000_001, "This file is over 5 MB", False),
        ('Hm\n{"wins": "lowest"', "These rules are cut off", True),
        ('{"wins": "most"}', "Something in these rules cannot be understood here.", True),
        ('{"wins": 1, "wins": 2}', "Something in these rules cannot be understood here.", True),
        ('{"format": "oh-hell-backup"}', "Something in these rules cannot be", True),
        ('{"format": "oh-hell-game", "version": 2}', "This was written by a newer", True),
    ],
)
def test_card_players_are_told_what_to_do_and_programmers_where_it_is(text, plain, has_place):
    unread = rules_in(text)

    assert isinstance(unread, Unread)
    assert str(unread.plain).startswith(plain)
    assert not set(str(unread.plain)) & set("{}[]_")
    assert unread.has_place is has_place
