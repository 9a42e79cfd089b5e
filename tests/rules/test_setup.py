"""The setup: who can sit down to which game."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, json_values, setup_of, setups

from scorekeeper.rules import (
    Plan,
    Player,
    PlayerId,
    RecordError,
    RuleError,
    Rules,
    Setup,
    Shape,
    setup_from_json,
    setup_to_json,
)


@given(setups())
def test_a_setup_reads_back_as_it_was_written(setup):
    text = json.dumps(setup_to_json(setup))

    assert setup_from_json(json.loads(text)) == setup


def test_two_to_twelve_can_play_where_the_pack_does():
    assert len(setup_of(2).players) == 2
    assert len(setup_of(12).players) == 12


@pytest.mark.parametrize("count", [0, 1, 13])
def test_fewer_than_two_or_more_than_twelve_cannot_play(count):
    players = tuple(Player(PlayerId(str(n)), "Ann") for n in range(count))

    with pytest.raises(RuleError) as refused:
        replace(setup_of(3), players=players)

    assert str(refused.value) == f"2 to 12 players can play, not {count}."


def test_nobody_sits_on_two_chairs():
    with pytest.raises(RuleError, match="A player is seated twice"):
        replace(setup_of(3), players=(Player(ANN, "Ann"), Player(BEN, "Ben"), Player(ANN, "Annie")))


def test_two_players_may_have_the_same_name_and_are_told_apart_by_their_seats():
    same = replace(setup_of(3), players=tuple(Player(who, "Ann") for who in (ANN, BEN, CY)))

    assert same.name(BEN) == "Ann (2)"


def test_the_first_dealer_is_one_of_the_players():
    with pytest.raises(RuleError, match="The first dealer is not one of the players"):
        replace(setup_of(3), first_dealer=PlayerId("dot"))


def test_a_plan_that_the_pack_cannot_deal_is_refused():
    with pytest.raises(RuleError, match="with 3 players the pack allows 1 to 17"):
        setup_of(3, Rules(plan=Plan(Shape.HANDS, hands=(18,))))


@pytest.mark.parametrize(
    ("change", "place", "says"),
    [
        ({"id": 1}, "setup.id", "expected a text, not 1"),
        ({"started": None}, "setup.started", "expected a text, not null"),
        ({"players": {}}, "setup.players", "expected a list, not an object"),
        ({"players": [1, 2, 3]}, "setup.players[0]", "expected an object"),
        ({"players": [{"id": "a"}]}, "setup.players[0].name", "this field is missing"),
        (
            {"players": [{"id": "a", "name": "A", "age": 9}]},
            "setup.players[0].age",
            "no such field; there are: id, name",
        ),
        ({"players": [{}] * 13}, "setup.players", "at most 12 items, not 13"),
        ({"first_dealer": 3}, "setup.first_dealer", "expected a text"),
        ({"rules": "classic"}, "setup.rules", "expected an object"),
        ({"rules": {"wins": "x"}}, "setup.rules.wins", "one of highest"),
        ({"extra": 1}, "setup.extra", "no such field"),
    ],
)
def test_what_is_wrong_in_a_setup_is_named_with_its_place(change, place, says):
    record = setup_to_json(setup_of(3)) | change

    with pytest.raises(RecordError) as refused:
        setup_from_json(record)

    assert refused.value.place == place
    assert says in str(refused.value)


def test_a_setup_without_its_rules_is_refused():
    record = setup_to_json(setup_of(3))
    del record["rules"]

    with pytest.raises(RecordError, match=r"setup\.rules: this field is missing"):
        setup_from_json(record)


@given(setups(), st.data())
def test_a_setup_with_one_value_broken_is_a_setup_or_refused(setup, data):
    record = setup_to_json(setup)
    record[data.draw(st.sampled_from(sorted(record)))] = data.draw(json_values)

    try:
        found = setup_from_json(record)
    except RuleError as refused:
        found = None
        said = str(refused)

    assert isinstance(found, Setup) or said
