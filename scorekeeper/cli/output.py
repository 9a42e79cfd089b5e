"""What a command says: to whom, in which encoding, and how it refuses."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Refusal", "complain", "quiet_end", "reading", "say", "say_bytes"]


class Refusal(Exception):  # noqa: N818 - a refusal is no fault of the program
    """Bad input, as the one message that is said about it."""


def say(text: str) -> None:
    """Print ``text`` for a person; letters the terminal does not know are spelt out."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    with _writing():
        sys.stdout.write(text)
        sys.stdout.flush()  # a broken pipe shows here, not after the last line of the program


def say_bytes(text: str) -> None:
    """Print ``text`` for a program: UTF-8 and its own line ends, whatever the terminal."""
    with _writing():
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()


@contextmanager
def _writing() -> Iterator[None]:
    """Turn an output that takes nothing (a full disk) into a Refusal."""
    if sys.stdout is None:  # it was closed before the program began
        raise Refusal(_unwritable(os.strerror(errno.EBADF)))
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as failed:
        quiet_end()  # or the end of the process would try once more
        raise Refusal(_unwritable(failed.strerror or str(failed))) from None


def _unwritable(reason: str) -> str:
    from scorekeeper.words import _  # noqa: PLC0415 - after the parser

    saying = _("{file}: this file cannot be written: {reason}.")
    return saying.format(file="stdout", reason=reason)


def complain(message: str) -> None:
    """Print one message on the standard error stream."""
    sys.stderr.write(f"scorekeeper: {' '.join(message.split())}\n")


def quiet_end() -> None:
    """Let the process end without a word when nobody reads its output any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Turn whatever is wrong with ``name`` into a Refusal that names it first."""
    from scorekeeper.export.labels import line_of_text  # noqa: PLC0415 - after the parser
    from scorekeeper.rules import RuleError  # noqa: PLC0415
    from scorekeeper.words import said  # noqa: PLC0415

    try:
        yield
    except RuleError as wrong:
        raise Refusal(line_of_text(f"{name}: {said(wrong)}")) from None
