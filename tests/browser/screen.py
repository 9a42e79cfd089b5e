"""What a person does at the screen, in a real browser.

Flutter draws on a canvas.  What can be found and touched is its accessibility tree,
which it builds once somebody asks for it; so these tests use the app the way a screen
reader does, and a thing they cannot find has no name for one either.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["at_rest", "boxes", "enable_semantics", "names", "tap", "wait_for"]

PLACEHOLDER = "flt-semantics-placeholder"

PATIENCE = 30_000
"""How long anything may take, in milliseconds, on a busy machine."""

REST = 6
"""Tenths of a second in which nothing moved: so long, and the screen has come to rest."""

NAME = "e => e.getAttribute('aria-label') || e.innerText"
BOX = "(({x, y, width, height}) => [x, y, width, height])(e.getBoundingClientRect())"
"""What a page is asked of a button, at once for all of them."""


def enable_semantics(page: Page) -> None:
    """Wait until the app is drawn, and have it build its accessibility tree."""
    page.wait_for_selector(PLACEHOLDER, state="attached", timeout=PATIENCE)
    page.evaluate(f"document.querySelector({PLACEHOLDER!r}).click()")
    page.wait_for_selector("flt-semantics", state="attached", timeout=PATIENCE)


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """Return the one button called ``name``, in full if it is a string."""
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def tap(page: Page, name: str | re.Pattern[str]) -> None:
    """Touch the one thing called ``name``; two of that name are an error."""
    button(page, name).click(timeout=PATIENCE)


def wait_for(page: Page, text: str | re.Pattern[str]) -> None:
    """Wait until ``text`` can be read somewhere, as writing or as the name of something."""
    written = page.get_by_text(text)
    labelled = page.get_by_label(text)
    written.or_(labelled).first.wait_for(state="attached", timeout=PATIENCE)


def names(page: Page) -> list[str]:
    """Return the names of all buttons, in the order of the tree."""
    return page.get_by_role("button").evaluate_all(f"all => all.map({NAME})")


def boxes(page: Page) -> dict[str, tuple[float, float, float, float]]:
    """Return where every button is: name -> (left, top, width, height) in dp."""
    found = page.get_by_role("button").evaluate_all(f"all => all.map(e => [({NAME})(e), {BOX}])")
    return {name: tuple(box) for name, box in found}


def at_rest(page: Page) -> dict[str, tuple[float, float, float, float]]:
    """Return where every button is once none has moved for a while."""
    found, alike = boxes(page), 0
    while alike < REST:
        page.wait_for_timeout(100)
        last, found = found, boxes(page)
        alike = alike + 1 if found == last else 0
    return found
