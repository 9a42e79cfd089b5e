"""Settings: what is chosen comes back, and what an older record lacks has its usual value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book.settings import (
    TEXT_SIZES,
    PadSide,
    Settings,
    Theme,
    settings_from_json,
    settings_to_json,
)
from scorekeeper.rules import RecordError
from scorekeeper.rules.reading import Reader

CHOSEN = st.builds(
    Settings,
    theme=st.sampled_from(Theme),
    language=st.sampled_from([None, "de", "pt-BR"]),
    keep_awake=st.booleans(),
    haptics=st.booleans(),
    sound=st.booleans(),
    text_size=st.sampled_from(TEXT_SIZES),
    pad_side=st.sampled_from(PadSide),
)


def read(record):
    return settings_from_json(Reader(record, "settings"))


@given(CHOSEN)
def test_what_is_chosen_comes_back(settings):
    assert read(settings_to_json(settings)) == settings


@given(CHOSEN, st.sets(st.sampled_from(sorted(settings_to_json(Settings())))))
def test_what_a_record_lacks_has_its_usual_value(settings, lacking):
    record = {key: value for key, value in settings_to_json(settings).items() if key not in lacking}

    found = settings_to_json(read(record))

    assert found == {**settings_to_json(Settings()), **record}


def test_nothing_sounds_unless_somebody_wants_it():
    assert not Settings().sound


def test_the_usual_size_is_one_to_choose():
    assert Settings().text_size in TEXT_SIZES


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text_size", 49),
        ("text_size", 301),
        ("text_size", 1.5),
        ("pad_side", "middle"),
        ("sound", "yes"),
        ("theme", "pink"),
        ("language", "../de"),
        ("colour", "red"),
    ],
)
def test_what_nobody_could_have_chosen_is_refused_with_its_place(field, value):
    with pytest.raises(RecordError, match=rf"settings\.?{field}|{field}"):
        read({field: value})
