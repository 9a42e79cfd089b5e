"""Versions: a record of an older version is upgraded step by step when it is read.

A step is written once, when its version is left behind, and never changed again: so every
old file opens for ever, by way of all the steps there have been since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from scorekeeper.rules import RecordError
from scorekeeper.rules.reading import Reader

__all__ = ["NEWEST", "Step", "is_newer", "upgraded"]

NEWEST: Final[Mapping[str, int]] = {"oh-hell-game": 2, "oh-hell-shared": 3}
"""The newest version of each kind of record that is kept; a record may be of an older one."""

Step = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns a record one version later.

It may add, rename and rearrange, but leaves whatever it does not understand as it is: the
reader of the newest version says what is wrong with it.  It must not change what it is given.
"""


def upgraded(
    record: object, place: str, kind: str, newest: int, steps: Mapping[int, Step]
) -> dict[str, Any]:
    """Return ``record``, a record of ``kind``, as one of version ``newest``.

    ``steps[n]`` makes version n + 1 of version n.

    >>> def named(record):
    ...     return {**record, "names": [record["name"]]}
    >>> upgraded({"format": "x", "version": 1, "name": "Ann"}, "it", "x", 2, {1: named})["names"]
    ['Ann']

    Raises RecordError for a record of another kind, and for one of a newer version.
    """
    read = Reader(record, place)
    read.check_kind(kind, newest)
    found = dict(read.fields())
    for version in range(read.whole("version", 1, newest), newest):
        found = {**steps[version](found), "version": version + 1}
    return found


def is_newer(problem: Exception | None) -> bool:
    """Return whether a record cannot be read only because a newer program wrote it."""
    return isinstance(problem, RecordError) and "known" in problem.values
