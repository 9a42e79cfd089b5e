"""Figures and names as a person reads them, whichever way the sentence runs."""

from __future__ import annotations

import unicodedata

from scorekeeper.rules import Points
from scorekeeper.words.translation import is_rtl

__all__ = ["isolated", "points", "signed"]

_MINUS = "\N{MINUS SIGN}"
_LEFT_TO_RIGHT = "\u200e"
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


def points(value: Points) -> str:
    r"""Return points for a screen: halves as ½, a typographic minus.

    >>> points(10.5), points(0.5), ascii(points(-8))
    ('10½', '½', "'\\u22128'")
    """
    whole = int(abs(value))
    half = "½" if abs(value) != whole else ""
    figure = half if half and not whole else f"{whole}{half}"
    return _directed(f"{_MINUS}{figure}" if value < 0 else figure)


def signed(value: Points) -> str:
    """Return points that were added, with their sign; nothing added is a plain 0.

    >>> signed(12), signed(0)
    ('+12', '0')
    """
    return _directed(f"+{points(value)}") if value > 0 else points(value)


def isolated(name: str) -> str:
    """Return ``name`` so that its direction does not disturb the sentence around it.

    >>> isolated("Ann")
    'Ann'
    """
    strange = any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in name)
    return f"{_ISOLATE}{name}{_END_ISOLATE}" if strange or is_rtl() else name


def _directed(figure: str) -> str:
    """Keep a sign in front of its number where text runs from right to left."""
    return _LEFT_TO_RIGHT + figure if is_rtl() and figure[0] in {"+", _MINUS} else figure
