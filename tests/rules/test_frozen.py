"""Frozen values behave as the standard library's, method by method."""

import copy
import dataclasses
import pickle
from functools import cached_property

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import Bid, Game, PlayerId, Rules, frozen


def kinds(library):
    """Return classes of every kind the game has, made by ``library``."""

    @library.dataclass(frozen=True, slots=True)
    class Plain:
        """A plain value."""

        one: int
        two: tuple[int, ...] = ()
        three: dict[str, int] = library.field(default_factory=dict)
        four: object = None

    @library.dataclass(frozen=True, slots=True)
    class Hidden:
        """A value with a field that is neither shown nor compared."""

        text: str
        step: object = library.field(repr=False, compare=False)

    @library.dataclass(frozen=True)
    class Base:
        """A value with something worked out."""

        one: int
        two: int = 2

        @cached_property
        def both(self):
            return self.one + self.two

    @library.dataclass(frozen=True)
    class Wider(Base):
        """A value of more fields."""

        log: tuple[int, ...] = ()

        def __post_init__(self):
            if self.one < 0:
                raise ValueError("no")

    return Plain, Hidden, Base, Wider


OURS, THEIRS = kinds(frozen), kinds(dataclasses)
BOTH = list(zip(OURS, THEIRS, strict=True))
numbers = st.integers(0, 3)
by_name = st.dictionaries(st.sampled_from(["one", "two", "four", "x"]), numbers)
makings = st.one_of(
    st.tuples(st.just(0), st.lists(numbers, max_size=5), st.just({})),
    st.tuples(
        st.just(0),
        st.just([]),
        st.dictionaries(st.sampled_from(["one", "two", "four", "x"]), numbers),
    ),
    st.tuples(st.just(1), st.lists(numbers, max_size=3), st.just({})),
    st.tuples(
        st.just(2),
        st.lists(numbers, max_size=1),
        st.dictionaries(st.sampled_from(["one", "two"]), numbers),
    ),
    st.tuples(st.just(3), st.lists(numbers | st.just(-1), max_size=4), st.just({})),
)


def outcome(make, *given_, **named):
    """Return the value as it is shown, or the kind of error."""
    try:
        return repr(make(*given_, **named)).replace("kinds.<locals>.", "")
    except (TypeError, ValueError) as wrong:
        return type(wrong)


@given(makings)
def test_values_are_made_and_shown_alike(making):
    kind, given_, named = making

    ours, theirs = BOTH[kind]

    assert outcome(ours, *given_, **named) == outcome(theirs, *given_, **named)


@given(numbers, numbers)
def test_values_compare_and_hash_alike(one, other):
    for ours, theirs in BOTH[1:]:
        assert (ours(1, one) == ours(1, other)) == (theirs(1, one) == theirs(1, other))
        assert (hash(ours(1, one)) == hash(ours(1, other))) == (
            hash(theirs(1, one)) == hash(theirs(1, other))
        )


def test_values_of_different_classes_differ():
    assert OURS[2](1, 2) != OURS[3](1, 2)
    assert OURS[2](1, 2) != (1, 2)


@pytest.mark.parametrize("cls", OURS)
def test_values_are_frozen(cls):
    value = cls(1, 2)
    name = cls.__match_args__[0]

    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, name, 3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        delattr(value, name)


def test_slots_have_no_room_for_more():
    assert not hasattr(OURS[0](1), "__dict__")
    assert OURS[0].__slots__ == THEIRS[0].__slots__


@pytest.mark.parametrize(("ours", "theirs"), BOTH)
def test_the_standard_library_knows_the_fields(ours, theirs):
    assert ours.__match_args__ == theirs.__match_args__
    assert dataclasses.is_dataclass(ours)
    assert [each.name for each in dataclasses.fields(ours)] == list(ours.__match_args__)


@pytest.mark.parametrize("replace", [frozen.replace, dataclasses.replace])
def test_a_value_with_another_field(replace):
    value = replace(OURS[3](1, log=(1,)), two=5)

    assert (value.one, value.two, value.log, value.both) == (1, 5, (1,), 6)
    with pytest.raises(TypeError):
        replace(value, nothing=1)


def test_every_value_has_its_own_default_made():
    assert OURS[0](1).three is not OURS[0](2).three


def test_values_are_matched_by_place():
    match Bid(1, PlayerId("ann"), 2):
        case Bid(hand, _, bid):
            assert (hand, bid) == (1, 2)


def test_values_can_be_copied_and_kept():
    bid = Bid(1, PlayerId("ann"), 2)

    assert copy.deepcopy(bid) == bid
    assert pickle.loads(pickle.dumps(bid)) == bid  # noqa: S301


def test_only_frozen_classes_are_made():
    with pytest.raises(TypeError):
        frozen.dataclass(frozen=False)


def test_the_game_is_made_of_them():
    assert Game.__eq__ is frozen.__eq__
    assert Rules.__init__ is frozen.__init__
