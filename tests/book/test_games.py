"""Games as they are kept: what is damaged or gone while somebody has it open."""

import pytest
from book.keeping import library_of
from strategies import ANN, BEN, CY, setup_of

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
