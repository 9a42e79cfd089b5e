"""The list of rules on the real screen: shelves, what is sought, the draft, the default."""

import json
from dataclasses import replace

import pytest
from book.keeping import library_of
from ui.desks import desk_of, visiting

from scorekeeper.rules import CLASSIC, PRESETS, Hook, Trump

OURS = replace(CLASSIC, key="", name="Ours", about="As we play it.", also=())


def listed(user):
    return [key.removeprefix("rules-") for key in user.keys("rules-")]


async def test_the_games_lead_to_all_rules_and_back(desk):
    async with visiting(desk) as user:
        await user.tap("menu")
        await user.tap("menu-rules")
        assert user.routes == ["/", "/rules"]
        assert set(listed(user)) == set(PRESETS)

        await user.tap("back")

        assert user.routes == ["/"]


async def test_a_row_says_what_tells_the_rules_apart(desk):
    async with visiting(desk, "/rules") as user:
        assert user.name("rules-classic") == (
            "Oh Hell. One card more each hand; a bid that is made pays 10 and its tricks, a miss "
            "nothing. 3 to 7 players · no hook · trump turned up"
        )


async def test_the_rules_of_the_house_come_first(desk):
    kept = desk.library.house.keep(OURS)
    async with visiting(desk, "/rules") as user:
        spoken = user.spoken()

        assert spoken.index("House rules") < spoken.index("Oh Hell and its sisters")
        assert user.shows(f"rules-{kept.key}")


async def test_without_rules_of_the_house_they_have_no_heading(desk):
    async with visiting(desk, "/rules") as user:
        assert "House rules" not in user.spoken()


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("wizard", "wizard"),
        ("RIKIKI", "rikiki"),
        ("pocha", "pocha"),
        ("Pócha", "pocha"),
        ("judgement", "judgement"),
        ("blackout", "classic"),
    ],
)
async def test_rules_are_found_by_any_of_their_names(desk, sought, found):
    async with visiting(desk, "/rules") as user:
        await user.type("seek", sought)

        assert found in listed(user)
        assert 0 < len(listed(user)) < len(PRESETS) / 2
        assert user.find("seek").value == sought


@pytest.mark.parametrize(
    ("sought", "suits"),
    [
        ("hook", lambda rules: rules.bidding.hook is Hook.NOT_EQUAL),
        ("no hook", lambda rules: rules.bidding.hook is Hook.OFF),
        ("10 players", lambda rules: rules.players[0] <= 10 <= rules.players[1]),
        ("7 players lowest wins", lambda rules: rules.key == "golf"),
        ("plump hook", lambda rules: rules.key in {"plump", "beredskap"}),
        ("always spades", lambda rules: rules.trump.cycle == (Trump.SPADES,)),
    ],
)
def test_rules_are_found_by_what_their_cards_say(desk, sought, suits):
    desk.rules.seek(sought)

    found = {rules.key for shelf in desk.rules.shelves for rules in shelf.rules}

    assert found == {key for key, rules in PRESETS.items() if suits(rules)}


@pytest.mark.parametrize("sought", ["no trump", "No-trump"])
def test_no_trump_finds_no_rules_with_a_trump_that_never_changes(desk, sought):
    desk.rules.seek(sought)

    found = {rules.key for shelf in desk.rules.shelves for rules in shelf.rules}

    assert found == {"plump", "podrida-no-trump"}


def test_while_a_word_is_being_written_its_beginning_is_enough(desk):
    desk.rules.seek("wiz 6 pl")

    found = {rules.key for shelf in desk.rules.shelves for rules in shelf.rules}

    assert found == {"wizard", "wizard-anniversary"}


async def test_every_word_has_to_be_found(desk):
    async with visiting(desk, "/rules") as user:
        await user.type("seek", "hell blackout")

        assert listed(user) == ["classic"]


async def test_what_nobody_knows_is_said_with_a_way_on(desk):
    async with visiting(desk, "/rules") as user:
        await user.type("seek", "xyzzy")
        assert listed(user) == []
        assert "Nothing found" in user.spoken()
        assert user.shows("own")
        assert user.shows("import")

        await user.tap("seek-nothing")

        assert set(listed(user)) == set(PRESETS)
        assert user.find("seek").value == ""


async def test_what_was_sought_stays_while_one_of_them_is_read(desk):
    async with visiting(desk, "/rules") as user:
        await user.type("seek", "blackout")
        await user.tap("rules-classic")
        assert user.routes == ["/", "/rules", "/rules/classic"]

        await user.tap("back")

        assert listed(user) == ["classic"]
        assert user.find("seek").value == "blackout"


