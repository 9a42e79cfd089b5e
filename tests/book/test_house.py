"""The rules of the house: kept, changed, dropped, and brought in."""

import json
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of
from hypothesis import given
from hypothesis import strategies as st
from strategies import CY, rules, setup_of, words

from scorekeeper.book.errors import StoreError
from scorekeeper.book.house_rules import MOST_RULES
from scorekeeper.rules import CLASSIC, PRESETS, RecordError, RuleError, Rules
from scorekeeper.rules.record import Wins

POCHA = Rules(key="", name="Our pocha", wins=Wins.LOWEST)


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def library(store):
    return library_of(store)


@pytest.fixture
def house(library):
    return library.house


def named(name, **groups):
    return replace(POCHA, name=name, **groups)


def restarted(store):
    """Return the house after a restart of the program."""
    return library_of(store).house


# -- keeping -----------------------------------------------------------------------------


def test_a_new_house_has_no_rules_of_its_own(house):
    assert house.rules == ()
    assert (house.default_key, house.default, house.draft) == (None, CLASSIC, None)


def test_new_rules_are_kept_under_a_key_made_from_their_name(store, house):
    kept = house.keep(POCHA)

    assert kept == replace(POCHA, key="our-pocha")
    assert restarted(store).rules == (kept,)
    assert restarted(store).find("our-pocha") == kept


def test_rules_made_from_a_preset_do_not_take_its_key(house):
    kept = house.keep(replace(CLASSIC, name="Classic"))

    assert kept.key == "classic-2"
    assert house.find("classic") is CLASSIC


@pytest.mark.parametrize("name", ["規則", "Правила", "🂡"])
def test_a_name_in_any_script_gets_a_key(house, name):
    house.keep(named(name))

    assert house.keep(named(f"{name}!")).key == "house-2"
    assert [each.key for each in house.rules] == ["house", "house-2"]


def test_a_change_is_kept_in_its_place_under_its_key(house):
    first = house.keep(POCHA)
    house.keep(named("Whist"))

    changed = house.keep(replace(first, name="Pocha of Fridays", wins=Wins.HIGHEST))

    assert changed.key == "our-pocha"
    assert [each.name for each in house.rules] == ["Pocha of Fridays", "Whist"]


def test_a_name_is_cleaned(house):
    assert house.keep(named(" Our\n\u202epocha ")).name == "Our pocha"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name is missing."),
        ("\u200b \n", "A name is missing."),
        ("x" * 101, "A name has at most 100 characters."),
        ("oh  HELL", "There are rules called “oh HELL” already: give these another name."),
        ("OUR POCHA", "There are rules called “OUR POCHA” already: give these another name."),
    ],
)
def test_a_name_that_is_none_or_taken_is_refused(store, house, name, sentence):
    house.keep(POCHA)
    before = store.shared

    with pytest.raises(RuleError) as refused:
        house.keep(named(name))

    assert str(refused.value) == sentence
    assert store.shared == before


def test_rules_may_be_kept_again_under_their_own_name(house):
    kept = house.keep(POCHA)

    assert house.keep(kept) == kept
    assert house.rules == (kept,)


def test_rules_that_could_not_be_read_again_are_refused(store, house):
    broken = named("Broken", scoring=(("made", "10 +"),))

    for keep in (house.keep, house.bring_in, house.keep_draft):
        with pytest.raises(RecordError, match=r"rules\.scoring\[0\]"):
            keep(broken)

    assert store.shared == "{}"


def test_a_house_has_room_for_so_many_rules(house, store):
    house.keep(POCHA)
    record = json.loads(store.shared)
    record["house"] = [record["house"][0] | {"key": f"k{n}", "name": f"N{n}"} for n in range(200)]
    store.shared = json.dumps(record)

    with pytest.raises(RuleError, match="at most 200 rules"):
        house.keep(POCHA)

    assert len(house.rules) == MOST_RULES


def test_rules_nobody_knows_are_refused_with_those_close_to_it(house):
    house.keep(POCHA)

    with pytest.raises(RuleError, match="called “our-poch”; close to it: our-pocha"):
        house.find("our-poch")


def test_a_store_that_fails_changes_nothing(store, library, house):
    heard = []
    kept = house.keep(POCHA)
    dropped = house.drop(house.keep(named("Whist")).key)
    library.subscribe(lambda: heard.append(1))
    before, store.broken = store.shared, True

    for change in (
        lambda: house.keep(named("Friday")),
        lambda: house.bring_in(named("Friday")),
        lambda: house.drop(kept.key),
        lambda: house.bring_back(dropped),
        lambda: house.make_default(kept.key),
        lambda: house.keep_draft(POCHA),
    ):
        with pytest.raises(StoreError, match="disk is full"):
            change()

    assert (store.shared, heard) == (before, [])
    assert house.rules == (kept,)


