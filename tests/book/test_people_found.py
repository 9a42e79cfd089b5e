"""People as they are found by name, and as lists call them."""

from book.keeping import MemoryStore, library_of
from strategies import ANN, BEN, setup_of

from scorekeeper.book.people_notes import PeopleNotes
from scorekeeper.rules import CLASSIC, Player, PlayerId

PLAYERS = setup_of().players


def test_a_list_calls_people_as_they_are_called_today():
    library = library_of()
    library.start(PLAYERS, ANN, CLASSIC)
    library.people.rename(BEN, "Benedict")

    (game,) = library.catalogue.summaries()

    assert library.people.today(game).names == ("Ann", "Benedict", "Cy")


def test_a_name_in_any_spelling_is_the_person_and_any_other_somebody_new():
    library = library_of()
    library.start(PLAYERS, ANN, CLASSIC)
    library.start((Player(PlayerId("bn"), "Bennie"), PLAYERS[0]), ANN, CLASSIC)
    library.people.merge(BEN, PlayerId("bn"))

    assert library.people.player("bennie") == Player(BEN, "Ben")
    assert library.people.player("Zoe").id not in {ANN, BEN}


def test_nobody_sat_anywhere_on_a_new_device():
    assert library_of().last_table is None


def test_a_game_begins_though_its_people_cannot_be_remembered(caplog):
    store = MemoryStore()
    library = library_of(store)
    store.shared = '{"format": "oh-hell-shared", "version": 99}'

    library.start(PLAYERS, ANN, CLASSIC)

    assert len(library.game_ids()) == 1
    assert "cannot be remembered" in caplog.text


def test_what_somebody_told_leaves_out_what_came_by_itself():
    alone = PeopleNotes().noting("colours", "ann", "", "teal")

    assert alone.told == PeopleNotes()
    assert alone.noting("colours", "ann", "2026-07-12 20:15:00", "rose").told != PeopleNotes()
