"""One Chromium for all browser tests, and fresh pages in it."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
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


@pytest.fixture
def browser_page(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Pages]:
    """Opens pages that reach this machine only, and closes them after the test.

    After a test that failed it says what each page showed.
    """
    contexts = []

    def opened(
        url: str,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        locale: str = "en-GB",
        offline: bool = True,
        text_scale: float = 1.0,
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
        page.add_init_script(LETTERS % (16 * text_scale))
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        if request.node.stash.get(FAILED, False):
            _tell(context, tmp_path)
        context.close()


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


def _stay_here(route) -> None:
    """Let through what is asked of this machine, and nothing else."""
    host = route.request.url.split("/")[2].split(":")[0]
    if host in {"127.0.0.1", "localhost"}:
        route.continue_()
    else:
        route.abort()
