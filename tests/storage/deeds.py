"""Everything that is done to a folder of games, each with the folder it is done to."""

from book.keeping import log_of
from storage.folders import GAME
from strategies import bid, game_of

from scorekeeper.book.errors import StoreError
from scorekeeper.book.log import log_to_json
from scorekeeper.book.rescue import Copy, Rescue
from scorekeeper.rules import GameId

OTHER = GameId("20260101-200000-aaaa")
LOGS = tuple(log_of(bid(game_of(3, 3), *bids), game_id=GAME) for bids in ([1], [1, 2, 0]))
OLD, NEW = map(log_to_json, LOGS)
COPY = Copy("any", "2026-07-12 20:15:00", LOGS[1], LOGS[1].game(), behind=0)
DAMAGE = b"{"


def empty(store):
    store.write_game(OTHER, OLD)


def one_game(store):
    empty(store)
    store.write_game(GAME, OLD)


def with_generations(store):
    empty(store)
    for record in (NEW, OLD, NEW, OLD):
        store.write_game(GAME, record)


def of_an_older_version(store):
    empty(store)
    store.write_game(GAME, {**OLD, "version": 0})
    store.write_shared({"version": 0})


def with_shared(store):
    one_game(store)
    store.write_shared({"version": 1, "people": 1})


def deleted(store):
    with_generations(store)
    store.delete_game(GAME)


def damaged(store):
    with_generations(store)
    store.write_game(GAME, NEW)
    path = store.folder / "games" / f"{GAME}.json"
    store._disk.unlink(path)
    store._disk.write_new(path, DAMAGE)


def take(store):
    Rescue(store).take(GAME, COPY)


def write(store):
    store.write_game(GAME, NEW)


def write_shared(store):
    store.write_shared({"version": 1, "people": 2})


def delete(store):
    store.delete_game(GAME)


def restore(store):
    store.restore_game(GAME)


def forget(store):
    store.forget_deleted(GAME)


def set_aside(store):
    store.set_aside(GAME)


CASES = {
    "a new folder": (lambda _: None, write),
    "a new game": (empty, write),
    "a game written again": (one_game, write),
    "a game with generations": (with_generations, write),
    "an older version": (of_an_older_version, write),
    "the first shared record": (one_game, write_shared),
    "the shared record": (with_shared, write_shared),
    "an older shared record": (of_an_older_version, write_shared),
    "into the bin": (with_generations, delete),
    "out of the bin": (deleted, restore),
    "for good": (deleted, forget),
    "set aside": (damaged, set_aside),
    "rescued": (damaged, take),
}


def state(store):
    """Return what a program finds that opens the folder now."""
    return {
        "games": {game_id: told(store.read_game, game_id) for game_id in store.game_ids()},
        "bin": {game_id: told(store.read_deleted, game_id) for game_id in store.deleted_ids()},
        "shared": store.read_shared(),
    }


def told(read, game_id):
    try:
        return read(game_id)
    except StoreError as damage:
        return str(damage).removeprefix(str(damage.values["file"]))
