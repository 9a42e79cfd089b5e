from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book import people_notes
from scorekeeper.book.people_notes import (
    Note,
    PeopleNotes,
    people_from_json,
    people_to_json,
    roots,
)
from scorekeeper.rules import RecordError
from scorekeeper.rules.reading import Reader

times = st.sampled_from(["", "2026-07-12 20:15:00", "2026-07-13 20:15:00"])
ids = st.sampled_from("abcdef")
merges = st.dictionaries(
    ids, st.builds(Note, times, st.one_of(st.just(()), st.tuples(ids))), max_size=6
)
words = st.lists(st.text(max_size=5), max_size=3).map(tuple)
kept = st.builds(
    PeopleNotes,
    names=st.dictionaries(ids, st.builds(Note, times, words), max_size=4),
    same_as=merges,
    groups=st.dictionaries(ids, st.builds(Note, times, words), max_size=4),
)


@given(kept)
def test_notes_come_back_from_json_as_they_were(notes):
    assert people_from_json(Reader(people_to_json(notes), "people")) == notes


@given(kept, kept, kept)
def test_notes_of_three_devices_are_merged_in_any_order(one, two, three):
    found = [
        first.merged(second).merged(third)
        for first, second, third in permutations((one, two, three))
    ]

    assert all(each == found[0] for each in found)
    assert one.merged(one) == one


@given(merges)
def test_nobody_counts_as_somebody_who_counts_as_another(same_as):
    found = roots(same_as)

    assert not set(found.values()) & set(found)
    assert set(found) <= set(same_as)


@given(merges)
def test_two_that_were_merged_either_way_are_one(same_as):
    found = roots(same_as)

    for spelling, note in same_as.items():
        if note.words:
            assert found.get(spelling, spelling) == found.get(note.word, note.word)


def test_only_so_many_notes_are_kept_and_the_newest_of_them(monkeypatch):
    monkeypatch.setattr(people_notes, "MOST_NOTED", 1)
    notes = PeopleNotes().noting("names", "a", "2026-07-12 20:15:00", "Ann")

    later = notes.noting("names", "b", "2026-07-13 20:15:00", "Ben")

    assert set(later.names) == {"b"}
    with pytest.raises(RecordError, match="at most 1 items, not 2"):
        people_from_json(Reader({"names": {"a": [""], "b": [""]}}, "people"))


def test_a_note_without_words_or_time_is_the_oldest():
    assert people_from_json(Reader({"names": {"a": []}}, "people")).names == {"a": Note()}
