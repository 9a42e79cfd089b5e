"""Folders of as many games as a family could keep, made in seconds."""

import itertools
from datetime import datetime, timedelta
from pathlib import Path

from book.keeping import Waits, log_of, ticking
from strategies import dice, game_of, play_legally

from scorekeeper.book.ids import new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import log_to_json
from scorekeeper.rules import GameId
from scorekeeper.storage.files import FileStore
from scorekeeper.storage.index import FileIndex

FEW, MANY = 10, 10_000
FIRST = datetime(2006, 1, 1, 20)  # noqa: DTZ001 - local time
NOW = "2026-07-12 20:15:00"
GUESTS = ("Anna", "Björn", "Chloé", "Dmitri", "Emeka", "Fatima", "Gökhan", "Hana", "Inés", "Jürgen")
"""One of them sits at each table, in Dot's place."""


def games_kept(kept: int, folder: Path) -> None:
    """Put so many games into ``folder``, spread over twenty years, and an index of them."""
    store = FileStore(folder)
    first = GameId("20060101-200000-0000")
    game = play_legally(game_of(1, 2, 3, players=4), dice("kept"))
    record = log_to_json(log_of(game, game_id=first))
    store.write_game(first, record)
    path = folder / "games" / f"{first}.json"
    text = path.read_text(encoding="utf-8").replace("Dot", "{guest}")
    text = text.replace('"dot"', '"{guest-id}"')
    path.unlink()
    apart = timedelta(days=20 * 365) / kept
    for number in range(kept):  # straight into the folder, without waiting for the disk
        started = (FIRST + number * apart).replace(microsecond=0)
        game_id = f"{started:%Y%m%d-%H%M%S}-{number:04x}"
        content = text.replace(first, game_id).replace(record["setup"]["started"], str(started))
        guest = number % len(GUESTS)
        content = content.replace("{guest}", GUESTS[guest]).replace("{guest-id}", f"guest-{guest}")
        (folder / "games" / f"{game_id}.json").write_text(content, encoding="utf-8")
    library = library_in(folder)
    assert library.catalogue.catch_up() == 0
    assert library.catalogue.count() == kept
    library.catalogue.close()


def library_in(folder: Path) -> Library:
    """Open the games in a folder as the program does, but for the lock."""
    clock, tails = ticking(NOW), (f"{number:04x}" for number in itertools.count())
    return Library(
        FileStore(folder),
        clock,
        lambda: new_game_id(clock(), lambda: next(tails)),
        later=Waits(),
        index=FileIndex(folder),
    )
