"""Somebody joins, on the real screen: who, where, with how many points."""

from dataclasses import replace

import pytest
from book.keeping import MemoryStore
from strategies import ANN, BEN, CY, DOT
from ui.desks import Patience, address, begun, desk_of, hands, played, table_of, taps, visiting

from scorekeeper.rules import CLASSIC, DealBy, Join, Leave, Player, PlayerId
from scorekeeper.rules.record import Deal, Direction
from scorekeeper.ui.models.joining import average, usual_seat

DAN = "Dan"


@pytest.fixture
def evening():
    """Hand 1 of four is played, Cy dealt it: Ann has 11 points, Ben 0, Cy 10."""
    desk, table = table_of(rules=hands(1, 2, 3, 4))
    played(table, [1, 1, 0], [1, 0, 0])
    return desk, table


def at(evening):
    desk, table = evening
    return visiting(desk, address(table, "players", "join"))


async def write(user, name):
    await user.type("name", name)
    await user.send("name")


async def test_from_the_table_somebody_new_is_in_with_nothing_and_known_next_time(evening):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        await taps(user, "menu", "menu-players", "join")
        await write(user, DAN)
        told = "Dan plays from hand 2 on with 0 points, between Ben and Cy."
        assert user.text("preview") == told
        assert user.text("joins") == "Dan joins"

        await user.tap("joins")

        assert user.routes[-1] == address(table)
        assert [one.name for one in table.game.players] == ["Ann", "Ben", "Dan", "Cy"]
        assert user.text("told") == "Undo: Dan joins"
        assert DAN in [player.name for player in desk.library.roster.regulars()]


async def test_a_name_that_was_not_handed_in_is_taken_first_and_shown(evening):
    _, table = evening
    async with at(evening) as user:
        await user.type("name", DAN)
        await user.tap("joins")
        assert user.text("preview").startswith("Dan plays from hand 2 on")
        assert len(table.game.players) == 3

        await user.tap("joins")

        assert len(table.game.players) == 4


async def test_nobody_joins_while_nobody_is_chosen(evening):
    _, table = evening
    async with at(evening) as user:
        assert user.text("preview") == "Choose who joins."

        await user.tap("joins")

        assert len(table.game.players) == 3


async def test_a_name_that_is_none_is_refused(evening):
    async with at(evening) as user:
        await write(user, "\u200b")

        assert user.text("notice") == "A name is missing."


async def test_those_who_played_before_are_one_tap_each_and_let_go_by_another(evening):
    desk, table = evening
    desk.library.start((Player(DOT, "Dot"), Player(ANN, "Ann")), ANN, CLASSIC)
    async with at(evening) as user:
        assert user.keys("known-") == ["known-dot"]
        await taps(user, "known-dot", "known-dot")
        assert user.text("preview") == "Choose who joins."
        await taps(user, "known-dot", "joins")

        assert DOT in table.game.present


async def test_many_names_are_shown_when_asked_for(evening):
    desk, _ = evening
    begun(desk, players=12)
    async with at(evening) as user:
        assert len(user.keys("known-")) == 8
        await user.tap("everybody")

        assert len(user.keys("known-")) == 9


async def test_a_namesake_of_somebody_here_joins_when_the_name_is_handed_in_again(evening):
    _, table = evening
    async with at(evening) as user:
        await write(user, "ann")
        assert user.text("notice").startswith("Ann sits here already.")
        assert user.find("name").value == "ann"

        await user.send("name")
        await user.tap("joins")

        assert len(table.game.players) == 4
        assert len(set(table.game.seats)) == 4


async def test_whoever_left_is_offered_as_back(evening):
    _, table = evening
    table.record(Leave(2, BEN))
    async with at(evening) as user:
        assert user.text(f"back-{BEN}") == "Ben is back"
        await user.tap(f"back-{BEN}")

        assert table.game.present == (ANN, BEN, CY)
        assert user.routes[-1] == address(table)


async def test_the_seat_is_chosen_between_two(evening):
    _, table = evening
    async with at(evening) as user:
        assert user.text(f"after-{ANN}") == "between Ann and Ben"
        assert user.text(f"after-{CY}") == "between Cy and Ann"
        await write(user, DAN)
        await taps(user, f"after-{ANN}", "joins")

        assert [one.name for one in table.game.players] == ["Ann", "Dan", "Ben", "Cy"]


async def test_the_lowest_and_the_average_say_how_much_that_is(evening):
    _, table = evening
    table.record(Leave(2, BEN))
    async with at(evening) as user:
        assert user.text("start-lowest") == "The lowest: 10"
        assert user.text("start-average") == "The average, rounded: 11"
        await write(user, DAN)
        await user.tap("start-average")
        assert "with 11 points" in user.text("preview")

        await user.tap("joins")

        assert table.game.totals[table.game.present[1]] == 11


