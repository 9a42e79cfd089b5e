import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book.errors import NoSuchGameError
from scorekeeper.rules import GameId
from scorekeeper.storage.names import file_name, id_in

ids = st.from_regex(r"[A-Za-z0-9_-]{1,100}", fullmatch=True).filter(str.isascii).map(GameId)
devices = st.sampled_from(["con", "CON", "Con", "nul", "com1", "LPT9", "aux", "prn"]).map(GameId)


@given(ids | devices)
def test_the_id_can_be_read_from_the_name(game_id):
    assert id_in(file_name(game_id)) == game_id


@given(st.data(), ids | devices)
def test_no_two_ids_share_a_file_even_where_capitals_do_not_count(data, one):
    other = data.draw(st.sampled_from([GameId(one.lower()), GameId(one.upper())]) | ids)

    same = file_name(one).casefold() == file_name(other).casefold()

    assert same == (one == other)


@given(ids | devices)
def test_no_name_is_a_devices(game_id):
    assert file_name(game_id).removesuffix(".json").casefold() not in {"con", "nul", "com1", "aux"}
    assert len(file_name(game_id)) <= 210


@pytest.mark.parametrize("game_id", ["../../x", "a/b", "", "a.b", "~a", "a" * 101])
def test_an_id_that_is_no_name_is_refused(game_id):
    with pytest.raises(NoSuchGameError):
        file_name(GameId(game_id))


@pytest.mark.parametrize(
    "name", ["notes.txt", ".json", "a b.json", "A.json", "con.json", "~~a.json", "~.json", "a.JSON"]
)
def test_files_of_others_are_no_games(name):
    assert id_in(name) is None
