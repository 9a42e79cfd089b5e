"""Programs that take turns on one game: no entry of any is lost."""

import subprocess
import sys
from pathlib import Path

from strategies import ANN, setup_of

from scorekeeper.book.errors import LookOnlyError
from scorekeeper.book.ids import local_now, new_game_id
from scorekeeper.book.library import Library
from scorekeeper.rules import CLASSIC, Adjust
from scorekeeper.storage.files import FileStore
from scorekeeper.storage.lock import FolderAccess

PROGRAMS = 3
TURNS = 12
WORKER = """
import sys
sys.path[:0] = sys.argv[3:]
from storage.test_turns import take_turns
take_turns(*sys.argv[1:3])
"""


def library_in(folder):
    access = FolderAccess(Path(folder), local_now)
    store = FileStore(Path(folder), may_write=access.enter)
    return Library(store, local_now, lambda: new_game_id(local_now()), access=access)


def take_turns(folder, game_id):
    """Add a point to Ann's extra points again and again, each time as a program of its own."""
    for _ in range(TURNS):
        library = library_in(folder)
        while not is_let_in(library):
            pass
        scorer = library.open(game_id)
        before = scorer.game.hands[0].adjust.get(ANN, 0)
        scorer.record(Adjust(1, ANN, before + 1))
        library.access.leave()


def is_let_in(library):
    """Whether a program may write; one that was refused may later, upon what stands then."""
    try:
        library.access.enter()
    except LookOnlyError:
        return library.try_again()
    return True


def test_no_entry_is_lost_between_programs_that_take_turns(tmp_path):
    library = library_in(tmp_path)
    setup = setup_of(3)
    game_id = library.start(setup.players, setup.first_dealer, CLASSIC).log.setup.id
    library.access.leave()
    here = Path(__file__).parent.parent
    command = [sys.executable, "-c", WORKER, str(tmp_path), game_id, str(here), str(here.parent)]

    programs = [subprocess.Popen(command) for _ in range(PROGRAMS)]
    ended = [program.wait() for program in programs]

    assert ended == [0] * PROGRAMS
    log = library_in(tmp_path).open(game_id).log
    assert [entry.points for entry in log.entries] == list(range(1, PROGRAMS * TURNS + 1))
