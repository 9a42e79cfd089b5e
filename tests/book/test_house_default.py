"""The rules a new game starts with, and those that are being edited."""

import json
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of

from scorekeeper.rules import CLASSIC, PRESETS, Plan, RuleError, Rules
from scorekeeper.rules.record import Wins

POCHA = Rules(key="", name="Our pocha", wins=Wins.LOWEST)


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def house(store):
    return library_of(store).house


def restarted(store):
    """Return the house after a restart of the program."""
    return library_of(store).house


def test_a_default_is_chosen_by_its_key(store, house):
    kept = house.keep(POCHA)

    house.make_default(kept.key)

    assert (restarted(store).default_key, restarted(store).default) == ("our-pocha", kept)

    house.make_default(None)

    assert (house.default_key, house.default) == (None, CLASSIC)


def test_a_preset_can_be_the_default(house):
    key = list(PRESETS)[-1]

    house.make_default(key)

    assert (house.default_key, house.default) == (key, PRESETS[key])


def test_rules_nobody_knows_cannot_be_the_default(house):
    with pytest.raises(RuleError, match="no rules called “nope”"):
        house.make_default("nope")

    assert house.default_key is None


def test_a_dropped_default_is_the_default_again_when_it_comes_back(house):
    house.make_default(house.keep(POCHA).key)

    dropped = house.drop("our-pocha")
    between = house.default_key
    house.bring_back(dropped)

    assert (between, house.default_key) == (None, "our-pocha")


def test_a_default_chosen_meanwhile_stays(house):
    house.make_default(house.keep(POCHA).key)
    dropped = house.drop("our-pocha")
    house.make_default("classic")

    house.bring_back(dropped)

    assert house.default_key == "classic"


def test_a_default_whose_rules_are_gone_is_none(store, house):
    house.make_default(house.keep(POCHA).key)
    store.shared = json.dumps(json.loads(store.shared) | {"house": []})

    assert (house.default_key, house.default) == (None, CLASSIC)


def test_a_draft_survives_a_restart_and_needs_no_name(store, house):
    draft = replace(POCHA, name="", plan=Plan(top=4))

    house.keep_draft(draft)

    assert restarted(store).draft == draft

    house.keep_draft(None)

    assert restarted(store).draft is None
