"""The house: the rules that this device keeps beside those that come with the program.

Games carry their own copy of their rules: whatever changes here changes no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from scorekeeper.book.house_rules import HouseRules, UnreadRules
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.shared import Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.rules import CLASSIC, RecordError, Rules, rules_from_json, rules_to_json
from scorekeeper.rules.payoff import gap

__all__ = ["Dropped", "House", "LeftOut", "payable"]

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Dropped:
    """Rules that were dropped, and what it takes to bring them back as they were."""

    rules: Rules
    place: int
    was_default: bool


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Rules that cannot be read and were left out, and where they stood; None for a draft."""

    unread: UnreadRules
    place: int | None


class House:
    """The rules of the house, in the record that all games share.

    Whatever changes them saves first, then tells the pages.  It raises StoreError or
    RecordError when it cannot be saved and RuleError when it may not be, with nothing
    changed.
    """

    def __init__(self, record: SharedRecord, listeners: Listeners) -> None:
        self._record = record
        self._listeners = listeners

    @property
    def rules(self) -> tuple[Rules, ...]:
        """The rules of the house, in the order they came."""
        return self._now.rules

    @property
    def unread(self) -> tuple[UnreadRules, ...]:
        """Those that cannot be read, a draft too; they are kept as they stand."""
        return self._now.unread

    @property
    def problems(self) -> tuple[RecordError, ...]:
        """Why they cannot be read."""
        return tuple(each.problem for each in self.unread)

    def find(self, key: str) -> Rules:
        """Return the rules with ``key``: those that come with the program, or the house's.

        Raises RuleError, naming what is close to it, when there are none.
        """
        return self._now.find(key)

    def free_name(self, name: str) -> str:
        """Return ``name``, or with a number after it while other rules are called so.

        Raises RuleError for an empty or endless name.
        """
        return self._now.free_name(name)

    def keep(self, rules: Rules) -> Rules:
        """Keep ``rules`` in the place of the house's own with their key, else as new ones.

        Returns them as they are kept: with a clean name, and new ones with a key of their
        own.  No two may share a name, presets included.
        """
        payable(rules)
        return self._change(lambda house: house.keeping(rules))

    def bring_in(self, rules: Rules) -> Rules:
        """Keep rules that came from elsewhere; they replace none, whatever their key.

        Returns them as they are kept: a name that is taken gets a number.  Rules that are
        here already are not brought in twice.
        """
        return self.bring_all_in((rules,))[0]

    def bring_all_in(self, several: Sequence[Rules]) -> tuple[Rules, ...]:
        """Keep several rules that came from elsewhere, or none when one cannot be kept.

        Returns them as ``bring_in`` does.
        """
        for rules in several:
            payable(rules)

        def brought(house: HouseRules) -> tuple[HouseRules, tuple[Rules, ...]]:
            found: list[Rules] = []
            for rules in several:
                house, kept = house.bringing_in(rules)
                found.append(kept)
            return house, tuple(found)

        return self._change(brought)

    def drop(self, key: str) -> Dropped:
        """Delete rules of the house; returns what ``bring_back`` needs."""

        def dropped(house: HouseRules) -> tuple[HouseRules, Dropped]:
            rest, rules, place = house.without(key)
            return rest, Dropped(rules, place, was_default=house.default == key)

        return self._change(dropped)

    def bring_back(self, dropped: Dropped) -> Rules:
        """Undo a drop: the rules return to their place, and are the default if they were.

        Returns them as they are kept, under another key or name where others took theirs.
        """

        def back(house: HouseRules) -> tuple[HouseRules, Rules]:
            house, rules = house.returning(dropped.rules, dropped.place)
            if dropped.was_default and house.default is None:
                house = replace(house, default=rules.key)
            return house, rules

        return self._change(back)

    def leave_out(self, unread: UnreadRules) -> LeftOut:
        """Delete rules that cannot be read; returns what ``put_back`` needs."""

        def left(house: HouseRules) -> tuple[HouseRules, LeftOut]:
            rest, place = house.leaving_out(unread)
            return rest, LeftOut(unread, place)

        return self._change(left)

    def put_back(self, left: LeftOut) -> None:
        """Undo that: they stand where they stood, as they were."""
        self._change(lambda house: (house.putting_back(left.unread, left.place), None))

    @property
    def default_key(self) -> str | None:
        """The key of the rules a new game starts with; None when none were chosen."""
        house = self._now
        return None if house.known(house.default) is None else house.default

    @property
    def default(self) -> Rules:
        """The rules a new game starts with: the base game's unless others were chosen."""
        house = self._now
        return house.known(house.default) or CLASSIC

    def make_default(self, key: str | None) -> None:
        """Choose the rules a new game starts with, by their key; None chooses none."""

        def chosen(house: HouseRules) -> tuple[HouseRules, None]:
            if key is not None:
                house.find(key)
            return replace(house, default=key), None

        self._change(chosen)

    @property
    def draft(self) -> Rules | None:
        """The rules that are being edited and were not kept yet, or None."""
        draft = self._now.draft
        return draft if isinstance(draft, Rules) else None

    def keep_draft(self, rules: Rules | None) -> None:
        """Remember the rules being edited, through a restart too; None ends it."""
        if rules is not None:
            readable(rules)
        self._change(lambda house: (replace(house, draft=rules), None))

    @property
    def _now(self) -> HouseRules:
        return self._record.now.house

    def _change(self, change: Callable[[HouseRules], tuple[HouseRules, Result]]) -> Result:
        results: list[Result] = []

        def changed(shared: Shared) -> Shared:
            house, result = change(shared.house)
            results.append(result)
            return replace(shared, house=house)

        self._record.change(changed)
        self._listeners.tell()
        return results[0]


def readable(rules: Rules) -> None:
    """Raise RecordError, with the place, for rules that could be kept but not read again."""
    rules_from_json(rules_to_json(rules))


def payable(rules: Rules) -> None:
    """Raise RuleError, too, for rules that have no answer for some bid and result."""
    readable(rules)
    if (lost := gap(rules)) is not None:
        raise lost
