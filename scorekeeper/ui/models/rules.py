"""The rules that can be chosen: the house's own, and those that come with the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.house import Dropped, LeftOut
from scorekeeper.book.house_rules import UnreadRules
from scorekeeper.book.library import Library
from scorekeeper.export.rules_text import rules_file, rules_text
from scorekeeper.rules import PRESETS, RuleError, Rules
from scorekeeper.rules.presets import FAMILIES
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.rules_sought import Wish
from scorekeeper.words import _, said

__all__ = ["RulesModel", "Shelf"]


@dataclass(frozen=True, slots=True)
class Shelf:
    """Rules that stand together under one heading."""

    title: str
    rules: tuple[Rules, ...]


class RulesModel(ft.Observable):
    """What can be chosen among, narrowed to what is ``sought``; and what becomes of it.

    ``default_key`` names the rules that new games start with, None for those of the last
    table; ``draft`` is what was being written when somebody left.  ``notice`` is one
    sentence about what could not be done; ``dropped`` can be brought back, the last first,
    and so can what was ``left_out`` of the ``unread``, which cannot be read here.
    Another ``fresh`` empties the line that is sought with.
    """

    def __init__(self, library: Library, device: Device) -> None:
        self._house, self._device = library.house, device
        self.house: tuple[Rules, ...] = ()
        self.default_key: str | None = None
        self.draft: Rules | None = None
        self.unread: tuple[UnreadRules, ...] = ()
        self.sought = ""
        self.fresh = 0
        self.notice: str | None = None
        self.dropped: tuple[Dropped, ...] = ()
        self.left_out: tuple[LeftOut, ...] = ()
        self.went = ("", "")  # the key of the rules taken elsewhere, and how that went
        self.refresh()

    def refresh(self) -> None:
        """Take note of what the house keeps by now."""
        house = self._house
        self.house, self.draft, self.default_key = house.rules, house.draft, house.default_key
        self.unread = house.unread

    # -- the list ---------------------------------------------------------------------

    @property
    def shelves(self) -> tuple[Shelf, ...]:
        """All rules that are what is sought, the house's own first; no shelf is empty."""
        families = (
            Shelf(_(title), tuple(PRESETS[key] for key in keys)) for title, keys in FAMILIES
        )
        shelves = (Shelf(_("House rules"), self.house), *families)
        wish = Wish(self.sought)
        found = (
            Shelf(one.title, tuple(each for each in one.rules if wish.suits(each, one.title)))
            for one in shelves
        )
        return tuple(shelf for shelf in found if shelf.rules)

    def seek(self, text: str) -> None:
        """Show only what suits every word of ``text``."""
        self.sought = text

    def seek_nothing(self) -> None:
        """Show everything again, and empty the line."""
        self.sought, self.fresh = "", self.fresh + 1

    def begin(self) -> None:
        """Start over: nothing is sought, and what was said before is past."""
        self.seek_nothing()
        self.notice = None
        self.refresh()

    def shown(self, key: str) -> Rules | RuleError:
        """Return the rules with ``key``, just deleted ones too, or why there are none."""
        gone = (dropped.rules for dropped in self.dropped if dropped.rules.key == key)
        try:
            return next(gone, None) or self._house.find(key)
        except RuleError as unknown:
            return unknown

    def is_dropped(self, rules: Rules) -> bool:
        """Return whether they were deleted here, and can be brought back."""
        return any(dropped.rules.key == rules.key for dropped in self.dropped)

    def is_own(self, rules: Rules) -> bool:
        """Return whether the house keeps them, so that they can be changed and deleted."""
        return any(own.key == rules.key for own in self.house)

    # -- what the house keeps -----------------------------------------------------------

    def start_with(self, rules: Rules, *, always: bool) -> None:
        """Let new games start with ``rules``, or with those of the last table again."""
        self._try(lambda: self._house.make_default(rules.key if always else None))

    def drop(self, rules: Rules) -> bool:
        """Delete rules of the house; says whether they are gone."""

        def drop() -> None:
            self.dropped = (*self.dropped, self._house.drop(rules.key))

        return self._try(drop)

    def bring_back(self) -> None:
        """Bring the rules deleted last back, then those before them."""

        def back() -> None:
            if self.dropped:
                self._house.bring_back(self.dropped[-1])
                self.dropped = self.dropped[:-1]

        self._try(back)

    def leave_out(self, unread: UnreadRules) -> None:
        """Delete rules that cannot be read."""

        def leave() -> None:
            self.left_out = (*self.left_out, self._house.leave_out(unread))

        self._try(leave)

    def put_back(self) -> None:
        """Bring the rules left out last back, then those before them."""

        def back() -> None:
            if self.left_out:
                self._house.put_back(self.left_out[-1])
                self.left_out = self.left_out[:-1]

        self._try(back)

    def _try(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except (BookError, RuleError) as broken:
            self.notice = said(broken)
            return False
        self.notice = None
        self.refresh()
        return True

    # -- taken elsewhere ----------------------------------------------------------------

    @property
    def can_share(self) -> bool:
        """Whether the device has a share sheet."""
        return self._device.can_share

    def text(self, rules: Rules) -> str:
        """Return ``rules`` as a text for a chat, which reads back in."""
        return rules_text(rules)

    def told(self, rules: Rules) -> str:
        """Return what became of taking ``rules`` elsewhere."""
        key, told = self.went
        return told if key == rules.key else ""

    def shared(self, rules: Rules) -> None:
        """Say that the share sheet was opened; the device does that inside the tap."""
        self._tell(rules, "")

    def share(self, rules: Rules) -> None:
        """Open the share sheet where the tap does not reach the device, as with a screen reader."""
        self._device.share(self.text(rules))
        self.shared(rules)

    def copy(self, rules: Rules) -> None:
        """Put the text on the clipboard."""

        async def copy() -> None:
            copied = await self._device.copy(self.text(rules))
            self._tell(
                rules, _("The text is copied.") if copied else _("It cannot be copied here.")
            )

        self._device.run(copy)

    def save(self, rules: Rules) -> None:
        """Save the rules as a file."""
        name, content = rules_file(rules)

        async def save() -> None:
            place = await self._device.save(name, content)
            if place is None:
                self._tell(rules, _("Nothing was saved."))
            elif place:
                self._tell(rules, _("Saved: {place}").format(place=place))
            else:
                self._tell(rules, _("{file} is with your downloads.").format(file=name))

        self._device.run(save)

    def _tell(self, rules: Rules, told: str) -> None:
        self.went = (rules.key, told)
