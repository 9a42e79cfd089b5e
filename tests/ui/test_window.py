"""The window of its own: opened where a client can be had, and no trouble where none can."""

import socket
import sys
import types
from pathlib import Path

import pytest

from scorekeeper.ui import window

ASSETS = Path(__file__).parents[2] / "assets"


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