def test_pages_are_told_of_every_change(library, house):
    heard = []
    library.subscribe(lambda: heard.append(len(house.rules)))

    kept = house.keep(POCHA)
    house.make_default(kept.key)
    house.keep_draft(POCHA)
    house.bring_back(house.drop(kept.key))
    house.bring_in(named("Whist"))

    assert heard == [1, 1, 1, 0, 1, 2]


# -- dropping ----------------------------------------------------------------------------


def test_dropped_rules_come_back_to_their_place(store, house):
    for name in ("One", "Two", "Three"):
        house.keep(named(name))
    before = house.rules

    dropped = house.drop("two")

    assert [each.name for each in house.rules] == ["One", "Three"]
    assert house.bring_back(dropped).key == "two"
    assert house.rules == before
    assert library_of(store).house.rules == before


def test_rules_that_were_renamed_come_back_under_their_old_key(house):
    renamed = house.keep(replace(house.keep(POCHA), name="Friday"))

    back = house.bring_back(house.drop(renamed.key))

    assert back == renamed
    assert back.key == "our-pocha"


def test_dropped_rules_come_back_once(house):
    dropped = house.drop(house.keep(POCHA).key)

    house.bring_back(dropped)
    house.bring_back(dropped)

    assert len(house.rules) == 1


def test_dropped_rules_come_back_beside_those_that_took_their_name(house):
    dropped = house.drop(house.keep(POCHA).key)
    taker = house.keep(replace(POCHA, wins=Wins.HIGHEST))

    back = house.bring_back(dropped)

    assert (back.key, back.name) == ("our-pocha-2", "Our pocha 2")
    assert house.rules == (back, taker)


def test_presets_cannot_be_dropped(house):
    house.keep(POCHA)

    with pytest.raises(RuleError, match="no rules called “classic”"):
        house.drop("classic")


def test_games_keep_the_rules_they_were_begun_by(library, house):
    kept = house.keep(POCHA)
    scorer = library.start(setup_of().players, CY, kept)
    game_id = scorer.log.setup.id

    house.keep(replace(kept, name="Changed", wins=Wins.HIGHEST))
    house.drop(kept.key)
    del scorer

    assert library.open(game_id).game.setup.rules == kept
    assert library.last_table.rules == kept


# -- bringing in -------------------------------------------------------------------------


def test_rules_from_elsewhere_replace_none(house):
    mine = house.keep(POCHA)

    theirs = house.bring_in(replace(mine, wins=Wins.HIGHEST))

    assert house.rules == (mine, theirs)
    assert (theirs.key, theirs.name) == ("our-pocha-2", "Our pocha 2")


def test_the_same_rules_are_not_brought_in_twice(house):
    house.keep(POCHA)
    theirs = replace(POCHA, wins=Wins.HIGHEST, key="x")

    first, again = house.bring_in(theirs), house.bring_in(theirs)

    assert first == again
    assert len(house.rules) == 2


def test_a_preset_brought_in_is_the_preset(house):
    assert house.bring_in(CLASSIC) is CLASSIC
    assert house.rules == ()


def test_a_free_name_has_room_for_its_number(house):
    long = house.keep(named("x" * 100)).name

    assert house.free_name("New") == "New"
    assert house.free_name("Oh hell") == "Oh hell 2"
    assert house.free_name(long) == "x" * 98 + " 2"


@given(st.lists(rules, max_size=4), st.lists(words, min_size=4, max_size=4))
def test_whatever_is_brought_in_is_kept_apart_and_reads_back(given_rules, names):
    store = MemoryStore()
    house = library_of(store).house
    for each, name in zip(given_rules, names, strict=False):
        house.bring_in(replace(each, name=f"n{name}"))

    kept = house.rules

    assert restarted(store).rules == kept
    assert len({each.key for each in kept} - set(PRESETS)) == len(kept)
    assert len({each.name for each in kept}) == len(kept)
    assert [house.find(each.key) for each in kept] == list(kept)


def test_rules_that_have_no_answer_for_some_bid_are_not_kept():
    house = library_of(MemoryStore()).house
    rules = replace(CLASSIC, key="", name="Ours", scoring=(("made", "10 / (bid - 1)"),))

    for keep in (house.keep, house.bring_in):
        with pytest.raises(RuleError, match="size 1 a bid of 1 with 1 taken has no answer"):
            keep(rules)

    assert house.rules == ()
