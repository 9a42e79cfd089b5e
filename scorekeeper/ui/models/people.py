"""Everybody who has played here: the roster, who may be one person, and the groups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.looks import Hue
from scorekeeper.book.people import Group, Person
from scorekeeper.book.texts import cleaned, folded
from scorekeeper.rules import PlayerId, RuleError
from scorekeeper.ui.models.unread import plainly
from scorekeeper.words import _, isolated

__all__ = ["PeopleModel", "PersonModel", "Undoing"]

SEEN_AT_ONCE = 8
"""With so many people nobody needs to search."""
PAGE = 50
"""People shown before more are asked for."""
LIKELY = 20
"""Pairs that look alike, of which those that sat together are left out."""


@dataclass(frozen=True, slots=True)
class Undoing:
    """What was just done, and how it is taken back."""

    told: str
    back: Callable[[], None]


class _Doing(ft.Observable):
    """Something that changes people; ``notice`` is why the last thing could not be done."""

    def __init__(self, library: Library) -> None:
        self._library, self._people = library, library.people
        self.notice: str | None = None
        self.undoing: Undoing | None = None

    def refresh(self) -> None:
        """Look at everything again."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back what was just done."""
        undoing = self.undoing
        if undoing is not None:
            self._do(undoing.back)

    def _do(self, deed: Callable[[], None], undoing: Undoing | None = None) -> bool:
        """Do something that saves; say whether it is done, and keep how to take it back."""
        try:
            deed()
        except (RuleError, BookError) as problem:
            self.notice = plainly(problem)
            return False
        self.notice, self.undoing = None, undoing
        self.refresh()
        return True

    def _merge(self, person: Person, spelling: Person) -> None:
        told = _("{other} counts as {player} now, games and all.").format(
            other=isolated(spelling.name), player=isolated(person.name)
        )
        self._do(
            lambda: self._people.merge(person.id, spelling.id),
            Undoing(told, lambda: self._people.separate(spelling.id)),
        )


class PeopleModel(_Doing):
    """What the screen of all people shows; ``renaming`` is the group whose name is written.

    ``pair`` are two who may be one person.  Another ``fresh`` empties the line that is
    sought with.
    """

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.everybody: tuple[Person, ...] = ()
        self.more = False
        self.pair: tuple[Person, Person] | None = None
        self.groups: tuple[Group, ...] = ()
        self.renaming: str | None = None
        self.sought, self.fresh, self.shown = "", 0, PAGE
        self.can_seek = False
        self._draft = ""
        self._began = False
        self._ones: dict[PlayerId, PersonModel] = {}

    def begin(self) -> None:
        """Show everybody as they are, whenever somebody comes to see."""
        self._began = True
        self.undoing = self.notice = self.renaming = None
        self.refresh()

    def one(self, player: PlayerId) -> PersonModel:
        """Return the model of one person."""
        person = self._people.person(player).id
        if person not in self._ones:
            self._ones[person] = PersonModel(self._library, person)
        return self._ones[person]

    def refresh(self) -> None:
        """Look at everybody again, once somebody has."""
        if not self._began:
            return
        now, wanted = self._people.now, folded(cleaned(self.sought))
        found = [one for one in now.everybody if wanted in folded(one.name)]
        self.everybody, self.more = tuple(found[: self.shown]), len(found) > self.shown
        self.can_seek = bool(self.sought) or len(now.everybody) > SEEN_AT_ONCE
        self.groups, self.pair = now.groups, self._likely_pair()
        for one in self._ones.values():
            one.refresh()

    def _likely_pair(self) -> tuple[Person, Person] | None:
        def sat_together(pair: tuple[Person, Person]) -> bool:
            return self._people.sat_together(pair[0].id, pair[1].id)

        try:
            pairs = islice(self._people.now.pairs, LIKELY)
            return next((pair for pair in pairs if not sat_together(pair)), None)
        except BookError:
            return None

    def seek(self, text: str) -> None:
        """Show only those with ``text`` in their name."""
        self.sought, self.shown = text.strip(), PAGE
        self.refresh()

    def show_more(self) -> None:
        """Show more people."""
        self.shown = self.shown + PAGE
        self.refresh()

    def merge_pair(self) -> None:
        """Have the two who may be one person be one."""
        if self.pair is not None:
            self._merge(*self.pair)

    def part_pair(self) -> None:
        """Remember that they are two."""
        if self.pair is not None:
            one, other = self.pair
            self._do(lambda: self._people.keep_apart(one.id, other.id))

    # -- groups -------------------------------------------------------------------------

    def begin_renaming(self, group: Group) -> None:
        """Let a group's name be written anew, or no more."""
        self._draft = group.name
        self.renaming = None if self.renaming == group.id else group.id

    def write(self, draft: str) -> None:
        """Take note of the name being written."""
        self._draft = draft

    def rename_group(self, group: Group) -> None:
        """Call a group as was written."""
        if self._do(lambda: self._people.rename_group(group, self._draft)):
            self.renaming = None

    def drop_group(self, group: Group) -> None:
        """Delete a group; it can be brought back."""
        told = _("“{name}” was deleted.").format(name=isolated(group.name))
        back = Undoing(told, lambda: self._people.bring_group_back(group))
        self._do(lambda: self._people.drop_group(group), back)


