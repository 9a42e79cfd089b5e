"""The arguments of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from scorekeeper.cli.output import complain, say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

__all__ = ["Options", "parser"]

HIGHEST_PORT = 65_535
THIS_MACHINE = "127.0.0.1"
DESCRIPTION = "Keep score for Oh Hell and its cousins.  Without a command, open the app."
SHEET = "a sheet: JSON (oh-hell-sheet) or CSV (hand,cards,player,bid,tricks); - is stdin"


class Options(NamedTuple):
    """How to start the app.

    ``data`` is the folder of the games, None for the platform's; ``port`` 0 is any free one.
    """

    data: str | None = None
    web: bool = False
    host: str = THIS_MACHINE
    port: int = 0
    open_browser: bool = True


# A width of its own keeps argparse from loading what finds out the terminal's.
_FORMATTER = partial(argparse.HelpFormatter, width=88)


class _Parser(argparse.ArgumentParser):
    """One that refuses in one line, like everything else here."""

    def print_help(self, _file: SupportsWrite[str] | None = None) -> None:
        say(self.format_help())  # argparse keeps quiet about an output that takes nothing

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see {self.prog} --help)")
        raise SystemExit(2)


class _Version(argparse.Action):
    """Say the version; it is looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - slow to load

        say(f"scorekeeper {version('scorekeeper')}\n")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    found = _Parser(
        prog="scorekeeper",
        description=DESCRIPTION,
        formatter_class=_FORMATTER,
        allow_abbrev=False,
    )
    found.add_argument("--version", action=_Version, nargs=0, help="say the version and stop")
    found.add_argument(
        "--data",
        metavar="DIR",
        help="where games are kept (or SCOREKEEPER_DATA; default: the platform's folder)",
    )
    found.add_argument("--web", action="store_true", help="serve the app to browsers")
    found.add_argument(
        "--host", metavar="H", default=THIS_MACHINE, help="serve at this address (%(default)s)"
    )
    found.add_argument(
        "--port", metavar="N", type=_port, default=0, help="serve at this port (any free one)"
    )
    found.add_argument("--no-browser", action="store_true", help="serve, but open no browser")
    found.set_defaults(command=None)
    commands = found.add_subparsers(
        title="commands", metavar="COMMAND", dest="command", prog=found.prog
    )
    _add_score(commands)
    _add_rules(commands)
    _add_keeping(commands)
    return found


def _add_score(commands: argparse._SubParsersAction[_Parser]) -> None:
    score = _command(commands, "score", "work out a sheet")
    score.add_argument("file", metavar="FILE", help=SHEET)
    score.add_argument("--rules", metavar="KEY|FILE", help="rules that go before the sheet's own")
    _formats(score, ("text", "json", "csv"))


def _add_rules(commands: argparse._SubParsersAction[_Parser]) -> None:
    rules = _command(
        commands, "rules", "list all rules: those that come with the program, and the house's own"
    )
    rules.add_argument("key", metavar="KEY", nargs="?", help="say everything about these")
    _formats(rules, ("text", "json"))


def _add_keeping(commands: argparse._SubParsersAction[_Parser]) -> None:
    games = _command(commands, "games", "list every saved game, newest first")
    _formats(games, ("text", "json"))
    export = _command(commands, "export", "write a saved game to a file")
    export.add_argument("game", metavar="GAME", help="its id, or as much of it as is unique")
    export.add_argument(
        "--as",
        dest="kind",
        required=True,
        choices=("csv", "json", "text"),
        help="hands.csv (a row per player and hand), the whole game, or a text for a chat",
    )
    export.add_argument(
        "-o", dest="output", metavar="PATH", help="a file or folder; - or none: stdout"
    )
    bring = _command(commands, "import", "bring in sheets, exported games, rules and backups")
    bring.add_argument(
        "files", metavar="FILE", nargs="+", help=f"{SHEET}, an exported game or a backup"
    )
    bring.add_argument("--rules", metavar="KEY|FILE", help="rules that go before a sheet's own")
    _add_backups(commands)
    _command(commands, "check", "replay every saved game and say what is wrong with which")


def _add_backups(commands: argparse._SubParsersAction[_Parser]) -> None:
    backup = _command(commands, "backup", "write everything that is kept into one file")
    backup.add_argument(
        "path", metavar="PATH", help="a file (packed if it ends in .gz) or folder; - is stdout"
    )
    restore = _command(commands, "restore", "bring a backup in: of two games the newer stays")
    restore.add_argument("path", metavar="PATH", help="a backup, packed or not; - is stdin")
    restore.add_argument(
        "--preview", action="store_true", help="only say what would happen, and change nothing"
    )


def _command(commands: argparse._SubParsersAction[_Parser], name: str, what: str) -> _Parser:
    found = commands.add_parser(
        name,
        help=what,
        description=f"{what.capitalize()}.",
        formatter_class=_FORMATTER,
        allow_abbrev=False,
    )
    found.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return found


def _formats(command: _Parser, formats: Sequence[str]) -> None:
    command.add_argument("--format", choices=formats, default="text", help="default: text")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(HIGHEST_PORT))):
        raise argparse.ArgumentTypeError(_bad_port(text))
    port = int(text)
    if port > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(_bad_port(text))
    return port


def _bad_port(text: str) -> str:
    return f"expected a port from 0 to {HIGHEST_PORT}, not {text!r}"
