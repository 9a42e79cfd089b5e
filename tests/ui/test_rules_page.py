"""One set of rules on the real screen: what it says, and what can be done with it."""

from dataclasses import replace

import pytest
from book.keeping import library_of
from strategies import setup_of
from ui.desks import Pocket, begun, desk_of, visiting

from scorekeeper.export.rules_found import read_rules_text
from scorekeeper.rules import CLASSIC, PRESETS, Plan, Shape
from scorekeeper.rules.pack import Pack
from scorekeeper.ui.parts.plan_view import plan_view
from scorekeeper.ui.parts.rules_said import rules_said
from scorekeeper.words import about
from scorekeeper.words.facts import facts

KINDS = (
    *("wizard", "pocha", "podrida-no-trump", "blob", "skull-king", "rage", "co-op", "golf"),
    *("romanian-whist-1-8-1", "raspisnoy", "israeli-whist", "stake-club"),
)
"""Presets of different kinds: packs, trumps, plans, scorings, streaks, extra points."""
OURS = replace(CLASSIC, key="", name="Ours", about="As we play it.", also=())


@pytest.fixture
def ours(desk):
    return desk.library.house.keep(OURS)


async def test_the_page_says_what_they_are(desk):
    async with visiting(desk, "/rules/classic") as user:
        assert user.text("title") == "Oh Hell"
        assert user.text("about").startswith("One card more each hand")
        assert "Also called Oh Pshaw, Blackout, Up the River." in user.spoken()
        assert "The card turned up makes trump." in user.text("topic-trump")
        assert "A miss pays nothing." in user.text("topic-scoring")
        assert user.shows("pays")


async def test_presets_of_every_kind_have_a_page(desk):
    async with visiting(desk, "/rules/classic") as user:
        for key in KINDS:
            await user.visit(f"/rules/{key}")

            assert user.text("title") == PRESETS[key].name
            assert not user.shows("broken")


@pytest.mark.parametrize("key", list(PRESETS))
def test_every_preset_has_something_on_every_part_of_its_page(key):
    rules = PRESETS[key]
    fewest, most = rules.players

    assert about(rules)
    assert facts(rules)
    for players in range(fewest, most + 1):
        assert plan_view(rules.sizes(players), rules.trumps(players)).label
        assert len(rules_said(rules, players)) > 1


async def test_they_are_shown_for_four_until_somebody_sits(desk):
    async with visiting(desk, "/rules/classic") as user:
        assert user.text("hands") == "13 hands, biggest hand 13"

        await user.tap("players-more")

        assert user.text("hands") == "10 hands, biggest hand 10"
        assert user.text("plan").split() == [*map(str, range(1, 11)), "⊘"]


async def test_they_are_shown_for_those_who_sit(desk):
    desk.new_game.begin_with(setup_of(6).players, None, CLASSIC)
    async with visiting(desk, "/rules/classic") as user:
        assert user.text("hands") == "8 hands, biggest hand 8"


async def test_rules_for_others_are_shown_for_those_they_are_for(desk):
    kept = desk.library.house.keep(replace(OURS, players=(6, 8)))
    async with visiting(desk, f"/rules/{kept.key}") as user:
        assert user.text("hands") == "8 hands, biggest hand 8"


async def test_too_many_players_are_told_why_not(desk):
    kept = desk.library.house.keep(replace(OURS, plan=Plan(Shape.HANDS, hands=(13,))))
    async with visiting(desk, f"/rules/{kept.key}") as user:
        await user.tap("players-more")

        assert "with 5 players the pack allows" in user.text("cannot")
        assert not user.shows("broken")

        await user.tap("players-fewer")

        assert user.text("hands") == "1 hand, biggest hand 13"


async def test_trumps_settled_ahead_of_time_stand_with_the_hands(desk):
    async with visiting(desk, "/rules/nomination-whist") as user:
        assert "♠" in user.text("plan")
        assert "Spades" in user.name("plan")


async def test_playing_by_them_leads_to_a_new_game(desk):
    begun(desk)
    async with visiting(desk, "/rules/wizard") as user:
        await user.tap("play")

        assert user.routes == ["/", "/new"]
        assert desk.new_game.rules == PRESETS["wizard"]
        assert len(desk.new_game.seats) == 3


@pytest.mark.parametrize(("key", "label"), [("classic", "Change a copy"), ("ours", "Change")])
@pytest.mark.usefixtures("ours")
async def test_changing_them_leads_to_the_editor(desk, key, label):
    async with visiting(desk, f"/rules/{key}") as user:
        assert user.text("change") == label

        await user.tap("change")

        assert user.routes[-1] == f"/rules/{key}/edit"


async def test_new_games_start_with_those_chosen(desk):
    async with visiting(desk, "/rules/wizard") as user:
        await user.tap("default")
        assert desk.library.house.default_key == "wizard"
        assert user.find("default").parent.toggled

        await user.tap("default")

        assert desk.library.house.default_key is None
        assert not user.find("default").parent.toggled


async def test_the_text_is_copied_and_reads_back(desk):
    async with visiting(desk, "/rules/pocha") as user:
        await user.tap("copy")

        assert read_rules_text(desk.device.clipboard) == PRESETS["pocha"]
        assert user.text("told") == "The text is copied."


