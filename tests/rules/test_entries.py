"""Entries: what is written reads back, and what is wrong is named with its place."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, entries, json_values

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Played,
    RecordError,
    Replan,
    Rescore,
    RuleError,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
    entry_from_json,
    entry_to_json,
)
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import Scoring


@pytest.mark.parametrize(
    ("entry", "record"),
    [
        (Bid(1, ANN, 0), {"entry": "bid", "hand": 1, "player": "ann", "bid": 0}),
        (Tricks(2, ANN, 3), {"entry": "tricks", "hand": 2, "player": "ann", "tricks": 3}),
        (
            Played(2, ((BEN, 3), (ANN, 0))),
            {"entry": "played", "hand": 2, "tricks": {"ben": 3, "ann": 0}},
        ),
        (TrumpMade(1, Trump.HEARTS), {"entry": "trump", "hand": 1, "trump": "hearts"}),
        (TrumpMade(1, None), {"entry": "trump", "hand": 1, "trump": None}),
        (
            TrumpMade(1, Trump.CLUBS, BEN),
            {"entry": "trump", "hand": 1, "trump": "clubs", "player": "ben"},
        ),
        (Adjust(1, ANN, -10), {"entry": "adjust", "hand": 1, "player": "ann", "points": -10}),
        (Adjust(1, ANN, 0.5), {"entry": "adjust", "hand": 1, "player": "ann", "points": 0.5}),
        (SitOut(4, BEN), {"entry": "sit-out", "hand": 4, "player": "ben"}),
        (Accept(1, Breach.HOOK), {"entry": "accept", "hand": 1, "breach": "hook"}),
        (Replan(3, (5, 4)), {"entry": "replan", "hand": 3, "sizes": [5, 4]}),
        (Replan(3, ()), {"entry": "replan", "hand": 3, "sizes": []}),
        (
            Rescore(1, Scoring((("made", "10"),)), Wins.LOWEST),
            {
                "entry": "rescore",
                "hand": 1,
                "scoring": [["made", "10"]],
                "streak": None,
                "wins": "lowest",
            },
        ),
    ],
)
def test_an_entry_has_its_record(entry, record):
    assert entry_to_json(entry) == record
    assert entry_from_json(record) == entry


@given(entries)
def test_an_entry_reads_back_as_it_was_written(entry):
    text = json.dumps(entry_to_json(entry))

    assert entry_from_json(json.loads(text)) == entry


@given(entries)
def test_the_order_of_the_tricks_is_kept(entry):
    found = entry_from_json(json.loads(json.dumps(entry_to_json(entry))))

    assert repr(found) == repr(entry)


@pytest.mark.parametrize(
    ("change", "place", "says"),
    [
        ({"entry": "pass"}, "log[7].entry", "expected one of bid, tricks, played, trump"),
        ({"entry": 1}, "log[7].entry", "expected a text, not 1"),
        ({"hand": 0}, "log[7].hand", "from 1 to 500, not 0"),
        ({"hand": 501}, "log[7].hand", "from 1 to 500, not 501"),
        ({"hand": True}, "log[7].hand", "not true"),
        ({"hand": 1.0}, "log[7].hand", "not 1.0"),
        ({"hand": "1"}, "log[7].hand", "not “1”"),
        ({"player": None}, "log[7].player", "expected a text, not null"),
        ({"bid": -1}, "log[7].bid", "from 0 to 1000, not -1"),
        ({"bid": None}, "log[7].bid", "not null"),
        ({"bid": 10**30}, "log[7].bid", "a very large number"),
        ({"when": 5}, "log[7].when", "no such field; there are: bid, entry, hand, player"),
        ({"entry": "tricks", "tricks": 1}, "log[7].bid", "no such field"),
        ({"entry": "tricks"}, "log[7].tricks", "this field is missing"),
        ({"entry": "played"}, "log[7].tricks", "this field is missing"),
        ({"entry": "played", "tricks": []}, "log[7].tricks", "expected an object"),
        ({"entry": "played", "tricks": {"ann": "1"}}, "log[7].tricks.ann", "not “1”"),
        ({"entry": "trump"}, "log[7].trump", "this field is missing"),
        ({"entry": "trump", "trump": "red"}, "log[7].trump", "one of spades, hearts"),
        ({"entry": "adjust", "points": math.nan}, "log[7].points", "a half, not nan"),
        ({"entry": "adjust", "points": 0.25}, "log[7].points", "a half, not 0.25"),
        ({"entry": "adjust", "points": 10**7}, "log[7].points", "a half, not 10000000"),
        ({"entry": "accept", "breach": "all"}, "log[7].breach", "one of hook, tricks, missing"),
        ({"entry": "replan", "sizes": 3}, "log[7].sizes", "expected a list, not 3"),
        ({"entry": "replan", "sizes": [1, 0]}, "log[7].sizes[1]", "from 1 to 1000, not 0"),
        ({"entry": "replan", "sizes": [1] * 501}, "log[7].sizes", "at most 500 items"),
    ],
)
def test_what_is_wrong_in_an_entry_is_named_with_its_place(change, place, says):
    record = {"entry": "bid", "hand": 1, "player": "ann", "bid": 2} | change

    with pytest.raises(RecordError) as refused:
        entry_from_json(record, "log[7]")

    assert refused.value.place == place
    assert says in str(refused.value)


def test_points_are_read_as_whole_where_they_are():
    record = {"entry": "adjust", "hand": 1, "player": "ann", "points": 4.0}

    assert repr(entry_from_json(record).points) == "4"


kinds = st.sampled_from(
    ["bid", "tricks", "played", "trump", "adjust", "sit-out", "accept", "replan"]
)
almost = st.fixed_dictionaries(
    {"entry": kinds | json_values, "hand": st.integers(-1, 600) | json_values},
    optional={
        name: st.integers(-1, 9) | st.sampled_from(["ann", "hook", "hearts"]) | json_values
        for name in ["player", "bid", "tricks", "trump", "points", "breach", "sizes"]
    },
)


@given(json_values | almost)
def test_whatever_a_file_holds_it_is_an_entry_or_refused(value):
    try:
        found = entry_from_json(value)
    except RuleError as refused:
        found = None
        said = str(refused)

    assert found is not None or said
    assert found is None or entry_from_json(entry_to_json(found)) == found
