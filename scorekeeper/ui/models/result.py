"""The result being taken home: copied, shared, saved."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.export.result import file_name, result_text
from scorekeeper.export.tables import hands_csv, scoresheet_csv
from scorekeeper.rules import Game, Replan
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.table import TableModel
from scorekeeper.words import _

__all__ = ["ResultModel"]


class ResultModel(ft.Observable):
    """What can be taken home of one game; ``told`` says what became of the last wish."""

    def __init__(self, table: TableModel, device: Device) -> None:
        self._table, self._device = table, device
        self.told = ""

    @property
    def text(self) -> str:
        """The result as a text for a chat."""
        return result_text(self._game)

    @property
    def can_share(self) -> bool:
        """Whether the device has a share sheet."""
        return self._device.can_share

    def copy(self) -> None:
        """Put the text on the clipboard."""

        async def copy() -> None:
            copied = await self._device.copy(self.text)
            self.told = _("The text is copied.") if copied else _("It cannot be copied here.")

        self._device.run(copy)

    def shared(self) -> None:
        """Say that the share sheet was opened; the device does that inside the tap."""
        self.told = ""

    def share(self) -> None:
        """Open the share sheet where the tap does not reach the device, as with a screen reader."""
        self._device.share(self.text)
        self.shared()

    def save_hands(self) -> None:
        """Save every bid and trick, a row each."""
        self._save("hands", hands_csv)

    def save_sheet(self) -> None:
        """Save the sheet as a table."""
        self._save("scoresheet", scoresheet_csv)

    @property
    def tie_break(self) -> int | None:
        """The cards of one more hand to break the tie, or None where there is none.

        It is as big as the biggest of the game, as far as the pack reaches.
        """
        game = self._game
        if not game.is_over or len(game.winners) == 1:
            return None
        return min(max(game.plan), game.setup.rules.pack.biggest_hand(len(game.present)))

    def break_tie(self, hand: int, cards: int) -> bool:
        """Play hand number ``hand`` besides.  Says whether it is planned."""
        if not self._table.record(Replan(hand, (cards,))):
            return False
        self._table.notice = _("Who does not play on sits out: see Players and deal in the menu.")
        return True

    @property
    def _game(self) -> Game:
        return self._table.game

    def _save(self, kind: str, write: Callable[[Game], str]) -> None:
        name = file_name(self._game, kind)
        content = write(self._game).encode()

        async def save() -> None:
            place = await self._device.save(name, content)
            if place is None:
                self.told = _("Nothing was saved.")
            elif place:
                self.told = _("Saved: {place}").format(place=place)
            else:
                self.told = _("{file} is with your downloads.").format(file=name)

        self._device.run(save)
