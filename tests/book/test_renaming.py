from book.clocks import Clock, library_at
from book.keeping import MemoryStore
from strategies import ANN, BEN, setup_of

from scorekeeper.book.errors import StoreError
from scorekeeper.rules import CLASSIC, Player, PlayerId, Rename

PLAYERS = setup_of().players


def begun(clock, players=PLAYERS):
    library = library_at(MemoryStore(), clock)
    return library, library.start(players, players[0].id, CLASSIC)


def test_a_game_that_goes_on_hears_of_the_new_name():
    library, scorer = begun(Clock())

    library.people.rename(ANN, "Annabel")

    assert scorer.game.log == (Rename(1, ANN, "Annabel"),)
    assert scorer.game.name(ANN) == "Annabel"
    assert scorer.game.setup.players == PLAYERS


def test_a_name_that_is_the_games_already_is_not_written_again():
    library, scorer = begun(Clock())

    library.people.rename(ANN, "Ann")

    assert scorer.game.log == ()


def test_a_game_long_given_up_keeps_its_name():
    clock = Clock()
    library, scorer = begun(clock)
    clock.go_on(days=2)

    library.people.rename(ANN, "Annabel")

    assert scorer.game.log == ()


def test_whoever_sits_under_a_merged_spelling_is_renamed():
    clock, ana = Clock(), PlayerId("ana")
    library, _ = begun(clock)
    other = library.start((Player(ana, "Ana"), Player(BEN, "Ben")), BEN, CLASSIC)
    library.people.merge(ANN, ana)

    library.people.rename(ana, "Annabel")

    assert other.game.name(ana) == "Annabel"


def test_a_game_that_cannot_be_had_is_only_noted(monkeypatch, caplog):
    library, scorer = begun(Clock())

    def away(*_):
        raise StoreError("{file} cannot be read.", file="games")

    monkeypatch.setattr(library.catalogue, "find", away)
    library.people.rename(ANN, "Annabel")

    assert scorer.game.log == ()
    assert library.people.person(ANN).name == "Annabel"
    assert "keeps the name" in caplog.text
