"""Somebody who comes late: who they are, where they sit, and with how many points they begin."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import floor

import flet as ft

from scorekeeper.book.people import People
from scorekeeper.book.players import same_name
from scorekeeper.rules import Game, Join, Player, PlayerId, Points, Return, RuleError
from scorekeeper.rules.language import plain
from scorekeeper.rules.record import Direction
from scorekeeper.ui.models.seating_told import cut
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.models.taps import Taps
from scorekeeper.words import _, isolated, ngettext, points, said

__all__ = ["JoiningModel", "Start", "average", "usual_seat"]

MOST = 100_000
"""The most points to begin with, or to be behind with, that the steps reach."""


class Start(StrEnum):
    """What somebody begins with who comes late."""

    ZERO = "zero"
    LOWEST = "lowest"
    AVERAGE = "average"
    OTHER = "other"


class JoiningModel(ft.Observable):
    """How somebody will join one game; nothing is written down before ``join``.

    ``who`` has been chosen, ``notice`` says why somebody could not be; another ``fresh``
    empties the line that names are written on.  ``start`` is what they begin with, and
    ``other`` the points chosen by steps.
    """

    def __init__(self, table: TableModel, people: People, tick: Callable[[], float]) -> None:
        self._table, self._people = table, people
        self._taps = Taps(tick)
        self._draft = ""
        self._refused = ""  # the name of somebody who is here, once it was handed in
        self._after: PlayerId | None = None
        self.who: Player | None = None
        self.start = Start.ZERO
        self.other: Points = 0
        self.notice: str | None = None
        self.fresh = 0

    def begin(self) -> None:
        """Begin with nobody: whoever comes to the page may mean somebody else."""
        self._draft = self._refused = ""
        self._after = self.who = self.notice = None
        self.start, self.other = Start.ZERO, 0
        self.fresh += 1

    @property
    def _game(self) -> Game:
        return self._table.game

    # -- who ----------------------------------------------------------------------------

    @property
    def known(self) -> tuple[Player, ...]:
        """Everybody remembered who has not sat here, the last evening's people first."""
        here = {one for player in self._game.seats for one in self._people.ids(player)}
        everybody = self._people.roster.regulars()
        return tuple(player for player in everybody if player.id not in here)

    @property
    def away(self) -> tuple[tuple[PlayerId, str], ...]:
        """Everybody who has left, under their names here."""
        game = self._game
        gone = [player for player in game.seats if player not in game.present]
        return tuple((player, game.name(player)) for player in gone)

    def choose(self, player: Player) -> None:
        """Have somebody known join, or nobody yet when they were chosen before."""
        if not self._taps.is_same(player.id):
            self.who = None if self.who == player else player
            self.notice = None

    def write(self, name: str) -> None:
        """Take note of the name being written."""
        self._draft = name

    def hand_in(self, name: str) -> bool:
        """Have whoever is called ``name`` join.  Says whether the name was taken.

        The name of somebody who sits here is a namesake's when it is handed in again.
        """
        roster, game = self._people.roster, self._game
        try:
            player = roster.player(name)
            here = next((one for one in game.players if same_name(one.name, player.name)), None)
            if here is not None and not same_name(self._refused, name):
                self._refused = name
                told = _("{player} sits here already. If this is somebody else, hand it in again.")
                self.notice = told.format(player=isolated(here.name))
                return False
            if player.id in game.seats:
                player = roster.newcomer(name)
        except RuleError as broken:
            self.notice = said(broken)
            return False
        self.who, self.notice = player, None
        self._draft = self._refused = ""
        return True

    # -- where ---------------------------------------------------------------------------

    @property
    def gaps(self) -> tuple[tuple[PlayerId, str], ...]:
        """Every place between two who are in: after whom, and the place in words."""
        present = self._game.present
        pairs = zip(present, (*present[1:], *present[:1]), strict=True)
        between = _("between {player} and {other}")
        return tuple(
            (one, between.format(**_named(self._game, one, other))) for one, other in pairs
        )

    @property
    def after(self) -> PlayerId:
        """Whom they will sit next to, clockwise; at first so that they deal last."""
        usual = usual_seat(self._game)
        return self._after if self._after in self._game.present and self._after else usual

    def sit(self, after: PlayerId) -> None:
        """Have them sit clockwise next to somebody."""
        self._after = after

    # -- points --------------------------------------------------------------------------

    @property
    def starts(self) -> dict[Start, str]:
        """The ways to begin, each with its points."""
        return {
            Start.ZERO: points(0),
            Start.LOWEST: _("The lowest: {points}").format(points=points(self._of(Start.LOWEST))),
            Start.AVERAGE: _("The average, rounded: {points}").format(
                points=points(self._of(Start.AVERAGE))
            ),
            Start.OTHER: _("Other points"),
        }

    def begin_with(self, start: Start) -> None:
        """Choose what they begin with; other points go on from what was chosen before."""
        if start is Start.OTHER and self.start is not Start.OTHER:
            self.other = self.points
        self.start = start

    def step(self, by: int) -> None:
        """Have them begin with ``by`` points more, or fewer."""
        self.other = plain(min(max(self.other + by, -MOST), MOST))

    @property
    def points(self) -> Points:
        """What they will begin with."""
        return self._of(self.start)

    def _of(self, start: Start) -> Points:
        totals = [self._game.totals[player] for player in self._game.present]
        match start:
            case Start.ZERO:
                return 0
            case Start.LOWEST:
                return min(totals)
            case Start.AVERAGE:
                return average(totals)
            case Start.OTHER:
                return self.other

    # -- joining -------------------------------------------------------------------------

    @property
    def problem(self) -> str:
        """Why nobody can join now, in one sentence, or nothing."""
        game = self._game
        if game.is_over:
            return _("The game is over. One more hand, and it goes on.")
        if game.free_hand > len(game.plan):
            told = _("Hand {hand} is the last one: plan another first.")
            return told.format(hand=len(game.plan))
        tried = self._tried()
        return said(tried) if isinstance(tried, RuleError) else ""

    @property
    def preview(self) -> str:
        """What will be, in one sentence, or that somebody has to be chosen first."""
        if self.who is None:
            return _("Choose who joins.")
        tried = self._tried()
        if isinstance(tried, RuleError):
            return ""
        present = tried.present
        at = present.index(self.who.id)
        # The figure itself may be a half, which is many.
        form = ngettext(
            "{who} plays from hand {hand} on with {points} point, between {player} and {other}.",
            "{who} plays from hand {hand} on with {points} points, between {player} and {other}.",
            1 if abs(self.points) == 1 else 2,
        )
        return form.format(
            who=isolated(tried.name(self.who.id)),
            hand=self._game.free_hand,
            points=points(self.points),
            **_named(tried, present[at - 1], present[(at + 1) % len(present)]),
        )

    @property
    def warning(self) -> str:
        """What becomes of the plan where the pack no longer reaches, or nothing."""
        tried = self._tried()
        return "" if isinstance(tried, RuleError) else cut(self._game, tried)

    def _entry(self, who: Player) -> Join:
        return Join(self._game.free_hand, who.id, who.name, self.after, self.points)

    def _tried(self) -> Game | RuleError:
        """Return the game with them in it, with anybody while nobody is chosen, or why not."""
        try:
            return self._game.after(self._entry(self.who or Player(PlayerId("?"), "?")))
        except RuleError as broken:
            return broken

    def join(self) -> bool:
        """Write it down.  Says whether they are in.

        A name that is written but not handed in is taken first, and shown.
        """
        if self.who is None and self._draft.strip():
            if self.hand_in(self._draft):
                self.fresh += 1
            self._taps.turn()
            return False
        if self.who is None or self._taps.just_turned():
            return False
        who, before = self.who, self._game
        if not self._table.record(self._entry(who)):
            return False
        self._taps.turn()
        self._people.joined(self._game, who.id)
        self._table.notice = cut(before, self._game) or None
        self.begin()
        return True

    def come_back(self, player: PlayerId) -> bool:
        """Have somebody be in again who left.  Says whether they are."""
        before = self._game
        if self._taps.just_turned() or not self._table.record(Return(before.free_hand, player)):
            return False
        self._taps.turn()
        self._table.notice = cut(before, self._game) or None
        return True


def average(totals: list[Points]) -> int:
    """Return the average as a whole number; a half is rounded up.

    >>> average([1, 2]), average([-1, -2])
    (2, -1)
    """
    return floor(sum(totals) / len(totals) + 0.5)


def usual_seat(game: Game) -> PlayerId:
    """Return whom a newcomer sits next to, clockwise, so that they are the last to deal.

    That is beside whoever dealt last, on the side from which the deal comes.
    """
    dealt = game.hands[-1] if game.hands[-1].has_begun else game.hands[len(game.hands) - 2]
    dealer = dealt.turn or dealt.dealer
    present = game.present
    if dealer not in present:
        return present[-1]
    if game.setup.rules.deal.direction is Direction.RIGHT:
        return dealer
    return present[present.index(dealer) - 1]


def _named(game: Game, player: PlayerId, other: PlayerId) -> dict[str, str]:
    return {"player": isolated(game.name(player)), "other": isolated(game.name(other))}