async def test_a_device_that_cannot_copy_says_so():
    desk = desk_of(device=Pocket(copies=False))
    async with visiting(desk, "/rules/pocha") as user:
        await user.tap("copy")

        assert user.text("told") == "It cannot be copied here."


async def test_a_phone_shares_the_text():
    desk = desk_of(device=Pocket(can_share=True))
    async with visiting(desk, "/rules/pocha") as user:
        await user.tap("copy")

        await user.tap("share")

        assert not user.shows("told")
        assert desk.device.shared == ""


async def test_a_phone_shares_the_text_for_a_screen_reader_too():
    desk = desk_of(device=Pocket(can_share=True))
    async with visiting(desk, "/rules/pocha") as user:
        await user.hear("share")

        assert read_rules_text(desk.device.shared) == PRESETS["pocha"]


async def test_a_laptop_shares_nothing(desk):
    async with visiting(desk, "/rules/pocha") as user:
        assert not user.shows("share")


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("", "oh-hell-rules-pocha.json is with your downloads."),
        ("/home/ann/pocha.json", "Saved: /home/ann/pocha.json"),
        (None, "Nothing was saved."),
    ],
)
async def test_they_are_saved_as_a_file(place, told):
    desk = desk_of(device=Pocket(place=place))
    async with visiting(desk, "/rules/pocha") as user:
        await user.tap("save")

        assert user.text("told") == told
        for content in desk.device.files.values():
            assert read_rules_text(content) == PRESETS["pocha"]


async def test_what_became_of_some_rules_is_not_said_of_others(desk):
    async with visiting(desk, "/rules/pocha") as user:
        await user.tap("copy")

        await user.visit("/rules/wizard")

        assert not user.shows("told")


async def test_rules_of_the_house_are_deleted_and_come_back(desk, ours):
    async with visiting(desk, f"/rules/{ours.key}") as user:
        await user.tap("delete")
        assert user.routes == ["/", "/rules"]
        assert not user.shows(f"rules-{ours.key}")
        assert "“Ours” was deleted." in user.spoken()
        assert user.name("bring-back") == "Undo: bring “Ours” back"

        await user.tap("bring-back")

        assert user.shows(f"rules-{ours.key}")
        assert not user.shows("bring-back")


async def test_the_page_of_rules_just_deleted_brings_them_back_too(desk, ours):
    async with visiting(desk, f"/rules/{ours.key}") as user:
        await user.tap("delete")
        await user.visit(f"/rules/{ours.key}")
        assert not user.shows("delete")

        await user.tap("bring-back")

        assert user.shows("delete")


async def test_presets_are_not_deleted(desk):
    async with visiting(desk, "/rules/classic") as user:
        assert not user.shows("delete")


@pytest.mark.parametrize("route", ["/rules/nope", "/new/rules/nope"])
async def test_an_address_without_rules_says_so_and_leads_to_the_others(desk, route):
    async with visiting(desk, route) as user:
        assert user.text("title") == "Not found"
        assert any("nope" in told for told in user.spoken())

        await user.tap("back")

        assert user.routes[-1] == route.removesuffix("/nope")


async def test_rules_deleted_on_another_page_are_not_found_any_more(store):
    library = library_of(store)
    here, there = desk_of(library=library), desk_of(library=library)
    kept = library.house.keep(OURS)
    async with visiting(here, f"/rules/{kept.key}") as user:
        there.rules.drop(kept)
        await user.settle()
        assert user.text("title") == "Not found"

        there.rules.bring_back()
        await user.settle()

        assert user.text("title") == "Ours"


async def test_rules_changed_on_another_page_are_shown_as_they_are_now(desk, ours):
    async with visiting(desk, f"/rules/{ours.key}") as user:
        desk.library.house.keep(replace(ours, about="Otherwise."))
        await user.settle()

        assert user.text("about") == "Otherwise."


@pytest.mark.parametrize("key", ["delete", "default"])
async def test_a_full_disk_is_told_and_nothing_is_lost(desk, store, ours, key):
    async with visiting(desk, f"/rules/{ours.key}") as user:
        store.broken = True
        await user.tap(key)
        assert "disk is full" in user.text("notice")
        assert user.routes[-1] == f"/rules/{ours.key}"

        store.broken = False
        await user.tap("default")

        assert not user.shows("notice")
        assert desk.library.house.rules == (ours,)


async def test_rules_that_cannot_be_brought_back_yet_can_be_later(desk, store, ours):
    async with visiting(desk, f"/rules/{ours.key}") as user:
        await user.tap("delete")
        store.broken = True
        await user.tap("bring-back")
        assert "disk is full" in user.text("notice")

        store.broken = False
        await user.tap("bring-back")

        assert desk.library.house.rules == (ours,)
        assert not user.shows("notice")


async def test_nothing_deleted_leaves_nothing_to_bring_back(desk):
    desk.rules.bring_back()

    assert desk.rules.notice is None


async def test_where_there_is_no_pack_for_so_many_the_rest_is_still_said(desk):
    pack = Pack(cards="60 - 10*players")
    kept = desk.library.house.keep(replace(OURS, players=(3, 4), pack=pack))
    async with visiting(desk, f"/rules/{kept.key}") as user:
        assert user.text("topic-cards") == "Cards A pack of 20 cards."

        await user.tap("players-more")
        await user.tap("players-more")

        assert user.shows("cannot")
        assert not user.shows("topic-cards")
        assert user.shows("topic-trump")
        assert not user.shows("broken")
