"""Every key beyond bids: rows, trump, undo, the sheet, and the way from screen to screen."""

import pytest
from strategies import ANN, BEN
from ui.desks import address, desk_of, hands, played, table_of
from ui.driver import showing

from scorekeeper.rules import Trump
from scorekeeper.ui import routes
from scorekeeper.ui.app import show
from scorekeeper.ui.keyboard import above


def at_keys(desk, route):
    return showing(lambda page: show(page, desk.library), route)


def bid_out(*sizes, bids=(1, 0, 0)):
    """A desk, and a table at which all have bid."""
    desk, table = table_of(rules=hands(*(sizes or (3, 2))))
    for bid in bids:
        table.bid(bid)
    return desk, table


async def press(user, *keys):
    for key in keys:
        await user.press(key)


def is_framed(user, key):
    """Whether the keyboard is at a row or a cell."""
    control = user.find(key)
    while control is not None:
        decoration = getattr(control, "foreground_decoration", None)
        border = getattr(control, "border", None) or (decoration and decoration.border)
        if border is not None and border.top is not None and border.top.width:
            return True
        control = None if control.key and control.key != key else control.parent
    return False


# -- the table ------------------------------------------------------------------------


@pytest.mark.parametrize("more", ["+", "=", "Numpad Add"])
@pytest.mark.parametrize("fewer", ["-", "Numpad Subtract"])
async def test_arrows_choose_a_row_and_plus_and_minus_mend_its_tricks(more, fewer):
    desk, table = bid_out()
    async with at_keys(desk, address(table)) as user:
        await press(user, "Arrow Down", fewer, "Arrow Down", more)

        assert table.game.hand.tricks == {ANN: 0, BEN: 1}


async def test_the_ends_of_the_rows_meet():
    desk, table = bid_out()
    async with at_keys(desk, address(table)) as user:
        await press(user, "Arrow Up", "Arrow Down", "-")

        assert table.game.hand.tricks == {ANN: 0}


async def test_the_row_chosen_has_a_frame():
    desk, table = bid_out()
    async with at_keys(desk, address(table)) as user:
        assert not is_framed(user, "row-ann")

        await press(user, "Arrow Down")

        assert is_framed(user, "row-ann")
        assert not is_framed(user, "row-ben")


async def test_plus_and_minus_want_a_row_and_stay_within_the_hand():
    desk, table = bid_out(bids=(0, 3, 0))
    async with at_keys(desk, address(table)) as user:
        await press(user, "+", "-", "Arrow Down", "-", "Arrow Down", "+")

        assert table.game.hand.tricks == {}


async def test_b_changes_the_bid_of_the_row_chosen():
    desk, table = bid_out()
    async with at_keys(desk, address(table)) as user:
        await press(user, "B", "Arrow Down", "B", "2")

        assert table.game.hand.bids[ANN] == 2


async def test_the_next_hand_has_no_row_chosen():
    desk, table = bid_out(1, 1)
    async with at_keys(desk, address(table)) as user:
        await press(user, "Arrow Down", "Enter", "0", "0", "0")

        assert table.game.hand.number == 2
        assert not is_framed(user, "row-ann")


async def test_u_takes_back_and_r_brings_back():
    desk, table = table_of(rules=hands(3))
    async with at_keys(desk, address(table)) as user:
        await press(user, "2", "u")
        assert table.game.hand.bids == {}

        await press(user, "r")

        assert table.game.hand.bids == {ANN: 2}


@pytest.mark.parametrize(
    ("key", "trump"),
    [
        ("S", Trump.SPADES),
        ("h", Trump.HEARTS),
        ("D", Trump.DIAMONDS),
        ("C", Trump.CLUBS),
        ("N", Trump.NONE),
    ],
)
async def test_t_and_a_suit_name_the_trump(key, trump):
    desk, table = table_of(rules=hands(3, 2))
    async with at_keys(desk, address(table)) as user:
        await press(user, "T")
        assert user.text("reason") == "Trump: S, H, D, C, or N for none."

        await press(user, key)

        assert table.game.hand.trump is trump
        assert not user.shows("reason")


async def test_any_other_key_leaves_the_question_and_does_what_it_does():
    desk, table = table_of(rules=hands(3, 2))
    async with at_keys(desk, address(table)) as user:
        await press(user, "T", "2")

        assert table.game.hand.trump is None
        assert table.game.hand.bids == {ANN: 2}
        await press(user, "H")
        assert table.game.hand.trump is None


