"""The native window, where Flet's desktop client can be had."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import flet as ft
from flet.utils import is_linux_server

__all__ = ["can_open_window", "open_window"]

log = logging.getLogger(__name__)
_PATIENCE = 10.0
"""Seconds to wait for a network that does not answer, before the browser is used."""


def can_open_window() -> bool:
    """Return whether a window can be opened, fetching the client when it is not here yet.

    The client is not part of the Python package: it is downloaded once.  Without a
    screen or a network there is none, which is no reason for a traceback.
    """
    if is_linux_server():
        return False
    patience = socket.getdefaulttimeout()
    socket.setdefaulttimeout(_PATIENCE)
    try:
        from flet_desktop import ensure_client_cached  # noqa: PLC0415 - not on phones

        with contextlib.redirect_stdout(sys.stderr):
            ensure_client_cached()
    except Exception as missing:  # noqa: BLE001 - whatever it is, the browser serves as well
        log.info("no desktop client: %s", missing)
        return False
    finally:
        socket.setdefaulttimeout(patience)
    return True


def open_window(show: Callable[[ft.Page], None], assets: Path) -> None:
    """Show the app in a window of its own, until it is closed."""
    ft.run(show, assets_dir=str(assets), view=ft.AppView.FLET_APP)
