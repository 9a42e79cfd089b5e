"""Rules being saved: a name is asked for once, and nothing another page did is lost."""

from dataclasses import replace

import pytest
from book.keeping import library_of

from scorekeeper.book.errors import StoreError
from scorekeeper.rules import CLASSIC, PRESETS
from scorekeeper.rules.bidding import Bidding, Hook
from scorekeeper.rules.pack import Pack
from scorekeeper.ui.models.rules_edit import RulesEdit

POCHA = PRESETS["pocha"]
HOOKED = Bidding(hook=Hook.EXACTLY)


@pytest.fixture
def house(store):
    return library_of(store).house


@pytest.fixture
def ours(house):
    return house.keep(replace(POCHA, name="Ours"))


def hooked(house, rules):
    """The editor of ``rules``, in which something was changed."""
    edit = RulesEdit(house, rules)
    edit.change("bidding", bidding=HOOKED)
    return edit


# -- the name of a copy ----------------------------------------------------------------


def test_a_copy_is_offered_a_name_that_is_free(house):
    house.keep(replace(POCHA, name="Pocha, ours"))
    edit = hooked(house, POCHA)

    assert edit.save() is None
    assert (edit.names_it, edit.rules.name) == (True, "Pocha, ours 2")

    assert edit.save().name == "Pocha, ours 2"


def test_a_copy_may_not_be_called_like_its_preset(house):
    edit = hooked(house, POCHA)
    edit.save()
    edit.change("name", name="Pocha")

    assert edit.save() is None
    assert edit.faults["name"].startswith("There are rules called")


@pytest.mark.parametrize("name", ["", "   "])
def test_no_name_is_refused_and_not_replaced_by_what_was_there(house, name):
    edit = hooked(house, POCHA)
    edit.save()
    edit.change("name", name=name)

    assert edit.save() is None
    assert edit.faults["name"]
    assert house.rules == ()


def test_what_has_no_answer_is_said_of_the_scoring_not_of_the_name(house):
    edit = RulesEdit(house, POCHA)
    edit.scoring.write(edit.scoring.lines[0].id, "pays", "1/3")

    assert edit.save() is None
    assert "has no answer" in edit.notice
    assert edit.faults == {}
    assert not edit.names_it


# -- errors go once they are mended ----------------------------------------------------


def test_a_line_that_was_finished_is_no_longer_complained_of(house, ours):
    edit = hooked(house, ours)
    line, pays = edit.scoring.lines[0].id, edit.scoring.lines[0].pays
    edit.scoring.write(line, "pays", "10 +")
    edit.save()

    edit.scoring.write(line, "pays", pays)

    assert edit.notice is None
    assert edit.save() is not None


def test_what_cannot_be_read_can_be_undone(house):
    edit = RulesEdit(house, POCHA)
    pays = edit.scoring.lines[0].pays
    edit.scoring.write(edit.scoring.lines[0].id, "pays", "9" * 400)

    assert edit.can_undo
    assert edit.is_asking
    edit.undo()

    assert edit.scoring.lines[0].pays == pays
    assert not edit.can_undo
    assert not edit.is_asking


# -- rules that another page changed or deleted ----------------------------------------


def test_rules_that_were_deleted_elsewhere_are_kept_as_new_ones(house, ours):
    edit = hooked(house, ours)
    house.drop(ours.key)

    assert edit.save() is None
    assert edit.names_it
    assert "was deleted elsewhere" in edit.notice

    kept = edit.save()

    assert house.rules == (kept,)
    assert (kept.name, kept.bidding) == ("Ours", HOOKED)


def test_a_draft_whose_rules_are_gone_can_be_saved(house, ours):
    draft = hooked(house, ours).rules
    house.drop(ours.key)
    edit = RulesEdit(house, draft)

    assert edit.is_changed
    edit.save()

    assert edit.save().bidding == HOOKED


def test_what_was_saved_elsewhere_is_not_saved_over_unasked(house, ours):
    edit = hooked(house, ours)
    theirs = house.keep(replace(ours, pack=Pack(36)))

    assert edit.save() is None
    assert edit.clash == theirs
    assert house.rules == (theirs,)

    kept = edit.save_over()

    assert house.rules == (kept,)
    assert (kept.bidding, kept.pack) == (HOOKED, ours.pack)


def test_what_was_saved_elsewhere_stays_when_these_are_saved_as_others(house, ours):
    edit = hooked(house, ours)
    theirs = house.keep(replace(ours, pack=Pack(36)))
    edit.save()
    edit.save_as_another()

    assert edit.names_it
    kept = edit.save()

    assert house.rules == (theirs, kept)
    assert kept.name == "Ours 2"
    assert kept.key != ours.key


def test_another_tab_that_saves_leaves_the_draft_of_this_one(house, ours):
    here, there = RulesEdit(house, ours), RulesEdit(house, ours)
    there.change("pack", pack=Pack(36))
    there.save()

    here.change("bidding", bidding=HOOKED)

    assert here.replaced is None
    assert house.draft == here.rules


# -- the one place for a draft ---------------------------------------------------------


def test_the_draft_of_another_page_is_not_written_over_unasked(house):
    here, there = RulesEdit(house, POCHA), RulesEdit(house, CLASSIC)
    there.change("pack", pack=Pack(36))

    here.change("bidding", bidding=HOOKED)

    assert here.replaced == house.draft == there.rules
    here.keep_mine()
    assert here.replaced is None
    assert house.draft == here.rules


def test_the_other_page_hears_of_it_at_its_next_change(house):
    here, there = RulesEdit(house, POCHA), RulesEdit(house, CLASSIC)
    there.change("pack", pack=Pack(36))
    here.change("bidding", bidding=HOOKED)
    here.keep_mine()

    there.change("pack", pack=Pack(40))

    assert there.replaced == here.rules
    there.undo_all()
    assert there.replaced is None
    assert house.draft == here.rules


def test_what_another_page_made_of_the_same_rules_is_gone_on_with(house):
    here, there = RulesEdit(house, POCHA), RulesEdit(house, POCHA)
    there.change("pack", pack=Pack(36))
    here.change("bidding", bidding=HOOKED)
    mine = here.rules

    here.take_theirs()

    assert here.rules == there.rules
    assert here.replaced is None
    here.undo()
    assert here.rules == house.draft == mine


def test_saving_leaves_the_draft_of_another_page(house, ours):
    here, there = hooked(house, ours), RulesEdit(house, CLASSIC)
    there.start_anew()
    there.keep_mine()
    there.change("pack", pack=Pack(36))

    here.save()

    assert house.draft == there.rules


def test_a_draft_that_cannot_be_cleared_is_said_and_the_rules_are_kept(house, ours, monkeypatch):
    edit = hooked(house, ours)

    def lose(_rules):
        raise StoreError("the disk is full")

    monkeypatch.setattr(house, "keep_draft", lose)

    kept = edit.save()

    assert house.rules == (kept,)
    assert "full" in edit.notice
