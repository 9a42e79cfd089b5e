"""A laptop at the table: a whole hand without touching the screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.games import kept
from browser.thumb import FIELD, Thumb

LAPTOP = (1280, 800)

NOTHING = (0, 0, 0, 0)


def test_a_whole_hand_is_entered_by_keys(program, browser_page):
    played = [(NOTHING, (cards, 0, 0, 0)) for cards in range(1, 11)]
    game = kept(program.folder, *played)
    thumb = Thumb(browser_page(f"{program.url}/game/{game}", size=LAPTOP)).look()
    press = thumb.page.keyboard.press
    thumb.at_hand("11 of 13")
    thumb.sees_button("Cy: to bid, leads, total 100")

    # 10 is two digits; 1 alone waits for another, until Enter says that it was all.
    press("1")
    thumb.sees_status("Cy bids 1_")
    press("0")
    thumb.sees_button("Cy: bid 10, leads, total 100")
    press("1")
    thumb.sees_status("Dee bids 1_")
    press("Enter")
    thumb.sees_button("Dee: bid 1, total 100")

    # Backspace takes the digit back first, and the last bid then.
    press("1")
    thumb.sees_status("Ann bids 1_")
    press("Backspace")
    thumb.sees_status("Ann bids")
    press("Backspace")
    thumb.sees_button("Dee: to bid, total 100")
    press("0")
    thumb.sees_button("Dee: bid 0, total 100")
    press("0")
    thumb.sees_button("Ann: bid 0, total 0")
    press("1")
    thumb.sees_status("Ben bids 1_")
    press("Enter")
    thumb.sees_button("Ben: bid 1, tricks 1, made, deals, total 100")

    press("Enter")

    thumb.at_hand("12 of 13")
    thumb.sees_button("Dee: to bid, leads, total 110")
    thumb.sees_button("Cy: no bid yet, deals, total 120")
    thumb.sees_button("Ben: no bid yet, total 111")
    thumb.sees_button("Ann: no bid yet, total 10")


def test_a_miss_is_mended_and_every_screen_is_reached_by_keys(program, browser_page):
    game = kept(program.folder, (NOTHING, (1, 0, 0, 0)), bids=(1, 1, 0, 0))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}", size=LAPTOP)).look()
    press = thumb.page.keyboard.press
    thumb.sees_button(re.compile(r"^Cy: bid 1, tricks 1, made"))

    # Arrows choose a row, plus and minus mend it: Dee took what Cy had bid.
    press("ArrowDown")
    press("ArrowDown")
    press("-")
    thumb.sees_button(re.compile(r"^Cy: bid 1, tricks 0, 1 under"))
    press("ArrowDown")
    press("+")
    thumb.sees_button(re.compile(r"^Dee: bid 0, tricks 1, 1 over"))
    press("u")
    thumb.sees_button(re.compile(r"^Dee: bid 0, tricks 0, made"))
    press("r")
    thumb.sees_button(re.compile(r"^Dee: bid 0, tricks 1, 1 over"))
    press("Enter")
    thumb.at_hand("3 of 13")

    # All keys, and back; the first screen, the settings, and a new game.
    press("?")
    thumb.sees("Keys")
    press("Escape")
    thumb.at_hand("3 of 13")
    press("Escape")
    thumb.sees_button("New game")
    press("s")
    thumb.sees("Settings")
    press("Escape")
    thumb.sees_button("New game")
    thumb.sees_no_button("Back")
    thumb.pause()
    press("n")
    thumb.sees_button("Start the game")
    thumb.sees_no_button("New game")

    # What is written in a field is no command.
    field = thumb.page.get_by_label(FIELD, exact=True)
    field.click()
    thumb.page.keyboard.type("Sun?")
    expect(field).to_have_value("Sun?")
    press("Escape")
    press("Enter")
    thumb.sees_button(re.compile(r"^Sun\?( deals first|: deal first)$"))
