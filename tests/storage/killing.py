"""A program that plays on for ever, is killed at any moment, and what it had said by then.

A nursery is one warmed-up process that forks a player whenever it is asked to; a player
says what it is about to do, does it, and says that it is done.
"""

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from secrets import token_hex

from storage.faults import WatchedDisk
from strategies import divided, setup_of

from scorekeeper.book.ids import local_now, new_game_id
from scorekeeper.book.library import Library
from scorekeeper.book.log import Log, entry_to_json, log_from_json
from scorekeeper.rules import CLASSIC, Bid, Played, Setup
from scorekeeper.storage.files import FileStore

NURSERY = """
import sys
sys.path[:0] = sys.argv[1:]
from storage.killing import tend
tend()
"""
IN_BIN = "in the bin "
GONE = "gone"
DEEDS = ("record", "undo", "redo", "start", "delete", "restore", "forget")
ROUND = ("start", "record", "record", "undo", "redo", "start", "record", "delete", "restore")
"""What a player does that is killed at one call after the other; then it deletes for good."""


# -- in the nursery ------------------------------------------------------------------------


def tend():
    """Fork a player for every line, wait for its end, and say how it ended."""
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            live(order)
        _, status = os.waitpid(child, 0)
        say("ended", os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0, status)


def live(order):
    """Play, and never return from it."""
    try:
        say("born", os.getpid())
        disk = KillingDisk(order["at"], torn=order["torn"])
        player = Player(Path(order["folder"]), random.Random(order["seed"]), disk)  # noqa: S311
        deeds = player.for_ever() if order["at"] is None else (*ROUND, "delete", "forget")
        for deed in deeds:
            player.do(deed)
    except BaseException:  # noqa: BLE001 - whatever it is, this process ends here
        traceback.print_exc()
        os._exit(70)
    os._exit(0)


def say(*words):
    os.write(1, (json.dumps(words) + "\n").encode())


