"""Sounds: a soft click when an entry is taken, a lower one when it is refused.

Flet plays them with an extension of its own, `flet_audio`: browsers have it, and so have
the windows of Windows and macOS and the apps that are built with it.  The window Flet gives
Linux has not; there nothing is offered.
"""

from __future__ import annotations

import flet as ft
import flet_audio

__all__ = ["Sounds"]


class Sounds:
    """The two sounds of one page; nothing is fetched until one is played."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._players: dict[str, flet_audio.Audio] = {}

    @property
    def can_play(self) -> bool:
        """Whether the page's client has a way to play them."""
        return bool(self._page.web) or self._page.platform is not ft.PagePlatform.LINUX

    async def play(self, name: str) -> None:
        """Play one of the sounds of the assets, once."""
        if name not in self._players:
            # Kept as it is: a click that is played again must not be fetched again.
            self._players[name] = flet_audio.Audio(
                src=f"/sounds/{name}.wav", release_mode=flet_audio.ReleaseMode.STOP
            )
        await self._players[name].play()
