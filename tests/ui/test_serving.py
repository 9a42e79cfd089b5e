"""Serving to browsers, on a real socket."""

import asyncio
import contextlib
import logging
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest
import uvicorn

from scorekeeper.ui import serving
from scorekeeper.ui.serving import AddressTakenError, serve

ASSETS = Path(__file__).parents[2] / "assets"
PATIENCE = 60


class Serving(threading.Thread):
    """Serves in a thread, and stops; hears what is said."""

    def __init__(self, monkeypatch, **how):
        super().__init__(daemon=True)
        self.said, self.servers, self.opened = queue.Queue(), [], []
        self.how = {"host": "127.0.0.1", "port": 0, "open_browser": False, **how}

        class Known(serving._Server):
            def __init__(known, *args):  # noqa: N805 - self is the thread here
                super().__init__(*args)
                self.servers.append(known)

        monkeypatch.setattr(serving, "_Server", Known)
        monkeypatch.setattr(serving.webbrowser, "open", self.opened.append)

    def run(self):
        serve(lambda _page: None, assets=ASSETS, say=self.said.put, **self.how)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.servers[0].should_exit = True
        self.join(PATIENCE)
        assert not self.is_alive()

    def hear(self):
        return self.said.get(timeout=PATIENCE)


def fetched(url):
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own address
        return answer.read()


def test_the_address_is_said_once_it_answers(monkeypatch):
    with Serving(monkeypatch) as server:
        said = server.hear()

        url = said.removeprefix("Open ")
        assert url.startswith("http://127.0.0.1:")
        assert b"flutter" in fetched(url)
        assert server.said.empty()
        assert server.opened == []


def test_fonts_and_every_screens_address_come_from_this_machine(monkeypatch):
    with Serving(monkeypatch) as server:
        url = server.hear().removeprefix("Open ")

        page = fetched(f"{url}game/20260712-201500-0000/sheet")

        assert b"flutter" in page
        font = ASSETS / "fonts" / "Suits.woff2"
        assert fetched(f"{url}fonts/Suits.woff2") == font.read_bytes()


def test_the_browser_is_opened_when_that_is_wanted(monkeypatch):
    with Serving(monkeypatch, open_browser=True) as server:
        url = server.hear().removeprefix("Open ")

    assert server.opened == [url]


def test_served_to_everybody_the_address_for_other_devices_is_said_too(monkeypatch):
    monkeypatch.setattr(serving, "_own_address", lambda: "192.0.2.7")
    with Serving(monkeypatch, host="0.0.0.0") as server:  # noqa: S104 - that is what is tested
        here, there = server.hear(), server.hear()

    assert here.startswith("Open http://127.0.0.1:")
    assert there.startswith("On other devices of this network: http://192.0.2.7:")


def test_without_a_network_there_is_no_address_for_others(monkeypatch):
    def refuse(*_args):
        raise OSError("no network")

    monkeypatch.setattr(serving.socket, "socket", refuse)

    assert serving._own_address() is None


def test_an_address_of_ones_own_is_found_without_sending_anything():
    address = serving._own_address()

    assert address is None or socket.inet_aton(address)


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("::", "127.0.0.1"), ("*", "127.0.0.1")],
)
def test_an_address_is_shown_as_browsers_read_it(host, shown):
    assert serving._shown(host) == shown


def test_a_star_serves_everybody():
    with contextlib.closing(serving._bound("*", 0)) as bound:
        assert bound.getsockname()[0] == "0.0.0.0"  # noqa: S104 - that is what is tested


@pytest.mark.parametrize("host", ["192.0.2.7", "no such host", "::ffff:192.0.2.7"])
def test_an_address_that_is_not_this_machines_is_refused_with_a_sentence(host):
    with pytest.raises(AddressTakenError, match="cannot be served on"):
        serving._bound(host, 0)


def test_a_port_beyond_all_ports_is_refused_with_a_sentence():
    with pytest.raises(AddressTakenError, match=r"127\.0\.0\.1:70000 cannot be served on"):
        serving._bound("127.0.0.1", 70000)


def test_a_server_that_does_not_come_up_says_nothing(monkeypatch):
    said = []

    async def no_startup(_self, sockets=None):
        del sockets

    monkeypatch.setattr(uvicorn.Server, "startup", no_startup)
    server = serving._Server(uvicorn.Config(None), lambda: said.append(1))

    asyncio.run(server.startup())

    assert said == []


def test_the_program_serves_until_it_is_interrupted(tmp_path):
    command = [sys.executable, "-m", "scorekeeper", "--web", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANGUAGE": "en"},
    ) as program:
        url = program.stdout.readline().removeprefix("Open ").strip()
        page = fetched(url)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)

    assert b"flutter" in page
    assert (out, err) == ("", "")
    assert program.returncode in {0, 130}


def test_a_page_that_left_while_it_was_listened_to_is_no_note():
    class WebSocketDisconnected(RuntimeError):  # noqa: N818 - its name is what is known
        """As Starlette's own, which not all of its versions have."""

    def noted(raised):
        info = (type(raised), raised, None) if raised else None
        record = logging.LogRecord("flet_web.fastapi", logging.WARNING, "", 1, "?", (), info)
        return serving._Farewells().filter(record)

    assert not noted(WebSocketDisconnected())
    assert noted(ValueError())
    assert noted(None)
