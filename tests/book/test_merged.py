"""What two devices share made one: of people, rules and settings the newer, nothing twice."""

from dataclasses import replace

import pytest
from book.clocks import kept_log

from scorekeeper.book.deletions import Deletions
from scorekeeper.book.house_rules import MOST_RULES, HouseRules, UnreadRules
from scorekeeper.book.merged import merged
from scorekeeper.book.people_notes import PeopleNotes
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.book.shared import Shared
from scorekeeper.book.stamps import Changed, Copied
from scorekeeper.rules import CLASSIC, RecordError

FIRST, SECOND = "2026-07-06 20:00:00", "2026-07-07 20:00:00"
SETUP = kept_log("g1", 0, FIRST).setup


def own(key, name, points="10"):
    return replace(CLASSIC, key=key, name=name, scoring=(("made", points), ("1", "0")))


def house(*listed, at=None, default=None, draft=None):
    """Return a device with these rules, those with a key changed ``at`` a time."""
    times = {} if at is None else {each.key: at for each in listed}
    return Shared(house=HouseRules(listed, default, draft), changed=Changed(rules=times))


def unread(name):
    return UnreadRules({"name": name, "pack": "?"}, RecordError("house[0]", "?"))


# -- rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("ours", "theirs", "stays"), [(FIRST, SECOND, "5"), (SECOND, FIRST, "10")])
def test_of_two_versions_of_the_houses_rules_the_newer_stays(ours, theirs, stays):
    found = merged(
        house(own("pocha-2", "Ours"), at=ours), house(own("pocha-2", "Ours", "5"), at=theirs)
    )

    assert found.house.rules == (own("pocha-2", "Ours", stays),)
    assert found.changed.rules == {"pocha-2": SECOND}


def test_rules_come_in_after_those_here_and_a_name_that_is_taken_gets_a_number():
    found = merged(house(own("a", "Friday"), at=FIRST), house(own("b", "Friday", "5"), at=FIRST))

    assert [(each.key, each.name) for each in found.house.rules] == [
        ("a", "Friday"),
        ("b", "Friday 2"),
    ]
    assert found.changed.rules == {"a": FIRST, "b": FIRST}


@pytest.mark.parametrize(
    ("changed", "deleted", "stay"), [(FIRST, SECOND, False), (SECOND, FIRST, True)]
)
def test_rules_that_were_deleted_on_one_device_stay_only_if_they_changed_since(
    changed, deleted, stay
):
    kept = house(own("a", "Friday"), at=changed)
    gone = Shared(deletions=Deletions(rules={"a": deleted}))

    for found in (merged(kept, gone), merged(gone, kept)):
        assert bool(found.house.rules) is stay
        assert ("a" in found.deletions.rules) is not stay


def test_a_full_house_takes_no_more_rules_and_loses_none():
    full = house(*(own(f"k{number}", f"Ours {number}") for number in range(MOST_RULES)))

    found = merged(full, house(own("new", "New"), unread("Odd")))

    assert found.house.listed == full.house.listed


def test_rules_that_cannot_be_read_are_taken_along_and_none_twice():
    here, there = unread("Here"), unread("There")

    found = merged(house(here), house(there, here))

    assert found.house.listed == (here, there)


def test_rules_whose_times_are_not_known_come_in_without_one():
    found = merged(house(own("a", "Ours")), house(own("b", "Theirs")))

    assert [each.key for each in found.house.rules] == ["a", "b"]
    assert found.changed.rules == {}


# -- what there is once --------------------------------------------------------------------


def test_settings_and_default_rules_are_each_those_that_were_chosen_last():
    ours = replace(
        house(own("a", "Ours"), default="a"),
        settings=Settings(Theme.DARK),
        changed=Changed(settings=SECOND, default=FIRST),
    )
    theirs = replace(
        house(own("b", "Theirs"), default="b"),
        settings=Settings(Theme.LIGHT),
        changed=Changed(settings=FIRST, default=SECOND),
    )

    for found in (merged(ours, theirs), merged(theirs, ours)):
        assert found.settings.theme is Theme.DARK
        assert found.house.default == "b"
        assert found.changed == Changed(SECOND, SECOND)


def test_settings_that_nobody_ever_chose_replace_none():
    ours = Shared(settings=Settings(Theme.DARK))

    found = merged(ours, Shared(settings=Settings(Theme.LIGHT)))

    assert found.settings.theme is Theme.DARK


def test_a_draft_and_the_last_table_come_along_only_where_there_is_none():
    theirs = replace(house(draft=own("d", "Theirs")).begun(SETUP), copied=Copied(FIRST))
    ours = replace(house(draft=own("d", "Ours")), table=replace(theirs.table, first_dealer="ann"))

    onto_none, onto_ours = merged(Shared(), theirs), merged(ours, theirs)

    assert (onto_none.house.draft, onto_none.table) == (own("d", "Theirs"), theirs.table)
    assert (onto_ours.house.draft, onto_ours.table) == (own("d", "Ours"), ours.table)
    assert onto_none.copied == Copied()


# -- people --------------------------------------------------------------------------------


def test_what_is_noted_of_people_is_that_which_was_noted_last():
    ours = Shared(people=PeopleNotes().noting("names", "ann", FIRST, "Anna"))
    theirs = Shared(people=PeopleNotes().noting("names", "ann", SECOND, "Annabel"))

    for found in (merged(ours, theirs), merged(theirs, ours)):
        assert found.people == theirs.people
