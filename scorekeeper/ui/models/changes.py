"""The change log of one game as one page sees it: which rows, and which one is open."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

import flet as ft

from scorekeeper.book.changes import Change, History, Kind, history, is_hidden
from scorekeeper.book.log import Log
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.parts.change_list import ChangeRow
from scorekeeper.words import _, ngettext
from scorekeeper.words.changes import changed
from scorekeeper.words.dates import clock_time, day

__all__ = ["AT_A_TIME", "MOST_BACK", "ChangesModel", "nothing_told", "reach"]

AT_A_TIME: Final = 100
"""So many rows are shown, and so many more each time they are asked for."""
MOST_BACK: Final = 200
"""So many entries are taken back in one go at most; further back, undo leads there."""


class ChangesModel(ft.Observable):
    """What the change log shows of a game, and how it is walked through.

    ``everything`` shows the bids and results as they came as well.  ``opened`` is the
    change that was tapped, and how many entries stood then: nothing is open any more once
    the game has moved on.  ``notice`` says how far taking back went, if it was not all.
    """

    def __init__(self, table: TableModel) -> None:
        self._table = table
        self._known: History | None = None
        self._read: Log | None = None
        self.everything = False
        self.limit = AT_A_TIME
        self.mark: tuple[int, int] | None = None
        self.notice = ""

    @property
    def history(self) -> History:
        """Everything that was written down, as it stands at this moment."""
        log = self._table.log
        if self._known is None or self._read is not log:
            self._known, self._read = history(log, self._known), log
        return self._known

    @property
    def opened(self) -> int | None:
        """The number of the change that is open."""
        if self.mark is None or self.mark[1] != len(self._table.log.written):
            return None
        return self.mark[0]

    @property
    def steps(self) -> int:
        """How many entries would be taken back from the open change on."""
        return 0 if self.opened is None else len(self._table.log.written) - self.opened + 1

    @property
    def undo_told(self) -> str | None:
        """What undo would take back, as its row says it, or None."""
        stands = self.history.stands
        return self._told(stands[-1]) if stands else None

    @property
    def redo_told(self) -> str | None:
        """What redo would bring back, as its row says it, or None."""
        undone = self.history.undone
        return self._told(undone[0]) if undone else None

    def rows(self) -> tuple[ChangeRow, ...]:
        """Return what stands, newest first, as far as it is shown."""
        found = self._shown()[-self.limit :]
        return _dated(tuple(self._row(change) for change in reversed(found)))

    def undone_rows(self) -> tuple[ChangeRow, ...]:
        """Return what was undone, what redo brings back first last."""
        nearest = self.history.undone[: self.limit]
        return _dated(tuple(self._row(change, undone=True) for change in reversed(nearest)))

    @property
    def has_more(self) -> bool:
        """Whether older rows are not shown yet."""
        return len(self._shown()) > self.limit

    def _shown(self) -> tuple[Change, ...]:
        stands = self.history.stands
        if self.everything:
            return stands
        return tuple(change for change in stands if change.kind is not Kind.PLAY)

    def _row(self, change: Change, *, undone: bool = False) -> ChangeRow:
        return ChangeRow(
            number=change.number,
            told=self._told(change),
            time=clock_time(change.at),
            day=day(datetime.fromisoformat(change.at).date()),
            sign=change.kind.name.lower(),
            undone=undone,
            near=not undone and self.history.standing - change.number < MOST_BACK,
        )

    def _told(self, change: Change) -> str:
        known = self.history
        return changed(change, known.end, hidden=is_hidden(change, known, self._table.game))

    # -- what can be asked for --------------------------------------------------------

    def show(self, *, everything: bool) -> None:
        """Show every entry, or only corrections and what the table did."""
        self.everything, self.limit, self.mark = everything, AT_A_TIME, None

    def show_more(self) -> None:
        """Show older rows too."""
        self.limit += AT_A_TIME

    def open(self, number: int) -> None:
        """Open a change, to take back everything from there on; a second tap shuts it."""
        self.notice = ""
        self.mark = None if self.opened == number else (number, len(self._table.log.written))

    def take_back(self) -> None:
        """Undo everything from the open change on; what stands in the way is said."""
        steps, stood = self.steps, len(self._table.log.written)
        self.mark, self.notice = None, ""
        for done in range(steps):
            self._table.undo()
            if len(self._table.log.written) != stood - done - 1:
                told = ngettext(
                    "Only {done} of {steps} entry was taken back.",
                    "Only {done} of {steps} entries were taken back.",
                    steps,
                )
                self.notice = told.format(done=done, steps=steps)
                return


def _dated(rows: tuple[ChangeRow, ...]) -> tuple[ChangeRow, ...]:
    """Return ``rows`` with the day on the first of each, where they are of several days."""
    if len({row.day for row in rows}) == 1:
        return tuple(replace(row, day="") for row in rows)
    before = ("", *(row.day for row in rows))
    return tuple(
        replace(row, day="" if row.day == day else row.day)
        for row, day in zip(rows, before, strict=False)
    )


def reach(steps: int) -> str:
    """Say what taking back would do.

    >>> reach(7)
    'Undo everything from here on: takes back 7 entries'
    """
    told = ngettext(
        "Undo this: takes back {steps} entry",
        "Undo everything from here on: takes back {steps} entries",
        steps,
    )
    return told.format(steps=steps)


def nothing_told(*, everything: bool) -> tuple[str, str]:
    """Return what is said where the log is empty, and below it."""
    if everything:
        return _("Nothing yet"), _("Every entry of this game will stand here.")
    return _("No corrections"), _("Nothing that was recorded has been changed.")