class PersonModel(_Doing):
    """What the page of one person shows.

    ``spellings`` are the ids that were merged into them, with what was written for each;
    ``others`` are offered to be merged while ``merging``; ``likely`` are those who may be
    the same person.  Another ``fresh`` writes the name as it is kept.
    """

    def __init__(self, library: Library, person: PlayerId) -> None:
        super().__init__(library)
        self._id = person
        self.merging = False
        self.fresh = 0
        self.refresh()
        self._draft = self.person.name

    def begin(self) -> None:
        """Show them as they are, whenever somebody comes to see."""
        self.undoing = self.notice = None
        self.merging, self.fresh = False, self.fresh + 1
        self.refresh()
        self._draft = self.person.name

    def refresh(self) -> None:
        """Look at them again."""
        now = self._people.now
        self.person: Person = now.person(self._id)
        written = ((one, now.spelling(one)) for one in sorted(self.person.ids - {self.person.id}))
        self.spellings = tuple((one, name) for one, name in written if name)
        self.others = tuple(one for one in now.everybody if one.id != self.person.id)
        pairs = (pair for pair in now.pairs if self.person in pair)
        self.likely: tuple[Person, ...] = tuple(
            one for pair in pairs for one in pair if one != self.person
        )

    @property
    def is_known(self) -> bool:
        """Whether anybody is known under this id."""
        return bool(self.person.name)

    def write(self, draft: str) -> None:
        """Take note of the name being written."""
        self._draft = draft

    def rename(self) -> None:
        """Call them as was written."""
        if self._do(lambda: self._people.rename(self._id, self._draft)):
            self._draft, self.fresh = self.person.name, self.fresh + 1

    def colour(self, hue: Hue) -> None:
        """Give them a colour."""
        self._do(lambda: self._people.colour(self._id, hue))

    def sign(self, text: str) -> None:
        """Give them a sign; their initials for an empty one."""
        self._do(lambda: self._people.sign(self._id, text))

    def merge(self, other: Person) -> None:
        """Have somebody else count as them."""
        self.merging = False
        self._merge(self.person, other)

    def part(self, other: Person) -> None:
        """Remember that somebody who looks alike is somebody else."""
        self._do(lambda: self._people.keep_apart(self._id, other.id))

    def separate(self, spelling: PlayerId, name: str) -> None:
        """Have a spelling be a person of its own again."""
        told = _("{player} is a person of their own again.").format(player=isolated(name))
        back = Undoing(told, lambda: self._people.merge(self._id, spelling))
        self._do(lambda: self._people.separate(spelling), back)

    def put_away(self) -> None:
        """Take them from the roster."""
        told = _("{player} is no longer offered. All games stay.").format(
            player=isolated(self.person.name)
        )
        back = Undoing(told, self.take_back)
        self._do(lambda: self._people.put_away(self._id), back)

    def take_back(self) -> None:
        """Have them on the roster again."""
        self._do(lambda: self._people.take_back(self._id))

    def begin_merging(self) -> None:
        """Offer the others, to be merged, or no more."""
        self.merging = not self.merging
