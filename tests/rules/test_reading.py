"""The head of a record: what it is, and whether this scorekeeper is new enough for it."""

import pytest

from scorekeeper.rules import RecordError
from scorekeeper.rules.reading import Reader


def test_a_record_of_its_kind_and_version_is_read():
    for version in (1, 2):
        Reader({"format": "game", "version": version}, "game").check_kind("game", 2)


@pytest.mark.parametrize(
    ("record", "place", "says"),
    [
        ({}, "game.format", "missing"),
        ({"format": "song", "version": 1}, "game.format", "expected “game”, not “song”"),
        ({"format": "game"}, "game.version", "missing"),
        ({"format": "game", "version": 0}, "game.version", "not 0"),
        ({"format": "game", "version": 10**10}, "game.version", "not 10000000000"),
        (
            {"format": "game", "version": 3},
            "game.version",
            "version 3 was written by a newer scorekeeper; this one reads up to version 2.",
        ),
    ],
)
def test_a_record_of_another_kind_or_a_newer_version_is_refused(record, place, says):
    with pytest.raises(RecordError) as refused:
        Reader(record, "game").check_kind("game", 2)

    assert refused.value.place == place
    assert says in str(refused.value)
