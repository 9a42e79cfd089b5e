"""Starting the app: in a window of its own where one can be had, else in the browser."""

from __future__ import annotations

import sys
from pathlib import Path

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.ui.app import show
from scorekeeper.ui.serving import AddressTakenError, serve
from scorekeeper.ui.window import can_open_window, open_window
from scorekeeper.words import _, said, use

__all__ = ["start"]

BAD_INPUT = 2


def start(
    library: Library, assets: Path, *, web: bool, host: str, port: int, open_browser: bool
) -> int:
    """Show the app until it is closed or interrupted; return the exit status."""
    use()
    try:
        library.game_ids()
    except BookError as unusable:
        _complain(said(unusable))
        return BAD_INPUT
    use(library.settings.language)

    def page(page: ft.Page) -> None:
        show(page, library)

    if not web:
        if can_open_window():
            open_window(page, assets)
            return 0
        _say(_("No window can be opened here: the app opens in the browser."))
    try:
        serve(page, assets=assets, host=host, port=port, open_browser=open_browser, say=_say)
    except AddressTakenError as taken:
        _complain(str(taken))
        return BAD_INPUT
    return 0


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()  # whoever started the program may be waiting for the address


def _complain(sentence: str) -> None:
    sys.stderr.write(f"scorekeeper: {sentence}\n")
