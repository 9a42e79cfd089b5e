"""The table: one game as one page sees it, and everything that can be tapped there."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

import flet as ft

from scorekeeper.book.errors import BookError
from scorekeeper.book.scorer import Scorer
from scorekeeper.rules import (
    Accept,
    Bid,
    Breach,
    Entry,
    Game,
    Hand,
    Played,
    PlayerId,
    RuleError,
    Tricks,
    Trump,
    TrumpMade,
)
from scorekeeper.ui.models.taps import Taps
from scorekeeper.words import _, because, described, said

__all__ = ["Phase", "TableModel"]


class Phase(Enum):
    """What the table is doing."""

    BIDDING = auto()
    RESULT = auto()
    OVER = auto()


class TableModel(ft.Observable):
    """What the screens of one game show, and what they can ask for.

    ``tick`` counts seconds; ``felt`` lets the thumb feel that an entry was taken.
    ``chosen`` is the player whose row was tapped, to bid (again) out of turn;
    ``typed`` are the digits of a bid that is not finished; ``notice`` is one sentence.
    """

    def __init__(
        self, scorer: Scorer, tick: Callable[[], float], felt: Callable[[], None] = lambda: None
    ) -> None:
        self._scorer = scorer
        self._felt = felt
        self._taps = Taps(tick)
        self._writing = False
        self.game: Game = scorer.game
        self.chosen: PlayerId | None = None
        self.typed = ""
        self.notice: str | None = None
        self.saved = True

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
    def undo_name(self) -> str | None:
        """What undo would take back, in words, or None when there is nothing."""
        entry = self._scorer.can_undo
        return None if entry is None else described(entry, self.game)

    @property
    def redo_name(self) -> str | None:
        """What redo would bring back, in words, or None when there is nothing."""
        entry = self._scorer.can_redo
        return None if entry is None else described(entry, self.game)

    @property
    def everybody_made(self) -> bool:
        """Whether the result, untouched, is that everybody made their bid."""
        hand = self.game.hand
        return hand is not None and hand.is_bid and not _differs(hand)

    # -- what can be asked for --------------------------------------------------------

    def refresh(self) -> None:
        """Show the game as it stands now, after somebody else's entry too."""
        if self._writing or self._scorer.game is self.game:
            return
        self._taps.surprise()
        self._show(self._scorer.game)

    def _show(self, game: Game) -> None:
        before = self._bottom()
        self.game = game
        if self.game.hands[-1].number != before[0] or self.game.is_over:
            self.chosen, self.typed = None, ""
        self._notice_turn(before)

    def record(self, entry: Entry) -> bool:
        """Write an entry down; a broken rule becomes a notice.  Says whether it stands."""
        if not self._written(lambda: self._scorer.record(entry)):
            return False
        self._felt()
        return True

    def _written(self, write: Callable[[], None]) -> bool:
        """Do what writes to the game, and show what came of it."""
        self._writing = True
        try:
            write()
        except RuleError as broken:
            self.notice = said(broken)
            return False
        except BookError as lost:
            self.notice, self.saved = said(lost), False
            return False
        finally:
            self._writing = False
        self.notice, self.saved = None, True
        self._show(self._scorer.game)
        return True

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
        if self._taps.just_turned() or self._taps.is_same_bid(bid):
            return
        if self.chosen is None and self._is_surprised():
            return
        why = self.game.struck_bids(player).get(bid)
        if why is not None and Breach.HOOK not in hand.accepted:
            self.notice = because(why, self.game)
            return
        before = self._bottom()
        if self.record(Bid(hand.number, player, bid)):
            self.chosen, self.typed = None, ""
            self._notice_turn(before)
            self._taps.bid_stands(bid)

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

    def correct_trump(self, hand: int, trump: Trump | None) -> None:
        """Correct the trump of any hand."""
        self.record(TrumpMade(hand, trump))

    def name_trump(self, trump: Trump | None) -> None:
        """Note the trump of the hand; None takes it back."""
        if self.game.hand is not None:
            self.record(TrumpMade(self.game.hand.number, trump))

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

    def undo(self) -> None:
        """Take the last entry back."""
        self._step(self._scorer.undo)

    def redo(self) -> None:
        """Bring the entry taken back last back."""
        self._step(self._scorer.redo)

    def _step(self, step: Callable[[], None]) -> None:
        if not self._is_surprised() and self._written(step):
            self.chosen, self.typed = None, ""
            self._taps.forget()

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

    def _is_surprised(self) -> bool:
        """Whether another page's entry came in a moment ago; then the table looks again."""
        self.refresh()
        if not self._taps.just_surprised():
            return False
        self.notice = _("Somebody else entered something at this moment: please look again.")
        return True

    def _bottom(self) -> tuple[int, Phase]:
        """Return what stands at the bottom of the screen: which hand's pad or buttons."""
        return self.game.hands[-1].number, self.phase

    def _notice_turn(self, before: tuple[int, Phase]) -> None:
        if self._bottom() != before:
            self._taps.turn()


def _differs(hand: Hand) -> bool:
    return any(hand.bids[who] != tricks for who, tricks in hand.tricks.items())
