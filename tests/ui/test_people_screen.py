"""Everybody on the real screen, and the page of one person."""

import pytest
from book.keeping import MemoryStore
from strategies import ANN, BEN, CY
from ui.desks import begun, desk_of, visiting

from scorekeeper.book.errors import StoreError
from scorekeeper.book.looks import Hue
from scorekeeper.rules import CLASSIC, Player, PlayerId
from scorekeeper.ui import routes

ANA = PlayerId("ana")


def sit(desk, *named):
    """Begin a game of these people, given as (id, name)."""
    players = tuple(Player(PlayerId(one), name) for one, name in named)
    desk.library.start(players, players[0].id, CLASSIC)


@pytest.fixture
def people(desk):
    begun(desk)
    sit(desk, (ANA, "Anne"), ("max", "Max"))
    return desk.library.people


@pytest.mark.usefixtures("people")
async def test_everybody_is_shown_with_badge_and_games(desk):
    async with visiting(desk, routes.PEOPLE) as user:
        assert user.name("person-ann") == "Ann. 1 game, Sunday, 12 July 2026"

        await user.tap("person-ann")

        assert user.routes == ["/", "/people", "/people/ann"]
        assert user.text("sign") == "An"
        await user.tap("back")
        assert user.routes == ["/", "/people"]


async def test_nobody_is_said_to_be_here():
    async with visiting(desk_of(), routes.PEOPLE) as user:
        assert "Nobody yet" in user.spoken()
        assert user.shows("no-groups")
        assert not user.shows("search")


async def test_two_who_are_alike_are_merged_and_parted_again(desk, people):
    async with visiting(desk, routes.PEOPLE) as user:
        assert user.text("alike-pair") == "Are Anne and Ann one person?"

        await user.tap("merge-pair")
        assert people.ids(ANN) == {ANN, ANA}
        assert len(user.keys("person-")) == 4

        await user.tap("undo")
        assert people.ids(ANN) == {ANN}
        assert user.shows("alike-pair")
        assert not user.shows("undo")


@pytest.mark.usefixtures("people")
async def test_two_who_are_two_are_not_asked_about_again(desk):
    async with visiting(desk, routes.PEOPLE) as user:
        await user.tap("two-pair")

        assert not user.shows("alike-pair")


@pytest.mark.usefixtures("people")
async def test_two_who_sat_together_are_not_asked_about(desk):
    sit(desk, (ANA, "Anne"), (ANN, "Ann"))
    async with visiting(desk, routes.PEOPLE) as user:
        assert not user.shows("alike-pair")


@pytest.mark.usefixtures("people")
async def test_many_are_searched_by_name(desk):
    begun(desk, players=12)
    async with visiting(desk, routes.PEOPLE) as user:
        await user.type("search", "AN")
        assert set(user.keys("person-")) == {"person-ann", "person-ana"}

        await user.type("search", "xyz")
        assert "Nothing found" in user.spoken()


async def test_only_a_page_of_people_is_shown_at_once(desk, monkeypatch):
    monkeypatch.setattr("scorekeeper.ui.models.people.PAGE", 4)
    begun(desk, players=6)
    desk.people.seek("")
    async with visiting(desk, routes.PEOPLE) as user:
        assert len(user.keys("person-")) == 4

        await user.tap("more")

        assert len(user.keys("person-")) == 6
        assert not user.shows("more")


async def test_a_group_is_renamed_deleted_and_brought_back(desk, people):
    people.keep_group("Fridays", [ANN, BEN])
    (group,) = people.now.groups
    async with visiting(desk, routes.PEOPLE) as user:
        await user.tap(f"rename-{group.id}")
        await user.type("group-name", "Sundays")
        await user.tap("keep-name")
        assert user.text(f"group-{group.id}") == "Sundays"

        await user.tap(f"drop-{group.id}")
        assert people.now.groups == ()

        await user.tap("undo")
        assert user.text(f"group-{group.id}") == "Sundays"


async def test_a_group_without_a_name_keeps_the_one_it_had(desk, people):
    people.keep_group("Fridays", [ANN, BEN])
    (group,) = people.now.groups
    async with visiting(desk, routes.PEOPLE) as user:
        await user.tap(f"rename-{group.id}")
        await user.type("group-name", " ")
        await user.tap("keep-name")

        assert user.text("notice") == "A name is missing."
        assert people.now.groups == (group,)


# -- one person ----------------------------------------------------------------------------


async def test_somebody_is_renamed(desk, people):
    async with visiting(desk, routes.person(ANN)) as user:
        await user.type("name", " Annabel  Lee ")
        await user.tap("rename")

        assert people.person(ANN).name == "Annabel Lee"
        assert user.text("called") == "Annabel Lee"
        assert user.find("name").value == "Annabel Lee"


