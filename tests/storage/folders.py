"""A folder of games, and ways for it to fail."""

import os

from strategies import setup_of

from scorekeeper.rules import GameId

GAME = GameId("20260712-201500-a3f9")
PLAYERS = setup_of().players


def game_file(store):
    return store.folder / "games" / f"{GAME}.json"


def everything(folder):
    """Return every file below ``folder`` with what is in it."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def failing(number):
    def fail(*_, **__):
        raise OSError(number, os.strerror(number))

    return fail
