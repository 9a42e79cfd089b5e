"""The rules that the house keeps: a value, as it stands in the record that games share.

Rules that cannot be read (a newer program's, a damaged record) stay in their place as they
are and hide nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorekeeper.book.players import cleaned_name, same_name
from scorekeeper.book.rule_keys import free, slug, unknown_rules
from scorekeeper.book.texts import cleaned, cleaned_rules
from scorekeeper.rules import (
    CLASSIC,
    PRESETS,
    RecordError,
    RuleError,
    Rules,
    rules_from_json,
    rules_to_json,
)
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader
from scorekeeper.rules.setup import LONGEST_NAME

__all__ = ["MOST_RULES", "HouseRules", "UnreadRules", "house_from_json", "house_to_json"]

MOST_RULES = 200
"""Rules that a house keeps at most."""
NAMELESS = "house"
"""What a key is made from when a name has no plain letters."""


@dataclass(frozen=True, slots=True)
class UnreadRules:
    """A record of rules that cannot be read, as it stands, and why."""

    record: object
    problem: RecordError = field(compare=False)

    @property
    def name(self) -> str:
        """What they are called, empty where even that cannot be read."""
        name = self.record.get("name", "") if isinstance(self.record, Mapping) else ""
        return cleaned(name)[:LONGEST_NAME] if isinstance(name, str) else ""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What the house keeps, in its order; which rules a new game starts with; the draft.

    No two have one key, and no preset has the key of any.
    """

    listed: tuple[Rules | UnreadRules, ...] = ()
    default: str | None = None
    draft: Rules | UnreadRules | None = None

    @property
    def rules(self) -> tuple[Rules, ...]:
        """Those that can be read."""
        return tuple(each for each in self.listed if isinstance(each, Rules))

    @property
    def unread(self) -> tuple[UnreadRules, ...]:
        """The others, and the draft if it is one of them."""
        found = (*self.listed, self.draft)
        return tuple(each for each in found if isinstance(each, UnreadRules))

    def find(self, key: str) -> Rules:
        """Return the rules with ``key``, of the program or the house.

        Raises RuleError, naming what is close to it, when there are none.
        """
        known = self.known(key)
        if known is None:
            raise unknown_rules(key, (*self.rules, *PRESETS.values()))
        return known

    def known(self, key: str | None) -> Rules | None:
        """Return the rules with ``key``, of the program or the house, or None."""
        return None if key is None else PRESETS.get(key) or self.own(key)

    def own(self, key: str) -> Rules | None:
        """Return the house's rules with ``key``, or None."""
        return next((rules for rules in self.rules if rules.key == key), None)

    def free_name(self, name: str) -> str:
        """Return ``name``, or with a number after it while other rules are called so."""
        wanted, count = cleaned_name(name), 1
        found = wanted
        while self._is_called(found):
            count += 1
            end = f" {count}"
            found = wanted[: LONGEST_NAME - len(end)].rstrip() + end
        return found

    def keeping(self, rules: Rules) -> tuple[HouseRules, Rules]:
        """Return the house with ``rules`` in the place of those with their key, or as the last.

        New rules get a key of their own, made from their name.  Raises RuleError for a name
        that is none or that others have, and for more rules than a house keeps.
        """
        rules = replace(rules, name=cleaned_name(rules.name))
        if self._is_called(rules.name, but=rules.key):
            raise RuleError(
                sentence("There are rules called “{name}” already: give these another name."),
                name=rules.name,
            )
        earlier = self.own(rules.key)
        if earlier is None:
            return self._placed(rules, slug(rules.name), len(self.listed))
        listed = tuple(rules if each is earlier else each for each in self.listed)
        return replace(self, listed=listed), rules

    def bringing_in(self, rules: Rules) -> tuple[HouseRules, Rules]:
        """Return the house with ``rules`` that came from elsewhere as the last.

        They replace nothing: a name that is taken gets a number.  Rules that are here are
        not brought in twice.  Raises RuleError as ``keeping``.
        """
        clean = cleaned_rules(rules)
        named = replace(clean, name=cleaned_name(rules.name))
        for known in (*PRESETS.values(), *self.rules):
            if _are_same(named, known):
                return self, known
        named = replace(named, name=self.free_name(named.name))
        return self._placed(named, slug(named.name), len(self.listed))

    def returning(self, rules: Rules, place: int) -> tuple[HouseRules, Rules]:
        """Return the house with ``rules`` it had before, at their place and with their key.

        Whoever took their name or key meanwhile keeps it.  Raises RuleError as ``keeping``.
        """
        if self.own(rules.key) == rules:
            return self, rules
        return self._placed(replace(rules, name=self.free_name(rules.name)), rules.key, place)

    def without(self, key: str) -> tuple[HouseRules, Rules, int]:
        """Return the house without the rules with ``key``, them, and the place they had.

        Raises RuleError when there are none.
        """
        own = self.own(key)
        if own is None:
            raise unknown_rules(key, self.rules)
        place = self.listed.index(own)
        rest = (*self.listed[:place], *self.listed[place + 1 :])
        default = None if self.default == key else self.default
        return replace(self, listed=rest, default=default), own, place

    def leaving_out(self, unread: UnreadRules) -> tuple[HouseRules, int | None]:
        """Return the house without rules that cannot be read, and the place they had.

        None is the place of a draft.  Raises RuleError when they are not here any more.
        """
        if unread in self.listed:
            place = self.listed.index(unread)
            rest = (*self.listed[:place], *self.listed[place + 1 :])
            return replace(self, listed=rest), place
        if unread != self.draft:
            raise RuleError(sentence("These rules are not kept here any more."))
        return replace(self, draft=None), None

    def putting_back(self, unread: UnreadRules, place: int | None) -> HouseRules:
        """Return the house with what was left out; a draft begun meanwhile stays."""
        if place is None:
            return replace(self, draft=self.draft or unread)
        return replace(self, listed=(*self.listed[:place], unread, *self.listed[place:]))

    def _placed(self, rules: Rules, key: str, place: int) -> tuple[HouseRules, Rules]:
        if len(self.listed) >= MOST_RULES:
            raise RuleError(
                sentence("A house keeps at most {most} rules: delete some first."), most=MOST_RULES
            )
        placed = replace(rules, key=free(key or NAMELESS, _taken(self.listed)))
        listed = (*self.listed[:place], placed, *self.listed[place:])
        return replace(self, listed=listed), placed

    def _is_called(self, name: str, but: str | None = None) -> bool:
        others = (*PRESETS.values(), *(own for own in self.rules if own.key != but))
        return any(same_name(name, other.name) for other in others)


