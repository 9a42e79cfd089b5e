"""Rules from elsewhere: pasted or picked, looked at before they are kept."""

from dataclasses import replace

import flet as ft
import pytest
from ui.desks import Pocket, desk_of, visiting
from ui.driver import showing

from scorekeeper.export.rules_text import rules_file, rules_text
from scorekeeper.rules import CLASSIC, PRESETS, Plan, Shape
from scorekeeper.ui.app import show

THEIRS = replace(CLASSIC, key="theirs", name="Theirs", about="As they play it.", also=())
TEXT = rules_text(THEIRS)


def kept(desk):
    return {rules.name: replace(rules, key="theirs") for rules in desk.library.house.rules}


async def test_a_message_is_looked_at_before_it_is_kept(desk):
    async with visiting(desk, "/rules") as user:
        await user.tap("import")
        assert user.routes == ["/", "/rules", "/rules/bring_in"]
        assert user.is_dead("keep")

        await user.type("pasted", TEXT)
        assert user.text("about") == "As they play it."
        assert user.text("hands") == "3 players: 15 hands: from 1 card up to 15."
        assert "A miss pays nothing." in user.text("topic-scoring")
        assert kept(desk) == {}

        await user.tap("keep")

        assert kept(desk) == {"Theirs": THEIRS}
        assert user.routes == ["/", "/rules", "/rules/theirs"]


async def test_the_gesture_back_leads_to_all_rules(desk):
    async with visiting(desk, "/new/rules/bring_in") as user:
        await user.back()

        assert user.routes == ["/", "/new", "/new/rules"]


async def test_rules_that_are_called_so_have_a_page_of_their_own(desk):
    kept = desk.library.house.keep(replace(THEIRS, name="bring_in"))
    async with visiting(desk, f"/rules/{kept.key}") as user:
        assert user.text("title") == "bring_in"


async def test_what_cannot_be_read_says_why_and_changes_nothing(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT.replace('"key"', '"kex"'))

        assert user.text("notice").startswith("Something in these rules cannot be understood")
        assert user.text("detail").startswith("rules.kex: there is no such field")
        assert user.is_dead("keep")
        assert user.find("pasted").value.startswith("Theirs")
        assert kept(desk) == {}


