"""Two programs on one store: the one that only looks follows the one that writes."""

import logging

import pytest
from book.beside import looking
from book.keeping import MemoryStore, library_of
from strategies import ANN, setup_of

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import NoSuchGameError, NotSavedError, StoreError
from scorekeeper.book.settings import Settings
from scorekeeper.rules import CLASSIC, Bid, Played


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def writer(store):
    return library_of(store)


@pytest.fixture
def looker(store):
    library = looking(store)
    library.look_again()
    return library


def begun(library):
    setup = setup_of()
    return library.start(setup.players, setup.first_dealer, CLASSIC)


def heard_from(told):
    """A list that grows by each call."""
    heard = []
    told.subscribe(lambda: heard.append("changed"))
    return heard


def test_whoever_looks_sees_the_entries_of_whoever_writes(writer, looker):
    written = begun(writer)
    seen = looker.open(written.log.setup.id)
    heard = heard_from(seen)

    written.record(Bid(1, ANN, 1))
    looker.look_again()

    assert seen.log == written.log
    assert seen.game.hand.bids == {ANN: 1}
    assert heard == ["changed"]


def test_lists_of_games_follow_too(writer, looker):
    heard = heard_from(looker)
    written = begun(writer)
    order = written.game.hand.order
    before = [one.hands_played for one in looker.catalogue.summaries()]
    looker.look_again()
    for player in order:
        written.record(Bid(1, player, 0))
    written.record(Played(1, tuple(zip(order, (1, 0, 0), strict=True))))

    looker.look_again()

    assert before == [0]
    assert [one.hands_played for one in looker.catalogue.summaries()] == [1]
    assert heard == ["changed", "changed"]


def test_a_setting_that_was_changed_is_heard_of(writer, looker):
    heard = heard_from(looker)

    writer.change_settings(Settings(haptics=False))
    looker.look_again()

    assert heard == ["changed"]
    assert not looker.settings.haptics


def test_where_nothing_changed_nothing_is_read_or_told(writer, looker, store):
    game = begun(writer).log.setup.id
    seen = looker.open(game)
    looker.look_again()
    heard, reads = heard_from(looker) + heard_from(seen), store.reads

    looker.look_again()

    assert (heard, store.reads) == ([], reads)


def test_whoever_writes_follows_nobody(writer, store):
    game = begun(writer).log.setup.id
    seen, reads = writer.open(game), store.reads
    store.games[game] = "{"

    writer.look_again()

    assert store.reads == reads
    assert writer.open(game) is seen


def test_looking_changes_nothing(writer, looker):
    written = begun(writer)
    seen = looker.open(written.log.setup.id)

    with pytest.raises(NotSavedError, match="Another scorekeeper"):
        seen.record(Bid(1, ANN, 1))
    with pytest.raises(NotSavedError, match="Another scorekeeper"):
        begun(looker)
    with pytest.raises(TakenError):
        looker.delete(written.log.setup.id)

    assert seen.log == written.log
    assert looker.game_ids() == writer.game_ids() == (written.log.setup.id,)


def test_once_the_other_has_ended_it_is_written_upon_what_stands_there(writer, looker):
    written = begun(writer)
    seen, heard = looker.open(written.log.setup.id), heard_from(looker)
    written.record(Bid(1, ANN, 1))  # and nobody looked since

    refused = looker.try_again()
    looker.access.free = True
    let_in = looker.try_again()
    seen.undo()

    assert (refused, let_in) == (False, True)
    assert heard == ["changed", "changed"]
    assert seen.log.setup == written.log.setup
    assert seen.log.undone[-1].entry == Bid(1, ANN, 1)


def test_a_game_that_the_other_deleted_stays_deleted(writer, looker):
    written = begun(writer)
    game = written.log.setup.id
    seen = looker.open(game)
    looker.look_again()
    writer.delete(game)
    looker.access.free = True

    looker.try_again()

    with pytest.raises(NotSavedError, match="was deleted"):
        seen.record(Bid(1, ANN, 1))
    with pytest.raises(NoSuchGameError):
        looker.open(game)


def test_a_game_that_the_other_brought_back_is_here_again(writer, looker):
    written = begun(writer)
    game = written.log.setup.id
    seen = looker.open(game)
    writer.delete(game)
    looker.look_again()
    with pytest.raises(NoSuchGameError):
        looker.open(game)
    writer.restore(game)
    written.record(Bid(1, ANN, 1))

    looker.look_again()

    assert looker.open(game) is seen
    assert seen.log == written.log


def test_what_could_not_be_looked_at_once_is_news_the_next_time(writer, looker, store, monkeypatch):
    written = begun(writer)
    seen = looker.open(written.log.setup.id)
    written.record(Bid(1, ANN, 1))
    with monkeypatch.context() as patch:
        patch.setattr(store, "stamp", failing)
        with pytest.raises(StoreError):
            looker.look_again()

    looker.look_again()

    assert seen.log == written.log


def failing(*_):
    raise StoreError("{file} cannot be read.", file="games")


def test_a_game_that_can_no_longer_be_read_is_shown_as_it_was(writer, looker, store, caplog):
    written = begun(writer)
    game = written.log.setup.id
    seen = looker.open(game)
    store.games[game] = "{"

    with caplog.at_level(logging.WARNING):
        looker.look_again()

    assert seen.log == written.log
    assert "cannot be read again" in caplog.text


def test_games_that_cannot_be_listed_are_said_so(looker, store, monkeypatch):
    monkeypatch.setattr(store, "folder_stamp", failing)

    with pytest.raises(StoreError):
        looker.look_again()
