import re

import pytest

from scorekeeper.book.errors import NoSuchGameError
from scorekeeper.book.ids import checked_id, is_safe, is_time, local_now, new_game_id


def test_ids_sort_by_the_time_they_are_made():
    times = ["2026-07-12 20:15:00", "2026-07-12 20:15:01", "2026-10-01 00:00:00"]

    made = [new_game_id(at) for at in times]

    assert made == sorted(made)
    assert all(re.fullmatch(r"\d{8}-\d{6}-[0-9a-f]{4}", game_id) for game_id in made)
    assert all(is_safe(game_id) for game_id in made)


@pytest.mark.parametrize("text", ["../../x", "", "a" * 101, "a.json", "a b", "é", "٣", "a\n", "/"])
def test_an_id_that_is_no_file_name_is_refused_by_a_sentence(text):
    with pytest.raises(NoSuchGameError, match=r"^There is no game “"):
        checked_id(text)


def test_the_clock_tells_the_time_as_it_is_kept():
    assert is_time(local_now())
