"""Rules from elsewhere being brought in: pasted or picked, looked at, kept."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.export.rules_found import Unread, rules_in
from scorekeeper.rules import RuleError, Rules
from scorekeeper.ui.device import Device
from scorekeeper.ui.models.picking import Picking
from scorekeeper.words import said

__all__ = ["RulesImportModel"]


class RulesImportModel(Picking):
    """What was handed in: the rules ``found`` in it, or the ``problem`` with it.

    ``detail`` says where in it the problem lies, for whoever writes such records.

    ``free_name`` is what they would be called here.  Another ``fresh`` empties the box that
    is pasted into, another ``reading`` fills the one with the name anew.
    """

    def __init__(self, library: Library, device: Device) -> None:
        super().__init__(device)
        self._house = library.house
        self._name: str | None = None  # what a person calls them
        self.found: Rules | None = None
        self.problem: str | None = None
        self.detail = ""
        self.free_name = ""
        self.fresh = self.reading = 0

    def begin(self) -> None:
        """Start over, with nothing handed in."""
        self._show(None)
        self.fresh = self.fresh + 1

    def read(self, pasted: str) -> None:
        """Look at what was pasted; nothing is kept yet."""
        if pasted.strip():
            self._read(pasted)
        else:
            self._show(None)

    def read_file(self, content: bytes) -> None:
        """Look at what is in a file, in the place of what was pasted."""
        self.fresh = self.fresh + 1
        self._read(content)

    def call(self, name: str) -> None:
        """Give them another name."""
        self._name = name

    def keep(self) -> Rules | None:
        """Keep them as rules of the house, and return them, or say why they cannot be."""
        if self.found is None:
            return None
        named = self.found if self._name is None else replace(self.found, name=self._name)
        try:
            return self._house.bring_in(named)
        except (BookError, RuleError) as broken:
            self.problem, self.detail = said(broken), ""
            return None

    def _read(self, given: str | bytes) -> None:
        found = rules_in(given)
        if isinstance(found, Unread):
            self._show(None, said(found.plain))
            self.detail = said(found.precise) if found.has_place else ""
            return
        try:
            self._show(found)
        except RuleError as nameless:
            self._show(None, said(nameless))

    def _show(self, found: Rules | None, problem: str | None = None) -> None:
        free = "" if found is None else self._house.free_name(found.name)
        self._name, self.problem, self.detail = None, problem, ""
        self.found, self.free_name, self.reading = found, free, self.reading + 1
