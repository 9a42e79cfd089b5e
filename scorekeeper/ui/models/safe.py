"""Safe keeping: what is copied where, what was deleted, and what cannot be read."""

from __future__ import annotations

import flet as ft

from scorekeeper.book.backups import Written
from scorekeeper.book.copies import KeptCopy
from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.versions import is_newer
from scorekeeper.export.backup import backup_name, missing
from scorekeeper.rules import GameId, RuleError
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.unread import plainly, reason, title
from scorekeeper.words import _, ngettext
from scorekeeper.words.dates import day, day_and_time

__all__ = ["SafeModel"]

_MOST_LOST = 50
"""Games that cannot be read which are listed: more are one trouble, not many."""


class SafeModel(ft.Observable):
    """How safe everything is.

    ``last_copy`` says when the last copy was taken elsewhere, ``told`` what became of the
    last wish, ``missing`` what is not in the copy and ``notice`` what went wrong; ``kept``
    are the copies made by themselves (day, title, size), ``lost`` the games that cannot be
    read (title, reason).

    ``shared_lost`` says why people, rules and settings cannot be read, ``shared_copy`` of
    when their last whole copy is.
    """

    def __init__(self, library: Library, device: Device) -> None:
        self._library, self._device = library, device
        self.told = self.missing = self.last_copy = ""
        self.notice: str | None = None
        self.kept: tuple[tuple[str, str, str], ...] = ()
        self.lost: tuple[tuple[GameId, str, str], ...] = ()
        self.binned = 0
        self.shared_lost = self.shared_copy = ""

    def begin(self) -> None:
        """Look at everything anew, with nothing wished for yet."""
        self.told, self.missing, self.notice = "", "", None
        self.refresh()

    def refresh(self) -> None:
        """Look at everything anew."""
        library = self._library
        try:
            self.last_copy = _last(library.backups.last, library.backups.since)
            self.kept = tuple(_row(copy) for copy in library.backups.kept())
            self.binned = library.bin.count()
            self.lost = tuple(
                (one.id, title(one.id), reason(one.problem))
                for one in library.catalogue.unreadable(_MOST_LOST)
            )
            self._refresh_shared()
        except BookError as problem:
            self.notice = plainly(problem)

    def _refresh_shared(self) -> None:
        rescue, problem = self._library.rescue, self._library.shared_problem
        self.shared_lost = "" if problem is None else reason(problem)
        copies = () if problem is None else rescue.shared_copies()
        self.shared_copy = day_and_time(copies[0].at) if copies else ""

    def mend_shared(self) -> None:
        """Go on with the last whole copy of people, rules and settings, or begin them anew."""
        rescue = self._library.rescue
        newer = is_newer(self._library.shared_problem)
        try:
            copies = rescue.shared_copies()
            if copies:
                rescue.take_shared(copies[0], even_newer=newer)
            else:
                rescue.set_shared_aside(even_newer=newer)
        except BookError as problem:
            self.notice = plainly(problem)
            return
        self.begin()

    def save(self) -> None:
        """Save everything as one file, where the person chooses."""
        try:
            written = Written()
            content = "".join(self._library.backups.pieces(written)).encode()
        except (BookError, RuleError) as problem:
            self.notice = plainly(problem)
            return
        name = backup_name(self._library.clock())

        async def save() -> None:
            place = await self._device.save(name, content)
            if place is None:
                self.told = _("Nothing was saved.")
                return
            told = _("{file} is with your downloads.").format(file=name)
            self.told = _("Saved: {place}").format(place=place) if place else told
            self.missing = " ".join(missing(written))
            self._note()

        self._device.run(save)

    def _note(self) -> None:
        """Take note of the copy; one that cannot be noted is a copy all the same."""
        try:
            self._library.backups.copied()
        except (BookError, RuleError) as problem:
            self.notice = plainly(problem)
        self.refresh()


def _last(at: str, since: int) -> str:
    """Say when the last copy was taken elsewhere, and how many games it lacks."""
    if not at:
        return _("No copy was saved yet.")
    said_when = _("Last saved: {when}.").format(when=day_and_time(at))
    if not since:
        return said_when
    told = ngettext("{count} game was begun since.", "{count} games were begun since.", since)
    return f"{said_when} {told.format(count=since)}"


def _row(copy: KeptCopy) -> tuple[str, str, str]:
    size = _("{size} kB").format(size=max(1, round(copy.size / 1000)))
    return copy.day.isoformat(), day(copy.day), size
