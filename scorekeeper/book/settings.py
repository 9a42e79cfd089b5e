"""Settings: what a person chose for this device."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scorekeeper.book.ids import is_safe
from scorekeeper.rules import RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = ["Settings", "Theme", "settings_from_json", "settings_to_json"]


class Theme(StrEnum):
    """Light or dark, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose for this device.

    ``language`` is a tag such as ``de``, None for the system's; ``keep_awake`` and
    ``haptics`` hold while a game is on.
    """

    theme: Theme = Theme.SYSTEM
    language: str | None = None
    keep_awake: bool = True
    haptics: bool = True


def settings_to_json(settings: Settings) -> dict[str, Any]:
    """Return ``settings`` as plain JSON values."""
    return {
        "theme": str(settings.theme),
        "language": settings.language,
        "keep_awake": settings.keep_awake,
        "haptics": settings.haptics,
    }


def settings_from_json(read: Reader) -> Settings:
    """Read what ``settings_to_json`` wrote.  Raises RecordError for anything else."""
    language = read.raw("language", None)
    settings = Settings(
        theme=read.choice("theme", Theme, Theme.SYSTEM),
        language=None if language is None else _language(read),
        keep_awake=read.flag("keep_awake", default=True),
        haptics=read.flag("haptics", default=True),
    )
    read.done()
    return settings


def _language(read: Reader) -> str:
    """Return a language's tag: it finds a file, and must not lead to another."""
    language = read.text("language")
    if not is_safe(language):
        raise RecordError(
            read.at("language"),
            sentence("expected a language such as {example}, not {found}."),
            example="pt-BR",
            found=shown(language),
        )
    return language
