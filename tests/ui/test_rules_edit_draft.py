"""The draft on the real screen: undone with a way back, never lost, saved as ours."""

from dataclasses import replace

from ui.desks import desk_of, visiting
from ui.editing import EDIT, opened, told

from scorekeeper.rules import CLASSIC, PRESETS
from scorekeeper.rules.pack import Pack


async def test_changes_are_undone_with_a_way_back(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36", "cards-40")
        await user.tap("undo")
        assert draft().pack == Pack(36)

        await user.tap("undo-all")
        assert draft() is None
        assert user.name("bring-back") == "Undo: bring the changes back"
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


async def test_a_copy_is_saved_under_the_name_it_is_offered(desk):
    async with visiting(desk, EDIT) as user:
        assert user.text("title") == "Your own, from Oh Hell"
        await opened(user, "cards", "cards-36")
        await user.tap("save")
        assert user.find("save-name").value == "Oh Hell, ours"
        await user.tap("save")

        assert [kept.name for kept in desk.library.house.rules] == ["Oh Hell, ours"]


async def test_the_line_that_is_written_on_stays_when_what_was_wrong_goes(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        await user.tap("save")
        await user.type("save-name", "Wizard")
        await user.tap("save")
        box = user.identity("save-name")

        await user.type("save-name", "Wizard t")

        assert not user.shows("save-fault")
        assert user.identity("save-name") == box


async def test_the_name_in_its_card_stays_when_it_is_refused(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "name")
        box = user.identity("rules-name")
        await user.type("rules-name", "")
        await user.tap("save")
        assert user.shows("save-fault")
        assert not user.shows("fault-name")

        await user.type("rules-name", "F")

        assert not user.shows("save-fault")
        assert user.identity("rules-name") == box


async def test_cards_stay_open_when_the_way_back_goes(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        await user.tap("undo-all")
        await user.tap("cards-40")

        assert not user.shows("bring-back")
        assert user.shows("cards-48")


async def test_rules_changed_elsewhere_are_saved_over_once_it_was_said(desk):
    ours = desk.library.house.keep(replace(CLASSIC, name="Ours"))
    async with visiting(desk, f"/rules/{ours.key}/edit") as user:
        assert user.text("title") == "Change Ours"
        await opened(user, "cards", "cards-36")
        desk.library.house.keep(replace(ours, pack=Pack(48)))
        await user.tap("save")
        assert "was changed elsewhere" in user.text("notice")
        await user.tap("save-over")

        (kept,) = desk.library.house.rules
        assert kept.pack == Pack(36)
        assert user.routes[-1] == f"/rules/{kept.key}"


async def test_rules_changed_elsewhere_are_left_and_these_saved_as_others(desk):
    ours = desk.library.house.keep(replace(CLASSIC, name="Ours"))
    async with visiting(desk, f"/rules/{ours.key}/edit") as user:
        await opened(user, "cards", "cards-36")
        desk.library.house.keep(replace(ours, pack=Pack(48)))
        await user.tap("save")
        await user.tap("save-another")
        assert user.find("save-name").value == "Ours 2"
        await user.tap("save")

        assert [kept.pack for kept in desk.library.house.rules] == [Pack(48), Pack(36)]


async def test_a_draft_that_took_the_place_of_this_one_is_named(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        desk.library.house.keep_draft(replace(PRESETS["pocha"], pack=Pack(48)))
        await user.tap("cards-40")
        assert "Pocha" in user.text("notice")
        assert draft().key == "pocha"

        await user.tap("keep-mine")
        assert draft().pack == Pack(40)


async def test_a_draft_of_the_same_rules_from_elsewhere_is_gone_on_with(desk, draft):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        desk.library.house.keep_draft(replace(CLASSIC, pack=Pack(48)))
        await user.tap("cards-40")
        await user.tap("take-theirs")

        assert told(user, "cards") == "A pack of 48 cards."
        assert draft().pack == Pack(48)


async def test_a_draft_of_other_rules_from_elsewhere_is_gone_on_with_at_its_place(desk):
    async with visiting(desk, EDIT) as user:
        await opened(user, "cards", "cards-36")
        desk.library.house.keep_draft(replace(PRESETS["pocha"], pack=Pack(48)))
        await user.tap("cards-40")
        await user.tap("take-theirs")

        assert user.routes[-1] == "/rules/pocha/edit"
        assert told(user, "cards").startswith("A pack of 48 cards")


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
