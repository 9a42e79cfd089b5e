"""A whole game on the real screen, from an empty folder to the files taken home.

What everybody should have is worked out here by plain arithmetic, a made bid being 10 and
its tricks and a missed one nothing, and not by the package.
"""

from __future__ import annotations

import csv
import io
import random
import re
from dataclasses import dataclass

import pytest

from browser.screen import names
from browser.thumb import Thumb

PEOPLE = ("Ann", "Ben", "Cy", "Dee")
PLANNED = 13
HANDS = 6
"""A short evening, but the first to deal deals again, and a hand has cards enough to be off."""

RELOADED_AT, KILLED_AT = 3, 5
"""The hands in which the page is loaded again, and in which the program is killed."""

TRUMPS = {2: "hearts", 4: "spades"}
"""Trumps somebody cared to note; the last hand has none by the rules."""


@dataclass(frozen=True)
class Deal:
    """One hand of the game, everything by name; the totals are those after it."""

    number: int
    order: tuple[str, ...]
    bids: dict[str, int]
    tricks: dict[str, int]
    points: dict[str, int]
    totals: dict[str, int]
    ranks: dict[str, int]

    @property
    def dealer(self) -> str:
        return self.order[-1]


def evening(seed: int) -> list[Deal]:
    """Play a game by lot: whoever does not make it is off by one or two, mostly."""
    lots = random.Random(seed)  # noqa: S311 - cards, not secrets
    totals, deals = dict.fromkeys(PEOPLE, 0), []
    for number in range(1, HANDS + 1):
        leads = (number - 1) % len(PEOPLE)
        order = PEOPLE[leads:] + PEOPLE[:leads]
        tricks = dict.fromkeys(order, 0)
        for _ in range(number):
            tricks[lots.choice(order)] += 1
        off = {player: lots.choice((0, 0, 0, 0, -1, 1, 2)) for player in order}
        bids = {player: min(number, max(0, tricks[player] + off[player])) for player in order}
        points = {
            player: 10 + tricks[player] if bids[player] == tricks[player] else 0 for player in order
        }
        totals = {player: totals[player] + points[player] for player in PEOPLE}
        ranks = {
            player: 1 + sum(other > totals[player] for other in totals.values())
            for player in PEOPLE
        }
        deals.append(Deal(number, order, bids, tricks, points, totals, ranks))
    return deals


def test_the_game_made_up_here_has_misses_both_ways_a_hand_that_everybody_made_and_a_tie():
    deals = evening(12)

    off = [deal.bids[who] - deal.tricks[who] for deal in deals for who in PEOPLE]

    assert {-1, 0, 1} <= set(off)
    assert any(deal.bids == deal.tricks for deal in deals)
    assert len(set(deals[-1].ranks.values())) < len(PEOPLE)