async def test_what_is_no_message_of_ours_is_told_without_a_word_of_programming(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        for pasted in ("hello", "We play {whist} on Friday"):
            await user.type("pasted", pasted)

            assert user.text("notice").startswith("There are no rules in this. Copy the whole")
            assert not user.shows("detail")


async def test_what_hides_in_a_name_is_neither_shown_nor_said(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", r'{"name": "A\u0000B\u202e gnp.x", "wins": "lowest"}')

        assert user.find("name").value == "A B gnp.x"
        assert not user.shows("taken")
        assert "\u202e" not in "".join(user.spoken())


async def test_rules_without_a_name_are_told_apart_from_no_rules(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", '{"name": " ", "wins": "lowest"}')

        assert user.text("notice") == "A name is missing."


async def test_an_empty_box_has_nothing_wrong_with_it(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", "no rules")
        assert user.shows("notice")

        await user.type("pasted", " \n")

        assert not user.shows("notice")
        assert user.is_dead("keep")


async def test_a_name_that_is_taken_gets_another_which_is_said(desk):
    desk.library.house.keep(replace(THEIRS, about="Ours."))
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT)
        assert user.text("taken") == "There are rules called “Theirs” here already."
        other = user.find("name").value
        assert other not in {"", "Theirs"}

        await user.tap("keep")

        assert kept(desk)[other] == replace(THEIRS, name=other)


async def test_they_can_be_called_otherwise(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT)
        assert not user.shows("taken")

        await user.type("name", "Tuesdays")
        await user.tap("keep")

        assert list(kept(desk)) == ["Tuesdays"]


async def test_a_name_that_is_none_is_refused_and_can_be_mended(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT)
        await user.type("name", " ")
        await user.tap("keep")
        assert user.shows("notice")
        assert user.routes[-1] == "/rules/bring_in"

        await user.type("name", "Tuesdays")
        await user.tap("keep")

        assert list(kept(desk)) == ["Tuesdays"]


async def test_rules_that_are_here_are_not_kept_twice(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", rules_text(PRESETS["pocha"]))
        await user.tap("keep")

        assert user.routes[-1] == "/rules/pocha"
        assert kept(desk) == {}


async def test_rules_that_their_fewest_cannot_play_are_refused(desk):
    odd = replace(THEIRS, plan=Plan(Shape.HANDS, hands=(17, 18)))
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", rules_text(odd))

        assert "the pack allows 1 to 17" in user.text("detail")


async def test_a_full_disk_is_told_and_what_was_found_stays(desk, store):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT)
        store.broken = True
        await user.tap("keep")
        assert "disk is full" in user.text("notice")

        store.broken = False
        await user.tap("keep")

        assert list(kept(desk)) == ["Theirs"]


async def test_whoever_comes_again_starts_anew(desk):
    async with visiting(desk, "/rules") as user:
        await user.tap("import")
        await user.type("pasted", TEXT)
        await user.tap("back")

        await user.tap("import")

        assert user.find("pasted").value == ""
        assert not user.shows("about")


async def test_a_file_takes_the_place_of_what_was_pasted(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", "no rules")

        desk.device.on_picked(rules_file(THEIRS)[1])
        await user.settle()

        assert user.find("pasted").value == ""
        assert user.text("about") == "As they play it."
        assert not user.shows("notice")


async def test_a_file_that_is_none_says_why(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        desk.device.on_picked(b"\xff\xfe")
        await user.settle()

        assert "There are no rules in this" in user.text("notice")
        assert "UTF-8" in user.text("detail")


@pytest.mark.parametrize(("content", "reads"), [(rules_file(THEIRS)[1], True), (None, False)])
async def test_a_screen_reader_picks_a_file_too(content, reads):
    desk = desk_of(device=Pocket())
    desk.device.picks = content
    async with visiting(desk, "/rules/bring_in") as user:
        await user.hear("pick")

        assert user.shows("about") == reads


def file(content):
    return {"id": 1, "name": "theirs.json", "size": 9, "path": None, "bytes": content}


async def test_the_devices_own_picker_is_listened_to(desk):
    library = desk.library
    async with showing(lambda page: show(page, library), "/rules/bring_in") as user:
        action = user.find("pick").action
        picker = action.file_picker
        assert (action.method, action.args["with_data"]) == ("pick_files", True)

        for files in ([], [file(rules_file(THEIRS)[1])]):
            event = ft.FilePickerResultEvent(
                "result", picker, [ft.FilePickerFile(**f) for f in files]
            )
            picker.on_result(event)
            await user.settle()
            assert user.shows("about") == bool(files)


@pytest.mark.parametrize(
    ("answer", "reads"), [([file(list(rules_file(THEIRS)[1]))], True), ([], False)]
)
async def test_the_devices_own_picker_can_be_asked(desk, answer, reads):
    library = desk.library
    async with showing(lambda page: show(page, library), "/rules/bring_in") as user:
        user.will_answer("pick_files", answer)

        await user.hear("pick")

        assert user.shows("about") == reads


async def test_a_device_without_a_picker_does_nothing(desk):
    library = desk.library
    async with showing(lambda page: show(page, library), "/rules/bring_in") as user:
        user.will_fail("pick_files", "no picker")

        await user.hear("pick")
        await user.tap("pick")

        assert not user.shows("about")
        assert not user.shows("notice")


async def test_nothing_found_is_nothing_to_keep(desk):
    assert desk.bringing.keep() is None


async def test_the_name_that_is_written_stays_when_it_is_refused(desk):
    async with visiting(desk, "/rules/bring_in") as user:
        await user.type("pasted", TEXT)
        await user.type("name", " ")
        box = user.identity("name")

        await user.tap("keep")

        assert user.shows("notice")
        assert user.identity("name") == box
