"""Every index: in memory, and in a file that may be damaged, foreign or not to be written."""

import sqlite3

import pytest
from book.keeping import base_games
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import ANN

from scorekeeper.book.index import IndexLostError, MemoryIndex, Row, State
from scorekeeper.book.sought import EVERYTHING, UNREADABLE, Sought, Term
from scorekeeper.book.summary import Summary, summary
from scorekeeper.rules import GameId, Player, PlayerId
from scorekeeper.rules.evening import DayParts
from scorekeeper.storage.index import FILE, FileIndex
from scorekeeper.storage.lock import FolderAccess

ONE, TWO, THREE = (GameId(f"20260{n}12-201500-a3f9") for n in (1, 2, 3))
IN_LINE = State("7-4096-1", (ONE,))


def game(game_id=ONE, names=("Ann", "Bén"), rules="Oh Hell", started="2026-07-12 20:15:00"):
    players = tuple(Player(PlayerId(name.lower()), name) for name in names)
    return Summary(
        game_id, started, players, rules, 1, 7, is_over=False, totals=(10.5, 0), ranks=(1, 2)
    )


def row(game_id=ONE, **said):
    return Row(game_id, f"stamp-{game_id}", "2026-07-12 21:00:00", game(game_id, **said))


def word(text):
    return Sought((Term((text,)),))


def day(**parts):
    return Sought((Term((), (DayParts(**parts),)),))


@pytest.fixture(params=["memory", "file", "copy"])
def index(request, tmp_path):
    if request.param == "memory":
        yield MemoryIndex()
        return
    index = FileIndex(tmp_path, may_write=lambda: request.param == "file")
    yield index
    index.close()


def test_a_new_index_is_empty(index):
    assert index.state() == State()
    assert index.stamps() == {}
    assert index.row(ONE) is None
    assert index.rows(EVERYTHING) == ()


def test_what_is_put_in_is_found_newest_first(index):
    rows = [row(ONE), Row(TWO, "2"), row(THREE)]
    index.put(rows, (), IN_LINE)

    assert index.rows(EVERYTHING) == tuple(reversed(rows))
    assert index.rows(EVERYTHING, limit=1) == (rows[2],)
    assert index.rows(EVERYTHING, older_than=THREE) == (rows[1], rows[0])
    assert index.row(TWO) == rows[1]
    assert index.stamps() == {one.id: one.stamp for one in rows}
    assert index.state() == IN_LINE
    assert index.count(EVERYTHING) == 3


def test_what_is_put_in_again_is_replaced_and_what_is_gone_is_gone(index):
    index.put([row(ONE), row(TWO)], (), IN_LINE)
    index.put([row(ONE, names=("Cy", "Dot"))], [TWO, THREE], State())

    assert index.rows(EVERYTHING) == (row(ONE, names=("Cy", "Dot")),)
    assert index.rows(Sought(people=(frozenset({ANN}),))) == ()
    assert index.state() == State()


def test_what_is_cleared_is_empty_and_can_be_filled_again(index):
    index.put([row()], (), IN_LINE)
    index.clear()
    assert (index.rows(EVERYTHING), index.state()) == ((), State())

    index.put([row()], (), IN_LINE)
    assert index.rows(EVERYTHING) == (row(),)


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        (word("ben"), True),
        (word("hell"), True),
        (word("%"), False),
        (Sought((Term(("x", "ann")), Term(("oh",)))), True),
        (Sought((Term(("ann",)), Term(("x",)))), False),
        (day(month=7), True),
        (day(year=2026, month=7, day=12, weekday=7), True),
        (day(weekday=1), False),
        (day(day=13), False),
        (Sought((Term(("x",), (DayParts(day=3), DayParts(year=2026))),)), True),
        (Sought(people=(frozenset({ANN}),)), True),
        (Sought(people=(frozenset({PlayerId("x")}),)), False),
    ],
)
def test_games_are_found_by_words_days_and_players(index, sought, found):
    index.put([row(started="2026-07-13 00:40:00"), Row(TWO, "2")], (), IN_LINE)

    assert bool(index.rows(sought)) is found
    assert index.count(sought) == int(found)
    assert sought.suits(game(started="2026-07-13 00:40:00")) is found


def test_those_that_cannot_be_read_are_found_by_themselves(index):
    index.put([row(), Row(TWO, "2")], (), IN_LINE)

    assert index.rows(UNREADABLE) == (Row(TWO, "2"),)
    assert index.count(UNREADABLE) == 1


def test_games_are_counted_that_began_after_some_time(index):
    early = row(TWO, started="2026-07-12 20:00:00")
    index.put([row(), early, Row(THREE, "3")], (), IN_LINE)

    assert index.count(EVERYTHING, "2026-07-12 20:00:00") == 1
    assert index.count(word("ann"), "2026-07-11 00:00:00") == 2


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(played=base_games, odd=st.text(max_size=5))
def test_whatever_a_summary_says_is_said_again(index, played, odd):
    said = summary(played)
    said = Summary(ONE, "2024-05-04 20:15:00", said.players, odd + "\ud800", *_rest(said))
    index.put([Row(ONE, "1", "", said)], (), State())

    assert index.row(ONE).summary == said
    assert index.count(Sought(people=(frozenset({said.players[0].id}),))) == 1


def _rest(said):
    return said.hands_played, said.hands_planned, said.is_over, said.totals, said.ranks


# -- in a file ---------------------------------------------------------------------------


