"""The library: its lists, and what is brought into it."""

import gc
from dataclasses import replace

import pytest
from book.keeping import MemoryStore, base_games, library_of, log_of, logs
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, bid, game_of, play, setup_of

from scorekeeper.book.arrivals import arrival
from scorekeeper.book.errors import NoSuchGameError, StoreError
from scorekeeper.book.library import Arrival, Summary, Unreadable
from scorekeeper.book.log import log_to_json
from scorekeeper.rules import CLASSIC, Bid, GameId

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


# -- lists -------------------------------------------------------------------------------


def test_a_summary_says_who_played_and_who_won(library):
    game = play(game_of(1), [1, 0, 1], [1, 0, 0])
    library.import_log(log_of(game))
    gc.collect()

    (found,) = library.catalogue.summaries()

    assert found == Summary(
        id=GameId("g1"),
        started="2024-05-04 20:15:00",
        players=PLAYERS,
        rules="Oh Hell",
        hands_played=1,
        hands_planned=1,
        is_over=True,
        totals=(11, 10, 0),
        ranks=(1, 2, 3),
    )
    assert found.names == ("Ann", "Ben", "Cy")
    assert (found.winners, found.winner_ids) == (("Ann",), (ANN,))


def test_everybody_in_the_first_place_is_a_winner(library):
    library.import_log(log_of(game_of(1)))

    (found,) = library.catalogue.summaries()

    assert found.winners == ("Ann", "Ben", "Cy")
    assert not found.is_over


def test_lists_go_on_where_they_ended_and_read_no_game_twice(store):
    library = library_of(store)
    for _ in range(10):
        begin(library)
    store.reads = 0
    library = library_of(store)

    newest = list(library.catalogue.summaries(limit=3))
    older = list(library.catalogue.summaries(limit=2, older_than=newest[-1].id))

    assert [found.id for found in (*newest, *older)] == list(library.game_ids()[:5])
    assert store.reads == 10


def test_a_summary_follows_the_game(library):
    scorer = begin(library)
    known = game_id(scorer)
    before = library.catalogue.summary(known)
    for player in (ANN, BEN, CY):
        scorer.record(Bid(1, player, 0))
    scorer.record(Bid(1, CY, 1))
    shown = library.catalogue.summary(known)
    del scorer
    gc.collect()

    assert before == shown == library.catalogue.summary(known)  # no hand is over yet


def test_a_summary_is_read_once_while_nothing_changes(store, library):
    known = game_id(begin(library))
    gc.collect()

    first = library.catalogue.summary(known)

    assert library.catalogue.summary(known) is first
    assert store.reads == 1


def test_a_summary_that_was_overtaken_while_it_was_read_is_not_kept(store, library):
    known = game_id(begin(library))
    gc.collect()
    read_game = store.read_game

    def read_slowly(game_id):
        record = read_game(game_id)
        begin(library)  # meanwhile something is saved
        return record

    store.read_game = read_slowly
    first = library.catalogue.summary(known)
    store.read_game = read_game

    assert library.catalogue.summary(known) == first
    assert store.reads == 2


def test_a_game_that_cannot_be_read_is_listed_with_its_reason(store, library):
    begin(library)
    store.games[GameId("g1")] = "{"
    store.games[GameId("g2")] = '{"format": "oh-hell-game", "version": 7}'

    unreadable = [found for found in library.catalogue.summaries() if isinstance(found, Unreadable)]

    assert [(found.id, found.reason) for found in unreadable] == [
        (
            "g2",
            (
                "g2.version: version 7 was written by a newer scorekeeper; "
                "this one reads up to version 2."
            ),
        ),
        ("g1", "g1 is damaged."),
    ]


def test_check_names_every_game_and_what_is_wrong_with_it(store, library):
    known = game_id(begin(library))
    store.games[GameId("g1")] = "{"

    found = [(checked, problem and str(problem)) for checked, problem in library.catalogue.check()]

    assert found == [(GameId("g1"), "g1 is damaged."), (known, None)]


