"""Who may write: one program at a time in one folder of games; all others only look.

What was read before the right to write was had may be old by then.  So whoever was refused
it once is let in by `Access.try_again` only, which has everything read afresh between the
two: no write is ever made upon what another program has written over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scorekeeper.book.errors import LookOnlyError

__all__ = ["Access", "OpenAccess", "TakenError"]


class TakenError(LookOnlyError):
    """Another program has the games open; the sentence says which, and since when."""


class Access(Protocol):
    """The right to write where games are kept."""

    @property
    def look_only(self) -> LookOnlyError | None:
        """Why this program may only look, once that is known; None while it may write."""

    def enter(self) -> None:
        """Take the right to write, or make sure that it is still there.

        Raises LookOnlyError when another program has it or nobody may write here, also if
        that was so before and was not mended by ``try_again``; NotWrittenError where there
        is no folder to look at either.
        """

    def try_again(self, afresh: Callable[[], object]) -> bool:
        """Ask for the right to write once more; return whether it is had.

        ``afresh`` reads everything again: nobody else writes any more, and this program not
        yet.  Raises what that raises; then it still only looks.
        """

    def serves_at(self, url: str) -> None:
        """Let others know where this program can be seen, while it has the right to write."""

    def leave(self) -> None:
        """Give the right to write back, if it is had."""


class OpenAccess:
    """Access where there is only one program: it always may write."""

    look_only: LookOnlyError | None = None

    def enter(self) -> None:
        """Go in."""

    def try_again(self, afresh: Callable[[], object]) -> bool:
        """Read everything again, and go in."""
        afresh()
        return True

    def serves_at(self, url: str) -> None:
        """Let nobody know: there is nobody."""

    def leave(self) -> None:
        """Go out."""
