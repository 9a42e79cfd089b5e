"""A copy brought in: looked at first, then merged."""

import pytest
from book.keeping import library_of
from ui.desks import Pocket, begun, desk_of, visiting

from scorekeeper.book.backups import MANY
from scorekeeper.ui.models.bring_in import BringInModel


def copy_of(desk):
    return "".join(desk.library.backups.pieces()).encode()


@pytest.fixture
def elsewhere():
    """A desk with two games on another device."""
    desk = desk_of()
    for _ in range(2):
        begun(desk).bid(1)
    return desk


async def test_a_copy_is_looked_at_before_anything_is_changed(elsewhere, store):
    pocket = Pocket()
    desk = desk_of(store, device=pocket)
    async with visiting(desk, "/safe") as user:
        await user.tap("bring-in")
        assert user.is_dead("keep")

        pocket.on_picked(copy_of(elsewhere))
        await user.settle()
        assert user.text("plan-0") == "2 new games."
        assert store.games == {}
        await user.tap("keep")

        assert user.text("done-0") == "2 new games."
        assert desk.library.game_ids() == elsewhere.library.game_ids()
        await user.tap("done")
        assert user.routes == ["/"]


async def test_a_copy_that_is_here_already_cannot_be_brought_in_again(elsewhere):
    pocket = Pocket()
    elsewhere.bring_in = BringInModel(elsewhere.library, pocket)
    async with visiting(elsewhere, "/safe/bring_in") as user:
        pocket.on_picked(copy_of(elsewhere))
        await user.settle()

        assert user.text("plan-0") == "2 the same."
        assert user.is_dead("keep")


async def test_a_file_chosen_with_a_screen_reader_is_looked_at_too(elsewhere, store):
    pocket = Pocket()
    pocket.picks = copy_of(elsewhere)
    async with visiting(desk_of(store, device=pocket), "/safe/bring_in") as user:
        await user.hear("pick")

        assert user.text("plan-0") == "2 new games."


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\x89PNG\r\n", "This file is no copy of this app's"),
        (b"{}", "This file is no copy of this app's"),
        (b'{"format": "oh-hell-backup", "version": 9}', "version 9 was written by a newer"),
        (b" " * 5_000_001, "This file is over 5 MB"),
    ],
)
async def test_what_is_no_copy_says_so_and_changes_nothing(store, content, told):
    pocket = Pocket()
    async with visiting(desk_of(store, device=pocket), "/safe/bring_in") as user:
        pocket.on_picked(content)
        await user.settle()

        assert told in user.text("notice")
        assert user.is_dead("keep")
        assert store.games == {}


async def test_another_file_takes_the_place_of_one_that_was_none(elsewhere, store):
    pocket = Pocket()
    async with visiting(desk_of(store, device=pocket), "/safe/bring_in") as user:
        pocket.on_picked(b"{}")
        await user.settle()

        pocket.on_picked(copy_of(elsewhere))
        await user.settle()

        assert not user.shows("notice")
        assert user.text("plan-0") == "2 new games."


async def test_a_full_disk_says_so_and_the_same_copy_can_be_brought_in_later(elsewhere, store):
    pocket = Pocket()
    desk = desk_of(store, device=pocket)
    async with visiting(desk, "/safe/bring_in") as user:
        pocket.on_picked(copy_of(elsewhere))
        await user.settle()
        store.broken = True
        await user.tap("keep")
        assert "disk is full" in user.text("notice")
        store.broken = False

        pocket.on_picked(copy_of(elsewhere))
        await user.settle()
        await user.tap("keep")

        assert user.text("done-0") == "2 new games."


async def test_choosing_another_file_puts_the_last_one_away(elsewhere, store):
    pocket = Pocket()
    async with visiting(desk_of(store, device=pocket), "/safe/bring_in") as user:
        pocket.on_picked(copy_of(elsewhere))
        await user.settle()

        await user.tap("pick")

        assert user.is_dead("keep")
        assert not user.shows("plan-0")


async def test_what_was_brought_in_from_a_file_is_elsewhere_already(elsewhere, store):
    for _ in range(MANY):
        begun(elsewhere)
    pocket = Pocket()
    later = library_of(store, "2026-07-13 20:15:00")
    async with visiting(desk_of(library=later, device=pocket), "/safe/bring_in") as user:
        pocket.on_picked(copy_of(elsewhere))
        await user.settle()

        await user.tap("keep")
        await user.tap("done")

        assert not user.shows("copy-reminder")
