"""The seats of a new game: who sits where, who deals first, and who is offered."""

from __future__ import annotations

import random
from collections import Counter

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.library import Library
from scorekeeper.book.people import Group, Person
from scorekeeper.book.players import same_name
from scorekeeper.rules import Player, PlayerId, RuleError
from scorekeeper.rules.record import MOST_PLAYERS
from scorekeeper.ui.models.unread import plainly
from scorekeeper.words import _, isolated, said

__all__ = ["SeatsModel"]


class SeatsModel(ft.Observable):
    """Who sits down for a game that is being put together.

    ``seats`` are the players clockwise, ``dealer`` deals first; ``notice`` is one sentence
    about the last thing that could not be done; another ``fresh`` empties the line names
    are written on.  ``doubt`` is somebody known whose name is nearly the one handed in.
    ``grouping`` says that a name for a group is being written.
    """

    def __init__(self, library: Library, lots: random.Random) -> None:
        self._library, self._lots = library, lots
        self._refused: Player | None = None  # whose name was refused last
        self._draft = ""  # the name being written
        self._doubted = ""  # the name that is nearly somebody's
        self._group = ""  # the name of a group being written
        self._with: dict[PlayerId, Counter[PlayerId]] = {}  # who sits with whom
        self.seats: tuple[Player, ...] = ()
        self.dealer: PlayerId | None = None
        self.notice: str | None = None
        self.doubt: Person | None = None
        self.grouping = False
        self.fresh = 0

    def _clear(self, players: tuple[Player, ...], first_dealer: PlayerId | None) -> None:
        """Seat these people instead, each under the name and the id of today."""
        people = self._library.people
        found = {people.person(one.id).id: one for one in players}
        self.seats = tuple(
            Player(person, people.person(person).name or one.name) for person, one in found.items()
        )
        self.dealer = None if first_dealer is None else people.person(first_dealer).id
        self.notice, self._with, self.grouping = None, {}, False
        # A name half written for another table is nobody at this one.
        self._draft, self.fresh = "", self.fresh + 1
        self._settle()

    # -- what is shown ----------------------------------------------------------------

    @property
    def absent(self) -> tuple[Player, ...]:
        """Everybody remembered who is not seated: who often sits with those here comes first."""
        seated = {player.id for player in self.seats}
        together = sum((self._seated_with(one) for one in seated), Counter[PlayerId]())
        absent = (one.player for one in self._library.people.now.everybody if one.id not in seated)
        return tuple(sorted(absent, key=lambda player: -together[player.id]))

    def _seated_with(self, player: PlayerId) -> Counter[PlayerId]:
        if player not in self._with:
            self._with[player] = self._library.people.seated_with(player)
        return self._with[player]

    def person(self, player: PlayerId) -> Person:
        """Return how somebody looks today."""
        return self._library.people.person(player)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of which somebody is not seated yet."""
        seated = {player.id for player in self.seats}
        groups = self._library.people.now.groups
        return tuple(one for one in groups if not seated.issuperset(p.id for p in one.people))

    @property
    def may_be_group(self) -> bool:
        """Whether those seated could be kept as a group that there is not yet."""
        seated = {player.id for player in self.seats}
        groups = self._library.people.now.groups
        return len(seated) > 1 and all({p.id for p in one.people} != seated for one in groups)

    @property
    def first_dealer(self) -> PlayerId | None:
        """Who deals first: whoever was chosen, else the last seat, so that the first bids."""
        if self.dealer is not None:
            return self.dealer
        return self.seats[-1].id if self.seats else None

    # -- names ------------------------------------------------------------------------

    def add(self, name: str) -> bool:
        """Seat whoever is called ``name``, remembered or new.  Says whether they sit.

        A name that is seated is refused, for it is likely the same person; handed in once
        more at once, it is somebody else's.  So is one that is nearly somebody's.
        """
        return self._add(name, self._refused, self._doubted)

    def _add(self, name: str, refused: Player | None, doubted: str) -> bool:
        people, roster, self._refused = self._library.people, self._library.roster, None
        self._settle()
        try:
            known, player = people.now.find(name), people.player(name)
            if namesake := self._namesake(player):
                if refused is not namesake:
                    self._refuse(namesake)
                    return False
                player = roster.newcomer(name)
            elif known is None and not same_name(name, doubted) and self._doubts(player.name):
                return False
        except RuleError as unusable:
            self.notice = said(unusable)
            return False
        self._sit(player)
        return True

    def _sit(self, player: Player) -> None:
        self.seats, self.notice, self._draft = (*self.seats, player), None, ""

    def _namesake(self, player: Player) -> Player | None:
        namesakes = (
            seated
            for seated in self.seats
            if seated.id == player.id or same_name(seated.name, player.name)
        )
        return next(namesakes, None)

    def _refuse(self, namesake: Player) -> None:
        self._refused = namesake
        self.notice = _(
            "{player} is seated already. Add the name once more if it is somebody else's."
        ).format(player=isolated(namesake.name))

    def _doubts(self, name: str) -> bool:
        """Ask whether somebody new is somebody known; say whether there is a doubt."""
        self.doubt = self._library.people.now.like(name)
        self._doubted = name if self.doubt is not None else ""
        self.notice = None
        return self.doubt is not None

    @property
    def question(self) -> str:
        """What is asked about a name that is nearly somebody's, or nothing."""
        if self.doubt is None:
            return ""
        asked = _("Is this the {player} who is here already?")
        return asked.format(player=isolated(self.doubt.name))

    @property
    def doubted(self) -> str:
        """The name that is nearly somebody's."""
        return self._doubted

    def take_known(self) -> None:
        """Seat the person known, whose name was nearly written."""
        known, self._draft, self.fresh = self.doubt, "", self.fresh + 1
        self._settle()
        if known is not None:
            self.seat(known.player)

    def keep_new(self) -> None:
        """Seat somebody new by the name as it was written."""
        if self._add(self._doubted, None, self._doubted):
            self.fresh = self.fresh + 1

    def _settle(self) -> None:
        self.doubt, self._doubted = None, ""

    def write(self, draft: str) -> None:
        """Take note of the name being written, lest the start forget it."""
        self._draft = draft
        if self.doubt is not None and not same_name(draft, self._doubted):
            self._settle()

    def _seat_draft(self) -> None:
        if self._add(self._draft, None, self._doubted):
            saying, named = _("{player} is seated too. Start when everybody sits."), self.seats[-1]
        elif self._refused is None:
            return  # it is no name, or may be somebody's
        else:
            saying = _("{player} is seated already. Start when everybody sits.")
            named, self._refused, self._draft = self._refused, None, ""
        self.notice, self.fresh = saying.format(player=isolated(named.name)), self.fresh + 1

    # -- the seats --------------------------------------------------------------------

    def seat(self, player: Player) -> None:
        """Seat somebody remembered, in the last place."""
        if all(player.id != seated.id for seated in self.seats):
            self.seats, self.notice = (*self.seats, player), None

    def seat_group(self, group: Group) -> None:
        """Seat all of a group who do not sit yet, as far as a table has seats."""
        for person in group.people:
            if len(self.seats) < MOST_PLAYERS:
                self.seat(person.player)

    def leave(self, player: PlayerId) -> None:
        """Take somebody from the table."""
        self.seats = tuple(seated for seated in self.seats if seated.id != player)
        if self.dealer == player:
            self.dealer = None
        self.notice = None

    def move(self, player: PlayerId, by: int) -> None:
        """Move somebody ``by`` seats along, round the table."""
        seats = list(self.seats)
        here = next(index for index, seated in enumerate(seats) if seated.id == player)
        seats.insert((here + by) % len(seats), seats.pop(here))
        self.seats = tuple(seats)

    def deal_first(self, player: PlayerId) -> None:
        """Let ``player`` deal first."""
        self.dealer, self.notice = player, None

    def draw_lots(self) -> None:
        """Let chance decide who deals first."""
        if self.seats:
            chosen = self._lots.choice(self.seats)
            self.dealer = chosen.id
            self.notice = _("The lot fell on {player}.").format(player=isolated(chosen.name))

    # -- groups -----------------------------------------------------------------------

    def begin_grouping(self) -> None:
        """Let those seated be given a name as a group, or no more."""
        self.grouping, self._group = not self.grouping, ""

    def write_group(self, name: str) -> None:
        """Take note of the name being written for a group."""
        self._group = name

    def keep_group(self) -> None:
        """Keep those seated as a group under the name that was written."""
        try:
            self._library.people.keep_group(self._group, [one.id for one in self.seats])
        except (RuleError, BookError) as problem:
            self.notice = plainly(problem)
            return
        self.grouping, self.notice = False, None
