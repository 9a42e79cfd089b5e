"""One Chromium for all browser tests, and the pages in it.

A page that a test is done with serves the next one: Flutter is compiled once, which costs
three times what all the rest of opening a page does.  What a test leaves is cleared away,
and every program has an address, and with it a memory, of its own.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import sync_playwright

from browser.chromium import FLAGS, NoChromiumError, chromium
from browser.program import Program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

PHONE = (360, 640)
"""The smallest screen the app promises to fit, in dp."""

LETTERS = """
addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '%dpx')
"""
"""How Flutter hears of the reader's text size: the page's own, 16 pixels usually."""


REST = "http://127.0.0.1/at-rest"
"""Where a page waits for the next test; it asks nothing, and its process lives on there."""


FORGET = "sessionStorage.clear(), localStorage.clear()"
"""A tab that remembers who it was goes on where it was, at whatever address it is opened."""


class Pages(Protocol):
    """Opens a page.  A person's phone: it has its own size, colours and language.

    It asks for as little motion as there can be, unless a test looks at that too: drawn
    by software, motion takes longer than all that is tested.
    """

    def __call__(
        self,
        url: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        motion: bool = False,
        locale: str = "en-GB",
        text_scale: float = 1.0,
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


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Remember which tests failed, so that what their pages showed can be told."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def at_rest() -> dict[tuple[str, float], list[Page]]:
    """The pages that no test uses now, by what cannot be changed about them."""
    return defaultdict(list)


@pytest.fixture
def browser_page(
    browser: Browser,
    at_rest: dict[tuple[str, float], list[Page]],
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> Iterator[Pages]:
    """Opens pages that reach this machine only, and lays them to rest after the test.

    After a test that failed it says what each page showed, and closes it for good.
    """
    used = []

    def opened(
        url: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        motion: bool = False,
        locale: str = "en-GB",
        text_scale: float = 1.0,
    ) -> Page:
        kind = locale, text_scale
        page = at_rest[kind].pop() if at_rest[kind] else _new(browser, *kind)
        used.append((kind, page))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.goto(url)
        return page

    yield opened
    for kind, page in used:
        if request.node.stash.get(FAILED, False):
            _tell(page.context, tmp_path)
            page.context.close()
        else:
            _lay_to_rest(page)
            at_rest[kind].append(page)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program on a folder of its own, one for the tests of a file."""
    running = Program(tmp_path_factory.mktemp("program") / "games")
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="package")
def showcase() -> Iterator[str]:
    """The address of a server that shows the parts of the table with made-up values."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, str(Path(__file__).with_name("showcase.py")), str(port)]
    server = subprocess.Popen(command)
    try:
        _wait_for(port, server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def _new(browser: Browser, locale: str, text_scale: float) -> Page:
    """Return a page of somebody who reads ``locale`` in letters of this size."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.add_init_script(LETTERS % (16 * text_scale))
    return page


def _lay_to_rest(page: Page) -> None:
    """Take from a page what its test did to it, and close the tabs beside it."""
    for tab in page.context.pages:
        if tab != page:
            tab.close()
    page.unroute_all()
    page.context.clear_permissions()
    page.evaluate(FORGET)
    page.route(REST, lambda route: route.fulfill(content_type="text/html", body=""))
    page.goto(REST)
    page.unroute_all()


def _tell(context: BrowserContext, folder: Path) -> None:
    """Print what the pages say, and save what they look like."""
    for number, page in enumerate(context.pages):
        picture = folder / f"page-{id(context)}-{number}.png"
        page.screenshot(path=picture)
        said = page.locator("flt-semantics-host").all_inner_texts()
        sys.stdout.write(f"{page.url} showed {said}, see {picture}\n")


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, for half a minute at most."""
    for _ in range(300):
        if server.poll() is not None:
            pytest.fail("The showcase ended before it answered.")
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("The showcase did not answer.")
