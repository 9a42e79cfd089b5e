"""What the table is told: the line above the pad, and the note to remember."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules import Breach, Hand, Hook, Played, Position
from scorekeeper.rules.bidding import breaks_hook
from scorekeeper.rules.record import NextDealer
from scorekeeper.ui.models.naming import Naming
from scorekeeper.ui.models.shown import winners, won
from scorekeeper.ui.models.table import Phase, TableModel
from scorekeeper.ui.parts.status import balance
from scorekeeper.words import _, broken, isolated

__all__ = ["Told", "is_asked", "note", "told", "unscored"]


@dataclass(frozen=True, slots=True)
class Told:
    """The line: whose turn or what is asked, the count, and how it stands.

    ``way`` is the sign of the difference, None where there is nothing to compare;
    ``name`` is whose name stands in the prompt, which may be shortened.
    """

    prompt: str
    count: str = ""
    verdict: str = ""
    way: int | None = None
    name: str = ""


def told(model: TableModel, hand: Hand, by: Naming | None = None) -> Told:
    """Return what the line says now; ``by`` is who names trump, while that is asked below."""
    if model.phase is Phase.OVER:
        return Told(won(model.game), name=winners(model.game))
    if model.phase is Phase.BIDDING:
        return _bids(model, hand)
    if by is not None:
        return Told(by.prompt(model.game), name=by.name(model.game))
    if is_asked(model, hand):
        return Told(_("Did everybody make it?"))
    return _tricks(model, hand)


def note(model: TableModel, hand: Hand) -> str:
    """Return what the table is to remember now: what is wrong, else its duties.

    Once all is saved again that could not be, it begins with that.
    """
    saved = _("Saved.") if model.just_saved else ""
    return " ".join(filter(None, (saved, _to_remember(model, hand))))


def _to_remember(model: TableModel, hand: Hand) -> str:
    game = model.game
    if unanswered := unscored(game):
        sentence = _("The scoring has no answer for hand {hand}: see the rules of this game.")
        return sentence.format(hand=unanswered[0].number)
    if wrong := [broken(breach, hand, game.setup.rules) for breach in game.breaches(hand)]:
        return _("{wrong} Tap a row to change a bid.").format(wrong=wrong[0])
    open_hands = [one.number for one in game.hands if one is not hand and game.breaches(one)]
    if open_hands:
        return _("Hand {hand} is not right yet: see the sheet.").format(hand=open_hands[0])
    if model.phase is Phase.OVER:
        return ""
    to_say = (_lifted(model, hand), _next_deal(model, hand))
    return " ".join([*filter(None, to_say), *(_(one) for one in game.reminders(hand))])


def unscored(game: Position) -> tuple[Hand, ...]:
    """Return the hands for which the scoring has no answer: only other rules can mend them."""
    return tuple(hand for hand in game.hands if Breach.FORMULA in game.breaches(hand))


def _next_deal(model: TableModel, hand: Hand) -> str:
    """Say who deals next and why, where it is whoever missed by most as the hand stands."""
    game, result = model.game, hand.result
    by_miss = game.setup.rules.deal.next_dealer is NextDealer.BIGGEST_MISS
    if not by_miss or hand.is_last or not game.can_be_played(hand):
        return ""
    off = {who: abs(result[who] - hand.bids[who]) for who in hand.order}
    after = game.after(Played(hand.number, tuple((who, result[who]) for who in hand.order)))
    dealer = after.hands[-1].dealer
    if not max(off.values()):
        return ""
    return _("{player} deals next: {off} off.").format(
        player=isolated(game.name(dealer)), off=off[dealer]
    )


def _lifted(model: TableModel, hand: Hand) -> str:
    """Say that a rule about bids cannot be met, and so does not hold for whoever is up."""
    game, up = model.game, model.up
    if up is None or game.bids_are_hidden or Breach.HOOK in hand.accepted:
        return ""
    bidding, struck = game.setup.rules.bidding, game.struck_bids(up)
    binds = bidding.hook is Hook.OVER_ONLY and bidding.hook_binds(
        hand.cards, last_hand=hand.is_last
    )
    others = sum(bid for who, bid in hand.bids.items() if who != up)
    if (
        binds
        and _is_free(model, hand)
        and breaks_hook(bidding.hook, hand.cards, others + hand.cards)
    ):
        return _("Any bid: nobody could go over.")
    before = [one.bids[up] for one in game.hands[: hand.number - 1] if up in one.bids]
    limit = bidding.zeros_in_a_row
    if limit and before[-limit:] == [0] * limit and len(struck) == hand.cards and 0 not in struck:
        return _("A zero is open: every other bid is closed.")
    return ""


def is_asked(model: TableModel, hand: Hand) -> bool:
    """Return whether nothing shows yet that the hand was played, so that it is asked."""
    if not model.everybody_made or not model.game.can_be_played(hand):
        return False
    return sum(hand.result.values()) == hand.cards


def _bids(model: TableModel, hand: Hand) -> Told:
    game, bids = model.game, sum(hand.bids.values())
    name = "" if model.up is None else isolated(game.name(model.up))
    prompt = _("{player} bids {typed}_") if model.typed else _("{player} bids")
    prompt = prompt.format(player=name, typed=model.typed)
    if game.bids_are_hidden:
        count = _("{bids} of {players} in").format(bids=len(hand.bids), players=len(hand.order))
        return Told(prompt, count, _must(model, hand), name=name)
    count = _("{bids} of {cards}").format(bids=bids, cards=hand.cards)
    if must := _must(model, hand):
        return Told(prompt, count, must, name=name)
    return Told(prompt, count, balance(bids, hand.cards), bids - hand.cards, name)


def _must(model: TableModel, hand: Hand) -> str:
    """Say what the bids must still come to, or nothing where they may come to anything."""
    bidding, cards = model.game.setup.rules.bidding, hand.cards
    if not bidding.hook_binds(cards, last_hand=hand.is_last) or Breach.HOOK in hand.accepted:
        return ""
    falls_short = breaks_hook(bidding.hook, cards, sum(hand.bids.values()))
    open_ = model.game.bids_are_hidden or (falls_short and not _is_free(model, hand))
    if bidding.hook is Hook.OVER_ONLY and open_:
        return _("must go over {cards}").format(cards=cards)
    if bidding.hook is Hook.EXACTLY and open_:
        return _("must add up to {cards}").format(cards=cards)
    return ""


def _is_free(model: TableModel, hand: Hand) -> bool:
    """Return whether the last bidder may bid anything: what they must is out of reach."""
    up = model.up
    is_last = up == hand.dealer and len({*hand.bids, up}) == len(hand.order)
    return up is not None and is_last and not model.game.struck_bids(up)


def _tricks(model: TableModel, hand: Hand) -> Told:
    tricks = sum(hand.result.values())
    off = tricks - hand.cards
    count = _("{tricks} of {cards} tricks").format(tricks=tricks, cards=hand.cards)
    if off < 0 and model.game.setup.rules.tricks_can_be_lost:
        return Told(_("Result"), count, _("{off} lost").format(off=-off))
    if off == 0:
        return Told(_("Result"), count)
    wording = _("{off} too many") if off > 0 else _("{off} missing")
    return Told(_("Result"), count, wording.format(off=abs(off)), off)
