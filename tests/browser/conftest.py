"""One Chromium for all browser tests, and fresh pages in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest
from browser.chromium import FLAGS, NoChromiumError, chromium
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

PHONE = (360, 640)
"""The smallest screen the app promises to fit, in dp."""


class Pages(Protocol):
    """Opens a page.  A person's phone: it has its own size, colours and language."""

    def __call__(
        self,
        url: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        locale: str = "en-GB",
        offline: bool = True,
    ) -> Page: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A running Chromium.  Without one the tests fail: skipped ones would look green.

    It lives no longer than this folder: while Playwright runs, its event loop runs too,
    and asynchronous tests elsewhere could not start theirs.
    """
    try:
        path = chromium()
    except NoChromiumError as none:
        pytest.fail(str(none), pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Pages]:
    """Opens pages that reach this machine only, and closes them after the test."""
    contexts = []

    def opened(
        url: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        locale: str = "en-GB",
        offline: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=locale,
        )
        contexts.append(context)
        if offline:
            context.route("**/*", _stay_here)
        page = context.new_page()
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()


def _stay_here(route) -> None:
    """Let through what is asked of this machine, and nothing else."""
    host = route.request.url.split("/")[2].split(":")[0]
    if host in {"127.0.0.1", "localhost"}:
        route.continue_()
    else:
        route.abort()