@pytest.fixture
def filled(tmp_path):
    """Return a folder with an index of one game."""
    index = FileIndex(tmp_path)
    index.put([row()], (), IN_LINE)
    index.close()
    return tmp_path


def test_an_index_is_there_the_next_time(filled):
    index = FileIndex(filled)

    assert (index.rows(EVERYTHING), index.state()) == ((row(),), IN_LINE)
    index.close()


def test_who_may_not_write_looks_at_a_copy_and_leaves_no_trace(filled):
    before = {path: path.read_bytes() for path in filled.iterdir()}
    index = FileIndex(filled, may_write=lambda: False)

    assert index.rows(EVERYTHING) == (row(),)
    index.put([row(TWO)], [ONE], State())

    assert index.rows(EVERYTHING) == (row(TWO),)
    assert {path: path.read_bytes() for path in filled.iterdir()} == before
    index.close()


def test_asking_for_the_right_to_write_does_not_take_it(tmp_path):
    access = FolderAccess(tmp_path, lambda: "2026-07-12 20:15:00")
    index = FileIndex(tmp_path, may_write=access.has_entered)
    index.put([row()], (), IN_LINE)
    assert list(tmp_path.iterdir()) == []

    access.enter()
    index.put([row(TWO)], (), IN_LINE)

    assert (tmp_path / FILE).exists()
    index.close()
    access.leave()


def test_who_may_write_later_writes_then_and_who_may_no_longer_stops(filled):
    allowed = []
    index = FileIndex(filled, may_write=lambda: bool(allowed))
    index.put([row(TWO)], (), State())
    allowed.append(True)
    index.put([row(THREE)], (), IN_LINE)
    allowed.clear()
    index.put((), [ONE, TWO, THREE], State())

    other = FileIndex(filled)
    assert [one.id for one in other.rows(EVERYTHING)] == [THREE, TWO, ONE]
    assert index.rows(EVERYTHING) == ()
    other.close()


def test_nothing_is_made_where_there_is_no_folder_yet(tmp_path):
    folder = tmp_path / "data"
    index = FileIndex(folder)
    index.put([row()], (), IN_LINE)
    assert not folder.exists()

    folder.mkdir()
    index.put([row(TWO)], (), IN_LINE)

    assert (folder / FILE).exists()
    assert index.count(EVERYTHING) == 2
    index.close()


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_index_is_thrown_away(filled, content):
    (filled / FILE).write_bytes(content)
    index = FileIndex(filled)

    try:
        found = index.rows(EVERYTHING)
    except IndexLostError:
        found = index.rows(EVERYTHING)
    index.put([row(TWO)], (), IN_LINE)
    index.close()

    assert found == ()
    again = FileIndex(filled)
    assert again.rows(EVERYTHING) == (row(TWO),)
    again.close()


def test_an_index_of_another_version_is_thrown_away(filled):
    _change(filled, "PRAGMA user_version = 7")
    copy, index = FileIndex(filled, may_write=lambda: False), FileIndex(filled)

    assert copy.rows(EVERYTHING) == index.rows(EVERYTHING) == ()
    index.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET summary = '['",
        "UPDATE games SET summary = '[1]'",
        "DROP TABLE games",
        "UPDATE state SET recent = 'x'",
        "DELETE FROM state",
    ],
)
def test_damage_found_while_reading_throws_the_index_away(filled, damage):
    _change(filled, damage)
    index = FileIndex(filled)

    with pytest.raises(IndexLostError, match="is damaged"):
        index.state(), index.rows(EVERYTHING)

    assert (index.rows(EVERYTHING), index.state()) == ((), State())
    assert not (filled / FILE).exists()


def test_a_file_that_refuses_even_to_be_read_is_lost(filled):
    index, copy = FileIndex(filled), FileIndex(filled, may_write=lambda: False)
    index.rows(EVERYTHING)
    with _locked(filled, "EXCLUSIVE"):
        assert copy.rows(EVERYTHING) == ()
        with pytest.raises(IndexLostError):
            index.put([row(TWO)], (), IN_LINE)
        index.put([row(TWO)], (), IN_LINE)

    assert index.rows(EVERYTHING) == (row(TWO),)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch):
    """Wait for no lock: nobody here gives one up."""
    monkeypatch.setattr("scorekeeper.storage.index.PATIENCE", 0.01)


def test_a_file_that_refuses_a_write_gives_way_to_one_in_memory(filled):
    index = FileIndex(filled)
    index.rows(EVERYTHING)
    with _locked(filled, "IMMEDIATE"):
        index.put([row(TWO)], (), IN_LINE)
        index.put([row(THREE)], (), IN_LINE)

    assert [one.id for one in index.rows(EVERYTHING)] == [THREE, TWO, ONE]
    index.close()


def test_a_file_that_cannot_be_made_gives_way_to_one_in_memory(tmp_path):
    (tmp_path / FILE).mkdir()
    (tmp_path / FILE / "x").write_bytes(b"")
    index = FileIndex(tmp_path)

    before = index.rows(EVERYTHING)
    index.put([row()], (), IN_LINE)

    assert before == ()
    assert index.rows(EVERYTHING) == (row(),)


def _change(folder, statement):
    db = sqlite3.connect(folder / FILE)
    with db:
        db.execute(statement)
    db.close()


class _locked:  # noqa: N801
    """Another program in the middle of a write."""

    def __init__(self, folder, how):
        self.how, self.db = how, sqlite3.connect(folder / FILE, isolation_level=None)

    def __enter__(self):
        self.db.execute(f"BEGIN {self.how}")

    def __exit__(self, *_):
        self.db.close()
