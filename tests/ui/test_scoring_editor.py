"""The editor of a scoring on its own: lines, formulas, ready scorings and the live table."""

from dataclasses import replace

import pytest
from ui.driver import driving

from scorekeeper.rules import CLASSIC, PRESETS
from scorekeeper.ui.models.scoring_edit import ScoringEdit
from scorekeeper.ui.screens.scoring_edit import ScoringEditor
from scorekeeper.words import points


@pytest.fixture
def edit():
    return ScoringEdit(replace(CLASSIC, scoring=(("made", "10 + tricks"), ("missed", "-5*off"))))


async def test_each_line_says_what_it_pays(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        assert user.text("line-1-told") == "Made: 10 + tricks"
        assert user.text("line-2-told") == "Missed: loses 5 per trick off"
        assert user.text("pays-0-1") == points(-5)


async def test_steps_show_at_once_in_the_line_and_in_the_table(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")
        await user.tap("base-plus-5")
        await user.tap("factor-plus-1")

        assert user.text("line-1-told") == "Made: 15 + 2 per trick"
        assert user.text("pays-2-2") == "19"


async def test_what_is_lost_is_turned_not_typed(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-2")
        await user.tap("factor-minus-1")
        await user.tap("factor-pays")
        assert edit.rules.scoring[1] == ("missed", "4*off")

        await user.tap("factor-loses")
        await user.tap("base-loses")
        assert edit.rules.scoring[1] == ("missed", "-5 - 4*off")


async def test_steps_end_where_nothing_is_left(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")

        assert user.is_dead("factor-minus-1")
        await user.tap("unit-")
        assert not user.shows("factor-minus-1")
        assert edit.rules.scoring[0] == ("made", "10")
        await user.tap("unit-cards")
        assert edit.rules.scoring[0] == ("made", "10 + cards")
        for _ in range(2):
            await user.tap("base-minus-5")
        assert user.is_dead("base-minus-5")


async def test_conditions_are_chosen_and_rarer_ones_asked_for(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-2")
        await user.tap("when-under")
        assert edit.rules.scoring[1][0] == "under"

        await user.tap("when-more")
        await user.tap("when-off == 1")
        assert edit.rules.scoring[1][0] == "off == 1"


async def test_a_condition_nobody_foresaw_is_a_chip_of_its_own():
    edit = ScoringEdit(replace(CLASSIC, scoring=(("bid > 3", "10"),)))
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")

        assert user.text("when-bid > 3") == "bid > 3"


async def test_a_formula_that_says_more_has_no_steppers():
    edit = ScoringEdit(replace(CLASSIC, scoring=(("made", "bid * bid * 2"),)))
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")

        assert user.shows("pays-said")
        assert not user.shows("base-plus-1")


async def test_a_half_written_formula_leaves_the_table_alive(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")
        await user.tap("pays-type")
        await user.type("pays-formula", "20 + tricks*")
        assert user.text("pays-1-1") == "11"
        assert user.shows("last-sound")
        assert user.shows("pays-formula-fault")

        await user.tap("pays-formula-put-tricks")
        assert edit.rules.scoring[0] == ("made", "20 + tricks* tricks")
        assert user.text("pays-2-2") == "24"
        assert not user.shows("last-sound")

        await user.tap("pays-choose")
        assert user.shows("base-plus-1")


async def test_a_condition_is_typed(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-1")
        await user.tap("when-type")
        await user.type("when-formula", "made and bid > 2")

        assert user.text("pays-1-1") == "0"
        assert user.text("pays-3-3") == "13"


async def test_lines_are_added_moved_and_removed(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-add")
        await user.tap("base-plus-5")
        assert edit.rules.scoring[0] == ("made and bid == 0", "5")
        assert user.is_dead("line-up")

        await user.tap("line-down")
        assert [when for when, _ in edit.rules.scoring] == ["made", "made and bid == 0", "missed"]
        await user.tap("line-up")
        await user.tap("line-remove")
        assert len(edit.rules.scoring) == 2


async def test_the_last_line_goes_no_further_down(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("line-2")

        assert user.is_dead("line-down")


async def test_a_full_list_takes_no_more():
    edit = ScoringEdit(replace(CLASSIC, scoring=(("made", "1"),) * 40))
    async with driving(ScoringEditor, edit, 4) as user:
        assert user.is_dead("line-add")


async def test_a_ready_scoring_is_taken_with_a_way_back(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("take")
        await user.tap("take-wizard")
        assert edit.rules.scoring == PRESETS["wizard"].scoring
        assert user.text("pays-0-0") == "20"
        assert not user.shows("take-wizard")

        await user.tap("take-back")
        assert user.text("pays-0-0") == "10"
        assert not user.shows("take-back")


async def test_the_list_of_ready_scorings_opens_and_closes(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("take")
        assert user.shows("take-wizard")

        await user.tap("take")

        assert not user.shows("take-wizard")


async def test_every_ready_scoring_is_offered_once(edit):
    async with driving(ScoringEditor, edit, 4) as user:
        await user.tap("take")

        offered = [PRESETS[key.removeprefix("take-")].scoring for key in user.keys("take-")]
        assert len(offered) == len(set(offered)) == len({one.scoring for one in PRESETS.values()})


async def test_the_table_can_stand_elsewhere(edit):
    async with driving(ScoringEditor, edit, 4, table=False) as user:
        assert not user.shows("pays-1-1")
