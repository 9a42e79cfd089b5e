"""Tallies: by hand for one evening, and the same from every index, whatever is asked of it."""

from dataclasses import replace
from datetime import date

import pytest
from book.keeping import MemoryStore, eventful, library_of, log_of
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import ANN, BEN, CY, DOT, dice, game_of, play, setup_of

from scorekeeper.book.errors import BookError
from scorekeeper.book.figures import Figure, figures
from scorekeeper.book.index import Index, Known, MemoryIndex, Row, State
from scorekeeper.book.log import log_to_json
from scorekeeper.book.sought import EVERYTHING, UNREADABLE, Sought, Term
from scorekeeper.book.summary import summary
from scorekeeper.book.tallies import Sums, tallies
from scorekeeper.rules import Game, GameId, Join, Leave, PlayerId, Void
from scorekeeper.storage.index import FileIndex

RULES = ("Oh Hell", "Nomination")


@pytest.fixture(params=["memory", "file"])
def index(request, tmp_path):
    kept = MemoryIndex() if request.param == "memory" else FileIndex(tmp_path)
    yield kept
    kept.close()


def row_of(game: Game, name: str, started: str, rules: str = RULES[0]) -> Row:
    """Return the row of a game under another name, begun at another time."""
    said = replace(summary(game), id=GameId(name), started=started, rules=rules)
    return Row(said.id, f"stamp-{name}", started, said, tallies(game))


def late_and_gone() -> Game:
    """Dot comes for the second hand, Ben leaves after it, and the third is void."""
    game = play(game_of(1, 2, 1), [1, 0, 0], [1, 0, 0])  # Cy deals
    game = play(game.after(Join(2, DOT, "Dot", CY)), [0, 0, 2, 0], [0, 1, 1, 0])  # Dot deals
    return game.after(Leave(3, BEN)).after(Void(3))


def tied_for_first() -> Game:
    """Ann misses; Ben and Cy make their 0 and share the first place."""
    return play(game_of(1), [0, 0, 0], [1, 0, 0])


def unfinished() -> Game:
    """One hand of two in which nobody makes what they bid, and half of another."""
    return play(game_of(1, 1), [0, 1, 1], [1, 0, 0])


@pytest.fixture
def evenings(index: Index) -> Index:
    """Three evenings, and a game that cannot be read."""
    rows = [
        row_of(late_and_gone(), "one", "2024-05-04 20:00:00"),
        row_of(tied_for_first(), "two", "2025-05-04 20:00:00", RULES[1]),
        row_of(unfinished(), "three", "2026-05-04 20:00:00"),
    ]
    index.put([*rows, Row(GameId("four"), "4")], (), State())
    return index


def test_a_person_has_the_figures_of_all_their_games(evenings):
    games = evenings.played({CY}, EVERYTHING)

    found = figures(games)

    assert [game.id for game in games] == ["one", "two", "three"]
    assert found.games == 2
    assert found.wins == Figure(1, 2, 5)
    assert found.rank == Figure(2 + 1, 2, 5)
    assert found.table == Figure(4 + 3, 2, 5)
    assert found.made == Figure(2, 4, 20)
    assert found.sizes == ((1, Figure(2, 3, 10)), (2, Figure(0, 1, 10)))
    assert found.zeros == Figure(2, 2, 10)
    assert (found.over.amount, found.under.amount) == (0, 2)
    assert found.longest == Figure(1, 4, 20)
    assert found.dealing == Figure(2, 3, 10)
    assert found.not_dealing == Figure(0, 1, 10)
    assert [(one.person, one.ahead, one.behind, one.level) for one in found.against] == [
        (ANN, 1, 1, 0),
        (BEN, 0, 0, 2),
        (DOT, 0, 0, 1),
    ]


