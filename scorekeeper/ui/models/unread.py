"""A game that cannot be read, in words for people who do not care for files."""

from __future__ import annotations

from scorekeeper.book.errors import (
    BookError,
    DamagedError,
    DiskFullError,
    FolderClosedError,
    NotSavedError,
    NotWrittenError,
)
from scorekeeper.book.ids import time_in
from scorekeeper.book.versions import is_newer
from scorekeeper.rules import GameId, RecordError, RuleError
from scorekeeper.words import _, isolated, said
from scorekeeper.words.dates import clock_time, evening

__all__ = ["plainly", "reason", "title"]


def title(game: GameId) -> str:
    """Return what to call a game of which only the id is known."""
    began = time_in(game)
    if not began:
        return _("The game {game}").format(game=isolated(game))
    return _("The game of {day}, {time}").format(day=evening(began), time=clock_time(began))


def plainly(problem: BookError | RuleError) -> str:
    """Return what went wrong, without saying where a file lies when it is the disk."""
    cause = problem.__cause__
    if isinstance(problem, NotSavedError) and isinstance(cause, BookError):
        problem = cause  # it has the kind
    match problem:
        case DiskFullError():
            return _("This was not saved: the disk is full.")
        case FolderClosedError():
            return _("This was not saved: the folder may not be written to.")
        case NotWrittenError(values={"reason": str(why)}):
            return _("This was not saved: {reason}.").format(reason=why)
    return said(problem)


def reason(problem: BookError | RuleError) -> str:
    """Return why a game cannot be read."""
    if is_newer(problem):
        return _("A newer scorekeeper wrote it: update this one.")
    if isinstance(problem, DamagedError | RecordError):
        return _("Its file is damaged.")
    return said(problem)
