"""Who is offered for a new game: companions first, groups, and names that are nearly somebody's."""

import pytest
from strategies import ANN, BEN, CY, DOT
from ui.desks import begun, visiting

from scorekeeper.rules import CLASSIC, Player, PlayerId

EVE = PlayerId("eve")


def sit(desk, *named):
    players = tuple(Player(PlayerId(name.lower()), name) for name in named)
    return desk.library.start(players, players[0].id, CLASSIC)


@pytest.fixture
def new(desk):
    sit(desk, "Anna", "Ben")
    sit(desk, "Anna", "Ben")
    sit(desk, "Cy", "Dot", "Eve")
    desk.new_game.begin_with((), None, CLASSIC)
    return desk.new_game


def names(players):
    return [player.name for player in players]


def test_who_often_sits_with_those_seated_comes_first(new):
    dot = next(player for player in new.absent if player.id == DOT)

    new.seat(dot)
    assert set(names(new.absent)[:2]) == {"Cy", "Eve"}

    new.leave(DOT)
    new.add("Ben")
    assert names(new.absent)[0] == "Anna"


def test_a_name_that_is_nearly_somebodys_is_asked_about_and_the_known_one_sits(new):
    assert not new.add("Anne")
    assert new.question == "Is this the Anna who is here already?"
    assert new.doubted == "Anne"

    new.take_known()

    assert names(new.seats) == ["Anna"]
    assert new.doubt is None


def test_or_somebody_new(new):
    new.add("Anne")

    new.keep_new()

    assert names(new.seats) == ["Anne"]
    assert (new.doubt, new.question) == (None, "")


def test_handed_in_once_more_it_is_somebody_new(new):
    new.add("Anne")

    assert new.add("anne")

    assert names(new.seats) == ["anne"]


def test_another_name_puts_the_question_away(new):
    new.add("Anne")

    new.write("Annette")

    assert new.doubt is None


def test_the_start_asks_once_and_then_seats_somebody_new(new):
    new.add("Ben")
    new.write("Anne")

    assert new.start() is None
    assert new.doubt is not None
    assert new.start() is None

    assert names(new.seats) == ["Ben", "Anne"]


def test_the_known_one_who_sits_already_sits_once(new):
    new.add("Anna")
    new.add("Anne")

    new.take_known()

    assert names(new.seats) == ["Anna"]


def test_whoever_was_put_away_is_asked_about(desk, new):
    desk.library.people.put_away(CY)

    assert not new.add("Cy")
    new.take_known()

    assert [player.id for player in new.seats] == [CY]


def test_a_merged_spelling_sits_as_the_person(desk, new):
    desk.library.people.merge(BEN, EVE)

    new.add("Eve")

    assert new.seats == (Player(BEN, "Ben"),)


def test_people_of_before_are_seated_as_they_are_today(desk, new):
    desk.library.people.merge(BEN, EVE)
    desk.library.people.rename(CY, "Cyrus")

    new.begin_with((Player(CY, "Cy"), Player(EVE, "Eve")), EVE, CLASSIC)

    assert new.seats == (Player(CY, "Cyrus"), Player(BEN, "Ben"))
    assert new.first_dealer == BEN


def test_the_deal_goes_on_after_a_rename(desk, new):
    desk.library.people.rename(DOT, "Dorothy")

    new.begin_again()

    assert names(new.seats) == ["Cy", "Dorothy", "Eve"]


async def test_the_question_is_answered_with_one_tap(desk, new):
    async with visiting(desk, "/new") as user:
        await user.type("name", "Anne")
        await user.send("name")
        assert user.text("doubt") == user.text("told") == "Is this the Anna who is here already?"

        await user.tap("known")

        assert user.shows("seat-anna")
        assert user.find("name").value == ""
        await user.type("name", "Bens")
        await user.send("name")
        await user.tap("new-one")
        assert names(new.seats) == ["Anna", "Bens"]


async def test_those_seated_are_kept_as_a_group_and_seated_again(desk, new):
    async with visiting(desk, "/new") as user:
        assert not user.shows("grouping")
        await user.tap("regular-cy")
        await user.tap("regular-dot")

        await user.tap("grouping")
        await user.type("group", "Fridays")
        await user.tap("keep-group")

        (group,) = desk.library.people.now.groups
        assert (group.name, [one.id for one in group.people]) == ("Fridays", [CY, DOT])
        assert not user.shows("grouping")
        assert not user.shows(f"group-{group.id}")

        await user.tap("leave-cy")
        await user.tap(f"group-{group.id}")
        assert [player.id for player in new.seats] == [DOT, CY]


@pytest.mark.usefixtures("new")
async def test_a_group_without_a_name_is_none(desk):
    async with visiting(desk, "/new") as user:
        await user.tap("regular-cy")
        await user.tap("regular-dot")
        await user.tap("grouping")
        await user.tap("keep-group")

        assert user.text("notice") == "A name is missing."
        await user.tap("grouping")
        assert not user.shows("group")


def test_a_group_takes_no_more_seats_than_there_are(desk, new):
    begun(desk, players=12)
    people = desk.library.people
    people.keep_group("All", [one.id for one in people.now.everybody])
    new.begin_with((), None, CLASSIC)

    new.seat_group(new.groups[0])

    assert len(new.seats) == 12
    assert ANN in {one.id for one in people.now.everybody}