def test_everybody_has_the_sums_of_theirs(evenings):
    assert evenings.sums(EVERYTHING) == {
        ANN: Sums(games=2, wins=1, ranks=1 + 3, bids=4, made=2),
        BEN: Sums(games=2, wins=1, ranks=2 + 1, bids=4, made=2),
        CY: Sums(games=2, wins=1, ranks=2 + 1, bids=4, made=2),
        DOT: Sums(games=1, wins=0, ranks=2, bids=1, made=1),
    }
    assert evenings.sums(UNREADABLE) == {}


def test_two_ids_of_one_person_are_asked_for_together(evenings):
    games = evenings.played({DOT, CY}, Sought(until=date(2024, 12, 31)))

    assert [[seat.player for seat in game.own] for game in games] == [[CY, DOT]]
    assert games[0].ranks == {ANN: 1, BEN: 2}
    assert games[0].players == 4


def test_it_is_known_by_which_rules_and_in_which_years_was_played(index, evenings):
    assert evenings.known() == Known(("Oh Hell", "Nomination"), (2024, 2026))

    index.clear()
    assert index.known() == Known((), None)


def test_who_was_in_no_hand_that_counts_did_not_play(index):
    game = play(game_of(1), [0, 0, 0], [1, 0, 0]).after(Void(1))
    index.put([row_of(game, "one", "2024-05-04 20:00:00")], (), State())

    assert index.played({ANN}, EVERYTHING) == ()
    assert index.sums(EVERYTHING) == {}
    assert index.count(Sought(people=(frozenset({ANN}),))) == 1


people = st.frozensets(st.sampled_from([ANN, BEN, CY, DOT, PlayerId("x")]), min_size=1, max_size=2)
days = st.none() | st.sampled_from([date(2024, 5, 4), date(2025, 1, 1), date(2026, 5, 4)])
sought = st.just(UNREADABLE) | st.builds(
    Sought,
    terms=st.sampled_from([(), (Term(("dot",)),)]),
    people=st.lists(people, max_size=2).map(tuple),
    rules=st.none() | st.sampled_from(RULES),
    since=days,
    until=days,
)


@settings(max_examples=60, deadline=None)
@given(
    asked=st.lists(sought, min_size=1, max_size=4),
    who=people,
    seeds=st.lists(st.integers(0, 2**16), min_size=1, max_size=4),
)
def test_the_index_in_a_file_says_what_the_one_in_memory_says(tmp_path_factory, asked, who, seeds):
    rows = [Row(GameId("unreadable"), "1")]
    for number, seed in enumerate(seeds):
        chance = dice(seed)
        game = eventful(Game.start(setup_of(3)), chance, chance.choice([0, 2, 4, 99]))
        started = f"{chance.choice([2024, 2025, 2026])}-05-04 20:00:00"
        rows.append(row_of(game, f"g{number}", started, chance.choice(RULES)))
    memory, file = MemoryIndex(), FileIndex(tmp_path_factory.mktemp("index"))
    for kept in (memory, file):
        kept.put(rows, (), State())

    for one in asked:
        assert file.played(who, one) == memory.played(who, one)
        assert file.sums(one) == memory.sums(one)
        assert file.rows(one) == memory.rows(one)
        assert file.count(one) == memory.count(one)
    assert file.known() == memory.known()
    assert [file.row(one.id) for one in rows] == [memory.row(one.id) for one in rows]
    file.close()


def test_a_tally_that_is_not_so_is_found_and_mended():
    store, index = MemoryStore(), MemoryIndex()
    store.write_game(GameId("g1"), log_to_json(log_of(tied_for_first())))
    catalogue = library_of(store, index=index).catalogue
    catalogue.catch_up()
    right = index.row(GameId("g1"))
    wrong = replace(right, tallies=(replace(right.tallies[0], over=0), *right.tallies[1:]))
    index.put([wrong], (), index.state())

    [(_, problem)] = catalogue.check()

    assert isinstance(problem, BookError)
    assert index.row(GameId("g1")) == right
    assert [problem for _, problem in catalogue.check()] == [None]
