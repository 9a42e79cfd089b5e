"""Catching up: games that no list knows yet are looked through while nobody waits for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock
from typing import Final

from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.errors import StoreError
from scorekeeper.book.retry import Later

__all__ = ["CatchingUp"]

_LOG = logging.getLogger(__name__)

STEP: Final = 20
"""Games that are looked through in one go: whoever asks for a list waits for so many."""
PAUSE: Final = 0.02
"""Seconds after each step, for whatever else is to be done."""
AGAIN: Final = 15.0
"""Seconds to the next try when the games cannot be listed."""
TELL: Final = 25
"""Every so many steps the lists are shown anew."""


class CatchingUp:
    """Looks through what a catalogue is behind with, a few games at a time.

    ``told`` is called now and then on the way, and at the end.
    """

    def __init__(self, catalogue: Catalogue, told: Callable[[], None], later: Later) -> None:
        self._catalogue, self._told, self._later = catalogue, told, later
        self._lock = Lock()  # guards what follows; nothing is called under it
        self._runs = False
        self._steps = 0

    def begin(self) -> None:
        """Look through the games soon, unless that is being done."""
        with self._lock:
            if self._runs:
                return
            self._runs = True
        self._later(PAUSE, self._step)

    def _step(self) -> None:
        try:
            left = self._catalogue.catch_up(STEP)
        except StoreError as failed:  # a folder in a network that is away for a while, say
            _LOG.info("the games cannot be looked through: %s", failed)
            self._later(AGAIN, self._step)
            return
        self._steps += 1
        if left == 0 or self._steps % TELL == 0:
            self._told()
        if left:
            self._later(PAUSE, self._step)
            return
        with self._lock:
            self._runs = False
        if self._catalogue.left:  # more came in the very moment
            self.begin()
