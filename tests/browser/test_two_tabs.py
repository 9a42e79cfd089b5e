"""Two tabs on one game stay in step, and every address leads somewhere."""

from __future__ import annotations

import re

from browser.games import kept
from browser.thumb import Thumb

LOOK = 700
"""Milliseconds; a tap within half a second of another tab's entry is not taken."""

HAND = ((1, 0, 0, 0), (1, 0, 0, 0))


def test_two_tabs_on_one_game_stay_in_step(program, browser_page):
    game = f"{program.url}/game/{kept(program.folder, HAND)}"
    one = Thumb(browser_page(game)).look()
    other = Thumb(tab(one, game)).look()

    one.bid("Ben", 2)
    other.sees_button("Ben: bid 2, leads, total 10")
    other.sees_button("Cy: to bid, total 10")

    look_again(other)
    other.bid("Cy", 0)
    one.sees_button("Cy: bid 0, total 10")

    other.tap("Undo: Cy bids 0")
    one.sees_button("Cy: to bid, total 10")
    one.sees_button("Redo: Cy bids 0")

    # The first tab goes on with what the second one brings back.
    other.tap("Redo: Cy bids 0")
    one.sees_button("Undo: Cy bids 0")
    look_again(one)
    one.bid_all({"Dee": 0, "Ann": 1})
    other.sees_button("Ann: one trick fewer")
    look_again(other)
    other.take("Ann", 1, 0)
    one.sees_button(re.compile("^Ann: bid 1, tricks 0, 1 under,"))
    look_again(one)
    one.take("Cy", 0, 1)
    other.sees_button(re.compile("^Cy: bid 0, tricks 1, 1 over,"))
    one.take("Ben", 2, 1)
    one.go_on("3 of 13")
    other.at_hand("3 of 13")
    assert one.row("Ann") == other.row("Ann") == "Ann: no bid yet, total 11"


def look_again(thumb: Thumb) -> None:
    """Look at what the other tab entered, longer than the table waits for that."""
    thumb.page.wait_for_timeout(LOOK)


def test_a_tab_opened_on_the_sheet_goes_back_to_the_table_and_home(program, browser_page):
    game = kept(program.folder, HAND, bids=(2,))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}/sheet")).look()
    thumb.sees("Score sheet")
    thumb.sees_button("Hand 1, Ann: bid 1, took 1, +11, total 11")

    thumb.tap("Back")
    thumb.sees_button("Ben: bid 2, leads, total 10")
    assert thumb.page.url.endswith(f"/game/{game}")

    # The browser's own way back is no other.
    thumb.tap("Score sheet")
    thumb.sees_button("Hand 1, Ann: bid 1, took 1, +11, total 11")
    thumb.page.go_back()
    thumb.sees_button("Ben: bid 2, leads, total 10")

    thumb.sees_no_button("Back")
    thumb.tap("Menu")
    thumb.tap("All games")
    thumb.sees_button("New game")
    assert thumb.page.url == f"{program.url}/"


def test_an_unknown_game_and_an_unknown_address_say_so_and_lead_home(program, browser_page):
    thumb = Thumb(browser_page(f"{program.url}/game/20200101-000000-none")).look()
    thumb.sees(re.compile(r"^There is no game .?20200101-000000-none.?\.$"))
    thumb.tap("Back")
    thumb.sees_button("New game")

    other = Thumb(tab(thumb, f"{program.url}/somewhere/else")).look()
    other.sees("There is nothing at this address.")
    other.tap("Back")
    other.sees_button("New game")


def tab(thumb: Thumb, url: str):
    """Open one more tab beside the thumb's own."""
    page = thumb.page.context.new_page()
    page.goto(url)
    return page
