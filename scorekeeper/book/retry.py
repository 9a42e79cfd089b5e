"""Retry: what the disk refused is tried again, until it is saved.

It holds on to every game that is not saved, so that none is forgotten when the last page
that shows it is closed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock, Timer
from typing import Final, TypeAlias

from scorekeeper.book.errors import BookError, LookOnlyError
from scorekeeper.book.scorer import Scorer

__all__ = ["FIRST", "LONGEST", "Later", "Retry", "on_a_thread"]

_LOG = logging.getLogger(__name__)

FIRST: Final = 2.0
"""Seconds to the first try."""
SLOWER: Final = 1.5
"""How much longer each wait is than the one before."""
LONGEST: Final = 15.0
"""Seconds that are waited at most."""

Later: TypeAlias = Callable[[float, Callable[[], None]], None]
"""Does something after so many seconds."""


def on_a_thread(seconds: float, task: Callable[[], None]) -> None:
    """Do ``task`` later, on a thread that keeps no program from ending."""
    timer = Timer(seconds, task)
    timer.daemon = True
    timer.start()


class Retry:
    """Tries to save whatever is not saved, more and more slowly, for ever.

    ``changed`` is called when a game is one of them now, or is none any more.  ``regain``
    asks for the right to write again when it was lost, and returns whether it is had.
    """

    def __init__(
        self,
        changed: Callable[[], None],
        later: Later = on_a_thread,
        regain: Callable[[], bool] = lambda: False,
    ) -> None:
        self._changed, self._later, self._regain = changed, later, regain
        self._lock = Lock()  # guards what follows; nothing is called under it
        self._waiting: dict[Scorer, None] = {}
        self._trouble = 0  # counts the times that trouble came when all was well

    @property
    def unsaved(self) -> tuple[Scorer, ...]:
        """The games that are not saved, those waiting longest first."""
        with self._lock:
            return tuple(self._waiting)

    def notice(self, scorer: Scorer) -> None:
        """Take note that the trouble of a game has come or gone."""
        with self._lock:
            begins = not self._waiting and scorer.trouble is not None
            if begins:
                self._trouble += 1
            if scorer.trouble is None:
                self._waiting.pop(scorer, None)
            else:
                self._waiting[scorer] = None
            trouble = self._trouble
        if begins:
            self._wait(FIRST, trouble)
        self._changed()

    def save_all(self) -> bool:
        """Try once more, now; return whether everything is saved."""
        self._save_each()
        if self._has_regained():
            self._save_each()
        return not self.unsaved

    def _has_regained(self) -> bool:
        """Return whether what kept a game from being saved was the right to write, now had."""
        try:
            lost = any(isinstance(scorer.trouble, LookOnlyError) for scorer in self.unsaved)
            return lost and self._regain()
        except BookError as failed:
            _LOG.info("the right to write cannot be had again: %s", failed)
            return False

    def _save_each(self) -> None:
        for scorer in self.unsaved:
            try:
                scorer.save_again()
            except Exception:  # noqa: BLE001 - one game is no reason to give the others up
                _LOG.exception("%s cannot be saved", scorer.log.setup.id)

    def _wait(self, seconds: float, trouble: int) -> None:
        try:
            self._later(seconds, lambda: self._try(seconds, trouble))
        except RuntimeError:  # no thread to be had: the next entry tries as well
            _LOG.warning("nothing can be tried again by itself", exc_info=True)

    def _try(self, waited: float, trouble: int) -> None:
        if self._is_past(trouble):
            return
        self.save_all()
        if not self._is_past(trouble):
            self._wait(min(LONGEST, waited * SLOWER), trouble)

    def _is_past(self, trouble: int) -> bool:
        """Return whether all was well since: what is not saved now, if any, waits anew."""
        with self._lock:
            return trouble != self._trouble or not self._waiting
