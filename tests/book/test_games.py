"""Games as they are kept: what is damaged, gone or another one while somebody has it open."""

import json
import os
import shutil
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of, log_of, logs
from hypothesis import given
from strategies import ANN, BEN, CY, game_of, setup_of

from scorekeeper.book.errors import NotSavedError, StoreError
from scorekeeper.book.games import KeptGames
from scorekeeper.book.log import log_to_json
from scorekeeper.rules import CLASSIC, Bid
from scorekeeper.storage.files import FileStore


@pytest.fixture
def store(tmp_path):
    return FileStore(tmp_path / "data")


@pytest.fixture
def scorer(store):
    scorer = library_of(store).start(setup_of().players, CY, CLASSIC)
    scorer.record(Bid(1, ANN, 1))
    return scorer


def file_of(store, scorer):
    return store.folder / "games" / f"{scorer.log.setup.id}.json"


def test_a_game_whose_file_is_damaged_while_it_is_played_goes_on_whole(store, scorer):
    file_of(store, scorer).write_bytes(b"{")

    scorer.record(Bid(1, BEN, 0))

    assert library_of(store).open(scorer.log.setup.id).log == scorer.log
    assert scorer.game.hand.bids == {ANN: 1, BEN: 0}
    assert [path.read_bytes() for path in (store.folder / "aside").iterdir()] == [b"{"]


def test_a_game_whose_file_is_gone_while_it_is_played_goes_on_whole(store, scorer):
    file_of(store, scorer).unlink()

    scorer.record(Bid(1, BEN, 0))

    assert library_of(store).open(scorer.log.setup.id).log == scorer.log


# -- another file in its place ---------------------------------------------------------------


def aside(store):
    """Return what is in the files that were set aside."""
    folder = store.folder / "aside"
    return [path.read_text() for path in folder.iterdir()] if folder.exists() else []


def swapped(store, scorer, change):
    """Have somebody put another file in the place of the game's; return what is in it."""
    path = file_of(store, scorer)
    found = json.loads(path.read_text())
    change(found["game"]["1"]["record"])
    beside = path.with_suffix(".theirs")
    beside.write_text(json.dumps(found))
    beside.replace(path)
    return path.read_text()


def another_bid(record):
    record["log"][0]["entry"]["bid"] = 0


def another_name(record):
    record["setup"]["players"][0]["name"] = "Annabel"


def what_is_no_game(record):
    record["log"][0]["entry"]["bid"] = 77


@pytest.mark.parametrize("change", [another_bid, another_name, what_is_no_game])
@pytest.mark.parametrize("opened_anew", [False, True])
def test_what_somebody_put_in_its_place_is_set_aside(store, scorer, caplog, change, opened_anew):
    if opened_anew:
        scorer = library_of(store).open(scorer.log.setup.id)
    theirs = swapped(store, scorer, change)

    scorer.record(Bid(1, BEN, 0))
    scorer.record(Bid(1, CY, 0))

    assert aside(store) == [theirs]
    assert library_of(store).open(scorer.log.setup.id).log == scorer.log
    assert len(scorer.log.written) == 3
    assert caplog.text.count("was changed from outside") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and links")
@pytest.mark.parametrize(
    "odd",
    [
        lambda path: path.mkdir(),
        lambda path: path.symlink_to(path.name),
        getattr(os, "mkfifo", None),
    ],
    ids=["folder", "loop", "pipe"],
)
def test_what_is_no_file_at_all_makes_way(store, scorer, odd):
    path = file_of(store, scorer)
    path.unlink()
    odd(path)

    scorer.record(Bid(1, BEN, 0))

    assert library_of(store).open(scorer.log.setup.id).log == scorer.log
    assert len(list((store.folder / "aside").iterdir())) == 1


def test_an_earlier_state_in_its_place_holds_nothing_to_set_aside(store, scorer):
    path = file_of(store, scorer)
    shutil.copy(path, store.folder / "copy")
    scorer.record(Bid(1, BEN, 0))
    (store.folder / "copy").replace(path)

    scorer.record(Bid(1, CY, 0))

    assert aside(store) == []
    assert library_of(store).open(scorer.log.setup.id).log == scorer.log


@given(logs())
def test_the_same_game_under_another_stamp_is_nothing_to_set_aside(log):
    store = MemoryStore()
    kept = KeptGames(store)
    kept.save(log)
    store.write_game(log.setup.id, log_to_json(log))  # and so its stamp is another one

    kept.save(log.undoing("2026-07-13 20:15:00"))

    assert store.aside == {}


def test_what_a_newer_scorekeeper_put_in_its_place_stays(store, scorer):
    theirs = swapped(store, scorer, lambda record: record.update(version=7))

    with pytest.raises(NotSavedError, match="newer scorekeeper"):
        scorer.record(Bid(1, BEN, 0))

    assert file_of(store, scorer).read_text() == theirs
    assert aside(store) == []


def test_a_list_that_is_looked_at_makes_nobody_forget_what_was_open(store, scorer):
    library = library_of(store)
    opened = library.open(scorer.log.setup.id)
    theirs = swapped(store, scorer, another_bid)
    list(library.catalogue.check())

    opened.record(Bid(1, BEN, 0))

    assert aside(store) == [theirs]


def test_an_entry_costs_two_looks_at_the_file_and_no_more():
    class Looked(MemoryStore):
        looks = 0

        def stamp(self, game_id):
            self.looks += 1
            return super().stamp(game_id)

    store = Looked()
    kept, log = KeptGames(store), log_of(game_of(2))
    kept.save(log)
    store.looks = store.reads = 0

    kept.save(log.added(Bid(1, ANN, 1), "2026-07-12 20:16:00"))

    assert (store.looks, store.reads) == (2, 0)


def test_a_stamp_that_cannot_be_had_keeps_nothing_from_being_saved():
    class Unlooked(MemoryStore):
        def stamp(self, game_id):
            raise StoreError("{file} cannot be read.", file=game_id)

    store, log = Unlooked(), log_of(game_of(2))
    kept = KeptGames(store)
    kept.save(log)

    kept.save(replace(log, changed="2026-07-12 20:16:00"))

    assert kept.open(log.setup.id)[0].changed == "2026-07-12 20:16:00"


def test_a_whole_log_that_is_saved_where_a_damaged_file_stands_sets_that_aside(store, scorer):
    file_of(store, scorer).write_bytes(b"{")

    KeptGames(store).save(scorer.log)

    assert library_of(store).open(scorer.log.setup.id).log == scorer.log
    assert [path.read_bytes() for path in (store.folder / "aside").iterdir()] == [b"{"]
