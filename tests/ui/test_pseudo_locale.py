"""No sentence is hard-coded: in a made-up language every one of them is translated."""

import re
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from book.keeping import MemoryStore
from strategies import ANN, NAMES
from ui.desks import ONE_HAND, Pocket, address, begun, desk_of, hands, played, visiting
from ui.driver import showing

from scorekeeper.book.looks import unlike_initials
from scorekeeper.export.rules_text import rules_file
from scorekeeper.rules import CLASSIC, PRESETS, Leave, Player, Variation
from scorekeeper.ui.app import show
from scorekeeper.ui.guard import BROKEN
from scorekeeper.words import PSEUDO, PSEUDO_RTL, use

SEATED = [*NAMES, "Mia", "Benn", "Annn"]
CALLED = {name for rules in PRESETS.values() for name in (rules.name, *rules.also)}
"""Names of games: they are what they are in any language."""
BADGES = {*unlike_initials(SEATED)}
"""Letters of names."""
NAMED = re.compile(
    "|".join(
        rf"\b{re.escape(name)}(?!\w)"
        for name in sorted((*SEATED, *CALLED, *BADGES), key=len, reverse=True)
    )
)
SIGNS = re.compile(r"[\W\d_½]*")
"""Figures, signs, spaces and what keeps names apart: nothing that has a language."""


@pytest.fixture(params=[PSEUDO, PSEUDO_RTL])
def language(request):
    use(request.param)
    yield request.param
    use("en")


def untranslated(text):
    """Return what is left of a text without its translated parts, names, figures and signs."""
    previous = None
    while previous != text:
        previous, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    text = re.sub(r"^[^⟦⟧]*⟧|⟦[^⟦⟧]*$", "", text)  # what stands before or after a name
    text = NAMED.sub("", text)
    return "" if SIGNS.fullmatch(text) else text


def test_what_has_no_language_needs_no_translation():
    assert untranslated("⟦{⟦hands⟧}: Ann⟧, Ben: +10½ \ue000") == ""
    assert untranslated("⟦The bid of") == untranslated("bids⟧") == ""
    assert untranslated("Bid 3") == "Bid 3"
    assert untranslated("⟦Bid⟧ three") == " three"


def an_evening(store=None):
    """A desk with a bit of everything on it, and a table in mid-game."""
    desk = desk_of(store, device=Pocket(can_share=True))
    played(begun(desk, rules=ONE_HAND), [1, 0, 0], [1, 0, 0])
    table = begun(desk, rules=hands(1, 2, 3, 3, hook=True, must_trump=True))
    played(table, [1, 1, 0], [1, 0, 0])
    return desk, table


@asynccontextmanager
async def walking(desk, route="/"):
    """The whole app; ``check`` says of the screen shown that nothing on it is hard-coded."""
    async with visiting(desk, route) as user:

        def check():
            assert not user.shows(BROKEN)
            assert [text for text in user.spoken() if untranslated(text)] == []

        check()
        yield user, check


async def go(user, check, *keys):
    for key in keys:
        await user.tap(key)
        check()


@pytest.mark.usefixtures("language")
async def test_the_games_are_translated():
    store = MemoryStore()
    desk, table = an_evening(store)
    for _ in range(20):
        begun(desk)
    async with walking(desk) as (user, check):
        await go(user, check, "older")
        await go(user, check, f"delete-{table.game.setup.id}", "restore")


@pytest.mark.usefixtures("language")
async def test_the_first_evening_is_translated():
    async with walking(desk_of()) as (user, check):
        await go(user, check, "new")


@pytest.mark.usefixtures("language")
async def test_a_full_disk_is_translated():
    store = MemoryStore()
    desk, table = an_evening(store)
    async with walking(desk) as (user, check):
        store.broken = True
        await go(user, check, f"delete-{table.game.setup.id}")
    async with walking(desk, address(table)) as (user, check):
        await go(user, check, "undo", "save-now")
        store.broken = False
        await go(user, check, "save-now")


@pytest.mark.usefixtures("language")
async def test_a_new_game_is_translated():
    desk, _ = an_evening()
    async with walking(desk, "/new") as (user, check):
        for name in ("", "Ann", "Ann", "Mia"):
            await user.type("name", name)
            await user.send("name")
            check()
        await go(user, check, "regular-ben", "lots", "seat-ann", "hand-2", "cards-more", "repeat")
        await go(user, check, "hook", "at-once", "keeps", "zero", "must-trump", "shape-down-up")
        await go(user, check, "hook", "at-once", "keeps", "zero", "must-trump", "shape-up")


@pytest.mark.usefixtures("language")
async def test_a_hand_is_translated():
    desk, table = an_evening()
    async with walking(desk, address(table)) as (user, check):
        await go(user, check, "trump", "trump-hearts", "bid-1", "bid-0", "bid-1", "bid-2")
        await go(user, check, "row-ben", "bid-0", "fewer-ann", "undo", "redo", "more-ben")
        await user.resize("text-scale", 24, 40)
        check()


@pytest.mark.usefixtures("language")
async def test_a_hand_that_everybody_made_and_the_end_are_translated():
    desk = desk_of()
    table = begun(desk, rules=hands(1, 1))
    async with walking(desk, address(table)) as (user, check):
        for _ in range(2):
            await go(user, check, "bid-1", "bid-0", "bid-0", "next")
        await go(user, check, "undo", "redo", "next")


@pytest.mark.usefixtures("language")
async def test_bids_made_at_once_are_translated():
    desk = desk_of()
    table = begun(desk, rules=Variation(at_once=True, hook=True).rules())
    async with walking(desk, address(table)) as (user, check):
        await go(user, check, "bid-1", "bid-0", "bid-0")


