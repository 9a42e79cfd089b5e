"""Coming back: the same people again, and a program that was killed and started again."""

from __future__ import annotations

import time

import pytest

from browser.games import kept
from browser.program import Program
from browser.thumb import Thumb

QUIET = 1.0
"""Seconds of silence after which a page that found the program again is drawn."""


@pytest.fixture
def killed(tmp_path):
    """A program of the test's own, which may be killed."""
    mortal = Program(tmp_path / "games")
    yield mortal
    mortal.stop()


def test_the_same_people_bid_again_after_three_taps_from_home(killed, browser_page):
    kept(killed.folder, ((1, 0, 0, 0), (1, 0, 0, 0)))
    killed.start()
    thumb = Thumb(browser_page(killed.url)).look()
    thumb.sees_button("New game")

    thumb.taps = 0
    thumb.tap("New game")
    thumb.sees_button("Ann deals first")  # Dee dealt the only hand, so that the deal goes on
    thumb.sees_no_button("New game")
    thumb.tap("Start the game")
    thumb.bid("Ben", 1)

    assert thumb.taps == 3
    thumb.sees_button("Undo: Ben bids 1")
    thumb.at_hand("1 of 13")
    thumb.sees_button("Cy: to bid, total 0")
    thumb.sees_button("Dee: no bid yet, total 0")
    thumb.sees_button("Ann: no bid yet, deals, total 0")


def test_a_page_comes_back_after_the_program_was_killed_with_undo_and_redo(killed, browser_page):
    game = kept(killed.folder, ((1, 0, 0, 0), (1, 0, 0, 0)), bids=(2, 0, 1))
    killed.start()
    thumb = Thumb(browser_page(f"{killed.url}/game/{game}")).look()
    thumb.tap("Undo: Dee bids 1")
    thumb.sees_button("Redo: Dee bids 1")

    killed.restart()
    thumb.page.reload()
    thumb.look()

    thumb.sees_button("Dee: to bid, total 10")
    thumb.sees_button("Undo: Cy bids 0")
    thumb.tap("Redo: Dee bids 1")
    thumb.sees_button("Dee: bid 1, total 10")
    for entry in ("Dee bids 1", "Cy bids 0", "Ben bids 2", "Hand 1 played"):
        thumb.tap(f"Undo: {entry}")
        thumb.sees_button(f"Redo: {entry}")
    thumb.at_hand("1 of 13")
    thumb.sees_button("Ann: bid 1, tricks 1, made, leads, total 0")
    thumb.tap("Redo: Hand 1 played")
    thumb.at_hand("2 of 13")
    thumb.sees_button("Redo: Ben bids 2")


def test_a_page_left_open_finds_the_program_again_by_itself(killed, browser_page):
    game = kept(killed.folder, ((1, 0, 0, 0), (1, 0, 0, 0)), bids=(2,))
    killed.start()
    thumb = Thumb(browser_page(f"{killed.url}/game/{game}")).look()
    thumb.sees_button("Ben: bid 2, leads, total 10")

    frames = heard(thumb.page)
    killed.restart()
    while not frames or time.monotonic() - frames[-1] < QUIET:
        thumb.page.wait_for_timeout(100)

    thumb.bid("Cy", 1)
    thumb.sees_button("Undo: Cy bids 1")


def heard(page) -> list[float]:
    """Return a list to which the times are added at which the page hears from the program.

    Only what comes over connections that are still to be made counts.
    """
    times = []
    page.on(
        "websocket", lambda one: one.on("framereceived", lambda _: times.append(time.monotonic()))
    )
    return times
