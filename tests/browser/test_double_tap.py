"""A shaky thumb: two taps in a moment are one."""

from __future__ import annotations

import re

from browser.games import kept
from browser.screen import button, names
from browser.thumb import Thumb

UNDO = re.compile("^Undo: |^Nothing to undo$")

LATE = 700
"""Milliseconds after which a second tap would have shown."""

TRIES = 3
"""How often the two taps may come to a slow machine so far apart that they are two."""


def test_a_double_tap_on_a_number_bids_once(program, browser_page):
    thumb = Thumb(browser_page(f"{program.url}/game/{kept(program.folder)}")).look()

    double_tap(thumb, "Bid 1", "Ann bids 1")

    # Had the second tap bid as well, it would not be Ben's turn.
    thumb.bid("Ben", 0)
    thumb.tap("Undo: Ben bids 0")
    thumb.tap("Undo: Ann bids 1")
    thumb.sees_button("Nothing to undo")


def test_a_double_tap_on_the_last_bid_does_not_touch_what_comes_up_below_it(program, browser_page):
    game = kept(program.folder, bids=(0, 0, 0))
    thumb = Thumb(browser_page(f"{program.url}/game/{game}")).look()

    double_tap(thumb, "Bid 1", "Dee bids 1")

    thumb.sees_button("Yes, next hand")
    thumb.tap("Undo: Dee bids 1")
    thumb.sees_button("Undo: Cy bids 0")


def double_tap(thumb: Thumb, name: str, entry: str) -> None:
    """Touch a number twice in a moment, which is to make one ``entry``."""
    for _ in range(TRIES):
        thumb.sees_button(name)
        before = undo_name(thumb)
        button(thumb.page, name).dblclick()
        thumb.sees_no_button(before)
        thumb.page.wait_for_timeout(LATE)
        undo = undo_name(thumb)
        if undo == f"Undo: {entry}":
            return
        thumb.tap(undo)
        thumb.tap(f"Undo: {entry}")


def undo_name(thumb: Thumb) -> str:
    """Return what undo would take back, as its button says."""
    return next(filter(UNDO.match, names(thumb.page)))
