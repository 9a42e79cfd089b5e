"""Arrivals: what becomes of a game that comes from elsewhere, and of two with one id.

The newer one stays, and which that is comes out the same on every device.  Only what was
entered makes a game newer: how it counts was settled when it began, and of two that differ
in that alone each device keeps its own.
"""

from __future__ import annotations

import json
from enum import StrEnum

from scorekeeper.book.log import Log, log_to_json

__all__ = ["Arrival", "arrival"]


class Arrival(StrEnum):
    """What becomes of a game that is brought in."""

    NEW = "new"
    """There was none with its id."""
    REPLACED = "replaced"
    """It is newer than the one here, and takes its place."""
    NEWER_HERE = "newer-here"
    """The one here is newer, or as new, and stays."""
    SAME = "same"
    """Both are equal."""


def arrival(here: Log | None, log: Log) -> Arrival:
    """Return what becomes of ``log`` beside the one that is ``here``, if there is one."""
    if here is None:
        return Arrival.NEW
    ours, theirs = _age(here), _age(log)
    if ours == theirs:
        return Arrival.SAME if here.setup == log.setup else Arrival.NEWER_HERE
    # An undo that was redone, or a stay in the bin, is news as well: it is newer than a
    # deletion from before it.
    return Arrival.REPLACED if theirs > ours else Arrival.NEWER_HERE


def _age(log: Log) -> tuple[str, int, str]:
    """Return what sorts logs of one game, newest last, the same way on every device."""
    return log.last_change, len(log.written), _text(log)


def _text(log: Log) -> str:
    record = log_to_json(log)
    return json.dumps([record["log"], record["undone"]], sort_keys=True)
