import gc
import threading
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of, log_of
from strategies import ANN, CY, game_of, setup_of

from scorekeeper.book.errors import NoSuchGameError, NotSavedError, StoreError
from scorekeeper.book.log import log_to_json
from scorekeeper.book.settings import Theme
from scorekeeper.rules import CLASSIC, Bid, GameId, RecordError, RuleError

PLAYERS = setup_of().players


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def library(store):
    return library_of(store)


def begin(library):
    return library.start(PLAYERS, CY, CLASSIC)


def game_id(scorer):
    return scorer.log.setup.id


# -- games -------------------------------------------------------------------------------


def test_a_game_is_kept_as_soon_as_it_begins(store, library):
    scorer = begin(library)

    assert library.game_ids() == (game_id(scorer),)
    assert library_of(store).open(game_id(scorer)).log == scorer.log


def test_a_game_that_cannot_be_kept_does_not_begin(store, library):
    store.broken = True

    with pytest.raises(NotSavedError):
        begin(library)

    assert library.game_ids() == ()


def test_a_table_that_cannot_play_is_refused(library):
    with pytest.raises(RuleError, match="2 to 12 players"):
        library.start(PLAYERS[:1], ANN, CLASSIC)


def test_a_game_with_the_id_of_another_is_refused(store, library):
    setup = begin(library).log.setup
    gc.collect()

    for again in (library, library_of(store)):
        with pytest.raises(StoreError, match="already"):
            again.begin(setup)


def test_two_pages_share_one_scorer_and_both_hear_of_every_entry(library):
    heard = []
    first = library.open(game_id(begin(library)))
    second = library.open(game_id(first))
    first.subscribe(lambda: heard.append(("first", first.game.hand.bids)))
    second.subscribe(lambda: heard.append(("second", second.game.hand.bids)))

    first.record(Bid(1, ANN, 1))

    assert second is first
    assert heard == [("first", {ANN: 1}), ("second", {ANN: 1})]


def test_threads_that_open_a_game_at_once_get_the_same_scorer(store):
    known = game_id(begin(library_of(store)))
    library, found = library_of(store), []
    gate = threading.Barrier(8)

    def enter():
        gate.wait()
        found.append(library.open(known))

    threads = [threading.Thread(target=enter) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len({id(scorer) for scorer in found}) == 1
    assert store.reads == 1


def test_a_game_nobody_holds_is_read_again_as_it_was_saved(store, library):
    scorer = begin(library)
    scorer.record(Bid(1, ANN, 1))
    known = game_id(scorer)
    del scorer
    gc.collect()

    assert library.open(known).game.hand.bids == {ANN: 1}
    assert store.reads == 1


@pytest.mark.parametrize("unknown", ["20260101-000000-0000", "../../x", ""])
def test_an_unknown_game_is_refused_by_a_sentence(library, unknown):
    with pytest.raises(NoSuchGameError, match="There is no game"):
        library.open(unknown)


def test_a_game_under_anothers_name_is_refused(store, library):
    store.write_game(GameId("g2"), log_to_json(log_of(game_of(1))))

    with pytest.raises(RecordError, match="this is the game g1") as refused:
        library.open("g2")

    assert refused.value.place == "g2.setup.id"


# -- deleting ----------------------------------------------------------------------------


def test_a_deleted_game_can_be_brought_back(library):
    heard = []
    scorer = begin(library)
    library.subscribe(lambda: heard.append(library.game_ids()))
    known = game_id(scorer)

    library.delete(known)
    deleted = library.deleted_ids()
    library.restore(known)

    assert deleted == (known,)
    assert heard == [(), (known,)]
    assert library.open(known).log == scorer.log


def test_nobody_writes_to_a_deleted_game(store, library):
    scorer = begin(library)
    library.delete(game_id(scorer))

    with pytest.raises(NotSavedError, match="was deleted"):
        scorer.record(Bid(1, ANN, 1))
    with pytest.raises(NoSuchGameError):
        library.open(game_id(scorer))

    assert store.games == {}


def test_a_page_that_kept_a_deleted_game_open_goes_on_when_it_is_back(library):
    scorer = begin(library)
    library.delete(game_id(scorer))
    library.restore(game_id(scorer))

    scorer.record(Bid(1, ANN, 1))

    assert library.open(game_id(scorer)) is scorer


def test_a_game_that_cannot_be_deleted_stays_open(store, library):
    scorer = begin(library)
    store.broken = True
    with pytest.raises(StoreError):
        library.delete(game_id(scorer))
    store.broken = False

    scorer.record(Bid(1, ANN, 1))

    assert scorer.game.hand.bids == {ANN: 1}


# -- what all games share ----------------------------------------------------------------


def test_people_table_and_rules_are_remembered_for_the_next_game(store, library):
    begin(library)

    later = library_of(store)

    assert {player.name for player in later.roster.regulars()} == {"Ann", "Ben", "Cy"}
    assert later.last_table.players == PLAYERS
    assert later.last_table.first_dealer == CY
    assert later.shared_problem is None


def test_people_of_a_game_brought_in_are_remembered_but_not_their_table(library):
    library.import_log(log_of(game_of(1)))

    assert len(library.roster.regulars()) == 3
    assert library.last_table is None


def test_a_game_begins_even_when_its_people_cannot_be_remembered(store, library, caplog):
    store.shared = "[]"

    scorer = begin(library)

    assert library.game_ids() == (game_id(scorer),)
    assert library.roster.regulars() == ()
    assert isinstance(library.shared_problem, RecordError)
    assert store.shared == "[]"
    assert "cannot be remembered" in caplog.text
    assert "Traceback" not in caplog.text


def test_settings_are_kept_and_everybody_hears(store, library):
    heard = []
    library.subscribe(lambda: heard.append(library.settings.theme))

    library.change_settings(replace(library.settings, theme=Theme.DARK))

    assert heard == [Theme.DARK]
    assert library_of(store).settings.theme is Theme.DARK
