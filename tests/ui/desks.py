"""What the tests of the screens stand on: a desk over a library in memory."""

import itertools
import random

from book.keeping import MemoryStore, library_of
from strategies import setup_of

from scorekeeper.rules import CLASSIC
from scorekeeper.ui.models.desk import Desk


class Patience:
    """A clock of seconds that stands still until somebody waits."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now

    def wait(self, seconds=1.0):
        self.now += seconds


def steady():
    """A clock that is one second later each time it is read: nobody taps twice by accident."""
    seconds = itertools.count(100)
    return lambda: next(seconds)


def desk_of(store=None, *, tick=None, hear=None):
    library = library_of(store or MemoryStore())
    return Desk(
        library,
        tick=tick or steady(),
        lots=random.Random(7),  # noqa: S311 - who deals first, not a secret
        hear=hear or (lambda callback: callback),
    )


def table_of(players=3, rules=CLASSIC, *, tick=None, store=None, dealer=None):
    """A desk, and the model of a game on it that is about to begin."""
    desk = desk_of(store, tick=tick)
    setup = setup_of(players, rules, dealer)
    game = desk.library.start(setup.players, setup.first_dealer, rules).log.setup.id
    return desk, desk.table(game)
