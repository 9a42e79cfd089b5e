"""Rules being changed: legal at every step, kept at once, and never lost."""

from dataclasses import replace

import pytest
from book.keeping import MemoryStore, library_of
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import CLASSIC, PRESETS, Plan, Shape, rules_from_json, rules_to_json
from scorekeeper.rules.bidding import Bidding, Hook
from scorekeeper.rules.lines import Amount
from scorekeeper.rules.pack import Pack
from scorekeeper.rules.trump import Source, TrumpRule
from scorekeeper.ui.models.rules_edit import RulesEdit

POCHA = PRESETS["pocha"]
HOOKED = Bidding(hook=Hook.EXACTLY)


@pytest.fixture
def house(store):
    return library_of(store).house


def test_a_change_is_kept_at_once_as_the_draft(house):
    edit = RulesEdit(house, POCHA)

    edit.change("bidding", bidding=HOOKED)

    assert edit.rules == replace(POCHA, bidding=HOOKED)
    assert house.draft == edit.rules
    assert edit.is_changed


def test_a_reload_goes_on_with_the_draft(house):
    RulesEdit(house, POCHA).change("bidding", bidding=HOOKED)

    again = RulesEdit(house, POCHA)

    assert again.rules.bidding == HOOKED
    assert again.base == POCHA
    assert again.other is None


def test_the_draft_of_other_rules_is_not_lost_unasked(house):
    RulesEdit(house, POCHA).change("bidding", bidding=HOOKED)

    edit = RulesEdit(house, CLASSIC)

    assert edit.other == house.draft
    edit.start_anew()
    assert edit.other is None
    assert house.draft.key == "pocha"
    edit.change("bidding", bidding=HOOKED)
    assert house.draft.key == "classic"


def test_what_nobody_could_play_is_refused_where_it_was_tried(house):
    edit = RulesEdit(house, CLASSIC)

    edit.change("plan", plan=Plan(Shape.HANDS, hands=(40,)))

    assert edit.rules == CLASSIC
    assert edit.faults["plan"].startswith("Hand 1 cannot have 40 cards")
    assert house.draft is None

    edit.change("plan", plan=Plan(Shape.UP, top=5))

    assert edit.faults == {}


def test_a_source_without_suits_is_refused(house):
    edit = RulesEdit(house, CLASSIC)

    edit.change("trump", trump=TrumpRule(Source.CYCLE, ()))

    assert "expected the trumps in order" in edit.faults["trump"]
    assert edit.rules == CLASSIC


def test_going_back_to_what_it_was_ends_the_draft(house):
    edit = RulesEdit(house, CLASSIC)
    edit.change("pack", pack=Pack(36))

    edit.change("pack", pack=Pack())

    assert house.draft is None
    assert not edit.is_changed


def test_changes_are_taken_back_one_by_one(house):
    edit = RulesEdit(house, CLASSIC)
    edit.change("pack", pack=Pack(36))
    edit.change("bidding", bidding=HOOKED)

    edit.undo()

    assert edit.rules == replace(CLASSIC, pack=Pack(36))
    assert house.draft == edit.rules
    edit.undo()
    assert edit.rules == CLASSIC
    assert not edit.can_undo
    edit.undo()
    assert edit.rules == CLASSIC


def test_all_changes_are_undone_with_a_way_back(house):
    edit = RulesEdit(house, CLASSIC)
    edit.change("pack", pack=Pack(36))
    edit.scoring.choose(edit.scoring.lines[0].id, "bid == 0")
    changed = edit.rules

    edit.undo_all()

    assert (edit.rules, house.draft, edit.is_undone) == (CLASSIC, None, True)
    assert edit.scoring.rules.scoring == CLASSIC.scoring
    edit.undo()
    assert (edit.rules, house.draft, edit.is_undone) == (changed, changed, False)
    assert edit.scoring.lines[0].when == "bid == 0"


def test_a_name_is_taken_back_as_a_whole(house):
    edit = RulesEdit(house, CLASSIC)
    edit.change("pack", pack=Pack(36))
    for name in ("O", "Ou", "Our", "Ours"):
        edit.change("name", name=name)

    edit.undo()

    assert edit.rules == replace(CLASSIC, pack=Pack(36))
    edit.change("name", name="O")
    edit.undo()
    assert edit.rules == replace(CLASSIC, pack=Pack(36))


def test_undoing_all_of_nothing_does_nothing(house):
    edit = RulesEdit(house, CLASSIC)

    edit.undo_all()

    assert not edit.is_undone


