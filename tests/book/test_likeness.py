import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.book.likeness import alike, alike_pairs

letters = st.text("abcdeÄñ", min_size=1, max_size=7)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anne"),
        ("Anna", "Anne"),
        ("Zoë", "ZOE"),
        ("Ben", "Bne"),
        ("Jo", "Joe"),
        ("Katharina", "Catarina"),
        ("Sofie", "Sophie"),
        ("Łukasz", "Lukas"),
        ("محمد", "محمود"),
        ("Ann-Lee", "Ann Lee"),
        ("🦊", "🦊"),
    ],
)
def test_spellings_of_one_name_are_alike(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Tim", "Tom"), ("Mary", "Gary"), ("Max 1", "Max 2"), ("Ann", "Ben"), ("A", "B"), ("A", "Al"),
     ("🦊", "🐻"), ("Ann", "Annabel"), ("", "")],
)  # fmt: skip
def test_other_names_are_not(one, other):
    assert not alike(one, other)
    assert not alike(other, one)


@given(letters, letters)
def test_likeness_goes_both_ways(one, other):
    assert alike(one, other) == alike(other, one)
    assert alike(one, one.upper())


@given(st.lists(letters, max_size=8))
def test_pairs_are_all_that_are_alike(names):
    found = list(alike_pairs(names))

    assert sorted(found) == [
        (one, other)
        for one in range(len(names))
        for other in range(one + 1, len(names))
        if alike(names[one], names[other])
    ]
