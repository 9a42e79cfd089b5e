"""A copy being brought in: looked at first, then merged, while the screen stays alive."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date

from scorekeeper.book.backup import Backup
from scorekeeper.book.errors import BookError, StoreError
from scorekeeper.book.library import Library
from scorekeeper.book.merge import Fate, Merge
from scorekeeper.book.versions import is_newer
from scorekeeper.export.backup import brought, planned, read_backup
from scorekeeper.rules import RecordError, RuleError
from scorekeeper.rules.errors import sentence
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.picking import Picking
from scorekeeper.ui.models.unread import plainly
from scorekeeper.words import _, said
from scorekeeper.words.dates import day_and_time

__all__ = ["BringInModel"]

STEP = 25
"""Games after which the screen says how far it is."""


class BringInModel(Picking):
    """What a copy would bring (``plan``), or has brought (``done``).

    ``problem`` says why it cannot be, and ``detail`` where in the file; ``busy`` how far the
    work is while it goes on.
    """

    def __init__(self, library: Library, device: Device) -> None:
        super().__init__(device)
        self._library = library
        self._backup: Backup | None = None
        self._is_file = False  # else it is one of those kept here
        self._wish = 0  # a file that was chosen later makes an earlier one void
        self.title = self.detail = self.busy = ""
        self.plan: tuple[str, ...] = ()
        self.done: tuple[str, ...] = ()
        self.problem: str | None = None
        self.can_bring_in = False

    def begin(self) -> None:
        """Start over, with nothing chosen."""
        self._wish += 1
        self._backup, self._is_file = None, False
        self.title = self.detail = self.busy = ""
        self.plan = self.done = ()
        self.problem, self.can_bring_in = None, False

    def look_at(self, day: str) -> None:
        """Look at the copy that was made by itself on a day, ``YYYY-MM-DD``."""
        self.begin()
        self._look(lambda: self._library.backups.read(_day(day)))

    def read_file(self, content: bytes) -> None:
        """Look at what is in a file; nothing is changed yet."""
        self.begin()
        self._is_file = True
        self._look(lambda: content)

    def bring_in(self) -> None:
        """Bring everything in."""
        backup, wish = self._backup, self._wish
        if backup is None or not self.can_bring_in:
            return
        self.can_bring_in = False

        def merge() -> tuple[Backup, Merge]:
            return backup, self._library.merge(backup, self._telling(_("Bringing in"), wish))

        def show(backup: Backup, merge: Merge) -> None:
            self.plan, self.done = (), brought(merge)
            self._note(backup, merge)

        self._work(merge, show, wish)

    def _note(self, backup: Backup, merge: Merge) -> None:
        """Take note that all there is here is in this file as well, and so elsewhere."""
        here = set(self._library.game_ids())
        if self._is_file and here <= backup.games.keys() and not merge.count(Fate.NEWER_HERE):
            with suppress(BookError, RuleError):
                self._library.backups.copied()

    def _look(self, read: Callable[[], bytes]) -> None:
        wish = self._wish

        def weigh() -> tuple[Backup, Merge]:
            backup = read_backup(read())
            return backup, self._library.weigh_backup(
                backup, self._telling(_("Looking through"), wish)
            )

        def show(backup: Backup, merge: Merge) -> None:
            self._backup = backup
            self.title = _("Copy of {when}").format(when=day_and_time(backup.made))
            self.plan, self.can_bring_in = planned(merge), merge.changes_anything

        self._work(weigh, show, wish)

    def _work(
        self,
        work: Callable[[], tuple[Backup, Merge]],
        show: Callable[[Backup, Merge], None],
        wish: int,
    ) -> None:
        """Do something on a thread of its own: it may take a while, and people are playing."""
        self.busy = _("Looking at it ...")

        async def do() -> None:
            try:
                backup, merge = await self._device.aside(work)
            except (BookError, RuleError) as problem:
                if wish == self._wish:
                    self._refuse(problem)
                return
            if wish == self._wish:
                self.busy = ""
                show(backup, merge)

        self._device.run(do)

    def _refuse(self, problem: BookError | RuleError) -> None:
        self.busy, self.plan, self.can_bring_in = "", (), False
        told = _(
            "This file is no copy of this app's, or something in it was changed. Nothing here "
            "was changed."
        )
        is_odd = isinstance(problem, RecordError) and not is_newer(problem)
        self.problem = told if is_odd else plainly(problem)
        has_place = is_odd and isinstance(problem, RecordError) and "." in problem.place
        self.detail = said(problem) if has_place else ""

    def _telling(self, doing: str, wish: int) -> Callable[[int, int], None]:
        """Return what hears of the progress, on the thread, and has the page tell it."""

        def told(done: int, of: int) -> None:
            if done % STEP and done != of:
                return

            async def tell() -> None:
                if wish == self._wish and self.busy:
                    self.busy = _("{doing}: {done} of {all} games").format(
                        doing=doing, done=done, all=of
                    )

            self._device.run(tell)

        return told


def _day(text: str) -> date:
    """Return a day.  Raises StoreError for what is none."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise StoreError(sentence("There is no copy of this day.")) from None
