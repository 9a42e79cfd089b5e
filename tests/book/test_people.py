"""People: names, looks, merges, groups, and who sits with whom."""

import pytest
from book.clocks import Clock, library_at
from book.keeping import MemoryStore, library_of
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT

from scorekeeper.book.errors import StoreError
from scorekeeper.book.looks import Hue
from scorekeeper.rules import CLASSIC, Join, Player, PlayerId, RuleError

ANA, MAX = PlayerId("ana"), PlayerId("max")
EVERYBODY = (ANN, BEN, CY, DOT, ANA, MAX)
NAMED = {ANN: "Ann", BEN: "Ben", CY: "Cy", DOT: "Dot", ANA: "Ana", MAX: "Max"}


def sit(library, *players, **called):
    """Begin a game of these ids."""
    names = {**NAMED, **called}
    seated = tuple(Player(PlayerId(one), names[one]) for one in players)
    return library.start(seated, seated[0].id, CLASSIC)


@pytest.fixture
def library():
    made = library_of()
    sit(made, ANN, BEN, CY)
    return made


@pytest.fixture
def people(library):
    return library.people


# -- names and looks -----------------------------------------------------------------------


def test_whoever_is_renamed_is_called_so_everywhere_and_their_games_keep_the_name(library, people):
    people.rename(ANN, "  Annabel ")

    assert people.person(ANN).name == "Annabel"
    assert [one.name for one in library.roster.regulars()].count("Annabel") == 1
    assert library.last_table.players[0] == Player(ANN, "Annabel")
    assert library.open(library.game_ids()[0]).game.setup.players[0].name == "Ann"
    assert people.names((Player(ANN, "Ann"), Player(BEN, "Ben"))) == ("Annabel", "Ben")


def test_a_name_that_is_none_is_refused(people):
    with pytest.raises(RuleError, match="missing"):
        people.rename(ANN, " ")

    assert people.person(ANN).name == "Ann"


def test_namesakes_of_today_are_told_apart_and_strangers_keep_their_name(people):
    people.rename(BEN, "Ann")

    names = people.names((Player(ANN, "Ann"), Player(BEN, "Ben"), Player(MAX, "Max")))

    assert names == ("Ann (1)", "Ann (2)", "Max")


def test_all_at_one_table_have_colours_of_their_own(library, people):
    sit(library, ANA, DOT, MAX, ANN)

    assert len({people.person(one).colour for one in (ANA, DOT, MAX, ANN)}) == 4
    assert len({people.person(one).colour for one in (ANN, BEN, CY)}) == 3


def test_a_chosen_colour_and_sign_stay_through_more_games(library, people):
    people.colour(ANN, Hue.SLATE)
    people.sign(ANN, "🦊🐻🐼")

    sit(library, ANN, BEN)

    assert people.person(ANN).colour is Hue.SLATE
    assert (people.person(ANN).sign, people.person(ANN).chosen) == ("🦊🐻", "🦊🐻")
    people.sign(ANN, "")
    assert (people.person(ANN).sign, people.person(ANN).chosen) == ("An", "")


def test_somebody_unknown_has_no_name_but_a_colour(people):
    stranger = people.person(MAX)

    assert (stranger.id, stranger.name, stranger.games, stranger.ids) == (MAX, "", 0, {MAX})


def test_whatever_cannot_be_saved_is_not_changed():
    store = MemoryStore()
    library = library_of(store)
    sit(library, ANN, BEN)
    store.broken = True

    with pytest.raises(StoreError):
        library.people.rename(ANN, "Annabel")

    assert library.people.person(ANN).name == "Ann"


def test_what_is_chosen_last_counts_though_the_clock_goes_back():
    clock = Clock()
    library = library_at(MemoryStore(), clock)
    sit(library, ANN, BEN)
    library.people.rename(ANN, "One")
    clock.go_on(days=-3)

    library.people.rename(ANN, "Two")

    assert library.people.person(ANN).name == "Two"


# -- one person, several spellings ---------------------------------------------------------


def test_two_spellings_that_are_merged_are_one_person_with_all_their_games(library, people):
    sit(library, ANA, DOT)

    people.merge(ANN, ANA)

    ann = people.person(ANA)
    assert (ann.id, ann.name, ann.games, ann.ids) == (ANN, "Ann", 2, {ANN, ANA})
    assert [one.id for one in people.now.everybody].count(ANN) == 1
    assert ANA not in {one.id for one in people.now.everybody}
    assert people.now.find("ana").id == ANN
    assert people.now.spelling(ANA) == "Ana"


def test_two_who_sat_in_one_game_cannot_be_one(people):
    with pytest.raises(RuleError) as refused:
        people.merge(ANN, BEN)

    assert str(refused.value) == "Ann and Ben sat in one game, so they are two people."
    assert people.ids(ANN) == {ANN}


def test_nor_can_two_of_whom_a_spelling_sat_with_the_other(library, people):
    sit(library, ANA, DOT)
    people.merge(ANN, ANA)

    with pytest.raises(RuleError, match="two people"):
        people.merge(DOT, ANN)


def test_merging_one_person_with_themselves_changes_nothing(library, people):
    sit(library, ANA, DOT)
    people.merge(ANN, ANA)

    people.merge(ANA, ANN)

    assert people.person(ANA).id == ANN


def test_a_spelling_that_is_separated_is_itself_again(library, people):
    sit(library, ANA, DOT)
    before = people.now.everybody

    people.merge(ANN, ANA)
    people.separate(ANA)
    people.separate(ANA)

    assert people.now.everybody == before


