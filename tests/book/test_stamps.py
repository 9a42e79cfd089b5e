"""Times of what all games share: read as they were written, and unknown in an older record."""

import pytest

from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.book.stamps import Changed, Copied
from scorekeeper.rules import RecordError

AT, SINCE = "2026-07-06 20:00:00", "2026-07-07 20:00:00"


def test_times_are_read_as_they_were_written():
    shared = Shared(changed=Changed(AT, SINCE, {"friday": AT}), copied=Copied(AT, SINCE))

    assert shared_from_json(shared_to_json(shared)) == shared


def test_a_record_from_before_there_were_times_knows_none():
    record = shared_to_json(Shared()) | {"version": 1}
    for name in ("deletions", "changed", "copied"):
        del record[name]

    found = shared_from_json(record)

    assert (found.changed, found.copied) == (Changed(), Copied())


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"changed": {"settings": "today"}}, "shared.changed.settings"),
        ({"changed": {"rules": {"friday": 7}}}, "shared.changed.rules.friday"),
        ({"changed": {"people": AT}}, "shared.changed.people"),
        ({"copied": {"last": "2026-02-31 20:00:00"}}, "shared.copied.last"),
        ({"copied": {"never": True}}, "shared.copied.never"),
    ],
)
def test_what_is_no_time_is_refused_with_its_place(change, place):
    with pytest.raises(RecordError) as refused:
        shared_from_json(shared_to_json(Shared()) | change)

    assert refused.value.place == place
