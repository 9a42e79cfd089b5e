"""A clock that somebody sets, libraries that go by it, and backups to bring into them."""

import itertools
from dataclasses import replace
from datetime import datetime, timedelta

from book.keeping import Waits, log_of
from strategies import bid, game_of, setup_of

from scorekeeper.book.backup import Backup
from scorekeeper.book.deletions import Deletions
from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import log_to_json
from scorekeeper.book.shared import Shared
from scorekeeper.rules import CLASSIC

PLAYERS = setup_of().players


class Clock:
    """A clock that stands still until somebody sets it."""

    def __init__(self, now="2026-07-12 20:15:00"):
        self.now = now

    def __call__(self):
        return self.now

    def go_on(self, *, days=0, seconds=0):
        self.now = str(datetime.fromisoformat(self.now) + timedelta(days=days, seconds=seconds))


def library_at(store, clock, copies=None):
    """Return a library that goes by ``clock``; its ids are all different."""
    tails = (f"{number:04x}" for number in itertools.count())
    return Library(
        store,
        clock,
        lambda: new_game_id(clock(), lambda: next(tails)),
        later=Waits(),
        copies=copies,
    )


def begun(library, players=PLAYERS):
    """Begin a game; return its id."""
    return library.start(players, players[-1].id, CLASSIC).log.setup.id


def kept_log(game_id, bids, changed):
    """Return the log of a game of July 5th with so many bids, and when it changed last."""
    game = bid(game_of(3), *[0] * bids)
    moved = replace(game, setup=replace(game.setup, started="2026-07-05 20:15:00"))
    return replace(log_of(moved, game_id=game_id), changed=changed)


def backup_with(*logs, deleted=(), shared=None):
    """Return a backup with these games, and notes of those that were deleted."""
    games = {log.setup.id: log_to_json(log) for log in logs}
    places = {game_id: f"backup.games[{at}]" for at, game_id in enumerate(games)}
    shared = replace(shared or Shared(), deletions=Deletions(dict(deleted)))
    return Backup("2026-07-12 20:15:00", shared, games, places)


def fate_of(library, brought):
    """Return what becomes of the one game that is concerned, once that has happened."""
    planned, done = library.weigh_backup(brought), library.merge(brought)
    assert planned == done
    (fate,) = done.fates.values()
    return fate


def people(library):
    return {one.player.id: one.games for one in library.roster.remembered}
