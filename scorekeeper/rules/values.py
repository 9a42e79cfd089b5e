"""Frozen dataclasses: the standard ones to a type checker, cheap ones at every start."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass, field, replace
else:
    from scorekeeper.rules.frozen import dataclass, field, replace

__all__ = ["dataclass", "field", "replace"]