@pytest.mark.timeout(600)  # some fifty taps, each seen on the screen: far more under load
def test_a_whole_game_is_entered_and_taken_home(program, browser_page):
    deals = evening(12)
    page = browser_page(program.url, motion=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    thumb = Thumb(page).look()
    thumb.sees("No game yet")

    thumb.begin()
    thumb.seat(PEOPLE)
    thumb.start(PLANNED)
    thumb.end_after(HANDS, PLANNED)
    for deal in deals:
        enter(thumb, deal, program)
    thumb.tap("Result")
    thumb.sees("Take it home")

    last = deals[-1]
    check_result(page, last)
    page.mouse.move(180, 400)
    page.mouse.wheel(0, 3000)
    thumb.pause()
    saved = [file_of(page, "Save hands.csv"), file_of(page, "Save scoresheet.csv")]
    check_text(copied(thumb), last)
    check_hands(saved[0], deals)
    check_sheet(saved[1], deals)


# -- playing --------------------------------------------------------------------------


def enter(thumb: Thumb, deal: Deal, program) -> None:
    """Enter one hand; in two of them something happens to the page or to the program."""
    check_table(thumb, deal)
    if deal.number in TRUMPS:
        thumb.tap("Trump not known")
        thumb.tap(TRUMPS[deal.number])
        thumb.sees(f"{TRUMPS[deal.number].title()} are trump")
    if deal.number == RELOADED_AT:
        reload_half_way(thumb, deal)
    else:
        thumb.bid_all(deal.bids)
    if deal.number == KILLED_AT:
        kill_half_way(thumb, deal, program)
    else:
        thumb.take_all(deal.bids, deal.tricks)
    if deal.number == HANDS:
        thumb.finish()
    else:
        thumb.go_on(f"{deal.number + 1} of {HANDS}")


def check_table(thumb: Thumb, deal: Deal) -> None:
    """See that the right people deal and lead, and that everybody's total is right."""
    thumb.at_hand(f"{deal.number} of {HANDS}")
    thumb.sees(f"{deal.dealer} deals")
    thumb.sees(f"{deal.order[0]} leads")
    before = {who: deal.totals[who] - deal.points[who] for who in PEOPLE}
    for who in PEOPLE:
        assert thumb.row(who).endswith(f"total {before[who]}")


def reload_half_way(thumb: Thumb, deal: Deal) -> None:
    """Load the page again when half the bids are in: all is there, and the rest follows."""
    first, second, third, fourth = deal.order
    made = {who: deal.bids[who] for who in (first, second)}
    for who, bid in made.items():
        thumb.bid(who, bid)
        thumb.pause()

    thumb.page.reload()
    thumb.look()

    thumb.at_hand(f"{deal.number} of {HANDS}")
    thumb.sees_button(f"Undo: {second} bids {made[second]}")
    rows = " | ".join(names(thumb.page))
    assert f"{first}: bid {made[first]}, leads" in rows
    assert f"{second}: bid {made[second]}, total" in rows
    assert f"{third}: to bid" in rows
    assert f"{fourth}: no bid yet, deals" in rows
    thumb.bid_all({who: deal.bids[who] for who in (third, fourth)})


def kill_half_way(thumb: Thumb, deal: Deal, program) -> None:
    """Kill the program when some tricks are mended: all is there, and the rest follows."""
    off = [who for who in deal.order if deal.bids[who] != deal.tricks[who]]
    thumb.take(off[0], deal.bids[off[0]], deal.tricks[off[0]])

    program.restart()
    thumb.page.reload()
    thumb.look()

    thumb.at_hand(f"{deal.number} of {HANDS}")
    thumb.sees_button(f"Undo: {off[0]} takes {deal.tricks[off[0]]}")
    for who in deal.order:
        tricks = deal.tricks[who] if who == off[0] else deal.bids[who]
        thumb.sees_button(re.compile(f"^{who}: bid {deal.bids[who]}, tricks {tricks},"))
    for who in off[1:]:
        thumb.take(who, deal.bids[who], deal.tricks[who])


# -- taking home ----------------------------------------------------------------------


def copied(thumb: Thumb) -> str:
    """Return what is on the clipboard after the text was copied."""
    thumb.tap("Copy the text")
    thumb.sees("The text is copied.")
    return thumb.page.evaluate("navigator.clipboard.readText()")


def file_of(page, name: str) -> list[dict[str, str]]:
    """Save a file through the screen and return its rows."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()
    saved = waiting.value.path().read_bytes().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(saved, newline=""), strict=True))


def check_result(page, last: Deal) -> None:
    """See who won, and everybody's place."""
    written = page.locator("flt-semantics-host").inner_text()
    best = max(last.totals.values())
    winners = [who for who in PEOPLE if last.totals[who] == best]
    assert all(name in written for name in winners)
    assert f"with {best} points" in written
    for who in PEOPLE:
        place = f"Place {last.ranks[who]}: {who}, {last.totals[who]}"
        assert page.get_by_label(place).or_(page.get_by_text(place)).count() == 1, place


def check_text(text: str, last: Deal) -> None:
    """See that the text for a chat has one line a rank, ties sharing it."""
    ranked = {}
    for who in PEOPLE:
        ranked.setdefault(last.ranks[who], []).append(who)
    expected = [
        f"{rank}. {', '.join(ranked[rank])}: {last.totals[ranked[rank][0]]}"
        for rank in sorted(ranked)
    ]
    lines = text.splitlines()
    assert [line for line in lines if re.match(r"\d+\. ", line)] == expected


def check_hands(rows: list[dict[str, str]], deals: list[Deal]) -> None:
    """See every player's row of every hand."""
    assert len(rows) == HANDS * len(PEOPLE)
    for row, (deal, seat) in zip(
        rows, [(deal, seat) for deal in deals for seat in range(4)], strict=True
    ):
        who = PEOPLE[seat]
        bid, tricks = deal.bids[who], deal.tricks[who]
        expected = {
            "hand": deal.number,
            "cards": deal.number,
            "trump": "none" if deal.number == HANDS else TRUMPS.get(deal.number, ""),
            "dealer": deal.dealer,
            "leader": deal.order[0],
            "seat": seat + 1,
            "player": who,
            "bid": bid,
            "tricks": tricks,
            "made": int(bid == tricks),
            "off": abs(bid - tricks),
            "points": deal.points[who],
            "total": deal.totals[who],
            "rank": deal.ranks[who],
        }
        assert {name: row[name] for name in expected} == {
            name: str(value) for name, value in expected.items()
        }


def check_sheet(rows: list[dict[str, str]], deals: list[Deal]) -> None:
    """See the sheet: a row a hand, and the totals at the end."""
    *lines, totals = rows
    for row, deal in zip(lines, deals, strict=True):
        assert (row["hand"], row["cards"]) == (str(deal.number), str(deal.number))
        assert row["dealer"] == deal.dealer
        for who in PEOPLE:
            shown = [row[f"{who} {column}"] for column in ("bid", "tricks", "total")]
            assert shown == [str(deal.bids[who]), str(deal.tricks[who]), str(deal.totals[who])]
    last = deals[-1].totals
    assert {who: totals[f"{who} total"] for who in PEOPLE} == {
        who: str(last[who]) for who in PEOPLE
    }
