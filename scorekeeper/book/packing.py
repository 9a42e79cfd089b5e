"""Packing: a backup is text, which packs to a twentieth."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Final

__all__ = ["STEP", "WINDOW", "packed"]

WINDOW: Final = 31
"""What zlib calls the window of gzip."""
STEP: Final = 1_000_000
"""Bytes that are unpacked at a time: a small file may hold a very large one."""


def packed(pieces: Iterable[str]) -> Iterator[bytes]:
    """Yield ``pieces`` packed as gzip does, one by one.

    >>> zlib.decompress(b"".join(packed(["Zo", "\u00eb"])), wbits=WINDOW).decode()
    'Zo\u00eb'
    """
    packing = zlib.compressobj(wbits=WINDOW)
    for piece in pieces:
        yield packing.compress(piece.encode())
    yield packing.flush()