async def test_other_points_go_below_nothing_by_steps(evening):
    _, table = evening
    async with at(evening) as user:
        await write(user, DAN)
        await taps(user, "start-lowest", "start-other", "start-10", "start+1", "start+1")
        assert "with \N{MINUS SIGN}8 points" in user.text("preview")
        await taps(user, "start+10", "start-1")
        assert "with 1 point," in user.text("preview")

        await taps(user, "start-zero", "start-other", "start-10", "joins")

        assert min(table.game.totals.values()) == -10


async def test_it_is_said_beforehand_and_at_the_table_where_the_pack_reaches_no_further():
    desk, table = table_of(5, hands(1, 9, 10, 10, 1, 9))
    async with visiting(desk, address(table, "players", "join")) as user:
        told = "With 6 players the pack reaches for 8 cards: 4 hands will have 8."
        assert not user.shows("warning")
        await write(user, DAN)
        assert user.text("warning") == told
        await user.tap("joins")

        assert user.text("reason") == told
        assert table.game.plan == (1, 8, 8, 8, 1, 8)
        table.bid(0)
        await user.settle()
        assert told not in user.spoken()


async def test_hands_beside_one_another_are_named_by_the_first_and_the_last():
    desk, table = table_of(5, hands(1, 9, 10, 10, 1))
    async with visiting(desk, address(table, "players", "join")) as user:
        await write(user, DAN)
        told = "With 6 players the pack reaches for 8 cards: hands 2 to 4 will have 8."
        assert user.text("warning") == told


@pytest.mark.parametrize(
    ("players", "played_out", "told"),
    [(12, False, "At most 12 players can play at once."), (3, True, "The game is over.")],
)
async def test_where_nobody_can_join_the_screen_says_why(players, played_out, told):
    desk, table = table_of(players, hands(1))
    if played_out:
        played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table, "players", "join")) as user:
        assert user.text("problem").startswith(told)
        assert user.is_dead("joins")
        assert not user.shows("preview")


async def test_in_large_writing_what_will_be_stands_above_and_scrolls(evening):
    async with at(evening) as user:
        await user.resize("text-scale", 20, 40)
        await write(user, DAN)

        assert user.text("preview").startswith("Dan plays from hand 2 on")


async def test_nobody_joins_in_the_last_hand():
    desk, table = table_of(rules=hands(1))
    table.bid(0)
    async with visiting(desk, address(table, "players", "join")) as user:
        assert user.text("problem") == "Hand 1 is the last one: plan another first."


async def test_a_hand_begun_meanwhile_is_seen_before_anybody_joins(evening):
    desk, table = evening
    other = desk_of(library=desk.library).table(table.game.setup.id)
    async with at(evening) as user:
        await write(user, DAN)
        other.bid(1)
        await user.settle()

        assert user.text("preview").startswith("Dan plays from hand 3 on")


async def test_a_double_tap_is_one_join():
    desk, table = table_of(tick=Patience())
    async with visiting(desk, address(table, "players", "join")) as user:
        await write(user, DAN)
        tap = user.find("joins").on_click

        tap(None)
        tap(None)
        await user.settle()

        assert len(table.game.players) == 4


async def test_whoever_comes_to_the_page_anew_begins_with_nobody(evening):
    desk, table = evening
    async with visiting(desk, address(table, "players")) as user:
        await user.tap("join")
        await write(user, DAN)
        await taps(user, "start-lowest", "back", "join")

        assert user.text("preview") == "Choose who joins."


async def test_what_cannot_be_saved_seats_nobody():
    store = MemoryStore()
    desk, table = table_of(store=store)
    async with visiting(desk, address(table, "players", "join")) as user:
        await write(user, DAN)
        desk.library.delete(table.game.setup.id)

        await user.tap("joins")

        assert "was deleted" in user.text("notice")
        assert len(table.game.players) == 3


def test_the_usual_seat_is_the_last_to_deal(evening):
    _, table = evening
    game = table.game.after(Join(2, PlayerId("dan"), "Dan", usual_seat(table.game)))

    dealers = [game.hand.dealer]
    for _hand in range(2):
        order = game.hand.order
        table.record(Join(2, PlayerId("dan"), "Dan", usual_seat(table.game)))
        played(table, [0] * len(order), [table.game.hand.cards, *[0] * (len(order) - 1)])
        game = table.game
        dealers.append(game.hand.dealer)

    assert dealers == [ANN, BEN, PlayerId("dan")]


@pytest.mark.parametrize(("direction", "seat"), [(Direction.LEFT, BEN), (Direction.RIGHT, CY)])
def test_the_usual_seat_follows_the_way_the_deal_goes(direction, seat):
    rules = hands(1, 1)
    _, table = table_of(rules=replace(rules, deal=Deal(direction=direction)))

    assert usual_seat(table.game) == seat


def test_beside_a_dealer_who_left_the_usual_seat_is_the_last(evening):
    _, table = evening
    table.record(DealBy(2, ANN, goes_on=True))
    table.record(Leave(2, CY))

    assert usual_seat(table.game) == BEN


@pytest.mark.parametrize(("totals", "rounded"), [([0, 1], 1), ([-1, 0], 0), ([10.5, 0], 5)])
def test_the_average_is_whole(totals, rounded):
    assert average(totals) == rounded
