"""Copies that are made by themselves: where they are put.  The library knows only this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Protocol

__all__ = ["Copies", "KeptCopy"]


@dataclass(frozen=True, slots=True)
class KeptCopy:
    """A copy of everything, made on a day: one a day.  ``size`` is in bytes."""

    day: date
    size: int


class Copies(Protocol):
    """Files of copies, one a day.

    Every method raises StoreError, with a sentence that names the file, when it fails;
    then what was kept is as before.
    """

    def kept(self) -> tuple[KeptCopy, ...]:
        """Return what is kept, newest first."""

    def write(self, day: date, pieces: Iterable[str]) -> None:
        """Keep the text made of ``pieces`` as the copy of that day, whole or not at all."""

    def read(self, day: date) -> bytes:
        """Return the copy of a day as it lies on the disk."""

    def lines(self, day: date) -> Iterator[str]:
        """Yield what a copy says line by line; it ends where the copy is damaged."""

    def mark(self, day: date) -> str:
        """Return a mark of what a copy says after its first line, to compare it by."""

    def drop(self, day: date) -> None:
        """Delete the copy of a day."""
