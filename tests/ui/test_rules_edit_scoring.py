"""A scoring being changed, line by line, and on its own."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import CLASSIC, PRESETS
from scorekeeper.rules.lines import Amount, Unit, When
from scorekeeper.rules.record import Wins
from scorekeeper.rules.scoring import compiled
from scorekeeper.ui.models.scoring_edit import FIRST_STREAK, Part, ScoringEdit

POCHA = PRESETS["pocha"]


def scoring(*cases):
    return ScoringEdit(replace(CLASSIC, scoring=cases))


@pytest.fixture
def edit():
    return scoring(("made", "10 + tricks"), ("missed", "-5*off"))


def first(edit):
    return edit.lines[0].id


def test_points_and_units_are_stepped(edit):
    edit.pay(first(edit), Amount(20, 2, Unit.BID))

    assert edit.rules.scoring[0] == ("made", "20 + 2*bid")
    assert edit.lines[0].amount == Amount(20, 2, Unit.BID)


def test_another_unit_keeps_the_points_each(edit):
    edit.per(edit.lines[1].id, Unit.BID)

    assert edit.rules.scoring[1] == ("missed", "-5*bid")
    edit.per(edit.lines[1].id, None)
    assert edit.rules.scoring[1] == ("missed", "0")
    edit.per(edit.lines[1].id, Unit.OFF)
    assert edit.rules.scoring[1] == ("missed", "off")


@pytest.mark.parametrize(
    ("pays", "field", "lost", "paid"),
    [
        ("10 + tricks", "base", "-10 + tricks", "10 + tricks"),
        ("10 + tricks", "factor", "10 - tricks", "10 + tricks"),
        ("0", "base", "-5", "5"),
        ("0.5", "base", "-0.5", "0.5"),
    ],
)
def test_a_minus_is_never_typed(pays, field, lost, paid):
    edit = scoring(("made", pays))

    edit.turn(first(edit), field, loses=True)
    assert edit.rules.scoring == (("made", lost),)

    edit.turn(first(edit), field, loses=False)
    assert edit.rules.scoring == (("made", paid),)


def test_a_line_is_added_in_front_for_a_condition_that_is_missing(edit):
    edit.add()

    assert edit.rules.scoring[0] == (When.MADE_ZERO, "0")
    assert edit.opened == first(edit)
    edit.add()
    assert edit.rules.scoring[0] == (When.MISSED_ZERO, "0")


def test_no_more_lines_than_a_record_holds():
    edit = scoring(*[("made", "1")] * 40)

    edit.add()

    assert edit.is_full
    assert len(edit.lines) == 40


def test_a_line_for_everything_begins_as_made():
    edit = scoring(*((when, "1") for when in When))

    edit.add()

    assert edit.rules.scoring[0] == ("made", "0")


def test_lines_are_moved_and_removed(edit):
    edit.move(first(edit), 1)
    assert [when for when, _ in edit.rules.scoring] == ["missed", "made"]

    edit.move(first(edit), -1)
    assert [when for when, _ in edit.rules.scoring] == ["missed", "made"]

    edit.remove(first(edit))
    assert edit.rules.scoring == (("made", "10 + tricks"),)


def test_one_line_is_open_at_a_time(edit):
    edit.open(first(edit))
    edit.open(edit.lines[1].id)
    assert edit.opened == edit.lines[1].id

    edit.open(edit.lines[1].id)
    assert edit.opened is None


def test_what_is_typed_counts_once_it_is_a_formula(edit):
    heard = []
    edit = ScoringEdit(edit.rules, heard.append)

    edit.write(first(edit), Part.PAYS, "10 + tricks*")
    assert not edit.is_sound
    assert edit.lines[0].fault(Part.PAYS).at == 12
    assert heard == []
    assert edit.rules.scoring[0] == ("made", "10 + tricks")

    edit.write(first(edit), Part.PAYS, "10 + tricks*bid")
    assert edit.is_sound
    assert [rules.scoring[0] for rules in heard] == [("made", "10 + tricks*bid")]


def test_a_typed_line_has_no_steppers_until_they_are_asked_for(edit):
    edit.type(first(edit), Part.PAYS, typed=True)
    edit.type(first(edit), Part.WHEN, typed=True)
    assert (edit.lines[0].amount, edit.lines[0].usual) == (None, None)

    edit.type(first(edit), Part.PAYS, typed=False)
    edit.type(first(edit), Part.WHEN, typed=False)
    assert (edit.lines[0].amount, edit.lines[0].usual) == (Amount(10, 1, Unit.TRICKS), When.MADE)


def test_what_no_choice_can_say_begins_anew_as_one(edit):
    edit.write(first(edit), Part.WHEN, "bid > 3 or")
    edit.write(first(edit), Part.PAYS, "bid * bid * bid")

    edit.type(first(edit), Part.WHEN, typed=False)
    edit.type(first(edit), Part.PAYS, typed=False)

    assert edit.rules.scoring[0] == ("made", "0")


def test_steppers_over_what_says_more_begin_at_nothing():
    edit = scoring(("made", "bid * bid * bid"))

    edit.turn(first(edit), "base", loses=True)

    assert edit.rules.scoring == (("made", "-5"),)
    edit = scoring(("made", "bid * bid * bid"))
    edit.per(first(edit), Unit.OFF)
    assert edit.rules.scoring == (("made", "off"),)


def test_a_ready_scoring_takes_the_place_of_the_lines_with_a_way_back(edit):
    golf = replace(CLASSIC, scoring=(("missed", "off"),), streak=FIRST_STREAK, wins=Wins.LOWEST)
    before = edit.rules
    edit.open(first(edit))

    edit.take(golf)

    assert edit.rules == replace(
        before, scoring=golf.scoring, streak=FIRST_STREAK, wins=Wins.LOWEST
    )
    assert [line.case for line in edit.lines] == [("missed", "off")]
    assert edit.opened is None
    edit.take_back()
    assert (edit.rules, edit.before) == (before, None)
    edit.take_back()
    assert edit.rules == before


def test_streaks_and_what_wins(edit):
    edit.run(FIRST_STREAK)
    edit.win(Wins.LOWEST)

    assert (edit.rules.streak, edit.rules.wins) == (FIRST_STREAK, Wins.LOWEST)


def test_other_groups_of_the_rules_leave_the_scoring_alone(edit):
    edit.write(first(edit), Part.PAYS, "10 +")

    edit.follow(POCHA)

    assert edit.rules == replace(POCHA, scoring=(("made", "10 + tricks"), ("missed", "-5*off")))
    assert edit.lines[0].pays == "10 +"


HOSTILE = [
    "__import__('os').system('true')",
    "().__class__.__mro__",
    "9**9**9**9",
    "(" * 300,
    "tricks" * 5000,
    "lambda: 1",
    "b\u0456d",
    "10 + \x00",
    "'spades' * 1000000",
    "[1][0]",
    "",
]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("part", Part)
def test_hostile_formulas_are_refused_at_their_place_and_leave_the_last_good_one(text, part):
    edit = scoring(("made", "10"))

    edit.write(first(edit), part, text)
    text = edit.lines[0].when if part is Part.WHEN else edit.lines[0].pays

    fault = edit.lines[0].fault(part)
    if fault is None:  # a giant power is a formula; it only has no answer
        assert "**" in text
    else:
        assert 0 <= fault.at <= len(text)
        assert edit.rules.scoring == (("made", "10"),)


@given(st.data())
def test_whatever_is_done_what_is_heard_can_be_worked_out(data):
    heard = []
    edit = ScoringEdit(POCHA, heard.append)
    texts = st.sampled_from(["made", "10 +", "tri(off)", "bid == 0", "'x'", "-off", ""])
    for _ in range(data.draw(st.integers(1, 8))):
        if not edit.lines:
            edit.add()
        line = data.draw(st.sampled_from([one.id for one in edit.lines]))
        match data.draw(st.integers(0, 5)):
            case 0:
                edit.add()
            case 1:
                edit.remove(line)
            case 2:
                edit.move(line, data.draw(st.sampled_from([-1, 1])))
            case 3:
                edit.write(line, data.draw(st.sampled_from(Part)), data.draw(texts))
            case 4:
                edit.per(line, data.draw(st.none() | st.sampled_from(Unit)))
            case _:
                edit.take(CLASSIC)

    for rules in heard:
        compiled(rules.scoring)
    assert edit.rules == (heard[-1] if heard else POCHA)
