"""How the table's parts share a screen."""

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.ui.parts.fit import BAR, CAPTIONS, GAP, HEADER, PANE, STATUS, fit, spare
from scorekeeper.ui.parts.status import NOTE, note_height
from scorekeeper.ui.theme import TOUCH, Space, Type


def used(size, players, cards, *, bidding):
    """Return how high everything is together, in dp."""
    keys = ceil((cards + 1) / size.columns)
    pad = keys * size.key + keys * GAP if bidding else CAPTIONS
    return HEADER + players * size.row + STATUS + pad + BAR


@pytest.mark.parametrize("bidding", [True, False])
def test_eight_players_and_ten_cards_fit_the_smallest_screen_without_scrolling(bidding):
    size = fit(360, 640, 8, 10, bidding=bidding)

    assert used(size, 8, 10, bidding=bidding) <= 640
    assert size.row >= TOUCH
    assert size.key >= TOUCH
    assert size.columns * TOUCH + (size.columns - 1) * GAP <= 360 - 2 * Space.SNUG


@given(
    st.integers(360, 1920),
    st.integers(640, 1400),
    st.integers(2, 8),
    st.integers(1, 10),
    st.booleans(),
)
def test_whatever_is_smaller_fits_every_larger_screen(width, height, players, cards, bidding):
    size = fit(width, height, players, cards, bidding=bidding)

    assert used(size, players, cards, bidding=bidding) <= height


@given(
    st.tuples(st.integers(200, 1920), st.integers(200, 1400)),
    st.integers(0, 12),
    st.integers(1, 60),
    st.booleans(),
    st.floats(0.5, 4),
)
def test_nothing_is_ever_too_small_to_hit(screen, players, cards, bidding, scale):
    size = fit(*screen, players, cards, bidding=bidding, scale=scale)

    assert size.row >= TOUCH
    assert size.key >= TOUCH
    assert size.columns >= 1


def test_rows_grow_where_there_is_room():
    assert fit(360, 640, 4, 5, bidding=True).row > 80
    assert fit(360, 640, 8, 10, bidding=False).row > 55


def test_large_writing_gets_wider_keys():
    assert fit(360, 640, 4, 10, bidding=True, scale=2).columns < 6
    assert fit(360, 640, 4, 10, bidding=True, scale=2).large


def test_a_wide_screen_has_two_panes():
    assert fit(1280, 800, 4, 5, bidding=True).wide
    assert not fit(800, 1280, 4, 5, bidding=True).wide
    assert PANE < 840


@given(st.integers(2, 8), st.integers(1, 10), st.booleans())
def test_what_is_spare_can_be_taken_without_scrolling(players, cards, bidding):
    height = 640 - spare(360, 640, players, cards, bidding=bidding)

    size = fit(360, height, players, cards, bidding=bidding)

    assert size.row == size.key == TOUCH
    assert used(size, players, cards, bidding=bidding) <= height


def test_a_note_grows_with_its_lines_and_the_writing():
    short, long = "Follow suit.", "Follow suit if you can, and trump if you cannot. " * 9

    assert note_height("", 360) == 0
    assert note_height(short, 360) == NOTE
    assert note_height(long, 360) == note_height(long * 2, 360) > NOTE
    assert note_height(short, 360, 2.0) > NOTE
    assert note_height(long, 1000) <= note_height(long, 360)


@given(st.integers(500, 1400), st.integers(0, 40), st.floats(1, 2.5))
def test_however_many_keys_there_are_two_rows_and_all_else_stay_in_sight(height, cards, scale):
    size = fit(360, height, 8, cards, bidding=True, scale=scale)
    keys = ceil((cards + 1) / size.columns)
    pad = size.pad or keys * (size.key + GAP)
    head = 2 * TOUCH if size.large else HEADER
    status = max(STATUS, 2 * Type.BODY * 1.2 * scale) if size.large else STATUS
    bar = max(BAR, 2 * Type.SMALL * 1.2 * scale) if size.large else BAR

    assert head + status + bar + pad + 2 * TOUCH <= height
    assert pad >= min(keys, 1.5) * TOUCH


def test_a_pad_that_scrolls_cuts_its_last_key_to_show_it():
    size = fit(360, 640, 2, 40, bidding=True, scale=2)

    assert size.pad % (TOUCH + GAP) == TOUCH / 2
    assert fit(360, 640, 4, 10, bidding=True, scale=2).pad is None
    assert fit(360, 640, 4, 40, bidding=False, scale=2).pad is None
