"""Every address: deep links, the way back from each, and what is not there."""

import logging

import pytest
from book.keeping import MemoryStore
from ui.desks import address, desk_of, hands, played, table_of, visiting

from scorekeeper.ui import routes, views, views_board
from scorekeeper.ui.guard import BROKEN


@pytest.fixture
def evening():
    """A desk with a game in its second hand."""
    desk, table = table_of(rules=hands(1, 1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    return desk, table


BELOW = [
    ((), ["/"]),
    (("sheet",), ["/", ""]),
    (("sheet", 1), ["/", "", "sheet"]),
    (("standing",), ["/", ""]),
    (("board",), ["/", ""]),
    (("log",), ["/", ""]),
    (("plan",), ["/", ""]),
    (("players",), ["/", ""]),
    (("players", "join"), ["/", "", "players"]),
    (("result",), ["/", ""]),
]
"""Each address of a game, and those that lie under it."""


@pytest.mark.parametrize(("rest", "under"), BELOW, ids=lambda part: "-".join(map(str, part)))
async def test_every_address_can_be_opened_at_once_and_has_those_above_it_behind(
    evening, rest, under
):
    desk, table = evening
    async with visiting(desk, address(table, *rest)) as user:
        behind = [address(table, below).rstrip("/") if below != "/" else "/" for below in under]

        assert user.routes == [*behind, address(table, *rest)]
        assert not user.shows(BROKEN)


@pytest.mark.parametrize(("rest", "under"), BELOW, ids=lambda part: "-".join(map(str, part)))
async def test_back_leads_one_up_and_in_the_end_to_the_games(evening, rest, under):
    desk, table = evening
    async with visiting(desk, address(table, *rest)) as user:
        for left in range(len(under), 0, -1):
            await user.back()
            assert len(user.routes) == left

        assert user.routes == ["/"]


@pytest.mark.parametrize(
    ("rest", "button", "leads"),
    [
        (("sheet",), "back", ()),
        (("sheet", 1), "back", ("sheet",)),
        (("standing",), "back", ()),
        (("log",), "back", ()),
        (("plan",), "back", ()),
        (("players",), "back", ()),
        (("players", "join"), "back", ("players",)),
        (("result",), "back", ()),
    ],
)
async def test_the_button_back_leads_where_back_leads(evening, rest, button, leads):
    desk, table = evening
    async with visiting(desk, address(table, *rest)) as user:
        await user.tap(button)

        assert user.routes[-1] == address(table, *leads)


async def test_the_games_have_nothing_behind_them():
    async with visiting(desk_of()) as user:
        assert user.routes == ["/"]
        assert not user.shows("back")


@pytest.mark.parametrize("path", ["/nowhere", "/game", "/new/1", "/game/g1/sheet/1/2", "/Ünïcode"])
async def test_an_address_nobody_made_says_so_and_leads_to_the_games(path):
    async with visiting(desk_of(), path) as user:
        assert "There is nothing at this address." in user.spoken()

        await user.tap("back")

        assert user.routes == ["/"]
        assert user.shows("new")


@pytest.mark.parametrize("below", ["", "/sheet", "/sheet/1", "/standing", "/plan", "/result"])
async def test_a_game_nobody_has_says_so_and_leads_to_the_games(below):
    async with visiting(desk_of(), f"/game/20260712-201500-ffff{below}") as user:
        assert user.text("title") == "Not found"
        assert "There is no game 20260712-201500-ffff." in user.spoken()

        await user.tap("back")

        assert user.routes == ["/"]


async def test_a_game_that_cannot_be_read_says_why():
    store = MemoryStore()
    _, table = table_of(store=store)
    store.games[table.game.setup.id] = "{"
    async with visiting(desk_of(store), address(table)) as user:
        assert any("damaged" in text for text in user.spoken())


@pytest.mark.parametrize("hand", ["0", "3", "99", "one", "-1", "01"])
async def test_a_hand_that_has_not_begun_says_so_and_leads_to_the_sheet(evening, hand):
    desk, table = evening
    async with visiting(desk, address(table, "sheet", hand)) as user:
        assert "This hand has not begun." in user.spoken()

        await user.tap("back")

        assert user.routes[-1] == address(table, "sheet")


def test_every_screen_has_its_address():
    game = "20260712-201500-0000"

    assert routes.hand(game, 3) == f"{routes.sheet(game)}/3" == f"{routes.table(game)}/sheet/3"
    assert routes.standing(game) == f"{routes.table(game)}/standing"
    assert routes.plan(game) == f"{routes.table(game)}/plan"
    assert routes.result(game) == f"{routes.table(game)}/result"


@pytest.mark.parametrize(
    ("screen", "rest"),
    [
        ("TableScreen", ()),
        ("SheetScreen", ("sheet",)),
        ("HandScreen", ("sheet", 1)),
        ("StandingScreen", ("standing",)),
        ("BoardScreen", ("board",)),
        ("PlanScreen", ("plan",)),
        ("ResultScreen", ("result",)),
    ],
)
async def test_a_view_that_fails_leaves_a_note_and_the_others_go_on(
    evening, monkeypatch, caplog, screen, rest
):
    def fail(*_args, **_kwargs):
        raise LookupError("out of cards")

    desk, table = evening
    home = views_board if screen in {"StandingScreen", "BoardScreen"} else views
    monkeypatch.setattr(home, screen, fail)
    with caplog.at_level(logging.ERROR):
        async with visiting(desk, address(table, *rest)) as user:
            assert "could not be shown" in user.text(BROKEN)
            assert user.routes[-1] == address(table, *rest)

            await user.visit("/")
            assert user.shows("go-on")

    assert "LookupError: out of cards" in caplog.text


async def test_a_part_that_fails_while_a_hand_is_played_leaves_a_note_and_the_rest_goes_on(
    evening, monkeypatch
):
    desk, table = evening
    async with visiting(desk, address(table)) as user:
        with monkeypatch.context() as broken:
            broken.setattr("scorekeeper.ui.parts.status.line", None)
            await user.tap("bid-0")
            assert user.shows(BROKEN)
            assert len(table.game.hand.bids) == 1

        await user.tap("bid-0")

        assert not user.shows(BROKEN)
        assert len(table.game.hand.bids) == 2


async def test_two_pages_on_one_game_stay_in_step(evening):
    desk, table = evening
    other = desk_of(library=desk.library)
    async with visiting(desk, address(table)) as user:
        other.table(table.game.setup.id).bid(1)
        await user.settle()

        assert user.text("count") == "1 of 1"


async def test_the_screen_stays_awake_only_while_a_table_is_shown(evening):
    desk, _ = evening
    async with visiting(desk, "/") as user:
        assert not desk.device.awake

        await user.tap("go-on")
        assert desk.device.awake

        await user.tap("menu")
        await user.tap("menu-home")
        assert not desk.device.awake
