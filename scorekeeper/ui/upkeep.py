"""Upkeep: what the program does by itself while people play."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library

__all__ = ["keep_up"]

SETTLED: Final = 5.0
"""Seconds after the start: by then the first screen is shown."""
HOUR: Final = 3600.0
BREATH: Final = 0.002
"""Seconds between two games that are copied: somebody may be tapping."""

log = logging.getLogger(__name__)


def keep_up(library: Library, wait: Callable[[float], bool | None]) -> None:
    """Make the day's copy and empty the bin, now and whenever the day has turned.

    It ends when ``wait``, which waits for some seconds, says so.
    """
    if wait(SETTLED):
        return
    while True:
        if library.access.look_only is None:
            _once(library, lambda: wait(BREATH))
        if wait(HOUR):
            return


def _once(library: Library, breathe: Callable[[], object]) -> None:
    try:
        gone = library.bin.empty()
    except BookError as failed:
        log.warning("the bin cannot be emptied: %s", failed)
    else:
        if gone:
            log.info("%s deleted games are gone for good", gone)
    library.backups.make(breathe)
