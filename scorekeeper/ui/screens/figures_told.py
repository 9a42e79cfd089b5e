"""Figures in writing: shares, averages, and what stands behind them."""

from __future__ import annotations

from scorekeeper.book.figures import Figure
from scorekeeper.words import _, ngettext

__all__ = ["NONE", "average", "bids", "games", "share"]

NONE = "\N{EN DASH}"
"""Where too little stands behind a number."""


def share(figure: Figure) -> str:
    """Return a share in per cent, or a dash."""
    found = figure.share
    return NONE if found is None else _("{share} %").format(share=round(100 * found))


def average(figure: Figure) -> str:
    """Return an average with one decimal, or a dash."""
    found = figure.share
    return NONE if found is None else f"{found:.1f}"


def games(count: int) -> str:
    """Return so many games in words."""
    return ngettext("{count} game", "{count} games", count).format(count=count)


def bids(count: int) -> str:
    """Return so many bids in words."""
    return ngettext("{count} bid", "{count} bids", count).format(count=count)
