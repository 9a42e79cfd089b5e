"""When what all games share was last changed, group by group: of two, the newer wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scorekeeper.book.deletions import times
from scorekeeper.book.ids import checked_time
from scorekeeper.rules.reading import Reader

__all__ = ["Changed", "Copied", "changed_from_json", "changed_to_json", "copied_from_json"]


@dataclass(frozen=True, slots=True)
class Changed:
    """When the settings, the default rules and the house's rules, by key, were changed last.

    Empty where that is not known: before everything that is.
    """

    settings: str = ""
    default: str = ""
    rules: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Copied:
    """When the last copy went out of the house, and when the reminder of it was put off."""

    last: str = ""
    put_off: str = ""


def changed_to_json(changed: Changed) -> dict[str, Any]:
    """Return ``changed`` as plain JSON values."""
    return {
        "settings": changed.settings,
        "default": changed.default,
        "rules": dict(changed.rules),
    }


def changed_from_json(read: Reader) -> Changed:
    """Read what ``changed_to_json`` wrote.  Raises RecordError, with the place."""
    found = Changed(_time(read, "settings"), _time(read, "default"), times(read, "rules"))
    read.done()
    return found


def copied_from_json(read: Reader) -> Copied:
    """Read what a record says about copies.  Raises RecordError, with the place."""
    found = Copied(_time(read, "last"), _time(read, "put_off"))
    read.done()
    return found


def _time(read: Reader, key: str) -> str:
    found = read.text(key, "")
    return found and checked_time(read.at(key), found)
