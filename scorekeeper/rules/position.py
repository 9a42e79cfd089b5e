"""Where a game stands, and everything that can be asked about it.

The screens never guess what is legal: they ask here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from scorekeeper.rules.bidding import Hook, Order, Why, breaks_hook, hooked_bids, struck_bids
from scorekeeper.rules.entries import Breach, PlayerId, Rescore
from scorekeeper.rules.hand import Hand
from scorekeeper.rules.language import Points
from scorekeeper.rules.record import Leader, Rules
from scorekeeper.rules.scoring import Scoring
from scorekeeper.rules.seating import Player, Seating, called
from scorekeeper.rules.setup import Setup
from scorekeeper.rules.sheet import Line, sheet
from scorekeeper.rules.standing import Standing, standings
from scorekeeper.rules.trump import Source, Trump, settled_trump
from scorekeeper.rules.values import dataclass, replace

__all__ = ["Position"]


@dataclass(frozen=True)
class Position:
    """A game as it stands.

    ``plan`` is the cards of every hand, played or to come; ``hands`` are those begun,
    the current one last.  When the plan has been played out, no hand is current.
    ``rescored`` are the switches to another scoring that hold, by hand; ``seating`` is who
    sits where, or has.
    """

    setup: Setup
    plan: tuple[int, ...]
    hands: tuple[Hand, ...]
    rescored: tuple[Rescore, ...]
    seating: Seating

    @cached_property
    def rules(self) -> Rules:
        """The rules as they hold now: the setup's, with the scoring switched to last."""
        if not self.rescored:
            return self.setup.rules
        newest = self.rescored[-1]
        cases, streak = newest.scoring.cases, newest.scoring.streak
        return replace(self.setup.rules, scoring=cases, streak=streak, wins=newest.wins)

    @cached_property
    def _first_scoring(self) -> Scoring:
        return Scoring(self.setup.rules.scoring, self.setup.rules.streak)

    def scoring(self, number: int) -> Scoring:
        """Return what decides what hand ``number`` pays."""
        found = self._first_scoring
        for switch in self.rescored:
            found = switch.scoring if switch.hand <= number else found
        return found

    @property
    def hand(self) -> Hand | None:
        """The hand being played, or None when the game is over."""
        return None if self.hands[-1].played else self.hands[-1]

    @property
    def is_over(self) -> bool:
        """Whether the plan has been played out."""
        return self.hand is None

    @property
    def free_hand(self) -> int:
        """The number of the first hand that has not begun: who plays it can still change."""
        last = self.hands[-1]
        return last.number + 1 if last.has_begun else last.number

    # -- who plays --------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who has ever sat here, clockwise as they sit now."""
        return self.seating.players

    @property
    def seats(self) -> tuple[PlayerId, ...]:
        """Their ids."""
        return self.seating.seats

    @property
    def present(self) -> tuple[PlayerId, ...]:
        """Who is in from the first free hand on, clockwise; who sits one out is among them."""
        absent = self.seating.absent(self.free_hand)
        return tuple(player for player in self.seats if player not in absent)

    def joined(self, player: PlayerId) -> int:
        """Return the first hand that ``player`` was in; 1 for whoever was there at first."""
        return self.seating.joined(player)

    def player(self, player: PlayerId) -> Player:
        """Return the player with this id."""
        return next(seated for seated in self.players if seated.id == player)

    def name(self, player: PlayerId) -> str:
        """Return what ``player`` is called here; namesakes are told apart by their seats."""
        return called(self.players, player)

    # -- bidding ----------------------------------------------------------------------

    @property
    def to_bid(self) -> PlayerId | None:
        """Whose bid is next in the order of the hand, or None when all have bid."""
        hand = self.hand
        if hand is not None:
            for who in hand.order:
                if who not in hand.bids:
                    return who
        return None

    @property
    def bids_are_hidden(self) -> bool:
        """Whether bids made all at once wait to be revealed together."""
        at_once = self.setup.rules.bidding.order is Order.AT_ONCE
        return at_once and self.hand is not None and not self.hand.is_bid

    def struck_bids(self, player: PlayerId) -> Mapping[int, Why]:
        """Return the bids that are closed to ``player`` in the current hand, with why.

        Nothing at all is closed once the table accepts that the hook is broken.
        Raises ValueError when the game is over.
        """
        hand = self.hand
        if hand is None:
            raise ValueError("no hand is being bid")
        if Breach.HOOK in hand.accepted:
            return {}
        bidding = self.setup.rules.bidding
        held = player == hand.dealer or bidding.hook is Hook.EXACTLY
        if not held and bidding.zeros_in_a_row is None:
            return {}
        others = [bid for who, bid in hand.bids.items() if who != player]
        completes = player == hand.dealer and len(others) == len(hand.order) - 1
        return struck_bids(
            bidding,
            hand.cards,
            sum(others),
            is_last=completes,
            last_hand=hand.is_last,
            zeros=self._zeros_before(hand, player),
        )

    def may_bid(self, player: PlayerId) -> bool:
        """Return whether ``player`` is up, or has a bid in the current hand to change."""
        hand = self.hand
        if hand is None or player not in hand.order:
            return False
        at_once = self.setup.rules.bidding.order is Order.AT_ONCE
        return at_once or player in hand.bids or player == self.to_bid

    def legal_bids(self, player: PlayerId | None = None) -> tuple[int, ...]:
        """Return the bids open to ``player`` (by default whoever is next), lowest first.

        There are none for who sits out, nor for who is not up yet when bids go in turn.
        """
        hand, who = self.hand, player or self.to_bid
        if hand is None or who is None or not self.may_bid(who):
            return ()
        struck = self.struck_bids(who)
        return tuple(bid for bid in range(hand.cards + 1) if bid not in struck)

    def _zeros_before(self, hand: Hand, player: PlayerId) -> int:
        """How many zero bids in a row ``player`` has behind them, hands sat out or void aside."""
        if self.setup.rules.bidding.zeros_in_a_row is None:
            return 0
        run = 0
        for earlier in reversed(self.hands[: hand.number - 1]):
            bid = None if earlier.void else earlier.bids.get(player)
            if bid is not None and bid > 0:
                break
            run += bid == 0
        return run

    # -- the result -------------------------------------------------------------------

    def adds_up(self, hand: Hand, tricks: Mapping[PlayerId, int]) -> bool:
        """Return whether ``tricks`` can be the result of ``hand``."""
        taken = sum(tricks.values())
        if self.setup.rules.tricks_can_be_lost:
            return taken <= hand.cards
        return taken == hand.cards

    def can_be_played(self, hand: Hand) -> bool:
        """Return whether the result, as it stands, can be recorded."""
        if not hand.is_bid:
            return Breach.MISSING in hand.accepted
        return self.adds_up(hand, hand.result) or Breach.TRICKS in hand.accepted

    def trump(self, hand: Hand) -> Trump | None:
        """Return the trump of ``hand``, or None while it is not known."""
        settled = self.settled_trump(hand.number, hand.cards, len(hand.order))
        return hand.trump if settled is None else settled

    def settled_trump(self, number: int, cards: int, players: int) -> Trump | None:
        """Return the trump that the rules alone settle for a hand, begun or not, else None."""
        rules = self.setup.rules
        plan = self.hands[number - 1].plan if number <= len(self.hands) else self.plan
        return settled_trump(
            rules.trump,
            number,
            is_last=number == len(plan),
            all_dealt=cards * players == rules.pack.size(players),
        )

    def leader(self, hand: Hand) -> PlayerId | None:
        """Return who leads to the first trick, or None while the bids have to show it."""
        if self.setup.rules.deal.leader is Leader.TOP_BIDDER:
            return hand.top_bidder
        return hand.leader

    def trump_namer(self, hand: Hand) -> PlayerId | None:
        """Return who names the trump of ``hand``; None when nobody does or it is not known.

        The top bidder does, unless the table said that somebody else did; who wins an
        auction has to be told.
        """
        source = self.setup.rules.trump.source
        settled = self.settled_trump(hand.number, hand.cards, len(hand.order))
        if settled is not None or source not in {Source.TOP_BIDDER, Source.AUCTION}:
            return None
        top = hand.top_bidder if source is Source.TOP_BIDDER else None
        return hand.named_by or top

    def reminders(self, hand: Hand) -> tuple[str, ...]:
        """Return what the table is to remember in ``hand`` as it stands, to be translated."""
        trump = self.trump(hand)
        env: dict[str, Points | str] = {
            "cards": hand.cards,
            "hand": hand.number,
            "hands": len(hand.plan),
            "top": max(hand.plan),
            "players": len(hand.order),
            "bidding": not hand.is_bid,
            "playing": hand.is_bid,
            "trump": "" if trump is None else str(trump),
        }
        return tuple(one.text for one in self.setup.rules.reminders if one.shows(env))

    def breaches(self, hand: Hand) -> tuple[Breach, ...]:
        """Return every rule that ``hand`` breaks and the table has not accepted."""
        found = []
        if hand.void:
            return ()
        if hand.is_bid and self._breaks_hook(hand):
            found.append(Breach.HOOK)
        if hand.played and not hand.is_complete:
            found.append(Breach.MISSING)
        elif hand.played and not self.adds_up(hand, hand.tricks):
            found.append(Breach.TRICKS)
        if self.sheet[hand.number - 1].no_answer is not None:
            found.append(Breach.FORMULA)
        return tuple(breach for breach in found if breach not in hand.accepted)

    def _breaks_hook(self, hand: Hand) -> bool:
        """Whether the bids may not stand: the dealer could have kept them from that.

        Bids made all at once are judged by their sum alone, since anybody may mend it.
        """
        bidding = self.setup.rules.bidding
        if not bidding.hook_binds(hand.cards, last_hand=hand.is_last):
            return False
        bids, last = sum(hand.bids.values()), hand.bids[hand.dealer]
        if bidding.order is Order.AT_ONCE:
            return breaks_hook(bidding.hook, hand.cards, bids)
        return last in hooked_bids(bidding.hook, hand.cards, bids - last)

    # -- the sheet --------------------------------------------------------------------

    @cached_property
    def sheet(self) -> tuple[Line, ...]:
        """One line per hand begun: points, totals."""
        trumps = tuple(self.trump(hand) for hand in self.hands)
        scorings = [self.scoring(hand.number) for hand in self.hands]
        return sheet(self.seating, self.hands, trumps, scorings)

    @property
    def totals(self) -> Mapping[PlayerId, Points]:
        """Everybody's points so far, also of those who are in from the next hand on only."""
        return {**self.seating.starts(self.free_hand), **self.sheet[-1].totals}

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody's place, first place first; seat order within a tie."""
        return standings(self.rules, self.sheet, self.totals)

    @property
    def winners(self) -> tuple[PlayerId, ...]:
        """Whoever shares the first place."""
        return tuple(standing.player for standing in self.standings if standing.rank == 1)
