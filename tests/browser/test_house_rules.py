"""Games by other rules than the base game's, on the real screen, each to its end.

What everybody should have was worked out by hand from what the tables say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from browser.games import kept
from browser.program import Program
from browser.thumb import Thumb
from scorekeeper.rules import preset

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PEOPLE = ("Ann", "Ben", "Cy")
MINUS = "\N{MINUS SIGN}"
HANDS = 2


@dataclass(frozen=True)
class Deal:
    """One hand: bids and tricks in the order of bidding, and everybody's total after it."""

    bids: dict[str, int]
    tricks: dict[str, int]
    totals: dict[str, int]
    struck: str = ""
    """The number the last bidder may not say, where the hook takes one."""


@dataclass(frozen=True)
class Table:
    """What is sought, the rules that are found, the hands they plan, those played, who wins."""

    word: str
    rules: str
    planned: int
    deals: tuple[Deal, Deal]
    won: str


POCHA = Table(
    "marrana",
    "Pocha",
    planned=29,
    deals=(
        # Round to the right.  10 and 5 per trick, or 5 lost per trick off.
        Deal(
            {"Ben": 1, "Ann": 0, "Cy": 1},
            {"Ben": 0, "Ann": 0, "Cy": 1},
            {"Ben": -5, "Ann": 10, "Cy": 15},
            struck="0",
        ),
        Deal(
            {"Ann": 0, "Cy": 0, "Ben": 0},
            {"Ann": 1, "Cy": 0, "Ben": 0},
            {"Ann": 5, "Cy": 25, "Ben": 5},
            struck="1",
        ),
    ),
    won="Cy",
)
WIZARD = Table(
    "wizard",
    "Wizard",
    planned=20,
    deals=(
        # No hook.  20 and 10 per trick, or 10 lost per trick off.
        Deal(
            {"Ann": 1, "Ben": 0, "Cy": 0},
            {"Ann": 1, "Ben": 0, "Cy": 0},
            {"Ann": 30, "Ben": 20, "Cy": 20},
        ),
        Deal(
            {"Ben": 2, "Cy": 0, "Ann": 1},
            {"Ben": 1, "Cy": 0, "Ann": 1},
            {"Ben": 10, "Cy": 40, "Ann": 60},
        ),
    ),
    won="Ann",
)
GOLF = Table(
    "golf",
    "Oh Hell Golf",
    planned=19,
    deals=(
        # Only misses count: 1 for one trick off, 3 for two.  The lowest total wins.
        Deal(
            {"Ann": 0, "Ben": 0, "Cy": 0},
            {"Ann": 1, "Ben": 0, "Cy": 0},
            {"Ann": 1, "Ben": 0, "Cy": 0},
            struck="1",
        ),
        Deal(
            {"Ben": 0, "Cy": 0, "Ann": 0},
            {"Ben": 2, "Cy": 0, "Ann": 0},
            {"Ben": 3, "Cy": 0, "Ann": 1},
            struck="2",
        ),
    ),
    won="Cy",
)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """The program on an empty folder: nobody sits at the new game yet."""
    running = Program(tmp_path / "games")
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.timeout(400)  # some forty taps, each seen on the screen
@pytest.mark.parametrize("table", [POCHA, WIZARD, GOLF], ids=lambda table: table.rules)
def test_rules_are_found_and_a_game_by_them_is_played_to_its_end(program, browser_page, table):
    thumb = Thumb(browser_page(f"{program.url}/new")).look()
    thumb.sees_button("Start the game")
    thumb.choose(table.word, table.rules)
    thumb.seat(PEOPLE)
    thumb.start(table.planned)
    thumb.end_after(HANDS, table.planned)

    for number, deal in enumerate(table.deals, 1):
        play(thumb, deal)
        if number < HANDS:
            thumb.go_on(f"{number + 1} of {HANDS}")
    thumb.finish()

    for who in PEOPLE:
        assert thumb.row(who).endswith(f"total {shown(table.deals[-1].totals[who])}")
    thumb.tap("Result")
    thumb.sees(re.compile(rf"^{table.won} wins"))


def play(thumb: Thumb, deal: Deal) -> None:
    """Enter a hand, and see which number the hook takes from whoever bids last."""
    *first, last = deal.bids
    for who in first:
        thumb.bid(who, deal.bids[who])
        thumb.pause()
    if deal.struck:
        thumb.sees_button(re.compile(rf"^Bid {deal.struck}, closed\. "))
    thumb.bid_all({last: deal.bids[last]})
    thumb.take_all(deal.bids, deal.tricks)


def shown(points: int) -> str:
    """Return points as the screen writes them."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


def test_a_fifth_hand_made_in_a_row_pays_the_romanian_bonus(program, browser_page):
    made_by_ann = [([1, 1, 0], [1, 0, 0])] * 3  # one-card hands, which no streak counts
    made_by_ann += [([0, cards, cards], [0, cards, 0]) for cards in (2, 3, 4, 5)]
    game = kept(program.folder, *made_by_ann, people=PEOPLE, rules=preset("romanian-whist-1-8-1"))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()
    before = 6 * 3 + 5 * 4
    thumb.sees_button(re.compile(r"^Ann: .*4 made in a row, one more makes \+10"))

    thumb.bid_all({"Ben": 0, "Cy": 5, "Ann": 0})
    thumb.take_all({"Ben": 0, "Cy": 5}, {"Ben": 1, "Cy": 5})
    thumb.go_on("9 of 21")

    assert thumb.row("Ann").endswith(f"total {before + 5 + 10}")
