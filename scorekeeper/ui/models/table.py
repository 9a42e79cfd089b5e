"""The table: one game as one page sees it, and everything that can be tapped there."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Game,
    Hand,
    Played,
    PlayerId,
    Points,
    Tricks,
    Trump,
    TrumpMade,
)
from scorekeeper.rules.language import plain
from scorekeeper.ui.models.doorway import Doorway
from scorekeeper.words import because

__all__ = ["Phase", "TableModel"]


class Phase(Enum):
    """What the table is doing."""

    BIDDING = auto()
    RESULT = auto()
    OVER = auto()


class TableModel(Doorway):
    """What the screens of one game show, and what they can ask for.

    ``chosen`` is the player whose row was tapped, to bid (again) out of turn;
    ``typed`` are the digits of a bid that is not finished.
    """

    def __init__(
        self, scorer: Scorer, tick: Callable[[], float], felt: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(scorer, tick, felt)
        self.chosen: PlayerId | None = None
        self.typed = ""

    # -- what is shown ----------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Bidding, the result, or the end; choosing a row goes back to its bid."""
        hand = self.game.hand
        if hand is None:
            return Phase.OVER
        return Phase.BIDDING if self.up is not None else Phase.RESULT

    @property
    def up(self) -> PlayerId | None:
        """Whose bid the pad enters: whoever was chosen, else whoever is next."""
        return self.chosen or self.game.to_bid

    @property
    def everybody_made(self) -> bool:
        """Whether the result, untouched, is that everybody made their bid."""
        hand = self.game.hand
        return hand is not None and hand.is_bid and not _differs(hand)

    def _show(self, game: Game) -> None:
        before, was_begun = self._bottom(), self.game.hands[-1].has_begun
        super()._show(game)
        last = self.game.hands[-1]
        dealt_anew = last.number != before[0] or (was_begun and not last.has_begun)
        if dealt_anew or self.game.is_over or self.chosen not in {None, *last.order}:
            self._let_go()
        self._notice_turn(before)

    def _let_go(self) -> None:
        self.chosen, self.typed = None, ""

    # -- what can be asked for --------------------------------------------------------

    def choose(self, player: PlayerId) -> None:
        """Go back to a player's bid; a second tap lets go of it."""
        hand = self.game.hand
        if hand is None or player not in hand.order:
            return
        next_up = self.game.to_bid
        self.chosen = None if player in {self.chosen, next_up} else player
        self.typed, self.notice = "", None

    def bid(self, bid: int, drawn_for: PlayerId | None = None) -> None:
        """Enter the bid of whoever is up; a bid that is closed says why.

        ``drawn_for`` is whose pad was tapped: one that stands no more takes no bid.
        """
        hand, player = self.game.hand, self.up
        if hand is None or player is None or drawn_for not in {None, player}:
            return
        if self._taps.just_turned() or self._taps.is_same(bid):
            return
        if self.chosen is None and self._is_surprised():
            return
        why = self.game.struck_bids(player).get(bid)
        if why is not None and Breach.HOOK not in hand.accepted:
            self.notice = because(why, self.game)
            return
        before = self._bottom()
        if self.record(Bid(hand.number, player, bid)):
            self._let_go()
            self._notice_turn(before)
            self._taps.stands(bid)

    def take(self, player: PlayerId, tricks: int) -> None:
        """Enter how many tricks a player took in this hand."""
        hand = self.game.hand
        if hand is not None and not self._taps.just_turned():
            self.record(Tricks(hand.number, player, tricks))

    def correct_bid(self, hand: int, player: PlayerId, bid: int) -> None:
        """Correct a bid of any hand; one that breaks a rule is taken, and said."""
        self.record(Bid(hand, player, bid))

    def correct_tricks(self, hand: int, player: PlayerId, tricks: int) -> None:
        """Correct a trick count of any hand."""
        self.record(Tricks(hand, player, tricks))

    def name_trump(self, trump: Trump | None, hand: int | None = None) -> None:
        """Note the trump of ``hand``, by default the current one; None takes it back."""
        number = hand or (self.game.hand and self.game.hand.number)
        if number:
            self._name(TrumpMade(number, trump, self.game.hands[number - 1].named_by))

    def let_name(self, hand: int, player: PlayerId) -> None:
        """Note who names the trump of a hand, which may be known or not yet."""
        self._name(TrumpMade(hand, self.game.hands[hand - 1].trump, player))

    def _name(self, entry: TrumpMade) -> None:
        if self._taps.just_turned() or not self.record(entry):
            return
        # What is tapped next comes up where names and suits lie now; a suit that was turned
        # up lies nowhere near the pad, where the next bid may be quick.
        if entry.player is not None or self.phase is not Phase.BIDDING:
            self._taps.turn()

    def look_up(self) -> None:
        """Take note that other keys came up, for which the next tap may be too early."""
        self._taps.turn()

    def add(self, hand: int, player: PlayerId, points: Points) -> None:
        """Add ``points`` to the extra points of a player in a hand."""
        extra = (hand, player, points)
        if self._taps.just_turned() or self._taps.is_same(extra):
            return
        stands = self.game.hands[hand - 1].adjust.get(player, 0)
        if self.record(Adjust(hand, player, plain(stands + points))):
            self._taps.stands(extra)

    def clear(self, hand: int, player: PlayerId) -> None:
        """Take all extra points of a player in a hand away."""
        if player in self.game.hands[hand - 1].adjust:
            self.record(Adjust(hand, player, 0))

    def let_stand(self, hand: int, breach: Breach) -> None:
        """Accept a hand that breaks a rule."""
        self.record(Accept(hand, breach))

    def go_on(self) -> None:
        """Record the hand as it stands and deal the next one."""
        hand = self.game.hand
        if hand is None or not self.game.can_be_played(hand):
            return
        if self._taps.just_turned() or self._is_surprised():
            return
        result = hand.result
        self.record(Played(hand.number, tuple((who, result[who]) for who in hand.order)))

    # -- the keyboard -----------------------------------------------------------------

    def digit(self, digit: str) -> None:
        """Type a digit of a bid; it is entered once no further digit could follow."""
        hand = self.game.hand
        if hand is None or self.up is None:
            return
        typed = int(self.typed + digit)
        if typed > hand.cards:
            self.typed = ""
        elif typed and typed * 10 <= hand.cards:
            self.typed = str(typed)
        else:
            self._enter(typed)

    def enter(self) -> None:
        """Enter the bid typed so far, or go on to the next hand."""
        if self.typed:
            self._enter(int(self.typed))
        else:
            self._taps.forget()
            self.go_on()

    def _enter(self, bid: int) -> None:
        # Keys are not hit twice by a shaky thumb.
        self._taps.forget()
        self.typed = ""
        self.bid(bid)

    def step_back(self) -> None:
        """Take back the digit typed, or else the last entry."""
        if self.typed:
            self.typed = ""
        else:
            self.undo()

    def _bottom(self) -> tuple[int, Phase]:
        """Return what stands at the bottom of the screen: which hand's pad or buttons."""
        return self.game.hands[-1].number, self.phase

    def _notice_turn(self, before: tuple[int, Phase]) -> None:
        if self._bottom() != before:
            self._taps.turn()


def _differs(hand: Hand) -> bool:
    return any(hand.bids[who] != tricks for who, tricks in hand.tricks.items())
