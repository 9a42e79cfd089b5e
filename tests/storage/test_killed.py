"""A process that records, killed at any moment: what it had acknowledged is there."""

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from strategies import dice, divided, setup_of

from scorekeeper.book.ids import local_now, new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import Log, log_to_json
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import CLASSIC, Bid, Played
from scorekeeper.storage.files import FileStore

KILLS = 20
WORKER = """
import sys
sys.path[:0] = sys.argv[2:]
from storage.test_killed import record_for_ever
record_for_ever(sys.argv[1])
"""


def record_for_ever(folder):
    """Record entries, undoes and redoes in game after game; say after each how it stands."""
    library = library_in(folder)
    chance = random.Random()  # noqa: S311 - cards, not secrets
    for game_id in library.game_ids()[:1]:
        play_on(library, library.open(game_id), chance)
    while True:
        setup = setup_of(4)
        play_on(library, library.start(setup.players, setup.first_dealer, CLASSIC), chance)


def library_in(folder):
    return Library(FileStore(Path(folder)), local_now, lambda: new_game_id(local_now()))


def play_on(library: Library, scorer: Scorer, chance: random.Random):
    while not scorer.game.is_over:
        acknowledge(library, scorer)
        step = chance.random()
        if step < 0.1:
            scorer.undo()
        elif step < 0.2 and scorer.can_redo is not None:
            scorer.redo()
        else:
            scorer.record(an_entry(scorer.game, chance))
    acknowledge(library, scorer)


def an_entry(game, chance):
    hand = game.hand
    if game.to_bid is not None:
        return Bid(hand.number, game.to_bid, chance.choice(game.legal_bids()))
    tricks = divided(chance, hand.cards, len(hand.order))
    return Played(hand.number, tuple(zip(hand.order, tricks, strict=True)))


def acknowledge(library: Library, scorer: Scorer):
    """Print what a screen would show by now, in one write."""
    line = [scorer.log.setup.id, len(library.game_ids()), mark(scorer.log)]
    os.write(1, (json.dumps(line) + "\n").encode())


def mark(log: Log) -> str:
    """Return what tells the entries that count from any others."""
    record = json.dumps(log_to_json(log)["log"])
    return hashlib.sha256(record.encode()).hexdigest()


def record_until_killed(folder, delay):
    """Run the worker, kill it ``delay`` seconds after its first word; return its last."""
    here = Path(__file__).parent.parent
    command = [sys.executable, "-c", WORKER, str(folder), str(here), str(here.parent)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as worker:
        first = worker.stdout.readline()
        time.sleep(delay)
        worker.send_signal(signal.SIGKILL)
        rest = worker.stdout.read()
    whole = [line for line in (first + rest).split(b"\n")[:-1] if line]
    return json.loads(whole[-1])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_what_was_acknowledged_survives_being_killed_at_any_moment(tmp_path):
    chance = dice("kill")
    for _ in range(KILLS):
        game_id, games, acknowledged = record_until_killed(tmp_path, chance.uniform(0, 0.2))
        library = library_in(tmp_path)

        problems = [problem for _, problem in library.catalogue.check() if problem is not None]
        log = library.open(game_id).log

        assert problems == []
        assert len(library.game_ids()) >= games
        # One step more may be on the disk than was acknowledged, and never one less.
        one_step_before = log.undoing(""), log.redoing("")
        assert acknowledged in {mark(known) for known in (log, *one_step_before)}
