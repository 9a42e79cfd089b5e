"""Every preset but the base game, put together when one of them is asked for."""

from __future__ import annotations

from scorekeeper.rules.presets.clubs import CLUBS, OTHER_POINTS
from scorekeeper.rules.presets.elsewhere import ASIA, EAST
from scorekeeper.rules.presets.english import SISTERS, WHISTS
from scorekeeper.rules.presets.french import FRENCH
from scorekeeper.rules.presets.germanic import NORTH
from scorekeeper.rules.presets.iberian import IBERIAN
from scorekeeper.rules.presets.published import BOXES
from scorekeeper.rules.record import Rules

__all__ = ["EVERY"]

EVERY: tuple[Rules, ...] = (
    *(*SISTERS, *WHISTS, *OTHER_POINTS, *CLUBS, *BOXES),
    *(*IBERIAN, *FRENCH, *NORTH, *EAST, *ASIA),
)
"""The presets, module by module; the families say in which order they are shown."""
