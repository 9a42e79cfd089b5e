"""House rules that cannot be read: told, left out, and put back as they were."""

import json

import pytest
from book.keeping import MemoryStore, library_of

from scorekeeper.rules import CLASSIC, RuleError, rules_to_json

ODD = {"name": "Of tomorrow", "moon": "full"}
OURS = {**rules_to_json(CLASSIC), "key": "ours", "name": "Ours"}


def house_of(*records, draft=None):
    """Return a store and the house that keeps these records in it."""
    store = MemoryStore()
    library_of(store).house.make_default("classic")
    store.shared = json.dumps(json.loads(store.shared) | {"house": records, "draft": draft})
    return store, library_of(store).house


def kept(store, field):
    return json.loads(store.shared)[field]


def test_what_cannot_be_read_has_a_name_where_that_can():
    _, house = house_of(ODD, 7, {"name": 7})

    assert [one.name for one in house.unread] == ["Of tomorrow", "", ""]


def test_it_is_left_out_and_put_back_in_its_place():
    store, house = house_of(OURS, ODD)
    before = kept(store, "house")

    left = house.leave_out(house.unread[0])

    assert [one["name"] for one in kept(store, "house")] == ["Ours"]
    house.put_back(left)
    assert kept(store, "house") == before


def test_a_draft_that_cannot_be_read_is_left_out_and_put_back():
    store, house = house_of(draft=ODD)

    left = house.leave_out(house.unread[0])

    assert kept(store, "draft") is None
    house.put_back(left)
    assert kept(store, "draft") == ODD


def test_a_draft_begun_meanwhile_stays():
    _, house = house_of(draft=ODD)
    left = house.leave_out(house.unread[0])
    house.keep_draft(CLASSIC)

    house.put_back(left)

    assert house.draft == CLASSIC


def test_what_is_gone_cannot_be_left_out_again():
    _, house = house_of(ODD)
    odd = house.unread[0]
    house.leave_out(odd)

    with pytest.raises(RuleError, match="not kept here any more"):
        house.leave_out(odd)
