"""Two programs on one store, of which one only looks."""

from scorekeeper.book.access import TakenError
from scorekeeper.book.library import Library


class Waiting:
    """Access of a program that looks only, until ``free`` is set and it tries again."""

    def __init__(self):
        self.look_only = TakenError("Another scorekeeper has these games open.")
        self.free = False

    def enter(self):
        if self.look_only is not None:
            raise self.look_only

    def try_again(self, afresh):
        if self.free:
            afresh()
            self.look_only = None
        return self.free


class Barred:
    """A store to which is written only as far as ``access`` lets."""

    def __init__(self, store, access):
        self._store, self._access = store, access

    def __getattr__(self, name):
        if name in {"write_game", "write_shared", "delete_game", "restore_game"}:
            self._access.enter()
        return getattr(self._store, name)


def looking(store):
    """Return a library on ``store`` that only looks."""
    access, now = Waiting(), "2026-07-12 23:00:00"
    return Library(
        Barred(store, access), lambda: now, lambda: "20260712-230000-0000", access=access
    )
