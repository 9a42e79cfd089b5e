"""Reading a rules record.

A field that is left out is the base game's; a field that is not known is refused with
its place, so that a misspelt rule is never silently the base game's.
"""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.rules.bidding import Bidding, Hook, Order
from scorekeeper.rules.errors import RecordError, RuleError, sentence
from scorekeeper.rules.language import FormulaError, Points
from scorekeeper.rules.pack import BIGGEST_PACK, Pack
from scorekeeper.rules.plan import MOST_HANDS, Plan, Segment, Shape, TopTable, plan_formula
from scorekeeper.rules.reading import LONGEST_TEXT, Reader, shown
from scorekeeper.rules.record import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Deal,
    Direction,
    Leader,
    NextDealer,
    Rules,
    Ties,
    Wins,
)
from scorekeeper.rules.reminder import Reminder, condition
from scorekeeper.rules.scoring import Case, OneCardHands, Streak, compiled
from scorekeeper.rules.trump import NoTrump, Source, Trump, TrumpRule
from scorekeeper.rules.values import replace

__all__ = ["rules_from_json", "scoring_from_json", "streak_from_json"]

MOST_CASES = 40
MOST_TEXTS = 40
BIGGEST_BONUS = 1_000_000
_MOST_SEGMENTS = 40
_PAIR = 2
_CLASSIC = Rules()


def rules_from_json(record: object, base: Rules = _CLASSIC, place: str = "rules") -> Rules:
    """Read a rules record; groups that are left out are those of ``base``.

    Raises RecordError, with the place, for anything that is not as expected.
    """
    read = Reader(record, place)
    rules = replace(
        base,
        key=read.text("key", base.key),
        name=read.text("name", base.name),
        about=read.text("about", base.about),
        also=read.texts("also", MOST_TEXTS, base.also),
        players=_players(read, base),
        pack=_pack(read.group("pack")) if read.has("pack") else base.pack,
        plan=_plan(read.group("plan")) if read.has("plan") else base.plan,
        deal=_deal(read.group("deal")) if read.has("deal") else base.deal,
        trump=_trump(read.group("trump")) if read.has("trump") else base.trump,
        bidding=_bidding(read.group("bidding")) if read.has("bidding") else base.bidding,
        scoring=scoring_from_json(read) if read.has("scoring") else base.scoring,
        streak=streak_from_json(read) if read.has("streak") else base.streak,
        wins=read.choice("wins", Wins, base.wins),
        ties=read.choice("ties", Ties, base.ties),
        tricks_can_be_lost=read.flag("tricks_can_be_lost", default=base.tricks_can_be_lost),
        extra_points=_extra_points(read) if read.has("extra_points") else base.extra_points,
        reminders=_reminders(read) if read.has("reminders") else base.reminders,
    )
    read.done()
    _check_sizes(rules, place)
    return rules


def _check_sizes(rules: Rules, place: str) -> None:
    """Refuse a pack or a plan that no number of players can play; a game checks it for its own.

    A plan edited hand by hand was made for one number and may be too big for others.
    """
    problems = []
    for players in range(rules.players[0], rules.players[1] + 1):
        part = "pack.cards"
        try:
            rules.pack.size(players)
            part = "plan"
            rules.sizes(players)
        except RuleError as wrong:
            problems.append(RecordError(f"{place}.{part}", wrong.message, **wrong.values))
        else:
            return
    raise problems[0]


def _players(read: Reader, base: Rules) -> tuple[int, int]:
    found = [
        read.whole_at(place, item, FEWEST_PLAYERS, MOST_PLAYERS)
        for place, item in read.items("players", 2, base.players)
    ]
    if len(found) != _PAIR or found[0] > found[1]:
        raise RecordError(
            read.at("players"),
            sentence("expected the fewest and the most players, such as [3, 7]."),
        )
    return found[0], found[1]


def _pack(read: Reader) -> Pack:
    cards = read.raw("cards", 52)
    if not isinstance(cards, str):
        cards = read.whole("cards", 1, BIGGEST_PACK, 52)
    pack = Pack(
        cards=cards,
        packs=read.whole("packs", 1, 10, 1),
        turn_up=read.flag("turn_up", default=False),
    )
    read.done()
    return pack


def _plan(read: Reader) -> Plan:
    shape = read.choice("shape", Shape, Shape.UP)
    segments = tuple(
        _segment(place, item) for place, item in read.items("segments", _MOST_SEGMENTS, ())
    )
    hands = tuple(
        read.whole_at(place, item, 1, BIGGEST_PACK)
        for place, item in read.items("hands", MOST_HANDS, ())
    )
    plan = Plan(shape=shape, top=_top(read), segments=segments, hands=hands)
    read.done()
    return plan


def _top(read: Reader) -> int | str | TopTable:
    match read.raw("top", None):
        case None:
            return Plan().top
        case "max":
            return "max"
        case Mapping():
            fields = read.group("top").fields()
            return tuple(_top_row(read, key, size) for key, size in fields)
        case str(other):
            raise RecordError(
                read.at("top"),
                sentence("expected a number, “max” or a table by players, not {found}."),
                found=shown(other),
            )
    return read.whole("top", 1, BIGGEST_PACK)


