"""Notes of what was deleted: the newest stay, and a record that holds anything else is refused."""

import pytest

from scorekeeper.book.deletions import (
    MOST_NOTES,
    Deletions,
    deletions_from_json,
    deletions_to_json,
    later,
)
from scorekeeper.rules import GameId, RecordError
from scorekeeper.rules.reading import Reader

AT, SINCE = "2026-07-06 20:00:00", "2026-07-07 20:00:00"
ID = GameId("20260705-201500-aaaa")


def read(record):
    return deletions_from_json(Reader(record, "shared.deletions"))


def test_of_two_notes_about_one_game_the_newer_stays():
    first, second = Deletions({ID: AT}), Deletions({ID: SINCE})

    assert first.merged(second) == second.merged(first) == second
    assert second.noting({ID: AT}) == second


def test_the_oldest_notes_make_room():
    full = Deletions({GameId(f"g{number}"): SINCE for number in range(MOST_NOTES)})

    newer = full.noting({ID: "2026-07-08 20:00:00"})
    older = full.noting({ID: AT})

    assert ID in newer.games
    assert len(newer.games) == MOST_NOTES
    assert older == full


def test_nothing_is_later_than_the_end_of_time():
    assert later(AT, "9999-12-31 23:59:59") == "9999-12-31 23:59:59"


def test_notes_are_read_as_they_were_written():
    notes = Deletions({ID: AT}, {"friday": SINCE})

    assert read(deletions_to_json(notes)) == notes
    assert read({}) == Deletions()


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"games": {"../up": AT}}, "shared.deletions.games: expected letters"),
        ({"games": {ID: "today"}}, f"shared.deletions.games.{ID}: expected a date and time"),
        ({"rules": {"a": 7}}, "shared.deletions.rules.a: "),
        ({"games": []}, "shared.deletions.games: "),
        ({"rules": dict.fromkeys(map(str, range(MOST_NOTES + 1)), AT)}, "at most 10000 items"),
        ({"people": {}}, "people"),
    ],
)
def test_anything_else_is_refused_with_its_place(record, said):
    with pytest.raises(RecordError) as refused:
        read(record)

    assert said in str(refused.value)
