"""Starting the app: in a window where there is one, else in the browser."""

import contextlib
import socket
import sys
import types
from pathlib import Path

import pytest
from book.keeping import library_of

from scorekeeper.book.shared import Settings
from scorekeeper.ui import start as starting
from scorekeeper.ui import window
from scorekeeper.ui.start import start
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


# -- the window -------------------------------------------------------------------------


def desktop(monkeypatch, fetch):
    """Put a client in the place of Flet's own, on a machine with a screen."""
    monkeypatch.setattr(window, "is_linux_server", lambda: False)
    fake = types.SimpleNamespace(ensure_client_cached=fetch)
    monkeypatch.setitem(sys.modules, "flet_desktop", fake)


def test_without_a_screen_no_client_is_fetched(monkeypatch):
    def fail():
        raise AssertionError("fetched")

    desktop(monkeypatch, fail)
    monkeypatch.setattr(window, "is_linux_server", lambda: True)

    assert not window.can_open_window()


def test_a_client_that_is_here_opens_a_window_and_says_nothing_on_the_output(monkeypatch, capsys):
    desktop(monkeypatch, lambda: print("Downloading"))  # noqa: T201 - as Flet does

    assert window.can_open_window()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("failure", [OSError("no network"), RuntimeError("404"), KeyError("os")])
def test_a_client_that_cannot_be_had_is_no_traceback(monkeypatch, capsys, failure):
    def fail():
        assert socket.getdefaulttimeout() == window._PATIENCE
        raise failure

    desktop(monkeypatch, fail)
    patience = socket.getdefaulttimeout()

    assert not window.can_open_window()
    assert capsys.readouterr() == ("", "")
    assert socket.getdefaulttimeout() == patience


def test_a_machine_without_the_desktop_package_has_no_window(monkeypatch):
    monkeypatch.setattr(window, "is_linux_server", lambda: False)
    monkeypatch.setitem(sys.modules, "flet_desktop", None)

    assert not window.can_open_window()


def test_a_window_gets_the_page_and_the_assets(monkeypatch):
    asked = []
    monkeypatch.setattr(window.ft, "run", lambda show, **how: asked.append((show, how)))

    window.open_window(print, ASSETS)

    show, how = asked[0]
    assert show is print
    assert how["assets_dir"] == str(ASSETS)
