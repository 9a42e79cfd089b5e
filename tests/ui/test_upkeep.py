"""What the program does by itself: the day's copy, and the bin emptied in time."""

import logging
from types import SimpleNamespace

from scorekeeper.book.access import TakenError
from scorekeeper.book.errors import StoreError
from scorekeeper.ui.upkeep import HOUR, SETTLED, keep_up


class Hands:
    """A library that notes what is asked of it."""

    def __init__(self, *, looks=False, broken=False):
        self.done = []
        self.access = SimpleNamespace(look_only=TakenError("taken") if looks else None)
        self.bin = SimpleNamespace(empty=self._empty)
        self.backups = SimpleNamespace(make=self._make)
        self._broken = broken

    def _empty(self):
        self.done.append("bin")
        if self._broken:
            raise StoreError("The disk is gone.")
        return 1

    def _make(self, breathe):
        self.done.append("copy")
        breathe()


def waiting(rounds):
    """A clock that lets so many hours pass; and what it was asked to wait."""
    waited = []

    def wait(seconds):
        waited.append(seconds)
        return waited.count(HOUR) > rounds

    return wait, waited


def test_the_copy_is_made_and_the_bin_emptied_once_people_are_settled_and_every_hour():
    library = Hands()
    wait, waited = waiting(rounds=2)

    keep_up(library, wait)

    assert library.done == ["bin", "copy"] * 3
    assert waited[0] == SETTLED


def test_a_program_that_only_looks_does_neither():
    library = Hands(looks=True)

    keep_up(library, waiting(rounds=2)[0])

    assert library.done == []


def test_a_bin_that_cannot_be_emptied_keeps_no_copy_from_being_made(caplog):
    library = Hands(broken=True)

    with caplog.at_level(logging.WARNING):
        keep_up(library, waiting(rounds=0)[0])

    assert library.done == ["bin", "copy"]
    assert "The disk is gone." in caplog.text


def test_a_program_that_ends_at_once_begins_nothing():
    library = Hands()

    keep_up(library, lambda _seconds: True)

    assert library.done == []
