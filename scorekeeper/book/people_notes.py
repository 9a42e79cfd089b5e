"""What is noted of people: names, colours, signs, who is who, who is put away, and groups.

A note is a few words with the time they were written.  Of two about the same thing the newer
counts, so the notes of two devices come out alike, whichever is merged into which.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from scorekeeper.book.ids import checked_time
from scorekeeper.rules import PlayerId, RecordError
from scorekeeper.rules.errors import sentence
from scorekeeper.rules.reading import Reader

__all__ = [
    "MOST_NOTED",
    "Note",
    "Notes",
    "PeopleNotes",
    "people_from_json",
    "people_to_json",
    "roots",
]

MOST_NOTED: Final = 20_000
"""Notes of one kind that are kept; the oldest make room."""
_MOST_WORDS: Final = 100


@dataclass(frozen=True, slots=True, order=True)
class Note:
    """A few words, and when they were written: an empty time is before all others."""

    at: str = ""
    words: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """The only word, or nothing."""
        return self.words[0] if self.words else ""


Notes = Mapping[str, Note]
"""Notes by whatever they are about."""


@dataclass(frozen=True, slots=True)
class PeopleNotes:
    """All notes of people, most of them by the person's id.

    ``same_as`` has whom a spelling of somebody counts as, ``hidden`` who was put away,
    ``apart`` two ids that are two people for all they look alike, and ``groups``, by an id
    of their own, a name and the ids of those who belong; one without words is no more.
    """

    names: Notes = field(default_factory=dict)
    colours: Notes = field(default_factory=dict)
    signs: Notes = field(default_factory=dict)
    hidden: Notes = field(default_factory=dict)
    same_as: Notes = field(default_factory=dict)
    apart: Notes = field(default_factory=dict)
    groups: Notes = field(default_factory=dict)

    def noting(self, kind: str, about: str, at: str, *words: str) -> PeopleNotes:
        """Return the notes with one more, which is newer than what it replaces."""
        notes: Notes = getattr(self, kind)
        return replace(self, **{kind: _newest(notes, {about: Note(at, words)})})

    def merged(self, other: PeopleNotes) -> PeopleNotes:
        """Return the notes of both."""
        kinds = (one.name for one in fields(self))
        return PeopleNotes(
            **{kind: _newest(getattr(self, kind), getattr(other, kind)) for kind in kinds}
        )

    @property
    def told(self) -> PeopleNotes:
        """The notes that somebody made, without those that came by themselves."""
        return replace(self, colours={of: note for of, note in self.colours.items() if note.at})


def roots(same_as: Notes) -> dict[PlayerId, PlayerId]:
    """Return as whom each spelling counts: always one that counts as nobody else.

    The older note stands; one that would lead round in a circle counts for nothing.
    """
    found: dict[PlayerId, PlayerId] = {}

    def root(one: PlayerId) -> PlayerId:
        while one in found:
            beyond = found[one]
            found[one] = found.get(beyond, beyond)
            one = beyond
        return one

    for spelling, note in sorted(same_as.items(), key=lambda item: (item[1], item[0])):
        person = PlayerId(note.word)
        if note.words and root(person) != spelling:
            found[PlayerId(spelling)] = person
    return {one: root(one) for one in tuple(found)}


def people_to_json(notes: PeopleNotes) -> dict[str, Any]:
    """Return the notes as plain JSON values; each is a list, the time first."""
    return {
        kind.name: {
            about: [note.at, *note.words] for about, note in getattr(notes, kind.name).items()
        }
        for kind in fields(notes)
    }


def people_from_json(read: Reader) -> PeopleNotes:
    """Read what ``people_to_json`` wrote.  Raises RecordError, with the place."""
    kinds = [kind.name for kind in fields(PeopleNotes)]
    found = PeopleNotes(**{kind: _notes(read.group(kind)) for kind in kinds if read.has(kind)})
    read.done()
    return found


def _notes(read: Reader) -> dict[str, Note]:
    about = dict(read.fields())
    if len(about) > MOST_NOTED:
        raise RecordError(
            read.place,
            sentence("expected at most {most} items, not {count}."),
            most=MOST_NOTED,
            count=len(about),
        )
    return {one: _note(read, one) for one in about}


def _note(read: Reader, about: str) -> Note:
    at, *words = read.texts(about, _MOST_WORDS) or ("",)
    return Note(at and checked_time(read.at(about), at), tuple(words))


def _newest(one: Notes, other: Notes) -> Notes:
    both = dict(one)
    for about, note in other.items():
        both[about] = max(note, both.get(about, note))
    if len(both) <= MOST_NOTED:
        return both
    by_age = sorted(both.items(), key=lambda item: (item[1], item[0]), reverse=True)
    return dict(by_age[:MOST_NOTED])
