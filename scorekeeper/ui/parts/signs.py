"""Signs that stand for the same thing wherever they are met."""

from __future__ import annotations

from typing import Final

import flet as ft

__all__ = ["EXTRA_SIGN", "STREAK_SIGN"]

STREAK_SIGN: Final = ft.Icons.BOLT
"""Several hands in a row made, or missed."""

EXTRA_SIGN: Final = ft.Icons.EXPOSURE
"""Extra points: a plus and a minus."""
