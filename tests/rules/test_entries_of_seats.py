"""Entries of who plays and who deals: what is written reads back, the rest is named."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, halves, ids, json_values, words

from scorekeeper.rules import (
    DealBy,
    Join,
    Leave,
    PlayerId,
    RecordError,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    Void,
    entry_from_json,
    entry_to_json,
)

DAN = PlayerId("dan")
JOIN = {
    "entry": "join",
    "hand": 2,
    "player": "dan",
    "name": "Dan",
    "after": "ann",
    "points": 7.5,
}
number = st.integers(1, 500)
entries = st.one_of(
    st.builds(Join, number, ids, words, ids, halves),
    st.builds(Leave, number, ids),
    st.builds(Return, number, ids),
    st.builds(Reseat, number, st.lists(ids, max_size=48).map(tuple)),
    st.builds(Rename, number, ids, words),
    st.builds(DealBy, number, ids, st.booleans()),
    st.builds(Redeal, number),
    st.builds(Void, number, st.booleans()),
)
kinds = ["join", "leave", "return", "seats", "rename", "deal-by", "redeal", "void"]
almost = st.fixed_dictionaries(
    {"entry": st.sampled_from(kinds), "hand": st.integers(-1, 600) | json_values},
    optional={
        name: st.integers(-1, 9) | st.sampled_from(["ann", "dan", True]) | json_values
        for name in ["player", "name", "after", "points", "seats", "goes_on", "void"]
    },
)


@pytest.mark.parametrize(
    ("entry", "record"),
    [
        (Join(2, DAN, "Dan", ANN, 7.5), JOIN),
        (Leave(2, BEN), {"entry": "leave", "hand": 2, "player": "ben"}),
        (Return(3, BEN), {"entry": "return", "hand": 3, "player": "ben"}),
        (Reseat(2, (BEN, ANN)), {"entry": "seats", "hand": 2, "seats": ["ben", "ann"]}),
        (Rename(1, ANN, "🦊"), {"entry": "rename", "hand": 1, "player": "ann", "name": "🦊"}),
        (
            DealBy(2, BEN, goes_on=False),
            {"entry": "deal-by", "hand": 2, "player": "ben", "goes_on": False},
        ),
        (Redeal(2), {"entry": "redeal", "hand": 2}),
        (Void(2), {"entry": "void", "hand": 2, "void": True}),
        (Void(2, void=False), {"entry": "void", "hand": 2, "void": False}),
    ],
    ids=repr,
)
def test_an_entry_has_its_record(entry, record):
    assert entry_to_json(entry) == record
    assert entry_from_json(record) == entry


@given(entries)
def test_an_entry_reads_back_as_it_was_written(entry):
    assert entry_from_json(json.loads(json.dumps(entry_to_json(entry)))) == entry


@pytest.mark.parametrize(
    ("record", "entry"),
    [
        ({"entry": "void", "hand": 2}, Void(2)),
        ({"entry": "deal-by", "hand": 2, "player": "ben"}, DealBy(2, BEN, goes_on=True)),
    ],
)
def test_what_is_usual_need_not_be_said(record, entry):
    assert entry_from_json(record) == entry


@pytest.mark.parametrize("missing", [*JOIN])
def test_a_join_lacks_nothing(missing):
    record = {name: value for name, value in JOIN.items() if name != missing}

    with pytest.raises(RecordError) as refused:
        entry_from_json(record, "log[7]")

    assert refused.value.place == f"log[7].{missing}"


@pytest.mark.parametrize(
    ("record", "place", "says"),
    [
        (JOIN | {"points": math.nan}, "points", "a half, not nan"),
        (JOIN | {"points": math.inf}, "points", "a half, not inf"),
        (JOIN | {"points": 10**400}, "points", "a very large number"),
        (JOIN | {"points": True}, "points", "a half, not true"),
        (JOIN | {"points": "7"}, "points", "a half, not “7”"),
        (JOIN | {"name": ["Dan"]}, "name", "expected a text, not a list"),
        (JOIN | {"name": "x" * 2001}, "name", "at most 2000 characters, not 2001"),
        (JOIN | {"after": None}, "after", "expected a text, not null"),
        (JOIN | {"player": 4}, "player", "expected a text, not 4"),
        (JOIN | {"hand": 501}, "hand", "from 1 to 500, not 501"),
        (JOIN | {"seat": 1}, "seat", "no such field"),
        (JOIN | {"entry": "Join"}, "entry", "expected one of bid"),
        ({"entry": "leave", "hand": 1}, "player", "missing"),
        ({"entry": "return", "hand": 1, "player": {}}, "player", "not an object"),
        ({"entry": "leave", "hand": 1, "player": "ben", "name": "Ben"}, "name", "no such field"),
        ({"entry": "seats", "hand": 1}, "seats", "missing"),
        ({"entry": "seats", "hand": 1, "seats": "ann"}, "seats", "expected a list, not “ann”"),
        ({"entry": "seats", "hand": 1, "seats": ["ann", 2]}, "seats[1]", "expected a text"),
        (
            {"entry": "seats", "hand": 1, "seats": ["a"] * 5000},
            "seats",
            "at most 48 items, not 5000",
        ),
        ({"entry": "rename", "hand": 1, "player": "ann"}, "name", "missing"),
        (
            {"entry": "deal-by", "hand": 1, "player": "ann", "goes_on": 1},
            "goes_on",
            "true or false, not 1",
        ),
        ({"entry": "redeal", "hand": 1, "void": True}, "void", "no such field"),
        ({"entry": "void", "hand": 1, "void": None}, "void", "true or false, not null"),
    ],
)
def test_what_is_wrong_in_an_entry_is_named_with_its_place(record, place, says):
    with pytest.raises(RecordError) as refused:
        entry_from_json(record, "log[7]")

    assert refused.value.place == f"log[7].{place}"
    assert says in str(refused.value)


@given(almost)
def test_whatever_a_file_holds_it_is_an_entry_or_refused(value):
    try:
        found = entry_from_json(value)
    except RuleError as refused:
        found = None
        said = str(refused)

    assert found is not None or said
    assert found is None or entry_from_json(entry_to_json(found)) == found
