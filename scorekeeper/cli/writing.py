"""The right to write, for the length of a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from scorekeeper.book.access import TakenError
from scorekeeper.book.library import Library
from scorekeeper.cli.output import Refusal
from scorekeeper.export.labels import line_of_text
from scorekeeper.words import _, said

__all__ = ["writing"]


@contextmanager
def writing(book: Library) -> Iterator[None]:
    """Have nobody else write in ``book`` meanwhile; enter before anything is read in it.

    Raises Refusal while another program has it, and StoreError where nobody may write.
    """
    try:
        book.access.enter()
    except TakenError as taken:
        there = _("Close it first, or do this there.")
        raise Refusal(line_of_text(f"{said(taken)} {there}")) from None
    try:
        yield
    finally:
        book.catalogue.close()  # while this program may write
        book.access.leave()
