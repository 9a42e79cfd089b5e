"""Stores full of games, and catalogues that begin with nothing but an index."""

from book.keeping import MemoryStore, log_of
from strategies import game_of

from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.errors import StoreError
from scorekeeper.book.games import KeptGames
from scorekeeper.book.log import log_to_json
from scorekeeper.rules import GameId


class WatchedStore(MemoryStore):
    """A store that counts how often all games are listed."""

    listed = 0

    def stamps(self):
        self.listed += 1
        return super().stamps()

    def folder_stamp(self):
        return str(sorted(super().stamps().items()))


def catalogue_of(store, index=None):
    """Return what a program makes that begins: nothing is known but the index."""
    return Catalogue(store, KeptGames(store).read, lambda _: None, index)


def filled(store, count):
    """Put games into a store without a word to anybody; return their ids, newest first."""
    ids = [GameId(f"20250101-200000-{number:04x}") for number in range(count)]
    for game_id in ids:
        store.write_game(game_id, log_to_json(log_of(game_of(1), game_id=game_id)))
    return ids[::-1]


def ids(games):
    return [game.id for game in games]


def failing(*_):
    raise StoreError("{file} cannot be read.", file="games")