# -- bringing in -------------------------------------------------------------------------


def test_a_game_brought_in_twice_is_there_once(library):
    log = log_of(bid(game_of(2), 1, 0))

    arrivals = [library.weigh(log), library.import_log(log), library.import_log(log)]

    assert arrivals == [Arrival.NEW, Arrival.NEW, Arrival.SAME]
    assert library.game_ids() == ("g1",)


def test_the_newer_of_two_stays(library):
    log = log_of(bid(game_of(2), 1, 0))
    newer = log.added(Bid(1, CY, 1), "2026-07-12 20:15:00")
    library.import_log(log)

    assert library.import_log(newer) is Arrival.REPLACED
    assert library.import_log(log) is Arrival.NEWER_HERE
    assert library.open("g1").log == newer


def test_a_page_that_has_the_game_open_sees_the_newer_one(library):
    heard = []
    log = log_of(bid(game_of(2), 1, 0))
    library.import_log(log)
    scorer = library.open("g1")
    scorer.subscribe(lambda: heard.append(scorer.game.hand.bids))

    library.import_log(log.added(Bid(1, CY, 1), "2026-07-12 20:15:00"))

    assert heard == [{ANN: 1, BEN: 0, CY: 1}]


@given(base_games, st.integers(0, 3), st.integers(0, 3))
def test_bringing_in_two_versions_gives_the_same_in_either_order(game, fewer, undone):
    one = log_of(replace(game, log=game.log[: len(game.log) - fewer]))
    other = log_of(game, undone)
    kept = []
    for order in ([one, other], [other, one]):
        library = library_of()
        for log in order:
            library.import_log(log)
        kept.append(log_to_json(library.open("g1").log))

    assert kept[0] | {"changed": ""} == kept[1] | {"changed": ""}


SETUPS = st.sampled_from(
    [
        lambda setup: replace(setup, rules=replace(setup.rules, name="Another")),
        lambda setup: replace(setup, rules=replace(setup.rules, scoring=(("made", "99"),))),
        lambda setup: replace(
            setup, players=tuple(replace(one, name=f"{one.name}!") for one in setup.players)
        ),
        lambda setup: replace(setup, started="2026-07-12 20:14:00"),
    ]
)
"""What somebody may write into a file by hand."""


@given(logs(), SETUPS)
def test_a_game_that_was_set_up_another_way_is_no_newer_and_changes_no_scores(log, changed_by_hand):
    log = replace(log, changed=log.last_change)
    other = replace(log, setup=changed_by_hand(log.setup))

    assert arrival(log, other) is arrival(other, log) is Arrival.NEWER_HERE
    assert arrival(log, log) is Arrival.SAME


@given(logs(), logs())
def test_of_two_with_other_entries_one_is_newer_whichever_is_here(one, other):
    other = replace(other, setup=one.setup)
    found = {arrival(one, other), arrival(other, one)}

    if (one.written, one.undone, one.last_change) == (
        other.written,
        other.undone,
        other.last_change,
    ):
        assert found == {Arrival.SAME}
    else:
        assert found == {Arrival.REPLACED, Arrival.NEWER_HERE}


def test_a_deleted_game_comes_back_when_it_is_brought_in(library):
    log = log_of(bid(game_of(2), 1, 0))
    library.import_log(log)
    scorer = library.open("g1")
    library.delete(GameId("g1"))

    assert library.import_log(log) is Arrival.NEW

    assert library.open("g1") is scorer
    assert library.deleted_ids() == ()


def test_a_game_that_cannot_be_read_is_not_written_over(store, library):
    store.games[GameId("g1")] = "{"

    with pytest.raises(StoreError, match="damaged"):
        library.import_log(log_of(game_of(1)))

    assert store.games == {"g1": "{"}


def test_a_game_with_a_path_for_an_id_is_refused(store, library):
    log = log_of(game_of(1), game_id="../x")

    with pytest.raises(NoSuchGameError):
        library.import_log(log)

    assert store.games == {}
