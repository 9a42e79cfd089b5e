"""Names in any script can be read with no network: all fonts come from this machine.

A letter that no font has is drawn as a box, and all boxes are alike.  So two names of one
length look the same in boxes, and different when they can be read; and without our fonts
they do look the same, which shows that this can be told.
"""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from browser.games import kept
from browser.screen import PATIENCE
from browser.thumb import Thumb

NAMES = {
    "Arabic": ("بشرى", "سليم"),
    "Hebrew": ("יעל", "דוד"),
    "Japanese": ("美咲", "健太"),
    "Devanagari": ("नमन", "कमल"),
    "emoji": ("🦊", "🐼"),
}
"""Two names of each script, as many letters each."""

HERE = "127.0.0.1"

FONTS = {
    "NotoSansArabic-SemiBold.woff2",
    "NotoSansHebrew-SemiBold.woff2",
    "NotoSansDevanagari-SemiBold.woff2",
    "NotoSansJP-Medium.woff2",
    "NotoColorEmoji.woff2",
    "Bitter-Medium.woff2",
    "Bitter-Bold.woff2",
    "Suits.woff2",
}


def test_names_of_every_script_are_readable_without_a_network(program, browser_page, tmp_path):
    one = kept(program.folder, people=[names[0] for names in NAMES.values()])
    other = kept(program.folder, people=[names[1] for names in NAMES.values()])
    page = browser_page("about:blank")
    answers, asked = [], []
    # Playwright takes no method of a list.
    page.on("response", lambda one: answers.append(one))  # noqa: PLW0108
    page.on("request", lambda one: asked.append(one))  # noqa: PLW0108

    first, second = (shown(page, program, game, tmp_path / f"{game}.png") for game in (one, other))

    alike = [script for script, a, b in zip(NAMES, first, second, strict=True) if a == b]
    assert not alike
    fonts = {
        urlsplit(answer.url).path.rsplit("/", 1)[1]: answer.status
        for answer in answers
        if urlsplit(answer.url).path.startswith("/fonts/")
    }
    assert fonts == dict.fromkeys(FONTS, 200)
    # What Flet's client would fetch from elsewhere never leaves the page.
    elsewhere = [one for one in asked if urlsplit(one.url).hostname not in {HERE, None}]
    assert {one.failure for one in elsewhere} <= {"csp"}


def test_without_our_fonts_the_same_names_are_boxes(program, browser_page, tmp_path):
    one = kept(program.folder, people=[names[0] for names in NAMES.values()])
    other = kept(program.folder, people=[names[1] for names in NAMES.values()])
    page = browser_page("about:blank")
    page.route("**/fonts/Noto*", lambda route: route.abort())

    first, second = (shown(page, program, game, tmp_path / f"{game}.png") for game in (one, other))

    assert first == second


def shown(page, program, game, picture) -> list[bytes]:
    """Return what everybody's name looks like at the table, in the order of the seats."""
    page.goto(f"{program.url}/game/{game}")
    thumb = Thumb(page).look()
    thumb.at_hand("1 of 10")
    settle(page)
    page.screenshot(path=picture)
    rows = page.get_by_role("button", name="total 0")
    assert rows.count() == len(NAMES)
    pictures = []
    for row in rows.all():
        box = row.bounding_box()
        clip = {"x": box["x"], "y": box["y"], "width": box["width"] / 2, "height": box["height"]}
        pictures.append(page.screenshot(clip=clip))
    return pictures


def settle(page) -> None:
    """Wait until the fonts are here and the screen has come to rest."""
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    last, since = page.screenshot(), time.monotonic()
    while time.monotonic() - since < 1.0:
        page.wait_for_timeout(200)
        now = page.screenshot()
        if now != last:
            last, since = now, time.monotonic()