def test_two_devices_that_merged_two_either_way_can_part_them_again(people):
    people._note("same_as", ANA, ANN)
    people._note("same_as", ANN, ANA)
    assert people.ids(ANN) == {ANN, ANA}
    person = people.person(ANN).id
    spelling = ANA if person == ANN else ANN

    people.separate(spelling)

    assert people.ids(ANN) == {ANN}
    assert people.ids(ANA) == {ANA}


def test_the_last_table_seats_each_person_once(library, people):
    sit(library, ANA, BEN)

    people.merge(ANN, ANA)

    assert library.last_table.players == (Player(ANN, "Ann"), Player(BEN, "Ben"))
    assert library.last_table.first_dealer == ANN


who = st.sampled_from(EVERYBODY)


@given(st.lists(st.tuples(st.sampled_from(["merge", "separate"]), who, who), max_size=12))
def test_the_ids_of_all_people_part_all_ids(happened):
    library = library_of()
    for one in EVERYBODY[::2]:
        sit(library, one, EVERYBODY[EVERYBODY.index(one) + 1])
    games = dict(library._store.games)

    for what, one, other in happened:
        try:
            library.people.merge(one, other) if what == "merge" else library.people.separate(one)
        except RuleError:
            continue

    people = library.people
    for one in EVERYBODY:
        assert one in people.ids(one)
        assert all(people.ids(other) == people.ids(one) for other in people.ids(one))
        assert people.person(one).id in people.ids(one)
    shown = [person.ids for person in people.now.everybody]
    assert sorted(one for ids in shown for one in ids) == sorted(EVERYBODY)
    assert library._store.games == games


# -- put away ------------------------------------------------------------------------------


def test_who_is_put_away_leaves_the_roster_and_comes_back_by_sitting_down(library, people):
    people.put_away(ANN)
    assert ANN not in {one.id for one in library.roster.regulars()}
    assert people.person(ANN).hidden
    assert people.now.find("Ann") is None
    assert people.now.like("Ann").id == ANN

    sit(library, ANN, BEN)

    assert not people.person(ANN).hidden


def test_who_is_put_away_can_be_taken_back(people):
    people.put_away(ANN)

    people.take_back(ANN)

    assert people.now.find("Ann").id == ANN


# -- alike ---------------------------------------------------------------------------------


def test_whoever_is_alike_is_found_the_nearest_first(library, people):
    sit(library, ANA, MAX, ana="Annika")

    assert people.now.like("Anne").id == ANN
    assert people.now.like("Zoe") is None
    assert people.now.like("Anne", but=[ANN]) is None


def test_two_who_are_alike_are_named_until_somebody_says_that_they_are_two(library, people):
    sit(library, ANA, MAX)
    sit(library, ANA, MAX)
    assert people.now.pairs == ()  # of three letters one may differ

    people.rename(ANA, "Anne")
    assert [(one.id, other.id) for one, other in people.now.pairs] == [(ANA, ANN)]

    people.keep_apart(ANN, ANA)
    assert people.now.pairs == ()
    assert people.now.like("Ann", but=[ANA]) is None


# -- groups --------------------------------------------------------------------------------


def groups(people):
    return [(group.name, [one.id for one in group.people]) for group in people.now.groups]


def test_a_group_is_kept_renamed_dropped_and_brought_back(people):
    people.keep_group("Fridays", [ANN, BEN])
    people.keep_group("All", [ANN, BEN, CY])
    people.keep_group("Fridays", [ANN, CY])
    assert groups(people) == [("All", [ANN, BEN, CY]), ("Fridays", [ANN, CY])]

    every, fridays = people.now.groups
    people.rename_group(fridays, "A Friday")
    people.drop_group(every)
    assert groups(people) == [("A Friday", [ANN, CY])]

    people.bring_group_back(every)
    assert groups(people) == [("A Friday", [ANN, CY]), ("All", [ANN, BEN, CY])]


def test_a_group_has_each_person_once(library, people):
    sit(library, ANA, DOT)
    people.keep_group("Fridays", [ANN, ANA, BEN])

    people.merge(ANN, ANA)

    assert groups(people) == [("Fridays", [ANN, BEN])]


# -- together ------------------------------------------------------------------------------


def test_who_often_sits_with_somebody_is_counted_by_person(library, people):
    sit(library, ANA, DOT)
    sit(library, ANN, BEN)
    people.merge(ANN, ANA)

    assert people.seated_with(ANN) == {BEN: 2, CY: 1, DOT: 1}


def test_a_game_that_cannot_be_read_or_found_counts_nobody(library, people, monkeypatch):
    library._store.games[library.game_ids()[0]] = "{"
    assert people.seated_with(ANN) == {}

    def away(*_):
        raise StoreError("{file} cannot be read.", file="games")

    monkeypatch.setattr(library.catalogue, "find", away)
    assert people.seated_with(ANN) == {}


def test_whoever_joins_late_is_known_and_no_longer_put_away(library, people):
    sit(library, DOT, BEN)
    people.put_away(DOT)
    game = sit(library, ANN, CY).game.after(Join(1, DOT, "Dot", ANN))

    people.joined(game, DOT)

    assert DOT in [player.id for player in people.roster.regulars()]
    assert people.person(DOT).games == 2


def test_somebody_new_who_joins_late_has_a_colour_nobody_at_the_table_has(library, people):
    game = sit(library, ANN, BEN).game.after(Join(1, DOT, "Dot", ANN))

    people.joined(game, DOT)

    assert len({people.person(player).colour for player in game.seats}) == 3
