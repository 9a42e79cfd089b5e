"""Whatever is typed or pasted into a formula: it is said, marked at its place, and undone."""

from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of
from hypothesis import example, given
from hypothesis import strategies as st
from ui.desks import desk_of, visiting
from ui.driver import driving

from scorekeeper.rules import CLASSIC
from scorekeeper.rules.language import LONGEST
from scorekeeper.ui.models.rules_edit import RulesEdit
from scorekeeper.ui.models.scoring_edit import Part, ScoringEdit
from scorekeeper.ui.screens.scoring_edit import ScoringEditor
from scorekeeper.words import said
from scorekeeper.words.lines import amount_said, case_line, when_said

UNITS = ("bid", "tricks", "off**2", "tri(bid)")
amounts = st.builds(
    lambda sign, base, factor, unit: f"{base} {sign} {factor}*{unit}",
    st.sampled_from("+-×*"),
    st.integers(0, 10**330).map(str),
    st.text(st.characters(categories=["Nd"]), min_size=1, max_size=330),
    st.sampled_from(UNITS),
)
texts = st.one_of(st.text(max_size=450), st.text("0123456789.,", max_size=450), amounts)
HARD = (
    "",
    "9" * 310,
    f"10 + {'9' * 320}*tricks",
    "9" * 400,
    "\u200b",
    "\u0661" * 320,
    "(" * 150,
    "½²",
)


def written(part, text):
    edit = ScoringEdit(CLASSIC)
    edit.write(edit.lines[0].id, part, text)
    return edit


@given(part=st.sampled_from(Part), text=texts)
@example(Part.PAYS, "9" * 310)
@example(Part.PAYS, "10 + " + "9" * 310 + "*tricks")
def test_any_text_can_be_said_and_has_its_fault_within_it(part, text):
    edit = written(part, text)

    line = edit.lines[0]
    assert case_line(line.case)
    assert when_said(line.when) or not line.when
    assert amount_said(line.pays) or not line.pays
    fault = line.fault(part)
    if fault is not None:
        assert said(fault)
        assert 0 <= fault.at <= len(getattr(line, part))


@given(part=st.sampled_from(Part), text=texts)
def test_any_text_can_be_undone(part, text):
    edit = RulesEdit(library_of(MemoryStore()).house, CLASSIC)
    edit.scoring.write(edit.scoring.lines[0].id, part, text)

    while edit.can_undo:
        edit.undo()

    assert edit.rules == CLASSIC
    assert tuple(line.case for line in edit.scoring.lines) == CLASSIC.scoring


@pytest.mark.parametrize("part", Part)
@pytest.mark.parametrize("text", HARD, ids=range(len(HARD)))
async def test_whatever_is_pasted_is_drawn(part, text):
    edit = ScoringEdit(CLASSIC)
    line = edit.lines[0].id
    edit.open(line)
    edit.type(line, part, typed=True)
    async with driving(ScoringEditor, edit, 4) as user:
        await user.type(f"{part}-formula", text)

        assert not user.shows("broken")
        assert user.shows("last-sound") == (not edit.is_sound)


async def test_a_half_that_is_not_written_yet_is_told_apart():
    edit = ScoringEdit(CLASSIC)
    edit.write(edit.lines[0].id, Part.PAYS, " ")
    async with driving(ScoringEditor, edit, 4) as user:
        assert user.text("line-1-told") == "Made: …"


def test_what_is_too_long_says_so_where_it_becomes_so():
    fault = written(Part.PAYS, "1 + " * 120).lines[0].fault(Part.PAYS)

    assert fault.at == LONGEST
    assert str(fault).startswith("A formula has at most 200 characters")


async def test_what_cannot_be_read_is_taken_back_by_the_way_back():
    async with visiting(desk_of(MemoryStore()), "/rules/classic/edit") as user:
        for key in ("group-scoring", "line-1", "pays-type"):
            await user.tap(key)
        await user.type("pays-formula", "9" * 310)
        assert user.shows("pays-formula-fault")

        await user.tap("undo")

        assert user.text("line-1-told") == case_line(CLASSIC.scoring[0])
        assert not user.shows("undo")


async def test_lines_that_cannot_be_drawn_leave_the_way_back(monkeypatch):
    def broken(_case):
        raise OverflowError

    async with visiting(desk_of(MemoryStore()), "/rules/classic/edit") as user:
        for key in ("group-scoring", "line-1", "pays-type"):
            await user.tap(key)
        monkeypatch.setattr("scorekeeper.ui.screens.scoring_edit.case_line", broken)
        await user.type("pays-formula", "10 +")
        assert user.shows("broken")
        monkeypatch.undo()

        await user.tap("undo")

        assert not user.shows("broken")


def test_pasted_scoring_of_the_houses_own_rules_is_not_lost_by_undo():
    house = library_of(MemoryStore()).house
    ours = house.keep(replace(CLASSIC, name="Ours"))
    edit = RulesEdit(house, ours)
    edit.scoring.write(edit.scoring.lines[0].id, Part.PAYS, "7 + tricks")
    edit.scoring.write(edit.scoring.lines[0].id, Part.PAYS, "7 +")

    edit.undo()

    assert edit.rules.scoring[0] == ("made", "7 + tricks")
