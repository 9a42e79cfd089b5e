"""The folk: everybody on the roster as they are called and look today, each person once.

It is made of the roster and the notes of people, and holds for as long as those do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from scorekeeper.book.likeness import alike, alike_pairs
from scorekeeper.book.looks import Hue, hue_of, initials, kept_sign, unlike_initials
from scorekeeper.book.people_notes import PeopleNotes, roots
from scorekeeper.book.players import Remembered, Roster, same_name
from scorekeeper.book.texts import folded
from scorekeeper.rules import Player, PlayerId

__all__ = ["Folk", "Group", "Person", "pair_key"]

COMPARED: Final = 500
"""People, the most regular first, of whom two may be one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as they are called and look today; ``ids`` are all they have played under.

    ``sign`` is a letter or two, or an emoji; ``chosen`` what was chosen for one, or nothing.
    ``games`` counts what they sat in, ``last`` is when the last of them began.
    """

    id: PlayerId
    name: str
    colour: Hue
    sign: str
    ids: frozenset[PlayerId]
    games: int = 0
    last: str = ""
    hidden: bool = False
    chosen: str = ""

    @property
    def player(self) -> Player:
        """They as they sit down today."""
        return Player(self.id, self.name)


@dataclass(frozen=True, slots=True)
class Group:
    """Regulars who play together, under a name."""

    id: str
    name: str
    people: tuple[Person, ...]


class Folk:
    """Everybody, made of a ``roster`` and the ``notes`` of people."""

    def __init__(self, roster: Roster, notes: PeopleNotes) -> None:
        self._roster, self._notes = roster, notes
        self._root = roots(notes.same_as)
        self._ids: dict[PlayerId, set[PlayerId]] = defaultdict(set)
        for spelling, person in self._root.items():
            self._ids[person] |= {spelling, person}
        self._seats: dict[PlayerId, list[Remembered]] = defaultdict(list)
        for one in roster.remembered:
            self._seats[self.root(one.player.id)].append(one)

    def root(self, player: PlayerId) -> PlayerId:
        """Return the id of the person that an id stands for."""
        return self._root.get(player, player)

    def ids(self, player: PlayerId) -> frozenset[PlayerId]:
        """Return all ids of the person that an id stands for."""
        person = self.root(player)
        return frozenset(self._ids.get(person, {person}))

    def person(self, player: PlayerId) -> Person:
        """Return the person that an id stands for; somebody unknown has no name."""
        known = self._people.get(self.root(player))
        if known is not None:
            return known
        unknown = self._made(self.root(player))
        return replace(unknown, sign=unknown.chosen or initials(unknown.name))

    def colour(self, player: PlayerId) -> Hue:
        """Return the colour of the person that an id stands for."""
        person = self.root(player)
        return hue_of(person, _word(self._notes, "colours", person))

    @cached_property
    def everybody(self) -> tuple[Person, ...]:
        """Everybody who was not put away: the last evening's people first, then the busiest."""
        shown = (one for one in self._people.values() if not one.hidden)
        return tuple(sorted(shown, key=lambda one: (one.last[:10], one.games), reverse=True))

    @cached_property
    def roster(self) -> Roster:
        """The roster as it is today: each person once, under their name."""
        seated = (Remembered(one.player, one.games, one.last) for one in self.everybody)
        return replace(self._roster, remembered=tuple(seated))

    def spelling(self, player: PlayerId) -> str:
        """Return what was written for an id by itself, merged or not; nothing if unknown."""
        noted = self._notes.names.get(player)
        if noted is not None:
            return noted.word
        seats = self._seats.get(self.root(player), ())
        return next((one.player.name for one in seats if one.player.id == player), "")

    def find(self, name: str) -> Person | None:
        """Return whoever is called ``name``, in any of their spellings; the most regular."""
        return next((one for one in self.everybody if self._is_called(one, name)), None)

    def like(self, name: str, but: Iterable[PlayerId] = ()) -> Person | None:
        """Return whoever may be meant by ``name``, for a slip or having been put away."""
        barred = {self.root(one) for one in but}
        near = [
            one
            for one in self._people.values()
            if one.id not in barred
            and not any(self._is_apart(one.id, other) for other in barred)
            and any(alike(spelt, name) for spelt in self._spellings(one))
        ]
        return max(near, key=lambda one: (_nearness(one.name, name), one.games), default=None)

    @cached_property
    def pairs(self) -> tuple[tuple[Person, Person], ...]:
        """Two of the regulars each who may be one person; who played more comes first."""
        people = sorted(self.everybody[:COMPARED], key=lambda one: (-one.games, one.id))
        found = alike_pairs([one.name for one in people])
        both = ((people[one], people[other]) for one, other in found)
        return tuple(pair for pair in both if not self._is_apart(pair[0].id, pair[1].id))

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups of regulars, by name."""
        found = []
        for key, note in self._notes.groups.items():
            if note.words:
                ids = dict.fromkeys(self.root(PlayerId(one)) for one in note.words[1:])
                found.append(Group(key, note.word, tuple(map(self.person, ids))))
        return tuple(sorted(found, key=lambda group: (folded(group.name), group.id)))

    @cached_property
    def _people(self) -> dict[PlayerId, Person]:
        made = [self._made(person) for person in self._seats]
        made.sort(key=lambda one: (-one.games, one.id))
        signs = unlike_initials([one.name for one in made])
        return {
            one.id: replace(one, sign=one.chosen or sign)
            for one, sign in zip(made, signs, strict=True)
        }

    def _made(self, person: PlayerId) -> Person:
        seats, notes = self._seats.get(person, []), self._notes
        newest = max(seats, key=lambda one: (one.player.id == person, one.last), default=None)
        name = self.spelling(person) or ("" if newest is None else self.spelling(newest.player.id))
        chosen = kept_sign(_word(notes, "signs", person))
        return Person(
            id=person,
            name=name,
            colour=self.colour(person),
            sign=chosen,
            ids=self.ids(person),
            games=sum(one.games for one in seats),
            last=max((one.last for one in seats), default=""),
            hidden=bool(_word(notes, "hidden", person)),
            chosen=chosen,
        )

    def _is_called(self, person: Person, name: str) -> bool:
        return any(same_name(spelt, name) for spelt in self._spellings(person))

    def _spellings(self, person: Person) -> Iterator[str]:
        yield person.name
        if len(person.ids) > 1:
            yield from (spelt for one in person.ids if (spelt := self.spelling(one)))

    def _is_apart(self, one: PlayerId, other: PlayerId) -> bool:
        note = self._notes.apart.get(pair_key(one, other))
        return note is not None and bool(note.words)


def pair_key(one: PlayerId, other: PlayerId) -> str:
    """Return what two people are noted under, whoever is named first."""
    first, second = sorted((one, other))
    return f"{len(first)} {first} {second}"


def _word(notes: PeopleNotes, kind: str, person: PlayerId) -> str:
    note = getattr(notes, kind).get(person)
    return note.word if note is not None else ""


def _nearness(one: str, other: str) -> float:
    return SequenceMatcher(None, folded(one), folded(other)).ratio()
