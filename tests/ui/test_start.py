"""Starting the app: in a window where there is one, else in the browser."""

import contextlib
import signal
import socket
import sys
import threading
from pathlib import Path

import pytest
from book.keeping import MemoryStore, library_of
from strategies import ANN, BEN, CY, setup_of

from scorekeeper.book.access import OpenAccess, TakenError
from scorekeeper.book.errors import LookOnlyError, NotWrittenError, StoreError
from scorekeeper.book.settings import Settings
from scorekeeper.rules import CLASSIC, Bid
from scorekeeper.ui import start as starting
from scorekeeper.ui.start import FOLLOWING, follow, start
from scorekeeper.words import PSEUDO, use

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def taken():
    """A port that somebody else serves on."""
    with contextlib.closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def begin(library=None, **how):
    options = {"web": True, "host": "127.0.0.1", "port": 0, "open_browser": False, **how}
    return start(library or library_of(), ASSETS, **options)


def test_an_address_that_is_taken_is_one_sentence_and_status_2(taken, capsys):
    status = begin(port=taken)

    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert said.err.startswith(f"scorekeeper: 127.0.0.1:{taken} cannot be served on: ")
    assert said.err.count("\n") == 1


@pytest.fixture
def served(monkeypatch):
    """What ``serve`` was asked for; nothing is served."""
    asked = []
    monkeypatch.setattr(starting, "serve", lambda page, **how: asked.append((page, how)))
    return asked


def test_without_a_window_the_app_opens_in_the_browser_and_says_so(monkeypatch, served, capsys):
    monkeypatch.setattr(starting, "can_open_window", lambda: False)

    assert begin(web=False, port=8550) == 0

    said = capsys.readouterr().out
    assert said == "No window can be opened here: the app opens in the browser.\n"
    assert served[0][1]["port"] == 8550


def test_for_the_browser_no_window_is_looked_for(monkeypatch, served, capsys):
    monkeypatch.setattr(starting, "can_open_window", None)

    assert begin(web=True) == 0

    assert len(served) == 1
    assert capsys.readouterr().out == ""


def test_where_there_is_a_window_the_app_opens_in_it(monkeypatch, served):
    windows = []
    monkeypatch.setattr(starting, "can_open_window", lambda: True)
    monkeypatch.setattr(starting, "open_window", lambda _page, assets: windows.append(assets))

    assert begin(web=False) == 0

    assert windows == [ASSETS]
    assert served == []


def test_the_language_is_the_one_a_person_chose(served, monkeypatch, capsys):
    monkeypatch.setattr(starting, "can_open_window", lambda: False)
    library = library_of()
    library.change_settings(Settings(language=PSEUDO))
    try:
        begin(library, web=False)
    finally:
        use("en")

    assert capsys.readouterr().out.startswith("⟦")
    assert len(served) == 1


def test_every_page_shows_the_app(monkeypatch, served):
    shown = []
    monkeypatch.setattr(starting, "show", lambda page, library: shown.append((page, library)))
    library = library_of()
    begin(library)

    served[0][0]("a page")

    assert shown == [("a page", library)]


# -- beside another program -----------------------------------------------------------------


class Access(OpenAccess):
    """The right to write, which ``refused`` withholds; it remembers what it was told."""

    def __init__(self, refused=None):
        self.refused, self.url, self.left = refused, None, 0

    @property
    def look_only(self):
        return self.refused if isinstance(self.refused, LookOnlyError) else None

    def enter(self):
        if self.refused is not None:
            raise self.refused

    def serves_at(self, url):
        self.url = url

    def leave(self):
        self.left += 1


@pytest.fixture
def library():
    """A function that returns a library with this access, and nobody who follows."""

    def made(access):
        book = library_of()
        book.access = access
        return book

    return made


def test_the_right_to_write_is_given_back_at_the_end(served, library):
    access = Access()

    begin(library(access))

    served[0][1]["on_answer"]("http://127.0.0.1:8000/")
    assert (access.left, access.url) == (1, "http://127.0.0.1:8000/")