def _top_row(read: Reader, key: str, size: object) -> tuple[int, int]:
    place = f"{read.at('top')}.{key}"
    players = int(key) if key in {str(n) for n in range(MOST_PLAYERS + 1)} else key
    read.whole_at(place, players, FEWEST_PLAYERS, MOST_PLAYERS)
    return int(players), read.whole_at(place, size, 1, BIGGEST_PACK)


def _is_step(step: int) -> bool:
    return not isinstance(step, bool) and 1 <= abs(step) <= BIGGEST_PACK


def _segment(place: str, item: object) -> Segment:
    match item:
        case [str(first), str(last), int(step), str(times)] if _is_step(step):
            for text in (first, last, times):
                try:
                    plan_formula(text)
                except FormulaError as wrong:
                    raise RecordError(place, wrong.message, **wrong.values) from None
            return first, last, step, times
    raise RecordError(
        place, sentence('expected from, to, step and times, such as ["1", "M", 1, "1"].')
    )


def _deal(read: Reader) -> Deal:
    deal = Deal(
        direction=read.choice("direction", Direction, Direction.LEFT),
        next_dealer=read.choice("next_dealer", NextDealer, NextDealer.IN_TURN),
        leader=read.choice("leader", Leader, Leader.NEXT),
    )
    read.done()
    return deal


def _trump(read: Reader) -> TrumpRule:
    source = read.choice("source", Source, Source.TURN_UP)
    cycle = tuple(
        read.choice_at(place, item, Trump) for place, item in read.items("cycle", MOST_TEXTS, ())
    )
    without = read.raw("no_trump", NoTrump.LAST_HAND)
    no_trump: NoTrump | tuple[int, ...]
    if isinstance(without, list | tuple):
        no_trump = tuple(
            read.whole_at(place, item, 1, MOST_HANDS)
            for place, item in read.items("no_trump", MOST_HANDS)
        )
    else:
        no_trump = read.choice("no_trump", NoTrump, NoTrump.LAST_HAND)
    read.done()
    if source in {Source.FIXED, Source.CYCLE} and not cycle:
        raise RecordError(
            read.at("cycle"), sentence("expected the trumps in order, such as [“spades”].")
        )
    return TrumpRule(source, cycle, no_trump)


def _bidding(read: Reader) -> Bidding:
    zeros = read.raw("zeros_in_a_row", None)
    bidding = Bidding(
        order=read.choice("order", Order, Order.IN_TURN),
        hook=read.choice("hook", Hook, Hook.OFF),
        hook_from=read.whole("hook_from", 1, BIGGEST_PACK, 1),
        hook_on_last_hand=read.flag("hook_on_last_hand", default=True),
        zeros_in_a_row=zeros if zeros is None else read.whole("zeros_in_a_row", 1, MOST_HANDS),
    )
    read.done()
    return bidding


def scoring_from_json(read: Reader) -> tuple[Case, ...]:
    """Read the field ``scoring``: pairs of a condition and a formula.  Raises RecordError."""
    cases = []
    for place, item in read.items("scoring", MOST_CASES):
        match item:
            case [str(condition), str(pays)]:
                try:
                    compiled(((condition, pays),))
                except FormulaError as wrong:
                    raise RecordError(place, wrong.message, **wrong.values) from None
                cases.append((condition, pays))
            case _:
                raise RecordError(
                    place,
                    sentence("expected a condition and a formula, such as {example}."),
                    example='["made", "10 + tricks"]',
                )
    return tuple(cases)


def streak_from_json(read: Reader) -> Streak | None:
    """Read the field ``streak``, null for none.  Raises RecordError."""
    if read.raw("streak") is None:
        return None
    group = read.group("streak")
    streak = Streak(
        length=group.whole("length", 2, MOST_HANDS),
        made=group.number("made", BIGGEST_BONUS),
        missed=group.number("missed", BIGGEST_BONUS),
        one_card_hands=group.choice("one_card_hands", OneCardHands, OneCardHands.IGNORE),
    )
    group.done()
    return streak


def _extra_points(read: Reader) -> tuple[Points, ...]:
    return tuple(
        read.number_at(place, item, BIGGEST_BONUS)
        for place, item in read.items("extra_points", MOST_TEXTS)
    )


def _reminders(read: Reader) -> tuple[Reminder, ...]:
    return tuple(_reminder(place, item) for place, item in read.items("reminders", MOST_TEXTS))


def _reminder(place: str, item: object) -> Reminder:
    match item:
        case str(text) if len(text) <= LONGEST_TEXT:
            return Reminder(text)
        case [str(when), str(text)] if len(text) <= LONGEST_TEXT:
            try:
                condition(when)
            except FormulaError as wrong:
                raise RecordError(place, wrong.message, **wrong.values) from None
            return Reminder(text, when)
    raise RecordError(
        place,
        sentence("expected a text, or a condition and a text, such as {example}."),
        example='["cards == 1", "..."]',
    )