def house_to_json(house: HouseRules, listed: str = "house") -> dict[str, Any]:
    """Return the fields of a record that are the house's, as plain JSON values.

    ``listed`` is what the field with the list of rules is called.
    """
    return {
        listed: [_to_json(each) for each in house.listed],
        "default": house.default,
        "draft": None if house.draft is None else _to_json(house.draft),
    }


def house_from_json(read: Reader, listed: str = "house") -> HouseRules:
    """Read what ``house_to_json`` wrote, out of the record that ``read`` reads.

    Raises RecordError, with the place, for what is no list of rules at all.
    """
    rules: list[Rules | UnreadRules] = []
    for place, record in read.items(listed, MOST_RULES, ()):
        found = _from_json(record, place)
        if isinstance(found, Rules) and found.key in _taken(rules):
            # A later program may come with a preset of this key.
            found = replace(found, key=free(slug(found.name) or NAMELESS, _taken(rules)))
        rules.append(found)
    default = read.raw("default", None)
    draft = read.raw("draft", None)
    return HouseRules(
        tuple(rules),
        None if default is None else read.text("default"),
        None if draft is None else _from_json(draft, read.at("draft")),
    )


def _are_same(rules: Rules, known: Rules) -> bool:
    """Return whether ``known`` are ``rules``, but for the key, or a number after the name."""
    number = known.name.removeprefix(rules.name).strip()
    called = rules.name == known.name or number.isdigit()
    return called and replace(rules, key=known.key, name=known.name) == known


def _to_json(rules: Rules | UnreadRules) -> object:
    return rules_to_json(rules) if isinstance(rules, Rules) else rules.record


def _from_json(record: object, place: str) -> Rules | UnreadRules:
    try:
        return rules_from_json(record, CLASSIC, place)
    except RecordError as problem:
        return UnreadRules(record, problem)


def _taken(listed: Iterable[Rules | UnreadRules]) -> set[str]:
    """Return the keys that new rules may not have; rules that cannot be read have theirs."""
    found = set(PRESETS)
    for each in listed:
        if isinstance(each, Rules):
            found.add(each.key)
        elif isinstance(each.record, Mapping):
            found.add(str(each.record.get("key", "")))
    return found
