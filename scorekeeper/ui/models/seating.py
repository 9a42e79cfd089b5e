"""Who sits at a table that is playing, who deals, and what can become of it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.book.people import People
from scorekeeper.book.players import cleaned_name
from scorekeeper.rules import (
    DealBy,
    Entry,
    Game,
    Leave,
    PlayerId,
    Redeal,
    Rename,
    Reseat,
    Return,
    RuleError,
    SitOut,
    Void,
)
from scorekeeper.ui.models.seating_told import cut, facts, holds_from
from scorekeeper.ui.models.table import TableModel
from scorekeeper.ui.models.taps import Taps
from scorekeeper.ui.parts.seating_row import Choice, Sitting
from scorekeeper.words import _, isolated, points, said

__all__ = ["SeatingModel"]


class SeatingModel(ft.Observable):
    """What can be done about everybody at one table, a row each.

    ``opened`` is whose row is open.  ``asked`` is who is to deal which hand, while it is
    asked what comes after; ``renamed`` whose name is being written.
    """

    def __init__(self, table: TableModel, people: People, tick: Callable[[], float]) -> None:
        self._table, self._people = table, people
        self._taps = Taps(tick)
        self._written = ""
        self.opened: PlayerId | None = None
        self.asked: tuple[PlayerId, int] | None = None
        self.renamed: PlayerId | None = None

    @property
    def _game(self) -> Game:
        return self._table.game

    # -- what is shown ----------------------------------------------------------------

    @property
    def rows(self) -> tuple[Sitting, ...]:
        """Everybody who has sat here, clockwise."""
        game, hand = self._game, self._game.hands[-1]
        totals = game.totals
        return tuple(
            Sitting(
                id=player,
                name=game.name(player),
                sign=person.sign,
                hue=person.colour,
                total=points(totals[player]) if player in totals else "",
                facts=facts(game, player),
                deals=not game.is_over and player == hand.dealer,
                is_in=player in game.present,
            )
            for player in game.seats
            for person in [self._people.person(player)]
        )

    @property
    def note(self) -> str:
        """Why what is changed now does not hold at once, and from when it does; or nothing."""
        return holds_from(self._game)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can become of the player whose row is open."""
        player = self.opened
        if player is None or player not in self._game.seats:
            return ()
        last = [
            Choice("rename", _("Rename"), ft.Icons.EDIT_OUTLINED, lambda: self.rename(player)),
        ]
        if self._game.is_over:
            return tuple(last)
        return (*self._comings(player), *self._dealing(player), *self._moves(player), *last)

    def _comings(self, player: PlayerId) -> list[Choice]:
        game, hand, free = self._game, self._game.hands[-1], self._game.free_hand
        back, leave = Return(free, player), Leave(free, player)
        if player not in game.present:
            return [self._choice("is-back", _("Is back"), ft.Icons.LOGIN, back)]
        sits: list[Choice] = []
        if not hand.has_begun and player in hand.sits_out:
            sits = [self._choice("plays", _("Plays after all"), ft.Icons.PLAY_ARROW, back)]
        elif not hand.has_begun:
            out = SitOut(hand.number, player)
            sits = [self._choice("sit-out", _("Sits this hand out"), ft.Icons.PAUSE, out)]
        return [*sits, self._choice("leave", _("Leaves"), ft.Icons.LOGOUT, leave)]

    def _dealing(self, player: PlayerId) -> list[Choice]:
        hand = self._game.hands[-1]
        if hand.has_begun or player == hand.dealer or player not in hand.order:
            return []
        return [
            Choice(
                "deal",
                _("Deals this hand"),
                ft.Icons.STYLE_OUTLINED,
                lambda: self.let_deal(player, hand.number),
            )
        ]

    def _moves(self, player: PlayerId) -> list[Choice]:
        seats, free = list(self._game.seats), self._game.free_hand
        at = seats.index(player)

        def moved(by: int) -> Reseat:
            there = (at + by) % len(seats)
            swapped = {at: seats[there], there: seats[at]}
            return Reseat(free, tuple(swapped.get(n, one) for n, one in enumerate(seats)))

        return [
            self._choice("left", _("One seat to the left"), ft.Icons.ARROW_DOWNWARD, moved(+1)),
            self._choice("right", _("One seat to the right"), ft.Icons.ARROW_UPWARD, moved(-1)),
        ]

    def _choice(self, key: str, label: str, icon: ft.IconData, entry: Entry) -> Choice:
        return Choice(key, label, icon, lambda: self._enter(entry))

    # -- rows ---------------------------------------------------------------------------

    def open(self, player: PlayerId) -> None:
        """Open a player's row, or close it when it is open."""
        if self._taps.is_same(player):
            return
        self.opened = None if self.opened == player else player
        self.asked = self.renamed = None

    def close(self) -> None:
        """Open nothing: somebody comes to the page anew."""
        self.opened = self.asked = self.renamed = None

    # -- who deals ----------------------------------------------------------------------

    def let_deal(self, player: PlayerId, hand: int) -> None:
        """Have a player deal a hand; where it was not their turn, it is asked what follows."""
        if self._taps.just_turned():
            return
        if self._turn(hand, player) == player:
            self._enter(DealBy(hand, player, goes_on=True))
            return
        self.asked = player, hand
        self._taps.turn()

    def _turn(self, hand: int, player: PlayerId) -> PlayerId | None:
        """Return whose turn to deal it is, or None where that is settled by now."""
        try:
            return self._game.after(DealBy(hand, player, goes_on=False)).hands[-1].turn
        except RuleError:
            return None

    @property
    def question(self) -> tuple[str, tuple[Choice, ...]] | None:
        """What is asked about the deal, and its answers; it is gone once the hand has begun."""
        if self.asked is None or self.asked[0] != self.opened:
            return None
        player, hand = self.asked
        turn = self._turn(hand, player)
        if turn is None:
            return None
        deals, due = isolated(self._game.name(player)), isolated(self._game.name(turn))
        on = self._choice(
            "goes-on",
            _("The deal goes on from {player}").format(player=deals),
            ft.Icons.ARROW_FORWARD,
            DealBy(hand, player, goes_on=True),
        )
        as_if = self._choice(
            "as-if",
            _("As if {player} had dealt").format(player=due),
            ft.Icons.REPLAY,
            DealBy(hand, player, goes_on=False),
        )
        told = _("{player} deals hand {hand}. And then?").format(player=deals, hand=hand)
        return told, (on, as_if)

    # -- names --------------------------------------------------------------------------

    def rename(self, player: PlayerId) -> None:
        """Write another name for a player."""
        if not self._taps.just_turned():
            self.renamed, self._written = player, self._game.player(player).name

    def write(self, name: str) -> None:
        """Take note of what has been written."""
        self._written = name

    def keep_name(self) -> None:
        """Call the player as it is written."""
        player = self.renamed
        if player is None:
            return
        try:
            name = cleaned_name(self._written)
        except RuleError as broken:
            self._table.notice = said(broken)
            return
        self._enter(Rename(self._game.hands[-1].number, player, name))

    @property
    def name_now(self) -> str:
        """What the player whose name is being written is called so far."""
        return "" if self.renamed is None else self._game.player(self.renamed).name

    # -- misdeals -----------------------------------------------------------------------

    @property
    def misdealt(self) -> int | None:
        """The hand that may have been misdealt: the last one with an entry, if there is one."""
        hands = self._game.hands
        number = len(hands) if hands[-1].has_entries else len(hands) - 1
        return number or None

    @property
    def is_void(self) -> bool:
        """Whether that hand does not count."""
        return self.misdealt is not None and self._game.hands[self.misdealt - 1].void

    def redeal(self, hand: int) -> bool:
        """Deal a hand once more.  Says whether that stands."""
        return self._enter(Redeal(hand))

    def void(self, hand: int, *, void: bool) -> bool:
        """Have a hand count for nothing, or count after all.  Says whether that stands."""
        return self._enter(Void(hand, void))

    # -- writing down -------------------------------------------------------------------

    def _enter(self, entry: Entry) -> bool:
        """Write down what was tapped; other choices lie under the thumb then."""
        if self._taps.just_turned():
            return False
        before = self._game
        if not self._table.record(entry):
            return False
        self._taps.turn()
        self._table.notice = cut(before, self._game) or None
        self.asked = self.renamed = None
        return True
