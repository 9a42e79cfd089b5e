"""The command line: every command of it, and the one place that turns errors into status 2.

What a command needs is loaded when it is run: ``score`` knows neither screens nor storage.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scorekeeper.cli.output import Refusal, complain, quiet_end
from scorekeeper.cli.parser import Options, parser

if TYPE_CHECKING:
    from argparse import Namespace

    from scorekeeper.book.library import Library

__all__ = ["Options", "main"]

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(
    argv: Sequence[str] | None = None,
    *,
    library: Callable[[str | None], Library],
    run_app: Callable[[Options], int],
) -> int:
    """Run a command, or the app when there is none; return the exit status.

    ``library`` opens the games kept in a folder (None for the platform's own); ``run_app``
    starts the app.  argparse ends the process itself for ``--help``, ``--version`` and
    arguments that make no sense.
    """
    try:
        args = parser().parse_args(argv)
        if args.command is None:
            return run_app(Options(args.data, args.web, args.host, args.port, not args.no_browser))
        return _run(args.command, args, lambda: _opened(library, args.data))
    except Refusal as refusal:
        complain(str(refusal))
        return BAD_INPUT
    except BrokenPipeError:
        quiet_end()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _opened(library: Callable[[str | None], Library], folder: str | None) -> Library:
    """Open the games, with the program's own log kept off the terminal.

    A command says itself what went wrong; without a handler Python would print the rest.
    """
    import logging  # noqa: PLC0415 - slow to load

    logging.getLogger("scorekeeper").addHandler(logging.NullHandler())
    return library(folder)


def _run(command: str, args: Namespace, library: Callable[[], Library]) -> int:
    if command == "score":
        gc.disable()  # over before there is anything to collect
        try:
            from scorekeeper.cli.scoring import score_file  # noqa: PLC0415 - each loads its own
            from scorekeeper.words import use  # noqa: PLC0415

            use()
            return score_file(args, library)
        finally:
            gc.enable()
    from scorekeeper.cli.keeping import COMMANDS  # noqa: PLC0415
    from scorekeeper.words import use  # noqa: PLC0415

    use()
    return COMMANDS[command](args, library)
