"""The little language: what it can say, and that it can reach nothing else."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.rules import FormulaError
from scorekeeper.rules.language import LARGEST, LONGEST, formula, settled

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


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("", 0, "cannot be read"),
        ("   ", 3, "cannot be read"),
        ("10 +", 4, "cannot be read from character 5 on"),
        (" 10 + ", 5, "cannot be read from character 6 on"),
        ("bid ==", 6, "cannot be read"),
        ("bid and", 7, "cannot be read"),
        ("1 if", 4, "cannot be read"),
        ("10 + 1 if bid", 13, "cannot be read"),
        ("1 if bid else", 13, "cannot be read"),
        ("min(1,", 6, "cannot be read"),
        ("2 * (bid + 1", 12, "cannot be read"),
        ("2 * (bid tricks", 9, "cannot be read from character 10 on"),
        ("min(1 2)", 6, "cannot be read"),
        ("10 + * 3", 5, "cannot be read"),
        ("10 + bid)", 8, "cannot be read"),
        ("10 + (bid]", 9, "cannot be read"),
        ("trump == 'hearts' 5", 18, "cannot be read"),
        ("1 if trump == 'hearts", 14, "cannot be read"),
        ("1 + # bid", 4, "“#” cannot stand in a formula"),
        ("bid tricks", 4, "cannot be read from character 5 on"),
        ("x = 1", 2, "cannot be read"),
        ("1; 2", 1, "cannot be read"),
        ("0777", None, "cannot be read"),
        ("  spam", 2, "no value called “spam”; there are: bid, made, tricks, trump"),
        ("nan", 0, "no value called"),
        ("inf", 0, "no value called"),
        ("min", 0, "no value called"),
        ("print(bid)", 0, "cannot stand in a formula"),
        ("bid + __import__('os')", 6, "cannot stand in a formula"),
        ("__builtins__", 0, "no value called"),
        ("__debug__", 0, "no value called"),
        ("bid.real", 0, "cannot stand in a formula"),
        ("(1).__class__.__bases__", 0, "cannot stand in a formula"),
        ("bid + tricks.__class__", 6, "cannot stand in a formula"),
        ("'x'.join", 0, "cannot stand in a formula"),
        ("trump[0]", 0, "cannot stand in a formula"),
        ("abs.__self__", 0, "cannot stand in a formula"),
        ("abs(bid).real", 0, "cannot stand in a formula"),
        ("(abs)(bid)(bid)", 0, "cannot stand in a formula"),
        ("lambda: 1", 0, "cannot stand in a formula"),
        ("[1]", 0, "cannot stand in a formula"),
        ("(1, 2)", 0, "cannot stand in a formula"),
        ("{1}", 0, "cannot stand in a formula"),
        ("{1: 2}", 0, "cannot stand in a formula"),
        ("[x for x in bid]", 0, "cannot stand in a formula"),
        ("(x for x in bid)", 0, "cannot stand in a formula"),
        ("(bid := 4)", 1, "cannot stand in a formula"),
        ("f'{bid}'", 0, "cannot stand in a formula"),
        ("f'{bid!r:>99999}'", 0, "cannot stand in a formula"),
        ("await bid", 0, "cannot stand in a formula"),
        ("~bid", 0, "cannot stand in a formula"),
        ("1 << 99", 0, "cannot stand in a formula"),
        ("bid @ bid", 0, "cannot stand in a formula"),
        ("bid | 1", 0, "cannot stand in a formula"),
        ("abs(x=1)", 0, "cannot stand in a formula"),
        ("min(bid, **1)", 0, "cannot stand in a formula"),
        ("min(bid, *bid)", 9, "cannot stand in a formula"),
        ("True", 0, "Only numbers and names"),
        ("None", 0, "Only numbers and names"),
        ("...", 0, "Only numbers and names"),
        ("1j", 0, "Only numbers and names"),
        ("b'x'", 0, "Only numbers and names"),
        ("1e400", 0, "whole or halves"),
        ("0.1", 0, "whole or halves"),
        ("1000001", 0, "whole or halves"),
        ("9" * 200, 0, "whole or halves"),
        ("trump", 0, "gives a number, not a text"),
        ("'hearts'", 0, "gives a number, not a text"),
        ("trump*5", 0, "can only be compared"),
        ("'x'*10**9", 0, "can only be compared"),
        ("trump + 'x'", 0, "can only be compared"),
        ("-trump", 1, "can only be compared"),
        ("not trump", 4, "can only be compared"),
        ("trump or 1", 0, "can only be compared"),
        ("1 if trump else 2", 5, "can only be compared"),
        ("trump if 1 else 2", 0, "can only be compared"),
        ("min(trump, 'a')", 4, "can only be compared"),
        ("'%99999999d' % bid", 0, "can only be compared"),
        ("trump == 1", 9, "compares with texts only"),
        ("1 == trump", 5, "compares with texts only"),
        ("trump < 'z'", 8, "with == and != only"),
        ("trump in 'hearts'", 9, "Compare with =="),
        ("bid is bid", 7, "Compare with =="),
        ("abs()", 0, "“abs” takes 1 to 1 numbers, not 0"),
        ("half(1, 2)", 0, "takes 1 to 1"),
        ("min(1)", 0, "takes 2 to 8"),
        ("max(1,2,3,4,5,6,7,8,9)", 0, "takes 2 to 8"),
        ("(" * 99 + "1", None, "cannot be read"),
        ("(" * 200, None, "cannot be read"),
        ("-" * 199 + "1", 24, "nested too deeply"),
        ("not " * 49 + "1", 96, "nested too deeply"),
        ("1" + "+1" * 99, 0, "nested too deeply"),
        ("abs(" * 39 + "1" + ")" * 39, 96, "nested too deeply"),
        ("1" * 201, LONGEST, "at most 200 characters; this one has 201"),
        ("x" * 10**6, LONGEST, "at most 200 characters"),
        ("\x00", 0, "cannot stand in a formula"),
        ("bid\x00", 3, "cannot stand in a formula"),
        ("bid\n+ 1", 3, "cannot stand in a formula"),
        ("bid\t+ 1", 3, "cannot stand in a formula"),
        ("'\\x41' == trump", 1, "“\\” cannot stand in a formula"),
        ("\uff42\uff49\uff44", 0, "“\uff42” cannot stand in a formula"),
        ("\uff11 + 1", 0, "cannot stand in a formula"),
        ("b\u0456d", 1, "cannot stand in a formula"),
        ("bid\u2212tricks", 3, "cannot stand in a formula"),
        ("bid\u202e", 3, "cannot stand in a formula"),
        ("\ud800", 0, "cannot stand in a formula"),
    ],
)
def test_what_is_outside_the_language_is_refused_with_its_place(text, at, says):
    begun = time.perf_counter()

    with pytest.raises(FormulaError) as refused:
        formula.__wrapped__(text, NAMES, TEXTS)

    assert time.perf_counter() - begun < 0.5  # 50 ms on a quiet machine
    assert says in str(refused.value)
    assert at in {None, refused.value.at}  # where Python stops reading differs by version


@pytest.mark.parametrize(
    "text",
    [
        "9**9**9",
        "9**9**9**9",
        "2**64 * 2**64 * 2**64",
        "(1e5**64) * (1e5**64)",
        "half((1e5**60)*(1e5**60) - (1e5**60)*(1e5**60))",
        "half((1e5**60) * (1e5**60))",
        "half(1000000**64)",
        "1 // 0",
        "1 / 0",
        "1 % 0",
        "0**-1",
        "(-1)**0.5",
        "tri(0.5)",
        "bid / 7",
        "1000000 + bid",
        "1000000.0 * bid",
        "0.5**64",
        "(1e5**60) * (1e5**60)",
        "+".join(["1000000**64"] * 14),
    ],
)
def test_a_formula_without_an_answer_says_so_at_once(text):
    begun = time.perf_counter()

    with pytest.raises(FormulaError) as lost:
        value(text)

    assert time.perf_counter() - begun < 0.5
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
