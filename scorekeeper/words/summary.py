"""The rules in plain sentences, topic by topic: what is dealt, how it is bid, what it pays."""

from __future__ import annotations

from enum import StrEnum
from itertools import count, groupby

from scorekeeper.rules import Hook, Order, Plan, Rules, Shape
from scorekeeper.rules.record import Direction, Leader, NextDealer, Ties, Wins
from scorekeeper.rules.scoring import OneCardHands
from scorekeeper.rules.trump import NoTrump, Source
from scorekeeper.words.figures import points
from scorekeeper.words.lines import scoring_said
from scorekeeper.words.sayings import hands, trump_name
from scorekeeper.words.translation import _, ngettext

__all__ = ["Topic", "about", "sentences", "told", "topic_name"]


class Topic(StrEnum):
    """The groups of a rules record, as a person reads them."""

    CARDS = "cards"
    PLAN = "plan"
    DEAL = "deal"
    TRUMP = "trump"
    BIDDING = "bidding"
    SCORING = "scoring"
    STREAK = "streak"
    END = "end"
    EXTRA_POINTS = "extra-points"
    REMINDERS = "reminders"


def about(rules: Rules) -> str:
    """Return what makes these rules, in one plain sentence."""
    if rules.about:
        return _(rules.about)
    return " ".join(scoring_said(rules.scoring))


def topic_name(topic: Topic) -> str:
    """Return the heading of a topic."""
    names = {
        Topic.CARDS: _("Cards"),
        Topic.PLAN: _("Hands"),
        Topic.DEAL: _("Deal"),
        Topic.TRUMP: _("Trump"),
        Topic.BIDDING: _("Bidding"),
        Topic.SCORING: _("Scoring"),
        Topic.STREAK: _("Streaks"),
        Topic.END: _("The end"),
        Topic.EXTRA_POINTS: _("Extra points"),
        Topic.REMINDERS: _("Reminders"),
    }
    return names[topic]


def sentences(rules: Rules, players: int) -> tuple[str, ...]:
    """Return what ``players`` people play by these rules; what is usual is left unsaid.

    Raises RuleError where the rules cannot be played by so many.
    """
    spoken = [topic for topic in Topic if topic not in {Topic.CARDS, Topic.PLAN}]
    plan = told(Topic.PLAN, rules, players)
    pack = told(Topic.CARDS, rules, players) if rules.pack != Rules().pack else ()
    rest = (text for topic in spoken for text in told(topic, rules, players))
    return (*plan, *pack, *rest)


def told(topic: Topic, rules: Rules, players: int) -> tuple[str, ...]:
    """Return what ``rules`` say on one topic; nothing where they are as at every table.

    Raises RuleError where the rules cannot be played by so many.
    """
    tell = {
        Topic.CARDS: lambda: _cards(rules, players),
        Topic.PLAN: lambda: [_plan(rules.plan, rules.sizes(players))],
        Topic.DEAL: lambda: _deal(rules),
        Topic.TRUMP: lambda: _trump(rules),
        Topic.BIDDING: lambda: _bidding(rules),
        Topic.SCORING: lambda: scoring_said(rules.scoring),
        Topic.STREAK: lambda: _streak(rules),
        Topic.END: lambda: _end(rules),
        Topic.EXTRA_POINTS: lambda: _extra_points(rules),
        Topic.REMINDERS: lambda: [_(reminder.text) for reminder in rules.reminders],
    }
    return tuple(tell[topic]())


def _cards(rules: Rules, players: int) -> list[str]:
    size = rules.pack.size(players)
    form = ngettext("A pack of {cards} card.", "A pack of {cards} cards.", size)
    if rules.pack.packs > 1:
        form = _("{packs} packs, {cards} cards in all.")
    found = [form.format(cards=size, packs=rules.pack.packs)]
    if rules.pack.turn_up:
        found.append(_("One card is always kept back to be turned up."))
    return found


def _plan(plan: Plan, sizes: tuple[int, ...]) -> str:
    shapes = {
        Shape.UP: _("{hands}: from 1 card up to {top}."),
        Shape.DOWN: _("{hands}: from {top} cards down to 1."),
        Shape.UP_DOWN: _("{hands}: from 1 card up to {top} and down again."),
        Shape.DOWN_UP: _("{hands}: from {top} cards down to 1 and up again."),
    }
    sentence = ngettext("{hands}: {sizes} card.", "{hands}: {sizes} cards.", max(sizes))
    if len(set(sizes)) > 1:
        sentence = shapes.get(plan.shape, sentence)
    return sentence.format(hands=hands(len(sizes)), top=max(sizes), sizes=_listed(sizes))


def _listed(sizes: tuple[int, ...]) -> str:
    """Return hand sizes, a size that is dealt several times in a row said once."""
    runs = [(size, len(list(run))) for size, run in groupby(sizes)]
    return ", ".join(f"{times} × {size}" if times > 1 else str(size) for size, times in runs)


def _deal(rules: Rules) -> list[str]:
    found = []
    if rules.deal.direction is Direction.RIGHT:
        found.append(_("The deal goes round to the right."))
    if rules.deal.next_dealer is NextDealer.BIGGEST_MISS:
        found.append(_("Whoever was furthest off deals next."))
    if rules.deal.leader is Leader.TOP_BIDDER:
        found.append(_("The highest bidder leads."))
    return found


def _trump(rules: Rules) -> list[str]:
    cycle = rules.trump.cycle
    without = rules.trump.no_trump
    if cycle and isinstance(without, tuple):  # as they come: the first hands may be without
        hand = next(number for number in count(1) if number not in without)
        cycle = (*cycle[(hand - 1) % len(cycle) :], *cycle[: (hand - 1) % len(cycle)])
    suits = ", ".join(trump_name(suit) for suit in cycle)
    first = "" if not cycle else trump_name(rules.trump.cycle[0])
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


def _streak(rules: Rules) -> list[str]:
    streak = rules.streak
    if streak is None:
        return []
    sentence = _("After {length} hands in a row: {made} for made ones, {missed} for missed.")
    made, missed = points(streak.made), points(streak.missed)
    ones = {
        OneCardHands.IGNORE: _("One-card hands leave a streak as it is."),
        OneCardHands.BREAK: _("A one-card hand breaks a streak."),
        OneCardHands.COUNT: _("One-card hands count for a streak like any other."),
    }
    told_first = sentence.format(length=streak.length, made=made, missed=missed)
    return [told_first, ones[streak.one_card_hands]]


def _end(rules: Rules) -> list[str]:
    found = []
    if rules.tricks_can_be_lost:
        found.append(_("Tricks can be lost."))
    if rules.wins is Wins.LOWEST:
        found.append(_("The lowest total wins."))
    if rules.ties is Ties.MOST_MADE:
        found.append(_("Of equal totals, the one with more bids made wins."))
    return found


def _extra_points(rules: Rules) -> list[str]:
    if not rules.extra_points:
        return []
    amounts = ", ".join(points(amount) for amount in rules.extra_points)
    return [_("Extra points are written down beside the score: {amounts}.").format(amounts=amounts)]
