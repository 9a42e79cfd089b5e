"""Listeners: whoever wants to hear that something changed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import count
from threading import Lock

__all__ = ["Listeners"]

_LOG = logging.getLogger(__name__)


class Listeners:
    """Callbacks of many pages, told one after another; one that fails harms no other."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tickets = count()
        self._callbacks: dict[int, Callable[[], None]] = {}

    def add(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Have ``callback`` called at every change; returns what takes it off again."""
        with self._lock:
            ticket = next(self._tickets)
            self._callbacks[ticket] = callback

        def remove() -> None:
            with self._lock:
                self._callbacks.pop(ticket, None)

        return remove

    def tell(self) -> None:
        """Call everybody.  No lock is held meanwhile: a callback may come back with more."""
        with self._lock:
            callbacks = tuple(self._callbacks.values())
        for callback in callbacks:
            try:
                callback()
            except Exception:  # noqa: BLE001
                # The change is made and saved: one page that cannot draw it is no reason
                # to keep it from the others, or to tell the scorekeeper that it failed.
                _LOG.exception("a listener failed")
