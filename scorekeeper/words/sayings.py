"""What is said about the game: broken rules, entries, trumps, and why a bid is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, assert_never

from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Entry,
    Hand,
    Hook,
    Played,
    PlayerId,
    Position,
    RecordError,
    Redeal,
    Replan,
    Rescore,
    RuleError,
    Rules,
    Tricks,
    Trump,
    TrumpMade,
    Void,
    Why,
)
from scorekeeper.words.comings import at_the_table
from scorekeeper.words.figures import isolated, points
from scorekeeper.words.translation import _, ngettext

__all__ = ["because", "broken", "described", "hands", "said", "trump_is", "trump_name"]


class Sentence(Protocol):
    """An error that brings a sentence with gaps, and the values for them."""

    @property
    def message(self) -> str:
        """The sentence."""

    @property
    def values(self) -> Mapping[str, object]:
        """What fills its gaps."""


def said(error: RuleError | Sentence) -> str:
    """Return what a broken rule (or a file that fails) says, in the reader's language.

    The place of a RecordError stays in front: ``rules.plan.top: expected ...``.
    """
    values = {
        name: isolated(value) if isinstance(value, str) else value
        for name, value in error.values.items()
    }
    sentence = _(error.message).format(**values)
    return f"{error.place}: {sentence}" if isinstance(error, RecordError) else sentence


def described(entry: Entry, game: Position) -> str:
    """Name ``entry``, so that a person knows what undo would take back.

    Entries for any hand but the current one say which hand they are about.  A bid that is
    not to be seen yet is not given away.
    """
    current = game.hand is not None and game.hand.number == entry.hand
    if current and isinstance(entry, Bid) and game.bids_are_hidden:
        return _("{player} bids").format(player=_name(game, entry.player))
    text = _described(entry, game)
    if current or isinstance(entry, _SAY_THEIR_HAND):
        return text
    return _("Hand {hand}: {entry}").format(hand=entry.hand, entry=text)


def _described(entry: Entry, game: Position) -> str:
    match entry:
        case Bid(player=player, bid=bid):
            return _("{player} bids {bid}").format(player=_name(game, player), bid=bid)
        case Tricks(player=player, tricks=tricks):
            return _("{player} takes {tricks}").format(player=_name(game, player), tricks=tricks)
        case Adjust(player=player, points=extra):
            # ngettext picks the form; the figure itself may be a half or have a minus.
            form = ngettext(
                "{player}: {points} extra point", "{player}: {points} extra points", _few(extra)
            )
            return form.format(player=_name(game, player), points=points(extra))
        case TrumpMade(trump=None, player=str(player)):
            return _("{player} names trump").format(player=_name(game, player))
        case Played() | TrumpMade() | Accept() | Replan() | Rescore():
            return _of_all(entry)
        case _:
            return at_the_table(entry, game)


_SAY_THEIR_HAND = (Played, Accept, Replan, Rescore, Redeal, Void)


def _of_all(entry: Played | TrumpMade | Accept | Replan | Rescore) -> str:
    """Name an entry that is about nobody alone."""
    match entry:
        case Played(hand=hand):
            return _("Hand {hand} played").format(hand=hand)
        case TrumpMade(trump=trump):
            return trump_is(trump)
        case Accept(hand=hand):
            return _("Hand {hand} stands as it is").format(hand=hand)
        case Replan(hand=hand, sizes=()):
            return _("The game ends after hand {hand}").format(hand=hand - 1)
        case Replan(hand=hand):
            return _("A new plan from hand {hand} on").format(hand=hand)
        case Rescore(hand=1):
            return _("Another scoring for the whole game")
        case Rescore(hand=hand):
            return _("Another scoring from hand {hand} on").format(hand=hand)
        case _:
            assert_never(entry)


def because(why: Why, game: Position) -> str:
    """Say why a bid is closed in the current hand, in one sentence."""
    cards = 0 if game.hand is None else game.hand.cards
    match why:
        case Why.EVENS:
            return _("The bids would add up to {cards}.").format(cards=cards)
        case Why.NOT_OVER:
            return _("The bids must go over {cards}.").format(cards=cards)
        case Why.NOT_EXACT:
            return _("The bids must add up to {cards}.").format(cards=cards)
        case Why.ZEROS:
            return _no_zero(game.setup.rules.bidding.zeros_in_a_row or 0)
        case _:
            assert_never(why)


def _no_zero(limit: int) -> str:
    """Say that a zero would be one too many after ``limit`` of them, as a person counts."""
    counts = (
        _("No zero this time: you bid one last time."),
        _("No zero this time: two in a row."),
        _("No zero this time: three in a row."),
        _("No zero this time: four in a row."),
        _("No zero this time: five in a row."),
    )
    if 1 <= limit <= len(counts):
        return counts[limit - 1]
    return _("No zero this time: {limit} in a row.").format(limit=limit)


def broken(breach: Breach, hand: Hand, rules: Rules) -> str:
    """Say which rule ``hand`` breaks, in one sentence."""
    match breach:
        case Breach.HOOK:
            return _hook(rules).format(bids=sum(hand.bids.values()), cards=hand.cards)
        case Breach.TRICKS:
            sentence = _("The tricks add up to {tricks}, not {cards}.")
            return sentence.format(tricks=sum(hand.tricks.values()), cards=hand.cards)
        case Breach.MISSING:
            return _("A bid or a trick count was not entered.")
        case Breach.FORMULA:
            return _("The scoring has no answer for this hand.")
        case _:
            assert_never(breach)


def _hook(rules: Rules) -> str:
    match rules.bidding.hook:
        case Hook.OVER_ONLY:
            return _("The bids add up to {bids}; they must go over {cards}.")
        case Hook.EXACTLY:
            return _("The bids add up to {bids}; they must add up to {cards}.")
        case _:
            return _("The bids add up to {bids}; they may not add up to {cards}.")


def trump_is(trump: Trump | None) -> str:
    """Say what is trump, as a short sentence: “Hearts are trump”."""
    match trump:
        case Trump.SPADES:
            return _("Spades are trump")
        case Trump.HEARTS:
            return _("Hearts are trump")
        case Trump.DIAMONDS:
            return _("Diamonds are trump")
        case Trump.CLUBS:
            return _("Clubs are trump")
        case Trump.NONE:
            return _("There is no trump")
        case None:
            return _("Trump not known")
        case _:
            assert_never(trump)


def trump_name(trump: Trump) -> str:
    """Return what a trump is called, for a button or a heading."""
    match trump:
        case Trump.SPADES:
            return _("Spades")
        case Trump.HEARTS:
            return _("Hearts")
        case Trump.DIAMONDS:
            return _("Diamonds")
        case Trump.CLUBS:
            return _("Clubs")
        case Trump.NONE:
            return _("No trump")
        case _:
            assert_never(trump)


def hands(count: int) -> str:
    """Return ``count`` hands in words: “1 hand”, “13 hands”."""
    return ngettext("{count} hand", "{count} hands", count).format(count=count)


def _name(game: Position, player: PlayerId) -> str:
    return isolated(game.name(player))


def _few(extra: float) -> int:
    """Return the number whose plural form fits ``extra`` points."""
    return int(abs(extra)) if float(extra).is_integer() else 2
