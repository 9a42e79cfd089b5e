"""The way to the board: the game in figures for everybody, on this screen or another one."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import flet as ft

from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.buttons import secondary
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["board_way", "elsewhere"]

_HERE_ONLY = {"localhost", "127.0.0.1", "::1"}


def board_way(address: str, on_board: Callable[[], None]) -> ft.Control:
    """Offer the board, and say how a device opens it that is not this one."""
    return ft.Column(
        [
            secondary(
                _("Show on another screen"), key="board", icon=ft.Icons.TV, on_tap=on_board, lines=2
            ),
            sentence(elsewhere(address), Type.SMALL, Colour.PENCIL, key="board-address"),
        ],
        spacing=Space.TIGHT,
        tight=True,
    )


def elsewhere(address: str) -> str:
    """Say how other devices see what is at ``address``, which may lead to this machine only.

    >>> elsewhere("http://192.168.1.7:8550/game/1/board")
    'Any device in this network can open http://192.168.1.7:8550/game/1/board and follows along.'
    >>> elsewhere("http://127.0.0.1:8550/game/1/board") == elsewhere("")
    True
    """
    host = urlsplit(address).hostname if address.startswith("http") else None
    if host is None or host in _HERE_ONLY:
        return _(
            "A second window or tab follows along; so does any device in this network, "
            "once the program is started with --web --host 0.0.0.0."
        )
    return _("Any device in this network can open {address} and follows along.").format(
        address=address
    )
