"""What a page says of a game that is not on disk as it stands: why, and whose entries."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.book.errors import (
    BookError,
    DiskFullError,
    FolderClosedError,
    NotWrittenError,
)
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import (
    Adjust,
    Bid,
    Entry,
    Played,
    PlayerId,
    Tricks,
)
from scorekeeper.words import _, isolated, said

__all__ = ["Unsaved", "unsaved_of"]


@dataclass(frozen=True, slots=True)
class Unsaved:
    """Why a game is not saved, in a sentence, and the entries that are not on disk."""

    why: str
    entries: tuple[Entry, ...] = ()

    def players(self, hand: int) -> frozenset[PlayerId]:
        """Return whose entries in a hand are not on disk."""
        return frozenset(
            player for entry in self.entries if entry.hand == hand for player in _players(entry)
        )


def unsaved_of(scorer: Scorer) -> Unsaved | None:
    """Return what is to be said of a game now, or None when it is saved."""
    trouble = scorer.trouble
    return None if trouble is None else Unsaved(_why(trouble), scorer.unsaved)


def _why(trouble: BookError) -> str:
    """Say what is in the way.  Where the file lies is nothing to people at a table."""
    match trouble:
        case DiskFullError():
            return _("Not saved yet: the disk is full.")
        case FolderClosedError():
            return _("Not saved yet: the folder may not be written to.")
        case NotWrittenError(values={"reason": str(reason)}):
            return _("Not saved yet: {reason}.").format(reason=isolated(reason))
        case _:
            return _("Not saved yet. {why}").format(why=said(trouble))


def _players(entry: Entry) -> tuple[PlayerId, ...]:
    match entry:
        case Bid(player=player) | Tricks(player=player) | Adjust(player=player):
            return (player,)
        case Played(tricks=tricks):
            return tuple(player for player, _taken in tricks)
        case _:
            return ()
