"""CSV for spreadsheets, and back."""

import csv
import io

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.export.cells import BOM, csv_text, guarded, rows_of, unguarded
from scorekeeper.rules import RuleError

texts = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=12)
awkward = st.sampled_from(
    ["=1+1", "+1", "-8", "@x", "\tx", "\rx", "'=1", "''-", "a,b", '"', "🂡", "שרה"]
)


@given(texts | awkward)
@example("'=1+1")
def test_a_guarded_text_comes_back_as_it_was(text):
    assert unguarded(guarded(text)) == text
    assert guarded(text)[:1] not in {"=", "+", "-", "@", "\t", "\r"}


@pytest.mark.parametrize("text", ["=1+1", "+1", "-8", "@x", "\tx", "\rx"])
def test_what_a_spreadsheet_would_work_out_gets_a_mark(text):
    assert guarded(text) == f"'{text}"


@pytest.mark.parametrize("text", ["Ann", "'tis", "1", "", " =1"])
def test_any_other_text_is_left_alone(text):
    assert guarded(text) == text


def test_numbers_are_left_alone_and_nothing_stays_empty():
    assert csv_text([["a", -8, 0.5, None, 0]]) == f"{BOM}a,-8,0.5,,0\r\n"


@given(st.lists(st.tuples(texts | awkward, texts | awkward), min_size=1, max_size=5))
def test_every_table_reads_back(rows):
    text = csv_text([("one", "two"), *rows])

    found = [
        (unguarded(cells["one"]), unguarded(cells["two"])) for _, cells in rows_of(text, ["one"])
    ]

    assert found == [row for row in rows if any(row)]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("first", ["", BOM, "sep=,\n", f"{BOM}sep=;\r\n"])
def test_other_spreadsheets_are_understood(delimiter, first):
    file = io.StringIO()
    csv.writer(file, delimiter=delimiter).writerows([["Hand", " player "], ["1", "Ann; Ben, Cy"]])

    rows = rows_of(first + file.getvalue(), ["hand", "player"])

    assert rows == [("row 2", {"hand": "1", "player": "Ann; Ben, Cy"})]


def test_short_and_empty_rows_are_no_matter():
    assert rows_of("a,b\n\n1\n,\n1,2,,\n", ["a"]) == [
        ("row 3", {"a": "1", "b": ""}),
        ("row 5", {"a": "1", "b": "2"}),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a\n1", "row 1: expected the columns a,b; here b is missing."),
        ("a,b,a\n", "row 1: the column “a” stands twice."),
        ("a,b\n1,2,3\n", "row 2: expected 2 cells, not 3."),
        ('a,b\n1,"2', "row 2: this is not CSV (unexpected end of data)."),
        ("", "This file is empty; expected a sheet in JSON or CSV (a,b)."),
    ],
)
def test_what_is_no_table_is_refused(text, sentence):
    with pytest.raises(RuleError) as caught:
        rows_of(text, ["a", "b"])

    assert str(caught.value) == sentence
