"""A shaky thumb: two taps in a moment are one."""

from __future__ import annotations

from browser.games import kept
from browser.screen import button
from browser.thumb import Thumb

QUICK = 200
"""Milliseconds between the two touches of a double tap that count as one, at most."""

WATCH = """
() => {
    window.touched = [];
    addEventListener('pointerdown', () => window.touched.push(performance.now()), true);
}
"""


def test_a_double_tap_on_a_number_bids_once(program, browser_page):
    thumb = Thumb(browser_page(f"{program.url}/game/{kept(program.folder)}")).look()

    double_tap(thumb, "Bid 1")

    thumb.sees_button("Ann: bid 1, leads, total 0")
    thumb.pause()
    thumb.bid("Ben", 0)  # had the second tap bid as well, it would not be Ben's turn
    thumb.tap("Undo: Ben bids 0")
    thumb.tap("Undo: Ann bids 1")
    thumb.sees_button("Nothing to undo")


def test_a_double_tap_on_the_last_bid_does_not_touch_what_comes_up_below_it(program, browser_page):
    game = kept(program.folder, bids=(0, 0, 0))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()

    double_tap(thumb, "Bid 1")

    thumb.sees_button("Yes, next hand")
    thumb.pause()
    thumb.tap("Undo: Dee bids 1")
    thumb.sees_button("Undo: Cy bids 0")


def double_tap(thumb: Thumb, name: str) -> None:
    """Touch a number twice, as quickly as fingers do: a machine too slow tries again."""
    page = thumb.page
    page.evaluate(WATCH)
    for _ in range(10):
        thumb.sees_button(name)
        page.evaluate("window.touched = []")
        button(page, name).dblclick()
        first, second = page.evaluate("window.touched")
        if second - first < QUICK:
            return
        thumb.sees_button("Redo")
    raise AssertionError("This machine is too slow to tap twice.")
