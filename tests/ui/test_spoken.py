"""What a screen reader says at a table: what was entered, who is next, what is refused."""

import flet as ft
import pytest
from ui.desks import Pocket, address, desk_of, hands, played, table_of, taps, visiting
from ui.driver import showing

from scorekeeper.ui.app import show
from scorekeeper.words import PSEUDO, use

ISOLATED = str.maketrans("", "", "\u2068\u2069")


@pytest.fixture(autouse=True)
def english_again():
    yield
    use("en")


def heard(desk):
    """What was said since the last time, and forget it."""
    said, desk.device.heard = desk.device.heard, []
    return [one.translate(ISOLATED) for one in said]


async def test_the_table_says_whose_turn_it_is_when_somebody_comes():
    desk, table = table_of(rules=hands(3, 2))
    async with visiting(desk, address(table)):
        assert heard(desk) == ["Hand 1 of 2, cards: 3. Ann to bid."]


async def test_a_bid_is_said_once_with_who_is_next():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        heard(desk)

        await user.tap("bid-2")

        assert heard(desk) == ["Ann bids 2. Ben to bid."]


async def test_the_last_bid_is_followed_by_how_the_bids_stand():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-2", "bid-1")
        heard(desk)

        await user.tap("bid-1")

        assert heard(desk) == ["Cy bids 1. All have bid: over by 1."]


async def test_tricks_are_said_with_what_is_missing():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-2", "bid-1", "bid-1")
        heard(desk)

        await user.tap("fewer-ann")

        (said,) = heard(desk)
        assert said.startswith("Ann")
        assert said.endswith("Result, 3 of 3 tricks.")


async def test_what_is_refused_interrupts():
    desk, table = table_of(rules=hands(2, hook=True))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-1", "bid-0")
        heard(desk)

        await user.tap("bid-1")

        assert heard(desk) == ["! The bids would add up to 2."]


async def test_a_hidden_bid_is_not_said_aloud():
    desk, table = table_of(rules=hands(3, at_once=True))
    async with visiting(desk, address(table)) as user:
        heard(desk)

        await user.tap("bid-2")

        assert not any("2" in said for said in heard(desk))


async def test_what_is_taken_back_is_said():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")
        heard(desk)

        await taps(user, "undo", "redo")

        assert heard(desk) == [
            "Taken back: Ann bids 2. Hand 1 of 1, cards: 3. Ann to bid.",
            "Ann bids 2. Ben to bid.",
        ]


async def test_a_row_that_is_tapped_to_bid_again_is_said():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")
        heard(desk)

        await user.tap("row-ann")

        assert heard(desk) == ["Ann to bid."]


async def test_what_another_page_enters_is_said_too():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        heard(desk)

        table.bid(1)
        await user.settle()

        assert heard(desk) == ["Ann bids 1. Ben to bid."]


async def test_the_winner_is_said():
    desk, table = table_of(rules=hands(1))
    async with visiting(desk, address(table)) as user:
        await taps(user, "bid-1", "bid-0", "bid-1", "fewer-cy")
        heard(desk)

        await user.tap("next")

        assert "wins" in heard(desk)[-1]


async def test_only_the_table_that_is_shown_speaks():
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, "/") as user:
        table.bid(1)
        await user.settle()

        assert heard(desk) == []


async def test_it_speaks_the_language_of_the_page():
    use(PSEUDO)
    desk, table = table_of(rules=hands(3))
    async with visiting(desk, address(table)) as user:
        heard(desk)
        await user.tap("bid-2")

        assert heard(desk)[0].startswith("⟦")


@pytest.mark.parametrize("speaks", [True, False])
async def test_nothing_is_said_twice(speaks):
    device = Pocket()
    device.speaks = speaks
    desk, table = table_of(rules=hands(3), device=device)
    async with visiting(desk, address(table)) as user:
        await user.tap("bid-2")

        watched = user.find("prompt")
        while watched is not None and not getattr(watched, "live_region", False):
            watched = watched.parent
        assert (watched is None) == speaks
        assert bool(heard(desk)) == speaks


@pytest.mark.parametrize(
    ("platform", "web", "speaks"),
    [
        (ft.PagePlatform.ANDROID, False, False),
        (ft.PagePlatform.ANDROID, True, True),
        (ft.PagePlatform.LINUX, False, True),
    ],
)
async def test_a_page_speaks_where_its_reader_listens(platform, web, speaks):
    desk, table = table_of(rules=hands(3))

    def shown(page):
        page.platform, page.web = platform, web
        show(page, desk.library)

    async with showing(shown, address(table)) as user:
        await user.tap("bid-2")

        said = [call for name, call in user.calls if name == "announce_message"]
        assert bool(said) == speaks
        if speaks:
            assert said[-1]["message"].translate(ISOLATED) == "Ann bids 2. Ben to bid."


async def test_an_entry_that_changes_nothing_of_the_turn_is_said_with_the_result():
    desk = desk_of()
    _, table = table_of(rules=hands(1, 1), library=desk.library)
    table = desk.table(table.game.setup.id)
    played(table, [1, 0, 0], [1, 0, 0])
    async with visiting(desk, address(table)):
        assert heard(desk)[-1].startswith("Hand 2 of 2")
