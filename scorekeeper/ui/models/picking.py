"""Picking: a file that somebody chooses on the device, to be read here."""

from __future__ import annotations

from abc import abstractmethod

import flet as ft

from scorekeeper.ui.device import Device

__all__ = ["Picking"]


class Picking(ft.Observable):
    """A model that reads a file of somebody's choice."""

    def __init__(self, device: Device) -> None:
        self._device = device

    @abstractmethod
    def read_file(self, content: bytes) -> None:
        """Look at what is in a file."""

    def picking(self) -> ft.ClientAction | None:
        """Return what has the device ask for a file, inside the tap."""
        return self._device.picking(self.read_file)

    def pick(self) -> None:
        """Ask for a file where the tap does not reach the device, as with a screen reader."""

        async def pick() -> None:
            content = await self._device.pick()
            if content is not None:
                self.read_file(content)

        self._device.run(pick)