@pytest.mark.usefixtures("language")
async def test_the_plan_is_translated():
    desk, table = an_evening()
    async with walking(desk, address(table, "plan")) as (user, check):
        await go(user, check, "hand-1", "hand-3", "cards-more", "insert", "end", "undo", "play-on")


@pytest.mark.usefixtures("language")
async def test_the_sheet_the_correction_and_the_standing_are_translated():
    desk, table = an_evening()
    table.bid(1)
    async with walking(desk, address(table, "sheet")) as (user, check):
        await go(
            user, check, "cell-1-ann", "fewer-ann", "row-ann", "bid-0", "stand", "stand", "next"
        )
        await go(user, check, "standing")


@pytest.mark.usefixtures("language")
async def test_the_change_log_and_what_it_tells_of_are_translated():
    desk, table = an_evening()
    table.correct_bid(1, ANN, 0)
    table.record(Leave(table.game.free_hand, ANN))
    async with walking(desk, address(table, "log")) as (user, check):
        change = f"change-{len(table.log.written)}"
        await go(user, check, "show-everything", change, "take-back", "redo", "undo")
        await user.visit(address(table, "sheet", 1))
        await go(user, check, "hand-more", "void", "back")


@pytest.mark.usefixtures("language")
async def test_a_wide_screen_is_translated():
    desk, table = an_evening()
    desk.screen.resize(1280, 800)
    async with walking(desk, address(table)) as (user, check):
        await go(user, check, "bid-1")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("place", ["", "/1.csv", None])
async def test_the_result_is_translated(place):
    desk = desk_of(device=Pocket(can_share=True, place=place))
    table = begun(desk, rules=ONE_HAND)
    played(table, [1, 0, 0], [1, 0, 0])
    async with walking(desk, address(table, "result")) as (user, check):
        await go(user, check, "share", "copy")
        await user.tap("save-hands")
        told = user.text("told").replace("csv", "").replace("oh-hell", "")
        assert untranslated(told) == ""


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("path", ["/nowhere", "/game/1", "/game/1/sheet/9"])
async def test_what_is_not_found_is_translated(path):
    async with walking(desk_of(), path) as (user, check):
        await go(user, check, "back")


@pytest.mark.parametrize("code", ["en", PSEUDO, PSEUDO_RTL])
async def test_a_page_runs_the_way_its_language_is_written(code):
    desk, table = an_evening()
    try:
        use(code)
        async with showing(lambda page: show(page, desk.library), address(table)) as user:
            assert user.page.rtl == (code == PSEUDO_RTL)
            assert untranslated(user.page.title) == ("Scorekeeper" if code == "en" else "")
    finally:
        use("en")


@pytest.mark.usefixtures("language")
async def test_the_rules_are_translated():
    desk = desk_of()
    own = desk.library.house.keep(replace(CLASSIC, key="", name="Mia", about=""))
    desk.library.house.keep_draft(replace(CLASSIC, name="Mia", about=""))
    async with walking(desk, "/rules") as (user, check):
        await user.type("seek", "Mia 9")
        check()
        await go(user, check, "seek-nothing", f"rules-{own.key}", "copy", "default", "players-more")
        await go(user, check, "delete", "bring-back")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", ["pocha", "nomination-whist", "plump"])
async def test_a_set_of_rules_is_translated(key):
    async with walking(desk_of(), f"/rules/{key}") as (user, check):
        await go(user, check, "save", "play")


@pytest.mark.usefixtures("language")
async def test_bringing_rules_in_is_translated():
    desk = desk_of()
    desk.library.house.keep(replace(CLASSIC, key="", name="Mia", about="Mia"))
    async with walking(desk, "/rules/bring_in") as (user, check):
        await user.type("pasted", "?")
        check()
        desk.device.on_picked(rules_file(replace(CLASSIC, name="Mia", about=""))[1])
        await user.settle()
        assert user.shows("taken")
        check()


@pytest.mark.usefixtures("language")
async def test_rules_that_fit_others_better_are_translated():
    desk, _ = an_evening()
    desk.new_game.use(PRESETS["seven-card-whist"])
    async with walking(desk, "/new") as (user, check):
        for name in ("Mia", "Eve", "Fay"):
            await user.type("name", name)
            await user.send("name")
        check()


@pytest.mark.usefixtures("language")
async def test_the_editor_of_rules_is_translated():
    async with walking(desk_of(), "/rules/classic/edit") as (user, check):
        for key in (
            *sorted(user.keys("group-")),
            *("plan-more", "top-number", "cards-each", "hook-exactly", "zeros", "streak"),
            *("line-1", "when-more", "unit-cards", "take", "source-cycle", "without-listed"),
            *("extra-5", "remind-1"),
        ):
            await user.tap(key)
        await go(user, check, "undo-all", "bring-back", "save")
    async with walking(desk_of(), "/rules/classic/edit") as (user, check):
        await go(user, check, "group-cards", "cards-36")
        await user.visit("/rules/pocha/edit")
        check()


@pytest.mark.usefixtures("language")
async def test_people_are_translated():
    desk, _ = an_evening()
    people = desk.library.people
    desk.library.start((Player("x", "Benn"), Player("y", "Mia")), "x", CLASSIC)
    people.keep_group("Mia", ["x", "y"])
    (group,) = people.now.groups
    async with walking(desk, "/people") as (user, check):
        await go(
            user, check, f"rename-{group.id}", f"drop-{group.id}", "undo", "merge-pair", "undo"
        )
        await go(user, check, "person-ann", "merging", "other-ben", "put-away", "take-back")
    async with walking(desk, "/new") as (user, check):
        await user.type("name", "Annn")
        await user.send("name")
        check()
        await go(user, check, "known", "regular-ben", "grouping", "keep-group")