async def test_escape_leaves_the_question_and_then_the_table():
    desk, table = table_of(rules=hands(3, 2))
    async with at_keys(desk, address(table)) as user:
        await press(user, "T", "Escape")
        assert user.routes == ["/", address(table)]

        await press(user, "Escape")

        assert user.routes == ["/"]


async def test_a_trump_that_the_rules_settle_is_not_asked():
    desk, table = table_of(rules=hands(3))
    async with at_keys(desk, address(table)) as user:
        await press(user, "T", "H")

        assert not user.shows("reason")
        assert table.game.log == ()


async def test_once_it_is_over_no_key_changes_anything():
    desk, table = table_of(rules=hands(1))
    played(table, [1, 0, 0], [1, 0, 0])
    entries = len(table.game.log)
    async with at_keys(desk, address(table)) as user:
        await press(user, "T", "H", "Arrow Down", "+", "B", "1", "Enter")

        assert len(table.game.log) == entries


async def test_what_tab_led_to_takes_enter_for_itself():
    desk, table = bid_out(1, 1)
    async with at_keys(desk, address(table)) as user:
        await press(user, "Tab", "Enter")

        assert table.game.hand.number == 1


# -- the sheet ------------------------------------------------------------------------


@pytest.fixture
def evening():
    """A desk with a game in its third hand."""
    desk, table = table_of(rules=hands(1, 1, 1))
    played(table, [1, 0, 0], [1, 0, 0])
    played(table, [0, 1, 0], [0, 1, 0])
    return desk, table


async def test_arrows_move_over_the_cells_and_stay_on_the_sheet(evening):
    desk, table = evening
    async with at_keys(desk, address(table, "sheet")) as user:
        await press(user, "Arrow Down")
        assert is_framed(user, "cell-3-ann")

        await press(user, "Arrow Up", "Arrow Right")
        assert is_framed(user, "cell-2-ben")

        await press(user, "Arrow Left", "Arrow Left", "Arrow Up", "Arrow Up")
        assert is_framed(user, "cell-1-ann")


async def test_enter_opens_the_hand_of_a_cell(evening):
    desk, table = evening
    async with at_keys(desk, address(table, "sheet")) as user:
        await press(user, "Enter")
        assert user.routes[-1] == address(table, "sheet")

        await press(user, "Arrow Down", "Arrow Up", "Enter")

        assert user.routes[-1] == address(table, "sheet", 2)


async def test_enter_opens_the_hand_being_played_at_the_table(evening):
    desk, table = evening
    async with at_keys(desk, address(table, "sheet")) as user:
        await press(user, "Arrow Down", "Enter")

        assert user.routes[-1] == address(table)


# -- from screen to screen ------------------------------------------------------------


@pytest.mark.parametrize(("key", "leads"), [("n", routes.NEW), ("S", routes.SETTINGS)])
async def test_the_first_screen_leads_on_by_keys(key, leads):
    async with at_keys(desk_of(), "/") as user:
        await press(user, key)

        assert user.routes == ["/", leads]


@pytest.mark.parametrize("question", [("?", {}), ("/", {"shift": True})])
async def test_a_question_mark_shows_all_keys_and_escape_leads_back(question):
    key, held = question
    desk, table = table_of(rules=hands(3))
    async with at_keys(desk, address(table)) as user:
        await user.press(key, **held)
        assert user.text("title") == "Keys"
        await user.press("?")

        await press(user, "Escape")

        assert user.routes == ["/", address(table)]


async def test_whoever_comes_from_the_settings_goes_back_there():
    async with at_keys(desk_of(), routes.KEYS) as user:
        await user.tap("back")

        assert user.routes == ["/", routes.SETTINGS]


@pytest.mark.parametrize("leaves", [True, False])
async def test_what_is_typed_into_a_field_is_no_command(leaves):
    async with at_keys(desk_of(), routes.NEW) as user:
        await user.event("name", "focus")
        await press(user, "?", "Escape")
        assert user.routes == ["/", routes.NEW]

        if leaves:
            await user.event("name", "blur")
        else:
            await user.back()
        await press(user, "?")

        assert user.routes[-1] == routes.KEYS


@pytest.mark.parametrize(
    ("route", "leads"),
    [
        ("/", "/"),
        ("/new", "/"),
        ("/game/g1", "/"),
        ("/game/g1/sheet", "/game/g1"),
        ("/game/g1/sheet/3", "/game/g1/sheet"),
        ("/rules/own/edit", "/rules/own"),
        ("/new/rules", "/new"),
        ("/safe/copy/today", "/safe"),
        ("/safe/game/g1", "/safe"),
        (routes.KEYS, routes.SETTINGS),
    ],
)
def test_escape_leads_where_back_does(route, leads):
    assert above(route) == leads
