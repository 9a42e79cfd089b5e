"""Somebody comes late and somebody leaves, through the menu of the table."""

from __future__ import annotations

from browser.games import kept
from browser.thumb import Thumb

HANDS = (((1, 0, 0, 0), (1, 0, 0, 0)),)
"""Ann made 11, and all others 10, in a hand of one card."""


def test_one_joins_where_the_other_sits_out_and_the_next_hand_knows_it(program, browser_page):
    game = kept(program.folder, *HANDS)
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()

    thumb.tap("Menu")
    thumb.page.keyboard.press("Escape")
    thumb.sees_no_button("Players and deal")
    thumb.tap("Menu")
    thumb.tap("Players and deal")
    thumb.tap("Ben, total 10")
    thumb.tap("Sits this hand out")
    thumb.sees_button("Ben, sits out hand 2, total 10")

    thumb.tap("Somebody joins")
    thumb.page.get_by_label("Name of a player").fill("Eve")
    thumb.tap("This player joins")
    thumb.sees("Eve plays from hand 2 on with 0 points, between Cy and Dee.")
    thumb.tap("Eve joins")

    thumb.sees_button("Eve: no bid yet, total 0")
    thumb.sees_no_button("Ben: no bid yet, total 10")
    thumb.tap("Undo: Eve joins")
    thumb.sees_button("Undo: Ben sits out")
