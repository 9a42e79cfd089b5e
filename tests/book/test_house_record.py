"""The house's rules in the shared record: old files, and records that cannot be read."""

import json

import pytest
from book.keeping import MemoryStore, library_of
from strategies import setup_of

from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.rules import CLASSIC, RecordError, Rules, rules_to_json

MINE = Rules(key="mine", name="Mine")
NEWER = {"key": "newer", "name": "Newer", "jokers": 2}


def shared_with(**fields):
    """Return a store whose shared record has people, and these fields."""
    store = MemoryStore()
    store.shared = json.dumps(shared_to_json(Shared().begun(setup_of())) | fields)
    return store


def test_a_record_from_before_there_was_a_house_reads_as_an_empty_one():
    record = shared_to_json(Shared().begun(setup_of()))
    for field in ("house", "default", "draft"):
        del record[field]

    shared = shared_from_json(record)

    assert shared == Shared().begun(setup_of())
    assert (shared.house.rules, shared.house.default, shared.house.draft) == ((), None, None)


def test_rules_that_cannot_be_read_hide_nothing_else():
    library = library_of(shared_with(house=[NEWER, rules_to_json(MINE)], default="newer"))

    assert library.house.rules == (MINE,)
    assert library.house.default is CLASSIC
    assert library.shared_problem is None
    assert len(library.roster.regulars()) == 3
    assert [problem.place for problem in library.house.problems] == ["shared.house[0].jokers"]


def test_rules_that_cannot_be_read_stay_as_they_are():
    damaged = ["no record", {"key": "x", "scoring": "?"}]
    store = shared_with(house=[NEWER, rules_to_json(MINE), *damaged], draft=NEWER)
    house = library_of(store).house

    dropped = house.drop("mine")
    house.bring_back(dropped)
    newest = house.keep(Rules(name="Newer"))

    kept = json.loads(store.shared)
    assert kept["house"] == [NEWER, rules_to_json(MINE), *damaged, rules_to_json(newest)]
    assert kept["draft"] == NEWER
    assert newest.key == "newer-2"


def test_a_draft_that_cannot_be_read_is_none_and_says_so():
    house = library_of(shared_with(draft=NEWER)).house

    assert house.draft is None
    assert [problem.place for problem in house.problems] == ["shared.draft.jokers"]


def test_a_key_that_a_preset_took_since_is_replaced_by_another():
    records = [{"key": "classic", "name": "Ours"}, {"key": "a", "name": "A"}, {"key": "a"}]
    house = library_of(shared_with(house=records)).house

    assert [each.key for each in house.rules] == ["ours", "a", "oh-hell"]
    assert house.find("classic") is CLASSIC


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"house": {}}, "shared.house"),
        ({"house": [{}] * 201}, "shared.house"),
        ({"default": 5}, "shared.default"),
    ],
)
def test_a_house_that_is_none_is_refused_with_its_place(change, place):
    with pytest.raises(RecordError) as refused:
        shared_from_json(shared_to_json(Shared()) | change)

    assert refused.value.place == place
