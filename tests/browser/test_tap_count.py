"""What a hand costs: a tap a player, a tap a trick missed, and one to go on."""

from __future__ import annotations

from browser.games import kept
from browser.thumb import Thumb

PLAYED = ((0, 0, 1, 0), (0, 0, 1, 0)), ((1, 1, 0, 0), (1, 1, 0, 0))
"""Two hands, so that the next has three cards; Ann, Ben, Cy and Dee sit in this order."""

TOTALS = {"Ann": 21, "Ben": 21, "Cy": 21, "Dee": 20}
"""What everybody has after these."""


def test_a_hand_costs_a_tap_a_player_a_tap_a_trick_missed_and_one(program, browser_page):
    game = kept(program.folder, *PLAYED)
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()
    totals = TOTALS

    # Everybody made it.
    bids = {"Cy": 0, "Dee": 1, "Ann": 1, "Ben": 1}
    tricks = {"Cy": 0, "Dee": 1, "Ann": 1, "Ben": 1}
    totals = play(thumb, 3, bids, tricks, totals, taps=4 + 0 + 1)

    # One trick went elsewhere: one player has it too many, another too few.
    bids = {"Dee": 1, "Ann": 0, "Ben": 3, "Cy": 0}
    tricks = {"Dee": 1, "Ann": 1, "Ben": 2, "Cy": 0}
    totals = play(thumb, 4, bids, tricks, totals, taps=4 + 2 + 1)

    # Three missed, by three tricks, by two and by one.
    bids = {"Ann": 3, "Ben": 3, "Cy": 0, "Dee": 3}
    tricks = {"Ann": 0, "Ben": 1, "Cy": 1, "Dee": 3}
    play(thumb, 5, bids, tricks, totals, taps=4 + 6 + 1)


def play(thumb, number, bids, tricks, totals, *, taps):
    """Enter a hand, count the taps, and return everybody's total after it."""
    thumb.at_hand(f"{number} of 13")

    thumb.taps = 0
    thumb.bid_all(bids)
    thumb.take_all(bids, tricks)
    thumb.go_on(f"{number + 1} of 13")

    assert thumb.taps == taps
    paid = {who: 10 + tricks[who] if bids[who] == tricks[who] else 0 for who in bids}
    after = {who: totals[who] + paid[who] for who in bids}
    for who, total in after.items():
        assert thumb.row(who).endswith(f"total {total}")
    return after