async def test_a_name_that_is_none_says_so(desk, people):
    async with visiting(desk, routes.person(ANN)) as user:
        await user.type("name", "")
        await user.tap("rename")

        assert user.text("notice") == "A name is missing."
        assert people.person(ANN).name == "Ann"


async def test_colour_and_sign_are_chosen(desk, people):
    async with visiting(desk, routes.person(ANN)) as user:
        await user.tap("hue-plum")
        await user.tap("sign-🦊")
        assert (people.person(ANN).colour, user.text("sign")) == (Hue.PLUM, "🦊")

        await user.type("own-sign", "QXZ")
        assert user.text("sign") == "QX"

        await user.tap("sign-initials")
        assert user.text("sign") == "An"


async def test_spellings_are_merged_and_separated(desk, people):
    async with visiting(desk, routes.person(BEN)) as user:
        await user.tap("merging")
        assert "other-ben" not in user.keys("other-")
        await user.tap("other-max")
        assert people.ids(BEN) == {BEN, "max"}

        await user.tap("separate-max")
        assert people.ids(BEN) == {BEN}

        await user.tap("undo")
        assert people.ids(BEN) == {BEN, "max"}


async def test_two_of_one_table_cannot_be_merged_and_it_says_why(desk, people):
    async with visiting(desk, routes.person(BEN)) as user:
        await user.tap("merging")
        await user.tap("other-cy")

        assert user.text("notice") == "Ben and Cy sat in one game, so they are two people."
        assert people.ids(CY) == {CY}


@pytest.mark.usefixtures("people")
async def test_all_names_are_offered_when_asked_for(desk):
    begun(desk, players=12)
    async with visiting(desk, routes.person(BEN)) as user:
        await user.tap("merging")
        assert len(user.keys("other-")) == 12

        await user.tap("everybody")
        assert len(user.keys("other-")) == 13

        await user.tap("merging")
        assert user.keys("other-") == []


async def test_somebody_alike_is_asked_about_on_their_page(desk, people):
    async with visiting(desk, routes.person(ANN)) as user:
        await user.tap("merge-ana")
        assert people.person(ANA).id == ANN

        await user.tap("undo")
        await user.tap("two-ana")
        assert not user.shows("alike-ana")


async def test_somebody_is_removed_and_offered_again(desk, people):
    async with visiting(desk, routes.person(ANN)) as user:
        await user.tap("put-away")
        assert ANN not in {one.id for one in people.now.everybody}

        await user.tap("undo")
        await user.tap("put-away")
        await user.tap("take-back")
        assert ANN in {one.id for one in people.now.everybody}


async def test_a_spellings_address_is_the_persons_page(desk, people):
    people.merge(ANN, ANA)
    async with visiting(desk, routes.person(ANA)) as user:
        assert user.text("called") == "Ann"


@pytest.mark.parametrize("part", ["nobody", "~zz", "~2f"])
async def test_nobody_is_known_at_another_address(desk, part):
    async with visiting(desk, f"/people/{part}") as user:
        assert "Nobody is known here." in user.spoken()

        await user.tap("back")
        assert user.routes == ["/", "/people"]


async def test_whoever_has_an_id_from_elsewhere_has_a_page(desk):
    sit(desk, ("p/1 ü", "Ünal"), ("max", "Max"))
    async with visiting(desk, routes.person(PlayerId("p/1 ü"))) as user:
        assert user.text("called") == "Ünal"


async def test_what_cannot_be_saved_is_said(people, desk):
    before = people.person(ANN)
    other = next(hue for hue in Hue if hue is not before.colour)
    desk.library._store.broken = True
    async with visiting(desk, routes.person(ANN)) as user:
        await user.tap(f"hue-{other}")

        assert "disk is full" in user.text("notice")
        assert people.person(ANN) == before


@pytest.mark.usefixtures("people")
async def test_pairs_wait_while_the_games_cannot_be_looked_at(desk, monkeypatch):
    def away(*_):
        raise StoreError("{file} cannot be read.", file="games")

    monkeypatch.setattr(desk.library.catalogue, "count", away)
    async with visiting(desk, routes.PEOPLE) as user:
        assert not user.shows("alike-pair")


def test_nobody_is_looked_up_before_somebody_comes_to_see():
    desk = desk_of(MemoryStore())
    begun(desk)

    assert desk.people.everybody == ()


async def test_the_list_of_games_calls_people_as_they_are_called_today(desk, people):
    people.rename(PlayerId("max"), "Maxine")
    async with visiting(desk) as user:
        assert any("Maxine" in told for told in user.spoken())
        assert not any("Max," in told or told.endswith("Max") for told in user.spoken())
