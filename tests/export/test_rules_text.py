"""Rules handed on as a file or a text."""

import json
from dataclasses import replace

import pytest

from scorekeeper.export.rules_text import described, rules_file, rules_text
from scorekeeper.rules import CLASSIC, Plan, Shape
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
