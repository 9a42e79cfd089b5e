"""What is offered for a game that cannot be read, and that nothing is lost by taking it."""

import json
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of, logs
from hypothesis import given
from strategies import ANN, BEN, CY, setup_of

from scorekeeper.book.errors import BookError, DamagedError, NoSuchGameError, NotWrittenError
from scorekeeper.book.log import log_from_json, log_to_json
from scorekeeper.book.rescue import Rescue
from scorekeeper.book.settings import Settings
from scorekeeper.book.shared import shared_from_json
from scorekeeper.book.store import Earlier
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import CLASSIC, Bid, GameId, RecordError


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def game_id(store):
    """Return a game of which three bids were written down, and then the file was damaged."""
    scorer = library_of(store).start(setup_of().players, CY, CLASSIC)
    for number, player in enumerate((ANN, BEN, CY)):
        scorer.record(Bid(1, player, 1 if number == 0 else 0))
    store.games[scorer.log.setup.id] = "{"
    return scorer.log.setup.id


def newer(store, game_id):
    copied = json.loads(store.copies[game_id][0][1])
    store.games[game_id] = json.dumps({**copied, "version": 99})


def test_the_last_good_copy_is_offered(store, game_id):
    (copy,) = Rescue(store).copies(game_id)

    assert copy.game.hand.bids == {ANN: 1, BEN: 0}
    assert copy.log.game() == copy.game
    assert copy.behind == 0


def test_copies_come_newest_first_and_say_how_far_they_are_behind(store, game_id):
    kept = store.copies[game_id]
    log = log_from_json(json.loads(kept[0][1]))
    older = log.undoing("2026-07-12 20:15:01")
    kept += [(Earlier("b", "2026-07-12 20:00:00"), json.dumps(log_to_json(older)))]
    kept += [(Earlier("a", "2026-07-12 19:00:00"), kept[0][1])]  # the same as the newest

    copies = Rescue(store).copies(game_id)

    assert [(copy.name, copy.behind) for copy in copies] == [("last", 0), ("b", 1)]
    assert copies[1].at == "2026-07-12 20:00:00"


@pytest.mark.parametrize("text", ["", "[]", '{"format": "oh-hell-game", "version": 1}'])
def test_a_copy_that_is_damaged_too_is_not_offered(store, game_id, text):
    kept = store.copies[game_id]
    kept.insert(0, (Earlier("bad", "2026-07-12 20:16:00"), text))

    assert [copy.name for copy in Rescue(store).copies(game_id)] == ["last"]


def test_a_copy_of_another_game_is_not_offered(store, game_id):
    other = library_of(store, "2026-07-13 20:15:00").start(setup_of().players, CY, CLASSIC)
    text = json.dumps(log_to_json(other.log))
    store.copies[game_id] = [(Earlier("other", "2026-07-12 20:16:00"), text)]

    assert Rescue(store).copies(game_id) == ()


def test_looking_at_copies_moves_nothing(store, game_id):
    before = dict(store.games), dict(store.aside)

    Rescue(store).problem(game_id)
    Rescue(store).copies(game_id)

    assert (store.games, store.aside) == before


def test_taking_a_copy_sets_the_damaged_file_aside(store, game_id):
    told = []
    rescue = Rescue(store, told.append)
    (copy,) = rescue.copies(game_id)

    name = rescue.take(game_id, copy)

    assert store.aside == {name: "{"}
    assert library_of(store).open(game_id).log == copy.log
    assert rescue.problem(game_id) is None
    assert told == [game_id]


def test_a_game_that_somebody_has_open_goes_on_with_all_that_was_written_down(store):
    library = library_of(store)
    scorer = library.start(setup_of().players, CY, CLASSIC)
    scorer.record(Bid(1, ANN, 1))
    store.games[scorer.log.setup.id] = "{"

    name = Rescue(store).go_on(scorer.log)

    assert store.aside == {name: "{"}
    assert library_of(store).open(scorer.log.setup.id).log == scorer.log


def test_a_game_can_be_set_aside_without_another_in_its_place(store, game_id):
    told = []
    rescue = Rescue(store, told.append)

    name = rescue.set_aside(game_id)

    assert store.aside == {name: "{"}
    assert told == [game_id]
    with pytest.raises(NoSuchGameError):
        rescue.problem(game_id)


def test_a_game_that_can_be_read_is_left_alone(store, game_id):
    rescue = Rescue(store)
    (copy,) = rescue.copies(game_id)
    rescue.take(game_id, copy)  # as on another page, a moment ago

    for again in (lambda: rescue.take(game_id, copy), lambda: rescue.set_aside(game_id)):
        with pytest.raises(BookError, match="nothing to rescue"):
            again()

    assert len(store.aside) == 1


def test_a_game_of_a_newer_scorekeeper_is_not_replaced_lightly(store, game_id):
    newer(store, game_id)
    written = store.games[game_id]
    rescue = Rescue(store)
    (copy,) = rescue.copies(game_id)

    assert is_newer(rescue.problem(game_id))
    for light in (lambda: rescue.take(game_id, copy), lambda: rescue.set_aside(game_id)):
        with pytest.raises(BookError, match="by a newer scorekeeper"):
            light()
    assert store.games[game_id] == written

    name = rescue.take(game_id, copy, even_newer=True)

    assert store.aside[name] == written


def test_a_damaged_game_is_not_newer(store, game_id):
    problem = Rescue(store).problem(game_id)

    assert isinstance(problem, DamagedError)
    assert not is_newer(problem)
    assert not is_newer(RecordError("game.version", "this field is missing."))


def test_a_disk_that_refuses_leaves_the_damaged_file(store, game_id):
    rescue = Rescue(store)
    (copy,) = rescue.copies(game_id)
    store.broken = True

    with pytest.raises(NotWrittenError):
        rescue.take(game_id, copy)

    assert (store.games[game_id], store.aside) == ("{", {})


def test_a_game_that_is_not_there_cannot_be_rescued(store):
    with pytest.raises(NoSuchGameError):
        Rescue(store).problem(GameId("none"))
    assert Rescue(store).copies(GameId("none")) == ()


def test_what_all_games_share_is_rescued_as_well(store):
    library = library_of(store)
    library.change_settings(Settings(language="de"))
    library.change_settings(Settings(language="fr"))
    store.shared = '{"format": 1}'
    told = []
    rescue = Rescue(store, told.append)
    copy = rescue.shared_copies()[0]

    name = rescue.take_shared(copy)

    assert store.aside == {name: '{"format": 1}'}
    assert copy.shared.settings == Settings(language="de")
    assert shared_from_json(store.read_shared()) == copy.shared
    assert rescue.shared_problem() is None
    assert told == [None]
    with pytest.raises(BookError, match="nothing to rescue"):
        rescue.take_shared(copy)


def test_what_all_games_share_can_begin_anew(store):
    store.shared = '{"format": "oh-hell-shared", "version": 99}'
    rescue = Rescue(store)

    with pytest.raises(BookError, match="by a newer scorekeeper"):
        rescue.set_shared_aside()
    name = rescue.set_shared_aside(even_newer=True)

    assert store.aside == {name: '{"format": "oh-hell-shared", "version": 99}'}
    assert rescue.shared_problem() is None


@given(logs())
def test_what_is_taken_is_what_was_kept(log):
    store = MemoryStore()
    for one in (log, replace(log, undone=())):
        store.write_game(log.setup.id, log_to_json(one))
    store.games[log.setup.id] = "null"
    rescue = Rescue(store)

    rescue.take(log.setup.id, rescue.copies(log.setup.id)[0])

    assert library_of(store).open(log.setup.id).log == log
