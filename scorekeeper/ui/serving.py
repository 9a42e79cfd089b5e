"""Serving the app to browsers, from the machine on the table and without a network."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import flet as ft
import flet_web.fastapi
import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from scorekeeper.words import _

__all__ = ["AddressTakenError", "serve"]

_EVERYWHERE = {"0.0.0.0", "::", "*"}  # noqa: S104 - recognised, not bound to
_DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)


_HERE_ONLY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' data: blob: ws: wss:"
)
"""Whom a page may ask: this machine, and itself."""


class AddressTakenError(Exception):
    """The host and port asked for cannot be served on; the sentence says why."""


class _Doorkeeper:
    """Stands between browsers and Flet.

    Has pages ask nobody but this machine: at every start Flet's client fetches a script
    from the internet, for animations we do not have; where there is a network it would run
    inside the game's page.  And takes no offence at pages that leave in mid-sentence,
    phones that fall asleep, which Flet takes for an error.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Content-Security-Policy"] = _HERE_ONLY
            await send(message)

        with contextlib.suppress(WebSocketDisconnect):
            await self._app(scope, receive, sent)


class _Farewells(logging.Filter):
    """Keeps quiet about pages that left while Flet was listening to them.

    A page that is gone when something is sent to it counts as never having been there, and
    Flet notes that with a traceback; to the person at the table nothing is wrong.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether ``record`` is worth a note."""
        raised = record.exc_info and record.exc_info[0]
        return not raised or raised.__name__ != "WebSocketDisconnected"


class _Server(uvicorn.Server):
    """Says so once it answers."""

    def __init__(self, config: uvicorn.Config, answers: Callable[[], None]) -> None:
        super().__init__(config)
        self._answers = answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._answers()


def serve(
    show: Callable[[ft.Page], None],
    *,
    assets: Path,
    host: str,
    port: int,
    open_browser: bool,
    say: Callable[[str], None],
    on_answer: Callable[[str], None] = lambda _: None,
) -> None:
    """Serve ``show`` to every browser that comes, until interrupted.

    ``port`` 0 takes a free one.  ``say`` hears ``Open http://HOST:PORT/`` once the
    address answers, ``on_answer`` the address alone.  Raises AddressTakenError where it
    cannot be served on.
    """
    bound = _bound(host, port)
    url = f"http://{_shown(host)}:{bound.getsockname()[1]}/"

    def answers() -> None:
        on_answer(url)
        say(_("Open {url}").format(url=url))
        if host in _EVERYWHERE and (here := _own_address()):
            there = f"http://{here}:{bound.getsockname()[1]}/"
            say(_("On other devices of this network: {url}").format(url=there))
        if open_browser:
            webbrowser.open(url)

    config = uvicorn.Config(
        _web_app(show, assets),
        log_level="error",
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_Server(config, answers).serve(sockets=[bound]))


def _web_app(show: Callable[[ft.Page], None], assets: Path) -> flet_web.fastapi.FastAPI:
    logging.getLogger(flet_web.fastapi.__name__).addFilter(_Farewells())
    app = flet_web.fastapi.FastAPI()
    app.add_middleware(_Doorkeeper)
    app.mount(
        "/",
        flet_web.fastapi.app(
            show,
            assets_dir=str(assets),
            app_name=_("Scorekeeper"),
            app_short_name=_("Scorekeeper"),
            app_description=_("The scorekeeper for Oh Hell and its cousins"),
            # Everything comes from this machine: tables have no network.
            no_cdn=True,
        ),
    )
    return app


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(("" if host == "*" else host, port))
    except (OSError, OverflowError) as refused:
        bound.close()
        raise AddressTakenError(
            _("{host}:{port} cannot be served on: {reason}.").format(
                host=host, port=port, reason=getattr(refused, "strerror", None) or refused
            )
        ) from None
    return bound


def _shown(host: str) -> str:
    if host in _EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _own_address() -> str | None:
    """Return this machine's address on its network, or None without one."""
    with (
        contextlib.suppress(OSError),
        contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe,
    ):
        # Connecting a datagram socket sends nothing; it only picks the way out.
        probe.connect(_DOCUMENTATION_ADDRESS)
        return str(probe.getsockname()[0])
    return None
