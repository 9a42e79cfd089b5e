"""Whatever happens to games, here, elsewhere or in a crash: the index says what they say."""

import gc
import shutil
import tempfile
from pathlib import Path

from book.keeping import MemoryStore, library_of, log_of
from book.shelves import catalogue_of
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from strategies import ANN, CY, game_of, play, setup_of

from scorekeeper.book.log import log_to_json
from scorekeeper.book.sought import EVERYTHING, Sought, Term
from scorekeeper.book.summary import Unreadable
from scorekeeper.rules import CLASSIC, Adjust, GameId
from scorekeeper.rules.evening import DayParts
from scorekeeper.storage.index import FILE, FileIndex

ASKED = (
    EVERYTHING,
    Sought((Term(("ann",)),)),
    Sought((Term((), (DayParts(year=2026),)),)),
    Sought(people=(frozenset({ANN}),)),
)
names = st.sampled_from([GameId(f"2026010{number}-200000-0000") for number in range(1, 6)])
which = st.integers(0, 5)


class AnyEvening(RuleBasedStateMachine):
    """Two programs' worth of life on one store, the index in a file."""

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.store = MemoryStore()
        self.begins = 0
        self.open()

    def open(self):
        self.begins += 1
        self.index = FileIndex(self.folder)
        start = f"2026-07-12 20:{self.begins % 60:02}:00"
        self.library = library_of(self.store, start, index=self.index)
        self.held = None

    def teardown(self):
        self.index.close()
        shutil.rmtree(self.folder)

    # -- here -----------------------------------------------------------------------------

    @precondition(lambda self: len(self.store.games) < 5)
    @rule()
    def begin(self):
        self.held = self.library.start(setup_of().players, CY, CLASSIC)

    @precondition(lambda self: self.held)
    @rule(points=st.integers(-5, 5))
    def record(self, points):
        if self.held.log.setup.id in self.store.games:
            self.held.record(Adjust(1, ANN, points))

    @precondition(lambda self: self.held)
    @rule()
    def undo(self):
        if self.held.log.setup.id in self.store.games:
            self.held.undo()

    @rule()
    def let_go(self):
        self.held = None
        gc.collect()

    @precondition(lambda self: self.store.games)
    @rule(number=which)
    def delete(self, number):
        self.held = None
        gc.collect()
        self.library.delete(self.game(number))

    @precondition(lambda self: self.store.deleted_ids())
    @rule()
    def restore(self):
        self.library.restore(self.store.deleted_ids()[0])

    @rule(game_id=names, hands=st.integers(1, 3))
    def bring_in(self, game_id, hands):
        if game_id not in self.store.games:
            self.library.import_log(log_of(game_of(*range(1, hands + 1)), game_id=game_id))

    # -- elsewhere ------------------------------------------------------------------------

    @rule(game_id=names)
    def write_elsewhere(self, game_id):
        self.leave(game_id)
        game = play(game_of(1), [1, 0, 0], [1, 0, 0])
        self.store.write_game(game_id, log_to_json(log_of(game, game_id=game_id)))

    @precondition(lambda self: self.store.games)
    @rule(number=which)
    def damage(self, number):
        self.leave(self.game(number))
        self.store.games[self.game(number)] = "{"

    @precondition(lambda self: self.store.games)
    @rule(number=which)
    def take_away(self, number):
        self.leave(self.game(number))
        del self.store.games[self.game(number)]

    @rule()
    def lose_the_index(self):
        (self.folder / FILE).unlink(missing_ok=True)

    # -- the program ----------------------------------------------------------------------

    @rule()
    def crash(self):
        self.index.close()
        self.open()

    @rule()
    def end_and_start(self):
        self.library.catalogue.close()
        self.open()

    @rule()
    def build_again(self):
        self.library.catalogue.rebuild()

    @rule()
    def check(self):
        found = dict(self.library.catalogue.check())

        damaged = {game_id for game_id, text in self.store.games.items() if text == "{"}
        assert {game_id for game_id, problem in found.items() if problem is not None} == damaged

    @rule(asked=st.sampled_from(ASKED), limit=st.none() | st.integers(1, 3))
    def ask(self, asked, limit):
        fresh = catalogue_of(self.store)

        found = [said(game) for game in self.library.catalogue.find(asked, limit)]

        assert found == [said(game) for game in fresh.find(asked, limit)]
        assert self.library.catalogue.count(asked) == fresh.count(asked)
        assert self.index.stamps() == self.store.stamps()

    @invariant()
    def no_entry_waits_for_it(self):
        assert not self.held or self.held.trouble is None

    def leave(self, game_id):
        """Have nobody hold a game: what is held is shown as it stands."""
        if self.held and self.held.log.setup.id == game_id:
            self.held = None
            gc.collect()

    def game(self, number):
        known = self.store.game_ids()
        return known[number % len(known)]


def said(game):
    return (game.id, game.reason) if isinstance(game, Unreadable) else game


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(deadline=None, max_examples=40, stateful_step_count=30)
