"""People: who has played here, what they are called and look like, and who sits with whom.

A person is an id, or several that were merged: games keep the ids they were played under,
and whoever asks by person asks for all of them.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.book.catalogue import Catalogue
from scorekeeper.book.deletions import later
from scorekeeper.book.errors import BookError
from scorekeeper.book.folk import Folk, Group, Person, pair_key
from scorekeeper.book.listeners import Listeners
from scorekeeper.book.looks import Hue, kept_sign
from scorekeeper.book.people_notes import PeopleNotes
from scorekeeper.book.players import Roster, cleaned_name
from scorekeeper.book.shared import LastTable, Shared
from scorekeeper.book.shared_record import SharedRecord
from scorekeeper.book.sought import Sought
from scorekeeper.book.summary import Summary
from scorekeeper.rules import Game, Player, PlayerId, RuleError
from scorekeeper.rules.errors import sentence

__all__ = ["Group", "People", "Person"]

RECENT: Final = 200
"""Games of somebody that say with whom they often sit."""
_LOG = logging.getLogger(__name__)


class People:
    """The people of a library; whatever changes them saves first, then tells the pages.

    It raises StoreError or RecordError when it cannot be saved, and RuleError when it may
    not be, with nothing changed.  ``renamed`` hears of a person who is called otherwise now:
    their ids, and the name.
    """

    def __init__(
        self,
        record: SharedRecord,
        listeners: Listeners,
        catalogue: Catalogue,
        clock: Callable[[], str],
        renamed: Callable[[frozenset[PlayerId], str], None] = lambda _ids, _name: None,
    ) -> None:
        self._record, self._listeners = record, listeners
        self._catalogue, self._clock, self._renamed = catalogue, clock, renamed
        self._known: tuple[Shared, Folk] | None = None

    # -- who they are -------------------------------------------------------------------

    @property
    def now(self) -> Folk:
        """Everybody as they are today."""
        shared, known = self._record.now, self._known
        if known is None or known[0] is not shared:
            known = self._known = shared, Folk(shared.roster, shared.people)
        return known[1]

    def person(self, player: PlayerId) -> Person:
        """Return the person that an id stands for; somebody unknown has no name."""
        return self.now.person(player)

    def ids(self, player: PlayerId) -> frozenset[PlayerId]:
        """Return all ids of the person that an id stands for."""
        return self.now.ids(player)

    def names(self, players: Sequence[Player]) -> tuple[str, ...]:
        """Return what the ``players`` of a game are called today, namesakes told apart.

        Whoever is unknown is called as in the game.
        """
        found = [self.person(one.id).name or one.name for one in players]
        alone = Counter(found)
        return tuple(
            name if alone[name] == 1 else f"{name} ({seat})" for seat, name in enumerate(found, 1)
        )

    def today(self, game: Summary) -> Summary:
        """Return what a list says of a game, with everybody called as they are today."""
        pairs = zip(game.players, self.names(game.players), strict=True)
        return replace(game, players=tuple(Player(one.id, name) for one, name in pairs))

    def player(self, name: str) -> Player:
        """Return whoever is called ``name`` in any of their spellings, or somebody new.

        Raises RuleError for an empty or endless name.
        """
        known = self.now.find(name)
        return self.roster.newcomer(name) if known is None else known.player

    @property
    def roster(self) -> Roster:
        """Everybody who has played here and was not put away, each person once."""
        return self.now.roster

    @property
    def last_table(self) -> LastTable | None:
        """Who sat where last time, under the names of today."""
        table, now = self._record.now.table, self.now
        if table is None:
            return None
        people = dict.fromkeys(now.root(one.id) for one in table.players)
        called = {now.root(one.id): one.name for one in table.players}
        players = tuple(Player(one, now.person(one).name or called[one]) for one in people)
        return replace(table, players=players, first_dealer=now.root(table.first_dealer))

    def seated_with(self, player: PlayerId) -> Counter[PlayerId]:
        """Return how often each other person sat with somebody in their last games."""
        now, found = self.now, Counter[PlayerId]()
        try:
            games = self._catalogue.find(Sought(people=(self.ids(player),)), RECENT)
            for game in (one for one in games if isinstance(one, Summary)):
                found.update({now.root(one.id) for one in game.players})
        except BookError as problem:
            _LOG.warning("who sits with whom cannot be counted: %s", problem)
        del found[now.root(player)]
        return found

    def sat_together(self, one: PlayerId, other: PlayerId) -> bool:
        """Return whether two sat in one game.  Raises StoreError."""
        both = Sought(people=(self.ids(one), self.ids(other)))
        self._catalogue.catch_up()
        return self._catalogue.count(both) > 0

    # -- what changes them --------------------------------------------------------------

    def rename(self, player: PlayerId, name: str) -> None:
        """Call somebody otherwise from now on; their games keep the name they were played under.

        Raises RuleError for an empty or endless name.
        """
        called = cleaned_name(name)
        self._note("names", self.now.root(player), called)
        self._renamed(self.ids(player), called)

    def colour(self, player: PlayerId, hue: Hue) -> None:
        """Give somebody a colour."""
        self._note("colours", self.now.root(player), str(hue))

    def sign(self, player: PlayerId, text: str) -> None:
        """Give somebody a sign of one or two letters or emoji; their initials without one."""
        sign = kept_sign(text)
        self._note("signs", self.now.root(player), *([sign] if sign else []))

    def put_away(self, player: PlayerId) -> None:
        """Take somebody from the roster; their games stay, and so do they until they return."""
        self._note("hidden", self.now.root(player), "yes")

    def take_back(self, player: PlayerId) -> None:
        """Have somebody on the roster again."""
        self._note("hidden", self.now.root(player))

    def merge(self, person: PlayerId, spelling: PlayerId) -> None:
        """Have ``spelling`` count as ``person`` from now on, with all that is theirs.

        Raises RuleError for two who sat in one game: they are two people.
        """
        now = self.now
        winner, loser = now.person(person), now.person(spelling)
        if winner.id == loser.id:
            return
        if self.sat_together(winner.id, loser.id):
            raise RuleError(
                sentence("{player} and {other} sat in one game, so they are two people."),
                player=winner.name,
                other=loser.name,
            )
        self._note("same_as", loser.id, winner.id)

    def separate(self, spelling: PlayerId) -> None:
        """Have a merged spelling be a person of its own again, with its games."""
        self._change(lambda notes, at: _separated(notes, spelling, at))

    def keep_apart(self, one: PlayerId, other: PlayerId) -> None:
        """Remember that two who look alike are two people."""
        self._note("apart", pair_key(self.now.root(one), self.now.root(other)), "yes")

    # -- groups -------------------------------------------------------------------------

    def keep_group(self, name: str, players: Iterable[PlayerId]) -> None:
        """Keep people as a group of regulars, in place of one of this name.

        Raises RuleError for an empty or endless name.
        """
        called, now = cleaned_name(name), self.now
        ids = dict.fromkeys(map(now.root, players))
        known = next((one.id for one in now.groups if one.name == called), None)
        self._note("groups", known or f"g-{secrets.token_hex(6)}", called, *ids)

    def rename_group(self, group: Group, name: str) -> None:
        """Call a group otherwise.  Raises RuleError for an empty or endless name."""
        self._note("groups", group.id, cleaned_name(name), *(one.id for one in group.people))

    def drop_group(self, group: Group) -> None:
        """Delete a group; its people stay."""
        self._note("groups", group.id)

    def bring_group_back(self, group: Group) -> None:
        """Undo that."""
        self._note("groups", group.id, group.name, *(one.id for one in group.people))

    def remember(self, change: Callable[[Shared], Shared]) -> None:
        """Remember who sat down.  The game itself is safe: a failure is only logged."""
        try:
            self._record.change(change)
        except (BookError, RuleError) as problem:
            _LOG.warning("the people of this game cannot be remembered: %s", problem)

    def joined(self, game: Game, newcomer: PlayerId) -> None:
        """Remember who came late to a game that is being played."""
        self.remember(lambda shared: shared.joined(game.setup, game.players, newcomer))
        self._listeners.tell()

    def _note(self, kind: str, about: str, *words: str) -> None:
        def noted(notes: PeopleNotes, at: str) -> PeopleNotes:
            return _noted(notes, kind, about, at, *words)

        self._change(noted)

    def _change(self, change: Callable[[PeopleNotes, str], PeopleNotes]) -> None:
        at = self._clock()
        self._record.change(lambda shared: replace(shared, people=change(shared.people, at)))
        self._listeners.tell()


def _noted(notes: PeopleNotes, kind: str, about: str, at: str, *words: str) -> PeopleNotes:
    """Return the notes with one more: newer than the one it replaces, though a clock went back."""
    known = getattr(notes, kind).get(about)
    if known is not None and known.at and known.words == words:
        return notes
    moment = at if known is None or not known.at else max(at, later(known.at, known.at))
    return notes.noting(kind, about, moment, *words)


def _separated(notes: PeopleNotes, spelling: PlayerId, at: str) -> PeopleNotes:
    person = Folk(Roster(), notes).root(spelling)
    if person == spelling:
        return notes
    parted = _noted(notes, "same_as", spelling, at)
    # Another device may have merged them the other way round: that counts from now on.
    if Folk(Roster(), parted).root(person) == Folk(Roster(), parted).root(spelling):
        parted = _noted(parted, "same_as", person, at)
    return parted
