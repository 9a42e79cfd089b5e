"""Scorers: whoever has a game open stays in step with what comes from elsewhere."""

import pytest
from book.clocks import Clock, begun, kept_log
from strategies import ANN

from scorekeeper.book.errors import NotSavedError
from scorekeeper.book.games import KeptGames
from scorekeeper.book.scorers import Scorers
from scorekeeper.rules import Bid, GameId

ID = GameId("20260705-201500-aaaa")
AT = "2026-07-06 20:00:00"


@pytest.fixture
def scorers(store):
    return Scorers(KeptGames(store), Clock(), lambda _: None)


def test_a_game_from_elsewhere_is_kept_for_whoever_opens_it_next(scorers):
    scorers.write(kept_log(ID, 1, AT))

    assert scorers.ids() == frozenset()
    assert scorers.open(ID).log == kept_log(ID, 1, AT)


def test_a_game_from_elsewhere_is_shown_to_whoever_has_it_open(scorers):
    scorers.write(kept_log(ID, 0, AT))
    scorer = scorers.open(ID)

    scorers.write(kept_log(ID, 1, AT))

    assert scorer.game.hand.bids == {ANN: 0}
    assert scorers.open(ID) is scorer


@pytest.mark.parametrize("is_open", [True, False])
def test_a_game_from_elsewhere_that_the_disk_refuses_changes_nothing(store, scorers, is_open):
    scorers.write(kept_log(ID, 0, AT))
    held = scorers.open(ID) if is_open else None
    store.broken = True

    with pytest.raises(NotSavedError, match="disk is full"):
        scorers.write(kept_log(ID, 1, AT))

    assert (held or scorers.open(ID)).log == kept_log(ID, 0, AT)


def test_nobody_writes_on_in_a_game_whose_damaged_file_was_set_aside(store, library):
    scorer = library.open(begun(library))
    game_id = scorer.log.setup.id
    store.games[game_id] = "{"

    library.rescue.set_aside(game_id)

    with pytest.raises(NotSavedError, match="was deleted"):
        scorer.record(Bid(1, ANN, 1))
    assert (store.games, list(store.aside.values())) == ({}, ["{"])


def test_every_page_hears_that_people_rules_and_settings_begin_anew(store, library):
    begun(library)
    store.shared = '{"format": "another"}'
    heard = []
    library.subscribe(lambda: heard.append(str(library.shared_problem)))

    library.rescue.set_shared_aside()

    assert heard == ["None"]
    assert library.roster.remembered == ()
