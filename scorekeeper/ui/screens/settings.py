"""The settings: looks, what helps at the table, language and keys; each is felt at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.book.settings import TEXT_SIZES, PadSide, Theme
from scorekeeper.ui.guard import component
from scorekeeper.ui.models.settings import SettingsModel
from scorekeeper.ui.palette import Colour
from scorekeeper.ui.parts.choices import choices
from scorekeeper.ui.parts.heading import heading
from scorekeeper.ui.parts.list_row import list_row
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.page import PageFrame
from scorekeeper.ui.parts.switch import switch
from scorekeeper.ui.parts.writing import sentence
from scorekeeper.ui.theme import Space, Type
from scorekeeper.words import _

__all__ = ["SettingsScreen"]

SYSTEM = "system"
"""The answer that leaves the language to the system."""


@component
def SettingsScreen(
    model: SettingsModel, *, on_back: Callable[[], None], on_keys: Callable[[], None]
) -> ft.Control:
    """Show what can be chosen for this device, and what each choice changes."""
    body = (
        *([notice(model.notice)] if model.notice else []),
        *_looks(model),
        *_at_the_table(model),
        *_language(model),
        heading(_("Keyboard")),
        list_row(
            _("All keys"),
            _("A whole game can be kept without touching the screen."),
            key="keys",
            on_tap=on_keys,
        ),
        ft.Container(height=Space.LOOSE),
    )
    return PageFrame(_("Settings"), body, on_back=on_back)


def _looks(model: SettingsModel) -> list[ft.Control]:
    now = model.settings
    return [
        heading(_("Looks")),
        choices(
            _("Light or dark"),
            {
                Theme.SYSTEM: _("As the system"),
                Theme.LIGHT: _("Light"),
                Theme.DARK: _("Dark"),
            },
            now.theme,
            key="theme",
            on_choose=lambda theme: model.choose(replace(now, theme=theme)),
        ),
        _told(_("Paper on green felt, by daylight or by lamplight.")),
        choices(
            _("Size of writing"),
            {size: _("{percent} %").format(percent=size) for size in TEXT_SIZES},
            now.text_size,
            key="size",
            on_choose=lambda size: model.choose(replace(now, text_size=size)),
        ),
        _told(_("On top of what the system asks of all its programs.")),
    ]


def _at_the_table(model: SettingsModel) -> list[ft.Control]:
    now = model.settings
    return [
        heading(_("At the table")),
        choices(
            _("Which thumb taps"),
            {PadSide.LEFT: _("Left"), PadSide.RIGHT: _("Right")},
            now.pad_side,
            key="pad",
            on_choose=lambda side: model.choose(replace(now, pad_side=side)),
        ),
        _told(_("Plus, minus and “Next hand” lie on its side; undo lies on the other.")),
        switch(
            _("Keep awake"),
            on=now.keep_awake,
            key="keep-awake",
            on_change=lambda on: model.choose(replace(now, keep_awake=on)),
            told=_("The screen does not go dark while a game is shown."),
        ),
        switch(
            _("Feel each entry"),
            on=now.haptics,
            key="haptics",
            on_change=lambda on: model.choose(replace(now, haptics=on)),
            told=_("A phone ticks under the thumb when it has taken one."),
        ),
        *([_sound(model)] if model.can_sound else []),
    ]


def _sound(model: SettingsModel) -> ft.Control:
    return switch(
        _("Hear each entry"),
        on=model.settings.sound,
        key="sound",
        on_change=lambda on: model.choose(replace(model.settings, sound=on)),
        told=_("A soft click when it is taken, a lower one when it is refused."),
    )


def _language(model: SettingsModel) -> list[ft.Control]:
    now = model.settings
    if not model.languages:
        return []

    def speak(tag: str) -> None:
        model.choose(replace(now, language=None if tag == SYSTEM else tag))

    return [
        heading(_("Language")),
        choices(
            "",
            {SYSTEM: _("As the system"), **model.languages},
            now.language or SYSTEM,
            key="language",
            on_choose=lambda tag: model.choose(
                replace(now, language=None if tag == SYSTEM else tag)
            ),
            spoken=_("Language"),
        ),
        _told(_("For everybody who looks at these games from here.")),
    ]


def _told(told: str) -> ft.Control:
    """Return the line that says what a choice changes."""
    return ft.Container(
        sentence(told, Type.SMALL, Colour.PENCIL), padding=ft.Padding.only(bottom=Space.SNUG)
    )
