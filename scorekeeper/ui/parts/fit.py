"""How the table's parts share a screen: rows as large as fit, keys never too small."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from scorekeeper.ui.theme import TOUCH, WIDE, Space, Type

__all__ = [
    "BAR",
    "CAPTIONS",
    "GAP",
    "HEADER",
    "LARGE",
    "PANE",
    "STATUS",
    "USUAL",
    "Fit",
    "fit",
    "spare",
]

HEADER: Final = 56
"""The head of the table, in dp, like all that follows when writing has its usual size."""
STATUS: Final = 32
"""The line above the pad."""
BAR: Final = 56
"""The bar at the bottom."""
CAPTIONS: Final = 24
"""The line that names the columns of a result."""
GAP: Final = Space.TIGHT
"""Between two keys."""
PANE: Final = 520
"""The width of the table's own pane on a wide screen."""
ROW: Final = (TOUCH, 96)
"""The least and the greatest height of a row."""
KEY: Final = (TOUCH, 72)
"""The least and the greatest height of a key."""

COLUMNS: Final = 6
"""So many keys stand side by side on the smallest screen."""
LARGE: Final = 1.4
"""From this scale of writing on, parts stand below one another, not side by side.

What is large anyway, such as figures that are read from afar, then grows less than the rest.
"""
LINE: Final = 1.2
"""How high a line of writing is, as a part of its size."""
IN_SIGHT: Final = 2
"""So many rows are always in sight, however many keys the pad has."""
FIGURE_OF_KEY: Final = 0.56
"""How large the number on a key is, as a part of the key's height."""
WIDTH_OF_DIGIT: Final = 0.63
"""How wide a digit of our font is, as a part of its size."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Heights of a row and of a key in dp, and how many keys stand in a row of the pad.

    ``large`` says that the reader has set the writing so large that parts must stand
    below one another; ``wide`` that there is room for a second pane.  ``pad`` is how high
    the pad may be where its keys do not all fit: then they scroll; else it is None.
    """

    row: float = TOUCH
    key: float = TOUCH
    columns: int = COLUMNS
    large: bool = False
    wide: bool = False
    pad: float | None = None


USUAL: Final = Fit()
"""The smallest screen, and writing of its usual size."""


def fit(
    width: float, height: float, players: int, cards: int, *, bidding: bool, scale: float = 1.0
) -> Fit:
    """Share a screen of ``width`` x ``height`` dp among rows and keys.

    Rows grow first, since they are read from across the table; keys take what is left.
    Where even the least does not fit, the rows scroll, and so does a pad that would leave
    hardly any of them in sight.  ``scale`` is how much larger than usual the reader has
    set the writing.

    >>> fit(360, 640, 8, 10, bidding=True)
    Fit(row=48, key=50, columns=6, large=False, wide=False, pad=None)
    """
    wide = width >= WIDE
    columns = _columns(PANE if wide else width, cards, scale)
    pad = ceil((cards + 1) / columns) if bidding else 0
    rest = _rest(height, pad, scale)
    row = _between(ROW, (rest - pad * KEY[0]) // max(1, players))
    key = _between(KEY, (rest - row * players) // pad) if pad and scale < LARGE else KEY[0]
    strip = None if rest - pad * KEY[0] >= IN_SIGHT * ROW[0] else _strip(_rest(height, 0, scale))
    return Fit(row, key, columns, large=scale >= LARGE, wide=wide, pad=strip if bidding else None)


def _strip(rest: float) -> float:
    """Return how high a pad is that scrolls: the last key is cut, to show that more follow."""
    step = KEY[0] + GAP
    keys = max(1, (rest - IN_SIGHT * ROW[0] - KEY[0] / 2) // step)
    return keys * step + KEY[0] / 2


def spare(
    width: float, height: float, players: int, cards: int, *, bidding: bool, scale: float = 1.0
) -> float:
    """Return how much height is left where rows and keys are as small as they may be, in dp.

    >>> spare(360, 640, 8, 10, bidding=True)
    4
    """
    columns = _columns(PANE if width >= WIDE else width, cards, scale)
    pad = ceil((cards + 1) / columns) if bidding else 0
    row = ROW[0] if bidding or scale < LARGE else (Type.NAME + Type.SMALL) * LINE * scale
    return _rest(height, pad, scale) - players * row - pad * KEY[0]


def _rest(height: float, pad: int, scale: float) -> float:
    """Return the height that rows, and ``pad`` rows of keys, share."""
    gaps = pad * GAP + GAP if pad else CAPTIONS
    if scale < LARGE:
        return height - HEADER - STATUS - BAR - gaps
    status, bar = 2 * Type.BODY * LINE * scale, 2 * Type.SMALL * LINE * scale
    return height - 2 * TOUCH - max(STATUS, status) - max(BAR, bar) - gaps


def _columns(width: float, cards: int, scale: float) -> int:
    """Return how many keys stand side by side without cutting their numbers."""
    size = Type.TITLE if scale >= LARGE else TOUCH * FIGURE_OF_KEY
    digits = len(str(cards)) * WIDTH_OF_DIGIT * size * scale
    key = max(TOUCH, digits + 2 * Space.TIGHT)
    return max(1, min(COLUMNS, int((width - 2 * Space.SNUG + GAP) // (key + GAP))))


def _between(limits: tuple[int, int], value: float) -> float:
    least, most = limits
    return min(most, max(least, value))