def test_the_scoring_is_a_change_like_any_other(house):
    edit = RulesEdit(house, CLASSIC)

    edit.scoring.pay(edit.scoring.lines[0].id, Amount(20))

    assert house.draft.scoring[0] == ("made", "20")
    edit.undo()
    assert edit.scoring.lines[0].pays == "10 + tricks"


def test_a_copy_of_a_preset_is_asked_for_its_name(house):
    edit = RulesEdit(house, POCHA)
    edit.change("bidding", bidding=HOOKED)

    assert edit.save() is None
    assert edit.names_it
    edit.change("name", name="Pocha at Ann's")
    kept = edit.save()

    assert house.rules == (kept,)
    assert kept.key not in PRESETS
    assert (kept.about, kept.also, kept.bidding) == ("", (), HOOKED)
    assert house.draft is None
    assert not edit.is_changed


def test_what_is_said_of_a_copy_stays_when_it_was_written(house):
    edit = RulesEdit(house, POCHA)
    edit.change("about", about="As we play on Fridays.")
    edit.change("name", name="Fridays")

    assert edit.save().about == "As we play on Fridays."


@pytest.mark.parametrize("name", ["Wizard", "  wizard "])
def test_a_name_that_is_taken_is_refused_with_a_sentence(house, name):
    edit = RulesEdit(house, POCHA)
    edit.change("name", name=name)

    assert edit.save() is None
    assert edit.faults["name"]
    assert edit.names_it
    assert house.rules == ()


def test_the_houses_own_rules_are_saved_in_their_place(house):
    own = house.keep(replace(POCHA, name="Ours", also=("Fridays",)))
    edit = RulesEdit(house, own)
    edit.change("bidding", bidding=HOOKED)

    kept = edit.save()

    assert house.rules == (kept,)
    assert (kept.key, kept.also, kept.bidding) == (own.key, ("Fridays",), HOOKED)


def test_an_unfinished_line_holds_the_saving_up(house):
    own = house.keep(replace(POCHA, name="Ours"))
    edit = RulesEdit(house, own)
    edit.change("bidding", bidding=HOOKED)
    edit.scoring.write(edit.scoring.lines[0].id, "pays", "10 +")

    assert edit.save() is None
    assert edit.notice == "A line of the scoring is not finished."


def test_a_draft_that_cannot_be_kept_says_so_and_goes_on(house, store):
    edit = RulesEdit(house, CLASSIC)
    store.broken = True

    edit.change("bidding", bidding=HOOKED)

    assert edit.rules.bidding == HOOKED
    assert "the disk is full" in edit.notice
    store.broken = False
    edit.change("pack", pack=Pack(36))
    assert edit.notice is None
    assert house.draft == edit.rules


def test_rules_that_cannot_be_saved_stay_a_draft(house, store):
    edit = RulesEdit(house, CLASSIC)
    edit.change("name", name="Ours")
    store.broken = True

    assert edit.save() is None
    assert "the disk is full" in edit.notice
    store.broken = False
    assert edit.save().name == "Ours"


def test_fewer_players_are_shown_no_more_than_may_play(house):
    edit = RulesEdit(house, CLASSIC)
    edit.show_for(7)

    edit.seat(3, 5)

    assert (edit.rules.players, edit.players) == ((3, 5), 5)


def test_what_so_many_cannot_play_has_no_plan(house):
    edit = RulesEdit(house, replace(CLASSIC, plan=Plan(Shape.HANDS, hands=(17,))))

    assert edit.plan(3) == (17,)
    assert edit.plan(4) == ()
    assert edit.biggest(4) == 13


def test_a_pack_that_is_none_has_no_hand(house):
    edit = RulesEdit(house, replace(CLASSIC, pack=Pack("players - 4")))

    assert (edit.biggest(4), edit.biggest(7)) == (0, 0)


@given(key=st.sampled_from(sorted(PRESETS)), other=st.sampled_from(sorted(PRESETS)))
def test_every_group_of_one_preset_fits_another_or_is_refused(key, other):
    house = library_of(MemoryStore()).house
    edit = RulesEdit(house, PRESETS[key])
    for group in ("pack", "plan", "deal", "trump", "bidding", "reminders", "extra_points"):
        edit.change(group, **{group: getattr(PRESETS[other], group)})

    assert rules_from_json(rules_to_json(edit.rules)) == edit.rules
    assert (house.draft or PRESETS[key]) == edit.rules
