"""Once the app is open its lists are compared with all games."""

from book.keeping import MemoryStore, library_of, log_of
from book.shelves import failing
from strategies import game_of

from scorekeeper.book.log import log_to_json
from scorekeeper.rules import GameId
from scorekeeper.ui.start import look_over

OTHER = GameId("20250101-200000-0000")


def test_a_change_that_no_stamp_of_the_folder_tells_is_found():
    store = MemoryStore()
    store.folder_stamp = lambda: "one tick"
    library = library_of(store)
    library.catalogue.count()
    store.write_game(OTHER, log_to_json(log_of(game_of(1), game_id=OTHER)))
    assert library.catalogue.count() == 0

    look_over(library)

    assert library.catalogue.count() == 1


def test_games_that_cannot_be_looked_over_end_nothing():
    store = MemoryStore()
    library = library_of(store)
    store.stamps = failing

    look_over(library)

    assert library.settings is not None
