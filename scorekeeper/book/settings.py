"""Settings: what a person chose for this device."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from scorekeeper.book.ids import is_safe
from scorekeeper.rules import RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader, shown

__all__ = [
    "TEXT_SIZES",
    "PadSide",
    "Settings",
    "Theme",
    "settings_from_json",
    "settings_to_json",
]

TEXT_SIZES: Final = (90, 100, 115, 130, 150)
"""The sizes of writing to choose from, in hundredths of what the system asks for."""
_LEAST, _MOST = 50, 300
"""The bounds of a size that is read, so that another choice offered once does no harm."""


class Theme(StrEnum):
    """Light or dark, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class PadSide(StrEnum):
    """Which thumb reaches for what is tapped most."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose for this device.

    ``language`` is a tag such as ``de``, None for the system's; ``keep_awake``,
    ``haptics`` and ``sound`` hold while a game is on.  ``text_size`` is in hundredths,
    on top of what the system asks for.
    """

    theme: Theme = Theme.SYSTEM
    language: str | None = None
    keep_awake: bool = True
    haptics: bool = True
    sound: bool = False
    text_size: int = 100
    pad_side: PadSide = PadSide.RIGHT


def settings_to_json(settings: Settings) -> dict[str, Any]:
    """Return ``settings`` as plain JSON values."""
    return {
        "theme": str(settings.theme),
        "language": settings.language,
        "keep_awake": settings.keep_awake,
        "haptics": settings.haptics,
        "sound": settings.sound,
        "text_size": settings.text_size,
        "pad_side": str(settings.pad_side),
    }


def settings_from_json(read: Reader) -> Settings:
    """Read what ``settings_to_json`` wrote.  Raises RecordError for anything else."""
    language = read.raw("language", None)
    settings = Settings(
        theme=read.choice("theme", Theme, Theme.SYSTEM),
        language=None if language is None else _language(read),
        keep_awake=read.flag("keep_awake", default=True),
        haptics=read.flag("haptics", default=True),
        sound=read.flag("sound", default=False),
        text_size=read.whole("text_size", _LEAST, _MOST, 100),
        pad_side=read.choice("pad_side", PadSide, PadSide.RIGHT),
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
