"""Rules as a record: what is written reads back, and what is wrong is named with its place."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import game_of, json_values, play, rules, setup_of

from scorekeeper.rules import (
    CLASSIC,
    Game,
    Hook,
    Plan,
    RecordError,
    RuleError,
    Rules,
    Shape,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.scoring import OneCardHands, Streak
from scorekeeper.rules.trump import NoTrump, Source, Trump

LONG = "x" * 2_001


@given(rules)
def test_rules_read_back_as_they_were_written(written):
    text = json.dumps(rules_to_json(written))

    assert rules_from_json(json.loads(text)) == written


def test_the_record_of_the_documentation_is_read():
    pocha = rules_from_json(
        {
            "key": "pocha",
            "name": "Pocha",
            "about": "one plain sentence",
            "also": ["La Podrida"],
            "players": [3, 8],
            "pack": {"cards": 40, "packs": 1, "turn_up": True},
            "plan": {"shape": "up-down", "top": "max"},
            "deal": {"direction": "left", "next_dealer": "in-turn"},
            "trump": {"source": "turn-up", "cycle": [], "no_trump": "never"},
            "bidding": {
                "order": "in-turn",
                "hook": "not-equal",
                "hook_from": 1,
                "hook_on_last_hand": True,
                "zeros_in_a_row": None,
            },
            "scoring": [["made", "10 + 5*tricks"], ["missed", "-5*off"]],
            "wins": "highest",
            "reminders": ["Who cannot follow must trump."],
        }
    )

    assert pocha.sizes(4) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    assert pocha.bidding.hook is Hook.NOT_EQUAL
    assert pocha.also == ("La Podrida",)


def test_an_empty_record_is_the_base_game():
    assert rules_from_json({}) == Rules()


def test_a_group_that_is_left_out_is_that_of_the_base():
    base = rules_from_json({"players": [2, 9], "streak": {"length": 5, "made": 1, "missed": 0}})

    found = rules_from_json({"wins": "lowest"}, base)

    assert found.players == (2, 9)
    assert found.streak == base.streak
    assert found.wins == "lowest"


def test_a_field_left_out_of_a_group_is_the_base_games_whatever_the_base():
    base = rules_from_json({"bidding": {"hook": "exactly", "hook_from": 3}})

    found = rules_from_json({"bidding": {"hook": "not-equal"}}, base)

    assert found.bidding.hook_from == 1


@pytest.mark.parametrize(
    ("record", "group", "expected"),
    [
        ({"streak": None}, "streak", None),
        ({"plan": {"top": None}}, "plan", Plan()),
        ({"plan": {"top": {}}}, "plan", Plan(top=())),
        ({"plan": {"top": {"3": 17}}}, "plan", Plan(top=((3, 17),))),
        ({"bidding": {"zeros_in_a_row": None}}, "bidding", CLASSIC.bidding),
        ({"pack": {}}, "pack", Pack()),
        ({"pack": {"cards": "8*players"}}, "pack", Pack("8*players")),
        ({"scoring": []}, "scoring", ()),
        ({"scoring": (("1", "2"),)}, "scoring", (("1", "2"),)),
        (
            {"streak": {"length": 3, "made": 0.5, "missed": -4.0, "one_card_hands": "count"}},
            "streak",
            Streak(3, 0.5, -4, OneCardHands.COUNT),
        ),
        (
            {"plan": {"shape": "hands", "hands": [3, 2, 1]}},
            "plan",
            Plan(Shape.HANDS, hands=(3, 2, 1)),
        ),
    ],
)
def test_a_group_is_read(record, group, expected):
    assert getattr(rules_from_json(record), group) == expected


def test_hands_without_trump_may_be_listed():
    found = rules_from_json({"trump": {"source": "cycle", "cycle": ["clubs"], "no_trump": [1, 3]}})

    assert found.trump.source is Source.CYCLE
    assert found.trump.cycle == (Trump.CLUBS,)
    assert found.trump.no_trump == (1, 3)
    assert rules_from_json({"trump": {}}).trump.no_trump is NoTrump.LAST_HAND


@pytest.mark.parametrize(
    ("record", "place", "says"),
    [
        (None, "rules", "expected an object with named fields, not null"),
        ([], "rules", "not a list"),
        ("classic", "rules", "not “classic”"),
        (3, "rules", "not 3"),
        ({"colour": 1}, "rules.colour", "no such field; there are: about, also, bidding"),
        ({"key": 3}, "rules.key", "expected a text, not 3"),
        ({"key": LONG}, "rules.key", "expected a text of at most 2000 characters, not 2001"),
        ({"name": None}, "rules.name", "expected a text, not null"),
        ({"about": True}, "rules.about", "expected a text, not true"),
        ({"also": "Pocha"}, "rules.also", "expected a list, not “Pocha”"),
        ({"also": ["a", 2]}, "rules.also[1]", "expected a text, not 2"),
        ({"also": [LONG]}, "rules.also[0]", "expected a text"),
        ({"also": ["a"] * 41}, "rules.also", "expected at most 40 items, not 41"),
        ({"reminders": {}}, "rules.reminders", "expected a list, not an object"),
        ({"players": 4}, "rules.players", "expected a list, not 4"),
        ({"players": [3]}, "rules.players", "the fewest and the most players, such as [3, 7]"),
        ({"players": [7, 3]}, "rules.players", "the fewest and the most"),
        ({"players": [1, 7]}, "rules.players[0]", "a whole number from 2 to 12, not 1"),
        ({"players": [3, 13]}, "rules.players[1]", "a whole number from 2 to 12, not 13"),
        ({"players": [3, 4, 5]}, "rules.players", "expected at most 2 items, not 3"),
        ({"players": [True, 4]}, "rules.players[0]", "not true"),
        ({"pack": None}, "rules.pack", "expected an object with named fields, not null"),
        ({"pack": {"jokers": 2}}, "rules.pack.jokers", "no such field; there are: cards, packs"),
        ({"pack": {"cards": 0}}, "rules.pack.cards", "a whole number from 1 to 1000, not 0"),
        ({"pack": {"cards": 52.0}}, "rules.pack.cards", "not 52.0"),
        ({"pack": {"cards": None}}, "rules.pack.cards", "not null"),
        ({"pack": {"cards": True}}, "rules.pack.cards", "not true"),
        ({"pack": {"cards": "8*seats"}}, "rules.pack.cards", "no value called “seats”"),
        ({"pack": {"cards": ""}}, "rules.pack.cards", "Nothing is written here"),
        ({"pack": {"cards": "0"}}, "rules.pack.cards", "A pack of 0 cards cannot be dealt"),
        (
            {"pack": {"cards": "60 // (players - 3)"}, "players": [3, 3]},
            "rules.pack.cards",
            "no answer here",
        ),
        ({"pack": {"packs": 0}}, "rules.pack.packs", "from 1 to 10"),
        ({"pack": {"turn_up": 1}}, "rules.pack.turn_up", "expected true or false, not 1"),
        ({"plan": []}, "rules.plan", "not a list"),
        ({"plan": {"size": 1}}, "rules.plan.size", "no such field"),
        ({"plan": {"shape": "sideways"}}, "rules.plan.shape", "one of up, down, up-down, down-up"),
        ({"plan": {"shape": []}}, "rules.plan.shape", "not a list"),
        ({"plan": {"top": "most"}}, "rules.plan.top", "a number, “max” or a table by players"),
        ({"plan": {"top": 0}}, "rules.plan.top", "from 1 to 1000"),
        ({"plan": {"top": 3.5}}, "rules.plan.top", "not 3.5"),
        ({"plan": {"top": True}}, "rules.plan.top", "not true"),
        ({"plan": {"top": []}}, "rules.plan.top", "not a list"),
        ({"plan": {"top": {"1": 9}}}, "rules.plan.top.1", "from 2 to 12, not 1"),
        ({"plan": {"top": {"03": 9}}}, "rules.plan.top.03", "not “03”"),
        ({"plan": {"top": {"three": 9}}}, "rules.plan.top.three", "not “three”"),
        ({"plan": {"top": {"3": "9"}}}, "rules.plan.top.3", "from 1 to 1000, not “9”"),
        ({"plan": {"hands": [1, 0]}}, "rules.plan.hands[1]", "from 1 to 1000, not 0"),
        ({"plan": {"hands": [1] * 501}}, "rules.plan.hands", "at most 500 items"),
        ({"plan": {"shape": "hands"}}, "rules.plan", "this plan has 0"),
        ({"plan": {"shape": "hands", "hands": [99]}}, "rules.plan", "cannot have 99 cards"),
        ({"plan": {"segments": 1}}, "rules.plan.segments", "expected a list"),
        ({"plan": {"segments": [1]}}, "rules.plan.segments[0]", "from, to, step and times"),
        (
            {"plan": {"segments": [["1", "M", 1, "1"], ["1", "M", 0, "1"]]}},
            "rules.plan.segments[1]",
            "from, to, step and times",
        ),
        (
            {"plan": {"segments": [["1", "M", True, "1"]]}},
            "rules.plan.segments[0]",
            "from, to, step and times",
        ),
        (
            {"plan": {"segments": [["1", "M", 10**400, "1"]]}},
            "rules.plan.segments[0]",
            "from, to, step and times",
        ),
        ({"plan": {"segments": [["1", "M", [], "1"]]}}, "rules.plan.segments[0]", "from, to"),
        ({"plan": {"segments": [["1", "M", 1.0, "1"]]}}, "rules.plan.segments[0]", "from, to"),
        ({"plan": {"segments": [["1", "M", 1]]}}, "rules.plan.segments[0]", "from, to, step"),
        ({"plan": {"segments": [["1", "cards", 1, "1"]]}}, "rules.plan.segments[0]", "no value"),
        (
            {"plan": {"shape": "segments", "segments": [["M // 0", "1", 1, "1"]]}},
            "rules.plan",
            "no answer here",
        ),
        ({"deal": "left"}, "rules.deal", "expected an object"),
        ({"deal": {"direction": "up"}}, "rules.deal.direction", "one of left, right, not “up”"),
        ({"deal": {"next_dealer": 1}}, "rules.deal.next_dealer", "one of in-turn, biggest-miss"),
        ({"deal": {"who": 1}}, "rules.deal.who", "there are: direction, leader, next_dealer"),
        ({"trump": {"source": "dice"}}, "rules.trump.source", "one of turn-up, fixed, cycle"),
        ({"trump": {"cycle": ["red"]}}, "rules.trump.cycle[0]", "one of spades, hearts"),
        ({"trump": {"cycle": [None]}}, "rules.trump.cycle[0]", "not null"),
        ({"trump": {"source": "cycle"}}, "rules.trump.cycle", "the trumps in order"),
        ({"trump": {"source": "fixed"}}, "rules.trump.cycle", "the trumps in order"),
        ({"trump": {"no_trump": "often"}}, "rules.trump.no_trump", "one of never, last-hand"),
        ({"trump": {"no_trump": None}}, "rules.trump.no_trump", "not null"),
        ({"trump": {"no_trump": [0]}}, "rules.trump.no_trump[0]", "from 1 to 500"),
        ({"trump": {"x": 0}}, "rules.trump.x", "no such field"),
        ({"bidding": {"order": "late"}}, "rules.bidding.order", "one of in-turn, at-once"),
        ({"bidding": {"hook": True}}, "rules.bidding.hook", "one of off, not-equal"),
        ({"bidding": {"hook_from": 0}}, "rules.bidding.hook_from", "from 1 to 1000"),
        ({"bidding": {"hook_on_last_hand": 0}}, "rules.bidding.hook_on_last_hand", "true or fal"),
        ({"bidding": {"zeros_in_a_row": 0}}, "rules.bidding.zeros_in_a_row", "from 1 to 500"),
        ({"bidding": {"zeros_in_a_row": False}}, "rules.bidding.zeros_in_a_row", "not false"),
        ({"bidding": {"x": False}}, "rules.bidding.x", "no such field"),
        ({"scoring": {}}, "rules.scoring", "expected a list, not an object"),
        ({"scoring": None}, "rules.scoring", "expected a list, not null"),
        ({"scoring": [["made", "1"]] * 41}, "rules.scoring", "at most 40 items"),
        ({"scoring": ["made"]}, "rules.scoring[0]", "a condition and a formula, such as"),
        ({"scoring": [["made", 10]]}, "rules.scoring[0]", "a condition and a formula"),
        ({"scoring": [["made", "1"], ["1"]]}, "rules.scoring[1]", "a condition and a formula"),
        ({"scoring": [["made", "ten"]]}, "rules.scoring[0]", "no value called “ten”"),
        ({"scoring": [["made.real", "1"]]}, "rules.scoring[0]", "cannot stand in a formula"),
        ({"streak": 5}, "rules.streak", "expected an object"),
        ({"streak": {}}, "rules.streak.length", "this field is missing"),
        ({"streak": {"length": 1}}, "rules.streak.length", "from 2 to 500"),
        ({"streak": {"length": 2, "made": "1"}}, "rules.streak.made", "a half, not “1”"),
        ({"streak": {"length": 2, "made": True}}, "rules.streak.made", "a half, not true"),
        ({"streak": {"length": 2, "made": math.nan}}, "rules.streak.made", "a half, not nan"),
        ({"streak": {"length": 2, "made": math.inf}}, "rules.streak.made", "a half, not inf"),
        ({"streak": {"length": 2, "made": 0.3}}, "rules.streak.made", "a half, not 0.3"),
        ({"streak": {"length": 2, "made": 10**5000}}, "rules.streak.made", "a very large number"),
        ({"streak": {"length": 2, "made": 1}}, "rules.streak.missed", "this field is missing"),
        (
            {"streak": {"length": 2, "made": 1, "missed": 1, "one_card_hands": "?"}},
            "rules.streak.one_card_hands",
            "one of ignore, break, count",
        ),
        (
            {"streak": {"length": 2, "made": 1, "missed": 1, "x": 1}},
            "rules.streak.x",
            "no such field",
        ),
        ({"wins": "most"}, "rules.wins", "one of highest, lowest, not “most”"),
        ({"wins": {}}, "rules.wins", "not an object"),
        ({"ties": math.nan}, "rules.ties", "one of share, most-made, not nan"),
        ({"tricks_can_be_lost": "yes"}, "rules.tricks_can_be_lost", "true or false"),
    ],
)
def test_what_is_wrong_in_a_record_is_named_with_its_place(record, place, says):
    with pytest.raises(RecordError) as refused:
        rules_from_json(record)

    assert refused.value.place == place
    assert str(refused.value).startswith(f"{place}: ")
    assert says in str(refused.value)


def test_a_record_inside_another_is_named_from_outside():
    with pytest.raises(RecordError) as refused:
        rules_from_json({"wins": 1}, place="games[3].rules")

    assert refused.value.place == "games[3].rules.wins"
    assert str(refused.value.within("backup")).startswith("backup.games[3].rules.wins: expected")


@given(json_values)
def test_whatever_a_file_holds_it_is_rules_or_refused(value):
    try:
        found = rules_from_json(value)
    except RuleError as refused:
        found = None
        said = str(refused)

    assert isinstance(found, Rules) or said


groups = st.sampled_from([*rules_to_json(CLASSIC)])


def nested(record, data):
    """Replace one value somewhere in ``record`` by any other."""
    key = data.draw(st.sampled_from(sorted(record)))
    if isinstance(record[key], dict) and record[key] and data.draw(st.booleans()):
        return {**record, key: nested(record[key], data)}
    return {**record, key: data.draw(json_values)}


@given(rules, st.data())
def test_a_record_with_one_value_broken_is_rules_or_refused(written, data):
    broken = nested(rules_to_json(written), data)

    try:
        found = rules_from_json(broken)
    except RuleError as refused:
        assert str(refused).startswith("rules")  # noqa: PT017 - or it is fine
    else:
        assert rules_from_json(rules_to_json(found)) == found


@given(rules, st.integers(2, 7))
def test_rules_are_played_by_what_was_read(written, players):
    read = rules_from_json(json.loads(json.dumps(rules_to_json(written))))

    assert Game.start(setup_of(players, read)) == Game.start(setup_of(players, written))


def test_a_listed_plan_may_be_too_big_for_more_players():
    listed = rules_from_json({"plan": {"shape": "hands", "hands": [17, 10]}})

    assert play(game_of(17, rules=listed), [0, 0, 0], [17, 0, 0]).is_over
    with pytest.raises(RuleError, match="with 4 players the pack allows 1 to 13"):
        setup_of(4, listed)
