"""Who writes in a folder: the note in ``writer.json``, for people to read."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass
from typing import Final

from scorekeeper.book.access import TakenError
from scorekeeper.book.ids import is_time
from scorekeeper.rules.errors import sentence

__all__ = ["FILE", "Writer", "note_of", "taken", "this_program", "writer_in"]

FILE: Final = "writer.json"
FORMAT: Final = "oh-hell-writer"
VERSION: Final = 1
LONGEST: Final = 200
"""Letters of the longest name or address that is told."""


@dataclass(frozen=True, slots=True)
class Writer:
    """A program that writes: which version, where, and since when by the local clock.

    ``url`` is where it serves, empty where it has a window of its own.
    """

    program: str
    pid: int
    host: str
    since: str
    url: str = ""


def this_program(since: str, url: str = "") -> Writer:
    """Return the writer that this program is."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - slow to load

    try:
        program = version("scorekeeper")
    except PackageNotFoundError:  # an app that was put together without it
        program = ""
    return Writer(program, os.getpid(), platform.node(), since, url)


def note_of(writer: Writer) -> bytes:
    """Return what stands in the file about ``writer``."""
    record = {"format": FORMAT, "version": VERSION, **asdict(writer)}
    return json.dumps(record, ensure_ascii=False).encode()


def writer_in(note: bytes) -> Writer | None:
    """Return whom a file names; None for one that is damaged or of another version."""
    try:
        record = json.loads(note)
        if (record.pop("format"), record.pop("version")) != (FORMAT, VERSION):
            return None
        writer = Writer(**record)
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        return None
    told = (writer.program, writer.host, writer.since, writer.url)
    sound = type(writer.pid) is int and all(
        isinstance(one, str) and _is_tellable(one) for one in told
    )
    return writer if sound and is_time(writer.since) else None


def taken(writer: Writer | None, now: str) -> TakenError:
    """Return the error that says who has the games; ``now`` is the local time."""
    if writer is None:
        return TakenError(
            sentence("Another scorekeeper has these games open. Here you can only look.")
        )
    # A program that was left running says which day; one of this evening only the time.
    time = writer.since[:16] if writer.since[:10] != now[:10] else writer.since[11:16]
    where = writer.url if writer.host == platform.node() else writer.host
    if not where:
        message = sentence(
            "Another scorekeeper has these games open since {time}. Here you can only look."
        )
        return TakenError(message, time=time)
    message = sentence(
        "Another scorekeeper has these games open since {time} ({where}). Here you can only look."
    )
    return TakenError(message, time=time, where=where)


def _is_tellable(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST and text.isprintable()
