"""A hand of long ago is corrected through the sheet, by tapping its cell."""

from __future__ import annotations

import re

from browser.games import kept
from browser.thumb import Thumb

HANDS = ((1, 0, 0, 0), (1, 0, 0, 0)), ((1, 1, 0, 0), (0, 1, 1, 0))
"""Ann made 11 and missed, Ben 10 and 11, Cy 10 and missed, Dee 10 and 10."""

ADDED_WRONG = "The tricks add up to 0, not 1."


def test_totals_hold_until_a_corrected_hand_adds_up_and_follow_then(program, browser_page):
    game = kept(program.folder, *HANDS, bids=(0,))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()
    thumb.sees_button("Cy: bid 0, leads, total 10")

    thumb.tap("Score sheet")
    thumb.tap("Hand 1, Ann: bid 1, took 1, +11, total 11")
    thumb.at_hand("1 of 13")
    thumb.pause()
    thumb.take("Ann", 1, 0)

    # Nobody has the trick now: this is said, and everything counts as it did.
    thumb.sees_status(ADDED_WRONG)
    thumb.tap("Back")
    thumb.sees(ADDED_WRONG)
    flagged = "Hand 1, Ann: bid 1, took 1, +11, total 11, breaks a rule, was corrected"
    thumb.sees_button(flagged)
    thumb.sees_button("Hand 2, Ann: bid 1, took 0, 0, total 11")
    thumb.sees_button("Hand 2, Ben: bid 1, took 1, +11, total 21")

    # It was Ben's: all totals follow, those of later hands and of the table too.
    thumb.tap(flagged)
    thumb.sees_status(ADDED_WRONG)
    thumb.pause()
    thumb.take("Ben", 0, 1)
    thumb.tap("Done")
    thumb.sees_button("Hand 1, Ann: bid 1, took 0, 0, total 0, was corrected")
    thumb.sees_button("Hand 1, Ben: bid 0, took 1, 0, total 0, was corrected")
    thumb.sees_button("Hand 2, Ann: bid 1, took 0, 0, total 0")
    thumb.sees_button("Hand 2, Ben: bid 1, took 1, +11, total 11")
    thumb.sees_button("Hand 2, Dee: bid 0, took 0, +10, total 20")
    thumb.tap("Back")
    thumb.sees_button("Ann: no bid yet, total 0")
    thumb.sees_button("Ben: no bid yet, deals, total 11")
    thumb.sees_button("Undo: Hand 1: Ben takes 1")


def test_what_was_corrected_is_told_and_taken_back_in_one_go(program, browser_page):
    game = kept(program.folder, *HANDS, bids=(0,))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}/sheet/1")).look()
    thumb.take("Ann", 1, 0)
    thumb.pause()
    thumb.take("Ben", 0, 1)
    thumb.tap("Back")

    thumb.tap("Change log")
    thumb.sees_button(re.compile(r"^\d\d:\d\d: Hand 1: Ben took 0 → 1$"))
    thumb.tap(re.compile(r"^\d\d:\d\d: Hand 1: Ann took 1 → 0$"))
    thumb.tap("Undo everything from here on: takes back 2 entries")

    thumb.sees_button("Redo: Hand 1: Ann took 1 → 0")
    thumb.sees("No corrections")
