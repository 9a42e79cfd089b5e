"""What a command is given to read: a file, or the standard input as ``-``."""

from __future__ import annotations

import sys

from scorekeeper.export.files import MOST_BYTES, read_bytes
from scorekeeper.rules import RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["STANDARD", "bytes_given", "title"]

STANDARD = "-"
"""What stands for the standard input or output."""


def title(path: str) -> str:
    """Return what to call ``path`` in a message."""
    return {STANDARD: "stdin", "": '""'}.get(path, path)


def bytes_given(path: str, most: int = MOST_BYTES) -> bytes:
    """Return what is in the file, or its beginning if it has more than ``most`` bytes.

    Raises RuleError when it cannot be read.
    """
    if path != STANDARD:
        return read_bytes(path, most)
    if sys.stdin is None:  # it was closed before the program began
        raise RuleError(sentence("There is no such file."))
    try:
        return sys.stdin.buffer.read(most + 1)
    except OSError as failed:
        reason = failed.strerror or str(failed)
        raise RuleError(sentence("This file cannot be read: {reason}."), reason=reason) from None
