"""The colours of people: what each looks like, and what it is called.

Every shade carries writing in `ON_HUE` and looks the same in light and in dark, so that
somebody is always the same colour.
"""

from __future__ import annotations

from typing import Final

from scorekeeper.book.looks import Hue
from scorekeeper.words import _

__all__ = ["ON_HUE", "SHADES", "hue_name"]

ON_HUE: Final = "#fff8ea"
"""Writing on any of them."""

SHADES: Final[dict[Hue, str]] = {
    Hue.BRICK: "#b0352c",
    Hue.SKY: "#1f6fa3",
    Hue.OCHRE: "#8a650f",
    Hue.PLUM: "#83429c",
    Hue.MOSS: "#39762f",
    Hue.ROSE: "#b8356f",
    Hue.TEAL: "#12756c",
    Hue.UMBER: "#77503c",
    Hue.INDIGO: "#4453b0",
    Hue.OLIVE: "#66701a",
    Hue.RUST: "#a9551c",
    Hue.SLATE: "#5b6670",
}


def hue_name(hue: Hue) -> str:
    """Return what a colour is called.

    >>> hue_name(Hue.BRICK)
    'brick red'
    """
    return {
        Hue.BRICK: _("brick red"),
        Hue.SKY: _("sky blue"),
        Hue.OCHRE: _("ochre"),
        Hue.PLUM: _("plum"),
        Hue.MOSS: _("moss green"),
        Hue.ROSE: _("rose"),
        Hue.TEAL: _("teal"),
        Hue.UMBER: _("umber"),
        Hue.INDIGO: _("indigo"),
        Hue.OLIVE: _("olive"),
        Hue.RUST: _("rust"),
        Hue.SLATE: _("slate grey"),
    }[hue]
