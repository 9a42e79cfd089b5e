"""A plan changed hand by hand: laws of every change, and what cannot be done."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import bid, game_of, games, play

from scorekeeper.rules.plan import MOST_HANDS, Plan, Shape
from scorekeeper.rules.plan import sizes as checked
from scorekeeper.rules.plan_edit import (
    cut,
    fixed,
    following,
    inserted,
    repeated,
    replan,
    resized,
    skipped,
)

BIGGEST = 13


@st.composite
def places(draw):
    """A plan, and the index of one of its hands."""
    sizes = tuple(draw(st.lists(st.integers(1, BIGGEST), min_size=1, max_size=30)))
    return sizes, draw(st.integers(0, len(sizes) - 1))


@given(places(), st.integers(-20, 20))
def test_a_hand_gets_the_cards_asked_for_or_stays(place, by):
    sizes, index = place

    after = resized(sizes, index, by, BIGGEST)

    if 1 <= sizes[index] + by <= BIGGEST:
        assert after[index] == sizes[index] + by
        assert resized(after, index, -by, BIGGEST) == sizes
    else:
        assert after == sizes


@given(places(), st.integers(1, BIGGEST))
def test_a_hand_put_in_and_left_out_again_leaves_the_plan_as_it_was(place, cards):
    sizes, index = place

    after = inserted(sizes, index, cards)

    assert after[index] == cards
    assert len(after) == len(sizes) + 1
    assert skipped(after, index) == sizes


@given(places())
def test_a_hand_played_twice_stands_there_twice(place):
    sizes, index = place

    after = repeated(sizes, index)

    assert after[index] == after[index + 1] == sizes[index]
    assert skipped(after, index) == skipped(after, index + 1) == sizes


@given(places())
def test_nothing_comes_after_the_hand_a_plan_is_cut_at(place):
    sizes, index = place

    after = cut(sizes, index)

    assert len(after) == index + 1
    assert sizes[: index + 1] == after
    assert cut(after, index) == after


@given(places())
def test_one_more_hand_begins_between_its_neighbours(place):
    sizes, index = place

    cards = following(sizes, index, BIGGEST)

    around = sizes[index : index + 2]
    if len(around) == 2:
        assert min(around) <= cards <= max(around)
    assert 1 <= cards <= BIGGEST


@pytest.mark.parametrize(
    ("sizes", "cards"), [((1, 2), 3), ((3, 2), 1), ((2, 1), 1), ((12, 13), 13), ((7,), 7)]
)
def test_one_more_hand_at_the_end_goes_on_as_the_plan_went(sizes, cards):
    assert following(sizes, len(sizes) - 1, BIGGEST) == cards


@given(places(), st.sampled_from(range(5)), st.integers(-3, 3))
def test_whatever_is_changed_can_still_be_dealt(place, change, by):
    sizes, index = place

    after = (
        resized(sizes, index, by, BIGGEST),
        inserted(sizes, index, following(sizes, index, BIGGEST)),
        repeated(sizes, index),
        skipped(sizes, index),
        cut(sizes, index),
    )[change]

    assert checked(Plan(Shape.HANDS, hands=after), 4, BIGGEST) == after


def test_the_last_hand_left_stays():
    assert skipped((4,), 0) == (4,)


def test_the_longest_game_gets_no_longer():
    longest = (1,) * MOST_HANDS

    assert inserted(longest, 3, 1) == longest
    assert repeated(longest, 3) == longest
    assert len(repeated(longest[1:], 3)) == MOST_HANDS


def test_hands_with_entries_keep_their_size():
    game = game_of(3, 2, 1)
    assert fixed(game) == 0
    assert fixed(bid(game, 1)) == 1

    game = play(game, [3, 1, 0], [3, 0, 0])

    assert fixed(game) == 1
    assert fixed(bid(game, 1)) == 2


@given(games(), places(), st.data())
def test_any_change_of_the_hands_ahead_is_one_entry(game, place, data):
    kept = game.plan[: fixed(game)]
    biggest = game.setup.rules.pack.biggest_hand(len(game.seats))
    ahead = tuple(min(size, biggest) for size in data.draw(st.sampled_from([place[0], ()])))
    sizes = (*kept, *ahead) or (1,)

    after = game.after(replan(game, sizes))

    assert after.plan == sizes
    assert [hand for hand in after.hands if hand.has_entries] == [
        hand for hand in game.hands if hand.has_entries
    ]


def test_a_plan_that_stays_the_same_is_no_entry():
    game = game_of(3, 2, 1)

    assert game.after(replan(game, (3, 2, 1))) is game


def test_only_what_differs_is_written_down():
    game = game_of(3, 2, 1)

    entry = replan(game, (3, 1, 1, 1))

    assert (entry.hand, entry.sizes) == (2, (1, 1, 1))
