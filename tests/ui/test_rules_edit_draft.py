"""The draft on the real screen: undone with a way back, never lost, saved as ours."""

from dataclasses import replace

import pytest
from book.keeping import MemoryStore
from ui.desks import desk_of, visiting

from scorekeeper.rules import CLASSIC
from scorekeeper.rules.pack import Pack

EDIT = "/rules/classic/edit"


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def desk(store):
    return desk_of(store)


@pytest.fixture
def draft(desk):
    """Read the draft as it is kept."""
    return lambda: desk.library.house.draft


def told(user, card):
    return user.text(f"told-{card}")


async def opened(user, card, *taps):
    await user.tap(f"group-{card}")
    for key in taps:
        await user.tap(key)


async def test_changes_are_undone_with_a_way_back(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36", "cards-40")
        await user.tap("undo")
        assert draft().pack == Pack(36)

        await user.tap("undo-all")
        assert draft() is None
        await user.tap("bring-back")
        assert draft().pack == Pack(36)


async def test_a_reload_loses_nothing(desk, store):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
    async with visiting(desk_of(store), EDIT) as user:
        assert told(user, "cards") == "A pack of 36 cards."
        assert user.shows("save")


async def test_a_copy_is_saved_as_ours_under_a_name_of_its_own(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        await user.tap("save")
        await user.type("save-name", "Wizard")
        await user.tap("save")
        assert user.shows("save-fault")

        await user.type("save-name", "Friday")
        await user.tap("save")

        (kept,) = desk.library.house.rules
        assert (kept.name, kept.pack) == ("Friday", Pack(36))
        assert user.routes[-1] == f"/rules/{kept.key}"


async def test_another_draft_is_gone_on_with_or_let_go(desk, draft):
    async with visiting(desk, "/rules/pocha/edit") as user:
        await opened(user, "cards", "cards-36")
        await user.visit(EDIT)
        assert "Pocha" in user.text("other")
        await user.tap("go-on")
        assert told(user, "cards").startswith("A pack of 36")

        await user.visit(EDIT)
        await user.tap("anew")
        assert draft().key == "pocha"
        await opened(user, "cards", "cards-40")
        assert draft() == replace(CLASSIC, pack=Pack(40))


async def test_a_draft_outlives_the_rules_it_was_made_from(desk):
    kept = desk.library.house.keep(replace(CLASSIC, name="Ours"))
    address = f"/rules/{kept.key}/edit"
    async with visiting(desk, address) as user:
        await opened(user, "cards", "cards-36")
    desk.library.house.drop(kept.key)
    async with visiting(desk, address) as user:
        assert told(user, "cards") == "A pack of 36 cards."


async def test_rules_nobody_knows_are_not_found(desk):
    async with visiting(desk, "/rules/nothing/edit") as user:
        assert user.text("title") == "Not found"
        await user.tap("back")
        assert user.routes[-1] == "/rules"


async def test_back_leads_to_the_rules_themselves(desk):
    async with visiting(desk, EDIT) as user:
        await user.tap("back")
        assert user.routes[-1] == "/rules/classic"


async def test_a_store_that_fails_is_a_sentence_and_loses_nothing(desk, store):
    async with visiting(desk, EDIT) as user:
        store.broken = True
        await opened(user, "cards", "cards-36")

        assert "the disk is full" in user.text("notice")
        assert told(user, "cards") == "A pack of 36 cards."
