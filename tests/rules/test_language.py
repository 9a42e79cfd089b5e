"""The little language: what it can say, and that it can reach nothing else."""

import pytest
from hostile import REFUSED, WITHOUT_ANSWER
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.rules import FormulaError
from scorekeeper.rules.language import LARGEST, formula, settled

NAMES = frozenset({"bid", "tricks", "made"})
TEXTS = frozenset({"trump"})
ENV = {"bid": 3, "tricks": 4, "made": False, "trump": "hearts"}


def value(text):
    return formula(text, NAMES, TEXTS).value(ENV)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10 + tricks", 14),
        (" 10 + tricks ", 14),
        ("-bid", -3),
        ("+bid", 3),
        ("bid - tricks * 2", -5),
        ("(bid - tricks) * 2", -2),
        ("bid / 2", 1.5),
        ("tricks / 2", 2),
        ("-7 // 2", -4),
        ("7 % 4", 3),
        ("-bid**2", -9),
        ("2**-1", 0.5),
        ("0.5", 0.5),
        ("1e3", 1000),
        ("abs(bid - tricks)", 1),
        ("min(bid, tricks, 1)", 1),
        ("max(bid, tricks)", 4),
        ("tri(tricks)", 10),
        ("half(7)", 4),
        ("half(-7)", -3),
        ("bid == 3", 1),
        ("bid != 3", 0),
        ("1 < bid < tricks", 1),
        ("1 < bid > tricks", 0),
        ("bid <= 2 or tricks >= 4", 1),
        ("bid and tricks", 1),
        ("bid and made", 0),
        ("made or 0", 0),
        ("not made", 1),
        ("1 if made else 2", 2),
        ("1 if bid else 2", 1),
        ("trump == 'hearts'", 1),
        ("trump != 'hearts'", 0),
        ("10 if trump == '' else 0", 0),
    ],
)
def test_a_formula_gives_what_arithmetic_gives(text, expected):
    found = value(text)

    assert found == expected
    assert type(found) is type(expected)


def test_and_and_or_stop_as_soon_as_they_know():
    assert value("made and 1 // 0") == 0
    assert value("bid or 1 // 0") == 1


@pytest.mark.parametrize(("text", "at", "says"), REFUSED)
def test_what_is_outside_the_language_is_refused_with_its_place(text, at, says):
    with pytest.raises(FormulaError) as refused:
        formula.__wrapped__(text, NAMES, TEXTS)

    assert says in str(refused.value)
    assert at in {None, refused.value.at}  # where Python stops reading differs by version


@pytest.mark.parametrize("text", WITHOUT_ANSWER)
def test_a_formula_without_an_answer_says_so(text):
    with pytest.raises(FormulaError) as lost:
        value(text)

    assert "{" not in str(lost.value)


@pytest.mark.parametrize("lost", [MemoryError, RecursionError, ValueError])
def test_what_overflows_the_parser_is_nested_too_deeply(monkeypatch, lost):
    def overflow(*_, **__):
        raise lost

    with monkeypatch.context() as patched:
        patched.setattr("ast.parse", overflow)  # how deep is too deep differs by version
        found = outcome("((((bid))))")

    assert isinstance(found, FormulaError)
    assert "nested too deeply" in str(found)


def test_a_condition_holds_or_does_not():
    condition = formula("bid == 3", NAMES)

    assert condition.holds({"bid": 3})
    assert not condition.holds({"bid": 4})


def test_a_formula_shows_its_text():
    assert "10 + bid" in repr(formula("10 + bid", NAMES))


@pytest.mark.parametrize(
    ("given_", "expected"), [(True, 1), (False, 0), (7.0, 7), (-0.5, -0.5), (-0.0, 0)]
)
def test_settled_points_are_whole_where_they_can_be(given_, expected):
    found = settled(given_)

    assert found == expected
    assert type(found) is type(expected)


@pytest.mark.parametrize("odd", ["7", None, float("nan"), float("inf"), 0.25, LARGEST + 1])
def test_what_is_no_count_of_points_does_not_settle(odd):
    with pytest.raises(FormulaError):
        settled(odd)


PIECES = (
    "bid tricks made trump 0 1 0.5 1000000 'hearts' + - * / // % ** ( ) , == < and or not if else "
    "abs( min( tri( half( lambda : := [ ] . __class__ for in f' ' #"
)
fragments = st.lists(st.sampled_from(PIECES.split()), max_size=14).map(" ".join)


def outcome(text):
    """Return the answer, or the refusal."""
    try:
        return value(text)
    except FormulaError as refused:
        return refused


@given(st.text(max_size=250) | fragments)
@example("1 # a remark")
@example("yield")
def test_any_text_is_a_formula_or_is_refused(text):
    found = outcome(text)

    if isinstance(found, FormulaError):
        assert str(found)
        assert 0 <= found.at <= len(text)
    else:
        assert type(found) is int or (2 * found).is_integer()
        assert abs(found) <= LARGEST


sums = st.recursive(
    st.sampled_from(["bid", "tricks", "1", "2", "0.5"]),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*/"), inner).map(lambda t: f"({' '.join(t)})"),
        inner.map(lambda t: f"-{t}"),
        inner.map(lambda t: f"abs({t})"),
        st.tuples(inner, inner, inner).map(lambda t: f"({t[0]} if {t[1]} else {t[2]})"),
    ),
    max_leaves=8,
)


@given(sums, st.integers(0, 20), st.integers(0, 20))
def test_a_sum_is_what_python_makes_of_it(text, bid, tricks):
    env = {"bid": bid, "tricks": tricks}

    try:
        found = formula(text, NAMES).value(env)
    except FormulaError:
        return

    assert found == eval(text, {"__builtins__": {"abs": abs}}, env)  # noqa: S307 - our own sum
