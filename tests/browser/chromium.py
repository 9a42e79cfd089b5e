"""Finds a Chromium to test with, fetching one where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["FLAGS", "NoChromiumError", "chromium"]

VARIABLE = "SCOREKEEPER_CHROMIUM"
"""The environment variable that names the browser's program, before all else."""

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")

PLACES = (
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
"""Software drawing, not one request of the browser's own, and tabs that share a process.

There is no other machine than this one.  Were each request asked about instead, by a route of
Playwright's, the browser would keep no file from one page to the next.
"""


class NoChromiumError(RuntimeError):
    """There is no Chromium here, and none could be fetched."""


def chromium() -> str:
    """Return the path of a Chromium, fetching one if there is none.

    Asked in this order: the variable, the names on the path, the usual places,
    Playwright's own, Playwright's download, and Debian's package where this is root.
    """
    for find in (_named, _installed, _playwrights, _downloaded, _from_debian):
        path = find()
        if path is not None:
            return path
    raise NoChromiumError(
        "No Chromium was found, and neither `playwright install chromium` nor apt-get "
        f"brought one. Install Chromium, or name its program in {VARIABLE}."
    )


def _named() -> str | None:
    path = os.environ.get(VARIABLE)
    if path and not Path(path).exists():
        raise NoChromiumError(f"{VARIABLE} names {path}, which does not exist.")
    return path or None


def _installed() -> str | None:
    return next(_candidates(), None)


def _candidates() -> Iterator[str]:
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    yield from (place for place in PLACES if Path(place).exists())


def _playwrights() -> str | None:
    """Return Playwright's browser, asked of another process: it holds on to its loop."""
    ask = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    done = _run(sys.executable, "-c", ask)
    path = done.stdout.strip() if done else ""
    return path if path and Path(path).exists() else None


def _downloaded() -> str | None:
    done = _run(sys.executable, "-m", "playwright", "install", "chromium")
    return _playwrights() if done else None


def _from_debian() -> str | None:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    _run("apt-get", "update", "-q")
    done = _run("apt-get", "install", "-yq", "--no-install-recommends", "chromium")
    return _installed() if done else None


def _run(*command: str) -> subprocess.CompletedProcess[str] | None:
    """Run ``command``; None when it fails or takes longer than five minutes."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=300, env=quiet
        )
    except (OSError, subprocess.SubprocessError):
        return None