def test_where_another_program_writes_the_app_opens_to_look_and_says_so(
    served, library, capsys, monkeypatch
):
    followed = []
    monkeypatch.setattr(starting, "follow", lambda library, _wait: followed.append(library))
    book = library(Access(TakenError("Another scorekeeper has these games open.")))

    assert begin(book) == 0

    assert capsys.readouterr().out == "Another scorekeeper has these games open.\n"
    assert len(served) == 1
    assert followed == [book]


def test_where_no_folder_can_be_made_there_is_nothing_to_open(served, library, capsys):
    refused = NotWrittenError("{file} was not written: {reason}.", file="/games", reason="no")

    assert begin(library(Access(refused))) == 2

    assert capsys.readouterr() == ("", "scorekeeper: /games was not written: no.\n")
    assert served == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a program without a signal")
def test_a_program_that_is_told_to_end_gives_the_right_to_write_back(library, monkeypatch):
    access = Access()
    before = signal.getsignal(signal.SIGTERM)
    told = lambda *_, **__: signal.raise_signal(signal.SIGTERM)  # noqa: E731
    monkeypatch.setattr(starting, "serve", told)

    with pytest.raises(SystemExit) as ended:
        begin(library(access))

    assert ended.value.code == 128 + signal.SIGTERM
    assert access.left == 1
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_program_that_runs_in_a_thread_of_another_minds_no_signals(served, library):
    access = Access()
    thread = threading.Thread(target=begin, args=(library(access),))

    thread.start()
    thread.join()

    assert (len(served), access.left) == (1, 1)


def test_a_program_that_looks_follows_until_it_may_write(library):
    access, looked, waited = Access(TakenError("Another.")), [], []
    book = library(access)
    book.look_again = lambda: looked.append("again")

    def wait(seconds):
        waited.append(seconds)
        if len(waited) == 3:
            access.refused = None

    follow(book, wait)

    assert looked == ["again"] * 3
    assert waited == [FOLLOWING] * 3


def test_a_folder_that_is_away_for_a_while_is_followed_again_later(library):
    access, looked = Access(TakenError("Another.")), []
    book = library(access)

    def look():
        looked.append("again")
        if len(looked) == 2:
            access.refused = None
        raise StoreError("{file} cannot be read.", file="games")

    book.look_again = look

    follow(book, lambda _: None)

    assert len(looked) == 2


# -- what the disk refused -------------------------------------------------------------------


def refused(library, store, entries):
    """A game of which so many entries are not saved, none for an undo."""
    setup = setup_of()
    scorer = library.start(setup.players, setup.first_dealer, CLASSIC)
    scorer.record(Bid(1, ANN, 0))
    store.broken = True
    if not entries:
        scorer.undo()
    for player in (BEN, CY)[:entries]:
        scorer.record(Bid(1, player, 1))
    return scorer


@pytest.mark.parametrize(
    ("entries", "told"), [(0, "1 entry was"), (1, "1 entry was"), (2, "2 entries were")]
)
def test_what_is_not_saved_at_the_end_is_said_with_the_reason(served, capsys, entries, told):
    store = MemoryStore()
    library = library_of(store)
    refused(library, store, entries)

    begin(library)

    said = capsys.readouterr().err
    assert said == f"scorekeeper: {told} not saved. memory was not written: the disk is full.\n"
    assert len(served) == 1


def test_what_can_be_saved_at_the_end_is_also_when_the_program_is_interrupted(monkeypatch, capsys):
    store = MemoryStore()
    library = library_of(store)
    scorer = refused(library, store, 2)

    def interrupted(*_, **__):
        store.broken = False
        raise KeyboardInterrupt

    monkeypatch.setattr(starting, "serve", interrupted)

    with pytest.raises(KeyboardInterrupt):
        begin(library)

    assert library_of(store).open(scorer.log.setup.id).log == scorer.log
    assert capsys.readouterr().err == ""
