import pytest
from book.keeping import base_games, log_of
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book import log as game_log
from scorekeeper.book.log import log_from_json, log_to_json
from scorekeeper.book.versions import upgraded
from scorekeeper.rules import RecordError

STEPS = {
    1: lambda record: {**record, "names": [record["name"]]},
    2: lambda record: {**record, "count": len(record["names"])},
}


def upgraded_note(record):
    return upgraded(record, "note", "note", 3, STEPS)


def test_a_record_takes_every_step_there_has_been_since():
    note = {"format": "note", "version": 1, "name": "Ann"}

    assert upgraded_note(note) == {
        "format": "note",
        "version": 3,
        "name": "Ann",
        "names": ["Ann"],
        "count": 1,
    }
    assert note == {"format": "note", "version": 1, "name": "Ann"}


def test_a_record_between_takes_the_steps_that_are_left():
    note = {"format": "note", "version": 2, "names": ["Ann", "Ben"]}

    assert upgraded_note(note)["count"] == 2


def test_a_record_of_the_newest_version_stays_as_it_is():
    note = {"format": "note", "version": 3, "anything": None}

    assert upgraded_note(note) == note


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"format": "note", "version": 4}, "note.version: version 4 was written by a newer"),
        ({"format": "note", "version": 0}, "note.version: expected a whole number from 1"),
        ({"format": "note"}, "note.version: this field is missing"),
        ({"format": "song", "version": 1}, "note.format: expected “note”, not “song”"),
        ([], "note: expected an object"),
    ],
)
def test_what_is_newer_or_something_else_is_refused(record, said):
    with pytest.raises(RecordError) as refused:
        upgraded_note(record)

    assert str(refused.value).startswith(said)


def test_there_is_a_step_from_every_version_of_a_game():
    assert set(game_log.STEPS) == set(range(1, game_log.VERSION))


@given(base_games, st.integers(1, 3))
def test_a_game_is_read_by_way_of_the_steps(game, later):
    log = log_of(game)
    record = log_to_json(log)

    def step(old):
        return {key.removesuffix("s"): value for key, value in old.items()}

    old = {**record, "logs": record["log"]}
    del old["log"]
    found = upgraded(old, "game", game_log.FORMAT, 1 + later, dict.fromkeys(range(1, 9), step))

    assert found.pop("version") == 1 + later
    assert log_from_json({**found, "version": 1}) == log
