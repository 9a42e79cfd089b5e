"""The board in one tab follows what is entered in another."""

from __future__ import annotations

from browser.games import kept
from browser.test_two_tabs import HAND, tab
from browser.thumb import Thumb


def test_the_board_in_another_tab_follows_the_table(program, browser_page):
    game = f"{program.url}/game/{kept(program.folder, HAND)}"
    table = Thumb(browser_page(game)).look()
    board = Thumb(tab(table, f"{game}/board")).look()
    board.sees("Ben bids, 0 of 2")

    table.bid("Ben", 2)

    board.sees("Cy bids, 2 of 2")
    board.sees("Ben: place 2, bid 2, total 10")
