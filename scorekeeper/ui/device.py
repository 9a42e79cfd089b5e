"""What the device can do besides showing: stay awake, tick under the thumb, save a file.

None of it is worth an error at the table: a device that cannot, does not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import flet as ft

from scorekeeper.ui.sound import Sounds
from scorekeeper.words import is_rtl

__all__ = ["Device"]

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Device:
    """The phone, tablet, laptop or browser behind one page."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._wakelock = ft.Wakelock()
        self._haptics = ft.HapticFeedback()
        self._files = ft.FilePicker(on_result=self._picked)
        self._on_picked: Callable[[bytes], None] | None = None
        self._clipboard = ft.Clipboard()
        self._share = ft.Share()
        self._reader = ft.SemanticsService()
        self._sounds = Sounds(page)
        self._awake = False

    @property
    def can_share(self) -> bool:
        """Whether there is a share sheet: phones and tablets have one."""
        return bool(self._page.platform and self._page.platform.is_mobile())

    def stay_awake(self, *, awake: bool) -> None:
        """Keep the screen from going dark while a game is on."""
        if awake is not self._awake:
            self._awake = awake
            self._try(self._wakelock.enable if awake else self._wakelock.disable)

    def tick(self) -> None:
        """Confirm a tap under the thumb; only phones can."""
        if self.can_share:
            self._try(self._haptics.selection_click)

    @property
    def speaks(self) -> bool:
        """Whether its screen reader says what it is told to; Android's watches the screen."""
        return bool(self._page.web) or self._page.platform is not ft.PagePlatform.ANDROID

    def say(self, told: str, *, interrupts: bool = False) -> None:
        """Have a screen reader say ``told``, at once where it ``interrupts``."""
        how = ft.Assertiveness.ASSERTIVE if interrupts else ft.Assertiveness.POLITE

        async def say() -> None:
            await self._reader.announce_message(told, rtl=is_rtl(), assertiveness=how)

        self._try(say)

    @property
    def can_sound(self) -> bool:
        """Whether it can click."""
        return self._sounds.can_play

    def sound(self, name: str) -> None:
        """Play a sound of the assets: “taken” or “refused”."""
        if self.can_sound:
            self._try(lambda: self._sounds.play(name))

    def run(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Do something that takes its time, on the page's own loop."""
        self._page.run_task(doing)

    async def aside(self, work: Callable[[], Result]) -> Result:
        """Do what takes long on a thread of its own, and return what comes of it."""
        return await asyncio.to_thread(work)

    def share(self, text: str) -> None:
        """Open the share sheet where there was no tap to do it in."""

        async def share() -> None:
            await self._share.share_text(text)

        self._try(share)

    async def copy(self, text: str) -> bool:
        """Put ``text`` on the clipboard; return whether the device could."""
        try:
            await self._clipboard.set(text)
        except Exception as cannot:  # noqa: BLE001 - see the module
            log.info("the device cannot copy: %s", cannot)
            return False
        return True

    async def save(self, name: str, content: bytes) -> str | None:
        """Save ``content`` under ``name`` where the person chooses.

        A browser downloads it.  Returns the path, an empty text where the device keeps it
        to itself, or None when the person cancelled or the device cannot.
        """
        try:
            path = await self._files.save_file(file_name=name, src_bytes=content)
        except Exception:
            log.exception("%s could not be saved", name)
            return None
        return "" if self._page.web else path

    def picking(self, on_picked: Callable[[bytes], None]) -> ft.ClientAction | None:
        """Return the action that asks for a file; ``on_picked`` gets what is in it.

        A browser opens its dialog inside a tap only.
        """
        self._on_picked = on_picked
        return ft.PickFiles(self._files, with_data=True)

    async def pick(self) -> bytes | None:
        """Ask for a file where there was no tap to do it in; return what is in it, if any."""
        try:
            files = await self._files.pick_files(with_data=True)
        except Exception as cannot:  # noqa: BLE001 - see the module
            log.info("the device cannot pick files: %s", cannot)
            return None
        return bytes(files[0].bytes or b"") if files else None

    def _picked(self, event: ft.FilePickerResultEvent) -> None:
        if event.files and self._on_picked is not None:
            self._on_picked(bytes(event.files[0].bytes or b""))

    def _try(self, doing: Callable[[], Awaitable[None]]) -> None:
        async def quietly() -> None:
            try:
                await doing()
            except Exception as cannot:  # noqa: BLE001 - see the module
                log.info("the device cannot: %s", cannot)

        self._page.run_task(quietly)
