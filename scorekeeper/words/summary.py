"""The rules in plain sentences: what is dealt, how it is bid, what it pays."""

from __future__ import annotations

from scorekeeper.rules import Hook, Order, Plan, Rules, Shape
from scorekeeper.rules.record import Direction, NextDealer, Ties, Wins
from scorekeeper.rules.scoring import Case
from scorekeeper.rules.trump import NoTrump, Source
from scorekeeper.words.figures import points
from scorekeeper.words.sayings import hands, trump_name
from scorekeeper.words.translation import _

__all__ = ["about", "pays", "sentences"]


def about(rules: Rules) -> str:
    """Return what makes these rules, in one plain sentence."""
    if rules.about:
        return _(rules.about)
    return " ".join(pays(case) for case in rules.scoring)


def sentences(rules: Rules, players: int) -> tuple[str, ...]:
    """Return what ``players`` people play by these rules, a few sentences.

    Raises RuleError where the rules cannot be played by so many.
    """
    found = [_plan(rules.plan, rules.sizes(players)), *_trump(rules), *_bidding(rules)]
    found += [pays(case) for case in rules.scoring]
    found += _rest(rules)
    found += [_(reminder.text) for reminder in rules.reminders]
    return tuple(found)


def pays(case: Case) -> str:
    """Return what one line of the scoring says; a line nobody foresaw stands as it is."""
    known = {
        ("made", "10 + tricks"): _("A bid that is made pays 10 and its tricks."),
        ("made and bid == 0", "5 + cards"): _("A zero that is made pays 5 and the cards."),
        ("missed", "tricks"): _("A miss still pays 1 for every trick."),
        ("missed", "0"): _("A miss pays nothing."),
    }
    condition, formula = case
    return known.get(case) or f"{condition}: {formula}"


def _plan(plan: Plan, sizes: tuple[int, ...]) -> str:
    shapes = {
        Shape.UP: _("{hands}: from 1 card up to {top}."),
        Shape.DOWN: _("{hands}: from {top} cards down to 1."),
        Shape.UP_DOWN: _("{hands}: from 1 card up to {top} and down again."),
        Shape.DOWN_UP: _("{hands}: from {top} cards down to 1 and up again."),
    }
    sentence = shapes.get(plan.shape, _("{hands}: {sizes} cards."))
    listed = ", ".join(map(str, sizes))
    return sentence.format(hands=hands(len(sizes)), top=max(sizes), sizes=listed)


def _trump(rules: Rules) -> list[str]:
    suits = ", ".join(trump_name(suit) for suit in rules.trump.cycle)
    first = suits.split(", ", maxsplit=1)[0]
    sources = {
        Source.TURN_UP: _("The card turned up makes trump."),
        Source.FIXED: _("Trump is always the same: {first}.").format(first=first),
        Source.CYCLE: _("Trumps go round: {suits}.").format(suits=suits),
        Source.TOP_BIDDER: _("The highest bidder names trump."),
        Source.AUCTION: _("Trump is auctioned."),
        Source.NONE: _("There is no trump."),
    }
    found = [sources[rules.trump.source]]
    match rules.trump.no_trump:
        case _ if rules.trump.source is Source.NONE:
            pass
        case NoTrump.LAST_HAND:
            found.append(_("The last hand has no trump."))
        case NoTrump.WHEN_ALL_DEALT:
            found.append(_("There is no trump when all cards are dealt."))
        case tuple(numbers) if numbers:
            listed = ", ".join(map(str, numbers))
            found.append(_("No trump in these hands: {hands}.").format(hands=listed))
    return found


def _bidding(rules: Rules) -> list[str]:
    bidding = rules.bidding
    found = [
        _("Everybody bids at once.")
        if bidding.order is Order.AT_ONCE
        else _("Bids are made in turn, the dealer last.")
    ]
    hooks = {
        Hook.NOT_EQUAL: _("The bids may not add up to the cards."),
        Hook.OVER_ONLY: _("The bids must go over the cards."),
        Hook.EXACTLY: _("The bids must add up to the cards."),
    }
    if bidding.hook is not Hook.OFF:
        found.append(hooks[bidding.hook])
        if bidding.hook_from > 1:
            sentence = _("That holds from {cards} cards on.")
            found.append(sentence.format(cards=bidding.hook_from))
        if not bidding.hook_on_last_hand:
            found.append(_("It does not hold in the last hand."))
    if bidding.zeros_in_a_row is not None:
        sentence = _("Only {limit} zero bids in a row are allowed.")
        found.append(sentence.format(limit=bidding.zeros_in_a_row))
    return found


def _rest(rules: Rules) -> list[str]:
    """Return what only some tables play."""
    found = []
    if rules.streak is not None:
        sentence = _("After {length} hands in a row: {made} for made ones, {missed} for missed.")
        made, missed = points(rules.streak.made), points(rules.streak.missed)
        found.append(sentence.format(length=rules.streak.length, made=made, missed=missed))
    if rules.tricks_can_be_lost:
        found.append(_("Tricks can be lost."))
    if rules.deal.direction is Direction.RIGHT:
        found.append(_("The deal goes round to the right."))
    if rules.deal.next_dealer is NextDealer.BIGGEST_MISS:
        found.append(_("Whoever was furthest off deals next."))
    if rules.wins is Wins.LOWEST:
        found.append(_("The lowest total wins."))
    if rules.ties is Ties.MOST_MADE:
        found.append(_("Of equal totals, the one with more bids made wins."))
    return found
