"""Starting the app: in a window of its own where one can be had, else in the browser."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from typing import NoReturn

import flet as ft

from scorekeeper.book.errors import BookError, LookOnlyError
from scorekeeper.book.library import Library
from scorekeeper.book.retry import on_a_thread
from scorekeeper.ui.app import show
from scorekeeper.ui.serving import AddressTakenError, serve
from scorekeeper.ui.upkeep import keep_up
from scorekeeper.ui.window import can_open_window, open_window
from scorekeeper.words import _, ngettext, said, use

__all__ = ["follow", "look_over", "start"]

log = logging.getLogger(__name__)

BAD_INPUT = 2
SIGNALLED = 128
"""Added to the number of the signal that ended a program, as shells do."""
FOLLOWING = 2.0
"""Seconds between two looks at what another program writes."""
LOOKING_OVER = 2.0
"""Seconds until the lists are compared with all games: by then the first screen is shown."""
_ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals that end a program without a word: a machine is shut down, a terminal closed."""


def start(
    library: Library, assets: Path, *, web: bool, host: str, port: int, open_browser: bool
) -> int:
    """Show the app until it is closed, interrupted or ended; return the exit status.

    Where another program writes, or nobody may, it opens to look only.
    """
    use()
    try:
        library.game_ids()
        library.access.enter()
    except LookOnlyError:
        Thread(target=follow, args=(library, Event().wait), daemon=True).start()
    except BookError as unusable:
        _complain(said(unusable))
        return BAD_INPUT
    on_a_thread(LOOKING_OVER, partial(look_over, library))
    with _leaving(library), _keeping_up(library):
        use(library.settings.language)
        if (refused := library.access.look_only) is not None:
            _say(said(refused))
        return _show(library, assets, web=web, host=host, port=port, open_browser=open_browser)


def _show(
    library: Library, assets: Path, *, web: bool, host: str, port: int, open_browser: bool
) -> int:
    def page(page: ft.Page) -> None:
        show(page, library)

    if not web:
        if can_open_window():
            open_window(page, assets)
            return 0
        _say(_("No window can be opened here: the app opens in the browser."))
    try:
        serve(
            page,
            assets=assets,
            host=host,
            port=port,
            open_browser=open_browser,
            say=_say,
            on_answer=library.access.serves_at,
        )
    except AddressTakenError as taken:
        _complain(str(taken))
        return BAD_INPUT
    return 0


def follow(library: Library, wait: Callable[[float], object]) -> None:
    """Show what the program that writes has written, as long as this one only looks."""
    while library.access.look_only is not None:
        try:
            library.look_again()
        except BookError as failed:  # a folder in a network that is away for a while, say
            log.info("nothing can be seen of the program that writes: %s", failed)
        wait(FOLLOWING)


def look_over(library: Library) -> None:
    """Compare the lists with the games, however little seems to have happened meanwhile."""
    try:
        library.catalogue.compare()
    except BookError as failed:
        log.info("the games cannot be looked over: %s", failed)


@contextmanager
def _keeping_up(library: Library) -> Iterator[None]:
    """Have the program's own work done meanwhile, on a thread."""
    over = Event()
    Thread(target=keep_up, args=(library, over.wait), daemon=True).start()
    try:
        yield
    finally:
        over.set()


@contextmanager
def _leaving(library: Library) -> Iterator[None]:
    """Leave the games to others at the end, also when it comes from outside."""
    is_main = current_thread() is main_thread()  # signals reach no other
    ours = [one for one in _ENDINGS if is_main and signal.getsignal(one) is signal.SIG_DFL]
    for ending in ours:
        signal.signal(ending, _end)
    try:
        yield
    finally:
        for ending in ours:
            signal.signal(ending, signal.SIG_DFL)
        _save_what_is_left(library)
        library.catalogue.close()  # while this program may write
        library.access.leave()


def _save_what_is_left(library: Library) -> None:
    """Try a last time to save what the disk has refused; say what that leaves out, and why."""
    if library.save_all_again():
        return
    left = library.unsaved()
    count = sum(max(1, len(scorer.unsaved)) for scorer in left)  # an undo is none of them
    told = ngettext("{count} entry was not saved.", "{count} entries were not saved.", count)
    why = dict.fromkeys(said(scorer.trouble) for scorer in left if scorer.trouble is not None)
    _complain(" ".join([told.format(count=count), *why]))


def _end(number: int, _frame: object) -> NoReturn:
    raise SystemExit(SIGNALLED + number)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()  # whoever started the program may be waiting for the address


def _complain(sentence: str) -> None:
    sys.stderr.write(f"scorekeeper: {sentence}\n")