async def test_whoever_comes_anew_sees_everything(desk):
    async with visiting(desk) as user:
        await user.tap("menu")
        await user.tap("menu-rules")
        await user.type("seek", "blackout")
        await user.tap("back")

        await user.tap("menu")
        await user.tap("menu-rules")

        assert set(listed(user)) == set(PRESETS)
        assert user.find("seek").value == ""


async def test_the_rules_for_new_games_are_marked(desk):
    desk.library.house.make_default("classic")
    async with visiting(desk, "/rules") as user:
        assert "For new games" in user.text("rules-classic")
        assert "For new games" in user.name("rules-classic")
        assert user.spoken().count("For new games") == 1


async def test_a_draft_can_be_gone_on_with(desk):
    desk.library.house.keep_draft(replace(CLASSIC, name="Half done"))
    async with visiting(desk, "/rules") as user:
        assert "Half done" in user.text("draft")

        await user.tap("draft")

        assert user.routes[-1] == "/rules/classic/edit"


async def test_a_draft_is_not_in_the_way_of_what_is_sought(desk):
    desk.library.house.keep_draft(replace(CLASSIC, name="Half done"))
    async with visiting(desk, "/rules") as user:
        await user.type("seek", "wizard")

        assert not user.shows("draft")


async def test_rules_of_ones_own_begin_with_the_base_game(desk):
    async with visiting(desk, "/rules") as user:
        await user.tap("own")

        assert user.routes[-1] == "/rules/classic/edit"


async def test_two_pages_see_rules_come_and_go(store):
    library = library_of(store)
    here, there = desk_of(library=library), desk_of(library=library)
    async with visiting(here, "/rules") as user:
        kept = there.library.house.keep(OURS)
        await user.settle()
        assert user.shows(f"rules-{kept.key}")

        there.library.house.drop(kept.key)
        await user.settle()

        assert not user.shows(f"rules-{kept.key}")


# -- rules that cannot be read -----------------------------------------------------------


def strange(store, *records, draft=None):
    """A desk whose house keeps records that this program cannot read."""
    library_of(store).house.make_default("classic")
    kept = json.loads(store.shared)
    kept["house"], kept["draft"] = list(records), draft
    store.shared = json.dumps(kept)
    return desk_of(store)


async def test_rules_that_cannot_be_read_are_told_left_out_and_come_back(store):
    record = {"name": "Of\u202e tomorrow", "moon": "full"}
    desk = strange(store, record)
    async with visiting(desk, "/rules") as user:
        assert user.text("unread-0").startswith("“Of tomorrow” is kept here, but cannot be read")
        assert user.name("leave-out-0") == "Leave “Of tomorrow” out"

        await user.tap("leave-out-0")

        assert not user.shows("unread-0")
        assert "“Of tomorrow” was deleted." in user.spoken()
        assert json.loads(store.shared)["house"] == []

        await user.tap("put-back")

        assert user.shows("unread-0")
        assert not user.shows("put-back")
        assert json.loads(store.shared)["house"] == [record]


@pytest.mark.parametrize("record", [7, {"name": 7}, {"moon": 1}])
async def test_what_has_not_even_a_name_can_be_left_out_too(store, record):
    desk = strange(store, record)
    async with visiting(desk, "/rules") as user:
        assert user.text("unread-0").startswith("Some rules kept here cannot be read")

        await user.tap("leave-out-0")
        assert user.name("put-back") == "Undo: bring them back"
        await user.tap("put-back")

        assert json.loads(store.shared)["house"] == [record]


async def test_a_draft_that_cannot_be_read_is_left_out_and_comes_back(store):
    desk = strange(store, draft={"moon": 1})
    async with visiting(desk, "/rules") as user:
        await user.tap("leave-out-0")
        assert json.loads(store.shared)["draft"] is None

        await user.tap("put-back")

        assert json.loads(store.shared)["draft"] == {"moon": 1}


def test_what_was_left_out_elsewhere_cannot_be_left_out_once_more(store):
    desk = strange(store, {"moon": 1})
    (unread,) = desk.rules.unread
    desk.library.house.leave_out(unread)

    desk.rules.leave_out(unread)

    assert desk.rules.notice == "These rules are not kept here any more."
    assert desk.rules.left_out == ()

    desk.rules.put_back()

    assert desk.library.house.unread == ()
