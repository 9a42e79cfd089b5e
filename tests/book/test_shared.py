import pytest
from book.keeping import MemoryStore, ticking
from hypothesis import given
from hypothesis import strategies as st
from strategies import ANN, json_values, setup_of, setups, variations

from scorekeeper.book.errors import StoreError
from scorekeeper.book.settings import Settings, Theme
from scorekeeper.book.shared import Shared, shared_from_json, shared_to_json
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.rules import RecordError, Variation

settings = st.builds(
    Settings,
    theme=st.sampled_from(Theme),
    language=st.none() | st.sampled_from(["de", "pt-BR"]),
    keep_awake=st.booleans(),
    haptics=st.booleans(),
)


@given(settings, st.lists(setups(variations.map(Variation.rules)), max_size=3))
def test_what_games_share_comes_back_from_json_as_it_was(chosen, begun):
    shared = Shared(settings=chosen)
    for setup in begun:
        shared = shared.begun(setup)

    assert shared_from_json(shared_to_json(shared)) == shared


def test_a_new_device_remembers_nobody():
    assert shared_from_json({}) == Shared()


def test_the_last_table_is_remembered_whole():
    setup = setup_of(4, dealer=ANN)

    table = Shared().begun(setup).table

    assert (table.players, table.first_dealer, table.rules) == (setup.players, ANN, setup.rules)


def test_a_game_played_elsewhere_leaves_the_last_table_alone():
    shared = Shared().seated(setup_of())

    assert shared.table is None
    assert len(shared.roster.regulars()) == 3


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "x"}, "shared.format"),
        ({"version": 4}, "shared.version"),
        ({"players": [{"id": "ann"}]}, "shared.players[0].name"),
        ({"table": {"players": [{"id": "ann", "name": 5}]}}, "shared.table.players[0].name"),
        ({"settings": {"theme": "pink"}}, "shared.settings.theme"),
        ({"settings": {"language": "../../x"}}, "shared.settings.language"),
        ({"people": {"names": {"ann": ["today", "Ann"]}}}, "shared.people.names.ann"),
        ({"people": {"names": {"ann": "Ann"}}}, "shared.people.names.ann"),
        ({"people": {"shoes": {}}}, "shared.people.shoes"),
        ({"more": 1}, "shared.more"),
    ],
)
def test_a_record_that_cannot_be_understood_is_refused_with_its_place(change, place):
    with pytest.raises(RecordError) as refused:
        shared_from_json(shared_to_json(Shared()) | change)

    assert refused.value.place == place


@given(json_values)
def test_whatever_is_no_record_is_refused_by_a_sentence(value):
    if value == {}:
        return
    with pytest.raises(RecordError):
        shared_from_json(value)


def test_a_record_that_cannot_be_read_counts_as_new_and_is_not_written_over(caplog):
    store = MemoryStore()
    store.shared = '{"format": "oh-hell-shared", "version": 4}'
    record = SharedRecord(store, ticking())

    assert record.now == Shared()
    assert isinstance(record.problem, RecordError)
    with pytest.raises(RecordError):
        record.change(lambda shared: shared)

    assert store.shared == '{"format": "oh-hell-shared", "version": 4}'
    assert "cannot be read" in caplog.text


def test_a_change_is_kept_or_not_made():
    store = MemoryStore()
    record = SharedRecord(store, ticking())
    record.change(lambda shared: shared.begun(setup_of()))
    store.broken = True

    with pytest.raises(StoreError):
        record.change(lambda _: Shared())

    assert record.problem is None
    assert record.now.table is not None