class KillingDisk(WatchedDisk):
    """A disk whose call ``at``, counted from 0, is the last thing the process does."""

    def __init__(self, at: int | None, *, torn: bool):
        super().__init__(self._die)
        self.at, self.torn = at, torn

    def _die(self, name, path, *rest):
        if self.at is not None and len(self.calls) > self.at:
            if self.torn and name == "write_new":
                path.write_bytes(rest[0][: len(rest[0]) // 2])
            os.kill(os.getpid(), signal.SIGKILL)


class Player:
    """Does one thing after the other in a folder, and says so before and after."""

    def __init__(self, folder: Path, chance: random.Random, disk: WatchedDisk):
        self.store = FileStore(folder, disk=disk)
        self.library = library_on(self.store)
        self.chance = chance
        ids = self.library.game_ids()
        self.scorer = self.library.open(ids[0]) if ids else None

    def for_ever(self):
        while True:
            yield self.chance.choices(DEEDS, weights=(60, 12, 12, 6, 4, 4, 2))[0]

    def do(self, deed):
        getattr(self, deed)()

    def record(self):
        if self.scorer is None or self.scorer.game.is_over:
            self.start()
        entry = an_entry(self.scorer.game, self.chance)
        self._turn(self.scorer.log.added(entry, ""), lambda: self.scorer.record(entry))

    def undo(self):
        if self.scorer is not None:
            self._turn(self.scorer.log.undoing(""), self.scorer.undo)

    def redo(self):
        if self.scorer is not None:
            self._turn(self.scorer.log.redoing(""), self.scorer.redo)

    def start(self):
        table = setup_of(4)
        new = Setup(self.library.new_id(), local_now(), table.players, table.first_dealer, CLASSIC)
        self._will(new.id, mark(Log(new)))
        self.scorer = self.library.begin(new)
        say("done")

    def delete(self):
        if self.scorer is not None:
            game_id = self.scorer.log.setup.id
            self._will(game_id, IN_BIN + mark(self.scorer.log))
            self.library.delete(game_id)
            say("done")
            self.scorer = None

    def restore(self):
        for game_id in self.library.deleted_ids()[:1]:
            self._will(game_id, mark_of(self.store.read_deleted(game_id)))
            self.library.restore(game_id)
            say("done")
            self.scorer = self.library.open(game_id)

    def forget(self):
        for game_id in self.library.deleted_ids()[:1]:
            self._will(game_id, GONE)
            self.store.forget_deleted(game_id)
            say("done")

    def _turn(self, log, turn):
        self._will(self.scorer.log.setup.id, mark(log))
        turn()
        say("done")

    @staticmethod
    def _will(game_id, state):
        say("will", game_id, state)


def library_on(store):
    # Longer than the program's own: here hundreds of games begin in one second, and forked
    # players share the state of ``random``.
    return Library(store, local_now, lambda: new_game_id(local_now(), lambda: token_hex(8)))


def an_entry(game, chance):
    hand = game.hand
    if game.to_bid is not None:
        return Bid(hand.number, game.to_bid, chance.choice(game.legal_bids()))
    tricks = divided(chance, hand.cards, len(hand.order))
    return Played(hand.number, tuple(zip(hand.order, tricks, strict=True)))


def mark(log: Log) -> str:
    """Return what tells the entries of a log, those undone too, from any others."""
    entries = [
        [entry_to_json(written.entry) for written in written_down]
        for written_down in (log.written, log.undone)
    ]
    return hashlib.sha256(json.dumps(entries).encode()).hexdigest()[:16]


def mark_of(record) -> str:
    return mark(log_from_json(record))


# -- in the test ---------------------------------------------------------------------------


class Nursery:
    """The process that forks players, and what the last of them said."""

    def __enter__(self):
        here = Path(__file__).parent.parent
        # Whoever is killed measures no coverage; without it they live faster.
        plain = {name: value for name, value in os.environ.items() if "COV" not in name}
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY, str(here), str(here.parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=plain,
        )
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def send(self, folder, seed, at=None, *, torn=False) -> int:
        """Have a player play in ``folder``, until call ``at`` kills it; return its number."""
        order = {"folder": str(folder), "seed": seed, "at": at, "torn": torn}
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        word, number = self._hear()
        assert word == "born"
        return number

    def heard(self):
        """Return all that the player said, and whether it was killed; waits for its end."""
        said = []
        while (words := self._hear())[0] != "ended":
            said.append(words)
        _, killed, status = words
        assert killed in {0, signal.SIGKILL}, f"a player died of {killed}"
        assert killed or status == 0, "a player met an error"
        return said, bool(killed)

    def _hear(self):
        line = self._process.stdout.readline()
        assert line, "the nursery is closed"
        return json.loads(line)


class Folder:
    """A folder of games, and how each game must be by all that was said about it."""

    def __init__(self, path: Path):
        self.path = path
        self.states: dict[str, str] = {}
        self.acknowledged = 0

    def check(self, said) -> None:
        """Assert that everything is as it was said to be; the last deed may be done or not."""
        doing = None
        for words in said:
            if words[0] == "will":
                doing = words[1:]
            else:
                self.states[doing[0]] = doing[1]
                self.acknowledged += 1
                doing = None
        store = FileStore(self.path)
        library = library_on(store)
        unreadable = [problem for _, problem in library.catalogue.check() if problem is not None]
        found = {game_id: mark(library.open(game_id).log) for game_id in library.game_ids()}
        for game_id in library.deleted_ids():
            found[game_id] = IN_BIN + mark_of(store.read_deleted(game_id))

        assert unreadable == []
        assert library.shared_problem is None
        if doing is not None:
            game_id, after = doing
            assert found.get(game_id, GONE) in {self.states.get(game_id, GONE), after}
            self.states[game_id] = found.get(game_id, GONE)
        known = {game_id: state for game_id, state in self.states.items() if state != GONE}
        assert found == known
